# Merv auf Deutsch: die Satzteile, mit denen ein Zug erzählt wird. Davor steht der Name des Teilnehmers.

turn-built = neues Gebäude: { $site }
turn-activated = nutzt ein Gebäude von { $owner }: { $site }
turn-activated-own = nutzt ein eigenes Gebäude: { $site }
turn-slot = nimmt Slot { $slot }
turn-action = Aktion: { $board }
turn-favour = erhält Gunst
turn-magistrate = { $board } × { $times }
turn-solo-card = Solokarte: { $board }
turn-cards = { $n ->
    [one] nimmt eine Karte: { $spice }
   *[other] nimmt { $n } Karten: { $spice }
  }
turn-pairs = { $n ->
    [one] vollendet ein Paar: { $spice }
   *[other] vollendet { $n } Paare: { $spice }
  }
turn-courtiers = { $n ->
    [one] Höfling in die { $hall }
   *[other] { $n } Höflinge: { $hall }
  }
turn-breakthrough = Fortschritt: { $tile }
turn-posts = { $n ->
    [one] Handelsposten in { $city }
   *[other] { $n } Handelsposten: { $city }
  }
turn-mosque = { $n ->
    [one] { $n } Schritt in der Moschee
   *[other] { $n } Schritte in der Moschee
  }
turn-scoring-tile = Wertungs-Plättchen: { $board }
turn-segments = { $n ->
    [one] baut ein Mauersegment
   *[other] baut { $n } Mauersegmente
  }
turn-gates = { $n ->
    [one] baut ein Tor
   *[other] baut { $n } Tore
  }
turn-contract = erfüllt { $contract }
turn-market = Kamel-Markt: { $boon }
turn-soldiers = { $n ->
    [one] setzt einen Soldaten
   *[other] setzt { $n } Soldaten
  }
turn-displaced = nimmt einen Soldaten zurück
turn-upgrades = { $upgrade }
turn-queue = Platz { $space } der Reihenfolge-Leiste
turn-order = neue Reihenfolge: { $other }
turn-scoring = Punkt-Wertung im Jahr { $year }
turn-invasion = die Mongolen greifen an
turn-lost = { $n ->
    [one] verliert ein Gebäude
   *[other] verliert { $n } Gebäude
  }
turn-lost-unpaid = { $n ->
    [one] verliert ein Gebäude, kein Würfel für das Lösegeld
   *[other] verliert { $n } Gebäude, keine Würfel für das Lösegeld
  }
turn-given-up = { $n ->
    [one] gibt ein Gebäude auf
   *[other] gibt { $n } Gebäude auf
  }
turn-ransom = { $n ->
    [one] zahlt Lösegeld
   *[other] zahlt { $n }-mal Lösegeld
  }
turn-soldiers-home = { $n ->
    [one] der Soldat verlässt die Stadt
   *[other] alle { $n } Soldaten verlassen die Stadt
  }
turn-forfeited = Vorrat leer, es fehlen: { $cubes }
