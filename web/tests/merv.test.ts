import { describe, expect, it } from 'vitest';
import { courtiersOf, Printed } from '../src/games/merv/areas';
import { GUIDE } from '../src/games/merv/guide';
import { ZONES } from '../src/games/merv/layout';
import { describeWords, namesOf } from './game-texts';

const sources = import.meta.glob<string>('../src/games/merv/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

describeWords('merv', namesOf(ZONES, GUIDE), Object.values(sources).join('\n'), /'((?:board|zone|place-own|page)-[a-z0-9-]+)'/g);

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

describe('the courtiers of a hall', () => {
  const players = [
    { who: 0, courtiers: { faith: 1, trade: 0 } },
    { who: 1, courtiers: { faith: 2, trade: 1 } },
  ];
  const placed = (who: number, hall: string) => ({ kind: 'courtier_placed', who, rule: '', args: { hall } });

  it('stand in the order in which they came', () => {
    expect(courtiersOf('faith', players, [placed(1, 'faith'), placed(1, 'trade'), placed(0, 'faith'), placed(1, 'faith')])).toEqual([1, 0, 1]);
    expect(courtiersOf('trade', players, [placed(1, 'trade')])).toEqual([1]);
  });

  it('of whose coming nobody told stand last', () => {
    expect(courtiersOf('faith', players, [placed(1, 'faith')])).toEqual([1, 0, 1]);
    expect(courtiersOf('faith', players, [])).toEqual([0, 1, 1]);
  });

  it('are no more than there are', () => {
    expect(courtiersOf('faith', players, [placed(0, 'faith'), placed(0, 'faith')])).toEqual([0, 1, 1]);
    expect(courtiersOf('spice', players, [placed(0, 'spice')])).toEqual([]);
  });
});
