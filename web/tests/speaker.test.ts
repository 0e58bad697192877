import { describe, expect, test } from 'vitest';
import { Speaker, type Texts } from '../src/texts/speaker';
import { LANGUAGES, filesOf, ids, textsOf } from './game-texts';
import { SEATS } from './toy-table';

function texts(language: string): Texts {
  return textsOf(language, 'texts', 'server/texts', 'games/merv/texts');
}

const OTHERS = [...SEATS, { who: 2, kind: 'high_courtier', colour: 'yellow', scores: false }];
const speaker = new Speaker(texts('en'), new Set(['colour', 'cubes', 'spice'])).at(OTHERS, ['Anna', '']);

describe('the speaker', () => {
  test('says an action with the words of its arguments', () => {
    expect(speaker.action({ kind: 'pay', args: { colour: 'purple' } })).toBe('Pay with purple');
  });

  test('calls people by name, else by colour, and the automatic ones by what they are', () => {
    expect([0, 1, 2].map((who) => speaker.participant(who))).toEqual(['Anna', 'Blue', 'High Courtier']);
  });

  test('adds the colour to a name that two have', () => {
    const same = speaker.at(SEATS, ['Anna', 'Anna']);
    expect(same.participant(1)).toBe('Anna (Blue)');
  });

  test('says amounts in an event', () => {
    const event = { kind: 'paid', who: 0, args: { cubes: { purple: 2, tan: 0, white: 1 } } };
    expect(speaker.event(event)).toBe('Anna pays 2 purple, 1 white.');
  });

  test('counts words that stand side by side, but not numbers', () => {
    const event = { kind: 'paid', who: 0, args: { cubes: ['x', 'x', '4', '4', 5, 5] } };
    const plain = new Speaker(texts('en'), new Set()).at(OTHERS, ['Anna', '']);
    expect(plain.event(event)).toBe('Anna pays 2 × x, 4, 4, 5, 5.');
  });

  test('signs what an option brings and costs', () => {
    expect(speaker.preview({ teal: 2 }, { camels: 1 })).toBe('+2 teal, \u22121 camel');
    expect(speaker.preview({ camels: -1 }, {}, ['brings nothing'])).toBe('\u22121 camel, brings nothing');
  });

  test('tells how an end now would change, where the points at once do not say it', () => {
    const option = { changes: { 0: { points: 2, camels: 1 } }, prospects: { 0: 4, 1: -3 }, events: [] };
    expect(speaker.foretold(option, 0)).toEqual(['+4 if it ended now']);
    expect(speaker.foretold(option, 1)).toEqual(['\u22123 if it ended now']);
    expect(speaker.foretold({ ...option, prospects: { 0: 2 } }, 0)).toEqual([]);
    expect(speaker.foretold({ ...option, prospects: {} }, 0)).toEqual([]);
  });

  test('puts what an end now would change before the notes of an option', () => {
    const events = [{ kind: 'boon_lost', who: 0, rule: '', args: {} }];
    expect(speaker.foretold({ changes: {}, prospects: { 0: 1 }, events }, 0)).toEqual([
      '+1 if it ended now',
      'the boon brings nothing',
    ]);
  });

  test('says what is in danger', () => {
    const danger = { kind: 'buildings_open', rule: 'MERV-INVASION-2', args: { n: 2, cells: ['r1c1', 'r1c3'] } };
    expect(speaker.danger(danger)).toBe('2 buildings are open to the Mongols.');
    expect(speaker.danger({ ...danger, args: { n: 1, cells: ['r1c1'] } })).toBe('1 building is open to the Mongols.');
  });

  test('says a refusal with its reason', () => {
    expect(speaker.refusal('merv.slot.occupied', { slot: 3, owner: 0 }, null)).toBe('Slot 3 is taken by Anna.');
  });

  test('a missing message is an error while developing', () => {
    expect(() => speaker.say('no-such-message')).toThrow('no message');
  });
});

describe.each(LANGUAGES)('the words of the page in %s', (language) => {
  const messages = (code: string): string[] => filesOf(code, 'server/texts').flatMap(ids).sort();

  test('are complete', () => {
    expect(messages(language)).toEqual(messages('en'));
  });

  test('are unique', () => {
    expect(messages(language).length).toBe(new Set(messages(language)).size);
  });
});

test('every message of the page that is used exists', () => {
  const components = import.meta.glob<string>(['../src/*.{svelte,ts}', '../src/{parts,table}/*.{svelte,ts}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const used = Object.values(components).flatMap((source) => [...source.matchAll(/['"`](page-[a-z-]+[a-z])['"`]/g)]);
  const page = textsOf('en', 'server/texts');
  expect(used.map((match) => match[1]!).filter((id) => !page.has(id))).toEqual([]);
});
