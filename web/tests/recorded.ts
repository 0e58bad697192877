/** Recorded games as the page hears of them; `python -m tests.page.recorded_events` writes them. */
import type { EventLine, PlayLine, ScoreLine } from '../src/types';

type Event = [kind: string, who: number | null, rule: string, args: Record<string, unknown>];
interface Kept {
  scores: [number, number, Record<string, number>][];
  ranking: [number, number][];
  plays: [number | null, Event[]][];
}

const files = import.meta.glob<Kept>('./recorded/*.json', { import: 'default', eager: true });

export interface Recorded {
  opening: EventLine[];
  plays: PlayLine[];
  scores: ScoreLine[];
}

export function recorded(name: string): Recorded {
  const { scores, plays } = files[`./recorded/${name}.json`]!;
  const told = plays.map(([seat, events]) => ({ seat, events: events.map(([kind, who, rule, args]) => ({ kind, who, rule, args })) }));
  return {
    opening: told[0]!.events,
    plays: told.slice(1).map(({ seat, events }, number) => ({ number, seat: seat ?? 0, action: 0, name: null, at: number, events })),
    scores: scores.map(([who, total, by_source]) => ({ who, total, by_source })),
  };
}
