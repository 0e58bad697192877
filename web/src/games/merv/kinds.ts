// Written by tools/typescript.py from the Python types: do not edit.

export type EventKind =
  | 'board_action' | 'boon_lost' | 'breakthrough_made' | 'building_lost' | 'building_placed' | 'camel_placed_on_card'
  | 'camel_traded' | 'camels_gained' | 'camels_left_routes' | 'camels_on_routes' | 'card_taken' | 'cards_revealed'
  | 'contract_fulfilled' | 'courtier_placed' | 'courtier_scored' | 'cubes_forfeited' | 'cubes_gained' | 'favour_chosen'
  | 'favour_gained' | 'favour_spent' | 'game_ended' | 'good_gained' | 'influence_gained' | 'invasion_ended'
  | 'invasion_started' | 'magistrate_acts' | 'mosque_step' | 'paid' | 'paid_with_discount' | 'pair_completed'
  | 'points_scored' | 'post_established' | 'ransom_paid' | 'round_ended' | 'round_started' | 'scoring_started'
  | 'scoring_tile_taken' | 'scrolls_gained' | 'site_activated' | 'slot_taken' | 'soldier_declined' | 'soldier_deployed'
  | 'soldier_displaced' | 'solo_card_drawn' | 'solo_card_rejected' | 'solo_card_removed' | 'solo_deck_shuffled'
  | 'space_taken' | 'turn_ended' | 'turn_started' | 'upgrade_placed' | 'wall_built';

export type DecisionKind =
  | 'choose_action' | 'choose_boon' | 'choose_breakthrough' | 'choose_caravan_card' | 'choose_caravan_cube'
  | 'choose_courtier' | 'choose_courtier_site' | 'choose_courtier_slot' | 'choose_cube' | 'choose_end'
  | 'choose_free_card' | 'choose_free_hall' | 'choose_free_path' | 'choose_free_post' | 'choose_free_wall'
  | 'choose_good' | 'choose_hall' | 'choose_library_cube' | 'choose_mosque_step' | 'choose_post' | 'choose_purchase'
  | 'choose_ransom' | 'choose_scoring_tile' | 'choose_scrolls' | 'choose_site' | 'choose_slot' | 'choose_soldier_site'
  | 'choose_space' | 'choose_upgrade_colour' | 'choose_upgrade_site' | 'choose_wall_piece' | 'choose_wall_slot';

export type ActionKind =
  | 'advance' | 'board' | 'bonus' | 'boon' | 'buy' | 'commit' | 'contract' | 'courtier_site' | 'courtier_slot'
  | 'decline' | 'deploy' | 'discount' | 'end_turn' | 'favour' | 'finish' | 'hall' | 'lose' | 'pay' | 'pay_wild'
  | 'piece' | 'place_camel' | 'post' | 'ransom' | 'ransom_wild' | 'score' | 'scoring_tile' | 'scrolls' | 'site' | 'slot'
  | 'soldier' | 'space' | 'take_camels' | 'take_card' | 'tile' | 'trade_camel' | 'upgrade' | 'wall_slot';
