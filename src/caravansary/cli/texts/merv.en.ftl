# Words of the text board of Merv.

board-phase-turns = { $side }
board-phase-round-end = round end
board-phase-invasion = invasion
board-phase-ransom = invasion, ransom
board-phase-palace-scoring = palace scoring
board-phase-city-scoring = bonus scoring
board-phase-over = the game is over
board-order = order
board-next-order = next queue
board-soldier = soldier
board-wall = wall
board-gate = gate
board-camel = camel
board-attacked = attacked
board-camels = Camel market
board-camel-market = Camel market
board-supply = Supply
board-deck = deck { $n }
board-scrolls = { $n ->
    [one] { $n } scroll left
   *[other] { $n } scrolls left
  }
board-breakthrough = for { $n } scrolls:
board-none = none left
board-left = ({ $n ->
    [one] last card
   *[other] { $n } cards
  })
board-segments = segments for { $n }:
board-gates = gates for { $n }:
board-any-cube = cube of any colour
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
board-upgrades = upgrades: { $n } white, bonus: { $bonus }
board-solo-open = open
board-solo-deck = deck, from the top, each part in any order
board-solo-discard = discarded
board-solo-removed = removed
board-score = points
board-cubes = cubes
board-no-cubes = no cubes
board-own-camels = camels
board-own-favour = favour
board-own-influence = influence
board-own-scrolls = scrolls
board-own-common = common goods
board-own-rare = rare goods
board-own-cards = caravan cards
board-own-courtiers = courtiers
board-own-posts = trading posts
board-own-tiles = breakthroughs
board-own-scoring-tile = scoring tile
board-own-left = unused pieces
board-committed = { $n } committed
board-pieces-left = { $buildings } buildings, { $servants } servants, { $discs } discs
board-buildings-left = { $buildings } buildings
board-empty-site = empty
board-short-camels = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
  }
