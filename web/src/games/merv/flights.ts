/** The pieces that travel when something happens. */
import type { Flight } from '../../table/context';
import { lookOf } from '../../table/participants';
import type { EventLine } from '../../types';
import type { EventKind } from './kinds';
import { pieceSymbol, stackOf } from './places';

/** More than so many of one colour travel as one. */
const MOST = 3;

export function flights({ kind, who, args }: EventLine): Flight[] {
  const home = `home:${who}`;
  const look = lookOf(who);
  switch (kind as EventKind) {
    case 'slot_taken':
      return [{ symbol: 'merv-meeple', look, from: `queue_of:${who}`, to: `action_slot:${args.slot}` }];
    case 'space_taken':
      return [{ symbol: 'merv-meeple', look, from: home, to: `queue:${args.space}` }];
    case 'building_placed':
      return [{ symbol: 'merv-building', look, from: home, to: `cell:${args.cell}` }];
    case 'building_lost':
      return [{ symbol: 'merv-building', look, from: `cell:${args.cell}`, to: home }];
    case 'soldier_deployed':
      return [{ symbol: 'merv-soldier', look, from: home, to: `cell:${args.cell}` }];
    case 'soldier_displaced':
      return [{ symbol: 'merv-soldier', look, from: `cell:${args.cell}`, to: home }];
    case 'upgrade_placed':
      return [{ symbol: 'merv-upgrade', look: `cube-${args.upgrade}`, from: upgradeFrom(args.upgrade), to: `cell:${args.cell}` }];
    case 'cubes_gained':
      return cubes(args.cubes, 'active_site', home);
    case 'ransom_paid':
      return [{ symbol: `merv-cube-${args.colour}`, from: home, to: `cell:${args.cell}` }];
    case 'favour_gained':
      return step('favour_space', Number(args.favour), look);
    case 'influence_gained':
      return step('influence', Number(args.influence), look);
    case 'card_taken':
      return [{ symbol: `merv-spice-${args.spice}`, from: `take_card:${args.position}`, to: home }];
    case 'camel_placed_on_card':
      return [{ symbol: 'merv-camel', from: home, to: `take_card:${args.position}` }];
    case 'camel_traded':
      return [{ symbol: 'merv-camel', from: home, to: `market_slot:${args.market_slot}` }];
    case 'camels_on_routes':
      return [{ symbol: 'merv-camel', from: home, to: `post:${args.city}` }];
    case 'courtier_placed':
      return [{ symbol: 'merv-courtier', look, from: home, to: `hall:${args.hall}` }];
    case 'scrolls_gained':
      return [{ symbol: 'merv-scroll', from: 'scrolls', to: home }];
    case 'breakthrough_made':
      return [{ symbol: 'merv-breakthrough', from: `tile:${args.tile}`, to: home }];
    case 'good_gained':
      return [{ symbol: `merv-${args.good}`, from: `goods:${args.good}`, to: home }];
    case 'post_established':
      return [{ symbol: 'merv-disc', look, from: home, to: `post:${args.city}` }];
    case 'mosque_step':
      return [{ symbol: 'merv-disc', look, from: home, to: `advance:${args.node}` }];
    case 'scoring_tile_taken':
      return [{ symbol: 'merv-scoring-tile', from: `scoring_tile:${args.board}`, to: home }];
    case 'wall_built':
      return [{ symbol: pieceSymbol(args.piece), from: `piece:${args.piece}`, to: `wall:${args.wall_slot}` }];
    case 'contract_fulfilled':
      return [{ symbol: 'merv-contract', from: `contract:${stackOf(args.contract)}`, to: home }];
    default:
      return [];
  }
}

function upgradeFrom(upgrade: unknown): string {
  return upgrade === 'white' ? 'upgrades:white' : `bonus:${upgrade}`;
}

function cubes(amounts: unknown, from: string, to: string): Flight[] {
  const found = Object.entries(amounts as Record<string, number>);
  return found.flatMap(([colour, n]) =>
    Array.from({ length: Math.min(n, MOST) }, () => ({ symbol: `merv-cube-${colour}`, from, to })),
  );
}

/** A disc goes up one space of a track. */
function step(track: string, space: number, look: string): Flight[] {
  return [{ symbol: 'merv-disc', look, from: `${track}:${space - 1}`, to: `${track}:${space}` }];
}
