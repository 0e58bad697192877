# Tipps und die Analyse eines beendeten Spiels auf Deutsch.

## Tipps

hint-title = Tipp
hint-button-help = Zeigt bis zu drei ganze Züge, soweit ein Bot es an dem erkennt, was du siehst.
hint-button-off = Tipps sind an diesem Tisch aus.
hint-thinking = Wird überlegt
hint-end-ahead = Nach Schätzung der Bots lägst du am Ende etwa { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
  } vor den anderen.
hint-end-level = Nach Schätzung der Bots lägst du am Ende gleichauf mit der Spitze.
hint-end-behind = Nach Schätzung der Bots lägst du am Ende etwa { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
  } hinter der Spitze.
hint-end-alone = Nach Schätzung der Bots hättest du am Ende etwa { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
  }.
hint-plan = Plan { $n }
hint-best = am besten
hint-equal = ebenso gut
hint-less = etwa { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
  } weniger
hint-lacks = Plan 1 bringt außerdem: { $what }
hint-play = Spielen
hint-play-help = Spielt diese Klicks nacheinander, bis zum ersten, der etwas Neues zeigt. Du kannst sie zurücknehmen, bis du bestätigst.
hint-deeper = Es wird tiefer überlegt
hint-newer = Genauer überlegt sind es andere Pläne.
hint-show-newer = Die neuen zeigen
hint-looked = { $found ->
    [one] Ein Zug
   *[other] { $found } Züge
  } verglichen{ $n ->
    [0] .
    [one] ; die besten einmal weitergespielt.
   *[other] ; die besten { $n }-mal weitergespielt.
  }
hint-close = Tipp schließen
hint-needs-all = Tipps brauchen alle, die mitspielen:
hint-off-alone = Dieser Tisch wurde ohne Tipps gedeckt.
hint-says-yes = ist einverstanden
hint-says-no = lieber nicht
hint-says-nothing = hat noch nichts gesagt
hint-agree = Mir recht
hint-decline = Lieber nicht
hint-withdraw = Doch lieber nicht
hint-wished = { $who } möchte Tipps, für alle am Tisch.
hint-agrees = { $who } ist mit Tipps einverstanden
hint-all-right = Tipps sind mir recht
hint-all-right-help = Tipps gibt es für alle, solange sie allen recht sind, die hier spielen.
hint-alone-help = Der Knopf „Tipp“ zeigt, welche Züge am besten aussehen.

lobby-hints = Tipps
lobby-hints-alone = Ein Knopf am Tisch zeigt, welche Züge am besten aussehen.
lobby-hints-people = Am Tisch müssen alle einverstanden sein: Bis dahin gibt es keine Tipps. Du bist es hiermit, die anderen werden gefragt.

help-does-hint = Tipp

page-problem-hints-off = Tipps sind aus: Nicht alle, die mitspielen, sind einverstanden.
page-problem-hint-failed = Der Tipp ist nicht gelungen. Das Spiel geht weiter; versuche es noch einmal.
page-problem-nothing-asked = Für dich gibt es gerade nichts zu entscheiden.

## Analyse

review-title = Analyse
review-button = Analyse
review-about = Wie das Spiel verlief, mit den Augen eines Bots. Es sind Schätzungen, keine Urteile: Wer stärker spielt, weiß es vielleicht besser.
review-waiting = { $n ->
    [one] Zuerst ist eine andere Analyse an der Reihe.
   *[other] Zuerst sind { $n } andere Analysen an der Reihe.
  }
review-begins = Die Analyse beginnt. Für ein ganzes Spiel braucht sie meist eine bis drei Minuten.
review-running = Das Spiel wird durchgesehen: { $done } von { $all } Zügen.
review-usual = Für ein ganzes Spiel braucht sie meist eine bis drei Minuten.
review-left = { $n ->
    [1] Noch etwa { $s } Sekunden.
   *[other] Noch etwa { $n } Minuten.
  }
review-failed = Die Analyse ist nicht gelungen.
review-too-many = Gerade werden viele Spiele durchgesehen. Warte einen Moment.
review-curve = Erwarteter Vorsprung im Lauf des Spiels
review-curve-alone = Erwartete Punkte im Lauf des Spiels
review-curve-unit = Vorsprung in Punkten
review-curve-about = Eine Linie je Person: der erwartete Vorsprung auf die beste andere nach jedem Zug. Die Tabelle darunter hat dieselben Zahlen.
review-curve-marks = Zahlen stehen bei den teuersten Entscheidungen.
review-curve-luck = Rauten stehen bei Glück oder Pech ab { $n } Punkten.
review-luck-of = Glück { $n }
review-costly = Die teuersten Entscheidungen
review-costly-none = Der Bot hätte nichts Besseres gespielt.
review-all-seats = Alle
review-turn = Zug { $n }
review-cost = etwa { $n } Punkte
review-played = Gespielt
review-better = Besser
review-brings = Das bringt
review-brings-points = { $n } ({ $source })
review-brings-later = { $n } später erwartet
review-show = Auf dem Plan zeigen
review-seats = Entscheidungen und Glück
review-seats-help = Vom Anfang bis zum Ende des Spiels, in Punkten Vorsprung auf die beste andere Person.
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-luck = Glück
review-rest = Rest
review-choices = Entscheidungen
review-back = Zur Analyse
review-next = Weiter
review-before = Zurück
review-of = { $n } von { $all }

page-problem-no-review = Dieses Spiel lässt sich nicht analysieren: Es begann unter älteren Regeln.
page-problem-review-failed = Die Analyse ist nicht gelungen. Bitte versuche es noch einmal.
page-problem-not-over = Nur ein beendetes Spiel lässt sich analysieren.
