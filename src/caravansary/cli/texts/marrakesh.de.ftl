# Wörter des Textspielplans von Marrakesh, die seine Sätze nicht haben.

## Farben der Keshis

mksh-green = grün
mksh-grey = grau
mksh-white = weiß
mksh-black = schwarz
mksh-pink = rosa
mksh-turquoise = türkis
mksh-beige = beige
mksh-brown = braun
mksh-red = rot
mksh-purple = lila
mksh-orange = orange
mksh-yellow = gelb

## Wann und wer

mksh-when = Saison { $season }, Runde { $round }
mksh-order = Reihenfolge
mksh-phase-setup = Spielaufbau
mksh-phase-choosing = geheime Wahl
mksh-phase-jokers = Assistenten der roten Keshis
mksh-phase-draft = Auswahl aus dem Auffangbecken
mksh-phase-workers = Assistenten
mksh-phase-river-bonuses = Flussboni
mksh-phase-round-scrolls = Rundenende
mksh-phase-river-tile = Flussplättchen
mksh-phase-season-scrolls = Saisonende
mksh-phase-next-provision = nächstes Versorgungsplättchen
mksh-phase-over = das Spiel ist zu Ende
mksh-sign-keshi = Keshi
mksh-sign-pawn = Spielfigur
mksh-sign-caravan = Karawane
mksh-seller = Wasserverkäufer
mksh-sellers = { $n ->
    [one] { $n } Wasserverkäufer
   *[other] { $n } Wasserverkäufer
  }
mksh-worker = Assistent
mksh-citizens = Bürger
mksh-facing = Bürger: { $n }

## Turm

mksh-tower = im Turm stecken
mksh-tray = Auffangbecken
mksh-set-aside = noch einzusetzen

## Spielplan

mksh-rapids = Stromschnellen
mksh-harbour = Hafen
mksh-river-tiles = Flussplättchen
mksh-market = Markt
mksh-exchange = Wechselstube
mksh-academy = Akademie
mksh-workshops = Werkstätten
mksh-towns = Wüstenstädte
mksh-below = Plättchen darunter
mksh-bottom = ganz unten: { $list }
mksh-with = bei { $who }
mksh-on-step = auf Stufe { $n }
mksh-next-flight = nächster Abschnitt ab Stufe { $n }
mksh-gone = hat das Spiel verlassen

## Gewinne

mksh-gain-resource = { $n ->
    [one] { $n } Rohstoff nach Wahl
   *[other] { $n } Rohstoffe nach Wahl
  }
mksh-gain-good = { $n ->
    [one] { $n } Ware nach Wahl
   *[other] { $n } Waren nach Wahl
  }
mksh-gain-keshi = { $n ->
    [one] beliebiger Keshi
   *[other] { $n } beliebige Keshis
  }
mksh-gain-two-keshis = { $n ->
    [one] 2 Keshis einer Farbe
   *[other] { $n }-mal 2 Keshis einer Farbe
  }
mksh-gain-date-or-water = { $n ->
    [one] Dattel oder Wasser
   *[other] { $n } Datteln oder Wasser
  }
mksh-gain-river = { $n ->
    [one] { $n } Flussfeld
   *[other] { $n } Flussfelder
  }
mksh-gain-stair = { $n ->
    [one] { $n } Stufe auf einer Treppe
   *[other] { $n } Stufen auf einer Treppe
  }
mksh-gain-palace = { $n ->
    [one] { $n } Palaststufe
   *[other] { $n } Palaststufen
  }
mksh-gain-mosque = { $n ->
    [one] { $n } Moscheestufe
   *[other] { $n } Moscheestufen
  }
mksh-gain-yellow-scroll = { $n ->
    [one] eine gelbe Schriftrolle
   *[other] { $n } gelbe Schriftrollen
  }
mksh-gain-points-per-fish = { $points } je türkisfarbenen Keshi
mksh-gain-points-per-seller = { $points } je Wasserverkäufer

## Spielertableaus

mksh-areas = Bezirke
mksh-pawns = Figuren
mksh-next = nächster: { $text }
mksh-cell-bonus = der Bonus seines Feldes
mksh-full = voll
mksh-watchtower = Wachturm { $n }
mksh-hidden = verdeckt
mksh-explored = erforscht
mksh-left = links
mksh-right = rechts
mksh-start = Start
mksh-oasis-line = Oasenleiste
mksh-line-keshi = Keshi
mksh-line-swap = Tausch
mksh-line-scroll = gelbe Schriftrolle
mksh-reveals = deckt Oase { $n } auf (erforschen: { $cost })
mksh-scrolls = Schriftrollen
mksh-luxuries = Luxusgüter
mksh-provisions = Versorgung
mksh-in-all = insgesamt verlangt: { $list }
mksh-missing = es fehlen: { $list }
mksh-or-lose = sonst −{ $text }
mksh-screen = Sichtschirm
mksh-chosen = gewählt
mksh-have = vorhanden: { $n }
mksh-have-and-demand = vorhanden: { $n }, verlangt: { $demand }

## Oasen und Städte

mksh-ladder = { $list } Punkte
mksh-each = je { $text }
mksh-per-flight = { $text } je Treppenabschnitt
mksh-per-keshi = { $text } je Keshi
mksh-per-large-area = je { $text } (ab { $keshis } Keshis)

## Schriftrollen

mksh-scroll-cost = { $scholars ->
    [one] { $scholars } Gelehrter
   *[other] { $scholars } Gelehrte
  }, { $dates ->
    [one] { $dates } Dattel
   *[other] { $dates } Datteln
  }
mksh-instant = sofort
mksh-each-round = jede Runde
mksh-each-season = jede Saison
mksh-always = dauerhaft
mksh-scroll-empty-hands = { $n ->
    [one] { $n } Dinar
   *[other] { $n } Dinare
  }, wenn du keinen hast
mksh-scroll-date-pickers = { $n ->
    [one] { $n } Dattel
   *[other] { $n } Datteln
  } je eingesetzten grünen Keshi
mksh-scroll-new-keshi = { $points } für den ersten Assistenten der Runde, der einen neuen Keshi nimmt
mksh-scroll-different-keshis = { $n } Keshis verschiedener Farben
mksh-scroll-fullest-area = { $points } je Keshi deines vollsten Bezirks
mksh-scroll-luxuries-or-none = { $points } je Luxusgut, mindestens { $n }
mksh-scroll-longer-ways = +{ $n } für die erste Fluss-, Palast- oder Moscheeaktion der Runde
mksh-scroll-exchanges = { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
  } nach Wahl je Wechsel
mksh-scroll-sellers = { $points } je Wasserverkäufer
mksh-scroll-cheaper-gates = Tore kosten { $n ->
    [one] { $n } Dinar
   *[other] { $n } Dinare
  } weniger
mksh-scroll-more-citizens = die Marktplatzaktion gibt ihren Bonus { $n ->
    [one] einmal
   *[other] { $n }-mal
  } mehr
mksh-scroll-gates = { $points } je Tor
mksh-scroll-area-action = eine Fluss-, Garten-, Marktplatz-, Moschee- oder Palastaktion
mksh-scroll-flights = { $points } je betretenen Treppenabschnitt
mksh-scroll-seller-dinars = { $n ->
    [one] { $n } Dinar
   *[other] { $n } Dinare
  } zum Wasser eines Wasserverkäufers
mksh-scroll-gates-and-oases = { $points } je Tor und je erforschte Oase
mksh-scroll-provisions = die Versorgung verlangt je { $n } Rohstoff weniger
mksh-scroll-purchases = +{ $points } je gekauftes Luxusgut
mksh-scroll-scholars = { $points } je grauen Keshi
mksh-scroll-luxuries = { $points } je Luxusgut
mksh-scroll-scrolls = { $points } je Schriftrolle
mksh-scroll-large-areas = { $points } je Bezirk mit mindestens { $keshis } Keshis
mksh-scroll-oases = am Ende zählen bis zu { $n } Oasen
mksh-scroll-filled-areas = ein vollständiger Bezirk gibt am Ende { $points }
