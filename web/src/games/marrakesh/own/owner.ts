/** The player whose board is drawn, for all parts of it. */
import { getContext, setContext } from 'svelte';
import { useBoard } from '../../../table/context';
import type { PlayerView, View } from '../view';

export interface Owner {
  readonly view: View;
  readonly player: PlayerView;
  /** Whether the board is the looking seat's (or any, for a spectator): choices are made on it. */
  readonly isHome: boolean;
  /** The places of a thing on this board; on the board of another without those that may be chosen on the own one. */
  places(...names: string[]): string[];
}

const KEY = Symbol('owner');

export function provideOwner(seat: () => number): Owner {
  const board = useBoard();
  const owner: Owner = {
    get view() {
      return board.view as View;
    },
    get player() {
      const { players } = board.view as View;
      return (players[seat()] ?? players[0])!;
    },
    get isHome() {
      return board.perspective === null || seat() === board.perspective;
    },
    places(...names) {
      return this.isHome ? names : names.filter((name) => board.choice(name) === null);
    },
  };
  setContext(KEY, owner);
  return owner;
}

export function useOwner(): Owner {
  return getContext<Owner>(KEY);
}
