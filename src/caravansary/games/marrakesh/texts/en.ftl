# Marrakesh in English. Ids: `ask-` questions, `decision-` their names, `do-` buttons, `event-` the log, `no-` reasons,
# `thing-` previews, `option-` what is chosen for a table; the rest are the words for the values of arguments.
# A name says no amount, since an edition may change it; explanations (`-text`) say the standard ones.

## Questions

ask-choose_line = Which keshi do you lay on cell { $n } of your oasis line?
ask-choose_disk = How do you lay your citizens’ disk? Choose the cell that its first sector faces.
ask-choose_provision = Which of your provision tiles do you turn up?
ask-choose_keshis = Choose your keshis for this round in secret: { $left ->
    [0] all are chosen
    [one] one more
   *[other] { $left } more
  }.
ask-choose_joker = Your red keshi sends a worker anywhere. To which area?
ask-choose_draft = Choose a colour: you take keshis of it from the tray.
ask-choose_count = One or two of this keshi: { $colour }?
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
   *[other] On both stairs you climb the same number of steps. On which of them first
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
   *[other] Choose a connecting bonus on the line between your two pawns; { $n } different ones follow each other.
  }
ask-choose_scroll = Buy scrolls, or stop.
ask-choose_free_scroll = { $of ->
    [yellow] Take a yellow scroll free of charge, or do without.
    [orange] Take an orange scroll for a date, or do without.
   *[any] Take any face-up scroll free of charge, or do without.
  }
ask-choose_area = Which area action do you perform without a worker? Or do without.
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
ask-choose_second = Take a second keshi from the tray, also of another colour, or leave it at the first one: { $colour }.
ask-choose_harvest = What do you gather instead of dates? { $n ->
    [one] One date picker is left.
   *[other] { $n } date pickers are left.
  }
ask-choose_steps = Do you climb a further step: { $stair }?
ask-choose_payment = With what do you pay? { $n ->
    [one] One piece is missing.
   *[other] { $n } pieces are missing.
  }
ask-choose_returned = Do you give back a resource for points? { $n ->
    [0] None so far.
    [one] One so far.
   *[other] { $n } so far.
  }
ask-choose_next_cell = The bonus of which cell of the main square comes next?
ask-choose_gate_keshi = Which colour has the keshi of this gate: { $gate }?
ask-choose_free_oasis = Explore an open oasis free of charge, or stop: { $n ->
    [one] one more
   *[other] up to { $n } more
  }.
ask-choose_scored = Which of your explored oases scores now?
ask-choose_loose_oasis = You lead on the river. Take a loose oasis, or do without.
ask-choose_free_luxury = Take a luxury item without paying goods, or do without.
ask-choose_free_gate = Build a gate without paying dinars, or do without.
ask-choose_supplying = How do you supply the people, in full or with the scroll in a reduced way?

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
decision-choose_second = the second keshi from the tray
decision-choose_harvest = the harvest
decision-choose_steps = further steps
decision-choose_payment = the payment
decision-choose_returned = the resources to give back
decision-choose_next_cell = the next cell of the main square
decision-choose_gate_keshi = the keshi of a gate
decision-choose_free_oasis = the oases to explore free of charge
decision-choose_scored = the oasis that scores now
decision-choose_loose_oasis = the loose oasis
decision-choose_free_luxury = the free luxury item
decision-choose_free_gate = the free gate
decision-choose_supplying = full or reduced supply

## Buttons

do-line = Lay on the line: { $colour }
do-disk = First sector at the { $sector ->
    [0] top
    [1] top right
    [2] right
    [3] bottom right
    [4] bottom
    [5] bottom left
    [6] left
   *[7] top left
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
do-slot = Slot { $slot }
do-explore = Explore the oasis: { $oasis_cell }
do-explore_town = Explore the town: { $town_cell }
do-place = Place the keshi
do-give_back = Give back: { $colour }
do-rapid = Bonus of rapid { $rapid }
do-tile_bonus = { $n ->
    [one] First bonus
   *[other] Second bonus
  }
do-souk_action = Action: souk
do-pay = Pay: { $resource }
do-add_date = Add a date
do-add_step = Further step of the scroll
do-point = Take a point
do-souk_seller = Water seller: souk
do-take_luxury = Take: { $luxury }
do-take_oasis = Take the oasis: { $oasis }
do-score_oasis = Score the oasis: { $oasis }
do-provide = { $way }
way-all = full supply
way-less = reduced supply

## The log: setup, seasons, rounds

event-oases_laid_out = Loose oases beside the board: { $oasis }.
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
event-souk_seller_placed = { $who } places a water seller in the souk.
event-oasis_revealed = { $who } reveals an oasis ({ $oasis_cell }): { $oasis }.
event-town_taken = { $who } takes a desert town: { $town }.

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
event-harvested = { $who } gathers { $things }{ $n ->
    [0] { "" }
    [one] {" "}and one point
   *[other] {" "}and { $n } points
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
event-scrolls_refreshed = { $who } refreshes the scrolls: { $scroll_colour }.
event-scroll_bought = { $who } buys a scroll: { $scroll }.
event-scroll_taken = { $who } takes a scroll without buying it: { $scroll }.
event-scrolls_turned_up = New scrolls: { $scroll }.
event-gate_built = { $who } builds a gate on slot { $slot }: { $gate_colour }, { $workshop }.
event-oasis_explored = { $who } explores an oasis: { $oasis }.
event-oasis_taken = { $who } takes a loose oasis: { $oasis }.
event-town_explored = { $who } explores a desert town: { $town }.
event-line_keshi_declined = { $who } does without the keshi of the oasis line: { $colour }.
event-keshi_returned = { $who } gives back a keshi: { $colour }.
event-swap_skipped = { $who } has no keshi to swap.

## The log: ends

event-river_bonus = { $who } takes the bonus of rapid { $rapid }.
event-river_tile = { $who } gains a bonus of the river tile: { $side }.
event-head_start = The fisherman of { $who } begins the season on the crocodile space, { $space }.
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

no-keshi-same_colour = The keshi must have another colour than the one given back: { $colour } is not possible.
no-keshi-not_shown = The river tile does not show this colour: { $colour }.
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
no-steps-no_scroll = You have no scroll for this.
no-steps-once = The scroll gives only one further step in a movement.
no-steps-no_date = You have no date.
no-harvest-no_scroll = You have no scroll for this.
no-harvest-order = Water, dinars and points are chosen in this order; not possible any more.
no-harvest-rest = Dates come by themselves for all that you leave.
no-pay-order = Water, dates and dinars are paid in this order; not possible any more: { $resource }.
no-pay-none = You have nothing of this to give: { $resource }.
no-pay-too_few = The rest could not be paid then: { $resource }.
no-returned-all = This oasis takes { $n } at most.
no-returned-other = This oasis does not take this resource: { $resource }.
no-cell-not_among = The bonus of this cell is not among those that are still to come, { $cell ->
    [0] at the top
    [1] at the top right
    [2] on the right
    [3] at the bottom right
    [4] at the bottom
    [5] at the bottom left
    [6] on the left
   *[7] at the top left
  }.
no-souk-exchanging = This worker exchanges goods; for a luxury item you need another one.
no-souk-buying = This worker buys luxury items; for an exchange you need another one.
no-oasis-not_explored = You have not explored this oasis: { $oasis }.
no-water-none = You have no water.
no-rapid-not_crossed = Your fisherman has not crossed rapid { $rapid }.
no-exchange-none = You do not have this good: { $good }.
no-luxury-cost = You lack goods for this item: { $luxury }.
no-connection-other_line = This cell is not on the line between your two pawns: { $connecting }.
no-connection-used = You have already used this cell: { $connecting }.
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
no-scroll-other_colour = Only another scroll may be taken here: { $scroll_colour ->
    [yellow] a yellow one
   *[orange] an orange one
  }.
no-gate-no_guard = Each gate needs a guard from your watchtower, and there is none left.
no-gate-dinars = This gate costs { $n ->
    [one] one dinar
   *[other] { $n } dinars
  }; you have { $has }.
no-slot-taken = A gate already stands on slot { $slot }.
no-oasis-hidden = No caravan of yours has reached this oasis yet.
no-oasis-cost = You cannot pay what exploring this oasis costs.
no-town-cost = You lack the goods that exploring this town costs.
no-return-not_possible = You have no such keshi that can be given back: { $colour }. Caravans, guards at gates and goods stay.

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

## Things of a preview; the number comes before them

thing-points = { $n ->
    [one] VP
   *[other] VP
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
colour-green-text = Goes to the date garden. Placing it gives 1 VP.
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
colour-brown-text = Goes to the next cell of a path in the Sahara and reveals the oasis there, or to the starting oasis, which gives two resources of choice and then 2 VP.
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
scroll-g1 = points (grey)
scroll-g1-text = At once: 4 VP.
scroll-g2 = dinars and water (grey)
scroll-g2-text = At once: 2 dinars and 1 water.
scroll-g3 = goods (grey)
scroll-g3-text = At once: 2 goods of your choice, also of different colours.
scroll-g4 = river spaces (grey)
scroll-g4-text = At once: your fisherman moves 3 spaces; you may add water.
scroll-g5 = steps on one stair (grey)
scroll-g5-text = At once: 2 steps on the palace stairs or on the mosque stairs.
scroll-g6 = points each season (grey)
scroll-g6-text = At the end of each season: 2 VP.
scroll-g7 = dinar for empty hands (grey)
scroll-g7-text = At the end of each round: 1 dinar if you have none.
scroll-g8 = dates for date pickers (grey)
scroll-g8-text = Always: each green keshi that you place gives 1 date.
scroll-g9 = points for a new keshi (grey)
scroll-g9-text = Once per round: the first worker that you use for a new keshi gives 1 VP.
scroll-y1 = keshis of different colours (yellow)
scroll-y1-text = At once: take and place 2 keshis of two different colours of your choice, one after the other.
scroll-y2 = points for the fullest area (yellow)
scroll-y2-text = At once: 1 VP for each keshi in the fullest of your eight areas; the water seller does not count.
scroll-y3 = points for luxury items (yellow)
scroll-y3-text = At once: 2 VP for each of your luxury items, but at least 2 VP.
scroll-y4 = longer ways (yellow)
scroll-y4-text = Once per round: your first river, mosque or palace action moves 2 more spaces or steps.
scroll-y5 = resource for every exchange (yellow)
scroll-y5-text = Always: each use of the exchange tile also gives a resource of your choice.
scroll-y6 = resource each round (yellow)
scroll-y6-text = At the end of each round: a resource of your choice.
scroll-y7 = points each season for water sellers (yellow)
scroll-y7-text = At the end of each season: 1 VP for each of your water sellers.
scroll-y8 = cheaper gates (yellow)
scroll-y8-text = Always: each gate costs 1 dinar less, but never less than nothing.
scroll-y9 = one more citizen (yellow)
scroll-y9-text = Always: the main square action gives the chosen bonus one more time.
scroll-p1 = points for gates (pink)
scroll-p1-text = At once: 2 VP for each gate in your medina.
scroll-p2 = keshis of one colour and points (pink)
scroll-p2-text = At once: take and place 2 keshis of one colour of your choice, and 4 VP.
scroll-p3 = area action (pink)
scroll-p3-text = At once: the action of the river, the date garden, the main square, the mosque or the palace, without a worker; the water seller gives nothing.
scroll-p4 = points for every flight (pink)
scroll-p4-text = Always: each flight that one of your pawns enters gives 3 VP.
scroll-p5 = dinars from water sellers (pink)
scroll-p5-text = Always: each time a water seller gives you water, you gain 1 dinar too.
scroll-p6 = points each round (pink)
scroll-p6-text = At the end of each round: 2 VP.
scroll-p7 = points each season for gates and oases (pink)
scroll-p7-text = At the end of each season: 1 VP for each gate in your medina and 1 VP for each explored oasis.
scroll-p8 = fewer provisions (pink)
scroll-p8-text = Always: at the end of a season the people ask you for 1 water, 1 date and 1 dinar less in all.
scroll-p9 = points for every purchase (pink)
scroll-p9-text = Always: each luxury item that you buy gives 2 more VP.
scroll-o1 = points (orange)
scroll-o1-text = At once: 14 VP.
scroll-o2 = points for scholars (orange)
scroll-o2-text = At once: 2 VP for each grey keshi in your madrasa.
scroll-o3 = points for luxury items (orange)
scroll-o3-text = At once: 3 VP for each of your luxury items.
scroll-o4 = points for water sellers (orange)
scroll-o4-text = At once: 3 VP for each of your water sellers.
scroll-o5 = points for scrolls (orange)
scroll-o5-text = At once: 2 VP for each of your scrolls, this one included.
scroll-o6 = keshis of any colours (orange)
scroll-o6-text = At once: take and place 4 keshis of any colours, one after the other.
scroll-o7 = steps on both stairs (orange)
scroll-o7-text = At once: 4 steps on the palace stairs, then 4 steps on the mosque stairs.
scroll-o8 = points for large areas (orange)
scroll-o8-text = At once: 4 VP for each of your eight areas with at least 6 keshis of its colour.
scroll-o9 = points each season (orange)
scroll-o9-text = At the end of each season: 7 VP.
scroll-o10 = points each round (orange)
scroll-o10-text = At the end of each round: 3 VP.
scroll-o11 = more oases that count (orange)
scroll-o11-text = At the end of the game up to 5 of your oases count instead of 3.
scroll-o12 = more for filled areas (orange)
scroll-o12-text = At the end of the game each of your filled areas gives 16 VP instead of 10.

## Oases: what counts there, at the end of the game

oasis-01 = green gates
oasis-01-text = At the end: 2, 6 or 12 VP for one, two or three green gates in your medina.
oasis-02 = grey gates
oasis-02-text = At the end: 2, 6 or 12 VP for one, two or three grey gates in your medina.
oasis-03 = pink gates
oasis-03-text = At the end: 2, 6 or 12 VP for one, two or three pink gates in your medina.
oasis-04 = brown gates
oasis-04-text = At the end: 2, 6 or 12 VP for one, two or three brown gates in your medina.
oasis-05 = white keshis
oasis-05-text = At the end: 3 VP, and 1 VP for each white keshi in your palace.
oasis-06 = black keshis
oasis-06-text = At the end: 3 VP, and 1 VP for each black keshi in your mosque.
oasis-07 = turquoise keshis
oasis-07-text = At the end: 3 VP, and 1 VP for each turquoise keshi on your river.
oasis-08 = green keshis
oasis-08-text = At the end: 3 VP, and 1 VP for each green keshi in your date garden.
oasis-09 = grey keshis
oasis-09-text = At the end: 3 VP, and 1 VP for each grey keshi in your madrasa.
oasis-10 = pink keshis
oasis-10-text = At the end: 3 VP, and 1 VP for each pink keshi on your main square.
oasis-11 = beige keshis
oasis-11-text = At the end: 3 VP, and 1 VP for each beige keshi in your medina, in the watchtower and at gates.
oasis-12 = brown keshis
oasis-12-text = At the end: 3 VP, and 1 VP for each brown keshi in your Sahara.
oasis-13 = grey scrolls
oasis-13-text = At the end: 3 VP for each of your grey scrolls.
oasis-14 = yellow scrolls
oasis-14-text = At the end: 3 VP for each of your yellow scrolls.
oasis-15 = pink scrolls
oasis-15-text = At the end: 4 VP for each of your pink scrolls.
oasis-16 = orange scrolls
oasis-16-text = At the end: 6 VP for each of your orange scrolls.
oasis-17 = luxury items
oasis-17-text = At the end: 2 VP for each of your luxury items.
oasis-18 = water sellers
oasis-18-text = At the end: 2 VP for each of your water sellers.
oasis-19 = gates
oasis-19-text = At the end: 2 VP for each gate in your medina.
oasis-20 = explored oases
oasis-20-text = At the end: 2 VP for each of your explored oases, this one included.
oasis-21 = giving back dates
oasis-21-text = At the end: 3 VP, and 1 VP for each of your dates, which all go back to the supply.
oasis-22 = giving back dinars
oasis-22-text = At the end: 3 VP, and 1 VP for each of your dinars, which all go back to the supply.
oasis-23 = giving back water
oasis-23-text = At the end: 3 VP, and 1 VP for each of your water, which all goes back to the supply.
oasis-24 = giving back goods
oasis-24-text = At the end: 3 VP, and 1 VP for each of your goods, which all go back to the supply.
oasis-25 = palace stairs
oasis-25-text = At the end: 2 VP for each flight of the palace stairs that your adviser has reached, the first one included.
oasis-26 = mosque stairs
oasis-26-text = At the end: 2 VP for each flight of the mosque stairs that your disciple has reached, the first one included.
oasis-27 = filled areas
oasis-27-text = At the end: 5 VP for each of your filled areas.
oasis-28 = matching gates
oasis-28-text = At the end: 3 VP for each gate on a slot of its own colour.
oasis-29 = large areas
oasis-29-text = At the end: 2 VP for each of your eight areas with at least 5 keshis of its colour.
oasis-30 = smallest area
oasis-30-text = At the end: 3 VP for each keshi in the least filled of your eight areas; the water seller does not count.

## Luxury items

luxury-lx01 = slippers
luxury-lx01-text = Costs 1 orange lamp. Gives 2 VP and 1 water.
luxury-lx02 = tea glass
luxury-lx02-text = Costs 1 orange lamp. Gives 3 VP.
luxury-lx03 = saffron box
luxury-lx03-text = Costs 1 yellow spice. Gives 2 VP and 1 date.
luxury-lx04 = soap
luxury-lx04-text = Costs 1 yellow spice. Gives 3 VP.
luxury-lx05 = cushion
luxury-lx05-text = Costs 1 purple carpet. Gives 2 VP and 1 dinar.
luxury-lx06 = shawl
luxury-lx06-text = Costs 1 purple carpet. Gives 3 VP.
luxury-lx07 = bracelet
luxury-lx07-text = Costs 1 yellow spice and 1 purple carpet. Gives 6 VP.
luxury-lx08 = brass tray
luxury-lx08-text = Costs 1 yellow spice and 1 orange lamp. Gives 6 VP.
luxury-lx09 = mirror
luxury-lx09-text = Costs 1 purple carpet and 1 orange lamp. Gives 6 VP.
luxury-lx10 = tagine
luxury-lx10-text = Costs 2 yellow spices. Gives 5 VP and 1 date.
luxury-lx11 = kilim
luxury-lx11-text = Costs 2 purple carpets. Gives 5 VP and 1 water.
luxury-lx12 = lantern
luxury-lx12-text = Costs 2 orange lamps. Gives 5 VP and 1 dinar.
luxury-lx13 = drum
luxury-lx13-text = Costs 1 yellow spice and 1 purple carpet. Gives 4 VP, 1 water and 1 date.
luxury-lx14 = perfume
luxury-lx14-text = Costs 1 yellow spice and 1 orange lamp. Gives 4 VP, 1 date and 1 dinar.
luxury-lx15 = vase
luxury-lx15-text = Costs 1 purple carpet and 1 orange lamp. Gives 4 VP, 1 water and 1 dinar.
luxury-lx16 = chess set
luxury-lx16-text = Costs 1 yellow spice, 1 purple carpet and 1 orange lamp. Gives 10 VP.
luxury-lx17 = dagger
luxury-lx17-text = Costs 1 yellow spice, 1 purple carpet and 1 orange lamp. Gives 8 VP and 2 dinars.
luxury-lx18 = lute
luxury-lx18-text = Costs 2 yellow spices and 1 purple carpet. Gives 9 VP.
luxury-lx19 = saddle
luxury-lx19-text = Costs 2 purple carpets and 1 orange lamp. Gives 9 VP.
luxury-lx20 = hookah
luxury-lx20-text = Costs 1 yellow spice and 2 orange lamps. Gives 9 VP.
luxury-lx21 = jewel case
luxury-lx21-text = Costs 1 yellow spice and 2 purple carpets. Gives 8 VP and 1 water.
luxury-lx22 = kaftan
luxury-lx22-text = Costs 2 yellow spices and 1 orange lamp. Gives 8 VP and 1 dinar.
luxury-lx23 = cedar chest
luxury-lx23-text = Costs 2 yellow spices, 1 purple carpet and 1 orange lamp. Gives 13 VP.
luxury-lx24 = royal carpet
luxury-lx24-text = Costs 1 yellow spice, 2 purple carpets and 1 orange lamp. Gives 13 VP.
luxury-lx25 = chandelier
luxury-lx25-text = Costs 1 yellow spice, 1 purple carpet and 2 orange lamps. Gives 13 VP.

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
exchange-e07-text = A yellow good gives 1 date and 1 space on the river; a purple good gives 1 dinar and 1 VP; an orange good gives 1 water and 1 step on one stair.
exchange-e08 = yellow → dinars and points, purple → water and steps, orange → dates and river
exchange-e08-text = A yellow good gives 1 dinar and 1 VP; a purple good gives 1 water and 1 step on one stair; an orange good gives 1 date and 1 space on the river.
exchange-e09 = yellow → water and steps, purple → dates and river, orange → dinars and points
exchange-e09-text = A yellow good gives 1 water and 1 step on one stair; a purple good gives 1 date and 1 space on the river; an orange good gives 1 dinar and 1 VP.
exchange-e10 = yellow → dates and steps, purple → dinars and river, orange → water and points
exchange-e10-text = A yellow good gives 1 date and 1 step on one stair; a purple good gives 1 dinar and 1 space on the river; an orange good gives 1 water and 1 VP.
exchange-e11 = yellow → dinars and river, purple → water and points, orange → dates and steps
exchange-e11-text = A yellow good gives 1 dinar and 1 space on the river; a purple good gives 1 water and 1 VP; an orange good gives 1 date and 1 step on one stair.
exchange-e12 = yellow → water and points, purple → dates and steps, orange → dinars and river
exchange-e12-text = A yellow good gives 1 water and 1 VP; a purple good gives 1 date and 1 step on one stair; an orange good gives 1 dinar and 1 space on the river.

## Provision tiles

provision-pv01 = water, dates and dinars
provision-pv01-text = At the end of a season the people ask for 1 water, 1 date and 1 dinar. If you cannot supply all of your tiles, this one costs you 4 VP.
provision-pv02 = mostly water, some dates
provision-pv02-text = At the end of a season the people ask for 2 water and 1 date. If you cannot supply all of your tiles, this one costs you 4 VP.
provision-pv03 = mostly water, some dinars
provision-pv03-text = At the end of a season the people ask for 2 water and 1 dinar. If you cannot supply all of your tiles, this one costs you 4 VP.
provision-pv04 = mostly dates, some water
provision-pv04-text = At the end of a season the people ask for 1 water and 2 dates. If you cannot supply all of your tiles, this one costs you 4 VP.
provision-pv05 = mostly dates, some dinars
provision-pv05-text = At the end of a season the people ask for 2 dates and 1 dinar. If you cannot supply all of your tiles, this one costs you 4 VP.
provision-pv06 = mostly dinars, some water
provision-pv06-text = At the end of a season the people ask for 1 water and 2 dinars. If you cannot supply all of your tiles, this one costs you 4 VP.
provision-pv07 = mostly dinars, some dates
provision-pv07-text = At the end of a season the people ask for 1 date and 2 dinars. If you cannot supply all of your tiles, this one costs you 4 VP.
provision-pv08 = only water
provision-pv08-text = At the end of a season the people ask for 3 water. If you cannot supply all of your tiles, this one costs you 5 VP.
provision-pv09 = only dates
provision-pv09-text = At the end of a season the people ask for 3 dates. If you cannot supply all of your tiles, this one costs you 5 VP.
provision-pv10 = water and dates alike
provision-pv10-text = At the end of a season the people ask for 2 water and 2 dates. If you cannot supply all of your tiles, this one costs you 3 VP.
provision-pv11 = water and dinars alike
provision-pv11-text = At the end of a season the people ask for 2 water and 2 dinars. If you cannot supply all of your tiles, this one costs you 3 VP.
provision-pv12 = dates and dinars alike
provision-pv12-text = At the end of a season the people ask for 2 dates and 2 dinars. If you cannot supply all of your tiles, this one costs you 3 VP.

## River tiles

side-01 = points (season 1)
side-01-text = At the end of season 1 the leader on the river gains 4 VP.
side-02 = keshi (season 1)
side-02-text = At the end of season 1 the leader on the river takes and places a keshi of any colour.
side-03 = points (season 2)
side-03-text = At the end of season 2 the leader on the river gains 6 VP.
side-04 = two keshis (season 2)
side-04-text = At the end of season 2 the leader on the river takes and places two keshis of one colour.
side-05 = points (season 3)
side-05-text = At the end of season 3 the leader on the river chooses 7 VP or 3 VP. With three or four players the second one gains the other bonus.
side-06 = keshis (season 3)
side-06-text = At the end of season 3 the leader on the river chooses two keshis of one colour or one keshi of any colour. With three or four players the second one gains the other bonus.
side-07 = dinars and points (season 1)
side-07-text = At the end of season 1 the leader on the river gains 2 dinars and 1 VP.
side-08 = resources (season 1)
side-08-text = At the end of season 1 the leader on the river gains 3 resources of choice.
side-09 = resources (season 2)
side-09-text = At the end of season 2 the leader on the river gains 4 resources of choice.
side-10 = yellow scroll (season 2)
side-10-text = At the end of season 2 the leader on the river takes a face-up yellow scroll free of charge.
side-11 = resources (season 3)
side-11-text = At the end of season 3 the leader on the river chooses 5 or 3 resources of choice. With three or four players the second one gains the other bonus.
side-12 = steps (season 3)
side-12-text = At the end of season 3 the leader on the river chooses 5 or 2 steps on one stair. With three or four players the second one gains the other bonus.
side-13 = goods (season 1)
side-13-text = At the end of season 1 the leader on the river gains 2 goods of choice, also of different colours.
side-14 = steps (season 1)
side-14-text = At the end of season 1 the leader on the river makes 3 steps on one stair.
side-15 = dinars and points (season 2)
side-15-text = At the end of season 2 the leader on the river gains 2 dinars and 3 VP.
side-16 = steps (season 2)
side-16-text = At the end of season 2 the leader on the river makes 4 steps on one stair.
side-17 = fish or water sellers (season 3)
side-17-text = At the end of season 3 the leader on the river chooses 1 VP for each own turquoise keshi or 1 VP for each own water seller. With three or four players the second one gains the other bonus.
side-18 = keshi and points (season 3)
side-18-text = At the end of season 3 the leader on the river chooses 4 VP with a keshi of any colour, or 4 VP alone. With three or four players the second one gains the other bonus.

## Between the stairs

connecting-ps1 = beside the palace, flight 1
connecting-ps1-text = 1 dinar.
connecting-ps2 = beside the palace, flight 2
connecting-ps2-text = 3 VP.
connecting-ps3 = beside the palace, flight 3
connecting-ps3-text = 1 dinar.
connecting-ps4 = beside the palace, flight 4
connecting-ps4-text = 5 VP.
connecting-ps5 = beside the palace, flight 5
connecting-ps5-text = 2 dinars.
connecting-cl1 = palace column, row 1
connecting-cl1-text = 1 date or 1 water, unless a stair tile lies here.
connecting-cl2 = palace column, row 2
connecting-cl2-text = A green keshi, unless a stair tile lies here.
connecting-cl3 = palace column, row 3
connecting-cl3-text = A turquoise keshi, unless a stair tile lies here.
connecting-cl4 = palace column, row 4
connecting-cl4-text = A beige keshi, unless a stair tile lies here.
connecting-cl5 = palace column, row 5
connecting-cl5-text = A red keshi, unless a stair tile lies here.
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
connecting-cr1-text = An orange keshi, unless a stair tile lies here.
connecting-cr2 = mosque column, row 2
connecting-cr2-text = A white keshi, unless a stair tile lies here.
connecting-cr3 = mosque column, row 3
connecting-cr3-text = A yellow keshi, unless a stair tile lies here.
connecting-cr4 = mosque column, row 4
connecting-cr4-text = A pink keshi, unless a stair tile lies here.
connecting-cr5 = mosque column, row 5
connecting-cr5-text = A brown keshi, unless a stair tile lies here.
connecting-ms1 = beside the mosque, flight 1
connecting-ms1-text = 2 VP.
connecting-ms2 = beside the mosque, flight 2
connecting-ms2-text = 1 dinar.
connecting-ms3 = beside the mosque, flight 3
connecting-ms3-text = 5 VP.
connecting-ms4 = beside the mosque, flight 4
connecting-ms4-text = 2 dinars.
connecting-ms5 = beside the mosque, flight 5
connecting-ms5-text = 7 VP.

## Stair tiles

stair_tile-st01a = green keshi
stair_tile-st01a-text = A green keshi.
stair_tile-st01b = yellow keshi
stair_tile-st01b-text = A yellow keshi.
stair_tile-st02a = green keshi
stair_tile-st02a-text = A green keshi.
stair_tile-st02b = points
stair_tile-st02b-text = 3 VP.
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
stair_tile-st08b-text = 3 VP.
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
stair_tile-st15b-text = 4 VP.
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
stair_tile-st18b-text = 4 VP.
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
workshop-blue-text = A gate from here costs no dinars, but 3 VP.
workshop-red = red workshop
workshop-red-text = A gate from here costs 1 dinar and gives 1 VP.
workshop-green = green workshop
workshop-green-text = A gate from here costs 2 dinars and gives 4 VP.
workshop-yellow = yellow workshop
workshop-yellow-text = A gate from here costs 3 dinars and gives 6 VP.
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

town-t01 = Zagora
town-t01-text = When it is explored: 10 VP.
town-t02 = Merzouga
town-t02-text = When it is explored: take and place 3 keshis of any colours, one after the other.
town-t03 = Ouarzazate
town-t03-text = When it is explored: 6 steps on the palace stairs or on the mosque stairs.
town-t04 = M’Hamid
town-t04-text = At the end, if explored: 2 VP for each of your brown keshis.
town-t05 = Rissani
town-t05-text = At the end, if explored: 3 VP for each of your explored oases.
town-t06 = Tinghir
town-t06-text = At the end, if explored: 3 VP for each gate in your medina.
town-t07 = Erfoud
town-t07-text = At the end, if explored: 3 VP for each of your luxury items.
town-t08 = Tata
town-t08-text = At the end, if explored: 2 VP for each of your scrolls.
town-t09 = Foum Zguid
town-t09-text = At the end, if explored: 3 VP for each of your water sellers.
town-t10 = Agdz
town-t10-text = At the end, if explored: 3 VP for each flight of the palace stairs that your adviser has reached, the first one included.
town-t11 = Skoura
town-t11-text = At the end, if explored: 3 VP for each flight of the mosque stairs that your disciple has reached, the first one included.
town-t12 = Taouz
town-t12-text = At the end, if explored: 6 VP for each of your filled areas.

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
