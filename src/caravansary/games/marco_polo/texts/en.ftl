# Marco Polo in English. Ids: `ask-` questions, `decision-` their names, `do-` buttons, `event-` the log, `no-` reasons,
# `thing-` previews, `option-` what is chosen for a table; the rest are the words for the values of arguments.
# A name says an amount only where nothing else tells two things apart; explanations (`-text`, `-power`) say them all.

## Questions

ask-choose_character = Choose your character.
ask-choose_goal = Choose the goal cards that you keep: { $left ->
    [one] one more
   *[other] { $left } more
  }.
ask-choose_compensation = Your roll was low: you gain { $n ->
    [1] a camel or a coin.
   *[other] { $n } in camels and coins. How many camels? The rest are coins.
  }
ask-choose_action = Choose a main action or an extra action.
ask-choose_die = Choose a die for: { $space }.
ask-choose_die_to_reroll = Which die do you reroll?
ask-choose_die_to_change = Which die do you change by 1?
ask-choose_change = Turn this die up or down: { $die }?
ask-choose_die_to_set = Which die do you set to a value of your choice?
ask-choose_value = { $where ->
    [khan] Which value does your die show? The dice after it must show at least as much.
    [khan-last] Which value does your die show? It is the last one here: every value brings the same.
    [bazaar] Which value do you choose for the { $space }? It is the highest row you may take, and as many coins you pay.
    [contracts] Which value does your die show? It is the last space you may take from, and as many coins you pay.
   *[travel] Which value do your dice show? It is the greatest number of steps, and as many coins you pay.
  }
ask-choose_new_value = Which value do you give this die: { $die }?
ask-choose_row = Choose a row of the bazaar.
ask-choose_good = Choose a good.
ask-choose_pair = Choose two different goods.
ask-choose_copy = Choose the province bonus that you copy.
ask-choose_contract = { $left ->
    [one] Take a second contract, or stop.
   *[other] Take one or two contracts.
  }
ask-choose_discard = You have too many contracts. Choose one to discard.
ask-choose_extra = You took a contract from space { $position }. Do you take coins or camels?
ask-choose_step = Where does your figure go?
ask-choose_payment = Which two goods do you pay for the next step?
ask-choose_post = Your stock is empty. Which trading post do you move to { $place }?
ask-choose_passed_post = Your stock is empty. Do you move a trading post to { $place }, which you passed?
ask-choose_times = How many times do you use this city card: { $card }?
ask-choose_direction = What do you gain with this city card: { $card }?
ask-choose_card_good = Choose a good to buy, { $left ->
    [one] for the last time
   *[other] up to { $left } times
  }.
ask-choose_swap = Exchange a good and camels, { $left ->
    [one] for the last time
   *[other] up to { $left } times
  }.
ask-choose_province = Choose one of your provinces: you gain its bonus.
ask-choose_gift = Choose the gift that you keep.
ask-choose_black_or_coins = Do you take a black die or coins?

## What is being decided

decision-choose_character = the choice of a character
decision-choose_goal = the choice of goal cards
decision-choose_compensation = the compensation for a low roll
decision-choose_action = the next action of the turn
decision-choose_die = the dice for a space
decision-choose_die_to_reroll = the die to reroll
decision-choose_die_to_change = the die to change
decision-choose_change = up or down
decision-choose_die_to_set = the die to set
decision-choose_value = the value of the dice
decision-choose_new_value = the new value of a die
decision-choose_row = the row of the bazaar
decision-choose_good = the choice of a good
decision-choose_pair = the choice of two goods
decision-choose_copy = the province bonus to copy
decision-choose_contract = the contracts to take
decision-choose_discard = the contract to discard
decision-choose_extra = coins or camels
decision-choose_step = the next step on the map
decision-choose_payment = the goods for a step
decision-choose_post = the trading post to move
decision-choose_passed_post = a trading post for a place passed
decision-choose_times = the number of uses of a city card
decision-choose_direction = the direction of a city card
decision-choose_card_good = the next good from a city card
decision-choose_swap = the next exchange of a city card
decision-choose_province = the choice of a province
decision-choose_gift = the gift to keep
decision-choose_black_or_coins = a black die or coins

## Buttons

do-space = Place dice: { $space }
do-city = Use the city card: { $card }
do-private = Use your private space { $n }
do-complete = Complete the contract: { $contract }
do-purse = Put a die into the purse
do-reroll = Reroll a die
do-change = Change a die by 1
do-black = Buy a black die
do-use = Use the gift: { $gift }
do-own_card = Use your own city card: { $card }
do-end_turn = End the turn
do-die = Choose die: { $die }
do-value = Count the die as { $value }
do-up = Turn the die up
do-down = Turn the die down
do-row = Row { $row } of the bazaar
do-good = Take { $good }
do-pair = Take { $pair }
do-token = Gain the province bonus: { $token }
do-take = Take the contract on space { $position }
do-discard = Discard the contract: { $contract }
do-extra = Take { $gain }
do-compensation = { $n ->
    [0] Take only coins
    [one] Take { $n } camel
   *[other] Take { $n } camels
  }
do-stop = Stop
do-decline = Do without
do-step = Go to { $node }
do-second_step = Second figure: go to { $node }
do-pay_pair = Pay { $pair }
do-move_post = Move the trading post from { $place }
do-times = { $n ->
    [one] Use it once
    [2] Use it twice
   *[other] Use it { $n } times
  }
do-direction = Gain { $gain }
do-sell = Give { $good } for camels
do-buy = Give camels for { $good }
do-keep = Keep the gift: { $gift }
do-keep_two = Keep two gifts, once in the game
do-take_black = Take the black die
do-take_coins = Take the coins
do-character = Choose { $character }
do-goal = Keep the goal card: { $goal }

## The log: before the first round

event-character_given = { $who } is { $character }.
event-character_chosen = { $who } chooses { $character }.
event-character_left = Nobody chose { $character }.
event-goal_kept = { $who } keeps the goal card: { $goal }.
event-goals_chosen = { $who } has chosen goal cards.

## The log: rounds and turns

event-round_started = Round { $round } begins.
event-first_player = { $who } is the first player.
event-province_bonus = { $who } gains the bonus of { $province }: { $token }.
event-character_bonus = { $who } gains the bonus of { $character }.
event-dice_rolled = { $who } rolls { $die } (sum { $n }).
event-compensated = { $who } gains { $things } for a low roll.
event-round_ended = Round { $round } ends.
event-contracts_laid_out = New contracts are laid out.
event-contracts_put_under = The contracts that are left go under the special pile.
event-scoring_started = Final scoring.
event-game_ended = The game ends. { $n ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
} Ranking: { $other }.
event-turn_started = { $who } begins the turn.
event-turn_ended = { $who } ends the turn.
event-dice_placed = { $who } places { $die }: { $space } (value { $value }).
event-card_used = { $who } places { $die } in { $city } (value { $value }): { $card }.
event-own_card_used = { $who } uses an own city card, which leaves the game: { $card }.
event-private_space_used = { $who } places { $die } on private space { $n }.
event-space_paid = { $who } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } for the occupied space: { $space }.
event-mercator_gained = { $who } gains { $things } through the action of { $other }.

## The log: paying and gaining

event-gained = { $who } gains { $things }.
event-paid = { $who } pays { $things }.
event-points_scored = { $who }: +{ $n } { $n ->
    [one] point
   *[other] points
  }, { $source } ({ $total } in all).
event-points_paid = { $who }: −{ $n } { $n ->
    [one] point
   *[other] points
  } ({ $total } in all).
event-bonus_copied = { $who } copies a province bonus: { $token }.

## The log: dice

event-purse_used = { $who } puts a die into the purse: { $die }.
event-die_rerolled = { $who } rerolls a die: { $die } → { $new_die }.
event-die_changed = { $who } changes a die: { $die } → { $new_die }.
event-die_set = { $who } sets a die: { $die } → { $new_die }.
event-black_bought = { $who } buys from the pool: { $die }.
event-black_gained = { $who } gains from the pool: { $die }.
event-black_promised = { $who } gains a black die for this round’s roll.
event-black_missing = There is no black die left for { $who }.

## The log: contracts

event-contract_taken = { $who } takes the contract on space { $position }: { $things } → { $amount }.
event-contract_drawn = { $who } draws a contract from the special pile: { $things } → { $amount }.
event-contract_missing = There is no contract left for { $who }.
event-contract_discarded = { $who } puts a contract under the special pile: { $things } → { $amount }.
event-contract_removed = { $who } discards a contract, which leaves the game: { $things } → { $amount }.
event-contract_completed = { $who } completes a contract: { $things } → { $amount }.

## The log: the map

event-journey_started = { $who } travels up to { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }.
event-moved = { $who } moves from { $origin } to { $node }.
event-step_declined = { $who } does without a step.
event-step_lost = { $who } can pay for no step and loses it.
event-post_built = { $who } builds a trading post in { $place } (post { $n }).
event-post_moved = { $who } moves a trading post from { $origin } to { $place }.
event-office_taken = { $who } takes the office bonus of { $city }: { $office }.

## The log: gifts

event-gift_drawn = { $who } draws a gift: { $gift }.
event-gift_replaced = { $who } cannot use the gift “{ $gift }” and draws another one.
event-gift_kept = { $who } chooses the gift: { $gift }.
event-gift_discarded = { $who } discards the gift: { $gift }.
event-gift_used = { $who } uses the gift: { $gift }.
event-gift_missing = There is no gift left for { $who }.
event-gifts_shuffled = The used gifts are shuffled; the pile has { $n ->
    [one] { $n } gift
   *[other] { $n } gifts
  }.

## Why not? The turn

no-main-done = You have already done your main action in this turn.
no-main-no_die = You have no die left for a main action.
no-end-main_action = As long as you have dice, a main action is due before the turn ends.
no-space-dice = You have too few dice: { $space } needs { $n }.
no-space-own_colour = Your dice are already here: { $space }. In this round only black or white dice can follow, and you have too few of them.
no-space-price = This space is occupied: { $space }. Even the lowest die that you may place here costs more coins than you have: { $has }.
no-khan-full = All spaces of the khan are taken.
no-khan-too_low = At the khan your die must show at least { $value }.
no-contracts-empty = There is no contract in the row.
no-travel-no_step = You cannot pay for a single step.
no-private-used = This private space is already used in this round.
no-contract-cost = You lack goods or camels for this contract. It asks for { $things }.

## Why not? Dice

no-die-own_colour = Your own dice already lie on this space; { $die } cannot follow in this round.
no-die-order = The dice are chosen from low to high: { $die } cannot come next.
no-die-no_more = You have no further die like this: { $die }.
no-die-price = The space is occupied, and you cannot pay the value of this die: { $die }.
no-die-too_few = With { $die } as the lowest die you have too few dice for this space.
no-purse-no_die = You have no die for the purse.
no-change-raschid = Raschid’s dice have no value until they are placed.
no-change-no_die = You have no die left.
no-change-camels = This costs { $n ->
    [one] one camel
   *[other] { $n } camels
  }; you have { $has }.
no-change-six = This die already shows a six: { $die }.
no-change-one = This die already shows a one: { $die }.
no-black-bought = You have already bought a black die in this turn.
no-black-none_left = There is no black die left.
no-value-same = The die already shows { $value }.
no-value-price = You cannot pay for the occupied space with value { $value }.

## Why not? Bazaar and contracts

no-row-too_high = Row { $row } is too high: your lowest die shows { $value }.
no-row-worse = Another row gives all that row { $row } gives, and more.
no-take-taken = You have already taken the contract on space { $position }.
no-take-too_far = Space { $position } is too far: your die shows { $value }.
no-take-order = Two contracts are taken from left to right; space { $position } lies before the first one.
no-discard-new = You have just taken this contract: { $contract }. Discard an older one.
no-stop-once_first = You can stop after you have done it at least once.
no-stop-go_on = You have built in passing: your figure must move on.

## Why not? The map

no-step-cost = The step to { $node } costs { $things }, and you cannot pay that.
no-payment-goods = You do not have these goods: { $pair }.
no-payment-order = Goods are paid in a fixed order; these come before the ones you have paid: { $pair }.
no-post-none_there = You have no trading post in { $place }.
no-post-of_this_movement = The trading post in { $place } belongs to this movement and has to stay.

## Why not? City cards and provinces

no-card-no_post = You need a trading post in { $city }.
no-card-new_post = Your trading post in { $city } is new; it opens the city card from your next turn on.
no-card-occupied = A die already lies on this city card in { $city }.
no-card-cannot = You cannot use this city card even once: { $card }.
no-own_card-used = You have already used an own city card in this turn; not possible now: { $card }.
no-times-too_many = More than { $n } is not possible.
no-direction-cost = You cannot pay for this direction.
no-good-cost = You cannot pay for another good: { $good }.
no-good-order = Goods are chosen in the order spice, silk, gold; not possible now: { $good }.
no-swap-cost = You cannot pay for this exchange: { $good }.
no-swap-order = First goods are given, then others are gained, each in the order spice, silk, gold; not possible now: { $good }.
no-province-not_own = You have no trading post in a province with this bonus: { $token }.
no-province-order = Bonuses are chosen in a fixed order, each once; not possible now: { $token }.
no-copy-itself = This bonus cannot copy itself.
no-copy-absent = This bonus is not in the game.

## Why not? Gifts and goal cards

no-gift-token_used = You have already kept two gifts once.
no-gift-only_one = Only one gift was drawn.
no-gift-order = Gifts are chosen from left to right; not possible now: { $gift }.
no-gift-at_placement = This gift is used when you place dice on an occupied space.
no-gift-in_movement = This gift is used in a movement, while your figure stands in a city or province.
no-gift-no_die = You have no die to set.
no-gift-no_step = You cannot pay for a step.
no-goal-kept = You already keep this goal card: { $goal }.
no-goal-order = Goal cards are chosen from left to right; not possible now: { $goal }.

## Amounts

things-coins = { $n } { $n ->
    [one] coin
   *[other] coins
  }
things-camels = { $n } { $n ->
    [one] camel
   *[other] camels
  }
things-spice = { $n } spice
things-silk = { $n } silk
things-gold = { $n } gold

## What is in danger

danger-goods_worthless = { $n ->
    [one] { $n } good brings no points without a trading post in Beijing.
   *[other] { $n } goods bring no points without a trading post in Beijing.
  }

## Things of a preview; the number comes before them

thing-points = { $n ->
    [one] point
   *[other] points
  }
thing-coins = { $n ->
    [one] coin
   *[other] coins
  }
thing-camels = { $n ->
    [one] camel
   *[other] camels
  }
thing-spice = { $n ->
    [one] spice
   *[other] spice
  }
thing-silk = { $n ->
    [one] silk
   *[other] silk
  }
thing-gold = { $n ->
    [one] gold
   *[other] gold
  }
thing-posts = { $n ->
    [one] trading post
   *[other] trading posts
  }
thing-contracts = { $n ->
    [one] contract
   *[other] contracts
  }
thing-completed = { $n ->
    [one] completed contract
   *[other] completed contracts
  }
thing-gifts = { $n ->
    [one] gift
   *[other] gifts
  }

## Options of a table

option-random_provinces = Random provinces
option-random_provinces-help = The province bonuses are dealt at random.
option-character_draft = Choice of characters
option-character_draft-help = The players choose their characters, the last player first.
option-goal_choice = Choice of goals
option-goal_choice-help = Each player secretly keeps two of four goal cards.
option-new_characters = The New Characters
option-new_characters-help = A module with four characters, gifts and contracts. It brings random provinces and the choice of characters.
option-first_player = First player
option-first_player-help = The seat that begins.
option-first_player-null = At random
option-first_player-0 = Seat 1
option-first_player-1 = Seat 2
option-first_player-2 = Seat 3
option-first_player-3 = Seat 4
option-colours = Colours
option-colours-help = The colour of each seat.
option-colours-blue = Blue
option-colours-yellow = Yellow
option-colours-green = Green
option-colours-red = Red

## Characters

character-raschid = Raschid ad-Din Sinan
character-raschid-power = You do not roll your dice. You choose their value when you place them; black dice too. You get no compensation.
character-matteo = Matteo Polo
character-matteo-power = Each round you roll a white die too and draw a contract from the special pile.
character-berke = Berke Khan
character-berke-power = Occupied spaces cost you nothing.
character-mercator = Mercator ex Tabriz
character-mercator-power = Whenever somebody else goes to the bazaar, you gain 1 piece of what that space sells. With two or three players you also gain 1 camel when another takes the khan’s favour, and with two players 2 coins when the other takes coins.
character-polos = Nicolo & Marco Polo
character-polos-power = You have two figures and may split the steps of a journey between them. Each round you gain 1 camel.
character-kubilai = Kubilai Khan
character-kubilai-power = You start in Beijing and already have a trading post there, on the best slot.
character-johannes = Johannes Caprini
character-johannes-power = For you every oasis is one step from every other oasis. Each round you gain 3 coins.
character-wilhelm = Wilhelm von Rubruk
character-wilhelm-power = You have 11 trading posts and also build in places that you only pass. The 11th is worth 10 points.
character-nicolao = Fratre Nicolao
character-nicolao-power = Each round you draw 3 gifts and keep one; once in the game you keep two.
character-arghun = Khan Arghun
character-arghun-power = You own 6 city cards. Once per turn you may use one of them as with a 6, without a die; then it leaves the game.
character-altan = Altan Ord
character-altan-power = Each of your first seven trading posts brings more than the one before: 1 point, then also 1 coin, 1 camel, 1 spice, 1 silk, 1 gold and finally a black die.
character-gunj = Gunj Kököchin
character-gunj-power = You have two private spaces, each for one die per round. One gives 2 camels and two goods of choice, and one good to everybody else; the other gives a step.

## City cards: a name, and what the card does

card-t01 = spice for points
card-t01-text = For each use pay 2 spice and gain 2 points; up to the value of the die.
card-t02 = silk for points
card-t02-text = For each use pay 2 silk and gain 3 points; up to the value of the die.
card-t03 = gold for points
card-t03-text = For each use pay 2 gold and gain 4 points; up to the value of the die.
card-t04 = camels for points
card-t04-text = For each use pay 1 camel and gain 1 point; up to the value of the die.
card-t05 = camels for coins and points
card-t05-text = For each use pay 2 camels and gain 2 coins and 1 point; up to the value of the die.
card-t06 = camels for goods
card-t06-text = For each use pay 3 camels and gain 1 spice, 1 silk and 1 gold; up to the value of the die.
card-t07 = camel and spice for coins
card-t07-text = For each use pay 1 camel and 1 spice and gain 7 coins; up to the value of the die.
card-t08 = camel and silk for coins
card-t08-text = For each use pay 1 camel and 1 silk and gain 8 coins; up to the value of the die.
card-t09 = camel and gold for coins
card-t09-text = For each use pay 1 camel and 1 gold and gain 9 coins; up to the value of the die.
card-t10 = camel and spice for coins and points
card-t10-text = For each use pay 1 camel and 1 spice and gain 2 coins and 2 points; up to the value of the die.
card-t11 = camel and silk for coins and points
card-t11-text = For each use pay 1 camel and 1 silk and gain 4 coins and 2 points; up to the value of the die.
card-t12 = camel and gold for coins and points
card-t12-text = For each use pay 1 camel and 1 gold and gain 6 coins and 2 points; up to the value of the die.
card-t13 = camels and spice for points
card-t13-text = For each use pay 3 camels and 1 spice and gain 4 points; up to the value of the die.
card-t14 = camels and silk for points
card-t14-text = For each use pay 2 camels and 1 silk and gain 4 points; up to the value of the die.
card-t15 = camel and gold for points
card-t15-text = For each use pay 1 camel and 1 gold and gain 4 points; up to the value of the die.
card-t16 = coins for goods
card-t16-text = For each use pay 2 coins and gain a good of your choice; up to the value of the die.
card-t17 = camels for steps
card-t17-text = Move your figure. Each step costs 2 camels and what the road asks for; at most as many steps as the die shows.
card-t18 = goods for steps
card-t18-text = Move your figure. Each step costs two different goods and what the road asks for; at most as many steps as the die shows.
card-t19 = coins for province bonuses
card-t19-text = For each use pay 1 coin and gain the bonus of one of your provinces, each time another one; up to the value of the die.
card-t20 = camels for coins, or coins for camels
card-t20-text = Pay 1 camel and gain 3 coins for each use, or pay 1 coin and gain 1 camel for each use; up to the value of the die. Choose one direction.
card-t21 = points for coins, or coins for points
card-t21-text = Pay 1 point and gain 3 coins for each use, or pay 3 coins and gain 1 point for each use; up to the value of the die. Choose one direction.
card-t22 = goods and camels
card-t22-text = For each use exchange 1 good for 2 camels, or 2 camels for a good of your choice; up to the value of the die.
card-t23 = coins for contracts
card-t23-text = Gain 2 coins for each contract you have completed; counted up to the value of the die.
card-t24 = points for contracts
card-t24-text = Gain 1 point for each contract you have completed; counted up to the value of the die.
card-t25 = coins for trading posts
card-t25-text = Gain 2 coins for each of your trading posts on the map; counted up to the value of the die.
card-t26 = points for trading posts
card-t26-text = Gain 1 point for each of your trading posts on the map; counted up to the value of the die.
card-t27 = coins for the die
card-t27-text = Gain twice the value of the die in coins.
card-t28 = gold
card-t28-text = Gain 1 gold, or 3 gold with a 6.
card-t29 = silk
card-t29-text = Gain 1 silk, or 3 silk with a 4 or more.
card-t30 = spice
card-t30-text = Gain 1 spice, or 3 spice with a 2 or more.
card-t31 = province bonuses
card-t31-text = Gain the bonus of one of your provinces; with a 5 or more, of two different ones.

## Province bonuses

token-a = coins
token-a-text = 5 coins, now and at the start of every round.
token-b = camels
token-b-text = 3 camels, now and at the start of every round.
token-c = two different goods
token-c-text = Two different goods of your choice, now and at the start of every round.
token-d = copy of another bonus
token-d-text = The bonus of any other province, now and at the start of every round; you need no trading post there.
token-e = camel and coins
token-e-text = 1 camel and 3 coins, now and at the start of every round.
token-f = points
token-f-text = 3 points, now and at the start of every round.
token-g = gift
token-g-text = A gift, now and at the start of every round.

## Office bonuses

office-o1 = 3 coins
office-o1-text = Whoever is first to build here gains 3 coins.
office-o2 = 5 coins
office-o2-text = Whoever is first to build here gains 5 coins.
office-o3 = 2 camels
office-o3-text = Whoever is first to build here gains 2 camels.
office-o4 = 3 camels
office-o4-text = Whoever is first to build here gains 3 camels.
office-o5 = silk
office-o5-text = Whoever is first to build here gains 2 silk.
office-o6 = gold
office-o6-text = Whoever is first to build here gains 2 gold.
office-o7 = good of choice
office-o7-text = Whoever is first to build here gains a good of choice.
office-o8 = black die
office-o8-text = Whoever is first to build here gains a black die.
office-o9 = contract
office-o9-text = Whoever is first to build here draws a contract from the special pile.
office-o10 = step
office-o10-text = Whoever is first to build here may move one step; only what the road asks for is paid.

## Gifts

gift-f1 = 3 camels
gift-f1-text = At once: 3 camels.
gift-f2 = two contracts
gift-f2-text = Keep it. As an extra action you draw two contracts from the special pile.
gift-f3 = contract
gift-f3-text = Keep it. As an extra action you draw a contract from the special pile.
gift-f4 = black die or coins
gift-f4-text = At once: a black die or 3 coins.
gift-f5 = set a die
gift-f5-text = Keep it. As an extra action you set one of your dice to any value.
gift-f6 = 2 camels
gift-f6-text = At once: 2 camels.
gift-f7 = good of choice
gift-f7-text = At once: a good of your choice.
gift-f8 = free occupied space
gift-f8-text = Keep it. Once you pay nothing for an occupied space.
gift-f9 = coins
gift-f9-text = At once: 5 coins.
gift-f10 = two goods of choice
gift-f10-text = At once: two goods of your choice; everybody else gains 1 gold.
gift-f11 = trading post in passing
gift-f11-text = Keep it. Once you build in a city or province that your figure only passes.
gift-f12 = points for trading posts
gift-f12-text = At once: 1 point for each of your trading posts on the map, 6 points at most.
gift-f13 = points for contracts
gift-f13-text = At once: 1 point for each contract you have completed, 6 points at most.
gift-f14 = coins for all
gift-f14-text = At once: 8 coins; everybody else gains 3 coins.
gift-f15 = step
gift-f15-text = Keep it. As an extra action you move one step; only what the road asks for is paid.

## Spaces

space-coins = take coins
space-camels = camel bazaar
space-spice = spice bazaar
space-silk = silk bazaar
space-gold = gold bazaar
space-khan = khan’s favour
space-contracts = take contracts
space-travel = travel
space-moscow = city card in Moscow
space-karakorum = city card in Karakorum
space-samarcanda = city card in Samarcanda
space-lan-zhou = city card in Lan-Zhou
space-alexandria = city card in Alexandria
space-karachi = city card in Karachi
space-sumatra-1 = city card 1 in Sumatra
space-sumatra-2 = city card 2 in Sumatra
space-sumatra-3 = city card 3 in Sumatra
space-private-1 = private space 1
space-private-2 = private space 2
space-purse = purse

## Goods and gains

good-spice = spice
good-silk = silk
good-gold = gold
pair-spice-silk = spice and silk
pair-spice-gold = spice and gold
pair-silk-gold = silk and gold
gain-coins = coins
gain-camels = camels
gain-points = points

## Places

city-moscow = Moscow
city-karakorum = Karakorum
city-samarcanda = Samarcanda
city-lan-zhou = Lan-Zhou
city-alexandria = Alexandria
city-karachi = Karachi
city-sumatra = Sumatra
province-anxi = Anxi
province-ormuz = Ormuz
province-kashgar = Kashgar
province-xian = Xian
province-adana = Adana
province-kochi = Kochi
place-moscow = Moscow
place-karakorum = Karakorum
place-samarcanda = Samarcanda
place-lan-zhou = Lan-Zhou
place-alexandria = Alexandria
place-karachi = Karachi
place-sumatra = Sumatra
place-anxi = Anxi
place-ormuz = Ormuz
place-kashgar = Kashgar
place-xian = Xian
place-adana = Adana
place-kochi = Kochi
place-beijing = Beijing
node-moscow = Moscow
node-karakorum = Karakorum
node-samarcanda = Samarcanda
node-lan-zhou = Lan-Zhou
node-alexandria = Alexandria
node-karachi = Karachi
node-sumatra = Sumatra
node-anxi = Anxi
node-ormuz = Ormuz
node-kashgar = Kashgar
node-xian = Xian
node-adana = Adana
node-kochi = Kochi
node-beijing = Beijing
node-venezia = Venezia
node-oasis-a = oasis A
node-oasis-b = oasis B
node-oasis-c = oasis C
node-oasis-d = oasis D
node-oasis-e = oasis E
node-oasis-f = oasis F
node-oasis-g = oasis G
node-oasis-h = oasis H
node-oasis-i = oasis I
node-oasis-j = oasis J
origin-moscow = Moscow
origin-karakorum = Karakorum
origin-samarcanda = Samarcanda
origin-lan-zhou = Lan-Zhou
origin-alexandria = Alexandria
origin-karachi = Karachi
origin-sumatra = Sumatra
origin-anxi = Anxi
origin-ormuz = Ormuz
origin-kashgar = Kashgar
origin-xian = Xian
origin-adana = Adana
origin-kochi = Kochi
origin-beijing = Beijing
origin-venezia = Venezia
origin-oasis-a = oasis A
origin-oasis-b = oasis B
origin-oasis-c = oasis C
origin-oasis-d = oasis D
origin-oasis-e = oasis E
origin-oasis-f = oasis F
origin-oasis-g = oasis G
origin-oasis-h = oasis H
origin-oasis-i = oasis I
origin-oasis-j = oasis J

## Dice

die-own-1 = 1
die-own-2 = 2
die-own-3 = 3
die-own-4 = 4
die-own-5 = 5
die-own-6 = 6
die-black-1 = black 1
die-black-2 = black 2
die-black-3 = black 3
die-black-4 = black 4
die-black-5 = black 5
die-black-6 = black 6
die-white-1 = white 1
die-white-2 = white 2
die-white-3 = white 3
die-white-4 = white 4
die-white-5 = white 5
die-white-6 = white 6
die-own = own die
die-black = black die
new_die-own-1 = 1
new_die-own-2 = 2
new_die-own-3 = 3
new_die-own-4 = 4
new_die-own-5 = 5
new_die-own-6 = 6
new_die-black-1 = 1
new_die-black-2 = 2
new_die-black-3 = 3
new_die-black-4 = 4
new_die-black-5 = 5
new_die-black-6 = 6
new_die-white-1 = 1
new_die-white-2 = 2
new_die-white-3 = 3
new_die-white-4 = 4
new_die-white-5 = 5
new_die-white-6 = 6
new_die-own = own die
new_die-black = black die

## Contracts

contract-s1 = spice (S1)
contract-s2 = silk (S2)
contract-s3 = gold (S3)
contract-s4 = spice + silk (S4)
contract-s5 = spice + gold (S5)
contract-s6 = silk + gold (S6)
contract-k01 = spice (K01)
contract-k02 = spice (K02)
contract-k03 = silk (K03)
contract-k04 = gold (K04)
contract-k05 = gold (K05)
contract-k06 = gold (K06)
contract-k07 = spice + silk (K07)
contract-k08 = spice + silk (K08)
contract-k09 = spice + silk (K09)
contract-k10 = spice + silk (K10)
contract-k11 = spice + silk (K11)
contract-k12 = spice + silk (K12)
contract-k13 = spice + silk (K13)
contract-k14 = spice + gold (K14)
contract-k15 = spice + gold (K15)
contract-k16 = spice + gold (K16)
contract-k17 = spice + gold (K17)
contract-k18 = spice + gold (K18)
contract-k19 = spice + gold (K19)
contract-k20 = spice + gold (K20)
contract-k21 = silk + gold (K21)
contract-k22 = silk + gold (K22)
contract-k23 = silk + gold (K23)
contract-k24 = silk + gold (K24)
contract-k25 = silk + gold (K25)
contract-k26 = silk + gold (K26)
contract-k27 = silk + gold (K27)
contract-k28 = silk + gold (K28)
contract-k29 = silk + gold (K29)
contract-k30 = silk + gold (K30)
contract-k31 = spice + silk + gold (K31)
contract-k32 = spice + silk + gold (K32)
contract-k33 = spice + silk + gold (K33)
contract-k34 = spice + silk + gold (K34)
contract-k35 = spice + silk + gold (K35)
contract-k36 = spice + silk + gold (K36)
contract-k37 = spice + silk + gold (K37)
contract-k38 = spice + silk + gold (K38)
contract-n1 = spice (N1)
contract-n2 = spice + silk (N2)
contract-n3 = silk + gold (N3)
contract-n4 = silk + gold (N4)

## Goal cards

goal-g01 = Alexandria – Anxi
goal-g02 = Alexandria – Kashgar
goal-g03 = Karachi – Kashgar
goal-g04 = Karachi – Anxi
goal-g05 = Karakorum – Xian
goal-g06 = Karakorum – Kochi
goal-g07 = Karakorum – Adana
goal-g08 = Lan-Zhou – Kochi
goal-g09 = Lan-Zhou – Adana
goal-g10 = Lan-Zhou – Ormuz
goal-g11 = Moscow – Xian
goal-g12 = Moscow – Ormuz
goal-g13 = Moscow – Kashgar
goal-g14 = Samarcanda – Xian
goal-g15 = Samarcanda – Adana
goal-g16 = Samarcanda – Kochi
goal-g17 = Sumatra – Ormuz
goal-g18 = Sumatra – Anxi

## Where points come from

source-contracts = contracts
source-provinces = province bonuses
source-city_cards = city cards
source-posts = trading posts
source-gifts = gifts
source-character = character
source-goal_cards = goal cards
source-goal_places = places of the goal cards
source-coins = coins
source-beijing = Beijing
source-goods = goods
source-most_contracts = most contracts
