# Marco Polo auf Deutsch: die Satzteile, mit denen ein Zug erzählt wird. Davor steht der Name des Spielers.

turn-placed = { $die } → { $space }
turn-placed-as = { $die } ({ $value }) → { $space }
turn-city-card = { $die } → Stadtkarte in { $city }
turn-private = { $die } → Privatfeld { $space }
turn-purse = { $die } → Geldsack
turn-own-card = nutzt eine eigene Stadtkarte
turn-rerolled = würfelt neu: { $die } → { $new_die }
turn-changed = dreht { $die } → { $new_die }
turn-black = { $n ->
    [one] nimmt einen schwarzen Würfel
   *[other] nimmt { $n } schwarze Würfel
  }
turn-completed = { $n ->
    [one] führt einen Auftrag aus
   *[other] führt { $n } Aufträge aus
  }
turn-contracts = { $n ->
    [one] nimmt einen Auftrag
   *[other] nimmt { $n } Aufträge
  }
turn-discarded = { $n ->
    [one] legt einen Auftrag ab
   *[other] legt { $n } Aufträge ab
  }
turn-travels = reist: { $node }
turn-posts = { $n ->
    [one] Handelsposten in { $place }
   *[other] { $n } Handelsposten: { $place }
  }
turn-post-moved = versetzt einen Handelsposten nach { $place }
turn-province = Stadtbonus von { $province }
turn-copied = kopiert einen Stadtbonus: { $token }
turn-character-bonus = Bonus: { $character }
turn-gifts = { $n ->
    [one] zieht ein Geschenk
   *[other] zieht { $n } Geschenke
  }
turn-gift-used = nutzt ein Geschenk: { $gift }
turn-first = beginnt die Runde
turn-compensated = Ausgleich für einen niedrigen Wurf
turn-rolled = würfelt { $die }
turn-scoring = Schlusswertung
turn-character = spielt { $character }
