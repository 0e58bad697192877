# Wörter des Text-Spielplans von Merw.

board-phase-turns = { $side }
board-phase-round-end = Runden-Ende
board-phase-invasion = Invasion
board-phase-ransom = Invasion, Lösegeld
board-phase-palace-scoring = Palast-Wertung
board-phase-city-scoring = Bonus-Wertung
board-phase-over = das Spiel ist zu Ende
board-order = Reihenfolge
board-next-order = nächste Leiste
board-soldier = Soldat
board-wall = Mauer
board-gate = Tor
board-camel = Kamel
board-attacked = angegriffen
board-camels = Kamel-Markt
board-camel-market = Kamel-Markt
board-supply = Vorrat
board-deck = Stapel { $n }
board-scrolls = { $n ->
    [one] noch { $n } Schriftrolle
   *[other] noch { $n } Schriftrollen
  }
board-breakthrough = für { $n } Schriftrollen:
board-none = nichts mehr da
board-left = ({ $n ->
    [one] letzte Karte
   *[other] { $n } Karten
  })
board-segments = Segmente für { $n }:
board-gates = Tore für { $n }:
board-any-cube = Würfel beliebiger Farbe
board-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
board-upgrades = Upgrades: { $n } Joker, Bonus: { $bonus }
board-solo-open = offen
board-solo-deck = Stapel von oben, in jedem Teil in beliebiger Folge
board-solo-discard = abgelegt
board-solo-removed = aus dem Spiel
board-score = Punkte
board-cubes = Würfel
board-no-cubes = keine Würfel
board-own-camels = Kamele
board-own-favour = Gunst
board-own-influence = Einfluss
board-own-scrolls = Schriftrollen
board-own-common = normale Güter
board-own-rare = seltene Güter
board-own-cards = Karawanen-Karten
board-own-courtiers = Höflinge
board-own-posts = Handelsposten
board-own-tiles = Fortschritte
board-own-scoring-tile = Wertungs-Plättchen
board-own-left = übrige Figuren
board-committed = { $n } gebunden
board-pieces-left = { $buildings } Gebäude, { $servants } Diener, { $discs } Scheiben
board-buildings-left = { $buildings } Gebäude
board-empty-site = leer
board-short-camels = { $n ->
    [one] { $n } Kamel
   *[other] { $n } Kamele
  }
