# Merw auf Deutsch. Namen: `ask-` Fragen, `decision-` was entschieden wird, `do-` Knöpfe, `event-` das Protokoll,
# `no-` Gründe, `thing-` Vorschau; alles andere sind die Wörter für die Werte von Argumenten.

participant-high_courtier = Oberster Höfling
participant-magistrate = Korrupter Magistrat

## Fragen

ask-choose_slot = Wähle einen Aktions-Slot.
ask-choose_site = Wähle einen Gebäude-Bereich der aktiven Reihe/Spalte.
ask-choose_action = Wähle deine Aktion.
ask-choose_caravan_card = Nimm eine Karawanen-Karte, platziere ein Kamel oder beende die Aktion.
ask-choose_caravan_cube = Bezahle die Karte mit einem Würfel.
ask-choose_hall = Wähle eine Halle für einen Höfling oder beende die Aktion.
ask-choose_scrolls = Wie viele Schriftrollen kaufst du?
ask-choose_library_cube = Bezahle die Schriftrollen mit verschiedenen Farben: noch { $left ->
    [one] ein Würfel
   *[other] { $left } Würfel
  }.
ask-choose_breakthrough = Wähle deinen { $level ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
  } Fortschritt.
ask-choose_post = Errichte einen Handelsposten: Wähle eine Stadt.
ask-choose_purchase = Kaufe ein Gut oder beende die Aktion.
ask-choose_mosque_step = Rücke auf dem Moschee-Pfad vor oder beende die Aktion.
ask-choose_wall_piece = Wähle ein Mauersegment oder ein Tor zum Bauen oder beende die Aktion.
ask-choose_wall_slot = Wähle einen Platz für dein Mauerstück: { $piece }.
ask-choose_cube = { $price ->
    [any] Bezahle einen Würfel beliebiger Farbe.
   *[colours] Bezahle { $cubes }.
  }
ask-choose_soldier_site = Wähle das Gebäude, das dein Soldat bewacht, oder setze keinen.
ask-choose_upgrade_colour = Wähle ein Bonus-Upgrade.
ask-choose_upgrade_site = Wähle einen Gebäude-Bereich für dein { $upgrade }.
ask-choose_scoring_tile = Nimm ein Wertungs-Plättchen.
ask-choose_free_hall = Setze einen Höfling kostenlos in den Palast: Wähle eine Halle.
ask-choose_free_wall = Setze ein Mauersegment oder ein Tor kostenlos: Wähle ein Stück.
ask-choose_free_card = Nimm eine beliebige Karawanen-Karte.
ask-choose_free_post = Errichte kostenlos einen Handelsposten und erhalte sein Gut: Wähle eine Stadt.
ask-choose_free_path = Betritt den Moschee-Pfad kostenlos: Wähle einen Pfad.
ask-choose_boon = Du erhältst mehrere Boni: Welcher kommt zuerst?
ask-choose_good = Binde noch { $left ->
    [one] ein Gut
   *[other] { $left } Güter
  } deiner Wahl an { $contract }.
ask-choose_end = Beende den Zug oder nutze vorher, was dir noch offensteht.
ask-choose_space = Wähle einen Platz der Reihenfolge-Leiste; jeder freie dahinter kostet ein Kamel.
ask-choose_courtier_slot = Wähle einen Aktions-Slot für den Obersten Höfling.
ask-choose_courtier_site = Wähle einen Gebäude-Bereich für den Obersten Höfling.
ask-choose_ransom = { $ransom ->
    [none] Die Mongolen nehmen dir ein Gebäude ({ $site }, { $cell }): Du hast keinen Würfel, der als Lösegeld gilt.
   *[possible] Die Mongolen greifen an: { $site } ({ $cell }). Lösegeld oder Verlust?
  }
ask-choose_courtier = Wähle, welche Höflinge du wertest: Deine Gunst reicht noch für { $left ->
    [one] einen
   *[other] { $left }
  }.

## Was entschieden wird

decision-choose_slot = die Wahl eines Aktions-Slots
decision-choose_site = die Wahl eines Gebäude-Bereichs
decision-choose_action = die Aktion des Zuges
decision-choose_caravan_card = der nächste Schritt in der Karawanserei
decision-choose_caravan_cube = der Würfel für eine Karawanen-Karte
decision-choose_hall = der nächste Schritt im Palast
decision-choose_scrolls = die Anzahl der Schriftrollen
decision-choose_library_cube = die Würfel für die Schriftrollen
decision-choose_breakthrough = die Wahl eines Fortschritts
decision-choose_post = die Stadt für einen Handelsposten
decision-choose_purchase = der nächste Kauf auf dem Marktplatz
decision-choose_mosque_step = der nächste Schritt in der Moschee
decision-choose_wall_piece = das nächste Mauerstück
decision-choose_wall_slot = der Platz für ein Mauerstück
decision-choose_cube = die Bezahlung
decision-choose_soldier_site = das Gebäude, das ein Soldat bewacht
decision-choose_upgrade_colour = die Wahl eines Bonus-Upgrades
decision-choose_upgrade_site = der Gebäude-Bereich für ein Upgrade
decision-choose_scoring_tile = die Wahl eines Wertungs-Plättchens
decision-choose_free_hall = die Halle für einen kostenlosen Höfling
decision-choose_free_wall = die Wahl eines kostenlosen Mauerstücks
decision-choose_free_card = die Wahl einer kostenlosen Karawanen-Karte
decision-choose_free_post = die Stadt für einen kostenlosen Handelsposten
decision-choose_free_path = der Pfad für einen kostenlosen Moschee-Schritt
decision-choose_boon = die Reihenfolge der Boni
decision-choose_good = die Güter für einen Kontrakt
decision-choose_end = das Ende des Zuges
decision-choose_space = der Platz auf der Reihenfolge-Leiste
decision-choose_courtier_slot = der Aktions-Slot des Obersten Höflings
decision-choose_courtier_site = der Gebäude-Bereich des Obersten Höflings
decision-choose_ransom = Lösegeld oder Verlust eines Gebäudes
decision-choose_courtier = die Höflinge, die gewertet werden

## Knöpfe

do-slot = Slot { $slot } nehmen
do-courtier_slot = Obersten Höfling auf Slot { $slot } setzen
do-site = Gebäude-Bereich { $cell } wählen
do-courtier_site = Gebäude des Obersten Höflings auf { $cell } setzen
do-soldier = Soldat auf { $cell } setzen
do-upgrade = Upgrade auf { $cell } platzieren
do-board = Aktion des gewählten Gebäudes ausführen
do-favour = Gunst erhalten
do-deploy = Soldat setzen
do-take_camels = Alle Kamele vom Markt nehmen
do-trade_camel = Kamel auf dem Markt platzieren: { $market_slot }
do-finish = Aktion beenden
do-end_turn = Zug beenden
do-decline = Keinen Soldaten setzen
do-take_card = Karte { $position } nehmen
do-place_camel = Kamel auf der nächsten Karte platzieren
do-hall = Höfling in die { $hall } setzen
do-scrolls = { $n ->
    [one] Eine Schriftrolle kaufen
   *[other] { $n } Schriftrollen kaufen
  }
do-post = Handelsposten in { $city } errichten
do-buy = Gut in { $city } kaufen
do-advance = Vorrücken auf { $node }
do-piece = Bauen: { $piece }
do-wall_slot = Auf { $wall_slot } bauen
do-pay = Bezahlen mit: { $colour }
do-pay_wild = Bezahlen mit: { $colour } als Joker
do-discount = Rabatt nutzen
do-tile = Fortschritt nehmen: { $tile }
do-bonus = Bonus-Upgrade nehmen: { $colour }
do-scoring_tile = Wertungs-Plättchen nehmen: { $board }
do-contract = Kontrakt erfüllen: { $stack }
do-commit = An den Kontrakt binden: { $good }
do-boon = Zuerst: { $boon }
do-space = Nächste Runde: an { $space ->
    [1] erster
    [2] zweiter
    [3] dritter
   *[other] vierter
  } Stelle
do-ransom = Lösegeld zahlen: { $colour }
do-ransom_wild = Lösegeld zahlen: { $colour } als Joker
do-lose = Gebäude verlieren
do-score = Höfling in der { $hall } werten

## Protokoll: Jahre, Runden und Züge

event-round_started = Jahr { $year }, Runde { $round }: { $side }.
event-round_ended = Runden-Ende. Neue Reihenfolge ({ $corner }): { $other }.
event-scoring_started = Punkt-Wertung im Jahr { $year }.
event-game_ended = Spiel-Ende. { $n ->
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Rangfolge: { $other }.
event-turn_started = { $who } beginnt den Zug.
event-turn_ended = { $who } beendet den Zug.
event-slot_taken = { $who } nimmt Slot { $slot }.
event-building_placed = { $who } baut auf { $cell } ({ $site }).
event-site_activated = { $who } wählt { $cell } ({ $site }), Gebäude: { $owner }.
event-favour_chosen = { $who } führt die Aktion aus: Gunst erhalten.
event-board_action = { $who } führt die Aktion aus: { $board }.
event-space_taken = { $who } nimmt Platz { $space } der Reihenfolge-Leiste{ $n ->
    [0] { "" }
    [one] , −{ $n } Kamel
   *[other] , −{ $n } Kamele
  }{ $gained ->
    [0] { "" }
    [one] , +{ $gained } Kamel
   *[other] , +{ $gained } Kamele
  }.

## Protokoll: Bezahlen und Erhalten

event-paid = { $who } bezahlt { $cubes }.
event-paid_with_discount = { $who } nutzt den Rabatt und bezahlt { $cubes }.
event-cubes_gained = { $who } erhält { $cubes }.
event-cubes_forfeited = { $who } erhält { $cubes } nicht: Der Vorrat ist leer.
event-points_scored = { $who }: +{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
  }, { $source } (gesamt { $total }).
event-favour_gained = { $who }: +1 Gunst (jetzt { $favour }).
event-influence_gained = { $who }: +1 Einfluss (jetzt { $influence }).
event-camels_gained = { $who }: +{ $n } { $n ->
    [one] Kamel
   *[other] Kamele
  }.
event-good_gained = { $who }: +1 { $good }.
event-scrolls_gained = { $who }: +{ $n } { $n ->
    [one] Schriftrolle
   *[other] Schriftrollen
  }.
event-boon_lost = { $who } lässt einen Bonus ohne Wirkung verfallen.
event-soldier_deployed = { $who } setzt einen Soldaten auf { $cell }, Gebäude: { $owner }.
event-soldier_declined = { $who } setzt keinen Soldaten.
event-soldier_displaced = Das Upgrade verdrängt den Soldaten auf { $cell }, Besitz: { $who }.
event-upgrade_placed = { $who } platziert ein Upgrade auf { $cell }: { $upgrade }.

## Protokoll: die Bereiche des Spielplans

event-card_taken = { $camels ->
    [0] { $who } nimmt Karte { $position }: { $spice }.
   *[other] { $who } nimmt Karte { $position } mit ihrem Kamel: { $spice }.
  }
event-camel_placed_on_card = { $who } platziert ein Kamel auf Karte { $position }.
event-cards_revealed = Neu in der Kartenreihe: { $spice }.
event-pair_completed = { $who } vollendet ein Paar: { $spice }.
event-courtier_placed = { $who } setzt einen Höfling in die { $hall }.
event-breakthrough_made = { $who } erzielt einen Fortschritt: { $tile }.
event-post_established = { $who } errichtet einen Handelsposten in { $city }.
event-camels_on_routes = { $who } schickt { $n ->
    [one] ein Kamel
   *[other] { $n } Kamele
  } nach { $city }.
event-camels_left_routes = { $n ->
    [one] Ein Kamel verlässt
   *[other] { $n } Kamele verlassen
  } die Handelsrouten.
event-mosque_step = { $who } rückt auf dem Moschee-Pfad vor: { $node }.
event-scoring_tile_taken = { $who } nimmt das Wertungs-Plättchen: { $board }.
event-wall_built = { $who } baut auf { $wall_slot }: { $piece }.
event-contract_fulfilled = { $who } erfüllt { $contract }.
event-camel_traded = { $who } platziert ein Kamel auf dem Kamel-Markt ({ $market_slot }).

## Protokoll: Invasion und Wertung

event-invasion_started = Invasion im Jahr { $year }: Die Mongolen greifen an.
event-invasion_ended = Die Invasion ist vorbei. { $n ->
    [0] Kein Soldat kehrt zurück.
    [one] Ein Soldat kehrt in den Vorrat zurück.
   *[other] { $n } Soldaten kehren in den Vorrat zurück.
  }
event-ransom_paid = { $who } zahlt Lösegeld für { $cell } ({ $site }): { $colour }.
event-building_lost = { $loss ->
    [no_ransom] { $who } verliert { $cell } ({ $site }): Kein Würfel ist mehr da, der als Lösegeld dafür gilt.
    [never_pays] { $who } verliert { $cell } ({ $site }): Er zahlt nie Lösegeld.
   *[given_up] { $who } gibt { $cell } auf ({ $site }).
  }
event-favour_spent = { $who }: −{ $n } Gunst für Höflinge.
event-courtier_scored = { $who } wertet einen Höfling in der { $hall } (Wert { $n }).

## Protokoll: der Korrupte Magistrat

event-solo_deck_shuffled = { $who } mischt die Solokarten; im Stapel { $n ->
    [one] liegt { $n } Karte
   *[other] liegen { $n } Karten
  }.
event-solo_card_drawn = { $who } zieht eine Solokarte: { $board }.
event-solo_card_rejected = { $who } legt eine Solokarte ab, die nicht spielbar ist: { $board }.
event-solo_card_removed = Eine Solokarte scheidet aus dem Spiel: { $board }.
event-magistrate_acts = { $who } führt die Aktion aus: { $board } × { $n }.

## Warum nicht? Zug und Stadt

no-slot-occupied = Slot { $slot } ist schon besetzt: { $owner }.
no-slot-no_site = In der Reihe/Spalte von Slot { $slot } kannst du keinen Gebäude-Bereich wählen.
no-site-camel_market = Der Kamel-Markt ist kein Gebäude-Bereich.
no-site-other_line = { $cell } liegt nicht in der aktiven Reihe/Spalte.
no-site-no_building = { $cell } ist leer und du hast kein Gebäude mehr.
no-site-magistrate = Das Gebäude auf { $cell } gehört dem Korrupten Magistrat; du kannst es nicht wählen.
no-site-built = Auf { $cell } steht schon ein Gebäude.
no-board-no_site = Du hast keinen Gebäude-Bereich gewählt, also gibt es keine Aktion eines Gebäudes.
no-board-no_step = Du kannst keinen einzigen Schritt dieser Aktion ausführen: { $board }.
no-finish-step_first = Führe zuerst mindestens einen Schritt der Aktion aus.
no-space-not_in_use = Platz { $space } der Reihenfolge-Leiste wird nicht benutzt.
no-space-occupied = Platz { $space } der Reihenfolge-Leiste ist schon besetzt: { $owner }.
no-space-camels = Platz { $space } der Reihenfolge-Leiste kostet { $n ->
    [one] ein Kamel
   *[other] { $n } Kamele
  }; du hast { $has }.

## Warum nicht? Bezahlen

no-payment-none_left = Du hast keinen Würfel dieser Farbe: { $colour }.
no-payment-wrong_colour = Würfel dieser Farbe werden hier nicht verlangt: { $colour }.
no-payment-other_colour = Alle Würfel dieser Aktion haben eine Farbe; eine andere passt nicht: { $colour }.
no-payment-same_colour = Jede Schriftrolle braucht eine andere Farbe; mit dieser hast du schon bezahlt: { $colour }.
no-payment-does_not_fit = So geht es jetzt nicht weiter: Würfel werden in der Reihenfolge der Farben bezahlt und müssen die ganzen Kosten decken ({ $colour }).
no-payment-wild_used = Du hast deine Farbe als Joker in diesem Zug schon genutzt: { $colour }.
no-payment-no_discount = Du hast keinen Rabatt für diese Bezahlung.
no-payment-discount_later = Der Rabatt kommt zuletzt: Wähle erst Würfel für die übrigen Kosten.
no-payment-discount_used = Du hast den Rabatt in diesem Zug schon genutzt.

## Warum nicht? Soldaten und Upgrades

no-soldier-no_servant = Du hast keinen Diener mehr für einen Soldaten.
no-soldier-no_target = Es gibt kein Gebäude, das ein Soldat bewachen könnte.
no-soldier-no_building = Auf { $cell } steht kein Gebäude.
no-soldier-guarded = Auf { $cell } steht schon ein Soldat: { $owner }.
no-soldier-upgraded = Auf { $cell } liegt ein Upgrade, für einen Soldaten ist kein Platz.
no-soldier-walled = { $cell } ist vollständig ummauert und nimmt keinen Soldaten auf.
no-upgrade-upgraded = Auf { $cell } liegt schon ein Upgrade.
no-upgrade-not_yours = Dieses Upgrade braucht ein eigenes Gebäude; auf { $cell } steht keins von dir.
no-upgrade-none_left = Dieses Bonus-Upgrade ist vergeben: { $colour }.

## Warum nicht? Die Bereiche des Spielplans

no-card-out_of_reach = Karte { $position } ({ $spice }) ist außer Reichweite: Nur Karten mit Kamel und die vorderste ohne Kamel sind erreichbar.
no-card-spice_limit = Dein Einfluss erlaubt { $limit ->
    [one] eine Gewürzsorte
   *[other] { $limit } Gewürzsorten
  }; das wäre eine mehr: { $spice }.
no-card-not_payable = Du kannst diese Karte nicht bezahlen: { $spice }.
no-camel-none = Du hast kein Kamel.
no-camel-no_card_behind = Hinter der Karte, auf die das Kamel käme, liegt keine weitere.
no-camel-nothing_to_pay = Du könntest keine weitere Karte bezahlen.
no-hall-no_servant = Du hast keinen Diener mehr für einen Höfling.
no-hall-full = In der { $hall } ist kein Platz mehr.
no-hall-cost = Ein Höfling in der { $hall } kostet dich { $n }× { $colour }, das kannst du nicht bezahlen.
no-scrolls-supply = Im Vorrat liegen nicht genug Schriftrollen, du brauchst { $n }.
no-scrolls-cost = Du kannst { $n ->
    [one] keine Schriftrolle
   *[other] keine { $n } Schriftrollen
  } bezahlen: Jede kostet einen Würfel einer anderen Farbe oder einen weißen.
no-tile-taken = Dieser Fortschritt ist vergeben: { $tile }.
no-post-first = Errichte zuerst einen Handelsposten.
no-post-already = In { $city } hast du schon einen Handelsposten.
no-post-not_linked = Für { $city } brauchst du zuerst einen Handelsposten in { $other_city }.
no-buy-already = In { $city } hast du in dieser Aktion schon gekauft.
no-buy-none_left = Im Vorrat ist kein Gut aus { $city } mehr.
no-buy-camels = Der Weg nach { $city } braucht { $n ->
    [one] ein Kamel
   *[other] { $n } Kamele
  }; du hast { $has }.
no-buy-cost = Ein Gut in { $city } kostet { $cubes }, das kannst du nicht bezahlen.
no-step-cost = Dieser Schritt kostet { $cubes }, das kannst du nicht bezahlen.
no-step-no_disc = Du hast keine Scheibe mehr für den Moschee-Pfad.
no-step-at_the_end = Du stehst auf dem letzten Feld des Moschee-Pfads.
no-step-not_next = Mit einem Schritt kommst du nicht auf { $node }.
no-scoring_tile-taken = Dieses Wertungs-Plättchen ist vergeben: { $board }.
no-piece-none_left = Dieses Stück ist nicht mehr im Vorrat: { $piece }.
no-piece-cost = Dieses Stück ({ $piece }) kostet { $n }× { $colour }, das kannst du nicht bezahlen.
no-wall-does_not_fit = Das Stück passt nicht auf { $wall_slot }: Tore stehen in der Mitte einer Seite, Mauersegmente auf den anderen Plätzen.
no-wall-taken = Auf { $wall_slot } steht schon ein Stück.

## Warum nicht? Kontrakte und Kamel-Markt

no-contract-empty = Dieser Kontrakt-Stapel ist leer: { $stack }.
no-contract-influence = Dein Einfluss reicht nicht für { $contract }; nötig: { $n }, du hast { $has }.
no-contract-goods = Dir fehlen freie Schriftrollen oder Güter für { $contract }.
no-contract-cube = Dir fehlt der Würfel für { $contract }: { $cost_colour }.
no-commit-none_left = Dafür hast du nicht mehr genug: { $good }.
no-commit-order = Zuerst werden normale Güter gebunden, dann seltene; jetzt nicht möglich: { $good }.
no-trade-other_line = Der Kamel-Markt liegt nicht in deiner Reihe/Spalte.
no-trade-used = Du hast in diesem Zug schon am Kamel-Markt gehandelt.
no-trade-no_camels_there = Auf dem Kamel-Markt liegen keine Kamele.
no-trade-occupied = Auf diesem Platz des Kamel-Markts liegt schon ein Kamel: { $market_slot }.

## Warum nicht? Invasion und Wertung

no-ransom-wrong_colour = Das ist kein Lösegeld für { $cell }: { $colour }.
no-ransom-wild_used = Du hast deine Farbe als Joker in dieser Invasion schon genutzt: { $colour }.
no-score-no_courtier = In der { $hall } hast du keinen Höfling mehr, den du werten kannst.
no-score-order = Die Höflinge werden Halle für Halle gewählt, bis deine Gunst verbraucht ist; jetzt nicht möglich: { $hall }.

## Mengen von Würfeln

cubes-purple = { $n }× violett
cubes-tan = { $n }× sandfarben
cubes-teal = { $n }× türkis
cubes-orange = { $n }× orange
cubes-white = { $n }× weiß

## Was in Gefahr ist

danger-buildings_open = { $n ->
    [one] { $n } Gebäude ist den Mongolen ausgesetzt.
   *[other] { $n } Gebäude sind den Mongolen ausgesetzt.
  }
danger-courtiers_unpaid = { $n ->
    [one] Für { $n } Höfling fehlt die Gunst; er würde nicht gewertet.
   *[other] Für { $n } Höflinge fehlt die Gunst; sie würden nicht gewertet.
  }

## Was sich ändert, in der Vorschau; die Zahl steht davor

preview-boon_lost = der Bonus bringt nichts
preview-cubes_forfeited = der Vorrat an Würfeln ist leer

thing-purple = { $n ->
    [one] violett
   *[other] violett
  }
thing-tan = { $n ->
    [one] sandfarben
   *[other] sandfarben
  }
thing-teal = { $n ->
    [one] türkis
   *[other] türkis
  }
thing-orange = { $n ->
    [one] orange
   *[other] orange
  }
thing-white = { $n ->
    [one] weiß
   *[other] weiß
  }
thing-cubes = { $n ->
    [one] Würfel
   *[other] Würfel
  }
thing-points = { $n ->
    [one] Punkt
   *[other] Punkte
  }
thing-favour = Gunst
thing-influence = Einfluss
thing-camels = { $n ->
    [one] Kamel
   *[other] Kamele
  }
thing-scrolls = { $n ->
    [one] Schriftrolle
   *[other] Schriftrollen
  }
thing-common = { $n ->
    [one] normales Gut
   *[other] normale Güter
  }
thing-rare = { $n ->
    [one] seltenes Gut
   *[other] seltene Güter
  }
thing-cards = { $n ->
    [one] Karawanen-Karte
   *[other] Karawanen-Karten
  }
thing-mosque = { $n ->
    [one] Moschee-Schritt
   *[other] Moschee-Schritte
  }
thing-courtiers = { $n ->
    [one] Höfling
   *[other] Höflinge
  }
thing-buildings = { $n ->
    [one] Gebäude
   *[other] Gebäude
  }
thing-posts = { $n ->
    [one] Handelsposten
   *[other] Handelsposten
  }
thing-servants = { $n ->
    [one] Diener
   *[other] Diener
  }

## Aktionen der Gebäude-Bereiche

board-none = keine
board-caravansary = Karawanserei
board-palace = Palast
board-library = Bibliothek
board-marketplace = Marktplatz
board-mosque = Moschee
board-wall = Mauer/Tor

## Boni

boon-nothing = nichts
boon-scroll = +1 Schriftrolle
boon-card = beliebige Karawanen-Karte
boon-favour = +1 Gunst
boon-white_cube = +1 weiße Ressource
boon-rare_good = +1 seltenes Gut
boon-mosque_step = kostenloser Schritt auf dem Moschee-Pfad
boon-soldier = ein Soldat
boon-camel = +1 Kamel
boon-white_upgrade = ein Joker-Upgrade
boon-bonus_upgrade = ein Bonus-Upgrade
boon-scoring_tile = ein Wertungs-Plättchen
boon-courtier = ein kostenloser Höfling
boon-wall = kostenlose Mauer oder Tor
boon-post = Handelsposten mit seinem Gut
boon-two_favour = +2 Gunst
boon-two_soldiers = zwei Soldaten
boon-favour_and_soldier = +1 Gunst und ein Soldat
boon-points = Punkte

## Städte

city-rayy = Rayy
city-samarkand = Samarkand
city-balkh = Balch
city-nishapur = Nischapur
city-baghdad = Bagdad
city-kashgar = Kaschgar
city-peshawar = Peschawar
city-basra = Basra
other_city-rayy = Rayy
other_city-samarkand = Samarkand
other_city-balkh = Balch
other_city-nishapur = Nischapur

## Farben

colour-purple = violett
colour-tan = sandfarben
colour-teal = türkis
colour-orange = orange
colour-white = weiß
cost_colour-purple = violett
cost_colour-tan = sandfarben
cost_colour-teal = türkis
cost_colour-orange = orange
cost_colour-white = weiß
cost_colour-any = beliebige Ressource

## Güter, Gewürze und Hallen

good-common = normales Gut
good-rare = seltenes Gut
spice-cinnamon = Zimt
spice-ginger = Ingwer
spice-juniper = Wacholder
spice-pepper = Pfeffer
hall-knowledge = Halle des Wissens
hall-spice = Halle der Gewürze
hall-trade = Halle des Handels
hall-faith = Halle des Glaubens

## Seiten und Ecken der Stadt, Plätze des Kamel-Markts

side-north = Nordseite
side-east = Ostseite
side-south = Südseite
side-west = Westseite
corner-northwest = Nord-West-Ecke
corner-northeast = Nord-Ost-Ecke
corner-southeast = Süd-Ost-Ecke
corner-southwest = Süd-West-Ecke
market_slot-tl = oben links
market_slot-tr = oben rechts
market_slot-br = unten rechts
market_slot-bl = unten links

## Woher die Punkte kommen

source-favour_track = Gunst-Leiste
source-influence_track = Einfluss-Leiste
source-mosque = Moschee
source-contracts = Kontrakte
source-breakthrough = Fortschritt
source-palace = Palast
source-buildings = Gebäude
source-scoring_tile = Wertungs-Plättchen
source-completed_mosque = vollendeter Moschee-Pfad
source-spice_sets = Sätze von Gewürzen
source-pairs = Paare von Gewürzen
source-upgrades = statt Material
source-overflow = volle Leisten

## Fortschritte

tile-b1-caravansary = Rabatt in der Karawanserei
tile-b1-palace = Rabatt im Palast
tile-b1-marketplace = Rabatt am Marktplatz
tile-b1-mosque = Rabatt in der Moschee
tile-b2-purple = Violett als Joker
tile-b2-tan = Sandfarben als Joker
tile-b2-teal = Türkis als Joker
tile-b2-orange = Orange als Joker
tile-b3-card = beliebige Karawanen-Karte
tile-b3-post = Handelsposten mit seinem Gut
tile-b3-mosque = kostenloser Schritt auf dem Moschee-Pfad
tile-b3-wall = kostenlose Mauer oder Tor
tile-b4-2favour = zweimal Gunst
tile-b4-2soldiers = zwei Soldaten
tile-b4-favoursoldier = Gunst und ein Soldat
tile-b4-8points = Punkte

## Upgrades

upgrade-purple = Bonus-Upgrade (violett)
upgrade-tan = Bonus-Upgrade (sandfarben)
upgrade-teal = Bonus-Upgrade (türkis)
upgrade-orange = Bonus-Upgrade (orange)
upgrade-white = Joker-Upgrade

## Gebäude-Bereiche

site-caravansary-purple = violette Karawanserei
site-caravansary-tan = sandfarbene Karawanserei
site-caravansary-teal = türkisfarbene Karawanserei
site-caravansary-orange = orangefarbene Karawanserei
site-palace-purple = violetter Palast
site-palace-tan = sandfarbener Palast
site-palace-teal = türkisfarbener Palast
site-palace-orange = orangefarbener Palast
site-library-purple = violette Bibliothek
site-library-tan = sandfarbene Bibliothek
site-library-teal = türkisfarbene Bibliothek
site-library-orange = orangefarbene Bibliothek
site-marketplace-purple = violetter Marktplatz
site-marketplace-tan = sandfarbener Marktplatz
site-marketplace-teal = türkisfarbener Marktplatz
site-marketplace-orange = orangefarbener Marktplatz
site-mosque-purple = violette Moschee
site-mosque-tan = sandfarbene Moschee
site-mosque-teal = türkisfarbene Moschee
site-mosque-orange = orangefarbene Moschee
site-wall-purple = violette Mauer
site-wall-tan = sandfarbene Mauer
site-wall-teal = türkisfarbene Mauer
site-wall-orange = orangefarbene Mauer
site-camel_market = Kamel-Markt

## Mauerstücke und ihre Plätze

piece-purple-1 = erstes violettes Mauersegment
piece-tan-1 = erstes sandfarbenes Mauersegment
piece-teal-1 = erstes türkisfarbenes Mauersegment
piece-orange-1 = erstes orangefarbenes Mauersegment
piece-purple-2 = zweites violettes Mauersegment
piece-tan-2 = zweites sandfarbenes Mauersegment
piece-teal-2 = zweites türkisfarbenes Mauersegment
piece-orange-2 = zweites orangefarbenes Mauersegment
piece-purple-3 = violettes Tor
piece-tan-3 = sandfarbenes Tor
piece-teal-3 = türkisfarbenes Tor
piece-orange-3 = orangefarbenes Tor
wall_slot-n1 = Nord 1
wall_slot-n2 = Nord 2
wall_slot-n3 = Nord 3
wall_slot-n4 = Nord 4
wall_slot-n5 = Nord 5
wall_slot-e1 = Ost 1
wall_slot-e2 = Ost 2
wall_slot-e3 = Ost 3
wall_slot-e4 = Ost 4
wall_slot-e5 = Ost 5
wall_slot-s1 = Süd 1
wall_slot-s2 = Süd 2
wall_slot-s3 = Süd 3
wall_slot-s4 = Süd 4
wall_slot-s5 = Süd 5
wall_slot-w1 = West 1
wall_slot-w2 = West 2
wall_slot-w3 = West 3
wall_slot-w4 = West 4
wall_slot-w5 = West 5

## Kontrakte

stack-k1f = Level I, Gunst
stack-k1s = Level I, Soldat
stack-k2f = Level II, Gunst
stack-k2s = Level II, Soldat
stack-k3f = Level III, Gunst
stack-k3s = Level III, Soldat
contract-k1f-1 = Kontrakt I-1 (Gunst)
contract-k1f-2 = Kontrakt I-2 (Gunst)
contract-k1f-3 = Kontrakt I-3 (Gunst)
contract-k1s-1 = Kontrakt I-1 (Soldat)
contract-k1s-2 = Kontrakt I-2 (Soldat)
contract-k1s-3 = Kontrakt I-3 (Soldat)
contract-k2f-1 = Kontrakt II-1 (Gunst)
contract-k2f-2 = Kontrakt II-2 (Gunst)
contract-k2f-3 = Kontrakt II-3 (Gunst)
contract-k2s-1 = Kontrakt II-1 (Soldat)
contract-k2s-2 = Kontrakt II-2 (Soldat)
contract-k2s-3 = Kontrakt II-3 (Soldat)
contract-k3f-1 = Kontrakt III-1 (Gunst)
contract-k3f-2 = Kontrakt III-2 (Gunst)
contract-k3f-3 = Kontrakt III-3 (Gunst)
contract-k3s-1 = Kontrakt III-1 (Soldat)
contract-k3s-2 = Kontrakt III-2 (Soldat)
contract-k3s-3 = Kontrakt III-3 (Soldat)

## Felder des Moschee-Pfads

node-m1-1 = Feld 1, Pfad 1
node-m1-2 = Feld 1, Pfad 2
node-m1-3 = Feld 1, Pfad 3
node-m1-4 = Feld 1, Pfad 4
node-m2-1 = Feld 2, Pfad 1
node-m2-2 = Feld 2, Pfad 2
node-m2-3 = Feld 2, Pfad 3
node-m2-4 = Feld 2, Pfad 4
node-m3-a = Feld 3, Pfad A
node-m3-b = Feld 3, Pfad B
node-m4-a = Feld 4, Pfad A
node-m4-b = Feld 4, Pfad B
node-m5 = Feld 5
node-m6 = Feld 6
node-m7 = Feld 7
node-m8 = Feld 8
node-m9 = Feld 9
node-m10 = Feld 10
