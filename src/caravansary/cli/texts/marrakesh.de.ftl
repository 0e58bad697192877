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
mksh-phase-river-tile = Flussplättchen
mksh-phase-season-scrolls = Saisonende
mksh-phase-provisions = Versorgung
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
mksh-loose-oases = offene Oasen
mksh-crocodile = Krokodilfeld
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
mksh-gain-area-action = { $n ->
    [one] eine beliebige Bezirksaktion
   *[other] { $n } Bezirksaktionen
  }
mksh-gain-square-action = { $n ->
    [one] { $n } Marktplatzaktion
   *[other] { $n } Marktplatzaktionen
  }
mksh-gain-free-oasis = { $n ->
    [one] { $n } Oase kostenlos erforschen
   *[other] { $n } Oasen kostenlos erforschen
  }
mksh-gain-loose-oasis = { $n ->
    [one] eine offene Oase
   *[other] { $n } offene Oasen
  }
mksh-gain-head-start = { $n ->
   *[other] beginnt die nächste Saison auf dem Krokodilfeld
  }
mksh-per-gate = { $text } je Tor
mksh-per-green = { $text } je grünem Keshi
mksh-per-pink = { $text } je rosa Keshi
mksh-per-red = { $text } je Wasserverkäufer
mksh-per-keshis = { $text } je { $n } Keshis
mksh-per-luxury = { $text } je Luxusgut

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

mksh-each = je { $text }

## Schriftrollen

mksh-scroll-cost = { $scholars ->
    [one] { $scholars } Gelehrter
   *[other] { $scholars } Gelehrte
  }, { $dates ->
    [one] { $dates } Dattel
   *[other] { $dates } Datteln
  }
mksh-instant = sofort
