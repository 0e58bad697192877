/** What the page needs to draw a table of Merv. */
import './board.css';
import { gameTable } from '../../table/game-table';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import Symbols from './Symbols.svelte';
import { FACTS } from './facts';
import { flights } from './flights';
import { GUIDE } from './guide';
import { heading } from './heading';
import { ZONES } from './layout';
import { ACTIONS, GLYPHS, placesOf, thing, zoneOf } from './places';
import { scenes } from './scenes';
import { SOUNDS } from './sounds';
import { isTables, TELLINGS } from './turns';

export default gameTable({
  ...{ Board, Holdings, Symbols },
  ...{ actions: ACTIONS, glyphs: GLYPHS, zones: ZONES, guide: GUIDE, facts: FACTS, sounds: SOUNDS, heart: 'city' },
  ...{ heading, zoneOf, placesOf, flights, thing },
  ...{ tellings: TELLINGS, isTables, scenes },
});
