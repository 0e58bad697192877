# Marrakesh in English: the clauses with which a turn is told in one sentence. A player's name stands before them.

turn-line = oasis line: { $colour }
turn-disk = lays the citizens’ disk
turn-drafted = takes from the tray: { $colour }
turn-skipped = takes no keshi
turn-worker = sends a worker: { $area }
turn-new = takes a new keshi: { $area }
turn-area = action: { $area }
turn-scrolls = { $n ->
    [one] takes a { $scroll_colour } scroll
   *[other] takes { $n } scrolls: { $scroll_colour }
  }
turn-gates = { $n ->
    [one] builds a { $gate_colour } gate
   *[other] builds { $n } gates: { $gate_colour }
  }
turn-luxuries = luxury: { $luxury }
turn-fisherman = { $n ->
    [one] fisherman { $n } space
   *[other] fisherman { $n } spaces
  }
turn-harbour = reaches the harbour
turn-climbed = { $stair }: step { $to }
turn-flight = { $stair }: flight { $to }
turn-companion = companion: { $companion }
turn-explored = explores an oasis: { $oasis }
turn-oases = reaches an oasis: { $oasis }
turn-town = takes a town: { $town }
turn-town-explored = explores { $town }
turn-revealed = reveals: { $colour }
turn-tray = in the tray: { $colour }
turn-stuck = { $n ->
    [one] { $n } keshi stuck in the tower
   *[other] { $n } keshis stuck in the tower
  }
turn-season = season { $season } begins
turn-season-ended = season { $season } ends
turn-provided = supplies the people
turn-not-provided = cannot supply the people
turn-filled = fills: { $area }
turn-river = bonus of the river
turn-head-start = begins the next season on the crocodile
turn-first = has the camel and begins
turn-fishermen = { $n ->
    [one] the fisherman goes back to the start
   *[other] { $n } fishermen go back to the start
  }
