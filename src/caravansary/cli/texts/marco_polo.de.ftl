# Wörter des Text-Spielplans von Marco Polo, die seine Seite nicht hat.

polo-order = Reihenfolge
polo-figure = Figur
polo-oases = Oasen
polo-posts = Handelsposten
polo-office = Kontorbonus: { $text }
polo-every-round = jede Runde: { $text }
polo-per-use = { $text }, je Nutzung
polo-either = { $there } oder { $back }
polo-from = ab { $value }: { $text }
polo-own-provinces = { $n ->
    [one] Bonus einer eigenen kleinen Stadt
   *[other] Bonus von { $n } eigenen kleinen Städten
  }
polo-per-contract = { $text } je ausgeführtem Auftrag
polo-per-post = { $text } je eigenem Handelsposten
polo-per-pip = { $text } je Auge des Würfels
polo-needs = { $n } Würfel
polo-occupied = Preis: niedrigster Würfel
polo-occupied-free = für dich kostenlos
polo-neutral = neutral
polo-die = Würfel
polo-travel-costs = 1 bis 6 Schritte: { $list } Münzen
polo-black-left = noch { $n }
polo-or-as-many = +{ $n ->
    [one] { $n } Münze oder Kamel
   *[other] { $n } Münzen oder Kamele
  }
polo-pile-counts = Sonderstapel: { $special }, Stapel für spätere Runden: { $piles }
polo-pile-bottom = ganz unten: { $list }
polo-dice = Würfel
polo-no-dice = keine Würfel mehr
polo-stock = ({ $n } im Vorrat)
polo-completed = ausgeführt: { $n }
polo-goals = Ziele
polo-gifts = Geschenke
polo-gift-pile = Geschenkstapel: { $n }
polo-keep-two = darf einmal zwei Geschenke behalten
polo-draft = zur Auswahl
polo-steps-left = Schritte übrig: { $n }
polo-journeys = erreichbar
