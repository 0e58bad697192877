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

/** The box as large as it fits, in the middle of the frame. */
export function fitted(box: Box, frame: Size, margin = 0): Fit {
  const scale = Math.min((frame.width - 2 * margin) / box.width, (frame.height - 2 * margin) / box.height);
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

/** Larger or smaller around a point of the frame. */
export function zoomed(fit: Fit, factor: number, at: { x: number; y: number }): Fit {
  return { scale: fit.scale * factor, x: at.x - (at.x - fit.x) * factor, y: at.y - (at.y - fit.y) * factor };
}
