import { describe, expect, test } from 'vitest';
import { flights } from '../src/games/marco_polo/flights';
import { GUIDE } from '../src/games/marco_polo/guide';
import { heading, litPlaces } from '../src/games/marco_polo/heading';
import { diceOf } from '../src/games/marco_polo/holdings';
import { LAYOUTS } from '../src/games/marco_polo/layout';
import { GLYPHS, PLACES_OF, placesOf, thing } from '../src/games/marco_polo/places';
import { Printed } from '../src/games/marco_polo/printed';
import { aboutNode } from '../src/games/marco_polo/standing';
import type { View } from '../src/games/marco_polo/view';
import { glyphOf } from '../src/table/game-table';
import { knowParticipants } from '../src/table/participants';
import { Speaker } from '../src/texts/speaker';
import type { EventLine } from '../src/types';
import { LANGUAGES, describeWords, namesOf, pageTexts, textsOf } from './game-texts';

const SEATS = ['blue', 'red'].map((colour, who) => ({ who, kind: 'seat', colour, scores: true }));

function line(kind: string, args: Record<string, unknown> = {}, who: number | null = 0): EventLine {
  return { kind, who, args, rule: '' } as unknown as EventLine;
}

const EVENTS = Object.keys(PLACES_OF);
const drawn = Object.values(
  import.meta.glob<string>('../src/games/marco_polo/**/*.{svelte,svg}', { query: '?raw', import: 'default', eager: true }),
).join('\n');

/** Whether there is a drawing of it; dice are made from lists. */
function isDrawn(symbol: string): boolean {
  return drawn.includes(`id="${symbol}"`) || /^polo-(own-[0-6]-\w+|(black|white)-[0-6])$/.test(symbol);
}

describe('events', () => {
  test.each(EVENTS)('%s has a drawn glyph', (kind) => {
    const args = { character: 'berke', space: 'silk', die: ['own-3'], things: { camels: 2 } };
    expect(isDrawn(glyphOf(GLYPHS, line(kind, args)))).toBe(true);
  });

  test.each(EVENTS)('%s names only places that it knows', (kind) => {
    const places = placesOf(line(kind, new Proxy({}, { get: () => 'x', has: () => true })));
    expect(places.join()).not.toContain('undefined');
    expect(placesOf(line(kind, {}, null)).some((place) => place.startsWith('home:'))).toBe(false);
  });

  test('only those about nothing in particular have no place', () => {
    expect(EVENTS.filter((kind) => placesOf(line(kind)).length === 0)).toEqual(['game_ended', 'gifts_shuffled']);
  });
});

describe('pieces that travel', () => {
  test('dice go from the hand of the one who looks, and from the panel of the others', () => {
    knowParticipants(SEATS, 0);
    const placed = (who: number): EventLine => line('dice_placed', { space: 'silk', die: ['own-3', 'black-5'], value: 3 }, who);
    expect(flights(placed(0))).toEqual([
      { symbol: 'polo-own-3-blue', from: 'hand', to: 'space:silk' },
      { symbol: 'polo-black-5', from: 'hand', to: 'space:silk' },
    ]);
    expect(flights(placed(1))[0]).toEqual({ symbol: 'polo-own-3-red', from: 'home:1', to: 'space:silk' });
  });

  test('what is gained comes from the space that gave it', () => {
    flights(line('dice_placed', { space: 'silk', die: ['own-3'], value: 3 }));
    expect(flights(line('gained', { things: { silk: 2, camels: 5 } }))).toEqual([
      { symbol: 'polo-silk', from: 'space:silk', to: 'home:0' },
      { symbol: 'polo-silk', from: 'space:silk', to: 'home:0' },
      { symbol: 'polo-camels', from: 'space:silk', to: 'home:0' },
    ]);
    expect(flights(line('mercator_gained', { things: { silk: 1 }, other: 0 }, 1))).toEqual([
      { symbol: 'polo-silk', from: 'space:silk', to: 'home:1' },
    ]);
  });

  test('the reward of a contract is at home already', () => {
    flights(line('contract_completed', { contract: 'k09' }));
    expect(flights(line('gained', { things: { coins: 3 } }))).toEqual([]);
  });

  test('figures follow the road', () => {
    expect(flights(line('moved', { origin: 'venezia', node: 'oasis-a' }))).toEqual([
      { symbol: 'polo-figure', look: 'player-blue', from: 'node:venezia', to: 'node:oasis-a', along: 'road:oasis-a_venezia' },
    ]);
  });
});

test('things and dice have symbols', () => {
  knowParticipants(SEATS, 1);
  expect(['silk', 'sell:gold', 'pair:spice-silk', 'own-3', 'black', 'end_turn', 'nothing'].map(thing)).toEqual([
    'polo-silk', 'polo-gold', 'polo-pair', 'polo-own-3-red', 'polo-black-0', 'polo-hourglass', null,
  ]);
});

test('unused dice lie in order', () => {
  expect(diceOf({ 'black-4': 1, 'own-1': 2, 'own-6': 1, 'white-2': 1 }).map(({ id }) => id)).toEqual([
    'own-6', 'own-1', 'own-1', 'black-4', 'white-2',
  ]);
});

describeWords('marco_polo', namesOf(LAYOUTS.flatMap(({ zones }) => zones), GUIDE), drawn, /'((?:board|zone|place-own|page)-[a-z0-9-]+)'/g);

describe.each(LANGUAGES)('what a place says in %s', (language) => {
  const texts = textsOf(language, 'games/marco_polo/texts');
  const printed = new Printed({ office: { o6: { gold: 2 } }, token: { c: { pair: 1 }, e: { camels: 1, coins: 3 } } });
  const view = { offices: { karakorum: 'o6' }, provinces: { kashgar: 'c', adana: 'e' }, beijing: [], players: [] };
  const about = (node: string) => aboutNode(new Speaker(texts, new Set()), printed, view as unknown as View, node);

  test.each([
    ['karakorum', 'amount-gold', 2, 'POLO-TRAVEL-18'],
    ['kashgar', 'amount-pair', 1, 'POLO-ROUND-8'],
    ['adana', 'amount-coins', 3, 'POLO-ROUND-8'],
  ])('%s tells the amounts of its bonus', (node, amount, n, rule) => {
    expect(about(node).text).toContain(texts.format(amount, { n }));
    expect(about(node).rule).toBe(rule);
  });

  test.each([
    ['beijing', 'board-beijing', 'POLO-TRAVEL-12'],
    ['venezia', 'board-venezia', 'POLO-TRAVEL-14'],
    ['oasis-d', 'board-oasis', 'POLO-TRAVEL-13'],
  ])('%s tells what it is for', (node, message, rule) => {
    expect(about(node)).toMatchObject({ text: texts.format(message), rule });
  });
});

test('the heading says when it is and who goes first', () => {
  const speaker = new Speaker(pageTexts('marco_polo', 'en'), new Set()).at(SEATS, ['Anna', '']);
  const at = (phase: string): string => heading({ phase, round: 2, first: 0 } as View, speaker);
  expect(at('turns')).toBe('Round 2 of 5 · turns · first player: Anna');
  expect(at('province_bonuses')).toBe('Round 2 of 5 · province bonuses · first player: Anna');
  expect(at('draft')).toBe('Choice of characters · first player: Anna');
  expect(at('over')).toBe('The game is over');
});

test('on a journey all nodes that can be reached count as lit, each once, and of equal dice every one', () => {
  const way = (node: string) => ({ node, figure: 1, camels: 0, coins: 3, steps: [] });
  const journeys = ['oasis-1', 'kashgar', 'xian'].map(way);

  const view = { journeys, active: 0, players: [{ dice: { 'own-5': 3, 'own-1': 2 } }] } as unknown as View;

  expect(litPlaces(['step:oasis-1', 'second_step:oasis-1', 'step:adana'], view)).toBe(4);
  expect(litPlaces(['space:coins'], view)).toBe(1);
  expect(litPlaces(['die:own-5', 'die:own-1'], view)).toBe(5);
});
