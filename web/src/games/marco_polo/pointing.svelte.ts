/** What the pointer or the focus is on, where that lights up something elsewhere on the board; and the die in hand. */
import type { JourneyView, View } from './view';

interface Pointing {
  node: string | null;
  figure: number | null;
  die: string | null;
  /** A die that was clicked before its space: it is placed when a die is asked for. */
  held: string | null;
  goal: string | null;
}

export const pointing = $state<Pointing>({ node: null, figure: null, die: null, held: null, goal: null });

/** The cheapest way to a node, of the figure that is meant if it can go there. */
export function wayTo(view: View, node: string | null, figure: number | null): JourneyView | null {
  const ways = view.journeys.filter((way) => way.node === node);
  const chosen = ways.filter((way) => figure === null || way.figure === figure);
  return (chosen.length > 0 ? chosen : ways).sort((a, b) => a.coins + 2 * a.camels - b.coins - 2 * b.camels)[0] ?? null;
}
