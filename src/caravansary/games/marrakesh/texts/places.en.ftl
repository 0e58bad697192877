# What a participant has, and what the sentences beside the pointer say about it.

## What a participant has

board-hold-water = Water
board-hold-date = Dates
board-hold-dinar = Dinars
board-hold-resource-text = At the end of the season the people ask for { $demand }. { $missing ->
    [0] That is there.
    [one] { $missing } is missing.
   *[other] { $missing } are missing.
  }
board-hold-resource-none = At the end of the season none is asked for.
board-hold-good-text = In the souk goods are exchanged or spent on luxury items.
board-hold-area = { $area }: { $n } of { $all } keshis
board-hold-seller = A water seller is here.
board-hold-no-seller = No water seller yet.
board-hold-worker = { $n ->
    [one] A worker is here.
   *[other] { $n } workers are here.
  }
board-hold-filled = Filled: this brings points at the end.
board-hold-souk = Souk: { $n ->
    [0] no workers
    [one] { $n } worker
   *[other] { $n } workers
  }
board-hold-workers = Workers still to be used: { $n }
board-hold-no-workers = None waits on the board.
board-hold-sellers = Water sellers: { $n }
board-hold-scrolls = Scrolls: { $n }
board-hold-luxuries = Luxury items: { $n }
board-hold-gates = City gates: { $n } of { $all }
board-hold-guards = Guards in the watchtower: { $n }.
board-hold-oases = Explored oases: { $n }
board-hold-oases-text = At the end the best { $n } count.
board-hold-none = None yet.
board-hold-space = River: space { $n }
board-hold-harbour = River: in the harbour
board-hold-space-text = Whoever is furthest down the river is rewarded at the end of the season; each crossed rapid offers a bonus at the end of the round.
board-hold-palace = Palace stairs: step { $n } of { $all }
board-hold-mosque = Mosque stairs: step { $n } of { $all }
board-hold-stair-text = Each new flight brings a dinar and a connecting bonus.
board-hold-camel = First player of the round
board-hold-camel-text = The camel moves on to the left after the round.
board-hold-feld = First player of the season
board-hold-feld-text = Began the first round of this season.
board-hold-provisions = Provision tiles
board-hold-shown = turned up: counts at the end of every season
board-hold-hidden = face down: known to you only
board-hold-hidden-n = { $n ->
    [one] { $n } provision tile face down
   *[other] { $n } provision tiles face down
  }
board-hold-hidden-text = Only the owner knows them. One is turned up after each of the first two seasons.
board-hold-demand-title = Asked for at the end of the season: { $things }
board-hold-demand-met = Everything is there.
board-hold-demand-short = Missing: { $things }. Whoever cannot supply everything loses all water, dates and dinars, and points for each tile.
board-hold-revealed = revealed, not explored yet
board-hold-explored = explored
board-hold-town-night = night side: not explored yet
board-hold-town-day = day side: explored
board-hold-towns = Desert towns
board-hold-screen = Behind the screen: { $n }
board-hold-points = Points: { $n }
board-hold-points-text = By what brought them so far.
board-hold-gate = Gate on slot { $n }: { $gate_colour }
board-hold-permanent = acts always
board-hold-round = acts at the end of each round
board-hold-season = acts at the end of each season
board-hold-instant = has acted
