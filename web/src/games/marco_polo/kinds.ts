// Written by tools/typescript.py from the Python types: do not edit.

export type EventKind =
  | 'black_bought' | 'black_gained' | 'black_missing' | 'black_promised' | 'bonus_copied' | 'card_used'
  | 'character_bonus' | 'character_chosen' | 'character_given' | 'character_left' | 'compensated' | 'contract_completed'
  | 'contract_discarded' | 'contract_drawn' | 'contract_missing' | 'contract_removed' | 'contract_taken'
  | 'contracts_laid_out' | 'contracts_put_under' | 'dice_placed' | 'dice_rolled' | 'die_changed' | 'die_rerolled'
  | 'die_set' | 'first_player' | 'gained' | 'game_ended' | 'gift_discarded' | 'gift_drawn' | 'gift_kept'
  | 'gift_missing' | 'gift_replaced' | 'gift_used' | 'gifts_shuffled' | 'goal_kept' | 'goals_chosen' | 'journey_started'
  | 'mercator_gained' | 'moved' | 'office_taken' | 'own_card_used' | 'paid' | 'points_paid' | 'points_scored'
  | 'post_built' | 'post_moved' | 'private_space_used' | 'province_bonus' | 'purse_used' | 'round_ended'
  | 'round_started' | 'scoring_started' | 'space_paid' | 'step_declined' | 'step_lost' | 'turn_ended' | 'turn_started';

export type DecisionKind =
  | 'choose_action' | 'choose_black_or_coins' | 'choose_card_good' | 'choose_change' | 'choose_character'
  | 'choose_compensation' | 'choose_contract' | 'choose_copy' | 'choose_die' | 'choose_die_to_change'
  | 'choose_die_to_reroll' | 'choose_die_to_set' | 'choose_direction' | 'choose_discard' | 'choose_extra'
  | 'choose_gift' | 'choose_goal' | 'choose_good' | 'choose_new_value' | 'choose_pair' | 'choose_passed_post'
  | 'choose_payment' | 'choose_post' | 'choose_province' | 'choose_row' | 'choose_step' | 'choose_swap' | 'choose_times'
  | 'choose_value';

export type ActionKind =
  | 'black' | 'buy' | 'change' | 'character' | 'city' | 'compensation' | 'complete' | 'decline' | 'die' | 'direction'
  | 'discard' | 'down' | 'end_turn' | 'extra' | 'goal' | 'good' | 'keep' | 'keep_two' | 'move_post' | 'own_card'
  | 'pair' | 'pay_pair' | 'private' | 'purse' | 'reroll' | 'row' | 'second_step' | 'sell' | 'space' | 'step' | 'stop'
  | 'take' | 'take_black' | 'take_coins' | 'times' | 'token' | 'up' | 'use' | 'value';
