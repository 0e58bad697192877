# Merv in English: the clauses with which a turn is told in one sentence. A participant's name stands before them.

turn-built = builds: { $site }
turn-activated = uses a building of { $owner }: { $site }
turn-activated-own = uses an own building: { $site }
turn-slot = takes slot { $slot }
turn-action = action: { $board }
turn-favour = gains favour
turn-magistrate = { $board } × { $times }
turn-solo-card = solo card: { $board }
turn-cards = { $n ->
    [one] takes a card: { $spice }
   *[other] takes { $n } cards: { $spice }
  }
turn-pairs = { $n ->
    [one] completes a pair: { $spice }
   *[other] completes { $n } pairs: { $spice }
  }
turn-courtiers = { $n ->
    [one] courtier to the { $hall }
   *[other] { $n } courtiers: { $hall }
  }
turn-breakthrough = breakthrough: { $tile }
turn-posts = { $n ->
    [one] trading post in { $city }
   *[other] { $n } trading posts: { $city }
  }
turn-mosque = { $n ->
    [one] { $n } step in the mosque
   *[other] { $n } steps in the mosque
  }
turn-scoring-tile = scoring tile: { $board }
turn-segments = { $n ->
    [one] builds a wall segment
   *[other] builds { $n } wall segments
  }
turn-gates = { $n ->
    [one] builds a gate
   *[other] builds { $n } gates
  }
turn-contract = fulfils { $contract }
turn-market = camel market: { $boon }
turn-soldiers = { $n ->
    [one] places a soldier
   *[other] places { $n } soldiers
  }
turn-displaced = takes a soldier back
turn-upgrades = places { $upgrade }
turn-queue = space { $space } in the queue
turn-order = new order: { $other }
turn-scoring = scoring of year { $year }
turn-invasion = the Mongols attack
turn-lost = { $n ->
    [one] loses a building
   *[other] loses { $n } buildings
  }
turn-lost-unpaid = { $n ->
    [one] loses a building, no cube for the ransom
   *[other] loses { $n } buildings, no cubes for the ransom
  }
turn-given-up = { $n ->
    [one] gives up a building
   *[other] gives up { $n } buildings
  }
turn-ransom = { $n ->
    [one] pays the ransom
   *[other] pays { $n } ransoms
  }
turn-soldiers-home = { $n ->
    [one] the soldier leaves the city
   *[other] all { $n } soldiers leave the city
  }
turn-forfeited = supply empty, missing: { $cubes }
