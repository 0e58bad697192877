# Was jemand hat, und was die Sätze neben dem Zeiger darüber sagen.

## Was jemand hat

place-own-coins = Münzen
place-own-coins-text = Mit ihnen bezahlt man Reisen und besetzte Felder. Am Ende sind je 10 Münzen 1 Punkt wert.
place-own-camels = Kamele
place-own-camels-text = Mit ihnen bezahlt man Aufträge, Wege und Zusatzaktionen. Bei Gleichstand gewinnt, wer mehr Kamele hat.
place-own-spice = Pfeffer
place-own-silk = Seide
place-own-gold = Gold
place-own-goods-text = Waren braucht man für Aufträge. Am Ende sind je 2 Waren 1 Punkt wert, aber nur mit einem Handelsposten in Beijing.
place-own-dice = { $n ->
    [0] Keine Würfel mehr
    [one] Noch ein Würfel
   *[other] Noch { $n } Würfel
  }
place-own-dice-text = Diese Würfel können in dieser Runde noch gesetzt werden.
place-own-no-dice = Wer keine Würfel mehr hat, kommt in dieser Runde nicht mehr an die Reihe.
place-own-posts = Handelsposten: { $n } auf der Karte, { $stock } im Vorrat
place-own-posts-text = Der 8. und der 9. Handelsposten bringen Punkte, sobald sie gebaut sind.
place-own-no-posts = Noch keiner auf der Karte.
place-own-contracts = Ausliegende Aufträge
place-own-no-contracts = Kein Auftrag liegt aus.
place-own-completed = Ausgeführte Aufträge
place-own-completed-text = Die meisten ausgeführten Aufträge bringen am Ende { $n } Punkte.
place-own-contract = Auftrag: { $contract }
place-own-asks = Verlangt: { $amount }.
place-own-brings = Bringt: { $amount }.
place-own-goals = Zielkarten
place-own-goals-hidden = Zielkarten bleiben bis zum Ende geheim.
place-own-goal-text = Handelsposten an beiden Orten bringen am Ende { $points } Punkte.
place-own-goal-places = Erreichte Orte der Zielkarten: { $n }
place-own-goal-places-text = Bleibt es so, bringt das allein am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
place-own-reached = (erreicht)
place-own-gifts = Behaltene Geschenke
place-own-keep-two = Zwei behalten
place-own-keep-two-text = Einmal im Spiel darf man zwei der gezogenen Geschenke behalten.
place-own-first = Startspieler
place-own-first-text = Hat diese Runde begonnen.
place-own-traveller = Zuletzt gereist
place-own-traveller-text = Beginnt die nächste Runde, wenn niemand anders mehr reist.
place-own-points = Punkte
place-own-no-points = Noch keine.

## Mengen

amount-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
  }
amount-camels = { $n ->
    [one] { $n } Kamel
   *[other] { $n } Kamele
  }
amount-spice = { $n } Pfeffer
amount-silk = { $n } Seide
amount-gold = { $n } Gold
amount-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
amount-black = { $n ->
    [one] ein schwarzer Würfel
   *[other] { $n } schwarze Würfel
  }
amount-contract = { $n ->
    [one] ein Auftrag vom Sonderstapel
   *[other] { $n } Aufträge vom Sonderstapel
  }
amount-gift = { $n ->
    [one] ein Geschenk
   *[other] { $n } Geschenke
  }
amount-any = { $n ->
    [one] eine Ware nach Wahl
   *[other] { $n } Waren nach Wahl
  }
amount-pair = zwei verschiedene Waren
amount-copy = der Stadtbonus einer anderen kleinen Stadt (dort brauchst du keinen Handelsposten)
amount-step = { $n ->
    [one] ein Schritt auf der Karte
   *[other] { $n } Schritte auf der Karte
  }
