/** Tiles drawn large beside the words about them. */
import type { TipPicture } from '../../table/context';
import { TILE_KINDS, tileOf } from './tiles';
import TilePicture from './TilePicture.svelte';

/** Nothing for what has no printed number, such as an exchange tile. */
export function pictureOf(printed: Record<string, unknown>, kind: string, id: string): TipPicture | undefined {
  const known = TILE_KINDS.find((one) => one === kind);
  return known === undefined ? undefined : { Drawing: TilePicture, of: tileOf(printed, known, id) };
}

