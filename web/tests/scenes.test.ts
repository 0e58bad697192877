/** The scenes of recorded games: when they come, what they tell, how long they last. */
import { beforeEach, describe, expect, test } from 'vitest';
import { scenes as marcoPolo } from '../src/games/marco_polo/scenes';
import { scenes as marrakesh, type SeasonEnd, type Tossed } from '../src/games/marrakesh/scenes';
import { scenes as merv, type Fates, type Raid } from '../src/games/merv/scenes';
import { actsOf } from '../src/table/acts';
import type { Scene, Told } from '../src/table/context';
import { knowParticipants } from '../src/table/participants';
import { pointsInWords, rowDelay, stretch, type Reckoned } from '../src/table/scenes/telling';
import { Speaker } from '../src/texts/speaker';
import type { EventLine } from '../src/types';
import { LANGUAGES, textsOf } from './game-texts';
import { recorded } from './recorded';

const SEATS = ['red', 'blue', 'yellow'].map((colour, who) => ({ who, kind: 'seat', colour, scores: true }));
const GAMES: [string, string, (told: Told) => Scene[]][] = [
  ['merv', 'merv', merv],
  ['merv', 'merv-solo', merv],
  ['marco_polo', 'marco_polo', marcoPolo],
  ['marrakesh', 'marrakesh', marrakesh],
];

interface Played {
  scene: Scene;
  events: EventLine[];
}

function all(file: string, scenes: (told: Told) => Scene[]): Played[] {
  return recorded(file).plays.flatMap(({ events, seat }) => scenes({ events, seat }).map((scene) => ({ scene, events })));
}

beforeEach(() => knowParticipants(SEATS, null));

describe.each(GAMES)('%s, the record %s', (game, file, scenes) => {
  test('no scene is longer than six seconds, and those of a play do not overlap', () => {
    for (const { events, seat } of recorded(file).plays) {
      const found = scenes({ events, seat });
      for (const [index, { milliseconds, from, to }] of found.entries()) {
        expect(milliseconds).toBeLessThanOrEqual(6000);
        expect(from).toBeLessThanOrEqual(to); // a small one may leave its event to the next card
        expect(from).toBeGreaterThanOrEqual(found[index - 1]?.to ?? 0);
      }
    }
  });

  test.each(LANGUAGES)('every scene is said in %s', (language) => {
    const speaker = new Speaker(textsOf(language, 'texts', 'server/texts', `games/${game}/texts`), new Set()).at(SEATS, ['Anna', 'Berta', 'Carl']);
    const said = all(file, scenes).map(({ scene }) => scene.sentence(speaker));

    expect(said.length).toBeGreaterThan(5);
    for (const sentence of said) expect(sentence).toMatch(/^[^{}]+\.$/);
  });

  test('the points that a scoring counts are those of its events, in rows of their source', () => {
    for (const { scene, events } of all(file, scenes).filter(({ scene }) => scene.name === 'year' || scene.name === 'scoring')) {
      const { rows } = scene.data as Reckoned;
      const counted = rows.filter(({ isCost }) => !isCost).flatMap(({ amounts }) => Object.values(amounts));
      const scored = events.slice(scene.from, scene.to).filter(({ kind }) => kind === 'points_scored' || kind === 'points_lost');
      const sum = scored.reduce((total, { kind, args }) => total + (kind === 'points_lost' ? -1 : 1) * Number(args.n), 0);
      expect(counted.reduce((total, n) => total + n, 0)).toBe(sum);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    }
  });
});

function names(file: string, scenes: (told: Told) => Scene[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { scene } of all(file, scenes)) found[scene.name] = (found[scene.name] ?? 0) + 1;
  return found;
}

test('in Merv the Mongols come twice and every year is scored', () => {
  const found = names('merv', merv);

  expect(found.invasion).toBe(2);
  expect(found.year).toBeGreaterThanOrEqual(3);
});

test('in Merv the fate of each building that is not decided when the Mongols come is shown, of the own ones only what was not chosen', () => {
  const { plays } = recorded('merv');
  const fates = plays.filter(({ events }) => events.every(({ kind }) => kind !== 'invasion_started')).flatMap((play) => merv(play));
  const decided = plays.flatMap(({ events }) => (events.some(({ kind }) => kind === 'invasion_started') ? [] : events));
  for (const [scene, kind] of [['ransom', 'ransom_paid'], ['lost', 'building_lost']] as const)
    expect(fates.filter(({ name }) => name === scene).length).toBe(decided.filter((event) => event.kind === kind).length);

  knowParticipants(SEATS, 1);
  const args = { cell: 'r1c1', site: 'wall-tan' };
  const line = (kind: string, more: object): EventLine => ({ kind, who: 1, rule: '', args: { ...args, ...more } });
  const shown = (event: EventLine): string[] => merv({ events: [event], seat: 1 }).map(({ name }) => name);
  expect(shown(line('ransom_paid', { colour: 'tan' }))).toEqual([]);
  expect(shown(line('building_lost', { loss: 'given_up' }))).toEqual([]);
  expect(shown(line('building_lost', { loss: 'no_ransom' }))).toEqual(['lost']);
});

test('the ransoms of one owner, one after the other, are one scene', () => {
  const { plays } = recorded('merv');
  const decided = plays.map(({ events, seat }, number) => ({ number, seat: seat ?? 0, action: 0, name: '', at: 0, events }));
  const teller = { mine: [], opponent: () => false, isTables: () => true, says: () => true, scenes: merv };
  const told = actsOf([], decided, 0, decided.length, teller).flatMap((act) => (act.kind === 'scene' && act.scene.small ? [act.scene] : []));
  const kinds = plays.flatMap(({ events }) => (events.some(({ kind }) => kind === 'invasion_started') ? [] : events)).map(({ kind }) => kind);

  const fates = told.map(({ data }) => data as Fates);
  expect(fates.reduce((sum, { paid }) => sum + paid.length, 0)).toBe(kinds.filter((kind) => kind === 'ransom_paid').length);
  expect(fates.reduce((sum, { lost }) => sum + lost, 0)).toBe(kinds.filter((kind) => kind === 'building_lost').length);
  expect(fates.length).toBeLessThan(kinds.filter((kind) => kind === 'ransom_paid' || kind === 'building_lost').length);
  for (const language of LANGUAGES) {
    const speaker = new Speaker(textsOf(language, 'texts', 'server/texts', 'games/merv/texts'), new Set()).at(SEATS, ['Anna', 'Berta', 'Carl']);
    for (const scene of told) expect(scene.sentence(speaker)).toMatch(/^[^{}]+\.$/);
  }
});

test('when the Mongols come, those who lose a building at once are named with the reason', () => {
  const lost = (who: number, cell: string, loss: string): EventLine => ({ kind: 'building_lost', who, rule: '', args: { cell, site: 'wall-tan', loss } });
  const events = [{ kind: 'invasion_started', who: null, rule: '', args: { year: 2 } }, lost(2, 'r1c1', 'no_ransom'), lost(2, 'r1c2', 'no_ransom'), lost(0, 'r5c5', 'never_pays')];

  const [scene] = merv({ events, seat: 1 });

  expect((scene?.data as Raid).losses).toEqual([{ who: 2, n: 2, isUnpaid: true }, { who: 0, n: 1, isUnpaid: false }]);
});

test('soldiers that leave at once are told with the invasion, those that wait for ransoms later', () => {
  const start = { kind: 'invasion_started', who: null, rule: '', args: { year: 2 } };
  const over = { kind: 'invasion_ended', who: null, rule: '', args: { n: 3 } };
  const speaker = new Speaker(textsOf('en', 'texts', 'server/texts', 'games/merv/texts'), new Set()).at(SEATS, ['Anna', 'Berta', 'Carl']);
  const [atOnce] = merv({ events: [start, over], seat: 1 });
  const [later] = merv({ events: [start], seat: 1 });

  expect((atOnce?.data as Raid).leaving).toBe(3);
  expect(atOnce?.sentence(speaker)).toContain('3 soldiers return');
  expect((later?.data as Raid).leaving).toBe(0);
});

test('in Marrakesh there are twelve tosses, provisions and a last scoring', () => {
  const found = names('marrakesh', marrakesh);

  expect(found.toss).toBe(12);
  expect(found.season).toBeGreaterThanOrEqual(3);
  expect(found.scoring).toBe(1);
  let inside = 0;
  for (const { scene, events } of all('marrakesh', marrakesh)) {
    if (scene.name === 'toss') {
      const { out, stuck, before } = scene.data as Tossed;
      expect(before).toBe(inside);
      inside = stuck;
      expect(out).toEqual(events.find(({ kind }) => kind === 'tray_filled')!.args.colour);
      expect(stuck).toBe(events.find(({ kind }) => kind === 'keshis_stuck')!.args.n);
    } else if (scene.name === 'scoring') {
      const { rows } = scene.data as Reckoned;
      const filled = rows.find(({ key }) => key === 'filled_areas')!;
      for (const [who, n] of Object.entries(filled.pieces!.n)) expect(filled.amounts[Number(who)]).toBe(10 * n);
    } else if (scene.name === 'season') {
      const { supplied } = scene.data as SeasonEnd;
      const told = events.filter(({ kind }) => kind === 'provisions_paid' || kind === 'provisions_failed').map(({ who }) => who);
      expect(supplied.map(({ who }) => who)).toEqual(told);
    }
  }
});

test('in Marco Polo dice are rolled, contracts and posts are shown of others only', () => {
  const found = names('marco_polo', marcoPolo);
  expect(found.roll).toBeGreaterThanOrEqual(4);
  expect(found.scoring).toBe(1);
  expect(found.arrival).toBeGreaterThan(0);
  const { plays } = recorded('marco_polo');
  const done = plays.filter(({ events }) => events.some(({ kind }) => kind === 'contract_completed'));
  expect(found.contract).toBe(done.length);

  const mine = done[0]!.seat;
  knowParticipants(SEATS, mine);
  expect(done.filter(({ seat }) => seat === mine).flatMap((play) => marcoPolo(play)).filter(({ small }) => small)).toEqual([]);
});

test('a stretch goes on as long as its events belong together', () => {
  const events = ['a', 'go', 'b', 'go', 'x', 'go'].map((kind) => ({ kind, who: null, rule: '', args: {} }));

  expect(stretch(events, ['go'], ['b'])).toMatchObject({ from: 1, to: 4 });
  expect(stretch(events, ['never'], ['b'])).toBeNull();
});

test('points of several rows are summed in words, and what is spent is none', () => {
  const speaker = new Speaker(textsOf('en', 'texts'), new Set()).at(SEATS, ['Anna', 'Berta', 'Carl']);
  const row = { glyph: '', label: () => '' };

  expect(pointsInWords([{ ...row, key: 'a', amounts: { 0: 3, 1: -2 } }, { ...row, key: 'b', amounts: { 0: 4 } }, { ...row, key: 'c', amounts: { 0: 9 }, isCost: true }], speaker)).toBe('Anna +7, Berta \u22122');
});

test('all rows of a scoring come within its time', () => {
  for (const rows of [1, 5, 14]) expect(rowDelay(rows - 1, rows, 6000)).toBeLessThan(5500);
});
