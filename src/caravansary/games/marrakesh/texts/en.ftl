# Marrakesh in English. Ids: `ask-` questions, `decision-` their names, `do-` buttons, `event-` the log, `no-` reasons,
# `thing-` previews, `option-` what is chosen for a table; the rest are the words for the values of arguments.
# A name says no amount, since an edition may change it; explanations (`-text`) say the standard ones.

## Questions

ask-choose_line = Which keshi do you lay on cell { $n } of your oasis line? You may place it as soon as you have explored { $n ->
    [1] an oasis
   *[other] { $n } oases
  }.
ask-choose_disk = How do you lay your citizens’ disk? Choose the cell that its first sector faces.
ask-choose_provision = Which of your provision tiles do you turn up?
ask-choose_keshis = { $left ->
    [0] All three keshis are chosen.
    [one] Choose one more keshi in secret; each sends a worker.
    [2] Choose two more keshis in secret; each sends a worker.
   *[other] Choose { $left } keshis in secret; each sends a worker.
  }
ask-choose_joker = Your red keshi sends a worker anywhere. To which area?
ask-choose_draft = Choose a colour: you take keshis of it from the tray.
ask-choose_count = How many do you take of { $colour }, one or two?
ask-choose_cell = On which cell of the main square do you place the pink keshi?
ask-choose_path = Where does the caravan go?
ask-choose_seller = In which area do you place the water seller?
ask-choose_town = Which desert town do you take?
ask-choose_resource = Choose a resource.
ask-choose_date_or_water = Do you take a date or water?
ask-choose_good = { $n ->
    [one] Choose a good.
   *[other] Choose a good: you gain { $n } of its colour.
  }
ask-choose_colour = { $n ->
    [one] Choose the colour that you take and place.
   *[other] Choose the colour that you take and place; { $n } keshis in all.
  }
ask-choose_stair = { $follow ->
    [0] On which stairs do you climb
   *[other] You climb on both stairs. On which do you first climb
  } { $n ->
    [one] one step
   *[other] { $n } steps
  }?
ask-choose_water = Do you add water to move your fisherman one space further?
ask-choose_worker = Which worker do you use?
ask-choose_option = What does the worker do here: { $area }?
ask-choose_souk = Exchange a good, buy a luxury item, or stop.
ask-choose_spared = The imam spares you a good. Which one do you not pay for this item: { $luxury }?
ask-choose_square = The disk has turned. Which cell of the main square do you use?
ask-choose_connection = { $n ->
    [one] Choose a connecting bonus on the line between your two pawns.
   *[other] Choose a connecting bonus on the line between your two pawns: { $n } different ones, one after the other.
  }
ask-choose_scroll = Buy scrolls, or stop.
ask-choose_free_scroll = { $of ->
    [orange] Your scroll brings an orange one: take it for a date, without scholars, or do without.
    [any] Your desert town brings a scroll: take any one free of charge, or do without.
   *[yellow] Your oasis line brings a yellow scroll: take one free of charge, or do without.
  }
ask-choose_area = Which area action do you perform? You may do without.
ask-choose_gate = Build a city gate, or stop.
ask-choose_slot = Where do you build this gate: { $gate }?
ask-choose_next_keshi = Which keshi that your gates brought do you place next?
ask-choose_oasis = Explore an oasis, or stop.
ask-choose_line_keshi = Do you place the keshi from your oasis line: { $colour }?
ask-choose_return = Which keshi do you give back for one of another colour?
ask-choose_returned_cell = From which cell of the main square do you give back the pink keshi?
ask-choose_returned_seller = From which area do you give back the water seller?
ask-choose_rapid = Choose the bonus of a rapid that your fisherman has crossed.
ask-choose_tile_bonus = You lead on the river. Which bonus of the river tile do you take?
ask-choose_end = All your workers have been used. End the turn?
ask-choose_second = Do you take a second keshi from the tray? It may have any colour.
ask-choose_harvest = What does the next green keshi give instead of a date? { $n ->
    [one] It is the last one.
   *[other] { $n } have given nothing yet.
  }
ask-choose_steps = Do you climb a further step: { $stair }? Your scrolls allow it.
ask-choose_payment = { $purpose ->
    [gate] For the gate
    [provisions] For the provisions
    [refresh-grey] For new grey scrolls
    [refresh-yellow] For new yellow scrolls
    [refresh-pink] For new pink scrolls
    [refresh-orange] For new orange scrolls
    [oasis-left-1] For the oasis ({ oasis_cell-left-1 })
    [oasis-left-2] For the oasis ({ oasis_cell-left-2 })
    [oasis-left-3] For the oasis ({ oasis_cell-left-3 })
    [oasis-right-1] For the oasis ({ oasis_cell-right-1 })
    [oasis-right-2] For the oasis ({ oasis_cell-right-2 })
    [oasis-right-3] For the oasis ({ oasis_cell-right-3 })
   *[other] For the oasis
  }: what do you pay with? { $n ->
    [one] One resource is still to be paid.
   *[other] { $n } resources are still to be paid.
  }
ask-choose_returned = Do you give back { $n ->
    [0] a resource for points?
   *[other] one more resource for points? So far: { $n }.
  }
ask-choose_next_cell = Several cells of the main square give their bonuses. Which one comes next?
ask-choose_gate_keshi = Which keshi do you take for this gate: { $gate }?
ask-choose_free_oasis = Explore an oasis free of charge, or stop. { $n ->
    [one] One is left to you.
   *[other] { $n } are left to you.
  }
ask-choose_scored = Which of your explored oases counts now? It can count again at the end.
ask-choose_loose_oasis = Take one of the loose oases, or do without.
ask-choose_free_luxury = Your desert town brings a luxury item: take one free of charge, or do without.
ask-choose_free_gate = Your desert town brings a city gate: build one without paying dinars, with a guard as always, or do without.
ask-choose_supplying = Do you supply the people in full, or reduced with your scroll?

## What is being decided

decision-choose_line = the keshis on the oasis line
decision-choose_disk = the position of the citizens’ disk
decision-choose_provision = the provision tile to turn up
decision-choose_keshis = the secret choice of keshis
decision-choose_joker = the area for the worker of the red keshi
decision-choose_draft = the colour to take from the tray
decision-choose_count = one keshi or two
decision-choose_cell = the cell for a pink keshi
decision-choose_path = the place of a caravan
decision-choose_seller = the area for a water seller
decision-choose_town = the choice of a desert town
decision-choose_resource = the choice of a resource
decision-choose_date_or_water = a date or water
decision-choose_good = the choice of a good
decision-choose_colour = the colour of a keshi
decision-choose_stair = the palace stairs or the mosque stairs
decision-choose_water = water for the fisherman
decision-choose_worker = the next worker
decision-choose_option = a new keshi or the area action
decision-choose_souk = what to do in the souk
decision-choose_spared = the good that is spared
decision-choose_square = the cell of the main square to use
decision-choose_connection = the choice of a connecting bonus
decision-choose_scroll = the scrolls to buy
decision-choose_free_scroll = the choice of a free scroll
decision-choose_area = the choice of an area action
decision-choose_gate = the gates to build
decision-choose_slot = the slot for a gate
decision-choose_next_keshi = the next keshi to place
decision-choose_oasis = the oases to explore
decision-choose_line_keshi = the keshi from the oasis line
decision-choose_return = the keshi to give back
decision-choose_returned_cell = the pink keshi to give back
decision-choose_returned_seller = the water seller to give back
decision-choose_rapid = the river bonus
decision-choose_tile_bonus = the bonus of the river tile
decision-choose_end = the end of the turn
decision-choose_second = the second keshi of the draft
decision-choose_harvest = the harvest of the date garden
decision-choose_steps = further steps on the stairs
decision-choose_payment = the resources to pay with
decision-choose_returned = the resources to give back
decision-choose_next_cell = the next cell of the main square
decision-choose_gate_keshi = the keshi for a gate
decision-choose_free_oasis = the oases to explore free of charge
decision-choose_scored = the oasis that counts at once
decision-choose_loose_oasis = the choice of a loose oasis
decision-choose_free_luxury = the choice of a free luxury item
decision-choose_free_gate = the choice of a free gate
decision-choose_supplying = full or reduced supply

## Buttons

do-line = Lay on the line: { $colour }
do-disk = First sector { $sector ->
    [0] at the top
    [1] at the top right
    [2] on the right
    [3] at the bottom right
    [4] at the bottom
    [5] at the bottom left
    [6] on the left
   *[7] at the top left
  }
do-provision = Turn up: { $provision }
do-pick = Choose: { $colour }
do-joker = Send the worker: { $area }
do-draft = Take: { $colour }
do-count = { $n ->
    [one] Take one
   *[other] Take two
  }
do-cell = { $cell ->
    [0] Cell at the top
    [1] Cell at the top right
    [2] Cell on the right
    [3] Cell at the bottom right
    [4] Cell at the bottom
    [5] Cell at the bottom left
    [6] Cell on the left
   *[7] Cell at the top left
  }
do-path = Caravan: { $path }
do-seller = Water seller: { $area }
do-town = Take the town: { $town }
do-resource = Gain: { $resource }
do-good = Gain: { $good }
do-keshi = Place: { $colour }
do-stair = Climb: { $stair }
do-water = Add water
do-enough = Enough
do-stop = Stop
do-decline = Do without
do-worker = Use the worker: { $area }
do-new_keshi = Take a new keshi
do-area_action = Perform the area action
do-end_turn = End the turn
do-exchange = Exchange: { $good }
do-buy = Buy: { $luxury }
do-spare = Do not pay: { $good }
do-connect = Bonus: { $connecting }
do-refresh = Refresh the scrolls: { $scroll_colour }
do-scroll = Scroll: { $stack }
do-action = Action: { $area }
do-gate = Build: { $gate }
do-slot = Slot { $slot }, towards { $slot ->
    [1] the river
    [2] the date garden
    [3] the souk
    [4] the main square
    [5] the mosque
    [6] the palace
    [7] the madrasa
   *[8] the Sahara
  }
do-explore = Explore the oasis: { $oasis_cell }
do-explore_town = Explore the town: { $town_cell }
do-place = Place the keshi
do-give_back = Give back: { $colour }
do-rapid = Bonus of rapid { $rapid }
do-tile_bonus = { $n ->
    [one] First bonus of the river tile
   *[other] Second bonus of the river tile
  }
do-souk_action = Action: souk
do-pay = Pay: { $resource }
do-add_date = Add a date: one step further
do-add_step = Climb the free step
do-point = Gain: a point
do-souk_seller = Water seller: souk
do-take_luxury = Take: { $luxury }
do-take_oasis = Take the loose oasis: { $oasis }
do-score_oasis = Let this oasis count: { $oasis }
do-provide = Supply: { $way }

## The log: setup, seasons, rounds

event-line_filled = { $who } lays a keshi on cell { $n } of the oasis line: { $colour }.
event-disk_laid = { $who } lays the citizens’ disk with its first sector { $sector ->
    [0] at the top
    [1] at the top right
    [2] on the right
    [3] at the bottom right
    [4] at the bottom
    [5] at the bottom left
    [6] on the left
   *[7] at the top left
  }.
event-provision_shown = { $who } turns up a provision tile: { $provision }.
event-season_started = Season { $season } begins. Exchange: { $exchange }.
event-round_started = Season { $season }, round { $round } begins.
event-first_player = { $who } has the camel and begins.
event-keshi_picked = { $who } chooses: { $colour }.
event-keshis_chosen = { $who } has chosen.
event-keshis_revealed = { $who } reveals: { $colour }.
event-worker_placed = { $who } sends a worker: { $area }.
event-keshis_thrown = { $n ->
    [one] { $n } keshi goes
   *[other] { $n } keshis go
  } into the tower.
event-tray_filled = In the tray: { $colour }.
event-keshis_stuck = { $n ->
    [0] No keshi is stuck
    [one] { $n } keshi is stuck
   *[other] { $n } keshis are stuck
  } in the tower.

## The log: the draft and placing

event-keshis_drafted = { $who } takes from the tray: { $n } × { $colour }.
event-draft_skipped = { $who } can place no keshi of the tray and takes none.
event-tray_cleared = Nobody can place { $n ->
    [one] the last keshi of the tray; it goes
   *[other] the last { $n } keshis of the tray; they go
  } back to the supply.
event-keshi_placed = { $who } places: { $colour }.
event-keshi_lost = { $who } has no room for this keshi: { $colour }.
event-pink_placed = { $who } places a pink keshi on the main square, { $cell ->
    [0] at the top
    [1] at the top right
    [2] on the right
    [3] at the bottom right
    [4] at the bottom
    [5] at the bottom left
    [6] on the left
   *[7] at the top left
  }.
event-caravan_placed = { $who } places a caravan: { $path }, cell { $n }.
event-seller_placed = { $who } places a water seller: { $area }.
event-oasis_revealed = { $who } reveals an oasis ({ $oasis_cell }): { $oasis }.
event-town_taken = { $who } takes a desert town: { $town }.
event-oases_laid_out = Loose oases lie beside the board: { $oasis }.
event-oasis_taken = { $who } takes a loose oasis: { $oasis }.
event-souk_seller_placed = { $who } places a water seller in the souk.

## The log: gaining and paying

event-gained = { $who } gains { $things }.
event-paid = { $who } pays { $things }.
event-points_scored = { $who }: +{ $n } { $n ->
    [one] point
   *[other] points
  }, { $source } ({ $total } in all).
event-points_lost = { $who }: −{ $n } { $n ->
    [one] point
   *[other] points
  }, { $source } ({ $total } in all).
event-scroll_worked = A scroll of { $who } acts: { $scroll }.
event-harvested = { $who } harvests: { $things }{ $n ->
    [0] .
   *[other] ; points: { $n }.
  }

## The log: workers and areas

event-turn_started = { $who } begins the turn.
event-turn_ended = { $who } ends the turn.
event-worker_activated = { $who } uses a worker: { $area }.
event-seller_gave_water = A water seller gives { $who } water: { $area }.
event-new_keshi = { $who } takes a new keshi: { $area }.
event-area_action = { $who } performs an area action: { $area }.
event-fisherman_moved = { $who } moves the fisherman { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }; the fisherman is on space { $space }.
event-harbour_reached = { $who } reaches the harbour: the cell for { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
event-exchanged = { $who } exchanges a good: { $good }.
event-luxury_bought = { $who } buys a luxury item: { $luxury }.
event-luxury_taken = { $who } takes a luxury item without paying: { $luxury }.
event-luxuries_turned_up = New on the market: { $luxury }.
event-disk_turned = { $who } turns the citizens’ disk; its first sector is now { $sector ->
    [0] at the top
    [1] at the top right
    [2] on the right
    [3] at the bottom right
    [4] at the bottom
    [5] at the bottom left
    [6] on the left
   *[7] at the top left
  }.
event-square_used = { $who } uses the cell of the main square { $cell ->
    [0] at the top
    [1] at the top right
    [2] on the right
    [3] at the bottom right
    [4] at the bottom
    [5] at the bottom left
    [6] on the left
   *[7] at the top left
  }: { $n ->
    [0] no citizen, no bonus
    [one] the bonus once
    [2] the bonus twice
   *[other] the bonus { $n } times
  }.
event-climbed = { $who } stands on step { $step }: { $stair }.
event-boundary_crossed = { $who } enters flight { $flight }: { $stair }.
event-connection_used = { $who } uses a connecting bonus: { $connecting }.
event-companion_joined = { $companion } now accompanies { $who }.
event-companion_waits = { $companion } waits on step { $step }.
event-companion_left = { $companion } leaves the game.
event-companion_spared = { $companion } spares { $who } { $things }.
event-scrolls_refreshed = { $who } refreshes the scrolls: { $scroll_colour }.
event-scroll_bought = { $who } buys a scroll: { $scroll }.
event-scroll_taken = { $who } takes a scroll: { $scroll }.
event-scrolls_turned_up = New scrolls: { $scroll }.
event-gate_built = { $who } builds a gate towards { $slot ->
    [1] the river
    [2] the date garden
    [3] the souk
    [4] the main square
    [5] the mosque
    [6] the palace
    [7] the madrasa
   *[8] the Sahara
  }: { $gate_colour }, { $workshop }.
event-oasis_explored = { $who } explores an oasis: { $oasis }.
event-town_explored = { $who } explores a desert town: { $town }.
event-line_keshi_declined = { $who } does without the keshi of the oasis line: { $colour }.
event-keshi_returned = { $who } gives back a keshi: { $colour }.
event-swap_skipped = { $who } has no keshi to swap.

## The log: ends

event-river_bonus = { $who } takes the bonus of rapid { $rapid }.
event-river_tile = { $who } gains a bonus of the river tile: { $side }.
event-head_start = { $who } will begin the next season on the crocodile space, space { $space }.
event-fishermen_returned = { $n ->
    [one] The fisherman goes back to the start of the river.
   *[other] { $n } fishermen go back to the start of the river.
  }
event-provisions_paid = { $who } supplies the people.
event-provisions_failed = { $who } cannot supply the people and loses all water, dates and dinars, and { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
event-round_ended = Season { $season }, round { $round } ends.
event-season_ended = Season { $season } ends.
event-area_filled = { $who } has filled an area: { $area }.
event-oasis_scored = An oasis counts for { $who }: { $oasis }, { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
event-town_scored = A desert town counts for { $who }: { $town }, { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
event-game_ended = The game ends. { $n ->
    [1] { $winners } wins.
   *[other] { $winners } share the victory.
} Ranking: { $other }.

## Why not? Choosing and drafting

no-pick-chosen = You have already chosen this keshi: { $colour }.
no-pick-used = This keshi is no longer behind your screen in this season: { $colour }.
no-pick-order = The three keshis are chosen in the order of the colours; not possible now: { $colour }.
no-joker-taken = You already have a worker there: { $area }.
no-draft-no_room = You have no room for this keshi: { $colour }.
no-draft-none = There is no such keshi in the tray: { $colour }.
no-draft-only_one = There is only one such keshi in the tray: { $colour }.
no-draft-room_for_one = You have room for only one such keshi: { $colour }.

## Why not? Placing

no-keshi-same_colour = The keshi must have another colour than the one given back; not possible: { $colour }.
no-keshi-no_room = You have no room for this keshi: { $colour }.
no-keshi-area_full = This area is full: { $area }.
no-cell-taken = A pink keshi already lies on the cell { $cell ->
    [0] at the top
    [1] at the top right
    [2] on the right
    [3] at the bottom right
    [4] at the bottom
    [5] at the bottom left
    [6] on the left
   *[7] at the top left
  }.
no-cell-empty = No pink keshi lies on the cell { $cell ->
    [0] at the top
    [1] at the top right
    [2] on the right
    [3] at the bottom right
    [4] at the bottom
    [5] at the bottom left
    [6] on the left
   *[7] at the top left
  }.
no-path-covered = With desert towns there is no starting oasis; not possible: { $path }.
no-path-full = There is no cell left for a caravan: { $path }.
no-seller-there = There already is a water seller: { $area }.

## Why not? Workers and areas

no-worker-none = You have no unused worker there: { $area }.
no-provision-shown = This provision tile is already turned up: { $provision }.
no-water-none = You have no water.
no-rapid-not_crossed = Your fisherman has not crossed rapid { $rapid }.
no-exchange-none = You do not have this good: { $good }.
no-luxury-cost = You lack goods for this item: { $luxury }.
no-connection-other_line = This cell is not on the line between your two pawns: { $connecting }.
no-scroll-duty = After the refresh you must first buy a scroll of this colour: { $scroll_colour }.
no-scroll-scholars = For this scroll and those already bought in this action you need { $n ->
    [one] one scholar
   *[other] { $n } scholars
  }; you have { $has }.
no-scroll-dates = You cannot pay the { $n ->
    [one] date
   *[other] { $n } dates
  } for this scroll.
no-refresh-impossible = You cannot refresh these scrolls: { $scroll_colour }. You need a dinar for it, and afterwards the scholars and dates for such a scroll.
no-refresh-used = You have already refreshed scrolls in this round; not possible: { $scroll_colour }.
no-refresh-too_late = Scrolls are refreshed before the first purchase of the round; not possible now: { $scroll_colour }.
no-gate-no_guard = Each gate needs a guard from your watchtower, and there is none left.
no-gate-dinars = This gate costs { $n ->
    [one] one dinar
   *[other] { $n } dinars
  }; you have { $has }.
no-slot-taken = A gate already stands towards { $slot ->
    [1] the river
    [2] the date garden
    [3] the souk
    [4] the main square
    [5] the mosque
    [6] the palace
    [7] the madrasa
   *[8] the Sahara
  }.
no-oasis-hidden = No caravan of yours has reached this oasis yet.
no-oasis-cost = You cannot pay what exploring this oasis costs.
no-town-cost = You lack the goods that exploring this town costs.
no-return-not_possible = You have no such keshi that can be given back: { $colour }. Caravans, guards at gates and goods stay.
no-cell-not_among = No bonus comes from the cell { $cell ->
    [0] at the top
    [1] at the top right
    [2] on the right
    [3] at the bottom right
    [4] at the bottom
    [5] at the bottom left
    [6] on the left
   *[7] at the top left
  }.
no-keshi-not_shown = The river tile does not show this colour: { $colour }.
no-harvest-order = Water is chosen first, then dinars, then points; you have already gone on.
no-harvest-no_scroll = You do not have the scroll that allows this.
no-harvest-rest = All green keshis that are left give dates when you choose no more.
no-pay-order = Water is paid first, then dates, then dinars; you have already gone on and cannot pay: { $resource }.
no-pay-none = You have none left that you could give: { $resource }.
no-pay-too_few = What would be left is not enough to pay the rest; not possible: { $resource }.
no-returned-all = More than { $n } do not count for this oasis.
no-returned-other = This oasis does not count that: { $resource }.
no-scroll-other_colour = This time only scrolls of this colour can be taken: { $scroll_colour }.
no-oasis-not_explored = You have not explored this oasis: { $oasis }.
no-souk-exchanging = This worker has begun to exchange and cannot buy any more.
no-souk-buying = This worker has begun to buy and cannot exchange any more.
no-steps-once = The free step of your scroll has already been made in this movement.
no-steps-no_scroll = You do not have the scroll for further steps of this kind.
no-steps-no_date = You have no date.
no-connection-used = You have already received the bonus of this cell: { $connecting }.

## Amounts

things-water = { $n ->
    [one] { $n } water
   *[other] { $n } water
  }
things-date = { $n ->
    [one] { $n } date
   *[other] { $n } dates
  }
things-dinar = { $n ->
    [one] { $n } dinar
   *[other] { $n } dinars
  }
things-yellow = { $n ->
    [one] { $n } yellow spice
   *[other] { $n } yellow spices
  }
things-purple = { $n ->
    [one] { $n } purple carpet
   *[other] { $n } purple carpets
  }
things-orange = { $n ->
    [one] { $n } orange lamp
   *[other] { $n } orange lamps
  }

## What is in danger

danger-provisions_short = Missing for the provisions: { $things }. At stake: all resources and { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.

## Things of a preview; the number comes before them

thing-points = { $n ->
    [one] point
   *[other] points
  }
thing-water = { $n ->
    [one] water
   *[other] water
  }
thing-date = { $n ->
    [one] date
   *[other] dates
  }
thing-dinar = { $n ->
    [one] dinar
   *[other] dinars
  }
thing-good_yellow = { $n ->
    [one] yellow spice
   *[other] yellow spices
  }
thing-good_purple = { $n ->
    [one] purple carpet
   *[other] purple carpets
  }
thing-good_orange = { $n ->
    [one] orange lamp
   *[other] orange lamps
  }
thing-keshi_green = { $n ->
    [one] green keshi
   *[other] green keshis
  }
thing-keshi_grey = { $n ->
    [one] grey keshi
   *[other] grey keshis
  }
thing-keshi_white = { $n ->
    [one] white keshi
   *[other] white keshis
  }
thing-keshi_black = { $n ->
    [one] black keshi
   *[other] black keshis
  }
thing-keshi_pink = { $n ->
    [one] pink keshi
   *[other] pink keshis
  }
thing-keshi_turquoise = { $n ->
    [one] turquoise keshi
   *[other] turquoise keshis
  }
thing-keshi_beige = { $n ->
    [one] beige keshi
   *[other] beige keshis
  }
thing-keshi_brown = { $n ->
    [one] brown keshi
   *[other] brown keshis
  }
thing-keshi_red = { $n ->
    [one] water seller
   *[other] water sellers
  }
thing-scrolls = { $n ->
    [one] scroll
   *[other] scrolls
  }
thing-luxuries = { $n ->
    [one] luxury item
   *[other] luxury items
  }
thing-gates = { $n ->
    [one] gate
   *[other] gates
  }
thing-oases = { $n ->
    [one] explored oasis
   *[other] explored oases
  }

## Options of a table

option-floor = Floor of the tower
option-floor-help = On floor B2 more keshis get stuck in the tower than on floor B1.
option-floor-b1 = B1
option-floor-b2 = B2
option-first_river_tiles = River tiles of a first game
option-first_river_tiles-help = The recommended river tiles lie on the board. Otherwise one tile per season is drawn.
option-stair_tiles = Stair tiles
option-stair_tiles-help = First expansion: tiles cover most bonuses between the stairs, differently in each game.
option-chosen_stair_tiles = Chosen stair tiles
option-chosen_stair_tiles-help = With expansion 1: the twelve tiles that you agree upon, in the order of the cells, such as: 9b, 12a, … Otherwise they are drawn.
option-companions = Companions
option-companions-help = Second expansion: the sultan and the imam accompany pawns on the stairs and make scrolls and luxury items cheaper.
option-exchange_tiles = More exchange tiles
option-exchange_tiles-help = Third expansion: exchange tiles that also bring river spaces, steps and points.
option-only_new_exchange_tiles = Only new exchange tiles
option-only_new_exchange_tiles-help = With the third expansion: only its own exchange tiles are used.
option-citizens = Other citizens
option-citizens-help = Fourth expansion: the other side of the citizens’ disk, with an empty sector and a very full one.
option-towns = Desert towns
option-towns-help = Fifth expansion: the paths of the Sahara lead to desert towns, and the starting oasis is covered.
option-colours = Colours
option-colours-help = The colour of each seat.
option-colours-green = Green
option-colours-blue = Blue
option-colours-yellow = Yellow
option-colours-red = Red

## Keshis

colour-green = green date picker
colour-green-text = Goes to the date garden. Placing it gives 1 point.
colour-grey = grey scholar
colour-grey-text = Goes to the madrasa. Scrolls need scholars.
colour-white = white courtier
colour-white-text = Goes to the palace. Each one is a step of the palace action.
colour-black = black imam
colour-black-text = Goes to the mosque. Each one is a step of the mosque action.
colour-pink = pink fakir
colour-pink-text = Goes to a free cell of the main square and gives the bonus of this cell once.
colour-turquoise = turquoise fish
colour-turquoise-text = Goes to the river. Each one is a space of the river action.
colour-beige = beige guard
colour-beige-text = Goes to the watchtower of the medina. Each gate needs a guard.
colour-brown = brown caravan
colour-brown-text = Goes to the next cell of a path in the Sahara and reveals the oasis there, or to the starting oasis, which gives two resources of choice and then 2 points.
colour-red = red water seller
colour-red-text = As one of your three keshis it sends a worker to any area. On the board it goes to the water seller cell of one of the eight areas; each worker used there then gives 1 water.
colour-purple = purple carpet
colour-purple-text = A good: goes to the souk, to be exchanged or to buy luxury items.
colour-orange = orange lamp
colour-orange-text = A good: goes to the souk, to be exchanged or to buy luxury items.
colour-yellow = yellow spice
colour-yellow-text = A good: goes to the souk, to be exchanged or to buy luxury items.
good-yellow = yellow spice
good-purple = purple carpet
good-orange = orange lamp
resource-water = water
resource-date = date
resource-dinar = dinar

## Areas

area-garden = date garden
area-garden-text = You gain as many dates as you have green keshis here.
area-madrasa = madrasa
area-madrasa-text = You buy scrolls. Together they may need as many scholars as you have grey keshis here, and each costs dates. Once per round, before the first purchase, a dinar refreshes the scrolls of one colour.
area-palace = palace
area-palace-text = Your adviser climbs as many steps of the palace stairs as you have white keshis here. Each new flight gives a dinar and a connecting bonus.
area-mosque = mosque
area-mosque-text = Your disciple climbs as many steps of the mosque stairs as you have black keshis here. Each new flight gives a dinar and a connecting bonus.
area-square = main square
area-square-text = Your citizens’ disk turns by one sector. Then you choose a cell with a pink keshi and receive its bonus once for each citizen who faces it.
area-river = river
area-river-text = Your fisherman moves as many spaces as you have turquoise keshis here, and one more for each water that you add.
area-medina = medina
area-medina-text = You build city gates with guards from the watchtower. A gate costs what its workshop asks for; it brings a keshi of its colour, and points on a slot of its colour.
area-sahara = Sahara
area-sahara-text = You explore oases that your caravans have reached and pay what their cells cost. Each explored oasis goes to your oasis line; the best ones count at the end.
area-souk = souk
area-souk-text = Each worker exchanges a good on the exchange tile or buys a luxury item.
stair-palace = palace stairs
stair-mosque = mosque stairs
path-left = left path
path-right = right path
path-start = starting oasis
way-all = in full
way-less = reduced
companion-sultan = The sultan
companion-sultan-text = Whoever the sultan accompanies pays 1 date less for each scroll.
companion-imam = The imam
companion-imam-text = Whoever the imam accompanies pays 1 good of choice less for each luxury item.
oasis_cell-left-1 = left path, cell 1
oasis_cell-left-2 = left path, cell 2
oasis_cell-left-3 = left path, cell 3
oasis_cell-right-1 = right path, cell 1
oasis_cell-right-2 = right path, cell 2
oasis_cell-right-3 = right path, cell 3
town_cell-left-4 = end of the left path
town_cell-right-4 = end of the right path

## Scrolls: a name, and what the scroll does

scroll_colour-grey = grey
scroll_colour-grey-text = A grey scroll needs 1 scholar and costs 1 date.
scroll_colour-yellow = yellow
scroll_colour-yellow-text = A yellow scroll needs 3 scholars and costs 1 date.
scroll_colour-pink = pink
scroll_colour-pink-text = A pink scroll needs 5 scholars and costs 2 dates.
scroll_colour-orange = orange
scroll_colour-orange-text = An orange scroll needs 7 scholars and costs 3 dates.
stack-grey-1 = grey, stack 1
stack-grey-2 = grey, stack 2
stack-grey-3 = grey, stack 3
stack-yellow-1 = yellow, stack 1
stack-yellow-2 = yellow, stack 2
stack-yellow-3 = yellow, stack 3
stack-pink-1 = pink, stack 1
stack-pink-2 = pink, stack 2
stack-pink-3 = pink, stack 3
stack-orange-1 = orange, stack 1
stack-orange-2 = orange, stack 2
stack-orange-3 = orange, stack 3
scroll-s01 = green keshi (grey, no. 1)
scroll-s01-text = At once: take and place a green keshi.
scroll-s02 = grey keshi (grey, no. 2)
scroll-s02-text = At once: take and place a grey keshi.
scroll-s03 = white keshi (grey, no. 3)
scroll-s03-text = At once: take and place a white keshi.
scroll-s04 = black keshi (grey, no. 4)
scroll-s04-text = At once: take and place a black keshi.
scroll-s05 = pink keshi (grey, no. 5)
scroll-s05-text = At once: take and place a pink keshi.
scroll-s06 = turquoise keshi (grey, no. 6)
scroll-s06-text = At once: take and place a turquoise keshi.
scroll-s07 = beige keshi (grey, no. 7)
scroll-s07-text = At once: take and place a beige keshi.
scroll-s08 = brown keshi (grey, no. 8)
scroll-s08-text = At once: take and place a brown keshi.
scroll-s09 = red keshi (grey, no. 9)
scroll-s09-text = At once: take and place a red keshi.
scroll-s10 = purple keshi (grey, no. 10)
scroll-s10-text = At once: take and place a purple keshi.
scroll-s11 = orange keshi (grey, no. 11)
scroll-s11-text = At once: take and place an orange keshi.
scroll-s12 = yellow keshi (grey, no. 12)
scroll-s12-text = At once: take and place a yellow keshi.
scroll-s13 = water for every flight (grey, no. 13)
scroll-s13-text = Always: each new flight that one of your pawns enters gives 1 water.
scroll-s14 = dates for every flight (grey, no. 14)
scroll-s14-text = Always: each new flight that one of your pawns enters gives 1 date.
scroll-s15 = dinars for every flight (grey, no. 15)
scroll-s15-text = Always: each new flight that one of your pawns enters gives 1 more dinar.
scroll-s16 = river spaces for every flight (grey, no. 16)
scroll-s16-text = Always: each new flight that one of your pawns enters moves your fisherman 1 space; you may add water.
scroll-s17 = rapids on the way (grey, no. 17)
scroll-s17-text = Always: whenever your fisherman crosses a rapid, you gain the bonus of this rapid at once.
scroll-s18 = richer exchange (grey, no. 18)
scroll-s18-text = Always: each use of the exchange tile also gives 1 resource of your choice.
scroll-s19 = water (grey, no. 19)
scroll-s19-text = At once: 2 water.
scroll-s20 = dinars (grey, no. 20)
scroll-s20-text = At once: 2 dinars.
scroll-s21 = dates (grey, no. 21)
scroll-s21-text = At once: 3 dates.
scroll-s22 = blue workshop without loss (yellow, no. 22)
scroll-s22-text = Always: a gate that you buy at the blue workshop costs you no points.
scroll-s23 = water from the garden (yellow, no. 23)
scroll-s23-text = Always: in the garden action each green keshi may give 1 water instead of a date.
scroll-s24 = dinars from the garden (yellow, no. 24)
scroll-s24-text = Always: in the garden action each green keshi may give 1 dinar instead of a date.
scroll-s25 = points from the garden (yellow, no. 25)
scroll-s25-text = Always: in the garden action each green keshi may give 1 point instead of a date.
scroll-s26 = steps for dates (yellow, no. 26)
scroll-s26-text = Always: whenever a pawn of yours climbs, you may buy further steps for 1 date each.
scroll-s27 = steps for water (yellow, no. 27)
scroll-s27-text = Always: whenever a pawn of yours climbs, you may buy further steps for 1 water each.
scroll-s28 = all rapids each season (yellow, no. 28)
scroll-s28-text = At the end of each season: the bonus of every rapid that your fisherman has crossed.
scroll-s29 = points from the square (yellow, no. 29)
scroll-s29-text = Always: after each main square action 2 points for each citizen who faces the cell for points; no keshi is needed there.
scroll-s30 = keshi of any colour (yellow, no. 30)
scroll-s30-text = At once: take and place 1 keshi of any colour.
scroll-s31 = more citizens (yellow, no. 31)
scroll-s31-text = Always: every sector of your citizens’ disk counts 1 citizen more.
scroll-s32 = cheaper gates (yellow, no. 32)
scroll-s32-text = Always: each gate that you buy costs 1 dinar less, but never less than nothing.
scroll-s33 = paying without dinars (yellow, no. 33)
scroll-s33-text = Always: you may pay each dinar of a cost with water or a date instead.
scroll-s34 = several luxury items (yellow, no. 34)
scroll-s34-text = Always: a worker in the souk may buy several luxury items.
scroll-s35 = more from water sellers (yellow, no. 35)
scroll-s35-text = Always: your water sellers give 2 water instead of 1.
scroll-s36 = any keshi with a gate (yellow, no. 36)
scroll-s36-text = Always: the keshi of a gate that you buy may have any colour.
scroll-s37 = spices (yellow, no. 37)
scroll-s37-text = At once: 2 yellow spices.
scroll-s38 = carpets (yellow, no. 38)
scroll-s38-text = At once: 2 purple carpets.
scroll-s39 = lamps (yellow, no. 39)
scroll-s39-text = At once: 2 orange lamps.
scroll-s40 = spice and carpet (yellow, no. 40)
scroll-s40-text = At once: 1 yellow spice and 1 purple carpet.
scroll-s41 = spice and lamp (yellow, no. 41)
scroll-s41-text = At once: 1 yellow spice and 1 orange lamp.
scroll-s42 = carpet and lamp (yellow, no. 42)
scroll-s42-text = At once: 1 purple carpet and 1 orange lamp.
scroll-s43 = keshis of any colours (pink, no. 43)
scroll-s43-text = At once: take and place 2 keshis of any colours, one after the other.
scroll-s44 = reduced supply (pink, no. 44)
scroll-s44-text = Always: for provisions you may pay 1 dinar and any 1 resource for each open tile instead of what the tiles ask for.
scroll-s45 = cheaper oases (pink, no. 45)
scroll-s45-text = Always: exploring an oasis costs you 1 resource of your choice.
scroll-s46 = several exchanges (pink, no. 46)
scroll-s46-text = Always: a worker in the souk may use the exchange tile several times.
scroll-s47 = crowded cells (pink, no. 47)
scroll-s47-text = At once: every cell of your main square that exactly 3 citizens face gives its bonus 3 times; no keshi is needed there.
scroll-s48 = longer climbs (pink, no. 48)
scroll-s48-text = Always: whenever a pawn of yours climbs, it may climb 1 further step.
scroll-s49 = more at the top of the mosque (pink, no. 49)
scroll-s49-text = Always: on the last step of the mosque stairs each further step gives 2 points instead of 1.
scroll-s50 = points from water sellers (pink, no. 50)
scroll-s50-text = Always: if a water seller gives you water and the worker then performs the area action, you gain 2 points too.
scroll-s51 = quiet cells (pink, no. 51)
scroll-s51-text = Always: after each main square action every cell that exactly 1 citizen faces gives its bonus once; no keshi is needed there.
scroll-s52 = more at the top of the palace (pink, no. 52)
scroll-s52-text = Always: on the last step of the palace stairs each further step gives 2 points instead of 1.
scroll-s53 = area action (pink, no. 53)
scroll-s53-text = At once: you may perform the action of any area, without a worker.
scroll-s54 = neighbouring cells (pink, no. 54)
scroll-s54-text = Always: a pink keshi that you place also gives the bonuses of both neighbouring cells.
scroll-s55 = steps on both stairs (pink, no. 55)
scroll-s55-text = At once: 3 steps on the palace stairs and 3 steps on the mosque stairs, in any order.
scroll-s56 = more in the harbour (pink, no. 56)
scroll-s56-text = Always: in the harbour each further space gives 2 points instead of 1.
scroll-s57 = water seller in the souk (pink, no. 57)
scroll-s57-text = At once: 3 water, and a water seller for your souk, who then gives water for every worker used there.
scroll-s58 = an orange scroll (pink, no. 58)
scroll-s58-text = At once: you may pay 1 date and take a face-up orange scroll; no scholars are needed.
scroll-s59 = the whole line (pink, no. 59)
scroll-s59-text = At once: the bonuses of all cells on the line between your two pawns, in any order.
scroll-s60 = more from rapids (pink, no. 60)
scroll-s60-text = Always: you gain every bonus of a rapid twice.
scroll-s61 = several colours in the draft (orange, no. 61)
scroll-s61-text = Always: in each turn of the draft you take up to 2 keshis of any colours.
scroll-s62 = oases free of charge (orange, no. 62)
scroll-s62-text = At once: explore up to 3 of your revealed oases free of charge.
scroll-s63 = more connecting bonuses (orange, no. 63)
scroll-s63-text = Always: each new flight that one of your pawns enters gives 2 different connecting bonuses.
scroll-s64 = keshi and action (orange, no. 64)
scroll-s64-text = At once: take and place 1 keshi of any colour, then perform the action of its area.
scroll-s65 = main square again (orange, no. 65)
scroll-s65-text = Always: you perform each main square action twice in a row.
scroll-s66 = more keshis with a gate (orange, no. 66)
scroll-s66-text = Always: a gate that you buy brings 2 keshis of its colour.
scroll-s67 = keshis of any colours (orange, no. 67)
scroll-s67-text = At once: take and place 3 keshis of any colours, one after the other.
scroll-s68 = points for revealing (orange, no. 68)
scroll-s68-text = Always: an oasis of yours scores at once when it is revealed, and can still score later.
scroll-s69 = all rapids each round (orange, no. 69)
scroll-s69-text = At the end of each round: the bonus of every rapid that your fisherman has crossed instead of only one.
scroll-s70 = all fakirs (orange, no. 70)
scroll-s70-text = At once: each cell with one of your pink keshis gives its bonus as often as citizens face it.
scroll-s71 = an oasis at once (orange, no. 71)
scroll-s71-text = At once: one of your explored oases scores; it can score again at the end.
scroll-s72 = points for resources (orange, no. 72)
scroll-s72-text = At once: give back any number of resources for 2 points each.

## Oases: what counts there, at the end of the game

oasis-01 = green, black, turquoise gates (no. 1)
oasis-01-text = At the end: 2 points for each green, black or turquoise gate in your medina.
oasis-02 = brown, red, beige gates (no. 2)
oasis-02-text = At the end: 2 points for each brown, red or beige gate in your medina.
oasis-03 = pink, white, grey gates (no. 3)
oasis-03-text = At the end: 2 points for each pink, white or grey gate in your medina.
oasis-04 = gates of goods (no. 4)
oasis-04-text = At the end: 3 points for each yellow, purple or orange gate in your medina.
oasis-05 = white keshis (no. 5)
oasis-05-text = At the end: 3 points, and 1 point for each white keshi in your palace.
oasis-06 = black keshis (no. 6)
oasis-06-text = At the end: 3 points, and 1 point for each black keshi in your mosque.
oasis-07 = turquoise keshis (no. 7)
oasis-07-text = At the end: 3 points, and 1 point for each turquoise keshi on your river.
oasis-08 = green keshis (no. 8)
oasis-08-text = At the end: 3 points, and 1 point for each green keshi in your date garden.
oasis-09 = grey keshis (no. 9)
oasis-09-text = At the end: 3 points, and 1 point for each grey keshi in your madrasa.
oasis-10 = pink keshis (no. 10)
oasis-10-text = At the end: 3 points, and 1 point for each pink keshi on your main square.
oasis-11 = beige keshis (no. 11)
oasis-11-text = At the end: 3 points, and 1 point for each beige keshi in your medina, in the watchtower and at gates.
oasis-12 = brown keshis (no. 12)
oasis-12-text = At the end: 3 points, and 1 point for each brown keshi in your Sahara.
oasis-13 = water sellers (no. 13)
oasis-13-text = At the end: 3 points, and 1 point for each of your water sellers.
oasis-14 = slippers (no. 14)
oasis-14-text = At the end: 2 points for each of your slippers.
oasis-15 = tajines (no. 15)
oasis-15-text = At the end: 3 points for each of your tajines.
oasis-16 = daggers (no. 16)
oasis-16-text = At the end: 4 points for each of your daggers.
oasis-17 = oil lamps (no. 17)
oasis-17-text = At the end: 5 points for each of your oil lamps.
oasis-18 = necklaces (no. 18)
oasis-18-text = At the end: 6 points for each of your necklaces.
oasis-19 = giving back water (no. 19)
oasis-19-text = At the end: 3 points, and 1 point for each water that you give back, at most 12.
oasis-20 = giving back dinars (no. 20)
oasis-20-text = At the end: 3 points, and 1 point for each dinar that you give back, at most 12.
oasis-21 = giving back dates (no. 21)
oasis-21-text = At the end: 3 points, and 1 point for each date that you give back, at most 12.
oasis-22 = luxury items (no. 22)
oasis-22-text = At the end: 3 points, and 1 point for each of your luxury items.
oasis-23 = scrolls (no. 23)
oasis-23-text = At the end: 3 points, and 1 point for each of your scrolls.
oasis-24 = small areas (no. 24)
oasis-24-text = At the end: 4 points for each of your eight areas with at most 3 keshis of its colour; the water seller does not count.
oasis-25 = filled areas (no. 25)
oasis-25-text = At the end: 4 points for each of your filled areas.
oasis-26 = explored oases (no. 26)
oasis-26-text = At the end: 3 points for each of your explored oases, this one included.
oasis-27 = top of the mosque stairs (no. 27)
oasis-27-text = At the end: 7 points if your disciple stands on the last step of the mosque stairs.
oasis-28 = top of the palace stairs (no. 28)
oasis-28-text = At the end: 7 points if your adviser stands on the last step of the palace stairs.
oasis-29 = crossed boundaries (no. 29)
oasis-29-text = At the end: 7 points if your two pawns together have crossed at least 5 boundaries between flights.
oasis-30 = harbour (no. 30)
oasis-30-text = At the end: 7 points if your fisherman is in the harbour.

## Luxury items

luxury-lx01 = slipper no. 1
luxury-lx01-text = Costs 1 orange lamp. Gives 2 points and 1 water.
luxury-lx02 = slipper no. 2
luxury-lx02-text = Costs 1 yellow spice. Gives 2 points and 1 date.
luxury-lx03 = slipper no. 3
luxury-lx03-text = Costs 1 purple carpet. Gives 2 points and 1 dinar.
luxury-lx04 = slipper no. 4
luxury-lx04-text = Costs 1 yellow spice. Gives 2 points and 1 dinar.
luxury-lx05 = slipper no. 5
luxury-lx05-text = Costs 1 purple carpet. Gives 2 points and 1 water.
luxury-lx06 = tajine no. 6
luxury-lx06-text = Costs 1 yellow spice and 1 purple carpet. Gives 5 points.
luxury-lx07 = tajine no. 7
luxury-lx07-text = Costs 1 yellow spice and 1 orange lamp. Gives 5 points.
luxury-lx08 = tajine no. 8
luxury-lx08-text = Costs 1 purple carpet and 1 orange lamp. Gives 5 points.
luxury-lx09 = tajine no. 9
luxury-lx09-text = Costs 2 orange lamps. Gives 4 points and 1 date.
luxury-lx10 = tajine no. 10
luxury-lx10-text = Costs 2 yellow spices. Gives 4 points and 1 water.
luxury-lx11 = dagger no. 11
luxury-lx11-text = Costs 1 yellow spice, 1 purple carpet and 1 orange lamp. Gives 8 points.
luxury-lx12 = dagger no. 12
luxury-lx12-text = Costs 2 yellow spices and 1 purple carpet. Gives 7 points and 1 dinar.
luxury-lx13 = dagger no. 13
luxury-lx13-text = Costs 2 purple carpets and 1 orange lamp. Gives 7 points and 1 water.
luxury-lx14 = dagger no. 14
luxury-lx14-text = Costs 1 yellow spice and 2 orange lamps. Gives 7 points and 1 date.
luxury-lx15 = dagger no. 15
luxury-lx15-text = Costs 1 yellow spice, 1 purple carpet and 1 orange lamp. Gives 6 points and 2 dinars.
luxury-lx16 = oil lamp no. 16
luxury-lx16-text = Costs 2 yellow spices and 2 purple carpets. Gives 10 points.
luxury-lx17 = oil lamp no. 17
luxury-lx17-text = Costs 2 yellow spices and 2 orange lamps. Gives 10 points.
luxury-lx18 = oil lamp no. 18
luxury-lx18-text = Costs 2 purple carpets and 2 orange lamps. Gives 10 points.
luxury-lx19 = oil lamp no. 19
luxury-lx19-text = Costs 1 yellow spice, 2 purple carpets and 1 orange lamp. Gives 9 points and 1 water.
luxury-lx20 = oil lamp no. 20
luxury-lx20-text = Costs 1 yellow spice, 1 purple carpet and 2 orange lamps. Gives 9 points and 1 date.
luxury-lx21 = necklace no. 21
luxury-lx21-text = Costs 3 purple carpets and 2 orange lamps. Gives 13 points.
luxury-lx22 = necklace no. 22
luxury-lx22-text = Costs 3 yellow spices and 2 purple carpets. Gives 13 points.
luxury-lx23 = necklace no. 23
luxury-lx23-text = Costs 2 yellow spices and 3 orange lamps. Gives 13 points.
luxury-lx24 = necklace no. 24
luxury-lx24-text = Costs 2 yellow spices, 2 purple carpets and 1 orange lamp. Gives 12 points and 1 dinar.
luxury-lx25 = necklace no. 25
luxury-lx25-text = Costs 1 yellow spice, 2 purple carpets and 2 orange lamps. Gives 12 points and 1 water.

## Exchange tiles

exchange-e01 = yellow → water, purple → dates, orange → dinars
exchange-e01-text = A yellow good gives 2 water; a purple good gives 2 dates; an orange good gives 2 dinars.
exchange-e02 = yellow → water, purple → dinars, orange → dates
exchange-e02-text = A yellow good gives 2 water; a purple good gives 2 dinars; an orange good gives 2 dates.
exchange-e03 = yellow → dates, purple → water, orange → dinars
exchange-e03-text = A yellow good gives 2 dates; a purple good gives 2 water; an orange good gives 2 dinars.
exchange-e04 = yellow → dates, purple → dinars, orange → water
exchange-e04-text = A yellow good gives 2 dates; a purple good gives 2 dinars; an orange good gives 2 water.
exchange-e05 = yellow → dinars, purple → water, orange → dates
exchange-e05-text = A yellow good gives 2 dinars; a purple good gives 2 water; an orange good gives 2 dates.
exchange-e06 = yellow → dinars, purple → dates, orange → water
exchange-e06-text = A yellow good gives 2 dinars; a purple good gives 2 dates; an orange good gives 2 water.
exchange-e07 = yellow → dates and river, purple → dinars and points, orange → water and steps
exchange-e07-text = A yellow good gives 1 date and 1 space on the river; a purple good gives 1 dinar and 1 point; an orange good gives 1 water and 1 step on one stair.
exchange-e08 = yellow → dinars and points, purple → water and steps, orange → dates and river
exchange-e08-text = A yellow good gives 1 dinar and 1 point; a purple good gives 1 water and 1 step on one stair; an orange good gives 1 date and 1 space on the river.
exchange-e09 = yellow → water and steps, purple → dates and river, orange → dinars and points
exchange-e09-text = A yellow good gives 1 water and 1 step on one stair; a purple good gives 1 date and 1 space on the river; an orange good gives 1 dinar and 1 point.
exchange-e10 = yellow → dates and steps, purple → dinars and river, orange → water and points
exchange-e10-text = A yellow good gives 1 date and 1 step on one stair; a purple good gives 1 dinar and 1 space on the river; an orange good gives 1 water and 1 point.
exchange-e11 = yellow → dinars and river, purple → water and points, orange → dates and steps
exchange-e11-text = A yellow good gives 1 dinar and 1 space on the river; a purple good gives 1 water and 1 point; an orange good gives 1 date and 1 step on one stair.
exchange-e12 = yellow → water and points, purple → dates and steps, orange → dinars and river
exchange-e12-text = A yellow good gives 1 water and 1 point; a purple good gives 1 date and 1 step on one stair; an orange good gives 1 dinar and 1 space on the river.

## Provision tiles

provision-pv01 = water, dates and dinars
provision-pv01-text = At the end of a season the people ask for 1 water, 1 date and 1 dinar. If you cannot supply all of your tiles, this one costs you 4 points.
provision-pv02 = mostly water, some dates
provision-pv02-text = At the end of a season the people ask for 2 water and 1 date. If you cannot supply all of your tiles, this one costs you 4 points.
provision-pv03 = mostly water, some dinars
provision-pv03-text = At the end of a season the people ask for 2 water and 1 dinar. If you cannot supply all of your tiles, this one costs you 4 points.
provision-pv04 = mostly dates, some water
provision-pv04-text = At the end of a season the people ask for 1 water and 2 dates. If you cannot supply all of your tiles, this one costs you 4 points.
provision-pv05 = mostly dates, some dinars
provision-pv05-text = At the end of a season the people ask for 2 dates and 1 dinar. If you cannot supply all of your tiles, this one costs you 4 points.
provision-pv06 = mostly dinars, some water
provision-pv06-text = At the end of a season the people ask for 1 water and 2 dinars. If you cannot supply all of your tiles, this one costs you 4 points.
provision-pv07 = mostly dinars, some dates
provision-pv07-text = At the end of a season the people ask for 1 date and 2 dinars. If you cannot supply all of your tiles, this one costs you 4 points.
provision-pv08 = only water
provision-pv08-text = At the end of a season the people ask for 3 water. If you cannot supply all of your tiles, this one costs you 5 points.
provision-pv09 = only dates
provision-pv09-text = At the end of a season the people ask for 3 dates. If you cannot supply all of your tiles, this one costs you 5 points.
provision-pv10 = water and dates alike
provision-pv10-text = At the end of a season the people ask for 2 water and 2 dates. If you cannot supply all of your tiles, this one costs you 3 points.
provision-pv11 = water and dinars alike
provision-pv11-text = At the end of a season the people ask for 2 water and 2 dinars. If you cannot supply all of your tiles, this one costs you 3 points.
provision-pv12 = dates and dinars alike
provision-pv12-text = At the end of a season the people ask for 2 dates and 2 dinars. If you cannot supply all of your tiles, this one costs you 3 points.

## River tiles

side-01 = area action (season 1, no. 1)
side-01-text = At the end of season 1 the leader on the river may perform the action of any area, without a worker.
side-02 = loose oasis (season 1, no. 2)
side-02-text = At the end of season 1 the leader on the river may take one of the loose oases; it is explored at once and costs nothing.
side-03 = keshis of any colours (season 2, no. 3)
side-03-text = At the end of season 2 the leader on the river takes and places 2 keshis of any colours, one after the other.
side-04 = points (season 2, no. 4)
side-04-text = At the end of season 2 the leader on the river gains 5 points.
side-05 = points (season 3, no. 5)
side-05-text = At the end of season 3 the leader on the river gains 7 points; with three or four players the second one gains 3 points.
side-06 = resources (season 3, no. 6)
side-06-text = At the end of season 3 the leader on the river gains 6 resources of choice; with three or four players the second one gains 3.
side-07 = water seller (season 1, no. 7)
side-07-text = At the end of season 1 the leader on the river takes and places a red keshi.
side-08 = points (season 1, no. 8)
side-08-text = At the end of season 1 the leader on the river gains 3 points.
side-09 = crocodile (season 2, no. 9)
side-09-text = At the end of season 2 the leader on the river wins a head start: the fisherman begins season 3 on the crocodile space.
side-10 = goods (season 2, no. 10)
side-10-text = At the end of season 2 the leader on the river gains 1 yellow spice, 1 purple carpet and 1 orange lamp.
side-11 = steps (season 3, no. 11)
side-11-text = At the end of season 3 the leader on the river makes 3 steps on one stair; with three or four players the second one makes 1 step.
side-12 = gates or green keshis (season 3, no. 12)
side-12-text = At the end of season 3 the leader on the river chooses 1 point for each own gate or 1 point for each own green keshi. With three or four players the second one gains the other bonus.
side-13 = keshi of three colours (season 1, no. 13)
side-13-text = At the end of season 1 the leader on the river takes and places a pink, brown or beige keshi.
side-14 = water, date and dinar (season 1, no. 14)
side-14-text = At the end of season 1 the leader on the river gains 1 water, 1 date and 1 dinar.
side-15 = oases free of charge (season 2, no. 15)
side-15-text = At the end of season 2 the leader on the river may explore up to 2 own revealed oases free of charge.
side-16 = main square actions (season 2, no. 16)
side-16-text = At the end of season 2 the leader on the river performs two main square actions, one after the other.
side-17 = fakirs or water sellers (season 3, no. 17)
side-17-text = At the end of season 3 the leader on the river chooses 1 date and 1 dinar for each own pink keshi, or 1 water and 1 date for each own water seller. With three or four players the second one gains the other bonus.
side-18 = keshis or luxury items (season 3, no. 18)
side-18-text = At the end of season 3 the leader on the river chooses 1 point for every 4 own keshis, goods included, or 2 points for each own luxury item. With three or four players the second one gains the other bonus.

## Between the stairs

connecting-ps1 = beside the palace, flight 1
connecting-ps1-text = 1 dinar.
connecting-ps2 = beside the palace, flight 2
connecting-ps2-text = 1 dinar.
connecting-ps3 = beside the palace, flight 3
connecting-ps3-text = 2 dinars.
connecting-ps4 = beside the palace, flight 4
connecting-ps4-text = 3 dinars.
connecting-ps5 = beside the palace, flight 5
connecting-ps5-text = 4 dinars.
connecting-cl1 = palace column, row 1
connecting-cl1-text = A green keshi, unless a stair tile lies here.
connecting-cl2 = palace column, row 2
connecting-cl2-text = A turquoise keshi, unless a stair tile lies here.
connecting-cl3 = palace column, row 3
connecting-cl3-text = An orange keshi, unless a stair tile lies here.
connecting-cl4 = palace column, row 4
connecting-cl4-text = A beige keshi, unless a stair tile lies here.
connecting-cl5 = palace column, row 5
connecting-cl5-text = A pink keshi, unless a stair tile lies here.
connecting-cm1 = middle column, row 1
connecting-cm1-text = 1 space on the river.
connecting-cm2 = middle column, row 2
connecting-cm2-text = A black keshi, unless a stair tile lies here.
connecting-cm3 = middle column, row 3
connecting-cm3-text = A grey keshi, unless a stair tile lies here.
connecting-cm4 = middle column, row 4
connecting-cm4-text = A keshi of any colour.
connecting-cm5 = middle column, row 5
connecting-cm5-text = Two keshis of one colour of choice.
connecting-cr1 = mosque column, row 1
connecting-cr1-text = 1 date or 1 water, unless a stair tile lies here.
connecting-cr2 = mosque column, row 2
connecting-cr2-text = A white keshi, unless a stair tile lies here.
connecting-cr3 = mosque column, row 3
connecting-cr3-text = A red keshi, unless a stair tile lies here.
connecting-cr4 = mosque column, row 4
connecting-cr4-text = A yellow keshi, unless a stair tile lies here.
connecting-cr5 = mosque column, row 5
connecting-cr5-text = A brown keshi, unless a stair tile lies here.
connecting-ms1 = beside the mosque, flight 1
connecting-ms1-text = 1 point.
connecting-ms2 = beside the mosque, flight 2
connecting-ms2-text = 2 points.
connecting-ms3 = beside the mosque, flight 3
connecting-ms3-text = 3 points.
connecting-ms4 = beside the mosque, flight 4
connecting-ms4-text = 5 points.
connecting-ms5 = beside the mosque, flight 5
connecting-ms5-text = 7 points.

## Stair tiles

stair_tile-st01a = green keshi
stair_tile-st01a-text = A green keshi.
stair_tile-st01b = yellow keshi
stair_tile-st01b-text = A yellow keshi.
stair_tile-st02a = green keshi
stair_tile-st02a-text = A green keshi.
stair_tile-st02b = points
stair_tile-st02b-text = 3 points.
stair_tile-st03a = grey keshi
stair_tile-st03a-text = A grey keshi.
stair_tile-st03b = purple keshi
stair_tile-st03b-text = A purple keshi.
stair_tile-st04a = grey keshi
stair_tile-st04a-text = A grey keshi.
stair_tile-st04b = dinars
stair_tile-st04b-text = 2 dinars.
stair_tile-st05a = white keshi
stair_tile-st05a-text = A white keshi.
stair_tile-st05b = orange keshi
stair_tile-st05b-text = An orange keshi.
stair_tile-st06a = white keshi
stair_tile-st06a-text = A white keshi.
stair_tile-st06b = date or water
stair_tile-st06b-text = 1 date or 1 water.
stair_tile-st07a = black keshi
stair_tile-st07a-text = A black keshi.
stair_tile-st07b = yellow keshi
stair_tile-st07b-text = A yellow keshi.
stair_tile-st08a = black keshi
stair_tile-st08a-text = A black keshi.
stair_tile-st08b = points
stair_tile-st08b-text = 3 points.
stair_tile-st09a = pink keshi
stair_tile-st09a-text = A pink keshi.
stair_tile-st09b = purple keshi
stair_tile-st09b-text = A purple keshi.
stair_tile-st10a = pink keshi
stair_tile-st10a-text = A pink keshi.
stair_tile-st10b = dinars
stair_tile-st10b-text = 2 dinars.
stair_tile-st11a = turquoise keshi
stair_tile-st11a-text = A turquoise keshi.
stair_tile-st11b = orange keshi
stair_tile-st11b-text = An orange keshi.
stair_tile-st12a = turquoise keshi
stair_tile-st12a-text = A turquoise keshi.
stair_tile-st12b = river spaces
stair_tile-st12b-text = 2 spaces on the river.
stair_tile-st13a = beige keshi
stair_tile-st13a-text = A beige keshi.
stair_tile-st13b = date or water
stair_tile-st13b-text = 1 date or 1 water.
stair_tile-st14a = beige keshi
stair_tile-st14a-text = A beige keshi.
stair_tile-st14b = red keshi
stair_tile-st14b-text = A red keshi.
stair_tile-st15a = brown keshi
stair_tile-st15a-text = A brown keshi.
stair_tile-st15b = points
stair_tile-st15b-text = 4 points.
stair_tile-st16a = brown keshi
stair_tile-st16a-text = A brown keshi.
stair_tile-st16b = river spaces
stair_tile-st16b-text = 2 spaces on the river.
stair_tile-st17a = red keshi
stair_tile-st17a-text = A red keshi.
stair_tile-st17b = good of choice
stair_tile-st17b-text = A good of choice.
stair_tile-st18a = red keshi
stair_tile-st18a-text = A red keshi.
stair_tile-st18b = points
stair_tile-st18b-text = 4 points.
stair_tile-st19a = keshi of any colour
stair_tile-st19a-text = A keshi of any colour.
stair_tile-st19b = dinars
stair_tile-st19b-text = 2 dinars.
stair_tile-st20a = date or water
stair_tile-st20a-text = 1 date or 1 water.
stair_tile-st20b = keshi of any colour
stair_tile-st20b-text = A keshi of any colour.

## Workshops and gates

workshop-blue = blue workshop
workshop-blue-text = A gate from here costs no dinars, but 3 points.
workshop-red = red workshop
workshop-red-text = A gate from here costs 1 dinar and gives 1 point.
workshop-green = green workshop
workshop-green-text = A gate from here costs 2 dinars and gives 4 points.
workshop-yellow = yellow workshop
workshop-yellow-text = A gate from here costs 3 dinars and gives 7 points.
gate_colour-green = green
gate_colour-grey = grey
gate_colour-white = white
gate_colour-black = black
gate_colour-pink = pink
gate_colour-turquoise = turquoise
gate_colour-beige = beige
gate_colour-brown = brown
gate_colour-red = red
gate_colour-purple = purple
gate_colour-orange = orange
gate_colour-yellow = yellow
gate-blue-green = green gate from the blue workshop
gate-blue-grey = grey gate from the blue workshop
gate-blue-white = white gate from the blue workshop
gate-blue-black = black gate from the blue workshop
gate-blue-pink = pink gate from the blue workshop
gate-blue-turquoise = turquoise gate from the blue workshop
gate-blue-beige = beige gate from the blue workshop
gate-blue-brown = brown gate from the blue workshop
gate-blue-red = red gate from the blue workshop
gate-blue-purple = purple gate from the blue workshop
gate-blue-orange = orange gate from the blue workshop
gate-blue-yellow = yellow gate from the blue workshop
gate-red-green = green gate from the red workshop
gate-red-grey = grey gate from the red workshop
gate-red-white = white gate from the red workshop
gate-red-black = black gate from the red workshop
gate-red-pink = pink gate from the red workshop
gate-red-turquoise = turquoise gate from the red workshop
gate-red-beige = beige gate from the red workshop
gate-red-brown = brown gate from the red workshop
gate-red-red = red gate from the red workshop
gate-red-purple = purple gate from the red workshop
gate-red-orange = orange gate from the red workshop
gate-red-yellow = yellow gate from the red workshop
gate-green-green = green gate from the green workshop
gate-green-grey = grey gate from the green workshop
gate-green-white = white gate from the green workshop
gate-green-black = black gate from the green workshop
gate-green-pink = pink gate from the green workshop
gate-green-turquoise = turquoise gate from the green workshop
gate-green-beige = beige gate from the green workshop
gate-green-brown = brown gate from the green workshop
gate-green-red = red gate from the green workshop
gate-green-purple = purple gate from the green workshop
gate-green-orange = orange gate from the green workshop
gate-green-yellow = yellow gate from the green workshop
gate-yellow-green = green gate from the yellow workshop
gate-yellow-grey = grey gate from the yellow workshop
gate-yellow-white = white gate from the yellow workshop
gate-yellow-black = black gate from the yellow workshop
gate-yellow-pink = pink gate from the yellow workshop
gate-yellow-turquoise = turquoise gate from the yellow workshop
gate-yellow-beige = beige gate from the yellow workshop
gate-yellow-brown = brown gate from the yellow workshop
gate-yellow-red = red gate from the yellow workshop
gate-yellow-purple = purple gate from the yellow workshop
gate-yellow-orange = orange gate from the yellow workshop
gate-yellow-yellow = yellow gate from the yellow workshop

## Desert towns

town-t01 = Zagora (no. 1)
town-t01-text = At the end, if explored: 2 points for each gate in your medina.
town-t02 = Merzouga (no. 2)
town-t02-text = At the end, if explored: 2 points for each of your luxury items.
town-t03 = Ouarzazate (no. 3)
town-t03-text = At the end, if explored: 2 points for each of your scrolls.
town-t04 = M’Hamid (no. 4)
town-t04-text = At the end, if explored: 1 point for each step of the palace stairs that your adviser has climbed.
town-t05 = Rissani (no. 5)
town-t05-text = At the end, if explored: 1 point for each step of the mosque stairs that your disciple has climbed.
town-t06 = Tinghir (no. 6)
town-t06-text = At the end, if explored: 1 point for every 3 of your keshis, goods not counted.
town-t07 = Erfoud (no. 7)
town-t07-text = At the end, if explored: 1 point for each space that your fisherman has made in season 3.
town-t08 = Tata (no. 8)
town-t08-text = At the end, if explored: 2 points for each of your eight areas with at least 4 keshis, its water seller included.
town-t09 = Foum Zguid (no. 9)
town-t09-text = At the end, if explored: 1 point for each citizen who faces one of your pink keshis.
town-t10 = Agdz (no. 10)
town-t10-text = When it is explored: you may take any face-up scroll free of charge; no scholars are needed.
town-t11 = Skoura (no. 11)
town-t11-text = When it is explored: you may take any face-up luxury item without paying goods.
town-t12 = Taouz (no. 12)
town-t12-text = When it is explored: you may build a gate of any workshop without paying dinars; it needs a guard from your watchtower.

## Where points come from

source-start = start
source-placement = placement bonuses
source-river = river
source-souk = souk
source-square = main square
source-stairs = stairs
source-scrolls = scrolls
source-medina = medina
source-provisions = provisions
source-towns = desert towns
source-filled_areas = filled areas
source-oases = oases
source-leftovers = leftovers
