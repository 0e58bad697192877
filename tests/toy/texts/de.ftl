participant-djinn = Der Dschinn

colour-amber = Bernstein
colour-jade = Jade
colour-rose = Rosa
colour-teal = Petrol
boon-coin = eine Münze
boon-water = Wasser
boon-double = zwei weitere Gaben
thing-coins = Münzen
thing-water = Wasser

decision-choose_colours = welche zwei Farben
decision-choose_deed = eine Tat
decision-choose_end = das Ende des Zuges
decision-choose_reaction = zahlen oder sich schützen
decision-choose_boon = eine Gabe
decision-choose_gift = wem der Dschinn eine Münze gibt

ask-choose_colours = { $who }: Wähle geheim { $left ->
    [one] noch eine Farbe
   *[other] { $left } Farben
  }.
ask-choose_deed = { $who }: Wähle eine Tat.
ask-choose_end = { $who }: Zug beenden?
ask-choose_reaction = { $who }: { $other } raubt dich aus. Zahlen oder schützen?
ask-choose_boon = { $who }: Wähle eine Gabe.
ask-choose_gift = { $who }: Wähle für den Dschinn, wer eine Münze bekommt.

do-pick = { $colour } wählen
do-draw = Eine Karte ziehen
do-peek = Die oberste Karte ansehen
do-rob = { $other } ausrauben
do-rest = Rasten
do-pay = Zahlen
do-guard = Sich schützen
do-coin = Eine Münze nehmen
do-water = Wasser nehmen
do-double = Zwei Gaben für ein Wasser nehmen
do-gift = { $other } eine Münze geben
do-end = Den Zug beenden

event-round_started = Runde { $n } beginnt.
event-colour_picked = { $who } wählt { $colour }.
event-colours_opened = { $who } hat { $colour } gewählt und bekommt { $n } Münzen.
event-card_drawn = { $who } zieht eine { $n }.
event-peeked = { $who } zahlt eine Münze und sieht die oberste Karte an.
event-card_seen = { $who } sieht eine { $n }.
event-robbed = { $who } raubt { $other } aus.
event-paid = { $who } zahlt { $n } an { $other }.
event-guarded = { $who } ist vor { $other } geschützt.
event-rested = { $who } rastet.
event-boon_taken = { $who } nimmt { $boon }.
event-turn_ended = { $who } beendet den Zug.
event-djinn_gathered = { $who } sammelt { $n }.
event-gift_given = { $who } gibt { $other } eine Münze.

no-colour-picked = { $colour } ist schon gewählt.
no-colour-order = { $colour } ist nicht an der Reihe: Farben werden in ihrer Folge gewählt.
no-deck-empty = Der Stapel ist leer.
no-peek-known = Du kennst die oberste Karte.
no-peek-coins = { $who } hat keine Münze zum Zahlen.
no-rob-self = { $other } kann sich nicht selbst ausrauben.
no-rob-poor = { $other } hat nichts.
no-water-none = { $who } hat kein Wasser.

option-rounds = Runden
option-rounds-help = So viele Runden werden gespielt.
option-rounds-1 = 1
option-rounds-2 = 2
option-rounds-3 = 3
