/** Which event of Marrakesh makes which sound. */
import type { Sound } from '../../parts/sound';
import { sameFor } from '../../table/game-table';
import type { EventKind } from './kinds';

const events = sameFor<EventKind>();

export const SOUNDS: Partial<Record<EventKind, Sound>> = {
  ...events('dice', 'keshis_thrown'),
  ...events('wood', 'keshi_picked', 'keshis_drafted', 'keshi_placed', 'pink_placed', 'worker_placed', 'seller_placed', 'souk_seller_placed'),
  ...events('wood', 'gate_built', 'climbed', 'new_keshi', 'disk_turned'),
  ...events('coin', 'gained', 'paid', 'exchanged', 'harvested', 'luxury_bought', 'luxury_taken', 'provisions_paid'),
  ...events('paper', 'scroll_bought', 'scroll_taken', 'scroll_worked', 'scrolls_turned_up', 'luxuries_turned_up', 'oasis_revealed', 'provision_shown'),
  ...events('sand', 'caravan_placed', 'oasis_explored', 'oasis_taken', 'town_explored', 'town_taken', 'fisherman_moved', 'provisions_failed'),
};
