# Die Analyse eines beendeten Spiels.

review-title = Analyse: { $game }
review-caution = Das sind Schätzungen eines Bots, nicht die Wahrheit: Jede Zugfolge wurde { $simulations ->
    [one] einmal
   *[other] { $simulations }-mal
  } von Annahmen über das Verborgene aus weitergespielt (Startwert { $seed }).

## Die Kurve

review-curve = Der Vorsprung, Zug für Zug
review-curve-of = Punkte vor dem Besten der anderen
review-curve-alone = Erwartete Punkte
review-range = von { $low } bis { $high }, am Ende { $end }
review-marks = ▲ ▼ es kam etwas zum Vorschein, das dem Platz mindestens einen Punkt brachte oder ihn so viel kostete
review-turn = Zug { $turn }

## Entscheidungen

review-costliest = Die teuersten Entscheidungen
review-costliest-of = Die teuersten Entscheidungen: { $who }
review-nothing-better = Der Bot weiß nichts Besseres als das, was gespielt wurde.
review-decision = Zug { $turn }, { $who }: etwa { $points } Punkte
review-first = zuerst
review-played = gespielt
review-better = besser
review-brings = bringt
review-later = { $points } später erwartet

## Glück und Entscheidungen

review-seats = Entscheidungen und Glück
review-choices = Entscheidungen
review-cost = eigene Wahl
review-others = Wahl der anderen
review-luck = Glück
review-rest = Rest
review-change = Änderung
review-seats-meaning = Eigene Wahl, Wahl der anderen, Glück und Rest ergeben zusammen die Änderung des Vorsprungs vom Anfang bis zum Ende, in Punkten. Eigene Wahl: was die besseren Zugfolgen des Bots mehr gebracht hätten. Wahl der anderen: was deren Fehler eingebracht haben. Glück: was Würfel, Karten und Plättchen brachten, verglichen mit dem, was zu erwarten war. Rest: was die Schätzung erst später sah, als das Ende näher war.
review-luckiest = Wo Glück am meisten zählte
review-luck-moment = Zug { $turn }: { $what }
review-no-luck = Nichts, was zum Vorschein kam, änderte die Schätzung um einen Punkt oder mehr.

## Die Datei

review-written = Geschrieben: { $file }
review-made-by = Erstellt mit caravansary review.
