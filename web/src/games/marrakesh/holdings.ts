/** What the panels of the participants share: what each thing is called, how much of it is there, and its words. */
import type { TipText } from '../../table/context';
import type { Speaker } from '../../texts/speaker';
import { oasesThatCount, timingOf, type Printed } from './stage/printed';
import { AREAS, capital, COLOURS, listed, total, workerAreas } from './stage/stage';
import { aboutTile } from './tile-words';
import type { PlayerView, View } from './view';

export const RESOURCES = ['water', 'date', 'dinar'] as const;
export const GOODS = ['yellow', 'purple', 'orange'] as const;
/** Keshis of one colour in an area, gates in a medina, water sellers. */
export const EIGHT = 8;
const LINE_CELLS = 6;
const LAST_STEP = 15;
const TIMINGS = ['permanent', 'round', 'season', 'instant'] as const;

export interface Item {
  symbol: string;
  n: number;
  /** What is asked for at the end of the season. */
  asked?: number;
  /** A class of the symbol, such as "player-red". */
  look?: string;
  /** Told one by one where everything is told. */
  listed?: boolean;
  about: TipText;
}

/** Water, dates, dinars, each against what the people will ask for. */
export function resourceItems(speaker: Speaker, player: PlayerView, isOver: boolean): Item[] {
  return RESOURCES.map((resource) => {
    const n = player.resources[resource] ?? 0;
    const demand = isOver ? 0 : (player.demand[resource] ?? 0);
    return {
      symbol: `mksh-${resource}`,
      n,
      asked: demand,
      about: {
        title: `${speaker.say(`board-hold-${resource}`)}: ${n}`,
        text: isOver ? '' : askedFor(speaker, demand, n),
        rule: 'MKSH-PROVISION-1',
      },
    };
  });
}

function askedFor(speaker: Speaker, demand: number, n: number): string {
  if (demand === 0) return speaker.say('board-hold-resource-none');
  return speaker.say('board-hold-resource-text', { demand, missing: Math.max(0, demand - n) });
}

export function goodItems(speaker: Speaker, player: PlayerView): Item[] {
  return GOODS.map((good) => ({
    symbol: `mksh-keshi-${good}`,
    n: player.goods[good] ?? 0,
    about: {
      title: `${capital(speaker.say(`good-${good}`))}: ${player.goods[good] ?? 0}`,
      text: speaker.say('board-hold-good-text'),
      rule: 'MKSH-SOUK-1',
    },
  }));
}

/** What is counted beside the board of a seat: things won, and how far its pawns have come. */
export function countItems(speaker: Speaker, printed: Printed, player: PlayerView): Item[] {
  const look = `player-${player.colour}`;
  const none = speaker.say('board-hold-none');
  const names = (kind: string, ids: readonly string[]): string =>
    ids.length === 0 ? none : `${capital(ids.map((id) => speaker.say(`${kind}-${id}`)).join(', '))}.`;
  const gates = player.gates.filter((gate) => gate !== null);
  const areas = workerAreas(player);
  return [
    {
      symbol: 'mksh-worker',
      n: areas.length,
      look,
      about: {
        title: speaker.say('board-hold-workers', { n: areas.length }),
        text: areas.length === 0 ? speaker.say('board-hold-no-workers') : `${capital(listed(speaker, 'area', areas))}.`,
        rule: 'MKSH-WORKER-1',
      },
    },
    {
      symbol: 'mksh-keshi-red',
      n: player.sellers.length,
      about: {
        title: speaker.say('board-hold-sellers', { n: player.sellers.length, all: Math.max(EIGHT, player.sellers.length) }),
        text: names('area', player.sellers),
        rule: 'MKSH-WATER-1',
      },
    },
    {
      symbol: 'mksh-gates',
      listed: true,
      n: gates.length,
      about: {
        title: speaker.say('board-hold-gates', { n: gates.length, all: EIGHT }),
        text: `${names('gate_colour', gates)} ${speaker.say('board-hold-guards', { n: player.watchtower })}`,
        rule: 'MKSH-MEDINA-1',
      },
    },
    {
      symbol: 'mksh-scrolls',
      listed: true,
      n: player.scrolls.length,
      about: {
        title: speaker.say('board-hold-scrolls', { n: player.scrolls.length }),
        text: names('scroll', player.scrolls),
        rule: 'MKSH-MADRASA-5',
      },
    },
    {
      symbol: 'mksh-luxuries',
      listed: true,
      n: player.luxuries.length,
      about: {
        title: speaker.say('board-hold-luxuries', { n: player.luxuries.length }),
        text: names('luxury', player.luxuries),
        rule: 'MKSH-SOUK-8',
      },
    },
    {
      symbol: 'mksh-oasis',
      listed: true,
      n: player.line.length,
      about: {
        title: speaker.say('board-hold-oases', { n: player.line.length, all: Math.max(LINE_CELLS, player.line.length) }),
        text: `${names('oasis', player.line)} ${speaker.say('board-hold-oases-text', { n: oasesThatCount(printed) })}`,
        rule: 'MKSH-SAHARA-5',
      },
    },
    {
      symbol: 'mksh-fisherman',
      n: player.space,
      look,
      about: {
        title: speaker.say(player.harbour === null ? 'board-hold-space' : 'board-hold-harbour', { n: player.space }),
        text: speaker.say('board-hold-space-text'),
        rule: 'MKSH-RIVER-12',
      },
    },
    ...(['palace', 'mosque'] as const).map((stair) => ({
      symbol: stair === 'palace' ? 'mksh-adviser' : 'mksh-disciple',
      n: player.steps[stair] ?? 0,
      look,
      about: {
        title: speaker.say(`board-hold-${stair}`, { n: player.steps[stair] ?? 0, all: LAST_STEP }),
        text: speaker.say('board-hold-stair-text'),
        rule: 'MKSH-STAIRS-6',
      },
    })),
  ];
}

export function pointsItem(speaker: Speaker, player: PlayerView): Item {
  return {
    symbol: 'mksh-points',
    n: player.score,
    about: {
      title: speaker.say('board-hold-points', { n: player.score }),
      text: speaker.say('board-hold-points-text'),
      rule: 'MKSH-GEN-7',
    },
  };
}

/** Who goes first in the round, and who began the season. */
export function markItems(speaker: Speaker, view: View, who: number): Item[] {
  const mark = (name: 'camel' | 'feld', rule: string): Item => ({
    symbol: `mksh-${name}`,
    n: 1,
    about: { title: speaker.say(`board-hold-${name}`), text: speaker.say(`board-hold-${name}-text`), rule },
  });
  if (view.phase === 'over') return [];
  return [
    ...(view.camel === who ? [mark('camel', 'MKSH-ROUND-2')] : []),
    ...(view.feld === who ? [mark('feld', 'MKSH-SEASON-13')] : []),
  ];
}

// --- areas ------------------------------------------------------------------------------------------------------------
export interface AreaColumn {
  area: string;
  colour: string;
  n: number;
  seller: boolean;
  workers: number;
  about: TipText;
}

/** The nine areas; in the souk only workers are counted, its goods are told elsewhere. */
export function areaColumns(speaker: Speaker, player: PlayerView): AreaColumn[] {
  return AREAS.map((area, index) => {
    const n = player.keshis[area] ?? 0;
    const seller = player.sellers.includes(area);
    const workers = player.workers[area] ?? 0;
    const isSouk = area === 'souk';
    const lines = [
      ...(isSouk ? [] : [speaker.say(seller ? 'board-hold-seller' : 'board-hold-no-seller')]),
      ...(workers > 0 && !isSouk ? [speaker.say('board-hold-worker', { n: workers })] : []),
      ...(n >= EIGHT && seller ? [speaker.say('board-hold-filled')] : []),
      speaker.say(`area-${area}-text`),
    ];
    return {
      area,
      colour: isSouk ? 'souk' : (COLOURS[index] ?? 'souk'),
      n,
      seller,
      workers,
      about: {
        title: isSouk ? speaker.say('board-hold-souk', { n: workers }) : capital(speaker.say('board-hold-area', { area, n, all: EIGHT })),
        text: lines.join(' '),
        rule: isSouk ? 'MKSH-SOUK-1' : 'MKSH-PLACE-2',
      },
    };
  });
}

// --- tiles ------------------------------------------------------------------------------------------------------------
export interface OwnedScroll {
  id: string;
  /** It has acted and does nothing more. */
  spent: boolean;
  about: TipText;
}

function timing(printed: Printed, scroll: string): (typeof TIMINGS)[number] {
  const found = timingOf(printed, scroll);
  return TIMINGS.find((one) => one === found) ?? 'instant';
}

/** Scrolls that act always come first, those that have acted last. */
export function scrollsOf(speaker: Speaker, printed: Printed, player: PlayerView): OwnedScroll[] {
  return player.scrolls
    .map((id) => ({ id, when: timing(printed, id) }))
    .sort((a, b) => TIMINGS.indexOf(a.when) - TIMINGS.indexOf(b.when))
    .map(({ id, when }) => {
      const about = aboutTile(printed, speaker, 'scroll', id);
      const text = `${capital(speaker.say(`board-hold-${when}`))}. ${about.text ?? ''}`;
      return { id, spent: when === 'instant', about: { ...about, text } };
    });
}

export interface Shortage {
  about: TipText;
  isShort: boolean;
}

/** What the people will ask for, against what is there. */
export function shortageOf(speaker: Speaker, player: PlayerView): Shortage {
  const missing = Object.fromEntries(
    RESOURCES.map((one) => [one, Math.max(0, (player.demand[one] ?? 0) - (player.resources[one] ?? 0))]),
  );
  const isShort = total(missing) > 0;
  return {
    isShort,
    about: {
      title: speaker.say('board-hold-demand-title', { things: player.demand }),
      text: isShort ? speaker.say('board-hold-demand-short', { things: missing }) : speaker.say('board-hold-demand-met'),
      rule: isShort ? 'MKSH-PROVISION-3' : 'MKSH-PROVISION-2',
    },
  };
}
