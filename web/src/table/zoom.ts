import type { Point } from './places';

/** Where the drawn board lies in its frame: pixels per unit, and the frame's pixel of the board's origin. */
export interface Fit {
  scale: number;
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of the board that a tab shows. `part`: only where the board is small, a part of another zone. */
export interface Zone extends Box {
  name: string;
  part?: boolean;
}

/** One way to lay out the board: its size and its zones, in the order of their tabs. */
export interface Arrangement extends Size {
  name: string;
  zones: readonly Zone[];
  /** The pixels per unit at which its smallest letters have 12 pixels. */
  readable: number;
}

/** Pixels per unit of a board that fits into the frame. */
export function scaleIn(board: Size, frame: Size): number {
  return Math.min(frame.width / board.width, frame.height / board.height);
}

/** How much of the frame a board covers that is as large as it fits, from 0 to 1. */
export function covered(board: Size, frame: Size): number {
  return (scaleIn(board, frame) ** 2 * board.width * board.height) / (frame.width * frame.height);
}

/** The arrangement with large letters that leaves little of the frame empty; the first one while there is no frame yet. */
export function bestArrangement(arrangements: readonly Arrangement[], frame: Size): Arrangement {
  if (frame.width <= 0 || frame.height <= 0) return arrangements[0]!;
  const worth = (one: Arrangement): number => scaleIn(one, frame) * Math.sqrt(covered(one, frame));
  return arrangements.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** The box as large as it fits, but not larger than `most`, in the middle of the frame. */
export function fitted(box: Box, frame: Size, margin = 0, most = Infinity): Fit {
  const scale = Math.min((frame.width - 2 * margin) / box.width, (frame.height - 2 * margin) / box.height, most);
  return {
    scale,
    x: frame.width / 2 - (box.x + box.width / 2) * scale,
    y: frame.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** No empty space beside the board while it is larger than the frame. */
export function held(fit: Fit, board: Box, frame: Size): Fit {
  const along = (start: number, from: number, length: number, room: number): number => {
    const size = length * fit.scale;
    const offset = from * fit.scale;
    if (size <= room) return (room - size) / 2 - offset;
    return Math.min(-offset, Math.max(room - size - offset, start));
  };
  return {
    scale: fit.scale,
    x: along(fit.x, board.x, board.width, frame.width),
    y: along(fit.y, board.y, board.height, frame.height),
  };
}

/** How much larger than on the whole board a zone is by itself, at least. */
export const CLOSER = 1.4;
const CLOSEST = 1.6;

/**
 * A zone close up: as large as it fits, but no smaller than `least`. What then finds no room is cut off where `about`,
 * the middle of what is asked, is not.
 */
export function closeUp(zone: Box, frame: Size, least: number, about: Point | null): Fit {
  const margin = 6;
  const scale = Math.max(Math.min(fitted(zone, frame, margin).scale, CLOSEST), least);
  const along = (from: number, length: number, room: number, at: number | undefined): number => {
    const seen = (room - 2 * margin) / scale;
    if (length <= seen) return room / 2 - (from + length / 2) * scale;
    const start = at === undefined ? from : Math.min(from + length - seen, Math.max(from, at - seen / 2));
    return margin - start * scale;
  };
  return {
    scale,
    x: along(zone.x, zone.width, frame.width, about?.x),
    y: along(zone.y, zone.height, frame.height, about?.y),
  };
}

/** Larger or smaller around a point of the frame. */
export function zoomed(fit: Fit, factor: number, at: { x: number; y: number }): Fit {
  return { scale: fit.scale * factor, x: at.x - (at.x - fit.x) * factor, y: at.y - (at.y - fit.y) * factor };
}
