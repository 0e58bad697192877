/** The printed values of the tracks, as the table gives them. */

export interface Track {
  last: number;
  points: Record<string, number>;
}

export interface InfluenceTrack extends Track {
  favour: number[];
  spices: number[];
  contracts: number[];
}

export function favourTrack(printed: Record<string, unknown>): Track {
  return { last: 0, points: {}, ...(printed.favour as Partial<Track> | undefined) };
}

export function influenceTrack(printed: Record<string, unknown>): InfluenceTrack {
  const found = printed.influence as Partial<InfluenceTrack> | undefined;
  return { last: 0, points: {}, favour: [], spices: [], contracts: [], ...found };
}

export function trackPoints(track: Track, space: number): number {
  return track.points[String(space)] ?? 0;
}
