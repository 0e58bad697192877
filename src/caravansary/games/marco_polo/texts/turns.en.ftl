# Marco Polo in English: the clauses with which a turn is told in one sentence. A player's name stands before them.

turn-placed = { $die } → { $space }
turn-placed-as = { $die } ({ $value }) → { $space }
turn-city-card = { $die } → city card in { $city }
turn-private = { $die } → private space { $space }
turn-purse = { $die } → purse
turn-own-card = uses an own city card
turn-rerolled = rerolls { $die } → { $new_die }
turn-changed = changes { $die } → { $new_die }
turn-black = { $n ->
    [one] takes a black die
   *[other] takes { $n } black dice
  }
turn-completed = { $n ->
    [one] completes a contract
   *[other] completes { $n } contracts
  }
turn-contracts = { $n ->
    [one] takes a contract
   *[other] takes { $n } contracts
  }
turn-discarded = { $n ->
    [one] discards a contract
   *[other] discards { $n } contracts
  }
turn-travels = travels: { $node }
turn-posts = { $n ->
    [one] trading post in { $place }
   *[other] { $n } trading posts: { $place }
  }
turn-post-moved = moves a trading post to { $place }
turn-province = bonus of { $province }
turn-copied = copies a bonus: { $token }
turn-character-bonus = bonus of { $character }
turn-gifts = { $n ->
    [one] draws a gift
   *[other] draws { $n } gifts
  }
turn-gift-used = uses a gift: { $gift }
turn-first = begins the round
turn-compensated = compensation for a low roll
turn-rolled = rolls { $die }
turn-scoring = final scoring
turn-character = plays { $character }
