/** Which event of Merv makes which sound. */
import type { Sound } from '../../parts/sound';
import { sameFor } from '../../table/game-table';
import type { EventKind } from './kinds';

const events = sameFor<EventKind>();

export const SOUNDS: Partial<Record<EventKind, Sound>> = {
  ...events('wood', 'slot_taken', 'building_placed', 'space_taken', 'soldier_deployed', 'upgrade_placed', 'courtier_placed'),
  ...events('wood', 'post_established', 'mosque_step', 'wall_built', 'camel_placed_on_card', 'camel_traded', 'camels_on_routes'),
  ...events('coin', 'cubes_gained', 'paid', 'paid_with_discount', 'good_gained', 'ransom_paid'),
  ...events('paper', 'card_taken', 'cards_revealed', 'contract_fulfilled', 'breakthrough_made', 'scoring_tile_taken', 'scrolls_gained', 'solo_card_drawn'),
  ...events('sand', 'camels_gained', 'camels_left_routes', 'soldier_displaced', 'building_lost'),
  ...events('drum', 'invasion_started'),
};
