/** Which zone of the board shows some points: for a phone, which sees one zone at a time. */
import type { GameTable } from './context';
import type { Point } from './places';
import type { Box, Zone } from './zoom';

export function holds(zone: Box, { x, y }: Point): boolean {
  return x >= zone.x && x <= zone.x + zone.width && y >= zone.y && y <= zone.y + zone.height;
}

/** The zone with most of the points, of several the smallest; "": the whole board, for none has any. */
export function zoneWith(zones: readonly Zone[], points: readonly Point[]): string {
  const counted = zones.map((zone) => ({ zone, n: points.filter((point) => holds(zone, point)).length }));
  const best = counted.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n || a.zone.width * a.zone.height - b.zone.width * b.zone.height);
  return best[0]?.zone.name ?? '';
}

/** The zone that stands for the whole, of the board's first arrangement. */
export function heartOf({ arrangements, heart }: Pick<GameTable, 'arrangements' | 'heart'>): Box {
  const zones = arrangements[0]!.zones;
  return zones.find(({ name }) => name === heart) ?? zones[0]!;
}
