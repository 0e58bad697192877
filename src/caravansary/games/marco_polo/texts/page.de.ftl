# Wörter des gezeichneten Spielplans von Marco Polo: wann, Namen der Bereiche, was auf dem Plan liegt, und die Einführung.

page-board = Der Spielplan von Auf den Spuren von Marco Polo

## Oben auf der Seite

heading-round = Runde { $round } von 5
heading-first = Startspieler: { $owner }
phase-draft = Wahl der Charaktere
phase-goals = Wahl der Zielkarten
phase-round-start = Beginn der Runde
phase-province-bonuses = Stadtboni
phase-character-bonuses = Boni der Charaktere
phase-roll = Würfeln
phase-compensation = Ausgleich
phase-turns = Züge
phase-over = Das Spiel ist zu Ende

## Bereiche

zone-map = Karte
zone-west = Westen
zone-east = Osten
zone-actions = Aktionen
zone-bazaar = Basar
zone-contracts = Aufträge
zone-hand = Deine Sachen
zone-dice = Würfel
zone-cards = Karten

## Was auf dem Plan liegt: die Karte

board-office = Kontorbonus für den, der hier zuerst baut: { $amount }.
board-province = Stadtbonus, jetzt und zu Beginn jeder Runde: { $amount }.
board-beijing = Ein Handelsposten kommt hier auf den freien Platz mit der höchsten Zahl: So viele Punkte bringt er am Ende. Nur mit ihm sind übrige Waren Punkte wert.
board-oasis = Eine Station auf dem Weg: Hier wird nichts gebaut.
board-venezia = Der Anfang der Reise: Hier wird nichts gebaut.
board-posts = Handelsposten: { $names }.
board-figures = Hier: { $names }.
board-toll = Das kostet ein Schritt auf diesem Weg
board-way = { $touch ->
    [yes] Noch einmal tippen, um hierher zu ziehen
   *[no] Klicken, um hierher zu ziehen
  }: { $n } Schritte für { $amount }
board-way-free = { $touch ->
    [yes] Noch einmal tippen, um hierher zu ziehen
   *[no] Klicken, um hierher zu ziehen
  }: { $n } Schritte

## Was auf dem Plan liegt: die Aktionsfelder

board-bazaar = Basar
board-bazaar-text = Der niedrigste Würfel öffnet seine eigene Zeile und alle darüber. Man nimmt eine ganze Zeile.
board-row = Zeile { $n }
board-dice = Würfel hier: { $names }.
board-space-coins = Ein Würfel mit beliebiger Augenzahl bringt { $n } Münzen. Liegen hier Würfel, zahlst du so viele Münzen, wie dein Würfel zeigt.
board-space-camels = { $n ->
    [one] Ein Würfel bringt Kamele. Liegen hier Würfel, zahlst du so viele Münzen, wie dein Würfel zeigt.
   *[other] { $n } Würfel bringen Kamele; der niedrigste zählt. Liegen hier Würfel, zahlst du so viele Münzen, wie dein niedrigster Würfel zeigt.
  }
board-space-spice = { $n ->
    [one] Ein Würfel bringt Pfeffer. Liegen hier Würfel, zahlst du so viele Münzen, wie dein Würfel zeigt.
   *[other] { $n } Würfel bringen Pfeffer; der niedrigste zählt. Liegen hier Würfel, zahlst du so viele Münzen, wie dein niedrigster Würfel zeigt.
  }
board-space-silk = { $n ->
    [one] Ein Würfel bringt Seide. Liegen hier Würfel, zahlst du so viele Münzen, wie dein Würfel zeigt.
   *[other] { $n } Würfel bringen Seide; der niedrigste zählt. Liegen hier Würfel, zahlst du so viele Münzen, wie dein niedrigster Würfel zeigt.
  }
board-space-gold = { $n ->
    [one] Ein Würfel bringt Gold. Liegen hier Würfel, zahlst du so viele Münzen, wie dein Würfel zeigt.
   *[other] { $n } Würfel bringen Gold; der niedrigste zählt. Liegen hier Würfel, zahlst du so viele Münzen, wie dein niedrigster Würfel zeigt.
  }
board-space-khan = Ein Würfel bringt: { $amount }. Er muss mindestens so viel zeigen wie der Würfel links von ihm. Bezahlt wird hier nichts.
board-space-contracts = Mit einem Würfel nimmst du einen oder zwei Aufträge, von Feld 1 bis zu seiner Augenzahl. Liegen hier Würfel, zahlst du so viele Münzen, wie dein Würfel zeigt.
board-space-travel = Zwei Würfel; der niedrigere zeigt, wie viele Schritte du höchstens machen darfst. Du bezahlst die Schritte, die du machst, und was jeder Weg verlangt. Liegen hier Würfel, zahlst du so viele Münzen, wie dein niedrigster Würfel zeigt.
board-space-purse = Eine Zusatzaktion: Jeder Würfel bringt { $n } Münzen, ohne Bezahlung und so oft du willst.
board-space-private-1 = Ein Würfel bringt Kamele und zwei Waren nach Wahl; alle anderen erhalten eine Ware nach Wahl.
board-space-private-2 = Ein Würfel bringt einen Schritt auf der Karte; bezahlt wird nur, was der Weg verlangt.
board-contract-none = Hier liegt kein Auftrag
board-contract-space = { $n ->
    [1] Jeder Würfel erreicht dieses Feld.
    [6] Nur eine 6 erreicht dieses Feld.
   *[other] Ein Würfel ab { $n } erreicht dieses Feld.
  }
board-contract-extra = Von hier gibt es dazu { $n ->
    [one] { $n } Münze oder { $n } Kamel
   *[other] { $n } Münzen oder { $n } Kamele
  }.
board-piles = Aufträge der nächsten Runden
board-piles-text = { $n ->
    [0] Kein Stapel ist übrig.
    [one] Ein Stapel ist übrig. Er wird in der nächsten Runde ausgelegt.
   *[other] { $n } Stapel sind übrig, einer für jede Runde.
  }
board-special = Sonderstapel
board-special-text = { $n ->
    [0] Er ist leer.
    [one] Ein Auftrag. Belohnungen werden von oben gezogen.
   *[other] { $n } Aufträge. Belohnungen werden von oben gezogen.
  }
board-special-known = Bekannt, ganz unten: { $list }.
board-round = Runde { $n } von 5
board-next-first = Startspieler der nächsten Runde
board-next-first-text = Bisher: { $who }. Wer zuletzt reist, beginnt.

## Was auf dem Plan liegt: Würfel und Karten eines Platzes

board-own-dice = Würfel
board-no-dice = Keine Würfel mehr
board-die-own = { $n ->
    [0] Eigener Würfel; seine Augenzahl wählst du beim Setzen
   *[other] Eigener Würfel: { $n }
  }
board-die-black = { $n ->
    [0] Schwarzer Würfel; seine Augenzahl wählst du beim Setzen
   *[other] Schwarzer Würfel: { $n }
  }
board-die-hold = Klick ihn an und dann ein Feld – oder umgekehrt.
board-die-white = Weißer Würfel: { $n }
board-extra-actions = Zusatzaktionen
board-reroll = Einen Würfel neu würfeln
board-reroll-text = Zahle { $n ->
    [one] { $n } Kamel
   *[other] { $n } Kamele
  } und wirf einen deiner unbenutzten Würfel neu.
board-change = Einen Würfel um 1 drehen
board-change-text = Zahle { $n ->
    [one] { $n } Kamel
   *[other] { $n } Kamele
  } und drehe einen deiner unbenutzten Würfel um 1 rauf oder runter.
board-black = Einen schwarzen Würfel kaufen
board-black-text = Zahle { $n ->
    [one] { $n } Kamel
   *[other] { $n } Kamele
  }, { $rolls ->
    [no] nimm einen schwarzen Würfel und wähle seine Augenzahl beim Einsetzen
   *[yes] nimm einen schwarzen Würfel und wirf ihn
  }; einmal pro Zug. { $pool ->
    [0] In dieser Runde ist keiner mehr da.
    [one] Einer ist noch da.
   *[other] { $pool } sind noch da.
  }
board-own-contracts = Aufträge
board-own-contract = Führe ihn aus, wenn du die Waren und Kamele links hast; du erhältst, was rechts steht.
board-own-goals = Zielkarten
board-goal-text = Handelsposten an beiden Orten bringen am Ende { $n } Punkte.
board-own-things = Besonderes
board-have-coins = Münzen: { $n }
board-have-camels = Kamele: { $n }
board-have-spice = Pfeffer: { $n }
board-have-silk = Seide: { $n }
board-have-gold = Gold: { $n }
board-have-posts = Handelsposten im Vorrat: { $n }

## Fragen, zu denen die Stellung mehr sagt

board-ask-extra = Deine Hauptaktion ist getan. Führe Zusatzaktionen aus oder beende den Zug.
board-ask-step = { $n ->
    [0] Kein Schritt ist übrig. Höre hier auf und sieh, was dieser Ort bringt.
    [one] Wohin zieht deine Figur? Noch ein Schritt.
   *[other] Wohin zieht deine Figur? Noch { $n } Schritte.
  }
board-ask-journey = Wohin zieht deine Figur? Du kannst noch { $n ->
    [one] einen Schritt bezahlen.
   *[other] bis zu { $n } Schritte bezahlen.
  }

## Auswahl über dem Plan

board-you-are = Du bist { $character }
board-draft = Wähle einen Charakter
board-draft-aside = Karte ansehen
board-draft-show = Charaktere zeigen
board-goals-offered = Zielkarten zur Wahl
board-gifts-offered = Geschenke zur Wahl

## Die Einführung

guide-bar = Was du gefragt wirst
guide-bar-text = Diese Zeile sagt immer, was zu entscheiden ist. Jede mögliche Antwort hat auf dem Plan einen goldenen Ring oder hier einen Knopf. Bis du den Zug bestätigst, kannst du deine Schritte zurücknehmen.
guide-dice = Deine Würfel
guide-dice-text = Jede Runde wirfst du fünf Würfel deiner Farbe. Sie sind deine Züge: Jedes Mal setzt du Würfel auf ein Aktionsfeld und tust sofort, was es bietet. { $touch ->
    [yes] Tippe einen Würfel an
   *[no] Fahre über einen Würfel
  }, und die Felder, auf die er passt, leuchten auf.
guide-spaces = Der niedrigste Würfel zählt
guide-spaces-text = Ein Feld braucht einen, zwei oder drei Würfel. Bei mehreren zählt nur der niedrigste: Er entscheidet, wie viel du bekommst oder wie weit du kommst. Würfel der eigenen Farbe dürfen je Runde nur einmal auf dasselbe Feld.
guide-occupied = Besetzte Felder
guide-occupied-text = Liegen schon Würfel auf einem Feld, zahlst du für den Zutritt so viele Münzen, wie dein niedrigster Würfel zeigt. Wer zuerst kommt, zahlt nichts. Um nur Geld zu nehmen, brauchst du nie einen hohen Würfel.
guide-bazaar = Auf dem Basar
guide-bazaar-text = Hier gibt es Kamele, Pfeffer, Seide und Gold. Ein höherer Würfel öffnet eine bessere Zeile; Seide braucht zwei Würfel, Gold drei. Die Gunst des Khans bringt für einen Würfel zwei Kamele und eine Ware nach Wahl.
guide-contracts = Aufträge
guide-contracts-text = Mit einem Würfel nimmst du einen oder zwei Aufträge: Je höher er ist, desto weiter reicht er in der Reihe. Mehr als zwei kannst du nicht behalten. Hast du die Waren und Kamele, führst du einen Auftrag aus: Er bringt Punkte und eine Belohnung.
guide-travel = Auf Reisen
guide-travel-text = Zum Reisen brauchst du zwei Würfel: Der niedrigere ist die Höchstzahl der Schritte. Jeder Schritt kostet Geld, und viele Wege verlangen dazu Kamele oder weitere Münzen. Wo du anhältst, baust du einen Handelsposten.
guide-cards = Große und kleine Städte
guide-cards-text = In einer großen Stadt öffnet dein Handelsposten die Stadtkarte: Ab deinem nächsten Zug nutzt du sie mit einem Würfel, aber nur einer am Tisch kann es je Runde. Wer dort zuerst baut, nimmt auch den Kontorbonus. Eine kleine Stadt zahlt ihren Bonus sofort und in jeder Runde wieder.
guide-extra = Zusatzaktionen
guide-extra-text = Vor und nach der Hauptaktion darfst du Aufträge ausführen, einen Würfel für Münzen in den Geldsack legen und Kamele ausgeben: einen Würfel neu würfeln, ihn um 1 rauf oder runter drehen oder für diese Runde einen schwarzen Würfel kaufen.
guide-goals = Geheime Ziele
guide-goals-text = Deine zwei Zielkarten nennen vier Orte, und nur du siehst sie. Handelsposten an beiden Orten einer Karte bringen am Ende ihre Punkte, und jeder erreichte Ort zählt noch etwas dazu.
guide-round = Eine neue Runde
guide-round-text = Wer zuletzt gereist ist, wird Startspieler. Dann bringen kleine Städte und Charaktere ihre Boni, und alle Würfel kommen zurück und werden neu geworfen. Zeigen deine zusammen weniger als 15, bekommst du den Unterschied in Münzen oder Kamelen.
guide-scoring = Das Ende in Beijing
guide-scoring-text = Nach fünf Runden zählen Ziele, Münzen und 7 Punkte für die meisten ausgeführten Aufträge. Je früher du in Beijing bist, desto mehr ist es wert, und nur dann zählen übrige Waren. Die meisten Punkte gewinnen. Gute Reise!

## Was mit einer Wahl bekannt wird, die nicht zurückgenommen werden kann

reveals-black = Der schwarze Würfel wird geworfen.
reveals-die = Der Würfel wird geworfen.
reveals-discard = Danach werfen alle ihre Würfel.
reveals-complete = Ein Auftrag wird gezogen.
reveals-end_turn = Danach wird Neues aufgedeckt.
