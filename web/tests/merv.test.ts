import { describe, expect, it } from 'vitest';
import { Printed } from '../src/games/merv/areas';
import { GUIDE } from '../src/games/merv/guide';
import { ARRANGEMENTS } from '../src/games/merv/layout';
import { describeWords, namesOf } from './game-texts';

const sources = import.meta.glob<string>('../src/games/merv/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

describeWords('merv', namesOf(ARRANGEMENTS.flatMap(({ zones }) => zones), GUIDE), Object.values(sources).join('\n'), /'((?:board|zone|place-own|page)-[a-z0-9-]+)'/g);

function printed(purple: number): Printed {
  const wall: Record<string, unknown> = {};
  for (const colour of ['purple', 'tan', 'teal', 'orange']) {
    for (const kind of [1, 2, 3]) wall[`${colour}-${kind}`] = { colour, cost: kind, copies: kind === 3 ? 1 : 2 };
  }
  wall['purple-1'] = { colour: 'purple', cost: purple, copies: 2 };
  return new Printed({ wall });
}

describe('the wall supply', () => {
  it('stands in groups of one price', () => {
    expect(printed(2).wallGroups()).toEqual([
      { isGate: false, cost: 1, pieces: ['tan-1', 'teal-1', 'orange-1'] },
      { isGate: false, cost: 2, pieces: ['purple-1', 'purple-2', 'tan-2', 'teal-2', 'orange-2'] },
      { isGate: true, cost: 3, pieces: ['purple-3', 'tan-3', 'teal-3', 'orange-3'] },
    ]);
  });

  it('keeps segments apart from gates of the same price', () => {
    const groups = printed(3).wallGroups();

    expect(groups.map(({ isGate, cost }) => `${isGate ? 'gate' : 'segment'} ${cost}`)).toEqual([
      'segment 1',
      'segment 2',
      'segment 3',
      'gate 3',
    ]);
  });
});
