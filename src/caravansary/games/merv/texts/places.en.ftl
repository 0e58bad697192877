# The places of the drawn board and what they are: names, short labels and the sentences beside the pointer.

place-reconstructed = Some of the printed values here are our reconstruction.
place-owner = Owner: { $owner }.

## Caravansary

place-caravansary = Caravansary
place-caravansary-text = Caravan cards cost one cube each, all of one colour. Cards with a camel and the first one without can be taken.
place-card = Caravan card { $position }: { $spice }
place-card-pair = Each pair of this spice brings: { $boon }.
place-card-camel = A camel rides on it; it goes to whoever takes the card.
place-card-free = A free place in the queue
place-card-free-text = New cards come after the action, while the deck lasts.
place-camel-on-card = Camel on card { $position }
place-deck = Deck: { $n }
place-deck-title = Deck of caravan cards
place-deck-text = { $n ->
    [0] No card is left.
    [one] One card is left. It comes into the queue after the action.
   *[other] { $n } cards are left. They refill the queue after the action.
  }
place-deck-holds = Still in the deck: { $n } of { $total }.

## Palace

place-palace = Palace
place-palace-text = Courtiers in the halls score every year, for one favour each.
place-hall-knowledge = Knowledge
place-hall-spice = Spice
place-hall-trade = Trade
place-hall-faith = Faith
place-hall-cost = Paid with this colour: { $colour }. Your first courtier costs one cube, each further one a cube more.
place-hall-knowledge-text = A courtier here is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for each of your scrolls.
place-hall-spice-text = A courtier here is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for each of your caravan cards.
place-hall-trade-text = A courtier here is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for each of your goods.
place-hall-faith-text = A courtier here is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for each space you have advanced in the mosque.
place-hall-first-text = Whoever is first in this hall gains favour: +{ $n }.
place-courtiers = Courtiers: { $list }.

## Library

place-library = Library
place-library-text = Pay up to four cubes of different colours and take as many scrolls. Every second scroll is a breakthrough.
place-scrolls-supply = Supply of scrolls
place-scrolls-left = { $n ->
    [0] No scroll is left.
    [one] One scroll is left.
   *[other] { $n } scrolls are left.
  }
place-scrolls-buy = { $n ->
    [one] One scroll
   *[other] { $n } scrolls
  }
place-scrolls-buy-text = { $n ->
    [one] It costs one cube.
   *[other] They cost { $n } cubes of different colours.
  }
place-breakthroughs = Breakthroughs for { $n } scrolls
place-breakthroughs-text = With this many scrolls you choose one tile of this row.
place-tile-b1 = Once in each of your turns a payment for this action needs one cube less.
place-tile-b2 = Once in each of your turns a cube of this colour counts as any other.
place-tile-once = Works once, as soon as it is taken.
place-tile-points = Brings at once: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.

## Marketplace

place-marketplace = Marketplace
place-marketplace-text = Establish a trading post, then buy one good in each city that you reach with posts or camels.
place-merv = Merv
place-merv-text = All trade routes start here.
place-city-inner = Sells a common good for { $cubes }.
place-city-outer = Sells a rare good for { $cubes }. A post here needs a post of your own in { $other_city }.
place-city-camel = A camel waits for the first trading post.
place-city-favour = The first trading post here brings favour.
place-posts = Trading posts: { $list }.
place-route = Camel on the way to { $city }
place-route-text = It goes back to the caravan when the action ends.
place-goods-common = Common goods in the supply: { $n }
place-goods-rare = Rare goods in the supply: { $n }
place-goods-text = Inner cities sell common goods, outer cities rare ones.

## Mosque

place-mosque = Mosque
place-mosque-text = Every step costs the cubes shown on the way and brings what its space shows. Four paths meet and rise to the last space.
place-node-brings = Brings: { $boon }.
place-node-points = Brings { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
place-node-both = Brings { $n ->
    [one] { $n } point
   *[other] { $n } points
  } and: { $boon }.
place-node-last = Whoever stands here scores { $n ->
    [one] { $n } point
   *[other] { $n } points
  } more for each own building on a mosque site, every year.
place-node-camel-gone = The camel has been taken.
place-step = Step to { $node }
place-step-text = It costs { $cubes }.
place-discs = Discs: { $list }.
place-scoring-tile = Scoring tile: { $board }
place-scoring-tile-text = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } more for each own building on such a site, every year.
place-bonus-text = The site produces one more cube of this colour. Gained on space 4 of the mosque.
place-bonus-gone = None is left.
place-white-upgrades = White upgrades: { $n }
place-white-upgrades-text = The site produces a white cube instead of its own colour.

## Wall

place-walls = Wall supply
place-walls-text = Segments and gates cost cubes of their colour. They protect two sites and bring influence for the buildings there.
place-piece-text = { $n ->
    [one] It costs one cube of its colour.
   *[other] It costs { $n } cubes of its colour.
  }
place-piece-left = { $n ->
    [0] None is left.
    [one] One is left.
   *[other] { $n } are left.
  }

## Contracts

place-contracts = Contracts
place-contracts-text = In your turn you may fulfil the top card of each stack, if your influence is high enough.
place-level = Level { $level }
place-level-text = Contracts of this level need an influence of { $n }.
place-contract-text = Asks for { $asks }. Brings { $n ->
    [one] { $n } point
   *[other] { $n } points
  } and { $boon }.
place-contract-below = { $n ->
    [0] It is the last card of its stack.
    [one] One more card lies below.
   *[other] { $n } more cards lie below.
  }
place-contract-none = This stack is used up.
place-asks-cube = a cube ({ $cost_colour })
place-asks-scrolls = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
  }
place-asks-common = { $n ->
    [one] { $n } common good
   *[other] { $n } common goods
  }
place-asks-rare = { $n ->
    [one] { $n } rare good
   *[other] { $n } rare goods
  }
place-asks-any = { $n ->
    [one] { $n } good of any kind
   *[other] { $n } goods of any kind
  }

## The magistrate's cards

place-magistrate = Magistrate
place-magistrate-text = The open card names the action of this round. The order inside a part of the deck is unknown.
place-solo-open = Open
place-solo-deck = Deck
place-solo-discard = Discard
place-solo-removed = Removed
place-solo-part = { $n ->
    [one] The next card of the deck
   *[other] { $n } cards in unknown order
  }

## What a participant has

place-own-purple = Purple cubes
place-own-tan = Tan cubes
place-own-teal = Teal cubes
place-own-orange = Orange cubes
place-own-white = White cubes
place-own-cubes-text = Cubes pay for nearly everything and are kept from year to year.
place-own-white-text = White cubes count as any colour.
place-own-camels = Camels
place-own-camels-text = Camels bring caravan cards, far cities and better spaces in the queue within reach.
place-own-favour = Favour
place-own-influence = Influence
place-own-scrolls = Scrolls
place-own-common = Common goods
place-own-rare = Rare goods
place-own-committed = { $n } free, { $committed } committed to contracts.
place-own-of = { $n } of { $total }.
place-own-cards = Caravan cards
place-own-spice = Caravan cards: { $spice }
place-own-set = { $n ->
    [one] A single spice
   *[other] A set of { $n } different spices
  }
place-own-set-text = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end.
place-own-courtiers = Courtiers
place-own-hall = Courtiers, { $hall }
place-own-posts = Trading posts
place-own-no-posts = None yet.
place-own-mosque = Mosque: { $node }
place-own-no-mosque = Not on the mosque track yet
place-own-buildings = Buildings left
place-own-buildings-text = Still to be built in the city.
place-own-servants = Servants left
place-own-servants-text = They become soldiers or courtiers.
place-own-discs = Discs left
place-own-discs-text = They become trading posts, and one goes to the mosque.
place-own-high-courtier = It builds and blocks, but takes no actions and scores nothing.
