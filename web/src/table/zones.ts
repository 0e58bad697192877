/** Which zone of the board shows some points: for a phone, which sees one zone at a time. */
import type { Point } from './places';
import type { Box } from './zoom';

export interface Zone extends Box {
  name: string;
}

export function holds(zone: Box, { x, y }: Point): boolean {
  return x >= zone.x && x <= zone.x + zone.width && y >= zone.y && y <= zone.y + zone.height;
}

/** The zone with most of the points, of several the smallest; "": the whole board, for none has any. */
export function zoneWith(zones: readonly Zone[], points: readonly Point[]): string {
  const counted = zones.map((zone) => ({ zone, n: points.filter((point) => holds(zone, point)).length }));
  const best = counted.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n || a.zone.width * a.zone.height - b.zone.width * b.zone.height);
  return best[0]?.zone.name ?? '';
}
