# Words of the drawn board of Marrakesh: when it is, names of zones, what lies on the board, and the guide for a first game.

page-board = The board of Marrakesh

## The top of the page

heading-season = Season { $season } of 3
heading-round = Round { $round } of 4
phase-setup = Getting ready
phase-round-start = start of the round
phase-choosing = secret choice
phase-jokers = red keshis send workers
phase-draft = draft
phase-workers = workers
phase-river-bonuses = river bonuses
phase-river-tile = river tile
phase-season-scrolls = scrolls at the end of the season
phase-provisions = provisions
phase-next-provision = next provision tile
phase-next-season = next season
phase-over = The game is over

## Zones

zone-left = Left areas
zone-right = Right areas
zone-line = Oasis line
zone-scrolls = Scrolls
zone-own = Player board
zone-stairs = Stairs, workshops
zone-market = Academy, market
zone-river = River, stairs
zone-shops = Academy, workshops, market
zone-academy = Academy, stairs, workshops
zone-quay = River, market
zone-city = City
zone-tray = Keshis
zone-tower = Tower

## Questions that the position tells more about

board-ask-first-provision = Which provision tile do you turn up? It has to be supplied at the end of every season; the other two follow later.
board-ask-provision = Which provision tile do you turn up? From season { $season } on it has to be supplied as well.
board-ask-last-provision = You turn up your last provision tile. From season { $season } on it has to be supplied as well.
board-ask-resources = Choose a resource: { $n } to choose, one after the other.
board-ask-colours = Choose the colour that you take and place: { $n } choices, one after the other.
board-ask-disk = Where does the triangle of your citizens’ disk point? It turns on by a sector before each action here; a cell gives its bonus once for each citizen who faces it.
board-ask-draft = Choose a colour: you take one or two keshis of it. { $n ->
    [one] One keshi is left in the tray.
   *[other] { $n } keshis are left in the tray.
  }
board-ask-draft-any = Take a keshi of any colour; then you may take a second one, also of another colour. { $n ->
    [one] One keshi is left in the tray.
   *[other] { $n } keshis are left in the tray.
  }
board-ask-next-keshi = Your gates brought { $n } keshis. Which one do you place next?
board-ask-worker = Which worker do you use? { $n ->
    [one] It is the last one.
   *[other] { $n } are left, in any order.
  }
board-ask-gate = Build a city gate, or stop. { $n ->
    [one] One guard is left in the watchtower.
   *[other] { $n } guards are left in the watchtower.
  }
board-ask-oasis-or-town = Explore an oasis or a desert town, or stop.
board-ask-water = Your fisherman stands on space { $space } of the river. Do you add water to move one space further?
board-ask-tile-bonus = You lead on the river. Which bonus of its tile do you take?{ $n ->
    [2] {""}
   *[other] {" "}Whoever is second gains the other one.
  }

## What is not known from the publisher

tile-reconstructed = What is printed here is, wholly or in part, our reconstruction from descriptions.

## What is free of charge now: what is printed follows

board-free-now = { $of ->
    [orange] Now for a date and without scholars. As printed:
   *[other] Now free of charge. As printed:
  }

## What lies on the board: a player board

board-tabs = Player boards
board-tab = Show the board of { $name }, { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
board-tab-own = Show your own board, { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
board-area = { $title }: { $n ->
    [0] no keshis
    [one] { $n } keshi
   *[other] { $n } keshis
  }
board-workers = { $n ->
    [one] An unused worker stands here.
   *[other] { $n } unused workers stand here.
  }
board-filled = This area is filled.
board-seller = Water seller: { $area }
board-seller-there = Each worker used in this area gives { $n } water.
board-seller-none = Empty. With a red keshi here, each worker used in this area gives { $n } water.
board-seller-new = Placed in this turn: gives water from the next turn of its owner on.
board-fisherman = The fisherman is on space { $n } of the river
board-palace-step = The adviser is on step { $n } of the palace stairs
board-mosque-step = The disciple is on step { $n } of the mosque stairs
board-asked = At the end of the season the people ask for { $n } of it{ $lacks ->
    [0] .
   *[other] ; { $lacks } still missing.
  }
board-less = Reduced supply: { $n } resources
board-less-text = Scroll 44: instead of what the tiles ask for, 1 dinar and any 1 resource for each open tile.
board-provision-hidden = A provision tile that lies face down
board-provision-shown = Turned up: it is asked for at the end of this season and of all later ones.
board-provision-down = Still face down; only its owner knows it.
board-disk = Citizens’ disk
board-disk-text = It turns by one sector before each main square action. The figures tell how often the cell they face gives its bonus; the triangle marks the first sector.
board-citizens = { $n ->
    [0] No citizen faces this cell.
    [one] One citizen faces this cell and brings the bonus.
   *[other] { $n } citizens face this cell; each brings the bonus once.
  }
board-citizens-now = { $n ->
    [0] No citizen faces this cell now,
    [one] One citizen faces this cell now,
   *[other] { $n } citizens face this cell now,
  } but the disk turns clockwise by one sector before each action.
board-square-0 = Main square: a good of choice
board-square-1 = Main square: a space on the river
board-square-2 = Main square: a step on the palace stairs
board-square-3 = Main square: a dinar
board-square-4 = Main square: points
board-square-5 = Main square: water
board-square-6 = Main square: a step on the mosque stairs
board-square-7 = Main square: a date
board-watchtower = Watchtower: { $n ->
    [0] no guards
    [one] { $n } guard
   *[other] { $n } guards
  }
board-watchtower-text = Each gate that is built takes a guard from here.
board-slot = Gate slot towards { $n ->
    [1] the river
    [2] the date garden
    [3] the souk
    [4] the main square
    [5] the mosque
    [6] the palace
    [7] the madrasa
   *[8] the Sahara
  }, empty
board-slot-gate = { $gate_colour } gate, towards { $n ->
    [1] the river
    [2] the date garden
    [3] the souk
    [4] the main square
    [5] the mosque
    [6] the palace
    [7] the madrasa
   *[8] the Sahara
  }
board-slot-text = A gate of a matching colour gives { $n ->
    [one] { $n } point
   *[other] { $n } points
  } here ({ $colours }). Any other gate may stand here too.
board-brown-towns = Goes to the next cell of a path in the Sahara. There it reveals the oasis; at the end of the path it takes a desert town.
board-start = Starting oasis
board-start-text = The first caravan, on the right, gives 2 resources of choice; the second, on the left, 2 points.
board-explore-cost = Printed cost of exploring: { $cost }.
board-oasis-revealed = { $title } ({ $place })
board-oasis-explored = Explored: { $place }
board-oasis-hidden = Oasis, face down: { $place }
board-town-none = The end of the path: the caravan that reaches it gives 4 points and a desert town of choice.
board-town-night = Not explored yet: that costs a yellow, a purple and an orange good.
board-town-explored = Explored.
board-line = Oasis line
board-line-text = Explored oases lie here from left to right. Each new one gives what its cell shows.
board-line-cell = Oasis line, cell { $n }
board-line-keshi = The oasis that comes here lets you place the keshi that lies on the cell.
board-line-swap = The oasis that comes here lets you give back a keshi for one of another colour.
board-line-yellow_scroll = The oasis that comes here gives a face-up yellow scroll.
board-line-nothing = The oasis that comes here gives nothing more.
board-line-waits = Waiting here: { $colour }.
board-scrolls = Scrolls

## What lies on the board: the city

board-river = River
board-river-text = Fishermen sail from the start to the harbour. At the end of each round everybody who has crossed rapids takes the bonus of one of them. At the end of a season the leader gains the bonus of the river tile; after seasons 1 and 2 all go back to the start.
board-river-start = Start of the river
board-river-space = River, space { $n }
board-here = Here: { $names }.
board-harbour = Harbour
board-harbour-text = Whoever arrives takes the best free cell (points: { $points }). Every further space in this season gives 1 point.
board-rapid = Rapid { $n }
board-rapid-text = Crossed from space { $n } on. Bonus at the end of a round: { $text }.
board-stair-palace-text = Advisers climb here. Each new flight gives a dinar and a connecting bonus: a cell of the line between the flights of your two pawns. On the last step every further step gives 1 point.
board-stair-mosque-text = Disciples climb here. Each new flight gives a dinar and a connecting bonus: a cell of the line between the flights of your two pawns. On the last step every further step gives 1 point.
board-step = Step { $n }, flight { $flight }.
board-step-first = Entering this flight gives a dinar and a connecting bonus.
board-stair-tile = A stair tile lies here.
board-companion-waits = Waits on step { $n } for the first pawn that comes there.
board-companion-with = Accompanies { $who }.
board-under = { $n ->
    [0] Nothing lies under it.
    [one] { $n } more lies under it.
   *[other] { $n } more lie under it.
  }
board-under-known = Known at the bottom: { $names }.
board-madrasa = Academy
board-madrasa-text = Scrolls are bought in the madrasa. The bolt acts at once, the round arrow at the end of each round, the hourglass at the end of each season, the loop always.
board-stack-empty = No scroll lies open here now.
board-refresh-text = Once per round, before the first purchase, { $n ->
    [one] { $n } dinar replaces
   *[other] { $n } dinars replace
  } the open scrolls of this colour; one of the new ones must then be bought.
board-exchange = Exchange
board-market = Market
board-market-text = Luxury items for workers in the souk: on the left the goods that they cost, on the right what they give.
board-market-empty = No luxury item lies open here now.
board-workshops = Workshops
board-workshops-text = Gates for the medina. Each workshop has its own price in dinars and gives or costs points. New gates do not come.
board-gate-text = A gate brings a keshi of its colour. { $n ->
    [one] One is left here.
   *[other] { $n } are left here.
  }
board-towns = Desert towns
board-towns-text = A caravan on the last cell of a path takes one of these towns. Exploring it later costs one good of each colour.
board-loose = Loose oases
board-loose-text = Whoever leads on the river at the end of season 1 may take one of them. The others leave the game.
board-crocodile = The crocodile space: whoever wins river tile 09 begins season 3 here.
board-crocodile-winner = Begins season 3 here: { $who }.

## What a cell or a tile gives

effect-water = { $n } water
effect-date = { $n ->
    [one] { $n } date
   *[other] { $n } dates
  }
effect-dinar = { $n ->
    [one] { $n } dinar
   *[other] { $n } dinars
  }
effect-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
effect-resource = { $n ->
    [one] a resource of choice
   *[other] { $n } resources of choice
  }
effect-good = { $n ->
    [one] a good of choice
   *[other] { $n } goods of choice
  }
effect-keshi = { $n ->
    [one] a keshi of any colour
   *[other] { $n } keshis of any colours
  }
effect-two_keshis = two keshis of one colour
effect-date_or_water = { $n ->
    [one] a date or water
   *[other] { $n } × a date or water
  }
effect-river = { $n ->
    [one] a space on the river
   *[other] { $n } spaces on the river
  }
effect-stair = { $n ->
    [one] a step on one stair
   *[other] { $n } steps on one stair
  }
effect-palace = { $n ->
    [one] a step on the palace stairs
   *[other] { $n } steps on the palace stairs
  }
effect-mosque = { $n ->
    [one] a step on the mosque stairs
   *[other] { $n } steps on the mosque stairs
  }
effect-green = { $n ->
    [one] a green keshi
   *[other] { $n } green keshis
  }
effect-grey = { $n ->
    [one] a grey keshi
   *[other] { $n } grey keshis
  }
effect-white = { $n ->
    [one] a white keshi
   *[other] { $n } white keshis
  }
effect-black = { $n ->
    [one] a black keshi
   *[other] { $n } black keshis
  }
effect-pink = { $n ->
    [one] a pink keshi
   *[other] { $n } pink keshis
  }
effect-turquoise = { $n ->
    [one] a turquoise keshi
   *[other] { $n } turquoise keshis
  }
effect-beige = { $n ->
    [one] a beige keshi
   *[other] { $n } beige keshis
  }
effect-brown = { $n ->
    [one] a brown keshi
   *[other] { $n } brown keshis
  }
effect-red = { $n ->
    [one] a red keshi
   *[other] { $n } red keshis
  }
effect-yellow = { $n ->
    [one] a yellow keshi
   *[other] { $n } yellow keshis
  }
effect-purple = { $n ->
    [one] a purple keshi
   *[other] { $n } purple keshis
  }
effect-orange = { $n ->
    [one] an orange keshi
   *[other] { $n } orange keshis
  }

## What lies on the board: tower, tray, screen

board-pending = Still to be decided
board-pending-now = Now:
board-pending-of = { $who }:
board-pending-first = This is decided now.
board-pending-later = Waits until all before it is done.
board-pending-more = { $n ->
    [one] one more
   *[other] { $n } more
  }
board-stage = Tower and tray
board-tower = { $n ->
    [0] The tower is empty
    [one] { $n } keshi is stuck in the tower
   *[other] { $n } keshis are stuck in the tower
  }
board-tower-inside = { $n ->
    [0] empty
   *[other] { $n } inside
  }
board-tower-text = Everybody may know what is inside. All keshis of a round are thrown in together; some get stuck, and some that were stuck come loose. Floor { $floor }.
board-tray = Tray
board-tray-n = { $n ->
    [0] The tray is empty
    [one] { $n } keshi in the tray
   *[other] { $n } keshis in the tray
  }
board-tray-text = In turn, everybody takes one or two keshis of one colour and places them at once, until the tray is empty.
board-tray-colour = { $n ->
    [0] Not in the tray: { $colour }
   *[other] In the tray: { $n } × { $colour }
  }
board-aside = From the gates just built
board-screen-own = Behind your screen
board-screen-of = Screen: { $who }
board-screen-n = { $n ->
    [one] { $n } keshi
   *[other] { $n } keshis
  }
board-screen-text = One keshi of each colour for the whole season. Each round everybody chooses { $n } of them in secret; each sends a worker to its area and then goes into the tower.
board-screen-there = Still behind the screen: { $colour }
board-screen-picked = Chosen for this round: { $colour }
board-screen-used = Already used in this season: { $colour }
board-screen-sends = Sends a worker to its area: { $area }. { $text } The keshi itself goes into the tower; whoever drafts it later places it.
board-screen-sends-any = Sends a worker to any area. The keshi itself goes into the tower; whoever drafts it later places it, as a water seller.
board-order = Order of play
board-camel-text = Has the camel and goes first in this round.
board-has-chosen = Has chosen.
board-still-choosing = Is still choosing.
board-chosen = Chosen: { $colour }.
board-workers-at = Workers still to be used: { $text }.
board-screen-left = Behind the screen: { $colour }.

## Short names of what is still to be decided

pending-choose_line = oasis line
pending-choose_disk = citizens’ disk
pending-choose_provision = provision tile
pending-choose_keshis = secret choice
pending-choose_joker = red keshi’s worker
pending-choose_draft = draft
pending-choose_count = one or two
pending-choose_cell = pink keshi
pending-choose_path = caravan
pending-choose_seller = water seller
pending-choose_town = desert town
pending-choose_resource = resource
pending-choose_date_or_water = date or water
pending-choose_good = good
pending-choose_colour = keshi of choice
pending-choose_stair = stairs
pending-choose_water = add water
pending-choose_worker = next worker
pending-choose_option = use of the worker
pending-choose_souk = souk
pending-choose_spared = spared good
pending-choose_square = main square
pending-choose_connection = connecting bonus
pending-choose_scroll = scrolls
pending-choose_free_scroll = free scroll
pending-choose_area = area action
pending-choose_gate = gates
pending-choose_slot = gate slot
pending-choose_next_keshi = keshis of gates
pending-choose_oasis = oases
pending-choose_line_keshi = keshi of the line
pending-choose_return = giving back
pending-choose_returned_cell = pink given back
pending-choose_returned_seller = red given back
pending-choose_rapid = river bonus
pending-choose_tile_bonus = river tile
pending-choose_end = end of turn
pending-choose_second = second keshi
pending-choose_harvest = harvest
pending-choose_steps = further steps
pending-choose_payment = payment
pending-choose_returned = resources given back
pending-choose_next_cell = cells of the square
pending-choose_gate_keshi = keshi for a gate
pending-choose_free_oasis = free oases
pending-choose_scored = oasis that counts
pending-choose_loose_oasis = loose oasis
pending-choose_free_luxury = free luxury item
pending-choose_free_gate = free gate
pending-choose_supplying = way of supplying

## The guide for a first game

guide-bar = What you are asked
guide-bar-text = This line always tells what to decide. Every possible answer has a golden ring on the board or a button here. You can take your steps back until you confirm the turn or something new is revealed.
guide-screen = Three keshis in secret
guide-screen-text = Behind your screen lies one keshi of each of the twelve colours; in the four rounds of a season you use each of them once. Every round all players choose three in secret. Each one sends a worker to the area of its colour; the red one sends a worker wherever you like.
guide-tower = Tower, tray and draft
guide-tower-text = All chosen keshis are thrown into the tower. Some get stuck, others from earlier rounds drop out. What lies in the tray is shared out: in turn you take one or two keshis of one colour, until the tray is empty.
guide-placing = Placing keshis
guide-placing-text = You place what you take at once, in the area of its colour. Some keshis bring something right away: green ones a point, pink ones the bonus of the cell you choose, caravans reveal an oasis. A bonus may bring another keshi, and that one the next bonus.
guide-workers = Workers
guide-workers-text = Use your three workers in any order. Each one either takes a new keshi for its area or performs the area’s action, which gets stronger with every keshi there. A red water seller in an area gives you water whenever you use a worker there, but not in the turn in which you placed it.
guide-river = The river
guide-river-text = Your fisherman moves one space for each turquoise keshi, and one more for each water you add. After every round you choose the bonus of one rapid that you have passed. Whoever is ahead at the end of the season gains the bonus of the river tile.
guide-souk = The souk
guide-souk-text = Yellow, purple and orange keshis are goods. Each worker in the souk exchanges one good on the tile of the season, or buys a luxury item from the market for the goods it costs.
guide-stairs = The two stairs
guide-stairs-text = With the palace and the mosque you climb the stairs. Whenever a pawn enters a new flight, you gain a dinar and one connecting bonus on the line between your two pawns. The higher both stand, the better the bonuses.
guide-scrolls = Scrolls
guide-scrolls-text = In the madrasa you buy scrolls with dates. Grey keshis are scholars: together the scrolls may ask for as many as you have. Some scrolls act at once, others at the end of each round or season, or always.
guide-gates = City gates
guide-gates-text = In the medina you build gates from the workshops; the dearer ones bring more points. Each gate needs a guard from your watchtower and brings a keshi of its colour. On a slot of its own colour it brings points as well.
guide-desert = The desert
guide-desert-text = Caravans reveal oases along two paths. With the Sahara action you explore them and pay what their cells cost. Every explored oasis goes to your oasis line and may bring a keshi, a swap or a scroll. At the end your best three oases count.
guide-provisions = Provisions and the end
guide-provisions-text = After four rounds the people ask for what your open provision tiles show. If anything is missing, you lose all water, dates and dinars, and points. Each season one more tile is turned up. At the end a filled area brings 10 points: eight keshis and a water seller. Most points win. Enjoy the city!

## What turns up with a choice that cannot be taken back

reveals-end_turn = after your turn new tiles are turned up, or keshis fall into the tower.
reveals-joker = then the keshis fall into the tower.
reveals-pick = then all show what they have chosen.
reveals-path = the oasis at the end of the step is turned up.
reveals-provision = then the next season begins.
reveals-rapid = then the next round goes on.
