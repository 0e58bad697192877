import { describe, expect, test } from 'vitest';
import { EFFECTS } from '../src/games/marrakesh/effects';
import { GUIDE } from '../src/games/marrakesh/guide';
import { heading, question } from '../src/games/marrakesh/heading';
import { LAYOUTS } from '../src/games/marrakesh/layout';
import { shownBoard } from '../src/games/marrakesh/shown-board.svelte';
import { WHERE, ZONE_OF, placesOf, zoneOf } from '../src/games/marrakesh/places';
import { GLYPHS, thing } from '../src/games/marrakesh/things';
import type { PlayerView, View } from '../src/games/marrakesh/view';
import { aboutCitizens, aboutColour, asPrinted, inWords } from '../src/games/marrakesh/words';
import type { Choice } from '../src/table/context';
import { glyphOf } from '../src/table/game-table';
import { knowParticipants } from '../src/table/participants';
import { Speaker } from '../src/texts/speaker';
import type { EventLine } from '../src/types';
import { describeWords, namesOf, pageTexts, source, textsOf } from './game-texts';

const SEATS = ['green', 'red'].map((colour, who) => ({ who, kind: 'seat', colour, scores: true }));

function line(kind: string, args: Record<string, unknown> = {}, who: number | null = 0): EventLine {
  return { kind, who, args, rule: '' } as unknown as EventLine;
}

const EVENTS = Object.keys(WHERE);
const PHASES = [...(/PHASES: Final = \(([^;]*?)\n\)/.exec(source('games/marrakesh/rounds.py'))?.[1] ?? '').matchAll(/"(\w+)"/g)].map((match) => match[1]!);
const HOLDINGS = [
  ...['points', 'water', 'date', 'dinar', 'good_yellow', 'good_purple', 'good_orange', 'keshi_green', 'keshi_grey', 'keshi_white'],
  ...['keshi_black', 'keshi_pink', 'keshi_turquoise', 'keshi_beige', 'keshi_brown', 'keshi_red', 'scrolls', 'luxuries', 'gates', 'oases'],
];
const drawn = Object.values(
  import.meta.glob<string>('../src/games/marrakesh/**/*.{svelte,svg}', { query: '?raw', import: 'default', eager: true }),
).join('\n');
const written = Object.values(
  import.meta.glob<string>('../src/games/marrakesh/**/*.ts', { query: '?raw', import: 'default', eager: true }),
).join('\n');

/** Whether there is a drawing of it; keshis, gates and luxury items are made from lists. */
function isDrawn(symbol: string | null): boolean {
  return symbol !== null && (drawn.includes(`id="${symbol}"`) || /^mksh-((keshi|gate)-[a-z]+|luxury-lx\d\d)$/.test(symbol));
}

const ARGS = {
  colour: 'green', area: 'river', stair: 'palace', companion: 'sultan', luxury: 'lx07', scroll: ['s30', 's61'], oasis: '05',
  scroll_colour: 'pink', gate_colour: 'white', workshop: 'blue', things: { date: 2 }, side: '11', path: 'left', n: 3,
  slot: 4, cell: 0, step: 8, space: 12, rapid: 2, good: 'purple', connecting: 'cm3', oasis_cell: 'left-1', town: 't03', provision: 'pv01',
};

describe('events', () => {
  test.each(EVENTS)('%s has a drawn glyph', (kind) => {
    expect(isDrawn(glyphOf(GLYPHS, line(kind, ARGS)))).toBe(true);
  });

  test.each(EVENTS)('%s names only places that it knows', (kind) => {
    knowParticipants(SEATS, 0);
    expect(placesOf(line(kind, ARGS)).join()).not.toMatch(/undefined|NaN|,$/);
    expect(placesOf(line(kind, ARGS, null)).some((place) => place.startsWith('home:'))).toBe(false);
  });

  test('only those about nothing in particular have no place', () => {
    expect(EVENTS.filter((kind) => placesOf(line(kind, ARGS, null)).length === 0 && placesOf(line(kind, ARGS)).length < 2)).toEqual([
      'first_player', 'keshis_chosen', 'gained', 'paid', 'points_scored', 'points_lost', 'scroll_worked', 'turn_started',
      'turn_ended', 'round_ended', 'season_ended', 'game_ended',
    ]);
  });

  test('places of a player board are those of the board that is shown', () => {
    knowParticipants(SEATS, 1);
    expect(placesOf(line('gate_built', ARGS, 1))).toEqual(['workshop:blue', 'gate:4', 'home:1']);
    expect(placesOf(line('gate_built', ARGS, 0))).toEqual(['workshop:blue', 'home:0']);
    shownBoard.at = 0;
    expect(placesOf(line('gate_built', ARGS, 0))).toEqual(['workshop:blue', 'gate:4', 'home:0']);
    shownBoard.at = null;
    expect(placesOf(line('caravan_placed', { path: 'right', n: 2 }, 1))).toEqual(['oasis:right-2', 'home:1']);
    expect(placesOf(line('caravan_placed', { path: 'right', n: 4 }, 1))).toContain('explore_town:right-4');
    expect(placesOf(line('caravan_placed', { path: 'start', n: 1 }, 1))).toContain('path:start');
  });

  test('a river tile lies with its season', () => {
    const seasons = ['01', '04', '06', '08', '09', '12', '13', '16', '18'].map((side) => placesOf(line('river_tile', { side }, null))[0]);
    expect(seasons).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3].map((season) => `river_tile:${season}`));
  });
});

test('where an arrangement has no zone of that name, another one holds what is asked', () => {
  const named = (name: string): (typeof LAYOUTS)[number] => LAYOUTS.find((layout) => layout.name === name)!;
  expect(zoneOf('choose_steps', [], named('tall'))).toBe('river');
  expect(zoneOf('choose_free_luxury', [], named('tall'))).toBe('shops');
  expect(zoneOf('choose_water', [], named('square'))).toBe('quay');
  expect(zoneOf('choose_water', [], named('low'))).toBe('city');
});

test('what is asked is in view', () => {
  const [river, mosque, line, market] = [{ x: 100, y: 190 }, { x: 530, y: 660 }, { x: 100, y: 830 }, { x: 1000, y: 500 }];
  expect(zoneOf('choose_worker')).toBe('own');
  expect(zoneOf('choose_worker', [river])).toBe('left');
  expect(zoneOf('choose_worker', [mosque])).toBe('right');
  expect(zoneOf('choose_worker', [river, mosque])).toBe('own');
  expect(zoneOf('choose_return', [line])).toBe('line');
  expect(zoneOf('choose_souk', [{ x: 530, y: 190 }, market])).toBe('market');
});

test('things of previews and buttons have symbols', () => {
  expect(HOLDINGS.filter((name) => !isDrawn(thing(name)))).toEqual([]);
  expect(['resource:water', 'good:purple', 'keshi:pink', 'orange', 'count', 'nothing'].map(thing)).toEqual([
    'mksh-water', 'mksh-keshi-purple', 'mksh-keshi-pink', 'mksh-keshi-orange', 'mksh-keshi', null,
  ]);
});

const NAMED = [...namesOf(LAYOUTS.flatMap(({ zones }) => zones), GUIDE), ...PHASES.map((phase) => `phase-${phase.replaceAll('_', '-')}`)];
const SHORT = [...Object.keys(ZONE_OF).map((kind) => `pending-${kind}`), ...EFFECTS.map((effect) => `effect-${effect}`)];
const ASKED = /'((?:board|zone|pending|effect|place-own|amount|page|tile)-[a-z0-9_-]+)'/g;
describeWords('marrakesh', [...NAMED, ...SHORT], `${drawn}\n${written}`, ASKED);

test('the phases are known', () => {
  expect(PHASES.length).toBeGreaterThan(10);
});

describe('the position in words', () => {
  const speaker = new Speaker(pageTexts('marrakesh', 'en'), new Set()).at(SEATS, ['Anna', '']);
  const view = (change: Partial<View>): View =>
    ({ phase: 'workers', season: 2, round: 3, to_move: 0, seat: 0, pending: [], set_aside: [], tray: {}, players: [], ...change }) as View;

  test('the heading says when it is', () => {
    expect(heading(view({}), speaker)).toBe('Season 2 of 3 · Round 3 of 4 · workers');
    expect(heading(view({ phase: 'river_bonuses' }), speaker)).toBe('Season 2 of 3 · Round 3 of 4 · river bonuses');
    expect(heading(view({ phase: 'setup' }), speaker)).toBe('Getting ready');
    expect(heading(view({ phase: 'over' }), speaker)).toBe('The game is over');
  });

  test('several choices in a row are counted', () => {
    const twice = view({ pending: ['choose_resource', 'choose_resource', 'choose_worker'] });
    expect(question('choose_resource', twice, speaker)).toBe('Choose a resource: 2 to choose, one after the other.');
    expect(question('choose_resource', view({ pending: ['choose_resource'] }), speaker)).toBeNull();
    expect(question('choose_slot', twice, speaker)).toBeNull();
  });

  test('whoever owns scroll s61 is told that the second keshi may have another colour', () => {
    const draft = (scrolls: string[]): string | null =>
      question('choose_draft', view({ tray: { green: 2, red: 1 }, players: [{ who: 0, scrolls } as unknown as PlayerView] }), speaker);
    expect(draft(['s60'])).toBe('Choose a colour: you take one or two keshis of it. 3 keshis are left in the tray.');
    expect(draft(['s61'])).toContain('a second one, also of another colour. 3 keshis');
  });

  test('a provision tile says from when on it counts', () => {
    expect(question('choose_provision', view({ phase: 'setup', season: 1 }), speaker)).toContain('at the end of every season');
    expect(question('choose_provision', view({ phase: 'next_provision', season: 1 }), speaker)).toContain('From season 2 on');
  });

  test('a town that can be explored is asked for as well', () => {
    const asked = (explored: boolean): string | null => {
      const player = { who: 0, towns: { 'left-4': { town: 't09', explored }, 'right-4': null } } as unknown as PlayerView;
      return question('choose_oasis', view({ players: [player] }), speaker);
    };
    expect(asked(false)).toContain('a desert town');
    expect(asked(true)).toBeNull();
  });

  test('the leader on the river hears of a second one only where there is one', () => {
    const asked = (players: number): string | null =>
      question('choose_tile_bonus', view({ players: Array.from({ length: players }, () => ({}) as PlayerView) }), speaker);
    expect(asked(2)).toBe('You lead on the river. Which bonus of its tile do you take?');
    expect(asked(3)).toContain('Whoever is second gains the other one.');
  });

  test('what is free of charge now says so before its printed cost', () => {
    const choice = (change: Partial<Choice>): Choice => ({ state: 'open', free: false, ...change }) as Choice;
    const printed = (now: Choice | null, pending: string[], args = {}): string => asPrinted(speaker, view({ pending }), now, args, 'Costs 2 dates.');
    expect(printed(choice({}), ['choose_scroll'])).toBe('Costs 2 dates.');
    expect(printed(choice({ free: true }), ['choose_scroll'])).toBe('Now free of charge. As printed: Costs 2 dates.');
    expect(printed(choice({}), ['choose_free_gate'])).toContain('free of charge');
    expect(printed(choice({ state: 'refused' }), ['choose_free_scroll'], { of: 'orange' })).toBe('Costs 2 dates.');
    expect(printed(choice({}), ['choose_free_scroll'], { of: 'orange' })).toContain('for a date and without scholars');
    expect(printed(null, ['choose_free_luxury'])).toBe('Costs 2 dates.');
  });

  test('citizens who face a cell count in the action only: before it the disk turns', () => {
    const player = { who: 0, citizens: [0, 2, 4, 1, 3, 1, 2, 3] } as unknown as PlayerView;
    const acting = view({ pending: ['choose_square'], players: [player] });
    expect(aboutCitizens(speaker, acting, player, 2)).toBe('4 citizens face this cell; each brings the bonus once.');
    expect(aboutCitizens(speaker, view({ pending: ['choose_cell'] }), player, 2)).toContain('turns clockwise by one sector before');
    expect(aboutCitizens(speaker, { ...acting, to_move: 1 }, player, 2)).toContain('turns clockwise by one sector before');
  });

  test('with desert towns no caravan is sent to the starting oasis', () => {
    const all = new Speaker(textsOf('en', 'games/marrakesh/texts'), new Set()).at(SEATS, ['Anna', '']);
    expect(aboutColour(all, view({ expansions: [] }), 'brown')).toContain('starting oasis');
    expect(aboutColour(all, view({ expansions: ['towns'] }), 'brown')).not.toContain('starting oasis');
    expect(inWords(all, { points: 2, date: 1 })).toBe('2 points, 1 date');
  });
});
