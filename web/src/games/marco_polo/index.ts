/** What the page needs to draw a table of Marco Polo. */
import './board.css';
import { gameTable } from '../../table/game-table';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import Symbols from './Symbols.svelte';
import { flights } from './flights';
import { GUIDE } from './guide';
import { heading, question } from './heading';
import { LAYOUTS } from './layout';
import { ACTIONS, GLYPHS, placesOf, thing, zoneOf } from './places';

export default gameTable({
  ...{ Board, Holdings, Symbols },
  ...{ actions: ACTIONS, glyphs: GLYPHS, arrangements: LAYOUTS, guide: GUIDE },
  ...{ heading, question, zoneOf, placesOf, flights, thing },
});
