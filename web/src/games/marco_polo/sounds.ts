/** Which event of Marco Polo makes which sound. */
import type { Sound } from '../../parts/sound';
import { sameFor } from '../../table/game-table';
import type { EventKind } from './kinds';

const events = sameFor<EventKind>();

export const SOUNDS: Partial<Record<EventKind, Sound>> = {
  ...events('dice', 'dice_rolled', 'die_rerolled'),
  ...events('wood', 'dice_placed', 'card_used', 'own_card_used', 'private_space_used', 'post_built', 'post_moved', 'die_changed', 'die_set'),
  ...events('wood', 'black_bought', 'black_gained'),
  ...events('coin', 'space_paid', 'paid', 'gained', 'compensated', 'purse_used', 'mercator_gained'),
  ...events('paper', 'contract_taken', 'contract_drawn', 'contract_completed', 'contracts_laid_out', 'gift_drawn', 'gift_used', 'office_taken'),
  ...events('paper', 'character_chosen', 'goal_kept'),
  ...events('sand', 'moved'),
};
