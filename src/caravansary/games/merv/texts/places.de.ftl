# Die Orte des gezeichneten Spielplans: Namen, kurze Beschriftungen und die Sätze neben dem Zeiger.

place-reconstructed = Einige der aufgedruckten Werte hier sind von uns rekonstruiert.
place-owner = Besitzer: { $owner }.

## Karawanserei

place-caravansary = Karawanserei
place-caravansary-text = Jede Karawanen-Karte kostet einen Würfel, alle von einer Farbe. Erreichbar sind Karten mit Kamel und die erste ohne.
place-card = Karawanen-Karte { $position }: { $spice }
place-card-pair = Jedes Paar dieses Gewürzes bringt: { $boon }.
place-card-camel = Darauf reitet ein Kamel; es geht an den, der die Karte nimmt.
place-card-free = Freier Platz der Auslage
place-card-free-text = Neue Karten kommen nach der Aktion, solange der Stapel reicht.
place-camel-on-card = Kamel auf Karte { $position }
place-deck = Stapel: { $n }
place-deck-title = Stapel der Karawanen-Karten
place-deck-text = { $n ->
    [0] Keine Karte ist übrig.
    [one] Eine Karte ist übrig. Sie kommt nach der Aktion in die Auslage.
   *[other] { $n } Karten sind übrig. Sie füllen die Auslage nach der Aktion auf.
  }
place-deck-holds = Noch im Stapel: { $n } von { $total }.

## Palast

place-palace = Palast
place-palace-text = Höflinge in den Hallen werden jedes Jahr gewertet, für je eine Gunst.
place-hall-knowledge = Wissen
place-hall-spice = Gewürze
place-hall-trade = Handel
place-hall-faith = Glaube
place-hall-cost = Farbe der Bezahlung: { $colour }. Dein erster Höfling kostet einen Würfel, jeder weitere einen mehr.
place-hall-knowledge-text = Ein Höfling ist hier { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } je eigener Schriftrolle wert.
place-hall-spice-text = Ein Höfling ist hier { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } je eigener Karawanen-Karte wert.
place-hall-trade-text = Ein Höfling ist hier { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } je eigenem Gut wert.
place-hall-faith-text = Ein Höfling ist hier { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } je Feld wert, das du auf dem Moschee-Pfad vorgerückt bist.
place-hall-first-text = Wer als Erster in diese Halle kommt, erhält Gunst: +{ $n }.
place-courtiers = Höflinge: { $list }.

## Bibliothek

place-library = Bibliothek
place-library-text = Zahle bis zu vier Würfel verschiedener Farben und nimm ebenso viele Schriftrollen. Jede zweite Schriftrolle bringt einen Fortschritt.
place-scrolls-supply = Vorrat an Schriftrollen
place-scrolls-left = { $n ->
    [0] Keine Schriftrolle ist übrig.
    [one] Eine Schriftrolle ist übrig.
   *[other] { $n } Schriftrollen sind übrig.
  }
place-scrolls-buy = { $n ->
    [one] Eine Schriftrolle
   *[other] { $n } Schriftrollen
  }
place-scrolls-buy-text = { $n ->
    [one] Sie kostet einen Würfel.
   *[other] Sie kosten { $n } Würfel verschiedener Farben.
  }
place-breakthroughs = Fortschritte für { $n } Schriftrollen
place-breakthroughs-text = Mit so vielen Schriftrollen wählst du ein Plättchen dieser Reihe.
place-tile-b1 = Einmal in jedem deiner Züge kostet diese Aktion bei einer Zahlung einen Würfel weniger.
place-tile-b2 = Einmal in jedem deiner Züge zählt ein Würfel dieser Farbe als beliebige andere.
place-tile-once = Wirkt einmal, sobald man es nimmt.
place-tile-points = Bringt sofort { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.

## Marktplatz

place-marketplace = Marktplatz
place-marketplace-text = Gründe einen Handelsposten, kaufe dann je ein Gut in den Städten, die du mit Posten oder Kamelen erreichst.
place-merv = Merw
place-merv-text = Hier beginnen alle Handelswege.
place-city-inner = Verkauft ein normales Gut für { $cubes }.
place-city-outer = Verkauft ein seltenes Gut für { $cubes }. Ein Posten hier braucht einen eigenen in { $other_city }.
place-city-camel = Ein Kamel wartet auf den ersten Handelsposten.
place-city-favour = Der erste Handelsposten hier bringt Gunst.
place-posts = Handelsposten: { $list }.
place-route = Kamel auf dem Weg nach { $city }
place-route-text = Es geht am Ende der Aktion zurück zur Karawane.
place-goods-common = Normale Güter im Vorrat: { $n }
place-goods-rare = Seltene Güter im Vorrat: { $n }
place-goods-text = Innere Städte verkaufen normale Güter, äußere seltene.

## Moschee

place-mosque = Moschee
place-mosque-text = Jeder Schritt kostet die Würfel am Weg und bringt, was sein Feld zeigt. Vier Pfade treffen sich und steigen zum letzten Feld.
place-node-brings = Bringt: { $boon }.
place-node-points = Bringt { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.
place-node-both = Bringt { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } und: { $boon }.
place-node-last = Wer hier steht, erhält jedes Jahr { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } mehr je eigenem Gebäude auf einem Moschee-Bauplatz.
place-node-camel-gone = Das Kamel ist schon vergeben.
place-step = Schritt: { $node }
place-step-text = Er kostet { $cubes }.
place-discs = Scheiben: { $list }.
place-scoring-tile = Wertungs-Plättchen: { $board }
place-scoring-tile-text = Jedes Jahr { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } mehr je eigenem Gebäude auf einem solchen Bauplatz.
place-bonus-text = Der Bauplatz bringt einen weiteren Würfel dieser Farbe. Man erhält es auf Feld 4 der Moschee.
place-bonus-gone = Keines ist übrig.
place-white-upgrades = Joker-Upgrades: { $n }
place-white-upgrades-text = Der Bauplatz bringt einen weißen Würfel statt seiner eigenen Farbe.

## Mauer

place-walls = Mauervorrat
place-walls-text = Segmente und Tore kosten Würfel ihrer Farbe. Sie schützen zwei Bauplätze und bringen Einfluss für die Gebäude dort.
place-piece-text = { $n ->
    [one] Es kostet einen Würfel seiner Farbe.
   *[other] Es kostet { $n } Würfel seiner Farbe.
  }
place-piece-left = { $n ->
    [0] Keines ist übrig.
    [one] Eines ist übrig.
   *[other] { $n } sind übrig.
  }

## Kontrakte

place-contracts = Kontrakte
place-contracts-text = In deinem Zug darfst du die oberste Karte jedes Stapels erfüllen, wenn dein Einfluss reicht.
place-level = Level { $level }
place-level-text = Kontrakte dieses Levels brauchen Einfluss { $n }.
place-contract-text = Verlangt { $asks }. Bringt: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } und { $boon }.
place-contract-below = { $n ->
    [0] Es ist die letzte Karte des Stapels.
    [one] Darunter liegt eine weitere Karte.
   *[other] Darunter liegen { $n } weitere Karten.
  }
place-contract-none = Dieser Stapel ist aufgebraucht.
place-asks-cube = einen Würfel ({ $cost_colour })
place-asks-scrolls = { $n ->
    [one] { $n } Schriftrolle
   *[other] { $n } Schriftrollen
  }
place-asks-common = { $n ->
    [one] { $n } normales Gut
   *[other] { $n } normale Güter
  }
place-asks-rare = { $n ->
    [one] { $n } seltenes Gut
   *[other] { $n } seltene Güter
  }
place-asks-any = { $n ->
    [one] { $n } beliebiges Gut
   *[other] { $n } beliebige Güter
  }

## Die Karten des Magistrats

place-magistrate = Magistrat
place-magistrate-text = Die offene Karte nennt die Aktion dieser Runde. Die Folge innerhalb eines Stapelteils ist unbekannt.
place-solo-open = Offen
place-solo-deck = Stapel
place-solo-discard = Ablage
place-solo-removed = Entfernt
place-solo-part = { $n ->
    [one] Die nächste Karte des Stapels
   *[other] { $n } Karten in unbekannter Folge
  }

## Was jemand hat

place-own-purple = Violette Würfel
place-own-tan = Sandfarbene Würfel
place-own-teal = Türkise Würfel
place-own-orange = Orange Würfel
place-own-white = Weiße Würfel
place-own-cubes-text = Mit Würfeln bezahlt man fast alles; sie bleiben von Jahr zu Jahr erhalten.
place-own-white-text = Weiße Würfel zählen als jede Farbe.
place-own-camels = Kamele
place-own-camels-text = Kamele öffnen Karawanen-Karten, ferne Städte und bessere Plätze der Reihenfolge-Leiste.
place-own-favour = Gunst
place-own-influence = Einfluss
place-own-scrolls = Schriftrollen
place-own-common = Normale Güter
place-own-rare = Seltene Güter
place-own-committed = { $n } frei, { $committed } an Kontrakte gebunden.
place-own-of = { $n } von { $total }.
place-own-cards = Karawanen-Karten
place-own-spice = Karawanen-Karten: { $spice }
place-own-set = { $n ->
    [one] Ein einzelnes Gewürz
   *[other] Ein Satz aus { $n } verschiedenen Gewürzen
  }
place-own-set-text = Am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } wert.
place-own-courtiers = Höflinge
place-own-hall = Höflinge, { $hall }
place-own-posts = Handelsposten
place-own-no-posts = Noch keine.
place-own-mosque = Moschee: { $node }
place-own-no-mosque = Noch nicht auf dem Moschee-Pfad
place-own-buildings = Übrige Gebäude
place-own-buildings-text = Sie können noch in der Stadt gebaut werden.
place-own-servants = Übrige Diener
place-own-servants-text = Sie werden Soldaten oder Höflinge.
place-own-discs = Übrige Scheiben
place-own-discs-text = Sie werden Handelsposten, und eine geht in die Moschee.
place-own-high-courtier = Er baut und blockiert, führt aber keine Aktionen aus und wird nicht gewertet.
