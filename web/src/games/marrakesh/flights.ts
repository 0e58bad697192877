/** The pieces that travel when something happens. What falls out of the tower into the tray is moved by the stage. */
import type { Flight } from '../../table/context';
import { known } from '../../table/game-table';
import { lookOf, lookingSeat } from '../../table/participants';
import type { EventLine } from '../../types';
import type { EventKind } from './kinds';
import { placesOf } from './places';
import { isShown } from './shown-board.svelte';
import { areaOf } from './stage/stage';
import { scrollColour } from './tiles';

type Args = Record<string, unknown>;

/** More than so many of one kind travel as one. */
const MOST = 3;

/** What comes out of something that the seat has already does not travel. */
const HERE = '';

/** Where the last bonus of each seat came from: what it gains comes from there. */
const sources = new Map<number | null, string>();

/** The keshis that were revealed and not thrown yet, by seat. */
const revealed = new Map<number, string[]>();

/** The step on which each pawn was last seen to arrive, by seat and stair. */
const steps = new Map<string, number>();

/** The places that things come from, once an event has told of it. */
const SOURCES: Partial<Record<EventKind, (args: Args, who: number | null) => string>> = {
  connection_used: ({ connecting }) => `connect:${connecting}`,
  river_bonus: ({ rapid }) => `rapid:${rapid}`,
  exchanged: () => 'exchange',
  harbour_reached: () => 'harbour',
  luxury_bought: ({ luxury }) => `buy:${luxury}`,
  luxury_taken: ({ luxury }) => `buy:${luxury}`,
  gate_built: ({ gate_colour, workshop }) => `gate:${workshop}-${gate_colour}`,
  scroll_worked: () => HERE,
  scroll_bought: () => HERE,
  keshis_drafted: () => HERE,
  turn_started: () => HERE,
  worker_activated: () => HERE,
  seller_gave_water: ({ area }, who) => (isShown(who) ? (area === 'souk' ? 'souk_seller' : `seller:${area}`) : HERE),
  square_used: ({ cell }, who) => (isShown(who) ? `cell:${cell}` : HERE),
  area_action: ({ area }, who) => (isShown(who) ? `area:${area}` : HERE),
  harvested: (_, who) => (isShown(who) ? 'area:garden' : HERE),
  oasis_explored: () => HERE,
  round_started: () => HERE,
};

const FLIGHTS: Partial<Record<EventKind, (args: Args, who: number | null) => Flight[]>> = {
  keshis_revealed: ({ colour }, who) => {
    if (who !== null) revealed.set(who, names(colour));
    return [];
  },
  keshis_thrown: thrown,
  keshis_drafted: ({ colour, n }, who) => copies(Number(n), keshi(colour, `draft:${colour}`, boardOf(who, areaOf(String(colour))))),
  keshi_placed: ({ colour }, who) => placed(who, colour, areaOf(String(colour))),
  pink_placed: (_, who) => placed(who, 'pink', 'square'),
  caravan_placed: (_, who) => placed(who, 'brown', 'sahara'),
  seller_placed: ({ area }, who) => placed(who, 'red', String(area)),
  gained: ({ things }, who) => gained(things, sources.get(who), `home:${who}`),
  harvested: ({ things }, who) => (isShown(who) ? gained(things, 'area:garden', `home:${who}`) : []),
  luxury_bought: ({ luxury }, who) => [{ symbol: `mksh-luxury-${luxury}`, from: `buy:${luxury}`, to: `home:${who}` }],
  luxury_taken: ({ luxury }, who) => [{ symbol: `mksh-luxury-${luxury}`, from: `buy:${luxury}`, to: `home:${who}` }],
  oasis_taken: ({ oasis }, who) => [{ symbol: 'mksh-oasis-front', from: `loose:${oasis}`, to: boardOf(who, 'sahara') }],
  souk_seller_placed: (_, who) => (isShown(who) ? [keshi('red', `home:${who}`, 'souk_seller')] : []),
  scroll_bought: scroll,
  scroll_taken: scroll,
  gate_built: ({ gate_colour, workshop, slot }, who) => [
    {
      symbol: `mksh-gate-${gate_colour}`,
      from: `gate:${workshop}-${gate_colour}`,
      to: isShown(who) ? `gate:${slot}` : `home:${who}`,
    },
  ],
  worker_placed: ({ area }, who) =>
    isShown(who) ? [{ symbol: 'mksh-worker', look: lookOf(who), from: `home:${who}`, to: `area:${area}` }] : [],
  fisherman_moved: ({ n, space }, who) => [
    {
      symbol: 'mksh-fisherman',
      look: lookOf(who),
      from: `river:${Math.max(0, Number(space) - Number(n))}`,
      to: `river:${space}`,
    },
  ],
  climbed,
  town_taken: ({ town }, who) => [{ symbol: 'mksh-town-night', from: `town:${town}`, to: boardOf(who, 'sahara') }],
  keshi_returned: ({ colour }, who) => [keshi(colour, boardOf(who, areaOf(String(colour))), `home:${who}`)],
};

export function flights(event: EventLine): Flight[] {
  const { kind, who, args } = event;
  const found = known(FLIGHTS, kind)?.(args, who) ?? [];
  const source = known(SOURCES, kind)?.(args, who) ?? (kind === 'river_tile' ? placesOf(event)[0] : undefined);
  if (source !== undefined) sources.set(who, source);
  return found.filter(({ from, to }) => from !== to);
}

/** An event tells the step of arrival only; where a pawn came from is known once it was seen before. */
function climbed({ stair, step }: Args, who: number | null): Flight[] {
  const pawn = `${who} ${stair}`;
  const from = steps.get(pawn);
  steps.set(pawn, Number(step));
  if (from === undefined || from >= Number(step)) return [];
  const symbol = stair === 'palace' ? 'mksh-adviser' : 'mksh-disciple';
  return [{ symbol, look: lookOf(who), from: `step:${stair}-${from}`, to: `step:${stair}-${step}` }];
}

function names(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

function keshi(colour: unknown, from: string, to: string): Flight {
  return { symbol: `mksh-keshi-${colour}`, from, to };
}

function copies(n: number, flight: Flight): Flight[] {
  return Array.from({ length: Math.min(n, MOST) }, () => flight);
}

/** An area of the board that lies before the one who looks, else the panel of the seat. */
function boardOf(who: number | null, area: string | null): string {
  return isShown(who) && area !== null ? `area:${area}` : `home:${who}`;
}

/** The own three keshis go from the screen into the tower; a spectator sees one of each seat. */
function thrown(): Flight[] {
  const looking = lookingSeat();
  const own = looking === null ? undefined : revealed.get(looking);
  const found =
    own === undefined
      ? [...revealed].flatMap(([who, colours]) => colours.slice(0, 1).map((colour) => keshi(colour, `home:${who}`, 'tower')))
      : own.map((colour) => keshi(colour, 'screen', 'tower'));
  revealed.clear();
  return found;
}

/** A keshi that was not drafted comes from where its bonus lies, or from the supply, which has no place. */
function placed(who: number | null, colour: unknown, area: string | null): Flight[] {
  const from = sources.get(who);
  return from === undefined || from === HERE ? [] : [keshi(colour, from, boardOf(who, area))];
}

function scroll({ scroll: id }: Args, who: number | null): Flight[] {
  const colour = scrollColour(id);
  return [{ symbol: `mksh-scroll-${colour}`, from: `stack:${colour}-1`, to: `home:${who}` }];
}

function gained(amounts: unknown, from: string | undefined, to: string): Flight[] {
  if (from === undefined || from === HERE) return [];
  return Object.entries((amounts ?? {}) as Record<string, number>).flatMap(([thing, n]) =>
    Array.from({ length: n > MOST ? 1 : n }, () => ({ symbol: symbolOf(thing), from, to })),
  );
}

function symbolOf(thing: string): string {
  return areaOf(thing) === null ? `mksh-${thing}` : `mksh-keshi-${thing}`;
}
