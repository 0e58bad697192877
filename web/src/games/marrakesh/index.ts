/** What the page needs to draw a table of Marrakesh. */
import './board.css';
import type { GameTable } from '../../table/context';
import type { Speaker } from '../../texts/speaker';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import Sheet from './Sheet.svelte';
import { flights } from './flights';
import { GUIDE } from './guide';
import { heading, question } from './heading';
import { ZONES } from './layout';
import { PLACED, glyph, placesOf, thing, zoneOf } from './places';
import type { View } from './view';

const table: GameTable = {
  Board,
  Holdings,
  Symbols: Sheet,
  placed: PLACED,
  zones: ZONES,
  zoneOf,
  heading: (view: unknown, speaker: Speaker): string => heading(view as View, speaker),
  question: (decision: string, view: unknown, speaker: Speaker): string | null => question(decision, view as View, speaker),
  placesOf,
  flights,
  glyph,
  thing,
  guide: GUIDE,
};

export default table;
