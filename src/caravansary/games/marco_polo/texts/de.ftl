# Marco Polo auf Deutsch. Namen: `ask-` Fragen, `decision-` was entschieden wird, `do-` Knöpfe, `event-` das Protokoll,
# `no-` Gründe, `thing-` Vorschau, `option-` was für einen Tisch gewählt wird; alles andere sind die Wörter für die Werte
# von Argumenten. Ein Name nennt nur dann eine Menge, wenn sonst nichts zwei Dinge unterscheidet; die Erklärungen
# (`-text`, `-power`) nennen sie alle.

## Fragen

ask-choose_character = Wähle deinen Charakter.
ask-choose_goal = Wähle die Zielkarten, die du behältst: { $left ->
    [one] noch eine
   *[other] noch { $left }
  }.
ask-choose_compensation = Dein Wurf war niedrig: Du erhältst { $n ->
    [1] ein Kamel oder eine Münze.
   *[other] zusammen { $n } Kamele und Münzen. Wie viele Kamele? Der Rest sind Münzen.
  }
ask-choose_action = Wähle eine Hauptaktion oder eine Zusatzaktion.
ask-choose_die = Wähle einen Würfel für: { $space }.
ask-choose_die_to_reroll = Welchen Würfel wirfst du neu?
ask-choose_die_to_change = Welchen Würfel drehst du um 1?
ask-choose_change = Drehst du diesen Würfel rauf oder runter: { $die }?
ask-choose_die_to_set = Welchen Würfel stellst du auf eine Augenzahl deiner Wahl?
ask-choose_value = { $where ->
    [khan] Welche Augenzahl zeigt dein Würfel? Die Würfel nach ihm müssen mindestens so viel zeigen.
    [khan-last] Welche Augenzahl zeigt dein Würfel? Er ist der letzte hier: Jede Zahl bringt dasselbe.
    [bazaar] Welche Augenzahl wählst du ({ $space })? Das ist deine höchste Zeile, und so viele Münzen zahlst du.
    [contracts] Welche Augenzahl zeigt dein Würfel? Bis zu diesem Feld reichst du, und so viele Münzen zahlst du.
   *[travel] Welche Augenzahl zeigen deine Würfel? So viele Schritte gehst du höchstens, und so viele Münzen zahlst du.
  }
ask-choose_new_value = Welche Augenzahl bekommt dieser Würfel: { $die }?
ask-choose_row = Wähle eine Zeile des Basars.
ask-choose_good = Wähle eine Ware.
ask-choose_pair = Wähle zwei verschiedene Waren.
ask-choose_copy = Welchen Stadtbonus übernimmst du?
ask-choose_contract = { $left ->
    [one] Nimm einen zweiten Auftrag oder höre auf.
   *[other] Nimm einen oder zwei Aufträge.
  }
ask-choose_discard = Du hast zu viele Aufträge. Welchen wirfst du ab?
ask-choose_extra = Dein Auftrag lag auf Feld { $position }. Nimmst du Münzen oder Kamele?
ask-choose_step = Wohin zieht deine Figur?
ask-choose_payment = Welche zwei Waren bezahlst du für den nächsten Schritt?
ask-choose_post = Dein Vorrat ist leer. Welchen Handelsposten versetzt du nach { $place }?
ask-choose_passed_post = Dein Vorrat ist leer. Versetzt du einen Handelsposten nach { $place }, wo du nur durchgezogen bist?
ask-choose_times = Wie oft nutzt du diese Stadtkarte: { $card }?
ask-choose_direction = Was möchtest du mit dieser Stadtkarte erhalten: { $card }?
ask-choose_card_good = Kaufe eine Ware, { $left ->
    [one] zum letzten Mal
   *[other] noch bis zu { $left } Mal
  }.
ask-choose_swap = Tausche eine Ware und Kamele, { $left ->
    [one] zum letzten Mal
   *[other] noch bis zu { $left } Mal
  }.
ask-choose_province = Wähle eine deiner kleinen Städte: Du erhältst ihren Stadtbonus.
ask-choose_gift = Wähle das Geschenk, das du behältst.
ask-choose_black_or_coins = Nimmst du einen schwarzen Würfel oder Münzen?

## Was entschieden wird

decision-choose_character = die Wahl eines Charakters
decision-choose_goal = die Wahl der Zielkarten
decision-choose_compensation = der Ausgleich für einen niedrigen Wurf
decision-choose_action = die nächste Aktion des Zuges
decision-choose_die = die Würfel für ein Feld
decision-choose_die_to_reroll = der Würfel, der neu geworfen wird
decision-choose_die_to_change = der Würfel, der gedreht wird
decision-choose_change = rauf oder runter
decision-choose_die_to_set = der Würfel, der neu eingestellt wird
decision-choose_value = die Augenzahl der Würfel
decision-choose_new_value = die neue Augenzahl eines Würfels
decision-choose_row = die Zeile des Basars
decision-choose_good = die Wahl einer Ware
decision-choose_pair = die Wahl zweier Waren
decision-choose_copy = der Stadtbonus, der übernommen wird
decision-choose_contract = die Aufträge, die genommen werden
decision-choose_discard = der Auftrag, der abgeworfen wird
decision-choose_extra = Münzen oder Kamele
decision-choose_step = der nächste Schritt auf der Karte
decision-choose_payment = die Waren für einen Schritt
decision-choose_post = der Handelsposten, der versetzt wird
decision-choose_passed_post = ein Handelsposten für einen passierten Ort
decision-choose_times = wie oft eine Stadtkarte genutzt wird
decision-choose_direction = die Richtung einer Stadtkarte
decision-choose_card_good = die nächste Ware einer Stadtkarte
decision-choose_swap = der nächste Tausch einer Stadtkarte
decision-choose_province = die Wahl einer kleinen Stadt
decision-choose_gift = das Geschenk, das behalten wird
decision-choose_black_or_coins = ein schwarzer Würfel oder Münzen

## Knöpfe

do-space = Würfel einsetzen: { $space }
do-city = Stadtkarte nutzen: { $card }
do-private = Privatfeld { $n } nutzen
do-complete = Auftrag ausführen: { $contract }
do-purse = Würfel in den Geldsack legen
do-reroll = Würfel neu würfeln
do-change = Würfel um 1 drehen
do-black = Schwarzen Würfel kaufen
do-use = Geschenk verwenden: { $gift }
do-own_card = Eigene Stadtkarte nutzen: { $card }
do-end_turn = Zug beenden
do-die = Würfel wählen: { $die }
do-value = Würfel zählt als { $value }
do-up = Würfel hochdrehen
do-down = Würfel herunterdrehen
do-row = Zeile { $row } des Basars
do-good = Ware nehmen: { $good }
do-pair = Waren nehmen: { $pair }
do-token = Stadtbonus erhalten: { $token }
do-take = Auftrag von Feld { $position } nehmen
do-discard = Auftrag abwerfen: { $contract }
do-extra = { $gain } nehmen
do-compensation = { $n ->
    [0] Nur Münzen nehmen
    [one] { $n } Kamel nehmen
   *[other] { $n } Kamele nehmen
  }
do-stop = Aufhören
do-decline = Verzichten
do-step = Nach { $node } ziehen
do-second_step = Zweite Figur nach { $node } ziehen
do-pay_pair = Bezahlen: { $pair }
do-move_post = Handelsposten aus { $place } versetzen
do-times = { $n ->
    [one] Einmal nutzen
    [2] Zweimal nutzen
    [3] Dreimal nutzen
   *[other] { $n }-mal nutzen
  }
do-direction = { $gain } erhalten
do-sell = { $good } gegen Kamele tauschen
do-buy = Kamele gegen { $good } tauschen
do-keep = Geschenk behalten: { $gift }
do-keep_two = Zwei Geschenke behalten, einmal im Spiel
do-take_black = Den schwarzen Würfel nehmen
do-take_coins = Die Münzen nehmen
do-character = { $character } wählen
do-goal = Zielkarte behalten: { $goal }

## Protokoll: vor der ersten Runde

event-character_given = { $who } ist { $character }.
event-character_chosen = { $who } wählt { $character }.
event-character_left = Nicht gewählt wurde { $character }.
event-goal_kept = { $who } behält die Zielkarte: { $goal }.
event-goals_chosen = { $who } hat die Zielkarten gewählt.

## Protokoll: Runden und Züge

event-round_started = Runde { $round } beginnt.
event-first_player = Startspieler: { $who }.
event-province_bonus = { $who } erhält den Stadtbonus von { $province }: { $token }.
event-character_bonus = { $who } erhält den Bonus des Charakters { $character }.
event-dice_rolled = { $who } würfelt { $die } (Summe { $n }).
event-compensated = { $who } erhält als Ausgleich { $things }.
event-round_ended = Runde { $round } endet.
event-contracts_laid_out = Neue Aufträge liegen aus.
event-contracts_put_under = Die übrigen Aufträge kommen unter den Sonderstapel.
event-scoring_started = Schlusswertung.
event-game_ended = Spielende. { $n ->
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Rangfolge: { $other }.
event-turn_started = { $who } beginnt den Zug.
event-turn_ended = { $who } beendet den Zug.
event-dice_placed = { $who } setzt auf „{ $space }“ ein: { $die } (Augenzahl { $value }).
event-card_used = { $who } nutzt die Stadtkarte in { $city }: { $card }; eingesetzt: { $die } (Augenzahl { $value }).
event-own_card_used = { $who } nutzt eine eigene Stadtkarte, die danach aus dem Spiel kommt: { $card }.
event-private_space_used = { $who } setzt auf Privatfeld { $n } ein: { $die }.
event-space_paid = { $who } bezahlt { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
  } für das besetzte Feld: { $space }.
event-mercator_gained = { $who } erhält { $things } durch die Aktion von { $other }.

## Protokoll: Bezahlen und Erhalten

event-gained = { $who } erhält { $things }.
event-paid = { $who } bezahlt { $things }.
event-points_scored = { $who }: +{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
  }, { $source } (gesamt { $total }).
event-points_paid = { $who }: −{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
  } (gesamt { $total }).
event-bonus_copied = { $who } übernimmt einen Stadtbonus: { $token }.

## Protokoll: Würfel

event-purse_used = { $who } legt einen Würfel in den Geldsack: { $die }.
event-die_rerolled = { $who } würfelt einen Würfel neu: { $die } → { $new_die }.
event-die_changed = { $who } dreht einen Würfel: { $die } → { $new_die }.
event-die_set = { $who } stellt einen Würfel ein: { $die } → { $new_die }.
event-black_bought = { $who } kauft aus dem Vorrat: { $die }.
event-black_gained = { $who } erhält aus dem Vorrat: { $die }.
event-black_promised = { $who } erhält einen schwarzen Würfel für den Wurf dieser Runde.
event-black_missing = Für { $who } ist kein schwarzer Würfel mehr da.

## Protokoll: Aufträge

event-contract_taken = { $who } nimmt den Auftrag von Feld { $position }: { $things } → { $amount }.
event-contract_drawn = { $who } zieht einen Auftrag vom Sonderstapel: { $things } → { $amount }.
event-contract_missing = Für { $who } ist kein Auftrag mehr da.
event-contract_discarded = { $who } legt einen Auftrag unter den Sonderstapel: { $things } → { $amount }.
event-contract_removed = { $who } wirft einen Auftrag ab, er kommt aus dem Spiel: { $things } → { $amount }.
event-contract_completed = { $who } führt einen Auftrag aus: { $things } → { $amount }.

## Protokoll: die Karte

event-journey_started = { $who } reist bis zu { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
  } weit.
event-moved = { $who } zieht von { $origin } nach { $node }.
event-step_declined = { $who } verzichtet auf einen Schritt.
event-step_lost = { $who } kann keinen Schritt bezahlen; er verfällt.
event-post_built = { $who } errichtet Handelsposten { $n } in { $place }.
event-post_moved = { $who } versetzt einen Handelsposten von { $origin } nach { $place }.
event-office_taken = { $who } nimmt den Kontorbonus von { $city }: { $office }.

## Protokoll: Geschenke

event-gift_drawn = { $who } zieht ein Geschenk: { $gift }.
event-gift_replaced = { $who } kann das Geschenk „{ $gift }“ nicht brauchen und zieht ein anderes.
event-gift_kept = { $who } wählt das Geschenk: { $gift }.
event-gift_discarded = { $who } legt das Geschenk ab: { $gift }.
event-gift_used = { $who } verwendet das Geschenk: { $gift }.
event-gift_missing = Für { $who } ist kein Geschenk mehr da.
event-gifts_shuffled = Die abgelegten Geschenke werden gemischt; im Stapel { $n ->
    [one] liegt { $n } Geschenk
   *[other] liegen { $n } Geschenke
  }.

## Warum nicht? Der Zug

no-main-done = Du hast deine Hauptaktion in diesem Zug schon ausgeführt.
no-main-no_die = Du hast keinen Würfel mehr für eine Hauptaktion.
no-end-main_action = Solange du Würfel hast, musst du vor dem Ende des Zuges eine Hauptaktion ausführen.
no-space-dice = Du hast zu wenige Würfel; nötig für „{ $space }“: { $n }.
no-space-own_colour = Hier liegen schon Würfel deiner Farbe: { $space }. In dieser Runde dürfen nur noch schwarze oder weiße dazu, und davon hast du zu wenige.
no-space-price = Dieses Feld ist besetzt: { $space }. Schon der niedrigste Würfel, den du hier einsetzen darfst, kostet mehr Münzen, als du hast: { $has }.
no-khan-full = Alle Felder des Khans sind besetzt.
no-khan-too_low = Beim Khan muss dein Würfel mindestens { $value } zeigen.
no-contracts-empty = In der Reihe liegt kein Auftrag.
no-travel-no_step = Du kannst keinen einzigen Schritt bezahlen.
no-private-used = Dieses Privatfeld ist in dieser Runde schon genutzt.
no-contract-cost = Dir fehlen Waren oder Kamele für diesen Auftrag. Er verlangt: { $things }.

## Warum nicht? Würfel

no-die-own_colour = Auf diesem Feld liegen schon Würfel deiner Farbe; in dieser Runde darf dieser nicht dazu: { $die }.
no-die-order = Würfel werden vom niedrigsten zum höchsten gewählt; dieser passt jetzt nicht: { $die }.
no-die-no_more = Einen weiteren solchen Würfel hast du nicht: { $die }.
no-die-price = Das Feld ist besetzt, und du kannst die Augenzahl dieses Würfels nicht bezahlen: { $die }.
no-die-too_few = Mit diesem als niedrigstem Würfel hast du zu wenige für das Feld: { $die }.
no-purse-no_die = Du hast keinen Würfel für den Geldsack.
no-change-raschid = Raschids Würfel haben keine Augenzahl, bevor sie eingesetzt werden.
no-change-no_die = Du hast keinen Würfel mehr.
no-change-camels = Das kostet { $n ->
    [one] ein Kamel
   *[other] { $n } Kamele
  }; du hast { $has }.
no-change-six = Dieser Würfel zeigt schon eine Sechs: { $die }.
no-change-one = Dieser Würfel zeigt schon eine Eins: { $die }.
no-black-bought = Du hast in diesem Zug schon einen schwarzen Würfel gekauft.
no-black-none_left = Es ist kein schwarzer Würfel mehr da.
no-value-same = Der Würfel zeigt schon { $value }.
no-value-price = Mit der Augenzahl { $value } kannst du das besetzte Feld nicht bezahlen.

## Warum nicht? Basar und Aufträge

no-row-too_high = Zeile { $row } ist zu hoch: Dein niedrigster Würfel zeigt { $value }.
no-row-worse = Eine andere Zeile bringt alles, was Zeile { $row } bringt, und mehr.
no-take-taken = Den Auftrag auf Feld { $position } hast du schon genommen.
no-take-too_far = Feld { $position } ist zu weit: Dein Würfel zeigt { $value }.
no-take-order = Zwei Aufträge werden von links nach rechts genommen; Feld { $position } liegt vor dem ersten.
no-discard-new = Diesen Auftrag hast du gerade erst genommen: { $contract }. Wirf einen älteren ab.
no-stop-once_first = Aufhören kannst du erst nach dem ersten Mal.
no-stop-go_on = Du hast im Vorbeiziehen gebaut: Deine Figur muss weiterziehen.

## Warum nicht? Die Karte

no-step-cost = Der Schritt nach { $node } kostet { $things }; das kannst du nicht bezahlen.
no-payment-goods = Diese Waren hast du nicht: { $pair }.
no-payment-order = Waren werden in fester Reihenfolge bezahlt; diese kommen vor den schon bezahlten: { $pair }.
no-post-none_there = In { $place } steht kein Handelsposten von dir.
no-post-of_this_movement = Der Handelsposten in { $place } gehört zu dieser Bewegung und muss stehen bleiben.

## Warum nicht? Stadtkarten und kleine Städte

no-card-no_post = Du brauchst einen Handelsposten in { $city }.
no-card-new_post = Dein Handelsposten in { $city } ist neu; die Stadtkarte öffnet er erst ab deinem nächsten Zug.
no-card-occupied = Auf dieser Stadtkarte in { $city } liegt schon ein Würfel.
no-card-cannot = Du kannst diese Stadtkarte jetzt kein einziges Mal nutzen: { $card }.
no-own_card-used = Du hast in diesem Zug schon eine eigene Stadtkarte genutzt; jetzt nicht möglich: { $card }.
no-times-too_many = Mehr als { $n } Mal geht es nicht.
no-direction-cost = Diese Richtung kannst du nicht bezahlen.
no-good-cost = Du kannst keine weitere Ware bezahlen: { $good }.
no-good-order = Waren werden in der Reihenfolge Pfeffer, Seide, Gold gewählt; jetzt nicht möglich: { $good }.
no-swap-cost = Diesen Tausch kannst du nicht bezahlen: { $good }.
no-swap-order = Erst werden Waren abgegeben, dann andere genommen, jeweils in der Reihenfolge Pfeffer, Seide, Gold; jetzt nicht möglich: { $good }.
no-province-not_own = Du hast keinen Handelsposten in einer kleinen Stadt mit diesem Stadtbonus: { $token }.
no-province-order = Stadtboni werden in fester Reihenfolge gewählt, jeder einmal; jetzt nicht möglich: { $token }.
no-copy-itself = Dieser Stadtbonus kann sich nicht selbst übernehmen.
no-copy-absent = Dieser Stadtbonus ist nicht im Spiel.

## Warum nicht? Geschenke und Zielkarten

no-gift-token_used = Du hast schon einmal zwei Geschenke behalten.
no-gift-only_one = Es wurde nur ein Geschenk gezogen.
no-gift-order = Geschenke werden von links nach rechts gewählt; jetzt nicht möglich: { $gift }.
no-gift-at_placement = Dieses Geschenk verwendest du, wenn du Würfel auf einem besetzten Feld einsetzt.
no-gift-in_movement = Dieses Geschenk verwendest du in einer Bewegung, während deine Figur in einer großen oder kleinen Stadt steht.
no-gift-no_die = Du hast keinen Würfel, den du einstellen könntest.
no-gift-no_step = Du kannst keinen Schritt bezahlen.
no-goal-kept = Diese Zielkarte behältst du schon: { $goal }.
no-goal-order = Zielkarten werden von links nach rechts gewählt; jetzt nicht möglich: { $goal }.

## Mengen

things-coins = { $n } { $n ->
    [one] Münze
   *[other] Münzen
  }
things-camels = { $n } { $n ->
    [one] Kamel
   *[other] Kamele
  }
things-spice = { $n } Pfeffer
things-silk = { $n } Seide
things-gold = { $n } Gold

## Was in Gefahr ist

danger-goods_worthless = { $n ->
    [one] Ohne Handelsposten in Beijing bringt { $n } Ware keine Punkte.
   *[other] Ohne Handelsposten in Beijing bringen { $n } Waren keine Punkte.
  }

## Dinge einer Vorschau; die Zahl steht davor

thing-points = { $n ->
    [one] Punkt
   *[other] Punkte
  }
thing-coins = { $n ->
    [one] Münze
   *[other] Münzen
  }
thing-camels = { $n ->
    [one] Kamel
   *[other] Kamele
  }
thing-spice = { $n ->
    [one] Pfeffer
   *[other] Pfeffer
  }
thing-silk = { $n ->
    [one] Seide
   *[other] Seide
  }
thing-gold = { $n ->
    [one] Gold
   *[other] Gold
  }
thing-posts = { $n ->
    [one] Handelsposten
   *[other] Handelsposten
  }
thing-contracts = { $n ->
    [one] Auftrag
   *[other] Aufträge
  }
thing-completed = { $n ->
    [one] ausgeführter Auftrag
   *[other] ausgeführte Aufträge
  }
thing-gifts = { $n ->
    [one] Geschenk
   *[other] Geschenke
  }

## Optionen eines Tisches

option-random_provinces = Zufällige Stadtboni
option-random_provinces-help = Die Stadtboni werden zufällig auf die kleinen Städte verteilt.
option-character_draft = Wahl der Charaktere
option-character_draft-help = Alle wählen ihren Charakter selbst, wer zuletzt an der Reihe ist, zuerst.
option-goal_choice = Wahl der Ziele
option-goal_choice-help = Alle behalten geheim zwei von vier Zielkarten.
option-new_characters = Die neuen Charaktere
option-new_characters-help = Ein Modul mit vier Charakteren, Geschenken und Aufträgen. Dazu gehören zufällige Stadtboni und die Wahl der Charaktere.
option-first_player = Startspieler
option-first_player-help = Der Platz, der beginnt.
option-first_player-null = Zufällig
option-first_player-0 = Platz 1
option-first_player-1 = Platz 2
option-first_player-2 = Platz 3
option-first_player-3 = Platz 4
option-colours = Farben
option-colours-help = Die Farbe jedes Platzes.
option-colours-blue = Blau
option-colours-yellow = Gelb
option-colours-green = Grün
option-colours-red = Rot

## Charaktere

character-raschid = Raschid ad-Din Sinan
character-raschid-power = Du wirfst deine Würfel nicht. Ihre Augenzahl wählst du beim Einsetzen, auch die der schwarzen. Einen Ausgleich erhältst du nicht.
character-matteo = Matteo Polo
character-matteo-power = In jeder Runde wirfst du zusätzlich einen weißen Würfel und ziehst einen Auftrag vom Sonderstapel.
character-berke = Berke Khan
character-berke-power = Besetzte Felder kosten dich nichts.
character-mercator = Mercator ex Tabriz
character-mercator-power = Geht jemand anders auf den Basar, erhältst du 1 Stück von dem, was es dort gibt. Zu zweit und zu dritt erhältst du auch 1 Kamel, wenn jemand anders die Gunst des Khans nutzt, zu zweit außerdem 2 Münzen, wenn der andere Münzen nimmt.
character-polos = Nicolo & Marco Polo
character-polos-power = Du hast zwei Figuren und darfst die Schritte einer Reise auf sie aufteilen. In jeder Runde erhältst du 1 Kamel.
character-kubilai = Kubilai Khan
character-kubilai-power = Du beginnst in Beijing und hast dort schon einen Handelsposten, auf dem besten Platz.
character-johannes = Johannes Caprini
character-johannes-power = Für dich ist jede Oase einen Schritt von jeder anderen entfernt. In jeder Runde erhältst du 3 Münzen.
character-wilhelm = Wilhelm von Rubruk
character-wilhelm-power = Du hast 11 Handelsposten und baust auch an Orten, durch die du nur ziehst. Der elfte bringt 10 Punkte.
character-nicolao = Fratre Nicolao
character-nicolao-power = In jeder Runde ziehst du 3 Geschenke und behältst eines, einmal im Spiel zwei.
character-arghun = Khan Arghun
character-arghun-power = Dir gehören 6 Stadtkarten. Einmal pro Zug darfst du eine davon ohne Würfel nutzen, wie mit einer 6; danach kommt sie aus dem Spiel.
character-altan = Altan Ord
character-altan-power = Jeder deiner ersten sieben Handelsposten bringt mehr als der vorige: 1 Punkt, dann dazu 1 Münze, 1 Kamel, 1 Pfeffer, 1 Seide, 1 Gold und zuletzt einen schwarzen Würfel.
character-gunj = Gunj Kököchin
character-gunj-power = Du hast zwei Privatfelder für je einen Würfel pro Runde. Das eine bringt 2 Kamele und zwei Waren nach Wahl, allen anderen eine Ware; das andere bringt einen Schritt.

## Stadtkarten: ein Name, und was die Karte bewirkt

card-t01 = Pfeffer gegen Punkte
card-t01-text = Bezahle jedes Mal 2 Pfeffer und erhalte 2 Punkte; höchstens so oft, wie der Würfel zeigt.
card-t02 = Seide gegen Punkte
card-t02-text = Bezahle jedes Mal 2 Seide und erhalte 3 Punkte; höchstens so oft, wie der Würfel zeigt.
card-t03 = Gold gegen Punkte
card-t03-text = Bezahle jedes Mal 2 Gold und erhalte 4 Punkte; höchstens so oft, wie der Würfel zeigt.
card-t04 = Kamele gegen Punkte
card-t04-text = Bezahle jedes Mal 1 Kamel und erhalte 1 Punkt; höchstens so oft, wie der Würfel zeigt.
card-t05 = Kamele gegen Münzen und Punkte
card-t05-text = Bezahle jedes Mal 2 Kamele und erhalte 2 Münzen und 1 Punkt; höchstens so oft, wie der Würfel zeigt.
card-t06 = Kamele gegen Waren
card-t06-text = Bezahle jedes Mal 3 Kamele und erhalte 1 Pfeffer, 1 Seide und 1 Gold; höchstens so oft, wie der Würfel zeigt.
card-t07 = Kamel und Pfeffer gegen Münzen
card-t07-text = Bezahle jedes Mal 1 Kamel und 1 Pfeffer und erhalte 7 Münzen; höchstens so oft, wie der Würfel zeigt.
card-t08 = Kamel und Seide gegen Münzen
card-t08-text = Bezahle jedes Mal 1 Kamel und 1 Seide und erhalte 8 Münzen; höchstens so oft, wie der Würfel zeigt.
card-t09 = Kamel und Gold gegen Münzen
card-t09-text = Bezahle jedes Mal 1 Kamel und 1 Gold und erhalte 9 Münzen; höchstens so oft, wie der Würfel zeigt.
card-t10 = Kamel und Pfeffer gegen Münzen und Punkte
card-t10-text = Bezahle jedes Mal 1 Kamel und 1 Pfeffer und erhalte 2 Münzen und 2 Punkte; höchstens so oft, wie der Würfel zeigt.
card-t11 = Kamel und Seide gegen Münzen und Punkte
card-t11-text = Bezahle jedes Mal 1 Kamel und 1 Seide und erhalte 4 Münzen und 2 Punkte; höchstens so oft, wie der Würfel zeigt.
card-t12 = Kamel und Gold gegen Münzen und Punkte
card-t12-text = Bezahle jedes Mal 1 Kamel und 1 Gold und erhalte 6 Münzen und 2 Punkte; höchstens so oft, wie der Würfel zeigt.
card-t13 = Kamele und Pfeffer gegen Punkte
card-t13-text = Bezahle jedes Mal 3 Kamele und 1 Pfeffer und erhalte 4 Punkte; höchstens so oft, wie der Würfel zeigt.
card-t14 = Kamele und Seide gegen Punkte
card-t14-text = Bezahle jedes Mal 2 Kamele und 1 Seide und erhalte 4 Punkte; höchstens so oft, wie der Würfel zeigt.
card-t15 = Kamel und Gold gegen Punkte
card-t15-text = Bezahle jedes Mal 1 Kamel und 1 Gold und erhalte 4 Punkte; höchstens so oft, wie der Würfel zeigt.
card-t16 = Münzen gegen Waren
card-t16-text = Bezahle jedes Mal 2 Münzen und erhalte eine Ware deiner Wahl; höchstens so oft, wie der Würfel zeigt.
card-t17 = Kamele gegen Schritte
card-t17-text = Ziehe mit deiner Figur. Jeder Schritt kostet 2 Kamele und was der Weg verlangt; höchstens so viele Schritte, wie der Würfel zeigt.
card-t18 = Waren gegen Schritte
card-t18-text = Ziehe mit deiner Figur. Jeder Schritt kostet zwei verschiedene Waren und was der Weg verlangt; höchstens so viele Schritte, wie der Würfel zeigt.
card-t19 = Münzen gegen Stadtboni
card-t19-text = Bezahle jedes Mal 1 Münze und erhalte den Stadtbonus einer deiner kleinen Städte, jedes Mal einer anderen; höchstens so oft, wie der Würfel zeigt.
card-t20 = Kamele gegen Münzen oder Münzen gegen Kamele
card-t20-text = Bezahle jedes Mal 1 Kamel und erhalte 3 Münzen, oder bezahle jedes Mal 1 Münze und erhalte 1 Kamel; höchstens so oft, wie der Würfel zeigt. Wähle eine Richtung.
card-t21 = Punkte gegen Münzen oder Münzen gegen Punkte
card-t21-text = Bezahle jedes Mal 1 Punkt und erhalte 3 Münzen, oder bezahle jedes Mal 3 Münzen und erhalte 1 Punkt; höchstens so oft, wie der Würfel zeigt. Wähle eine Richtung.
card-t22 = Waren und Kamele tauschen
card-t22-text = Tausche jedes Mal 1 Ware gegen 2 Kamele oder 2 Kamele gegen eine Ware deiner Wahl; höchstens so oft, wie der Würfel zeigt.
card-t23 = Münzen für Aufträge
card-t23-text = Erhalte 2 Münzen für jeden Auftrag, den du ausgeführt hast; es zählen höchstens so viele, wie der Würfel zeigt.
card-t24 = Punkte für Aufträge
card-t24-text = Erhalte 1 Punkt für jeden Auftrag, den du ausgeführt hast; es zählen höchstens so viele, wie der Würfel zeigt.
card-t25 = Münzen für Handelsposten
card-t25-text = Erhalte 2 Münzen für jeden deiner Handelsposten auf der Karte; es zählen höchstens so viele, wie der Würfel zeigt.
card-t26 = Punkte für Handelsposten
card-t26-text = Erhalte 1 Punkt für jeden deiner Handelsposten auf der Karte; es zählen höchstens so viele, wie der Würfel zeigt.
card-t27 = Münzen für den Würfel
card-t27-text = Erhalte doppelt so viele Münzen, wie der Würfel zeigt.
card-t28 = Gold
card-t28-text = Erhalte 1 Gold, mit einer 6 sogar 3 Gold.
card-t29 = Seide
card-t29-text = Erhalte 1 Seide, ab einer 4 sogar 3 Seide.
card-t30 = Pfeffer
card-t30-text = Erhalte 1 Pfeffer, ab einer 2 sogar 3 Pfeffer.
card-t31 = Stadtboni
card-t31-text = Erhalte den Stadtbonus einer deiner kleinen Städte, ab einer 5 den von zwei verschiedenen.

## Stadtboni

token-a = Münzen
token-a-text = 5 Münzen, jetzt und zu Beginn jeder Runde.
token-b = Kamele
token-b-text = 3 Kamele, jetzt und zu Beginn jeder Runde.
token-c = zwei verschiedene Waren
token-c-text = Zwei verschiedene Waren deiner Wahl, jetzt und zu Beginn jeder Runde.
token-d = ein anderer Stadtbonus
token-d-text = Der Stadtbonus einer beliebigen anderen kleinen Stadt, jetzt und zu Beginn jeder Runde; dort brauchst du keinen Handelsposten.
token-e = Kamel und Münzen
token-e-text = 1 Kamel und 3 Münzen, jetzt und zu Beginn jeder Runde.
token-f = Punkte
token-f-text = 3 Punkte, jetzt und zu Beginn jeder Runde.
token-g = Geschenk
token-g-text = Ein Geschenk, jetzt und zu Beginn jeder Runde.

## Kontorboni

office-o1 = 3 Münzen
office-o1-text = Wer hier zuerst baut, erhält 3 Münzen.
office-o2 = 5 Münzen
office-o2-text = Wer hier zuerst baut, erhält 5 Münzen.
office-o3 = 2 Kamele
office-o3-text = Wer hier zuerst baut, erhält 2 Kamele.
office-o4 = 3 Kamele
office-o4-text = Wer hier zuerst baut, erhält 3 Kamele.
office-o5 = Seide
office-o5-text = Wer hier zuerst baut, erhält 2 Seide.
office-o6 = Gold
office-o6-text = Wer hier zuerst baut, erhält 2 Gold.
office-o7 = Ware nach Wahl
office-o7-text = Wer hier zuerst baut, erhält eine Ware nach Wahl.
office-o8 = schwarzer Würfel
office-o8-text = Wer hier zuerst baut, erhält einen schwarzen Würfel.
office-o9 = Auftrag
office-o9-text = Wer hier zuerst baut, zieht einen Auftrag vom Sonderstapel.
office-o10 = Schritt
office-o10-text = Wer hier zuerst baut, darf einen Schritt ziehen und bezahlt nur, was der Weg verlangt.

## Geschenke

gift-f1 = 3 Kamele
gift-f1-text = Sofort: 3 Kamele.
gift-f2 = zwei Aufträge
gift-f2-text = Zum Aufbewahren. Als Zusatzaktion ziehst du zwei Aufträge vom Sonderstapel.
gift-f3 = Auftrag
gift-f3-text = Zum Aufbewahren. Als Zusatzaktion ziehst du einen Auftrag vom Sonderstapel.
gift-f4 = schwarzer Würfel oder Münzen
gift-f4-text = Sofort: ein schwarzer Würfel oder 3 Münzen.
gift-f5 = Würfel einstellen
gift-f5-text = Zum Aufbewahren. Als Zusatzaktion stellst du einen deiner Würfel auf eine beliebige Augenzahl.
gift-f6 = 2 Kamele
gift-f6-text = Sofort: 2 Kamele.
gift-f7 = Ware nach Wahl
gift-f7-text = Sofort: eine Ware deiner Wahl.
gift-f8 = besetztes Feld kostenlos
gift-f8-text = Zum Aufbewahren. Einmal bezahlst du nichts für ein besetztes Feld.
gift-f9 = Münzen
gift-f9-text = Sofort: 5 Münzen.
gift-f10 = zwei Waren nach Wahl
gift-f10-text = Sofort: zwei Waren deiner Wahl; alle anderen erhalten 1 Gold.
gift-f11 = Handelsposten im Vorbeiziehen
gift-f11-text = Zum Aufbewahren. Einmal baust du in einer großen oder kleinen Stadt, durch die deine Figur nur zieht.
gift-f12 = Punkte für Handelsposten
gift-f12-text = Sofort: 1 Punkt für jeden deiner Handelsposten auf der Karte, höchstens 6 Punkte.
gift-f13 = Punkte für Aufträge
gift-f13-text = Sofort: 1 Punkt für jeden Auftrag, den du ausgeführt hast, höchstens 6 Punkte.
gift-f14 = Münzen für alle
gift-f14-text = Sofort: 8 Münzen; alle anderen erhalten 3 Münzen.
gift-f15 = Schritt
gift-f15-text = Zum Aufbewahren. Als Zusatzaktion ziehst du einen Schritt und bezahlst nur, was der Weg verlangt.

## Aktionsfelder

space-coins = Münzen nehmen
space-camels = Kamelbasar
space-spice = Pfefferbasar
space-silk = Seidenbasar
space-gold = Goldbasar
space-khan = Gunst des Khans
space-contracts = Aufträge nehmen
space-travel = Reisen
space-moscow = Stadtkarte in Moscow
space-karakorum = Stadtkarte in Karakorum
space-samarcanda = Stadtkarte in Samarcanda
space-lan-zhou = Stadtkarte in Lan-Zhou
space-alexandria = Stadtkarte in Alexandria
space-karachi = Stadtkarte in Karachi
space-sumatra-1 = Stadtkarte 1 in Sumatra
space-sumatra-2 = Stadtkarte 2 in Sumatra
space-sumatra-3 = Stadtkarte 3 in Sumatra
space-private-1 = Privatfeld 1
space-private-2 = Privatfeld 2
space-purse = Geldsack

## Waren und Gewinne

good-spice = Pfeffer
good-silk = Seide
good-gold = Gold
pair-spice-silk = Pfeffer und Seide
pair-spice-gold = Pfeffer und Gold
pair-silk-gold = Seide und Gold
gain-coins = Münzen
gain-camels = Kamele
gain-points = Punkte

## Orte

city-moscow = Moscow
city-karakorum = Karakorum
city-samarcanda = Samarcanda
city-lan-zhou = Lan-Zhou
city-alexandria = Alexandria
city-karachi = Karachi
city-sumatra = Sumatra
province-anxi = Anxi
province-ormuz = Ormuz
province-kashgar = Kashgar
province-xian = Xian
province-adana = Adana
province-kochi = Kochi
place-moscow = Moscow
place-karakorum = Karakorum
place-samarcanda = Samarcanda
place-lan-zhou = Lan-Zhou
place-alexandria = Alexandria
place-karachi = Karachi
place-sumatra = Sumatra
place-anxi = Anxi
place-ormuz = Ormuz
place-kashgar = Kashgar
place-xian = Xian
place-adana = Adana
place-kochi = Kochi
place-beijing = Beijing
node-moscow = Moscow
node-karakorum = Karakorum
node-samarcanda = Samarcanda
node-lan-zhou = Lan-Zhou
node-alexandria = Alexandria
node-karachi = Karachi
node-sumatra = Sumatra
node-anxi = Anxi
node-ormuz = Ormuz
node-kashgar = Kashgar
node-xian = Xian
node-adana = Adana
node-kochi = Kochi
node-beijing = Beijing
node-venezia = Venezia
node-oasis-a = Oase A
node-oasis-b = Oase B
node-oasis-c = Oase C
node-oasis-d = Oase D
node-oasis-e = Oase E
node-oasis-f = Oase F
node-oasis-g = Oase G
node-oasis-h = Oase H
node-oasis-i = Oase I
node-oasis-j = Oase J
origin-moscow = Moscow
origin-karakorum = Karakorum
origin-samarcanda = Samarcanda
origin-lan-zhou = Lan-Zhou
origin-alexandria = Alexandria
origin-karachi = Karachi
origin-sumatra = Sumatra
origin-anxi = Anxi
origin-ormuz = Ormuz
origin-kashgar = Kashgar
origin-xian = Xian
origin-adana = Adana
origin-kochi = Kochi
origin-beijing = Beijing
origin-venezia = Venezia
origin-oasis-a = Oase A
origin-oasis-b = Oase B
origin-oasis-c = Oase C
origin-oasis-d = Oase D
origin-oasis-e = Oase E
origin-oasis-f = Oase F
origin-oasis-g = Oase G
origin-oasis-h = Oase H
origin-oasis-i = Oase I
origin-oasis-j = Oase J

## Würfel

die-own-1 = 1
die-own-2 = 2
die-own-3 = 3
die-own-4 = 4
die-own-5 = 5
die-own-6 = 6
die-black-1 = schwarze 1
die-black-2 = schwarze 2
die-black-3 = schwarze 3
die-black-4 = schwarze 4
die-black-5 = schwarze 5
die-black-6 = schwarze 6
die-white-1 = weiße 1
die-white-2 = weiße 2
die-white-3 = weiße 3
die-white-4 = weiße 4
die-white-5 = weiße 5
die-white-6 = weiße 6
die-own = eigener Würfel
die-black = schwarzer Würfel
new_die-own-1 = 1
new_die-own-2 = 2
new_die-own-3 = 3
new_die-own-4 = 4
new_die-own-5 = 5
new_die-own-6 = 6
new_die-black-1 = 1
new_die-black-2 = 2
new_die-black-3 = 3
new_die-black-4 = 4
new_die-black-5 = 5
new_die-black-6 = 6
new_die-white-1 = 1
new_die-white-2 = 2
new_die-white-3 = 3
new_die-white-4 = 4
new_die-white-5 = 5
new_die-white-6 = 6
new_die-own = eigener Würfel
new_die-black = schwarzer Würfel

## Aufträge

contract-s1 = Pfeffer (S1)
contract-s2 = Seide (S2)
contract-s3 = Gold (S3)
contract-s4 = Pfeffer + Seide (S4)
contract-s5 = Pfeffer + Gold (S5)
contract-s6 = Seide + Gold (S6)
contract-k01 = Pfeffer (K01)
contract-k02 = Pfeffer (K02)
contract-k03 = Seide (K03)
contract-k04 = Gold (K04)
contract-k05 = Gold (K05)
contract-k06 = Gold (K06)
contract-k07 = Pfeffer + Seide (K07)
contract-k08 = Pfeffer + Seide (K08)
contract-k09 = Pfeffer + Seide (K09)
contract-k10 = Pfeffer + Seide (K10)
contract-k11 = Pfeffer + Seide (K11)
contract-k12 = Pfeffer + Seide (K12)
contract-k13 = Pfeffer + Seide (K13)
contract-k14 = Pfeffer + Gold (K14)
contract-k15 = Pfeffer + Gold (K15)
contract-k16 = Pfeffer + Gold (K16)
contract-k17 = Pfeffer + Gold (K17)
contract-k18 = Pfeffer + Gold (K18)
contract-k19 = Pfeffer + Gold (K19)
contract-k20 = Pfeffer + Gold (K20)
contract-k21 = Seide + Gold (K21)
contract-k22 = Seide + Gold (K22)
contract-k23 = Seide + Gold (K23)
contract-k24 = Seide + Gold (K24)
contract-k25 = Seide + Gold (K25)
contract-k26 = Seide + Gold (K26)
contract-k27 = Seide + Gold (K27)
contract-k28 = Seide + Gold (K28)
contract-k29 = Seide + Gold (K29)
contract-k30 = Seide + Gold (K30)
contract-k31 = Pfeffer + Seide + Gold (K31)
contract-k32 = Pfeffer + Seide + Gold (K32)
contract-k33 = Pfeffer + Seide + Gold (K33)
contract-k34 = Pfeffer + Seide + Gold (K34)
contract-k35 = Pfeffer + Seide + Gold (K35)
contract-k36 = Pfeffer + Seide + Gold (K36)
contract-k37 = Pfeffer + Seide + Gold (K37)
contract-k38 = Pfeffer + Seide + Gold (K38)
contract-n1 = Pfeffer (N1)
contract-n2 = Pfeffer + Seide (N2)
contract-n3 = Seide + Gold (N3)
contract-n4 = Seide + Gold (N4)

## Zielkarten

goal-g01 = Alexandria – Anxi
goal-g02 = Alexandria – Kashgar
goal-g03 = Karachi – Kashgar
goal-g04 = Karachi – Anxi
goal-g05 = Karakorum – Xian
goal-g06 = Karakorum – Kochi
goal-g07 = Karakorum – Adana
goal-g08 = Lan-Zhou – Kochi
goal-g09 = Lan-Zhou – Adana
goal-g10 = Lan-Zhou – Ormuz
goal-g11 = Moscow – Xian
goal-g12 = Moscow – Ormuz
goal-g13 = Moscow – Kashgar
goal-g14 = Samarcanda – Xian
goal-g15 = Samarcanda – Adana
goal-g16 = Samarcanda – Kochi
goal-g17 = Sumatra – Ormuz
goal-g18 = Sumatra – Anxi

## Woher die Punkte kommen

source-contracts = Aufträge
source-provinces = Stadtboni
source-city_cards = Stadtkarten
source-posts = Handelsposten
source-gifts = Geschenke
source-character = Charakter
source-goal_cards = Zielkarten
source-goal_places = Orte der Zielkarten
source-coins = Münzen
source-beijing = Beijing
source-goods = Waren
source-most_contracts = meiste Aufträge
