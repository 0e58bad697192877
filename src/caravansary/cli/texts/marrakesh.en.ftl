# Words of the text board of Marrakesh that its sentences do not have.

## Colours of keshis

mksh-green = green
mksh-grey = grey
mksh-white = white
mksh-black = black
mksh-pink = pink
mksh-turquoise = turquoise
mksh-beige = beige
mksh-brown = brown
mksh-red = red
mksh-purple = purple
mksh-orange = orange
mksh-yellow = yellow

## When and who

mksh-when = Season { $season }, round { $round }
mksh-order = order
mksh-phase-setup = setup
mksh-phase-choosing = secret choice
mksh-phase-jokers = workers of red keshis
mksh-phase-draft = draft
mksh-phase-workers = workers
mksh-phase-river-bonuses = river bonuses
mksh-phase-round-scrolls = end of the round
mksh-phase-river-tile = river tile
mksh-phase-season-scrolls = end of the season
mksh-phase-next-provision = next provision tile
mksh-phase-over = the game is over
mksh-sign-keshi = keshi
mksh-sign-pawn = pawn
mksh-sign-caravan = caravan
mksh-seller = water seller
mksh-sellers = { $n ->
    [one] { $n } water seller
   *[other] { $n } water sellers
  }
mksh-worker = worker
mksh-citizens = citizens
mksh-facing = citizens: { $n }

## Tower

mksh-tower = stuck in the tower
mksh-tray = tray
mksh-set-aside = still to be placed

## Game board

mksh-rapids = rapids
mksh-harbour = harbour
mksh-river-tiles = river tiles
mksh-market = market
mksh-exchange = exchange
mksh-academy = academy
mksh-workshops = workshops
mksh-towns = desert towns
mksh-below = tiles below
mksh-bottom = at the bottom: { $list }
mksh-with = with { $who }
mksh-on-step = on step { $n }
mksh-next-flight = next flight from step { $n }
mksh-gone = has left the game

## Gains

mksh-gain-resource = { $n ->
    [one] { $n } resource of choice
   *[other] { $n } resources of choice
  }
mksh-gain-good = { $n ->
    [one] { $n } good of choice
   *[other] { $n } goods of choice
  }
mksh-gain-keshi = { $n ->
    [one] any keshi
   *[other] any { $n } keshis
  }
mksh-gain-two-keshis = { $n ->
    [one] 2 keshis of one colour
   *[other] { $n } times 2 keshis of one colour
  }
mksh-gain-date-or-water = { $n ->
    [one] date or water
   *[other] { $n } dates or water
  }
mksh-gain-river = { $n ->
    [one] { $n } river space
   *[other] { $n } river spaces
  }
mksh-gain-stair = { $n ->
    [one] { $n } step on one stair
   *[other] { $n } steps on one stair
  }
mksh-gain-palace = { $n ->
    [one] { $n } palace step
   *[other] { $n } palace steps
  }
mksh-gain-mosque = { $n ->
    [one] { $n } mosque step
   *[other] { $n } mosque steps
  }
mksh-gain-yellow-scroll = { $n ->
    [one] a yellow scroll
   *[other] { $n } yellow scrolls
  }
mksh-gain-points-per-fish = { $points } per turquoise keshi
mksh-gain-points-per-seller = { $points } per water seller

## Player boards

mksh-areas = areas
mksh-pawns = pawns
mksh-next = next: { $text }
mksh-cell-bonus = the bonus of its cell
mksh-full = full
mksh-watchtower = watchtower { $n }
mksh-hidden = face down
mksh-explored = explored
mksh-left = left
mksh-right = right
mksh-start = start
mksh-oasis-line = oasis line
mksh-line-keshi = keshi
mksh-line-swap = swap
mksh-line-scroll = yellow scroll
mksh-reveals = reveals oasis { $n } (to explore it: { $cost })
mksh-scrolls = scrolls
mksh-luxuries = luxury items
mksh-provisions = provisions
mksh-in-all = asked for in all: { $list }
mksh-missing = missing: { $list }
mksh-or-lose = or −{ $text }
mksh-screen = screen
mksh-chosen = chosen
mksh-have = you have { $n }
mksh-have-and-demand = you have { $n }, the people ask for { $demand }

## Oases and towns

mksh-ladder = { $list } VP
mksh-each = { $text } each
mksh-per-flight = { $text } per flight
mksh-per-keshi = { $text } per keshi
mksh-per-large-area = { $text } each (from { $keshis } keshis)

## Scrolls

mksh-scroll-cost = { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
  }, { $dates ->
    [one] { $dates } date
   *[other] { $dates } dates
  }
mksh-instant = at once
mksh-each-round = each round
mksh-each-season = each season
mksh-always = always
mksh-scroll-empty-hands = { $n ->
    [one] { $n } dinar
   *[other] { $n } dinars
  } if you have none
mksh-scroll-date-pickers = { $n ->
    [one] { $n } date
   *[other] { $n } dates
  } per green keshi placed
mksh-scroll-new-keshi = { $points } for the round’s first worker that takes a new keshi
mksh-scroll-different-keshis = { $n } keshis of different colours
mksh-scroll-fullest-area = { $points } per keshi of your fullest area
mksh-scroll-luxuries-or-none = { $points } per luxury item, at least { $n }
mksh-scroll-longer-ways = +{ $n } for the round’s first river, palace or mosque action
mksh-scroll-exchanges = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  } of choice per exchange
mksh-scroll-sellers = { $points } per water seller
mksh-scroll-cheaper-gates = gates cost { $n ->
    [one] { $n } dinar
   *[other] { $n } dinars
  } less
mksh-scroll-more-citizens = the square action gives its bonus { $n ->
    [one] once
   *[other] { $n } times
  } more
mksh-scroll-gates = { $points } per gate
mksh-scroll-area-action = a river, garden, square, mosque or palace action
mksh-scroll-flights = { $points } per flight entered
mksh-scroll-seller-dinars = { $n ->
    [one] { $n } dinar
   *[other] { $n } dinars
  } with water from a water seller
mksh-scroll-gates-and-oases = { $points } per gate and explored oasis
mksh-scroll-provisions = provisions ask for { $n } less of each resource
mksh-scroll-purchases = +{ $points } per luxury item bought
mksh-scroll-scholars = { $points } per grey keshi
mksh-scroll-luxuries = { $points } per luxury item
mksh-scroll-scrolls = { $points } per scroll
mksh-scroll-large-areas = { $points } per area with at least { $keshis } keshis
mksh-scroll-oases = up to { $n } oases count in the end
mksh-scroll-filled-areas = a filled area gives { $points } in the end
