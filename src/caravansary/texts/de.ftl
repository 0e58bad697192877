# Was allen Spielen gemeinsam ist.

nothing = nichts

## Plätze, nach der Farbe ihrer Figuren

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün

## Vorschau: wie sich die Punkte ändern, die man am Ende hätte

preview-prospects = { $points }, wäre jetzt Schluss

## Warum nicht? Gründe, die in jedem Spiel gleich sind

no-action-unknown = Eine Aktion { $action } gibt es nicht.
no-game-over = Das Spiel ist zu Ende, es kann nichts mehr gespielt werden.
no-seat-needed = Mehrere Plätze wählen gleichzeitig: Gib an, welcher spielt.
no-seat-not_yours = Platz { $seat } ist jetzt nicht an der Reihe; { $who } entscheidet.
no-action-not_asked = „{ $action }“ ist jetzt nicht möglich. Zu entscheiden ist: { $decision }.

## Gründe der Tipps, die in jedem Spiel gleich sind

why-worth = eine bessere Stellung
why-rivals = weniger für die anderen
why-later = bessere Züge danach
then-chance = dann kommt es darauf an, was auftaucht
