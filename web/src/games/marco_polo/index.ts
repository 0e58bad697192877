/** What the page needs to draw a table of Marco Polo. */
import './board.css';
import { gameTable } from '../../table/game-table';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import Symbols from './Symbols.svelte';
import { FACTS } from './facts';
import { flights } from './flights';
import { GUIDE } from './guide';
import { heading, litPlaces, question } from './heading';
import { LAYOUTS } from './layout';
import { ACTIONS, GLYPHS, placesOf, thing, zoneOf } from './places';
import { persona } from './persona';
import { scenes } from './scenes';
import { SOUNDS } from './sounds';
import { isTables, TELLINGS } from './turns';

export default gameTable({
  ...{ Board, Holdings, Symbols, showsOwn: true },
  ...{ actions: ACTIONS, glyphs: GLYPHS, arrangements: LAYOUTS, guide: GUIDE, facts: FACTS, sounds: SOUNDS, heart: 'map' },
  ...{ heading, question, litPlaces, persona, zoneOf, placesOf, flights, thing },
  ...{ tellings: TELLINGS, isTables, scenes },
});
