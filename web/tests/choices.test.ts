/** The options and refusals of a decision as choices. */
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../src/table/choices';
import type { Speaker } from '../src/texts/speaker';
import type { Ask, OptionLine, RefusedLine } from '../src/types';

const speaker = {
  option: ({ kind }: { kind: string }) => kind,
  brings: () => '',
  foretold: () => [],
  preview: () => '',
  refusal: (code: string) => code,
} as unknown as Speaker;

const option = (action: number, changes: Record<string, number>, cost: Record<string, number> = {}): OptionLine =>
  ({ action, kind: `do${action}`, args: {}, about: {}, ahead: [], changes: { 1: changes }, cost, events: [], reveals: false }) as unknown as OptionLine;
const refused = (action: number, code: string): RefusedLine => ({ action, kind: `do${action}`, args: {}, about: {}, code, why: {}, rule: '' }) as unknown as RefusedLine;
const ask = (options: OptionLine[], no: RefusedLine[] = []): Ask => ({ kind: 'choose', seat: 1, args: {}, pick: null, options, refused: no }) as unknown as Ask;

describe('choices', () => {
  test('what only gives is free', () => {
    const options = [option(1, { scrolls: 1 }), option(2, { scrolls: 1, date: -1 }), option(3, { scrolls: 1 }, { date: 1 }), option(4, {})];
    expect(choicesOf(ask(options), [], speaker).map(({ free }) => free)).toEqual([true, false, false, false]);
  });

  test('a refusal that nobody asks for is not shown', () => {
    const asked = ask([option(1, {})], [refused(2, 'game.no_scroll'), refused(3, 'game.no_date')]);
    expect(choicesOf(asked, [], speaker).map(({ action }) => action)).toEqual([1, 2, 3]);
    expect(choicesOf(asked, [], speaker, new Set(['game.no_scroll'])).map(({ action }) => action)).toEqual([1, 3]);
  });
});
