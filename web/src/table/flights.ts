/** Pieces that travel: symbols fly from place to place over the table, all pieces of a turn side by side. */
import { settings } from '../settings.svelte';
import type { EventLine } from '../types';
import type { Flight, GameTable } from './context';
import { elementsOf, middle, type Point } from './places';

/** More than so many at a time would only be a flurry. */
const AT_A_TIME = 12;
const TRAVEL = 280;
/** One after the other within so many milliseconds. */
const SPREAD = 160;
const SIZE = 26;
const SVG = 'http://www.w3.org/2000/svg';

/** The middle of a place that is on the screen; null: there is none. */
function spotOf(place: string): Point | null {
  const found = elementsOf(place).find((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0;
  });
  return found === undefined ? null : middle(found);
}

export function fly(drawn: GameTable | null, events: readonly EventLine[]): void {
  if (drawn === null || settings.still || settings.speed === 'off') return;
  const flights = events.flatMap((event) => drawn.flights(event));
  const flying = flights.slice(0, AT_A_TIME);
  for (const [index, flight] of flying.entries()) launch(flight, (index / flying.length) * SPREAD);
}

function launch(flight: Flight, delay: number): void {
  const from = spotOf(flight.from);
  const to = spotOf(flight.to);
  if (from === null || to === null) return;
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${flight.symbol}`);
  svg.append(use);
  svg.setAttribute('class', `flight ${flight.look ?? ''}`);
  svg.setAttribute('width', String(SIZE));
  svg.setAttribute('height', String(SIZE));
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(svg);
  const at = ({ x, y }: Point): string => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px)`;
  const duration = settings.speed === 'brisk' ? TRAVEL * 0.7 : TRAVEL;
  const travel = svg.animate([{ transform: at(from) }, { transform: at(to) }], {
    duration,
    delay,
    easing: 'ease-out',
    fill: 'both',
  });
  travel.onfinish = () => svg.remove();
  travel.oncancel = () => svg.remove();
}
