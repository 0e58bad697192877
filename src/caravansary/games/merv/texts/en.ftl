# Merv in English. Ids: `ask-` questions, `decision-` their names, `do-` buttons, `event-` the log, `no-` reasons,
# `thing-` previews; the rest are the words for the values of arguments.

participant-high_courtier = High Courtier
participant-magistrate = Corrupt Magistrate

## Questions

ask-choose_slot = Choose an action slot.
ask-choose_site = Choose a building site in the active line.
ask-choose_action = Choose your action.
ask-choose_caravan_card = Take a caravan card, place a camel or finish the action.
ask-choose_caravan_cube = Pay one cube for the card.
ask-choose_hall = Choose a hall for a courtier or finish the action.
ask-choose_scrolls = How many scrolls do you buy?
ask-choose_library_cube = Pay for the scrolls with different colours: { $left ->
    [one] one more cube
   *[other] { $left } more cubes
  }.
ask-choose_breakthrough = Choose your { $level ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } breakthrough.
ask-choose_post = Establish a trading post: choose a city.
ask-choose_purchase = Buy a good or finish the action.
ask-choose_mosque_step = Advance on the mosque track or finish the action.
ask-choose_wall_piece = Choose a wall segment or a gate to build, or finish the action.
ask-choose_wall_slot = Choose a place for the new piece: { $piece }.
ask-choose_cube = { $price ->
    [any] Pay one cube of any colour.
   *[colours] Pay { $cubes }.
  }
ask-choose_soldier_site = Choose the building that your soldier guards, or place none.
ask-choose_upgrade_colour = Choose a bonus upgrade.
ask-choose_upgrade_site = Choose a site for your { $upgrade }.
ask-choose_scoring_tile = Take a scoring tile.
ask-choose_free_hall = Place a courtier free of charge: choose a hall.
ask-choose_free_wall = Place a wall segment or a gate free of charge: choose a piece.
ask-choose_free_card = Take any caravan card.
ask-choose_free_post = Establish a trading post and gain its good free of charge: choose a city.
ask-choose_free_path = Step onto the mosque track free of charge: choose a path.
ask-choose_boon = You gain several boons: which one comes first?
ask-choose_good = Commit { $left ->
    [one] one more good
   *[other] { $left } more goods
  } of your choice to { $contract }.
ask-choose_end = End the turn, or use what is still open to you first.
ask-choose_space = Choose a space in the queue; each free space behind it costs a camel.
ask-choose_courtier_slot = Choose an action slot for the High Courtier.
ask-choose_courtier_site = Choose a site for a building of the High Courtier.
ask-choose_ransom = { $ransom ->
    [none] The Mongols take your { $site } ({ $cell }): you have no cube that would be a ransom for it.
   *[possible] The Mongols attack your { $site } ({ $cell }): ransom it or lose it?
  }
ask-choose_courtier = Choose the courtiers that score: your favour lasts for { $left ->
    [one] one more
   *[other] { $left } more
  }.

## What is being decided

decision-choose_slot = the choice of an action slot
decision-choose_site = the choice of a building site
decision-choose_action = the action of the turn
decision-choose_caravan_card = the next step at the caravansary
decision-choose_caravan_cube = the cube for a caravan card
decision-choose_hall = the next step at the palace
decision-choose_scrolls = the number of scrolls
decision-choose_library_cube = the cubes for the scrolls
decision-choose_breakthrough = the choice of a breakthrough
decision-choose_post = the city for a trading post
decision-choose_purchase = the next purchase at the marketplace
decision-choose_mosque_step = the next step at the mosque
decision-choose_wall_piece = the next piece of the wall
decision-choose_wall_slot = the place for a piece of the wall
decision-choose_cube = the payment
decision-choose_soldier_site = the building that a soldier guards
decision-choose_upgrade_colour = the choice of a bonus upgrade
decision-choose_upgrade_site = the site for an upgrade
decision-choose_scoring_tile = the choice of a scoring tile
decision-choose_free_hall = the hall for a free courtier
decision-choose_free_wall = the choice of a free piece of the wall
decision-choose_free_card = the choice of a free caravan card
decision-choose_free_post = the city for a free trading post
decision-choose_free_path = the path of a free step at the mosque
decision-choose_boon = the order of the boons
decision-choose_good = the goods for a contract
decision-choose_end = the end of the turn
decision-choose_space = the space in the queue
decision-choose_courtier_slot = the High Courtier’s action slot
decision-choose_courtier_site = the High Courtier’s building site
decision-choose_ransom = ransom or loss of a building
decision-choose_courtier = the courtiers that score

## Buttons

do-slot = Take slot { $slot }
do-courtier_slot = Move the High Courtier to slot { $slot }
do-site = Activate the site { $cell }
do-courtier_site = Build for the High Courtier on { $cell }
do-soldier = Place a soldier on { $cell }
do-upgrade = Place the upgrade on { $cell }
do-board = Perform the site’s action
do-favour = Gain favour
do-deploy = Deploy a soldier
do-take_camels = Collect all camels of the market
do-trade_camel = Place a camel on the market: { $market_slot }
do-finish = Finish the action
do-end_turn = End the turn
do-decline = Do not place a soldier
do-take_card = Take card { $position }
do-place_camel = Place a camel on the next card
do-hall = Place a courtier in the { $hall }
do-scrolls = { $n ->
    [one] Buy one scroll
   *[other] Buy { $n } scrolls
  }
do-post = Establish a trading post in { $city }
do-buy = Buy a good in { $city }
do-advance = Advance to { $node }
do-piece = Build: { $piece }
do-wall_slot = Build at { $wall_slot }
do-pay = Pay with { $colour }
do-pay_wild = Pay with { $colour } as wild
do-discount = Use the discount
do-tile = Take the breakthrough: { $tile }
do-bonus = Take the bonus upgrade: { $colour }
do-scoring_tile = Take the scoring tile: { $board }
do-contract = Fulfil the contract: { $stack }
do-commit = Commit a { $good }
do-boon = First: { $boon }
do-space = Play { $space ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } in the next round
do-ransom = Pay the ransom with { $colour }
do-ransom_wild = Pay the ransom with { $colour } as wild
do-lose = Lose the building
do-score = Score the courtier in the { $hall }

## The log: years, rounds and turns

event-round_started = Year { $year }, round { $round }: { $side }.
event-round_ended = The round ends. New order in the { $corner }: { $other }.
event-scoring_started = Scoring of year { $year }.
event-game_ended = The game ends. { $n ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
} Ranking: { $other }.
event-turn_started = { $who } begins the turn.
event-turn_ended = { $who } ends the turn.
event-slot_taken = { $who } takes slot { $slot }.
event-building_placed = { $who } builds on { $cell } ({ $site }).
event-site_activated = { $who } activates { $cell } ({ $site }), building: { $owner }.
event-favour_chosen = { $who } performs the action: gain favour.
event-board_action = { $who } performs the action: { $board }.
event-space_taken = { $who } takes space { $space } in the queue{ $n ->
    [0] { "" }
    [one] , −{ $n } camel
   *[other] , −{ $n } camels
  }{ $gained ->
    [0] { "" }
    [one] , +{ $gained } camel
   *[other] , +{ $gained } camels
  }.

## The log: paying and gaining

event-paid = { $who } pays { $cubes }.
event-paid_with_discount = { $who } uses the discount and pays { $cubes }.
event-cubes_gained = { $who } gains { $cubes }.
event-cubes_forfeited = { $who } misses out on { $cubes }: the supply is empty.
event-points_scored = { $who }: +{ $n } { $n ->
    [one] point
   *[other] points
  }, { $source } ({ $total } in all).
event-favour_gained = { $who }: +1 favour (now { $favour }).
event-influence_gained = { $who }: +1 influence (now { $influence }).
event-camels_gained = { $who }: +{ $n } { $n ->
    [one] camel
   *[other] camels
  }.
event-good_gained = { $who }: +1 { $good }.
event-scrolls_gained = { $who }: +{ $n } { $n ->
    [one] scroll
   *[other] scrolls
  }.
event-boon_lost = { $who } forfeits a boon without effect.
event-soldier_deployed = { $who } places a soldier on { $cell }, building: { $owner }.
event-soldier_declined = { $who } does not place a soldier.
event-soldier_displaced = The upgrade displaces the soldier on { $cell }, owner: { $who }.
event-upgrade_placed = { $who } places an upgrade on { $cell }: { $upgrade }.

## The log: the areas of the board

event-card_taken = { $camels ->
    [0] { $who } takes card { $position }: { $spice }.
   *[other] { $who } takes card { $position } with its camel: { $spice }.
  }
event-camel_placed_on_card = { $who } places a camel on card { $position }.
event-cards_revealed = New in the queue of cards: { $spice }.
event-pair_completed = { $who } completes a pair: { $spice }.
event-courtier_placed = { $who } places a courtier in the { $hall }.
event-breakthrough_made = { $who } makes a breakthrough: { $tile }.
event-post_established = { $who } establishes a trading post in { $city }.
event-camels_on_routes = { $who } sends { $n ->
    [one] one camel
   *[other] { $n } camels
  } to { $city }.
event-camels_left_routes = { $n ->
    [one] One camel leaves
   *[other] { $n } camels leave
  } the trade routes.
event-mosque_step = { $who } advances on the mosque track: { $node }.
event-scoring_tile_taken = { $who } takes the scoring tile: { $board }.
event-wall_built = { $who } builds at { $wall_slot }: { $piece }.
event-contract_fulfilled = { $who } fulfils { $contract }.
event-camel_traded = { $who } places a camel on the camel market ({ $market_slot }).

## The log: invasion and scoring

event-invasion_started = Invasion of year { $year }: the Mongols attack.
event-invasion_ended = The invasion is over. { $n ->
    [0] No soldiers return.
    [one] One soldier returns to the supply.
   *[other] { $n } soldiers return to the supply.
  }
event-ransom_paid = { $who } pays the ransom for { $cell } ({ $site }) with { $colour }.
event-building_lost = { $loss ->
    [no_ransom] { $who } loses { $cell } ({ $site }): no cube left that would be a ransom for it.
    [never_pays] { $who } loses { $cell } ({ $site }): he never pays a ransom.
   *[given_up] { $who } gives up { $cell } ({ $site }).
  }
event-favour_spent = { $who }: −{ $n } favour for courtiers.
event-courtier_scored = { $who } scores a courtier in the { $hall } (worth { $n }).

## The log: the Corrupt Magistrate

event-solo_deck_shuffled = { $who } shuffles the solo cards; the deck has { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }.
event-solo_card_drawn = { $who } draws a solo card: { $board }.
event-solo_card_rejected = { $who } discards a solo card that cannot be played: { $board }.
event-solo_card_removed = A solo card leaves the game: { $board }.
event-magistrate_acts = { $who } performs the action: { $board } × { $n }.

## Why not? The turn and the city

no-slot-occupied = Slot { $slot } is taken by { $owner }.
no-slot-no_site = In the line of slot { $slot } you can activate no site.
no-site-camel_market = The camel market is not a building site.
no-site-other_line = { $cell } is not in the active line.
no-site-no_building = { $cell } is empty and you have no building left.
no-site-magistrate = The building on { $cell } belongs to the Corrupt Magistrate; you cannot activate it.
no-site-built = There is already a building on { $cell }.
no-board-no_site = You have activated no site, so there is no action of a site.
no-board-no_step = You cannot do a single step of this action: { $board }.
no-finish-step_first = Do at least one step of the action first.
no-space-not_in_use = Space { $space } of the queue is not in use.
no-space-occupied = Space { $space } of the queue is taken by { $owner }.
no-space-camels = Space { $space } of the queue costs { $n ->
    [one] one camel
   *[other] { $n } camels
  }; you have { $has }.

## Why not? Paying

no-payment-none_left = You have no cube of this colour: { $colour }.
no-payment-wrong_colour = Cubes of this colour are not asked for: { $colour }.
no-payment-other_colour = All cubes of this action have one colour; another does not fit: { $colour }.
no-payment-same_colour = Every scroll needs another colour; you have already paid with this one: { $colour }.
no-payment-does_not_fit = This piece cannot come next: cubes are paid in the order of colours and must make up the whole cost ({ $colour }).
no-payment-wild_used = You have already used your wild colour in this turn: { $colour }.
no-payment-no_discount = You have no discount for this payment.
no-payment-discount_later = The discount comes last: first choose cubes for the rest of the cost.
no-payment-discount_used = You have already used the discount in this turn.

## Why not? Soldiers and upgrades

no-soldier-no_servant = You have no servant left for a soldier.
no-soldier-no_target = There is no building that a soldier could guard.
no-soldier-no_building = There is no building on { $cell }.
no-soldier-guarded = There is already a soldier on { $cell }; it belongs to { $owner }.
no-soldier-upgraded = There is an upgrade on { $cell }, so a soldier has no room.
no-soldier-walled = { $cell } is fully walled and takes no soldier.
no-upgrade-upgraded = There is already an upgrade on { $cell }.
no-upgrade-not_yours = This upgrade needs a building of your own; { $cell } has none.
no-upgrade-none_left = This bonus upgrade is gone: { $colour }.

## Why not? The areas of the board

no-card-out_of_reach = Card { $position } ({ $spice }) is out of reach: only cards with a camel and the first one without can be taken.
no-card-spice_limit = Your influence allows { $limit ->
    [one] one kind of spice
   *[other] { $limit } kinds of spice
  }; this would be one more: { $spice }.
no-card-not_payable = You cannot pay for this card: { $spice }.
no-camel-none = You have no camel.
no-camel-no_card_behind = There is no card behind the one that the camel would lie on.
no-camel-nothing_to_pay = You could not pay for another card.
no-hall-no_servant = You have no servant left for a courtier.
no-hall-full = There is no room left in the { $hall }.
no-hall-cost = A courtier in the { $hall } costs you { $n } { $colour }, and you cannot pay that.
no-scrolls-supply = There are not enough scrolls in the supply for you to buy { $n }.
no-scrolls-cost = { $n ->
    [one] You cannot pay for a scroll
   *[other] You cannot pay for { $n } scrolls
  }: each takes a cube of another colour or a white one.
no-tile-taken = This breakthrough is taken: { $tile }.
no-post-first = First establish a trading post.
no-post-already = You already have a trading post in { $city }.
no-post-not_linked = For { $city } you need a trading post in { $other_city } first.
no-buy-already = You have already bought in { $city } in this action.
no-buy-none_left = The supply has no good of { $city } left.
no-buy-camels = The way to { $city } takes { $n ->
    [one] one camel
   *[other] { $n } camels
  }; you have { $has }.
no-buy-cost = A good in { $city } costs { $cubes }, and you cannot pay that.
no-step-cost = This step costs { $cubes }, and you cannot pay that.
no-step-no_disc = You have no disc left for the mosque track.
no-step-at_the_end = You are on the last space of the mosque track.
no-step-not_next = You cannot get to { $node } with one step.
no-scoring_tile-taken = This scoring tile is taken: { $board }.
no-piece-none_left = The supply has no such piece left: { $piece }.
no-piece-cost = This piece ({ $piece }) costs { $n } { $colour }, and you cannot pay that.
no-wall-does_not_fit = The piece does not fit at { $wall_slot }: gates stand in the middle of a side, segments elsewhere.
no-wall-taken = There is already a piece at { $wall_slot }.

## Why not? Contracts and the camel market

no-contract-empty = This stack of contracts is empty: { $stack }.
no-contract-influence = Not enough influence for { $contract }: it asks for { $n }, you have { $has }.
no-contract-goods = You lack free scrolls or goods for { $contract }.
no-contract-cube = You lack the cube for { $contract }: { $cost_colour }.
no-commit-none_left = You have none left for this contract: { $good }.
no-commit-order = Common goods are committed first, then the rare ones; not possible now: { $good }.
no-trade-other_line = The camel market is not in your line.
no-trade-used = You have already traded at the camel market in this turn.
no-trade-no_camels_there = There are no camels on the camel market.
no-trade-occupied = There is already a camel on this slot: { $market_slot }.

## Why not? Invasion and scoring

no-ransom-wrong_colour = This is no ransom for { $cell }: { $colour }.
no-ransom-wild_used = You have already used your wild colour in this invasion: { $colour }.
no-score-no_courtier = You have no courtier left to score in the { $hall }.
no-score-order = The courtiers are chosen hall by hall, and all your favour is used; not possible now: { $hall }.

## Amounts of cubes

cubes-purple = { $n } purple
cubes-tan = { $n } tan
cubes-teal = { $n } teal
cubes-orange = { $n } orange
cubes-white = { $n } white

## What is in danger

danger-buildings_open = { $n ->
    [one] { $n } building is open to the Mongols.
   *[other] { $n } buildings are open to the Mongols.
  }
danger-courtiers_unpaid = { $n ->
    [one] Favour is missing for { $n } courtier, who would not score.
   *[other] Favour is missing for { $n } courtiers, who would not score.
  }

## Things of a preview; the number comes before them

preview-boon_lost = the boon brings nothing
preview-cubes_forfeited = the supply of cubes is empty

thing-purple = { $n ->
    [one] purple
   *[other] purple
  }
thing-tan = { $n ->
    [one] tan
   *[other] tan
  }
thing-teal = { $n ->
    [one] teal
   *[other] teal
  }
thing-orange = { $n ->
    [one] orange
   *[other] orange
  }
thing-white = { $n ->
    [one] white
   *[other] white
  }
thing-cubes = { $n ->
    [one] cube
   *[other] cubes
  }
thing-points = { $n ->
    [one] point
   *[other] points
  }
thing-favour = favour
thing-influence = influence
thing-camels = { $n ->
    [one] camel
   *[other] camels
  }
thing-scrolls = { $n ->
    [one] scroll
   *[other] scrolls
  }
thing-common = { $n ->
    [one] common good
   *[other] common goods
  }
thing-rare = { $n ->
    [one] rare good
   *[other] rare goods
  }
thing-cards = { $n ->
    [one] caravan card
   *[other] caravan cards
  }
thing-mosque = { $n ->
    [one] mosque step
   *[other] mosque steps
  }
thing-courtiers = { $n ->
    [one] courtier
   *[other] courtiers
  }
thing-buildings = { $n ->
    [one] building
   *[other] buildings
  }
thing-posts = { $n ->
    [one] trading post
   *[other] trading posts
  }
thing-servants = { $n ->
    [one] servant
   *[other] servants
  }

## Board actions

board-none = no action
board-caravansary = caravansary
board-palace = palace
board-library = library
board-marketplace = marketplace
board-mosque = mosque
board-wall = wall

## Boons

boon-nothing = nothing
boon-scroll = +1 scroll
boon-card = any caravan card
boon-favour = +1 favour
boon-white_cube = +1 white cube
boon-rare_good = +1 rare good
boon-mosque_step = a free step on the mosque track
boon-soldier = a soldier
boon-camel = +1 camel
boon-white_upgrade = a white upgrade
boon-bonus_upgrade = a bonus upgrade
boon-scoring_tile = a scoring tile
boon-courtier = a free courtier
boon-wall = a free wall segment or gate
boon-post = a trading post with its good
boon-two_favour = +2 favour
boon-two_soldiers = two soldiers
boon-favour_and_soldier = +1 favour and a soldier
boon-points = points

## Cities

city-rayy = Rayy
city-samarkand = Samarkand
city-balkh = Balkh
city-nishapur = Nishapur
city-baghdad = Baghdad
city-kashgar = Kashgar
city-peshawar = Peshawar
city-basra = Basra
other_city-rayy = Rayy
other_city-samarkand = Samarkand
other_city-balkh = Balkh
other_city-nishapur = Nishapur

## Colours

colour-purple = purple
colour-tan = tan
colour-teal = teal
colour-orange = orange
colour-white = white
cost_colour-purple = purple
cost_colour-tan = tan
cost_colour-teal = teal
cost_colour-orange = orange
cost_colour-white = white
cost_colour-any = any resource

## Goods, spices and halls

good-common = common good
good-rare = rare good
spice-cinnamon = cinnamon
spice-ginger = ginger
spice-juniper = juniper
spice-pepper = pepper
hall-knowledge = hall of knowledge
hall-spice = hall of spice
hall-trade = hall of trade
hall-faith = hall of faith

## Sides and corners of the city, slots of the camel market

side-north = north side
side-east = east side
side-south = south side
side-west = west side
corner-northwest = north-west corner
corner-northeast = north-east corner
corner-southeast = south-east corner
corner-southwest = south-west corner
market_slot-tl = top left
market_slot-tr = top right
market_slot-br = bottom right
market_slot-bl = bottom left

## Where points come from

source-favour_track = favour track
source-influence_track = influence track
source-mosque = mosque
source-contracts = contracts
source-breakthrough = breakthrough
source-palace = palace
source-buildings = buildings
source-scoring_tile = scoring tile
source-completed_mosque = completed mosque track
source-spice_sets = sets of spices
source-pairs = pairs of spices
source-upgrades = in place of pieces
source-overflow = full tracks

## Breakthroughs

tile-b1-caravansary = discount at the caravansary
tile-b1-palace = discount at the palace
tile-b1-marketplace = discount at the marketplace
tile-b1-mosque = discount at the mosque
tile-b2-purple = purple as wild
tile-b2-tan = tan as wild
tile-b2-teal = teal as wild
tile-b2-orange = orange as wild
tile-b3-card = any caravan card
tile-b3-post = a trading post with its good
tile-b3-mosque = a free step on the mosque track
tile-b3-wall = a free wall segment or gate
tile-b4-2favour = favour, twice
tile-b4-2soldiers = two soldiers
tile-b4-favoursoldier = favour and a soldier
tile-b4-8points = points

## Upgrades

upgrade-purple = purple bonus upgrade
upgrade-tan = tan bonus upgrade
upgrade-teal = teal bonus upgrade
upgrade-orange = orange bonus upgrade
upgrade-white = white upgrade

## Building sites

site-caravansary-purple = purple caravansary
site-caravansary-tan = tan caravansary
site-caravansary-teal = teal caravansary
site-caravansary-orange = orange caravansary
site-palace-purple = purple palace
site-palace-tan = tan palace
site-palace-teal = teal palace
site-palace-orange = orange palace
site-library-purple = purple library
site-library-tan = tan library
site-library-teal = teal library
site-library-orange = orange library
site-marketplace-purple = purple marketplace
site-marketplace-tan = tan marketplace
site-marketplace-teal = teal marketplace
site-marketplace-orange = orange marketplace
site-mosque-purple = purple mosque
site-mosque-tan = tan mosque
site-mosque-teal = teal mosque
site-mosque-orange = orange mosque
site-wall-purple = purple wall
site-wall-tan = tan wall
site-wall-teal = teal wall
site-wall-orange = orange wall
site-camel_market = camel market

## Wall pieces and their places

piece-purple-1 = first purple segment
piece-tan-1 = first tan segment
piece-teal-1 = first teal segment
piece-orange-1 = first orange segment
piece-purple-2 = second purple segment
piece-tan-2 = second tan segment
piece-teal-2 = second teal segment
piece-orange-2 = second orange segment
piece-purple-3 = purple gate
piece-tan-3 = tan gate
piece-teal-3 = teal gate
piece-orange-3 = orange gate
wall_slot-n1 = north 1
wall_slot-n2 = north 2
wall_slot-n3 = north 3
wall_slot-n4 = north 4
wall_slot-n5 = north 5
wall_slot-e1 = east 1
wall_slot-e2 = east 2
wall_slot-e3 = east 3
wall_slot-e4 = east 4
wall_slot-e5 = east 5
wall_slot-s1 = south 1
wall_slot-s2 = south 2
wall_slot-s3 = south 3
wall_slot-s4 = south 4
wall_slot-s5 = south 5
wall_slot-w1 = west 1
wall_slot-w2 = west 2
wall_slot-w3 = west 3
wall_slot-w4 = west 4
wall_slot-w5 = west 5

## Contracts

stack-k1f = level I, favour
stack-k1s = level I, soldier
stack-k2f = level II, favour
stack-k2s = level II, soldier
stack-k3f = level III, favour
stack-k3s = level III, soldier
contract-k1f-1 = contract I-1 (favour)
contract-k1f-2 = contract I-2 (favour)
contract-k1f-3 = contract I-3 (favour)
contract-k1s-1 = contract I-1 (soldier)
contract-k1s-2 = contract I-2 (soldier)
contract-k1s-3 = contract I-3 (soldier)
contract-k2f-1 = contract II-1 (favour)
contract-k2f-2 = contract II-2 (favour)
contract-k2f-3 = contract II-3 (favour)
contract-k2s-1 = contract II-1 (soldier)
contract-k2s-2 = contract II-2 (soldier)
contract-k2s-3 = contract II-3 (soldier)
contract-k3f-1 = contract III-1 (favour)
contract-k3f-2 = contract III-2 (favour)
contract-k3f-3 = contract III-3 (favour)
contract-k3s-1 = contract III-1 (soldier)
contract-k3s-2 = contract III-2 (soldier)
contract-k3s-3 = contract III-3 (soldier)

## Spaces of the mosque track

node-m1-1 = space 1, path 1
node-m1-2 = space 1, path 2
node-m1-3 = space 1, path 3
node-m1-4 = space 1, path 4
node-m2-1 = space 2, path 1
node-m2-2 = space 2, path 2
node-m2-3 = space 2, path 3
node-m2-4 = space 2, path 4
node-m3-a = space 3, path A
node-m3-b = space 3, path B
node-m4-a = space 4, path A
node-m4-b = space 4, path B
node-m5 = space 5
node-m6 = space 6
node-m7 = space 7
node-m8 = space 8
node-m9 = space 9
node-m10 = space 10
