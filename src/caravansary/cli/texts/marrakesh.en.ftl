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
mksh-phase-river-tile = river tile
mksh-phase-season-scrolls = end of the season
mksh-phase-provisions = provisions
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
mksh-loose-oases = loose oases
mksh-crocodile = crocodile space
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
mksh-gain-area-action = { $n ->
    [one] the action of any area
   *[other] { $n } area actions
  }
mksh-gain-square-action = { $n ->
    [one] { $n } action of the main square
   *[other] { $n } actions of the main square
  }
mksh-gain-free-oasis = { $n ->
    [one] explore { $n } oasis free
   *[other] explore { $n } oases free
  }
mksh-gain-loose-oasis = { $n ->
    [one] a loose oasis
   *[other] { $n } loose oases
  }
mksh-gain-head-start = { $n ->
   *[other] begins the next season on the crocodile space
  }
mksh-per-gate = { $text } per gate
mksh-per-green = { $text } per green keshi
mksh-per-pink = { $text } per pink keshi
mksh-per-red = { $text } per water seller
mksh-per-keshis = { $text } per { $n } keshis
mksh-per-luxury = { $text } per luxury item

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

mksh-each = { $text } each

## Scrolls

mksh-scroll-cost = { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
  }, { $dates ->
    [one] { $dates } date
   *[other] { $dates } dates
  }
mksh-instant = at once
