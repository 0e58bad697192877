// Written by tools/typescript.py from the Python types: do not edit.

export type EventKind =
  | 'area_action' | 'area_filled' | 'boundary_crossed' | 'caravan_placed' | 'climbed' | 'companion_joined'
  | 'companion_left' | 'companion_spared' | 'companion_waits' | 'connection_used' | 'disk_laid' | 'disk_turned'
  | 'draft_skipped' | 'exchanged' | 'first_player' | 'fisherman_moved' | 'fishermen_returned' | 'gained' | 'game_ended'
  | 'gate_built' | 'harbour_reached' | 'harvested' | 'head_start' | 'keshi_lost' | 'keshi_picked' | 'keshi_placed'
  | 'keshi_returned' | 'keshis_chosen' | 'keshis_drafted' | 'keshis_revealed' | 'keshis_stuck' | 'keshis_thrown'
  | 'line_filled' | 'line_keshi_declined' | 'luxuries_turned_up' | 'luxury_bought' | 'luxury_taken' | 'new_keshi'
  | 'oases_laid_out' | 'oasis_explored' | 'oasis_revealed' | 'oasis_scored' | 'oasis_taken' | 'paid' | 'pink_placed'
  | 'points_lost' | 'points_scored' | 'provision_shown' | 'provisions_failed' | 'provisions_paid' | 'river_bonus'
  | 'river_tile' | 'round_ended' | 'round_started' | 'scroll_bought' | 'scroll_taken' | 'scroll_worked'
  | 'scrolls_refreshed' | 'scrolls_turned_up' | 'season_ended' | 'season_started' | 'seller_gave_water'
  | 'seller_placed' | 'souk_seller_placed' | 'square_used' | 'swap_skipped' | 'town_explored' | 'town_scored'
  | 'town_taken' | 'tray_cleared' | 'tray_filled' | 'turn_ended' | 'turn_started' | 'worker_activated' | 'worker_placed';

export type DecisionKind =
  | 'choose_area' | 'choose_cell' | 'choose_colour' | 'choose_connection' | 'choose_count' | 'choose_date_or_water'
  | 'choose_disk' | 'choose_draft' | 'choose_end' | 'choose_free_gate' | 'choose_free_luxury' | 'choose_free_oasis'
  | 'choose_free_scroll' | 'choose_gate' | 'choose_gate_keshi' | 'choose_good' | 'choose_harvest' | 'choose_joker'
  | 'choose_keshis' | 'choose_line' | 'choose_line_keshi' | 'choose_loose_oasis' | 'choose_next_cell'
  | 'choose_next_keshi' | 'choose_oasis' | 'choose_option' | 'choose_path' | 'choose_payment' | 'choose_provision'
  | 'choose_rapid' | 'choose_resource' | 'choose_return' | 'choose_returned' | 'choose_returned_cell'
  | 'choose_returned_seller' | 'choose_scored' | 'choose_scroll' | 'choose_second' | 'choose_seller' | 'choose_slot'
  | 'choose_souk' | 'choose_spared' | 'choose_square' | 'choose_stair' | 'choose_steps' | 'choose_supplying'
  | 'choose_tile_bonus' | 'choose_town' | 'choose_water' | 'choose_worker';

export type ActionKind =
  | 'action' | 'add_date' | 'add_step' | 'area_action' | 'buy' | 'cell' | 'connect' | 'count' | 'decline' | 'disk'
  | 'draft' | 'end_turn' | 'enough' | 'exchange' | 'explore' | 'explore_town' | 'gate' | 'give_back' | 'good' | 'joker'
  | 'keshi' | 'line' | 'new_keshi' | 'path' | 'pay' | 'pick' | 'place' | 'point' | 'provide' | 'provision' | 'rapid'
  | 'refresh' | 'resource' | 'score_oasis' | 'scroll' | 'seller' | 'slot' | 'souk_action' | 'souk_seller' | 'spare'
  | 'stair' | 'stop' | 'take_luxury' | 'take_oasis' | 'tile_bonus' | 'town' | 'water' | 'worker';
