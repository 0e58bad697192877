# Marrakesh auf Deutsch. Namen: `ask-` Fragen, `decision-` was entschieden wird, `do-` Knöpfe, `event-` das Protokoll,
# `no-` Gründe, `thing-` Vorschau, `option-` was für einen Tisch gewählt wird; alles andere sind die Wörter für die Werte
# von Argumenten. Ein Name nennt keine Menge, denn eine Ausgabe kann sie ändern; die Erklärungen (`-text`) nennen die
# üblichen.

## Fragen

ask-choose_line = Welchen Keshi legst du auf Feld { $n } deiner Oasenleiste? Du darfst ihn einsetzen, sobald du deine { $n }. Oase erforscht hast.
ask-choose_disk = Wie legst du deine Bürgerscheibe? Wähle das Feld, zu dem ihr erster Sektor zeigt.
ask-choose_provision = Welches deiner Versorgungsplättchen deckst du auf?
ask-choose_keshis = { $left ->
    [0] Alle drei Keshis sind gewählt.
    [one] Wähle geheim noch einen Keshi; jeder setzt einen Assistenten ein.
    [2] Wähle geheim noch zwei Keshis; jeder setzt einen Assistenten ein.
   *[other] Wähle geheim { $left } Keshis; jeder setzt einen Assistenten ein.
  }
ask-choose_joker = Mit dem roten Keshi setzt du einen Assistenten in einen Bezirk deiner Wahl. In welchen?
ask-choose_draft = Wähle eine Farbe, von der du Keshis aus dem Auffangbecken nimmst.
ask-choose_count = Wie viele nimmst du: { $colour }, einen oder zwei?
ask-choose_cell = Auf welches Feld des Marktplatzes setzt du den rosa Keshi?
ask-choose_path = Wohin zieht die Karawane?
ask-choose_seller = In welchen Bezirk setzt du den Wasserverkäufer?
ask-choose_town = Welche Wüstenstadt nimmst du?
ask-choose_resource = Wähle einen Rohstoff.
ask-choose_date_or_water = Nimmst du eine Dattel oder Wasser?
ask-choose_good = { $n ->
    [one] Wähle eine Ware.
   *[other] Wähle eine Warenfarbe: Du erhältst { $n } davon.
  }
ask-choose_colour = { $n ->
    [one] Wähle die Farbe, die du nimmst und einsetzt.
   *[other] Wähle die Farbe, die du nimmst und einsetzt; insgesamt sind es { $n } Keshis.
  }
ask-choose_stair = { $follow ->
    [0] Auf welcher Treppe steigst du
   *[other] Du steigst auf beiden Treppen. Auf welcher steigst du zuerst
  } { $n ->
    [one] eine Stufe
   *[other] { $n } Stufen
  } hinauf?
ask-choose_water = Fügst du Wasser hinzu, damit dein Fischer ein Feld weiter zieht?
ask-choose_worker = Welchen Assistenten nutzt du?
ask-choose_option = Was tut der Assistent hier: { $area }?
ask-choose_souk = Tausche eine Ware, kaufe ein Luxusgut oder höre auf.
ask-choose_spared = Der Imam erlässt dir eine Ware. Welche bezahlst du nicht für dieses Luxusgut: { $luxury }?
ask-choose_square = Die Scheibe ist gedreht. Welches Feld des Marktplatzes nutzt du?
ask-choose_connection = { $n ->
    [one] Wähle einen Verbindungsbonus auf der Linie zwischen deinen beiden Figuren.
   *[other] Wähle einen Verbindungsbonus auf der Linie zwischen deinen beiden Figuren: { $n } verschiedene nacheinander.
  }
ask-choose_scroll = Kaufe Schriftrollen oder höre auf.
ask-choose_free_scroll = { $of ->
    [orange] Deine Schriftrolle bringt eine orangefarbene: Nimm sie für eine Dattel, ohne Gelehrte, oder verzichte.
    [any] Deine Wüstenstadt bringt eine Schriftrolle: Nimm eine beliebige kostenlos oder verzichte.
   *[yellow] Deine Oasenleiste bringt eine gelbe Schriftrolle: Nimm eine kostenlos oder verzichte.
  }
ask-choose_area = Welche Bezirksaktion führst du aus? Du darfst auch verzichten.
ask-choose_gate = Baue ein Stadttor oder höre auf.
ask-choose_slot = Wo baust du dieses Tor: { $gate }?
ask-choose_next_keshi = Welchen Keshi von deinen neuen Toren setzt du als Nächstes ein?
ask-choose_oasis = Erforsche eine Oase oder höre auf.
ask-choose_line_keshi = Setzt du den Keshi von deiner Oasenleiste ein: { $colour }?
ask-choose_return = Welchen Keshi gibst du ab, um einen in einer anderen Farbe zu nehmen?
ask-choose_returned_cell = Von welchem Feld des Marktplatzes gibst du den rosa Keshi ab?
ask-choose_returned_seller = Aus welchem Bezirk gibst du den Wasserverkäufer ab?
ask-choose_rapid = Wähle den Bonus einer Stromschnelle, die dein Fischer überwunden hat.
ask-choose_tile_bonus = Du liegst auf dem Fluss vorn. Welchen Bonus des Flussplättchens nimmst du?
ask-choose_end = Alle deine Assistenten waren an der Reihe. Beendest du den Zug?
ask-choose_second = Nimmst du einen zweiten Keshi aus dem Auffangbecken? Er darf jede Farbe haben.
ask-choose_harvest = Was bringt der nächste grüne Keshi statt einer Dattel? { $n ->
    [one] Es ist der letzte.
   *[other] { $n } haben noch nichts gebracht.
  }
ask-choose_steps = Steigst du eine weitere Stufe hinauf: { $stair }? Deine Schriftrollen erlauben es.
ask-choose_payment = { $purpose ->
    [gate] Für das Tor
    [provisions] Für die Versorgung
    [refresh-grey] Für neue graue Schriftrollen
    [refresh-yellow] Für neue gelbe Schriftrollen
    [refresh-pink] Für neue rosa Schriftrollen
    [refresh-orange] Für neue orangefarbene Schriftrollen
    [oasis-left-1] Für die Oase ({ oasis_cell-left-1 })
    [oasis-left-2] Für die Oase ({ oasis_cell-left-2 })
    [oasis-left-3] Für die Oase ({ oasis_cell-left-3 })
    [oasis-right-1] Für die Oase ({ oasis_cell-right-1 })
    [oasis-right-2] Für die Oase ({ oasis_cell-right-2 })
    [oasis-right-3] Für die Oase ({ oasis_cell-right-3 })
   *[other] Für die Oase
  }: Womit bezahlst du? { $n ->
    [one] Ein Rohstoff ist noch zu bezahlen.
   *[other] { $n } Rohstoffe sind noch zu bezahlen.
  }
ask-choose_returned = Gibst du { $n ->
    [0] einen Rohstoff für Punkte ab?
   *[other] noch einen Rohstoff für Punkte ab? Bisher: { $n }.
  }
ask-choose_next_cell = Mehrere Felder des Marktplatzes bringen ihren Bonus. Welches ist das nächste?
ask-choose_gate_keshi = Welchen Keshi nimmst du für dieses Tor: { $gate }?
ask-choose_free_oasis = Erforsche kostenlos eine Oase oder höre auf. { $n ->
    [one] Eine ist noch möglich.
   *[other] { $n } sind noch möglich.
  }
ask-choose_scored = Welche deiner erforschten Oasen zählt jetzt? Am Spielende kann sie noch einmal zählen.
ask-choose_loose_oasis = Nimm eine der offenen Oasen oder verzichte.
ask-choose_free_luxury = Deine Wüstenstadt bringt ein Luxusgut: Nimm eines kostenlos oder verzichte.
ask-choose_free_gate = Deine Wüstenstadt bringt ein Stadttor: Baue eines, ohne Dinare zu bezahlen, wie immer mit einem Wächter, oder verzichte.
ask-choose_supplying = Versorgst du die Bevölkerung voll oder mit deiner Schriftrolle vermindert?

## Was entschieden wird

decision-choose_line = die Keshis auf der Oasenleiste
decision-choose_disk = die Lage der Bürgerscheibe
decision-choose_provision = das Versorgungsplättchen, das aufgedeckt wird
decision-choose_keshis = die geheime Wahl der Keshis
decision-choose_joker = der Bezirk für den Assistenten des roten Keshis
decision-choose_draft = die Farbe aus dem Auffangbecken
decision-choose_count = ein Keshi oder zwei
decision-choose_cell = das Feld für einen rosa Keshi
decision-choose_path = der Platz einer Karawane
decision-choose_seller = der Bezirk für einen Wasserverkäufer
decision-choose_town = die Wahl einer Wüstenstadt
decision-choose_resource = die Wahl eines Rohstoffs
decision-choose_date_or_water = eine Dattel oder Wasser
decision-choose_good = die Wahl einer Ware
decision-choose_colour = die Farbe eines Keshis
decision-choose_stair = Palasttreppe oder Moscheetreppe
decision-choose_water = Wasser für den Fischer
decision-choose_worker = der nächste Assistent
decision-choose_option = ein neuer Keshi oder die Bezirksaktion
decision-choose_souk = was im Souk geschieht
decision-choose_spared = die Ware, die erlassen wird
decision-choose_square = das Feld des Marktplatzes, das genutzt wird
decision-choose_connection = die Wahl eines Verbindungsbonus
decision-choose_scroll = die Schriftrollen, die gekauft werden
decision-choose_free_scroll = die Wahl einer kostenlosen Schriftrolle
decision-choose_area = die Wahl einer Bezirksaktion
decision-choose_gate = die Stadttore, die gebaut werden
decision-choose_slot = der Torplatz für ein Stadttor
decision-choose_next_keshi = der nächste Keshi, der eingesetzt wird
decision-choose_oasis = die Oasen, die erforscht werden
decision-choose_line_keshi = der Keshi von der Oasenleiste
decision-choose_return = der Keshi, der abgegeben wird
decision-choose_returned_cell = der rosa Keshi, der abgegeben wird
decision-choose_returned_seller = der Wasserverkäufer, der abgegeben wird
decision-choose_rapid = der Flussbonus
decision-choose_tile_bonus = der Bonus des Flussplättchens
decision-choose_end = das Ende des Zuges
decision-choose_second = der zweite Keshi der Verteilung
decision-choose_harvest = die Ernte im Dattelgarten
decision-choose_steps = weitere Stufen auf der Treppe
decision-choose_payment = womit bezahlt wird
decision-choose_returned = die Rohstoffe, die abgegeben werden
decision-choose_next_cell = das nächste Feld des Marktplatzes
decision-choose_gate_keshi = der Keshi zu einem Tor
decision-choose_free_oasis = die Oasen, die kostenlos erforscht werden
decision-choose_scored = die Oase, die sofort zählt
decision-choose_loose_oasis = die Wahl einer offenen Oase
decision-choose_free_luxury = die Wahl eines kostenlosen Luxusguts
decision-choose_free_gate = die Wahl eines kostenlosen Tors
decision-choose_supplying = volle oder verminderte Versorgung

## Knöpfe

do-line = Auf die Leiste legen: { $colour }
do-disk = { $sector ->
    [0] Erster Sektor oben
    [1] Erster Sektor oben rechts
    [2] Erster Sektor rechts
    [3] Erster Sektor unten rechts
    [4] Erster Sektor unten
    [5] Erster Sektor unten links
    [6] Erster Sektor links
   *[7] Erster Sektor oben links
  }
do-provision = Aufdecken: { $provision }
do-pick = Wählen: { $colour }
do-joker = Assistenten einsetzen: { $area }
do-draft = Nehmen: { $colour }
do-count = { $n ->
    [one] Einen nehmen
   *[other] Zwei nehmen
  }
do-cell = { $cell ->
    [0] Feld oben
    [1] Feld oben rechts
    [2] Feld rechts
    [3] Feld unten rechts
    [4] Feld unten
    [5] Feld unten links
    [6] Feld links
   *[7] Feld oben links
  }
do-path = Karawane: { $path }
do-seller = Wasserverkäufer: { $area }
do-town = Stadt nehmen: { $town }
do-resource = Rohstoff: { $resource }
do-good = Ware: { $good }
do-keshi = Einsetzen: { $colour }
do-stair = Hinaufsteigen: { $stair }
do-water = Wasser hinzufügen
do-enough = Genug
do-stop = Aufhören
do-decline = Verzichten
do-worker = Assistenten nutzen: { $area }
do-new_keshi = Neuen Keshi nehmen
do-area_action = Bezirksaktion ausführen
do-end_turn = Zug beenden
do-exchange = Tauschen: { $good }
do-buy = Kaufen: { $luxury }
do-spare = Nicht bezahlen: { $good }
do-connect = Bonus: { $connecting }
do-refresh = Schriftrollen austauschen: { $scroll_colour }
do-scroll = Schriftrolle: { $stack }
do-action = Aktion: { $area }
do-gate = Bauen: { $gate }
do-slot = Torplatz { $slot } { $slot ->
    [1] am Fluss
    [2] am Dattelgarten
    [3] am Souk
    [4] am Marktplatz
    [5] an der Moschee
    [6] am Palast
    [7] an der Medersa
   *[8] an der Sahara
  }
do-explore = Oase erforschen: { $oasis_cell }
do-explore_town = Stadt erforschen: { $town_cell }
do-place = Keshi einsetzen
do-give_back = Abgeben: { $colour }
do-rapid = Bonus von Stromschnelle { $rapid }
do-tile_bonus = { $n ->
    [one] Erster Bonus des Flussplättchens
   *[other] Zweiter Bonus des Flussplättchens
  }
do-souk_action = Aktion: Souk
do-pay = Bezahlen: { $resource }
do-add_date = Dattel hinzufügen: eine Stufe weiter
do-add_step = Kostenlose Stufe hinaufsteigen
do-point = Ein Punkt
do-souk_seller = Wasserverkäufer: Souk
do-take_luxury = Nehmen: { $luxury }
do-take_oasis = Offene Oase nehmen: { $oasis }
do-score_oasis = Diese Oase werten: { $oasis }
do-provide = Versorgung: { $way }

## Protokoll: Vorbereitung, Saisons, Runden

event-line_filled = { $who } legt einen Keshi auf Feld { $n } der Oasenleiste: { $colour }.
event-disk_laid = { $who } legt die Bürgerscheibe, den ersten Sektor { $sector ->
    [0] nach oben
    [1] nach oben rechts
    [2] nach rechts
    [3] nach unten rechts
    [4] nach unten
    [5] nach unten links
    [6] nach links
   *[7] nach oben links
  }.
event-provision_shown = { $who } deckt ein Versorgungsplättchen auf: { $provision }.
event-season_started = Saison { $season } beginnt. Wechselstube: { $exchange }.
event-round_started = Saison { $season }, Runde { $round } beginnt.
event-first_player = { $who } hat das Kamel und beginnt.
event-keshi_picked = { $who } wählt: { $colour }.
event-keshis_chosen = { $who } hat gewählt.
event-keshis_revealed = { $who } zeigt: { $colour }.
event-worker_placed = { $who } setzt einen Assistenten ein: { $area }.
event-keshis_thrown = { $n ->
    [one] { $n } Keshi kommt
   *[other] { $n } Keshis kommen
  } in den Turm.
event-tray_filled = Im Auffangbecken: { $colour }.
event-keshis_stuck = Im Turm { $n ->
    [0] steckt kein Keshi
    [one] steckt { $n } Keshi
   *[other] stecken { $n } Keshis
  }.

## Protokoll: Nehmen und Einsetzen

event-keshis_drafted = { $who } nimmt aus dem Auffangbecken: { $n } × { $colour }.
event-draft_skipped = { $who } kann keinen Keshi aus dem Auffangbecken einsetzen und nimmt keinen.
event-tray_cleared = Niemand kann { $n ->
    [one] den letzten Keshi im Auffangbecken einsetzen; er kommt
   *[other] die letzten { $n } Keshis im Auffangbecken einsetzen; sie kommen
  } zurück in den Vorrat.
event-keshi_placed = { $who } setzt ein: { $colour }.
event-keshi_lost = { $who } hat keinen Platz für diesen Keshi: { $colour }.
event-pink_placed = { $who } setzt einen rosa Keshi auf den Marktplatz: Feld { $cell ->
    [0] oben
    [1] oben rechts
    [2] rechts
    [3] unten rechts
    [4] unten
    [5] unten links
    [6] links
   *[7] oben links
  }.
event-caravan_placed = { $who } setzt eine Karawane ein: { $path }, Feld { $n }.
event-seller_placed = { $who } setzt einen Wasserverkäufer ein: { $area }.
event-oasis_revealed = { $who } deckt eine Oase auf ({ $oasis_cell }): { $oasis }.
event-town_taken = { $who } nimmt eine Wüstenstadt: { $town }.
event-oases_laid_out = Neben dem Spielplan liegen offene Oasen: { $oasis }.
event-oasis_taken = { $who } nimmt eine offene Oase: { $oasis }.
event-souk_seller_placed = { $who } setzt einen Wasserverkäufer in den Souk.

## Protokoll: Erhalten und Bezahlen

event-gained = { $who } erhält { $things }.
event-paid = { $who } bezahlt { $things }.
event-points_scored = { $who }: +{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
  }, { $source } (gesamt { $total }).
event-points_lost = { $who }: −{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
  }, { $source } (gesamt { $total }).
event-scroll_worked = Eine Schriftrolle von { $who } wirkt: { $scroll }.
event-harvested = { $who } erntet: { $things }{ $n ->
    [0] .
   *[other] ; Punkte: { $n }.
  }

## Protokoll: Assistenten und Bezirke

event-turn_started = { $who } beginnt den Zug.
event-turn_ended = { $who } beendet den Zug.
event-worker_activated = { $who } nutzt einen Assistenten: { $area }.
event-seller_gave_water = Ein Wasserverkäufer gibt { $who } Wasser: { $area }.
event-new_keshi = { $who } nimmt einen neuen Keshi: { $area }.
event-area_action = { $who } führt eine Bezirksaktion aus: { $area }.
event-fisherman_moved = { $who } zieht den Fischer { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
  } weiter; er steht auf Feld { $space }.
event-harbour_reached = { $who } erreicht den Hafen: das Feld für { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.
event-exchanged = { $who } tauscht eine Ware: { $good }.
event-luxury_bought = { $who } kauft ein Luxusgut: { $luxury }.
event-luxury_taken = { $who } nimmt ohne Bezahlung ein Luxusgut: { $luxury }.
event-luxuries_turned_up = Neu auf dem Markt: { $luxury }.
event-disk_turned = { $who } dreht die Bürgerscheibe; ihr erster Sektor zeigt jetzt { $sector ->
    [0] nach oben
    [1] nach oben rechts
    [2] nach rechts
    [3] nach unten rechts
    [4] nach unten
    [5] nach unten links
    [6] nach links
   *[7] nach oben links
  }.
event-square_used = { $who } nutzt den Marktplatz, Feld { $cell ->
    [0] oben
    [1] oben rechts
    [2] rechts
    [3] unten rechts
    [4] unten
    [5] unten links
    [6] links
   *[7] oben links
  }: { $n ->
    [0] kein Bürger, kein Bonus
    [one] Bonus einmal
    [2] Bonus zweimal
    [3] Bonus dreimal
   *[other] Bonus { $n }-mal
  }.
event-climbed = { $who } steht auf Stufe { $step }: { $stair }.
event-boundary_crossed = { $who } erreicht Abschnitt { $flight }: { $stair }.
event-connection_used = { $who } nutzt einen Verbindungsbonus: { $connecting }.
event-companion_joined = { $companion } begleitet jetzt { $who }.
event-companion_waits = { $companion } wartet auf Stufe { $step }.
event-companion_left = { $companion } verlässt das Spiel.
event-companion_spared = { $companion } erspart { $who } { $things }.
event-scrolls_refreshed = { $who } tauscht Schriftrollen aus: { $scroll_colour }.
event-scroll_bought = { $who } kauft eine Schriftrolle: { $scroll }.
event-scroll_taken = { $who } nimmt eine Schriftrolle: { $scroll }.
event-scrolls_turned_up = Neue Schriftrollen: { $scroll }.
event-gate_built = { $who } baut ein Tor { $slot ->
    [1] am Fluss
    [2] am Dattelgarten
    [3] am Souk
    [4] am Marktplatz
    [5] an der Moschee
    [6] am Palast
    [7] an der Medersa
   *[8] an der Sahara
  }: { $gate_colour }, { $workshop }.
event-oasis_explored = { $who } erforscht eine Oase: { $oasis }.
event-town_explored = { $who } erforscht eine Wüstenstadt: { $town }.
event-line_keshi_declined = { $who } verzichtet auf den Keshi der Oasenleiste: { $colour }.
event-keshi_returned = { $who } gibt einen Keshi ab: { $colour }.
event-swap_skipped = { $who } hat keinen Keshi zum Tauschen.

## Protokoll: Abschlüsse

event-river_bonus = { $who } nimmt den Bonus von Stromschnelle { $rapid }.
event-river_tile = { $who } erhält einen Bonus des Flussplättchens: { $side }.
event-head_start = { $who } beginnt die nächste Saison auf dem Krokodilfeld, Feld { $space }.
event-fishermen_returned = { $n ->
    [one] Der Fischer kehrt an den Anfang des Flusses zurück.
   *[other] { $n } Fischer kehren an den Anfang des Flusses zurück.
  }
event-provisions_paid = { $who } versorgt die Bevölkerung.
event-provisions_failed = { $who } kann die Bevölkerung nicht versorgen und verliert alles Wasser, alle Datteln und Dinare und { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.
event-round_ended = Saison { $season }, Runde { $round } endet.
event-season_ended = Saison { $season } endet.
event-area_filled = { $who } hat einen vollständigen Bezirk: { $area }.
event-oasis_scored = Eine Oase zählt für { $who }: { $oasis }, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.
event-town_scored = Eine Wüstenstadt zählt für { $who }: { $town }, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.
event-game_ended = Spielende. { $n ->
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
} Rangfolge: { $other }.

## Warum nicht? Wählen und Nehmen

no-pick-chosen = Diesen Keshi hast du schon gewählt: { $colour }.
no-pick-used = Dieser Keshi liegt in dieser Saison nicht mehr hinter deinem Sichtschirm: { $colour }.
no-pick-order = Die drei Keshis werden in der Reihenfolge der Farben gewählt; jetzt nicht möglich: { $colour }.
no-joker-taken = Dort steht schon ein Assistent von dir: { $area }.
no-draft-no_room = Für diesen Keshi hast du keinen Platz: { $colour }.
no-draft-none = Im Auffangbecken liegt kein solcher Keshi: { $colour }.
no-draft-only_one = Im Auffangbecken liegt nur ein solcher Keshi: { $colour }.
no-draft-room_for_one = Du hast nur noch für einen solchen Keshi Platz: { $colour }.

## Warum nicht? Einsetzen

no-keshi-same_colour = Der Keshi muss eine andere Farbe haben als der abgegebene; nicht möglich: { $colour }.
no-keshi-no_room = Für diesen Keshi hast du keinen Platz: { $colour }.
no-keshi-area_full = Dieser Bezirk ist voll: { $area }.
no-cell-taken = Hier liegt schon ein rosa Keshi: Feld { $cell ->
    [0] oben
    [1] oben rechts
    [2] rechts
    [3] unten rechts
    [4] unten
    [5] unten links
    [6] links
   *[7] oben links
  }.
no-cell-empty = Hier liegt kein rosa Keshi: Feld { $cell ->
    [0] oben
    [1] oben rechts
    [2] rechts
    [3] unten rechts
    [4] unten
    [5] unten links
    [6] links
   *[7] oben links
  }.
no-path-covered = Mit den Wüstenstädten ist die Startoase abgedeckt; nicht möglich: { $path }.
no-path-full = Für eine Karawane ist hier kein Feld mehr frei: { $path }.
no-seller-there = Hier gibt es schon einen Wasserverkäufer: { $area }.

## Warum nicht? Assistenten und Bezirke

no-worker-none = Hier steht kein Assistent, den du noch nutzen kannst: { $area }.
no-provision-shown = Dieses Versorgungsplättchen ist schon aufgedeckt: { $provision }.
no-water-none = Du hast kein Wasser.
no-rapid-not_crossed = Stromschnelle { $rapid } hat dein Fischer nicht überwunden.
no-exchange-none = Diese Ware hast du nicht: { $good }.
no-luxury-cost = Dir fehlen Waren für dieses Luxusgut: { $luxury }.
no-connection-other_line = Dieses Feld liegt nicht auf der Linie zwischen deinen beiden Figuren: { $connecting }.
no-scroll-duty = Nach dem Austauschen musst du zuerst eine Schriftrolle dieser Farbe kaufen: { $scroll_colour }.
no-scroll-scholars = Für diese Schriftrolle und die schon gekauften dieser Aktion brauchst du { $n ->
    [one] einen Gelehrten
   *[other] { $n } Gelehrte
  }; du hast { $has }.
no-scroll-dates = Du kannst die { $n ->
    [one] Dattel
   *[other] { $n } Datteln
  } für diese Schriftrolle nicht bezahlen.
no-refresh-impossible = Diese Schriftrollen kannst du nicht austauschen: { $scroll_colour }. Nötig sind ein Dinar und danach die Gelehrten und Datteln für eine solche Schriftrolle.
no-refresh-used = Du hast in dieser Runde schon Schriftrollen ausgetauscht; nicht möglich: { $scroll_colour }.
no-refresh-too_late = Ausgetauscht wird vor dem ersten Kauf der Runde; jetzt nicht möglich: { $scroll_colour }.
no-gate-no_guard = Jedes Tor braucht einen Wächter aus deinem Wachturm, und dort ist keiner mehr.
no-gate-dinars = Dieses Tor kostet { $n ->
    [one] einen Dinar
   *[other] { $n } Dinare
  }; du hast { $has }.
no-slot-taken = Auf dem Torplatz { $slot ->
    [1] am Fluss
    [2] am Dattelgarten
    [3] am Souk
    [4] am Marktplatz
    [5] an der Moschee
    [6] am Palast
    [7] an der Medersa
   *[8] an der Sahara
  } steht schon ein Tor.
no-oasis-hidden = Diese Oase hat noch keine deiner Karawanen erreicht.
no-oasis-cost = Du kannst das Erforschen dieser Oase nicht bezahlen.
no-town-cost = Dir fehlen Waren, um diese Stadt zu erforschen.
no-return-not_possible = Einen solchen Keshi, den du abgeben könntest, hast du nicht: { $colour }. Karawanen, Wächter an Toren und Waren bleiben.
no-cell-not_among = Keinen Bonus bringt das Feld { $cell ->
    [0] oben
    [1] oben rechts
    [2] rechts
    [3] unten rechts
    [4] unten
    [5] unten links
    [6] links
   *[7] oben links
  }.
no-keshi-not_shown = Das Flussplättchen zeigt diese Farbe nicht: { $colour }.
no-harvest-order = Zuerst wird Wasser gewählt, dann Dinare, dann Punkte; du bist schon weiter.
no-harvest-no_scroll = Du hast die Schriftrolle nicht, die das erlaubt.
no-harvest-rest = Alle übrigen grünen Keshis bringen Datteln, wenn du nichts anderes mehr wählst.
no-pay-order = Zuerst wird mit Wasser bezahlt, dann mit Datteln, dann mit Dinaren; du bist schon weiter, nicht mehr möglich: { $resource }.
no-pay-none = Davon hast du nichts mehr übrig: { $resource }.
no-pay-too_few = Der Rest würde nicht reichen, um fertig zu bezahlen; nicht möglich: { $resource }.
no-returned-all = Mehr als { $n } zählen für diese Oase nicht.
no-returned-other = Das zählt für diese Oase nicht: { $resource }.
no-scroll-other_colour = Diesmal kann nur eine Schriftrolle dieser Farbe genommen werden: { $scroll_colour }.
no-oasis-not_explored = Diese Oase hast du nicht erforscht: { $oasis }.
no-souk-exchanging = Dieser Assistent hat mit dem Tauschen begonnen und kann nicht mehr kaufen.
no-souk-buying = Dieser Assistent hat mit dem Kaufen begonnen und kann nicht mehr tauschen.
no-steps-once = Die kostenlose Stufe deiner Schriftrolle hast du in dieser Bewegung schon genutzt.
no-steps-no_scroll = Für solche weiteren Stufen fehlt dir die Schriftrolle.
no-steps-no_date = Du hast keine Dattel.
no-connection-used = Den Bonus dieses Feldes hast du schon erhalten: { $connecting }.

## Mengen

things-water = { $n ->
    [one] { $n } Wasser
   *[other] { $n } Wasser
  }
things-date = { $n ->
    [one] { $n } Dattel
   *[other] { $n } Datteln
  }
things-dinar = { $n ->
    [one] { $n } Dinar
   *[other] { $n } Dinare
  }
things-yellow = { $n ->
    [one] { $n } Gewürz (gelb)
   *[other] { $n } Gewürze (gelb)
  }
things-purple = { $n ->
    [one] { $n } Teppich (lila)
   *[other] { $n } Teppiche (lila)
  }
things-orange = { $n ->
    [one] { $n } Lampe (orange)
   *[other] { $n } Lampen (orange)
  }

## Was in Gefahr ist

danger-provisions_short = Für die Versorgung fehlt noch: { $things }. Auf dem Spiel stehen alle Ressourcen und { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.

## Dinge einer Vorschau; die Zahl steht davor

thing-points = { $n ->
    [one] Punkt
   *[other] Punkte
  }
thing-water = { $n ->
    [one] Wasser
   *[other] Wasser
  }
thing-date = { $n ->
    [one] Dattel
   *[other] Datteln
  }
thing-dinar = { $n ->
    [one] Dinar
   *[other] Dinare
  }
thing-good_yellow = { $n ->
    [one] Gewürz
   *[other] Gewürze
  }
thing-good_purple = { $n ->
    [one] Teppich
   *[other] Teppiche
  }
thing-good_orange = { $n ->
    [one] Lampe
   *[other] Lampen
  }
thing-keshi_green = { $n ->
    [one] grüner Keshi
   *[other] grüne Keshis
  }
thing-keshi_grey = { $n ->
    [one] grauer Keshi
   *[other] graue Keshis
  }
thing-keshi_white = { $n ->
    [one] weißer Keshi
   *[other] weiße Keshis
  }
thing-keshi_black = { $n ->
    [one] schwarzer Keshi
   *[other] schwarze Keshis
  }
thing-keshi_pink = { $n ->
    [one] rosa Keshi
   *[other] rosa Keshis
  }
thing-keshi_turquoise = { $n ->
    [one] türkisfarbener Keshi
   *[other] türkisfarbene Keshis
  }
thing-keshi_beige = { $n ->
    [one] beigefarbener Keshi
   *[other] beigefarbene Keshis
  }
thing-keshi_brown = { $n ->
    [one] brauner Keshi
   *[other] braune Keshis
  }
thing-keshi_red = { $n ->
    [one] Wasserverkäufer
   *[other] Wasserverkäufer
  }
thing-scrolls = { $n ->
    [one] Schriftrolle
   *[other] Schriftrollen
  }
thing-luxuries = { $n ->
    [one] Luxusgut
   *[other] Luxusgüter
  }
thing-gates = { $n ->
    [one] Tor
   *[other] Tore
  }
thing-oases = { $n ->
    [one] erforschte Oase
   *[other] erforschte Oasen
  }

## Was für einen Tisch gewählt wird

option-floor = Zwischenboden im Turm
option-floor-help = Auf dem Zwischenboden B2 bleiben mehr Keshis im Turm stecken als auf B1.
option-floor-b1 = B1
option-floor-b2 = B2
option-first_river_tiles = Flussplättchen der ersten Partie
option-first_river_tiles-help = Es liegen die empfohlenen Flussplättchen aus. Sonst wird für jede Saison eines gezogen.
option-stair_tiles = Treppenplättchen
option-stair_tiles-help = Erste Erweiterung: Plättchen überdecken die meisten Boni zwischen den Treppen, in jeder Partie anders.
option-chosen_stair_tiles = Vereinbarte Treppenplättchen
option-chosen_stair_tiles-help = Mit Erweiterung 1: die zwölf Plättchen, auf die ihr euch einigt, in der Reihenfolge der Felder, etwa: 9b, 12a, … Sonst werden sie gezogen.
option-companions = Sultan und Imam
option-companions-help = Zweite Erweiterung: Sultan und Imam begleiten Figuren auf den Treppen und machen Schriftrollen und Luxusgüter billiger.
option-exchange_tiles = Mehr Wechselstuben
option-exchange_tiles-help = Dritte Erweiterung: Wechselstuben, die auch Flussfelder, Stufen und Punkte bringen.
option-only_new_exchange_tiles = Nur neue Wechselstuben
option-only_new_exchange_tiles-help = Mit der dritten Erweiterung: Nur deren Wechselstuben sind im Spiel.
option-citizens = Andere Bürger
option-citizens-help = Vierte Erweiterung: die andere Seite der Bürgerscheibe, mit einem leeren und einem sehr vollen Sektor.
option-towns = Wüstenstädte
option-towns-help = Fünfte Erweiterung: Die Pfade der Sahara führen zu Wüstenstädten, und die Startoase ist abgedeckt.
option-colours = Farben
option-colours-help = Die Farbe jedes Platzes.
option-colours-green = Grün
option-colours-blue = Blau
option-colours-yellow = Gelb
option-colours-red = Rot

## Keshis

colour-green = Dattelpflücker (grün)
colour-green-text = Kommt in den Dattelgarten. Wer ihn einsetzt, erhält 1 Punkt.
colour-grey = Gelehrter (grau)
colour-grey-text = Kommt in die Medersa. Schriftrollen verlangen Gelehrte.
colour-white = Höfling (weiß)
colour-white-text = Kommt in den Palast. Jeder bringt bei der Palastaktion eine Stufe.
colour-black = Imam (schwarz)
colour-black-text = Kommt in die Moschee. Jeder bringt bei der Moscheeaktion eine Stufe.
colour-pink = Fakir (rosa)
colour-pink-text = Kommt auf ein freies Feld des Marktplatzes und bringt einmal den Bonus dieses Feldes.
colour-turquoise = Fisch (türkis)
colour-turquoise-text = Kommt an den Fluss. Jeder bringt bei der Flussaktion ein Feld.
colour-beige = Wächter (beige)
colour-beige-text = Kommt in den Wachturm der Medina. Jedes Tor braucht einen Wächter.
colour-brown = Karawane (braun)
colour-brown-text = Kommt auf das nächste Feld eines Pfads in der Sahara und deckt dort die Oase auf, oder in die Startoase, die erst zwei Rohstoffe nach Wahl und dann 2 Punkte bringt.
colour-red = Wasserverkäufer (rot)
colour-red-text = Als einer deiner drei Keshis setzt er einen Assistenten in einen beliebigen Bezirk. Auf dem Tableau kommt er auf das Wasserverkäuferfeld eines der acht Bezirke; jeder Assistent, den du dort nutzt, bringt dann 1 Wasser.
colour-purple = Teppich (lila)
colour-purple-text = Eine Ware: Sie kommt in den Souk, zum Tauschen oder für Luxusgüter.
colour-orange = Lampe (orange)
colour-orange-text = Eine Ware: Sie kommt in den Souk, zum Tauschen oder für Luxusgüter.
colour-yellow = Gewürz (gelb)
colour-yellow-text = Eine Ware: Sie kommt in den Souk, zum Tauschen oder für Luxusgüter.
good-yellow = Gewürz (gelb)
good-purple = Teppich (lila)
good-orange = Lampe (orange)
resource-water = Wasser
resource-date = Dattel
resource-dinar = Dinar

## Bezirke

area-garden = Dattelgarten
area-garden-text = Du erhältst so viele Datteln, wie du hier grüne Keshis hast.
area-madrasa = Medersa
area-madrasa-text = Du kaufst Schriftrollen. Zusammen dürfen sie so viele Gelehrte verlangen, wie du hier graue Keshis hast, und jede kostet Datteln. Einmal pro Runde kannst du vor dem ersten Kauf für einen Dinar die Schriftrollen einer Farbe austauschen.
area-palace = Palast
area-palace-text = Dein Berater steigt auf der Palasttreppe so viele Stufen hinauf, wie du hier weiße Keshis hast. Jeder neue Abschnitt bringt einen Dinar und einen Verbindungsbonus.
area-mosque = Moschee
area-mosque-text = Dein Schüler steigt auf der Moscheetreppe so viele Stufen hinauf, wie du hier schwarze Keshis hast. Jeder neue Abschnitt bringt einen Dinar und einen Verbindungsbonus.
area-square = Marktplatz
area-square-text = Deine Bürgerscheibe dreht sich um einen Sektor. Dann wählst du ein Feld mit einem rosa Keshi und erhältst seinen Bonus für jeden Bürger davor einmal.
area-river = Fluss
area-river-text = Dein Fischer zieht so viele Felder, wie du hier türkisfarbene Keshis hast, und für jedes hinzugefügte Wasser ein Feld weiter.
area-medina = Medina
area-medina-text = Du baust Stadttore mit Wächtern aus dem Wachturm. Ein Tor kostet, was seine Werkstatt verlangt; es bringt einen Keshi seiner Farbe und auf einem Torplatz seiner Farbe Punkte.
area-sahara = Sahara
area-sahara-text = Du erforschst Oasen, die deine Karawanen erreicht haben, und bezahlst, was ihre Felder kosten. Jede erforschte Oase kommt auf deine Oasenleiste; am Ende zählen die besten.
area-souk = Souk
area-souk-text = Jeder Assistent tauscht eine Ware in der Wechselstube oder kauft ein Luxusgut.
stair-palace = Palasttreppe
stair-mosque = Moscheetreppe
path-left = linker Pfad
path-right = rechter Pfad
path-start = Startoase
way-all = voll
way-less = vermindert
companion-sultan = Der Sultan
companion-sultan-text = Wen der Sultan begleitet, der bezahlt für jede Schriftrolle 1 Dattel weniger.
companion-imam = Der Imam
companion-imam-text = Wen der Imam begleitet, der bezahlt für jedes Luxusgut 1 Ware nach Wahl weniger.
oasis_cell-left-1 = linker Pfad, Feld 1
oasis_cell-left-2 = linker Pfad, Feld 2
oasis_cell-left-3 = linker Pfad, Feld 3
oasis_cell-right-1 = rechter Pfad, Feld 1
oasis_cell-right-2 = rechter Pfad, Feld 2
oasis_cell-right-3 = rechter Pfad, Feld 3
town_cell-left-4 = Ende des linken Pfads
town_cell-right-4 = Ende des rechten Pfads

## Schriftrollen: ein Name, und was die Rolle tut

scroll_colour-grey = grau
scroll_colour-grey-text = Eine graue Schriftrolle verlangt 1 Gelehrten und kostet 1 Dattel.
scroll_colour-yellow = gelb
scroll_colour-yellow-text = Eine gelbe Schriftrolle verlangt 3 Gelehrte und kostet 1 Dattel.
scroll_colour-pink = rosa
scroll_colour-pink-text = Eine rosa Schriftrolle verlangt 5 Gelehrte und kostet 2 Datteln.
scroll_colour-orange = orange
scroll_colour-orange-text = Eine orangefarbene Schriftrolle verlangt 7 Gelehrte und kostet 3 Datteln.
stack-grey-1 = grau, Stapel 1
stack-grey-2 = grau, Stapel 2
stack-grey-3 = grau, Stapel 3
stack-yellow-1 = gelb, Stapel 1
stack-yellow-2 = gelb, Stapel 2
stack-yellow-3 = gelb, Stapel 3
stack-pink-1 = rosa, Stapel 1
stack-pink-2 = rosa, Stapel 2
stack-pink-3 = rosa, Stapel 3
stack-orange-1 = orange, Stapel 1
stack-orange-2 = orange, Stapel 2
stack-orange-3 = orange, Stapel 3
scroll-s01 = grüner Keshi (grau, Nr. 1)
scroll-s01-text = Sofort: Nimm einen grünen Keshi und setze ihn ein.
scroll-s02 = grauer Keshi (grau, Nr. 2)
scroll-s02-text = Sofort: Nimm einen grauen Keshi und setze ihn ein.
scroll-s03 = weißer Keshi (grau, Nr. 3)
scroll-s03-text = Sofort: Nimm einen weißen Keshi und setze ihn ein.
scroll-s04 = schwarzer Keshi (grau, Nr. 4)
scroll-s04-text = Sofort: Nimm einen schwarzen Keshi und setze ihn ein.
scroll-s05 = rosa Keshi (grau, Nr. 5)
scroll-s05-text = Sofort: Nimm einen rosa Keshi und setze ihn ein.
scroll-s06 = türkisfarbener Keshi (grau, Nr. 6)
scroll-s06-text = Sofort: Nimm einen türkisfarbenen Keshi und setze ihn ein.
scroll-s07 = beigefarbener Keshi (grau, Nr. 7)
scroll-s07-text = Sofort: Nimm einen beigefarbenen Keshi und setze ihn ein.
scroll-s08 = brauner Keshi (grau, Nr. 8)
scroll-s08-text = Sofort: Nimm einen braunen Keshi und setze ihn ein.
scroll-s09 = roter Keshi (grau, Nr. 9)
scroll-s09-text = Sofort: Nimm einen roten Keshi und setze ihn ein.
scroll-s10 = lila Keshi (grau, Nr. 10)
scroll-s10-text = Sofort: Nimm einen lila Keshi und setze ihn ein.
scroll-s11 = orangefarbener Keshi (grau, Nr. 11)
scroll-s11-text = Sofort: Nimm einen orangefarbenen Keshi und setze ihn ein.
scroll-s12 = gelber Keshi (grau, Nr. 12)
scroll-s12-text = Sofort: Nimm einen gelben Keshi und setze ihn ein.
scroll-s13 = Wasser für jeden Abschnitt (grau, Nr. 13)
scroll-s13-text = Dauerhaft: Jeder Treppenabschnitt, den eine deiner Figuren erreicht, bringt 1 Wasser.
scroll-s14 = Datteln für jeden Abschnitt (grau, Nr. 14)
scroll-s14-text = Dauerhaft: Jeder Treppenabschnitt, den eine deiner Figuren erreicht, bringt 1 Dattel.
scroll-s15 = Dinare für jeden Abschnitt (grau, Nr. 15)
scroll-s15-text = Dauerhaft: Jeder Treppenabschnitt, den eine deiner Figuren erreicht, bringt 1 Dinar mehr.
scroll-s16 = Flussfelder für jeden Abschnitt (grau, Nr. 16)
scroll-s16-text = Dauerhaft: Für jeden Treppenabschnitt, den eine deiner Figuren erreicht, zieht dein Fischer 1 Feld; du darfst Wasser hinzufügen.
scroll-s17 = Stromschnellen unterwegs (grau, Nr. 17)
scroll-s17-text = Dauerhaft: Überwindet dein Fischer eine Stromschnelle, erhältst du sofort ihren Bonus.
scroll-s18 = besserer Tausch (grau, Nr. 18)
scroll-s18-text = Dauerhaft: Jeder Tausch in der Wechselstube bringt zusätzlich 1 Rohstoff deiner Wahl.
scroll-s19 = Wasser (grau, Nr. 19)
scroll-s19-text = Sofort: 2 Wasser.
scroll-s20 = Dinare (grau, Nr. 20)
scroll-s20-text = Sofort: 2 Dinare.
scroll-s21 = Datteln (grau, Nr. 21)
scroll-s21-text = Sofort: 3 Datteln.
scroll-s22 = blaue Werkstatt ohne Verlust (gelb, Nr. 22)
scroll-s22-text = Dauerhaft: Ein Tor, das du bei der blauen Werkstatt kaufst, kostet dich keine Punkte.
scroll-s23 = Wasser aus dem Garten (gelb, Nr. 23)
scroll-s23-text = Dauerhaft: Bei der Gartenaktion kann jeder grüne Keshi statt einer Dattel 1 Wasser bringen.
scroll-s24 = Dinare aus dem Garten (gelb, Nr. 24)
scroll-s24-text = Dauerhaft: Bei der Gartenaktion kann jeder grüne Keshi statt einer Dattel 1 Dinar bringen.
scroll-s25 = Punkte aus dem Garten (gelb, Nr. 25)
scroll-s25-text = Dauerhaft: Bei der Gartenaktion kann jeder grüne Keshi statt einer Dattel 1 Punkt bringen.
scroll-s26 = Stufen für Datteln (gelb, Nr. 26)
scroll-s26-text = Dauerhaft: Steigt eine deiner Figuren, darfst du weitere Stufen für je 1 Dattel kaufen.
scroll-s27 = Stufen für Wasser (gelb, Nr. 27)
scroll-s27-text = Dauerhaft: Steigt eine deiner Figuren, darfst du weitere Stufen für je 1 Wasser kaufen.
scroll-s28 = alle Stromschnellen je Saison (gelb, Nr. 28)
scroll-s28-text = Am Ende jeder Saison: der Bonus jeder Stromschnelle, die dein Fischer überwunden hat.
scroll-s29 = Punkte vom Marktplatz (gelb, Nr. 29)
scroll-s29-text = Dauerhaft: Nach jeder Marktplatzaktion 2 Punkte für jeden Bürger vor dem Feld für Punkte; ein Keshi muss dort nicht liegen.
scroll-s30 = beliebiger Keshi (gelb, Nr. 30)
scroll-s30-text = Sofort: Nimm 1 Keshi beliebiger Farbe und setze ihn ein.
scroll-s31 = mehr Bürger (gelb, Nr. 31)
scroll-s31-text = Dauerhaft: Jeder Sektor deiner Bürgerscheibe zählt 1 Bürger mehr.
scroll-s32 = billigere Tore (gelb, Nr. 32)
scroll-s32-text = Dauerhaft: Jedes Tor, das du kaufst, kostet 1 Dinar weniger, aber nie weniger als nichts.
scroll-s33 = bezahlen ohne Dinare (gelb, Nr. 33)
scroll-s33-text = Dauerhaft: Jeden Dinar eines Preises darfst du auch mit Wasser oder einer Dattel bezahlen.
scroll-s34 = mehrere Luxusgüter (gelb, Nr. 34)
scroll-s34-text = Dauerhaft: Ein Assistent im Souk darf mehrere Luxusgüter kaufen.
scroll-s35 = mehr von Wasserverkäufern (gelb, Nr. 35)
scroll-s35-text = Dauerhaft: Deine Wasserverkäufer geben 2 Wasser statt 1.
scroll-s36 = beliebiger Keshi zum Tor (gelb, Nr. 36)
scroll-s36-text = Dauerhaft: Der Keshi eines Tors, das du kaufst, darf jede Farbe haben.
scroll-s37 = Gewürze (gelb, Nr. 37)
scroll-s37-text = Sofort: 2 Gewürze.
scroll-s38 = Teppiche (gelb, Nr. 38)
scroll-s38-text = Sofort: 2 Teppiche.
scroll-s39 = Lampen (gelb, Nr. 39)
scroll-s39-text = Sofort: 2 Lampen.
scroll-s40 = Gewürz und Teppich (gelb, Nr. 40)
scroll-s40-text = Sofort: 1 Gewürz und 1 Teppich.
scroll-s41 = Gewürz und Lampe (gelb, Nr. 41)
scroll-s41-text = Sofort: 1 Gewürz und 1 Lampe.
scroll-s42 = Teppich und Lampe (gelb, Nr. 42)
scroll-s42-text = Sofort: 1 Teppich und 1 Lampe.
scroll-s43 = beliebige Keshis (rosa, Nr. 43)
scroll-s43-text = Sofort: Nimm nacheinander 2 Keshis beliebiger Farben und setze sie ein.
scroll-s44 = verminderte Versorgung (rosa, Nr. 44)
scroll-s44-text = Dauerhaft: Statt der verlangten Versorgung darfst du 1 Dinar und für jedes offene Plättchen 1 beliebigen Rohstoff bezahlen.
scroll-s45 = billigere Oasen (rosa, Nr. 45)
scroll-s45-text = Dauerhaft: Eine Oase zu erforschen, kostet dich 1 Rohstoff deiner Wahl.
scroll-s46 = mehrmals tauschen (rosa, Nr. 46)
scroll-s46-text = Dauerhaft: Ein Assistent im Souk darf die Wechselstube mehrmals nutzen.
scroll-s47 = belebte Felder (rosa, Nr. 47)
scroll-s47-text = Sofort: Jedes Feld deines Marktplatzes, vor dem genau 3 Bürger stehen, bringt seinen Bonus dreimal; ein Keshi muss dort nicht liegen.
scroll-s48 = längere Wege (rosa, Nr. 48)
scroll-s48-text = Dauerhaft: Steigt eine deiner Figuren, darf sie 1 weitere Stufe steigen.
scroll-s49 = mehr auf der Moscheetreppe (rosa, Nr. 49)
scroll-s49-text = Dauerhaft: Auf der letzten Stufe der Moscheetreppe bringt jede weitere 2 Punkte statt 1.
scroll-s50 = Punkte von Wasserverkäufern (rosa, Nr. 50)
scroll-s50-text = Dauerhaft: Gibt dir ein Wasserverkäufer Wasser und führt der Assistent dann die Bezirksaktion aus, erhältst du dazu 2 Punkte.
scroll-s51 = ruhige Felder (rosa, Nr. 51)
scroll-s51-text = Dauerhaft: Nach jeder Marktplatzaktion bringt jedes Feld, vor dem genau 1 Bürger steht, einmal seinen Bonus; ein Keshi muss dort nicht liegen.
scroll-s52 = mehr auf der Palasttreppe (rosa, Nr. 52)
scroll-s52-text = Dauerhaft: Auf der letzten Stufe der Palasttreppe bringt jede weitere 2 Punkte statt 1.
scroll-s53 = Bezirksaktion (rosa, Nr. 53)
scroll-s53-text = Sofort: Du darfst die Aktion eines beliebigen Bezirks ausführen, ohne Assistenten.
scroll-s54 = Nachbarfelder (rosa, Nr. 54)
scroll-s54-text = Dauerhaft: Ein rosa Keshi, den du einsetzt, bringt auch die Boni der beiden Nachbarfelder.
scroll-s55 = Stufen auf beiden Treppen (rosa, Nr. 55)
scroll-s55-text = Sofort: 3 Stufen auf der Palasttreppe und 3 Stufen auf der Moscheetreppe, in beliebiger Reihenfolge.
scroll-s56 = mehr im Hafen (rosa, Nr. 56)
scroll-s56-text = Dauerhaft: Im Hafen bringt jedes weitere Feld 2 Punkte statt 1.
scroll-s57 = Wasserverkäufer im Souk (rosa, Nr. 57)
scroll-s57-text = Sofort: 3 Wasser und ein Wasserverkäufer für deinen Souk, der dann für jeden dort genutzten Assistenten Wasser gibt.
scroll-s58 = eine orangefarbene Rolle (rosa, Nr. 58)
scroll-s58-text = Sofort: Du darfst 1 Dattel bezahlen und eine offene orangefarbene Schriftrolle nehmen; Gelehrte sind nicht nötig.
scroll-s59 = die ganze Linie (rosa, Nr. 59)
scroll-s59-text = Sofort: die Boni aller Felder auf der Linie zwischen deinen beiden Figuren, in beliebiger Reihenfolge.
scroll-s60 = mehr von Stromschnellen (rosa, Nr. 60)
scroll-s60-text = Dauerhaft: Jeden Bonus einer Stromschnelle erhältst du zweimal.
scroll-s61 = mehrere Farben in der Verteilung (orange, Nr. 61)
scroll-s61-text = Dauerhaft: Bei der Verteilung nimmst du jedes Mal bis zu 2 Keshis beliebiger Farben.
scroll-s62 = kostenlose Oasen (orange, Nr. 62)
scroll-s62-text = Sofort: Erforsche kostenlos bis zu 3 deiner aufgedeckten Oasen.
scroll-s63 = mehr Verbindungsboni (orange, Nr. 63)
scroll-s63-text = Dauerhaft: Jeder Treppenabschnitt, den eine deiner Figuren erreicht, bringt 2 verschiedene Verbindungsboni.
scroll-s64 = Keshi und Aktion (orange, Nr. 64)
scroll-s64-text = Sofort: Nimm 1 Keshi beliebiger Farbe, setze ihn ein und führe dann die Aktion seines Bezirks aus.
scroll-s65 = Marktplatz noch einmal (orange, Nr. 65)
scroll-s65-text = Dauerhaft: Du führst jede Marktplatzaktion zweimal hintereinander aus.
scroll-s66 = mehr Keshis zum Tor (orange, Nr. 66)
scroll-s66-text = Dauerhaft: Ein Tor, das du kaufst, bringt 2 Keshis seiner Farbe.
scroll-s67 = beliebige Keshis (orange, Nr. 67)
scroll-s67-text = Sofort: Nimm nacheinander 3 Keshis beliebiger Farben und setze sie ein.
scroll-s68 = Punkte beim Aufdecken (orange, Nr. 68)
scroll-s68-text = Dauerhaft: Wird eine deiner Oasen aufgedeckt, zählt sie sofort und kann später noch einmal zählen.
scroll-s69 = alle Stromschnellen je Runde (orange, Nr. 69)
scroll-s69-text = Am Ende jeder Runde: der Bonus jeder Stromschnelle, die dein Fischer überwunden hat, statt nur einer.
scroll-s70 = alle Fakire (orange, Nr. 70)
scroll-s70-text = Sofort: Jedes Feld mit einem deiner rosa Keshis bringt seinen Bonus so oft, wie Bürger davor stehen.
scroll-s71 = eine Oase sofort (orange, Nr. 71)
scroll-s71-text = Sofort: Eine deiner erforschten Oasen zählt; am Spielende kann sie noch einmal zählen.
scroll-s72 = Punkte für Rohstoffe (orange, Nr. 72)
scroll-s72-text = Sofort: Gib beliebig viele Rohstoffe ab, für je 2 Punkte.

## Oasen: was dort am Spielende zählt

oasis-01 = grüne, schwarze, türkisfarbene Tore (Nr. 1)
oasis-01-text = Am Spielende: 2 Punkte für jedes grüne, schwarze oder türkisfarbene Tor in deiner Medina.
oasis-02 = braune, rote, beigefarbene Tore (Nr. 2)
oasis-02-text = Am Spielende: 2 Punkte für jedes braune, rote oder beigefarbene Tor in deiner Medina.
oasis-03 = rosa, weiße, graue Tore (Nr. 3)
oasis-03-text = Am Spielende: 2 Punkte für jedes rosa, weiße oder graue Tor in deiner Medina.
oasis-04 = Tore in Farben der Waren (Nr. 4)
oasis-04-text = Am Spielende: 3 Punkte für jedes gelbe, lila oder orangefarbene Tor in deiner Medina.
oasis-05 = weiße Keshis (Nr. 5)
oasis-05-text = Am Spielende: 3 Punkte und 1 Punkt für jeden weißen Keshi in deinem Palast.
oasis-06 = schwarze Keshis (Nr. 6)
oasis-06-text = Am Spielende: 3 Punkte und 1 Punkt für jeden schwarzen Keshi in deiner Moschee.
oasis-07 = türkisfarbene Keshis (Nr. 7)
oasis-07-text = Am Spielende: 3 Punkte und 1 Punkt für jeden türkisfarbenen Keshi an deinem Fluss.
oasis-08 = grüne Keshis (Nr. 8)
oasis-08-text = Am Spielende: 3 Punkte und 1 Punkt für jeden grünen Keshi in deinem Dattelgarten.
oasis-09 = graue Keshis (Nr. 9)
oasis-09-text = Am Spielende: 3 Punkte und 1 Punkt für jeden grauen Keshi in deiner Medersa.
oasis-10 = rosa Keshis (Nr. 10)
oasis-10-text = Am Spielende: 3 Punkte und 1 Punkt für jeden rosa Keshi auf deinem Marktplatz.
oasis-11 = beigefarbene Keshis (Nr. 11)
oasis-11-text = Am Spielende: 3 Punkte und 1 Punkt für jeden beigefarbenen Keshi in deiner Medina, im Wachturm und an Toren.
oasis-12 = braune Keshis (Nr. 12)
oasis-12-text = Am Spielende: 3 Punkte und 1 Punkt für jeden braunen Keshi in deiner Sahara.
oasis-13 = Wasserverkäufer (Nr. 13)
oasis-13-text = Am Spielende: 3 Punkte und 1 Punkt für jeden deiner Wasserverkäufer.
oasis-14 = Pantoffeln (Nr. 14)
oasis-14-text = Am Spielende: 2 Punkte für jeden deiner Pantoffeln.
oasis-15 = Tajines (Nr. 15)
oasis-15-text = Am Spielende: 3 Punkte für jede deiner Tajines.
oasis-16 = Dolche (Nr. 16)
oasis-16-text = Am Spielende: 4 Punkte für jeden deiner Dolche.
oasis-17 = Öllampen (Nr. 17)
oasis-17-text = Am Spielende: 5 Punkte für jede deiner Öllampen.
oasis-18 = Halsketten (Nr. 18)
oasis-18-text = Am Spielende: 6 Punkte für jede deiner Halsketten.
oasis-19 = Wasser abgeben (Nr. 19)
oasis-19-text = Am Spielende: 3 Punkte und 1 Punkt für jedes abgegebene Wasser, höchstens 12.
oasis-20 = Dinare abgeben (Nr. 20)
oasis-20-text = Am Spielende: 3 Punkte und 1 Punkt für jeden abgegebenen Dinar, höchstens 12.
oasis-21 = Datteln abgeben (Nr. 21)
oasis-21-text = Am Spielende: 3 Punkte und 1 Punkt für jede abgegebene Dattel, höchstens 12.
oasis-22 = Luxusgüter (Nr. 22)
oasis-22-text = Am Spielende: 3 Punkte und 1 Punkt für jedes deiner Luxusgüter.
oasis-23 = Schriftrollen (Nr. 23)
oasis-23-text = Am Spielende: 3 Punkte und 1 Punkt für jede deiner Schriftrollen.
oasis-24 = kleine Bezirke (Nr. 24)
oasis-24-text = Am Spielende: 4 Punkte für jeden deiner acht Bezirke mit höchstens 3 Keshis seiner Farbe; der Wasserverkäufer zählt nicht mit.
oasis-25 = vollständige Bezirke (Nr. 25)
oasis-25-text = Am Spielende: 4 Punkte für jeden deiner vollständigen Bezirke.
oasis-26 = erforschte Oasen (Nr. 26)
oasis-26-text = Am Spielende: 3 Punkte für jede deiner erforschten Oasen, diese eingeschlossen.
oasis-27 = oben auf der Moscheetreppe (Nr. 27)
oasis-27-text = Am Spielende: 7 Punkte, wenn dein Schüler auf der letzten Stufe der Moscheetreppe steht.
oasis-28 = oben auf der Palasttreppe (Nr. 28)
oasis-28-text = Am Spielende: 7 Punkte, wenn dein Berater auf der letzten Stufe der Palasttreppe steht.
oasis-29 = überschrittene Grenzen (Nr. 29)
oasis-29-text = Am Spielende: 7 Punkte, wenn deine beiden Figuren zusammen mindestens 5 Grenzen zwischen Abschnitten überschritten haben.
oasis-30 = Hafen (Nr. 30)
oasis-30-text = Am Spielende: 7 Punkte, wenn dein Fischer im Hafen ist.

## Luxusgüter

luxury-lx01 = Pantoffel Nr. 1
luxury-lx01-text = Kostet 1 Lampe. Bringt 2 Punkte und 1 Wasser.
luxury-lx02 = Pantoffel Nr. 2
luxury-lx02-text = Kostet 1 Gewürz. Bringt 2 Punkte und 1 Dattel.
luxury-lx03 = Pantoffel Nr. 3
luxury-lx03-text = Kostet 1 Teppich. Bringt 2 Punkte und 1 Dinar.
luxury-lx04 = Pantoffel Nr. 4
luxury-lx04-text = Kostet 1 Gewürz. Bringt 2 Punkte und 1 Dinar.
luxury-lx05 = Pantoffel Nr. 5
luxury-lx05-text = Kostet 1 Teppich. Bringt 2 Punkte und 1 Wasser.
luxury-lx06 = Tajine Nr. 6
luxury-lx06-text = Kostet 1 Gewürz und 1 Teppich. Bringt 5 Punkte.
luxury-lx07 = Tajine Nr. 7
luxury-lx07-text = Kostet 1 Gewürz und 1 Lampe. Bringt 5 Punkte.
luxury-lx08 = Tajine Nr. 8
luxury-lx08-text = Kostet 1 Teppich und 1 Lampe. Bringt 5 Punkte.
luxury-lx09 = Tajine Nr. 9
luxury-lx09-text = Kostet 2 Lampen. Bringt 4 Punkte und 1 Dattel.
luxury-lx10 = Tajine Nr. 10
luxury-lx10-text = Kostet 2 Gewürze. Bringt 4 Punkte und 1 Wasser.
luxury-lx11 = Dolch Nr. 11
luxury-lx11-text = Kostet 1 Gewürz, 1 Teppich und 1 Lampe. Bringt 8 Punkte.
luxury-lx12 = Dolch Nr. 12
luxury-lx12-text = Kostet 2 Gewürze und 1 Teppich. Bringt 7 Punkte und 1 Dinar.
luxury-lx13 = Dolch Nr. 13
luxury-lx13-text = Kostet 2 Teppiche und 1 Lampe. Bringt 7 Punkte und 1 Wasser.
luxury-lx14 = Dolch Nr. 14
luxury-lx14-text = Kostet 1 Gewürz und 2 Lampen. Bringt 7 Punkte und 1 Dattel.
luxury-lx15 = Dolch Nr. 15
luxury-lx15-text = Kostet 1 Gewürz, 1 Teppich und 1 Lampe. Bringt 6 Punkte und 2 Dinare.
luxury-lx16 = Öllampe Nr. 16
luxury-lx16-text = Kostet 2 Gewürze und 2 Teppiche. Bringt 10 Punkte.
luxury-lx17 = Öllampe Nr. 17
luxury-lx17-text = Kostet 2 Gewürze und 2 Lampen. Bringt 10 Punkte.
luxury-lx18 = Öllampe Nr. 18
luxury-lx18-text = Kostet 2 Teppiche und 2 Lampen. Bringt 10 Punkte.
luxury-lx19 = Öllampe Nr. 19
luxury-lx19-text = Kostet 1 Gewürz, 2 Teppiche und 1 Lampe. Bringt 9 Punkte und 1 Wasser.
luxury-lx20 = Öllampe Nr. 20
luxury-lx20-text = Kostet 1 Gewürz, 1 Teppich und 2 Lampen. Bringt 9 Punkte und 1 Dattel.
luxury-lx21 = Halskette Nr. 21
luxury-lx21-text = Kostet 3 Teppiche und 2 Lampen. Bringt 13 Punkte.
luxury-lx22 = Halskette Nr. 22
luxury-lx22-text = Kostet 3 Gewürze und 2 Teppiche. Bringt 13 Punkte.
luxury-lx23 = Halskette Nr. 23
luxury-lx23-text = Kostet 2 Gewürze und 3 Lampen. Bringt 13 Punkte.
luxury-lx24 = Halskette Nr. 24
luxury-lx24-text = Kostet 2 Gewürze, 2 Teppiche und 1 Lampe. Bringt 12 Punkte und 1 Dinar.
luxury-lx25 = Halskette Nr. 25
luxury-lx25-text = Kostet 1 Gewürz, 2 Teppiche und 2 Lampen. Bringt 12 Punkte und 1 Wasser.

## Wechselstuben

exchange-e01 = gelb → Wasser, lila → Datteln, orange → Dinare
exchange-e01-text = Eine gelbe Ware bringt 2 Wasser; eine lila Ware bringt 2 Datteln; eine orangefarbene Ware bringt 2 Dinare.
exchange-e02 = gelb → Wasser, lila → Dinare, orange → Datteln
exchange-e02-text = Eine gelbe Ware bringt 2 Wasser; eine lila Ware bringt 2 Dinare; eine orangefarbene Ware bringt 2 Datteln.
exchange-e03 = gelb → Datteln, lila → Wasser, orange → Dinare
exchange-e03-text = Eine gelbe Ware bringt 2 Datteln; eine lila Ware bringt 2 Wasser; eine orangefarbene Ware bringt 2 Dinare.
exchange-e04 = gelb → Datteln, lila → Dinare, orange → Wasser
exchange-e04-text = Eine gelbe Ware bringt 2 Datteln; eine lila Ware bringt 2 Dinare; eine orangefarbene Ware bringt 2 Wasser.
exchange-e05 = gelb → Dinare, lila → Wasser, orange → Datteln
exchange-e05-text = Eine gelbe Ware bringt 2 Dinare; eine lila Ware bringt 2 Wasser; eine orangefarbene Ware bringt 2 Datteln.
exchange-e06 = gelb → Dinare, lila → Datteln, orange → Wasser
exchange-e06-text = Eine gelbe Ware bringt 2 Dinare; eine lila Ware bringt 2 Datteln; eine orangefarbene Ware bringt 2 Wasser.
exchange-e07 = gelb → Datteln und Fluss, lila → Dinare und Punkte, orange → Wasser und Stufen
exchange-e07-text = Eine gelbe Ware bringt 1 Dattel und 1 Feld auf dem Fluss; eine lila Ware bringt 1 Dinar und 1 Punkt; eine orangefarbene Ware bringt 1 Wasser und 1 Stufe auf einer Treppe.
exchange-e08 = gelb → Dinare und Punkte, lila → Wasser und Stufen, orange → Datteln und Fluss
exchange-e08-text = Eine gelbe Ware bringt 1 Dinar und 1 Punkt; eine lila Ware bringt 1 Wasser und 1 Stufe auf einer Treppe; eine orangefarbene Ware bringt 1 Dattel und 1 Feld auf dem Fluss.
exchange-e09 = gelb → Wasser und Stufen, lila → Datteln und Fluss, orange → Dinare und Punkte
exchange-e09-text = Eine gelbe Ware bringt 1 Wasser und 1 Stufe auf einer Treppe; eine lila Ware bringt 1 Dattel und 1 Feld auf dem Fluss; eine orangefarbene Ware bringt 1 Dinar und 1 Punkt.
exchange-e10 = gelb → Datteln und Stufen, lila → Dinare und Fluss, orange → Wasser und Punkte
exchange-e10-text = Eine gelbe Ware bringt 1 Dattel und 1 Stufe auf einer Treppe; eine lila Ware bringt 1 Dinar und 1 Feld auf dem Fluss; eine orangefarbene Ware bringt 1 Wasser und 1 Punkt.
exchange-e11 = gelb → Dinare und Fluss, lila → Wasser und Punkte, orange → Datteln und Stufen
exchange-e11-text = Eine gelbe Ware bringt 1 Dinar und 1 Feld auf dem Fluss; eine lila Ware bringt 1 Wasser und 1 Punkt; eine orangefarbene Ware bringt 1 Dattel und 1 Stufe auf einer Treppe.
exchange-e12 = gelb → Wasser und Punkte, lila → Datteln und Stufen, orange → Dinare und Fluss
exchange-e12-text = Eine gelbe Ware bringt 1 Wasser und 1 Punkt; eine lila Ware bringt 1 Dattel und 1 Stufe auf einer Treppe; eine orangefarbene Ware bringt 1 Dinar und 1 Feld auf dem Fluss.

## Versorgungsplättchen

provision-pv01 = Wasser, Datteln und Dinare
provision-pv01-text = Am Ende einer Saison verlangt die Bevölkerung 1 Wasser, 1 Dattel und 1 Dinar. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 4 Punkte.
provision-pv02 = viel Wasser, wenige Datteln
provision-pv02-text = Am Ende einer Saison verlangt die Bevölkerung 2 Wasser und 1 Dattel. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 4 Punkte.
provision-pv03 = viel Wasser, wenige Dinare
provision-pv03-text = Am Ende einer Saison verlangt die Bevölkerung 2 Wasser und 1 Dinar. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 4 Punkte.
provision-pv04 = viele Datteln, wenig Wasser
provision-pv04-text = Am Ende einer Saison verlangt die Bevölkerung 1 Wasser und 2 Datteln. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 4 Punkte.
provision-pv05 = viele Datteln, wenige Dinare
provision-pv05-text = Am Ende einer Saison verlangt die Bevölkerung 2 Datteln und 1 Dinar. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 4 Punkte.
provision-pv06 = viele Dinare, wenig Wasser
provision-pv06-text = Am Ende einer Saison verlangt die Bevölkerung 1 Wasser und 2 Dinare. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 4 Punkte.
provision-pv07 = viele Dinare, wenige Datteln
provision-pv07-text = Am Ende einer Saison verlangt die Bevölkerung 1 Dattel und 2 Dinare. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 4 Punkte.
provision-pv08 = nur Wasser
provision-pv08-text = Am Ende einer Saison verlangt die Bevölkerung 3 Wasser. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 5 Punkte.
provision-pv09 = nur Datteln
provision-pv09-text = Am Ende einer Saison verlangt die Bevölkerung 3 Datteln. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 5 Punkte.
provision-pv10 = gleich viel Wasser und Datteln
provision-pv10-text = Am Ende einer Saison verlangt die Bevölkerung 2 Wasser und 2 Datteln. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 3 Punkte.
provision-pv11 = gleich viel Wasser und Dinare
provision-pv11-text = Am Ende einer Saison verlangt die Bevölkerung 2 Wasser und 2 Dinare. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 3 Punkte.
provision-pv12 = gleich viele Datteln und Dinare
provision-pv12-text = Am Ende einer Saison verlangt die Bevölkerung 2 Datteln und 2 Dinare. Kannst du nicht alle deine Plättchen erfüllen, kostet dich dieses 3 Punkte.

## Flussplättchen

side-01 = Bezirksaktion (Saison 1, Nr. 1)
side-01-text = Am Ende von Saison 1 darf, wer auf dem Fluss vorn liegt, die Aktion eines beliebigen Bezirks ausführen, ohne Assistenten.
side-02 = offene Oase (Saison 1, Nr. 2)
side-02-text = Am Ende von Saison 1 darf, wer auf dem Fluss vorn liegt, eine der offenen Oasen nehmen; sie ist sofort erforscht und kostet nichts.
side-03 = beliebige Keshis (Saison 2, Nr. 3)
side-03-text = Am Ende von Saison 2 nimmt, wer auf dem Fluss vorn liegt, nacheinander 2 Keshis beliebiger Farben und setzt sie ein.
side-04 = Punkte (Saison 2, Nr. 4)
side-04-text = Am Ende von Saison 2 erhält, wer auf dem Fluss vorn liegt, 5 Punkte.
side-05 = Punkte (Saison 3, Nr. 5)
side-05-text = Am Ende von Saison 3 erhält, wer auf dem Fluss vorn liegt, 7 Punkte; zu dritt oder zu viert bekommt 3 Punkte, wer an zweiter Stelle liegt.
side-06 = Rohstoffe (Saison 3, Nr. 6)
side-06-text = Am Ende von Saison 3 erhält, wer auf dem Fluss vorn liegt, 6 Rohstoffe nach Wahl; zu dritt oder zu viert bekommt 3, wer an zweiter Stelle liegt.
side-07 = Wasserverkäufer (Saison 1, Nr. 7)
side-07-text = Am Ende von Saison 1 nimmt, wer auf dem Fluss vorn liegt, einen roten Keshi und setzt ihn ein.
side-08 = Punkte (Saison 1, Nr. 8)
side-08-text = Am Ende von Saison 1 erhält, wer auf dem Fluss vorn liegt, 3 Punkte.
side-09 = Krokodil (Saison 2, Nr. 9)
side-09-text = Am Ende von Saison 2 gewinnt, wer auf dem Fluss vorn liegt, einen Vorsprung: Der Fischer beginnt Saison 3 auf dem Krokodilfeld.
side-10 = Waren (Saison 2, Nr. 10)
side-10-text = Am Ende von Saison 2 erhält, wer auf dem Fluss vorn liegt, 1 Gewürz, 1 Teppich und 1 Lampe.
side-11 = Stufen (Saison 3, Nr. 11)
side-11-text = Am Ende von Saison 3 steigt, wer auf dem Fluss vorn liegt, auf einer Treppe 3 Stufen hinauf; zu dritt oder zu viert steigt 1 Stufe, wer an zweiter Stelle liegt.
side-12 = Tore oder grüne Keshis (Saison 3, Nr. 12)
side-12-text = Am Ende von Saison 3 wählt, wer auf dem Fluss vorn liegt: 1 Punkt für jedes eigene Tor oder 1 Punkt für jeden eigenen grünen Keshi. Zu dritt oder zu viert bekommt den anderen Bonus, wer an zweiter Stelle liegt.
side-13 = Keshi aus drei Farben (Saison 1, Nr. 13)
side-13-text = Am Ende von Saison 1 nimmt, wer auf dem Fluss vorn liegt, einen rosa, braunen oder beigefarbenen Keshi und setzt ihn ein.
side-14 = Wasser, Dattel und Dinar (Saison 1, Nr. 14)
side-14-text = Am Ende von Saison 1 erhält, wer auf dem Fluss vorn liegt, 1 Wasser, 1 Dattel und 1 Dinar.
side-15 = kostenlose Oasen (Saison 2, Nr. 15)
side-15-text = Am Ende von Saison 2 darf, wer auf dem Fluss vorn liegt, kostenlos bis zu 2 eigene aufgedeckte Oasen erforschen.
side-16 = Marktplatzaktionen (Saison 2, Nr. 16)
side-16-text = Am Ende von Saison 2 führt, wer auf dem Fluss vorn liegt, nacheinander zwei Marktplatzaktionen aus.
side-17 = Fakire oder Wasserverkäufer (Saison 3, Nr. 17)
side-17-text = Am Ende von Saison 3 wählt, wer auf dem Fluss vorn liegt: 1 Dattel und 1 Dinar für jeden eigenen rosa Keshi oder 1 Wasser und 1 Dattel für jeden eigenen Wasserverkäufer. Zu dritt oder zu viert bekommt den anderen Bonus, wer an zweiter Stelle liegt.
side-18 = Keshis oder Luxusgüter (Saison 3, Nr. 18)
side-18-text = Am Ende von Saison 3 wählt, wer auf dem Fluss vorn liegt: 1 Punkt für je 4 eigene Keshis, Waren mitgezählt, oder 2 Punkte für jedes eigene Luxusgut. Zu dritt oder zu viert bekommt den anderen Bonus, wer an zweiter Stelle liegt.

## Zwischen den Treppen

connecting-ps1 = neben dem Palast, Abschnitt 1
connecting-ps1-text = 1 Dinar.
connecting-ps2 = neben dem Palast, Abschnitt 2
connecting-ps2-text = 1 Dinar.
connecting-ps3 = neben dem Palast, Abschnitt 3
connecting-ps3-text = 2 Dinare.
connecting-ps4 = neben dem Palast, Abschnitt 4
connecting-ps4-text = 3 Dinare.
connecting-ps5 = neben dem Palast, Abschnitt 5
connecting-ps5-text = 4 Dinare.
connecting-cl1 = Palastspalte, Reihe 1
connecting-cl1-text = Ein grüner Keshi, sofern hier kein Treppenplättchen liegt.
connecting-cl2 = Palastspalte, Reihe 2
connecting-cl2-text = Ein türkisfarbener Keshi, sofern hier kein Treppenplättchen liegt.
connecting-cl3 = Palastspalte, Reihe 3
connecting-cl3-text = Ein orangefarbener Keshi, sofern hier kein Treppenplättchen liegt.
connecting-cl4 = Palastspalte, Reihe 4
connecting-cl4-text = Ein beigefarbener Keshi, sofern hier kein Treppenplättchen liegt.
connecting-cl5 = Palastspalte, Reihe 5
connecting-cl5-text = Ein rosa Keshi, sofern hier kein Treppenplättchen liegt.
connecting-cm1 = Mittelspalte, Reihe 1
connecting-cm1-text = 1 Feld auf dem Fluss.
connecting-cm2 = Mittelspalte, Reihe 2
connecting-cm2-text = Ein schwarzer Keshi, sofern hier kein Treppenplättchen liegt.
connecting-cm3 = Mittelspalte, Reihe 3
connecting-cm3-text = Ein grauer Keshi, sofern hier kein Treppenplättchen liegt.
connecting-cm4 = Mittelspalte, Reihe 4
connecting-cm4-text = Ein beliebiger Keshi.
connecting-cm5 = Mittelspalte, Reihe 5
connecting-cm5-text = Zwei Keshis einer Farbe nach Wahl.
connecting-cr1 = Moscheespalte, Reihe 1
connecting-cr1-text = 1 Dattel oder 1 Wasser, sofern hier kein Treppenplättchen liegt.
connecting-cr2 = Moscheespalte, Reihe 2
connecting-cr2-text = Ein weißer Keshi, sofern hier kein Treppenplättchen liegt.
connecting-cr3 = Moscheespalte, Reihe 3
connecting-cr3-text = Ein roter Keshi, sofern hier kein Treppenplättchen liegt.
connecting-cr4 = Moscheespalte, Reihe 4
connecting-cr4-text = Ein gelber Keshi, sofern hier kein Treppenplättchen liegt.
connecting-cr5 = Moscheespalte, Reihe 5
connecting-cr5-text = Ein brauner Keshi, sofern hier kein Treppenplättchen liegt.
connecting-ms1 = neben der Moschee, Abschnitt 1
connecting-ms1-text = 1 Punkt.
connecting-ms2 = neben der Moschee, Abschnitt 2
connecting-ms2-text = 2 Punkte.
connecting-ms3 = neben der Moschee, Abschnitt 3
connecting-ms3-text = 3 Punkte.
connecting-ms4 = neben der Moschee, Abschnitt 4
connecting-ms4-text = 5 Punkte.
connecting-ms5 = neben der Moschee, Abschnitt 5
connecting-ms5-text = 7 Punkte.

## Treppenplättchen

stair_tile-st01a = grüner Keshi
stair_tile-st01a-text = Ein grüner Keshi.
stair_tile-st01b = gelber Keshi
stair_tile-st01b-text = Ein gelber Keshi.
stair_tile-st02a = grüner Keshi
stair_tile-st02a-text = Ein grüner Keshi.
stair_tile-st02b = Punkte
stair_tile-st02b-text = 3 Punkte.
stair_tile-st03a = grauer Keshi
stair_tile-st03a-text = Ein grauer Keshi.
stair_tile-st03b = lila Keshi
stair_tile-st03b-text = Ein lila Keshi.
stair_tile-st04a = grauer Keshi
stair_tile-st04a-text = Ein grauer Keshi.
stair_tile-st04b = Dinare
stair_tile-st04b-text = 2 Dinare.
stair_tile-st05a = weißer Keshi
stair_tile-st05a-text = Ein weißer Keshi.
stair_tile-st05b = orangefarbener Keshi
stair_tile-st05b-text = Ein orangefarbener Keshi.
stair_tile-st06a = weißer Keshi
stair_tile-st06a-text = Ein weißer Keshi.
stair_tile-st06b = Dattel oder Wasser
stair_tile-st06b-text = 1 Dattel oder 1 Wasser.
stair_tile-st07a = schwarzer Keshi
stair_tile-st07a-text = Ein schwarzer Keshi.
stair_tile-st07b = gelber Keshi
stair_tile-st07b-text = Ein gelber Keshi.
stair_tile-st08a = schwarzer Keshi
stair_tile-st08a-text = Ein schwarzer Keshi.
stair_tile-st08b = Punkte
stair_tile-st08b-text = 3 Punkte.
stair_tile-st09a = rosa Keshi
stair_tile-st09a-text = Ein rosa Keshi.
stair_tile-st09b = lila Keshi
stair_tile-st09b-text = Ein lila Keshi.
stair_tile-st10a = rosa Keshi
stair_tile-st10a-text = Ein rosa Keshi.
stair_tile-st10b = Dinare
stair_tile-st10b-text = 2 Dinare.
stair_tile-st11a = türkisfarbener Keshi
stair_tile-st11a-text = Ein türkisfarbener Keshi.
stair_tile-st11b = orangefarbener Keshi
stair_tile-st11b-text = Ein orangefarbener Keshi.
stair_tile-st12a = türkisfarbener Keshi
stair_tile-st12a-text = Ein türkisfarbener Keshi.
stair_tile-st12b = Flussfelder
stair_tile-st12b-text = 2 Felder auf dem Fluss.
stair_tile-st13a = beigefarbener Keshi
stair_tile-st13a-text = Ein beigefarbener Keshi.
stair_tile-st13b = Dattel oder Wasser
stair_tile-st13b-text = 1 Dattel oder 1 Wasser.
stair_tile-st14a = beigefarbener Keshi
stair_tile-st14a-text = Ein beigefarbener Keshi.
stair_tile-st14b = roter Keshi
stair_tile-st14b-text = Ein roter Keshi.
stair_tile-st15a = brauner Keshi
stair_tile-st15a-text = Ein brauner Keshi.
stair_tile-st15b = Punkte
stair_tile-st15b-text = 4 Punkte.
stair_tile-st16a = brauner Keshi
stair_tile-st16a-text = Ein brauner Keshi.
stair_tile-st16b = Flussfelder
stair_tile-st16b-text = 2 Felder auf dem Fluss.
stair_tile-st17a = roter Keshi
stair_tile-st17a-text = Ein roter Keshi.
stair_tile-st17b = Ware nach Wahl
stair_tile-st17b-text = Eine Ware nach Wahl.
stair_tile-st18a = roter Keshi
stair_tile-st18a-text = Ein roter Keshi.
stair_tile-st18b = Punkte
stair_tile-st18b-text = 4 Punkte.
stair_tile-st19a = beliebiger Keshi
stair_tile-st19a-text = Ein beliebiger Keshi.
stair_tile-st19b = Dinare
stair_tile-st19b-text = 2 Dinare.
stair_tile-st20a = Dattel oder Wasser
stair_tile-st20a-text = 1 Dattel oder 1 Wasser.
stair_tile-st20b = beliebiger Keshi
stair_tile-st20b-text = Ein beliebiger Keshi.

## Werkstätten und Tore

workshop-blue = blaue Werkstatt
workshop-blue-text = Ein Tor von hier kostet keinen Dinar, aber 3 Punkte.
workshop-red = rote Werkstatt
workshop-red-text = Ein Tor von hier kostet 1 Dinar und bringt 1 Punkt.
workshop-green = grüne Werkstatt
workshop-green-text = Ein Tor von hier kostet 2 Dinare und bringt 4 Punkte.
workshop-yellow = gelbe Werkstatt
workshop-yellow-text = Ein Tor von hier kostet 3 Dinare und bringt 7 Punkte.
gate_colour-green = grün
gate_colour-grey = grau
gate_colour-white = weiß
gate_colour-black = schwarz
gate_colour-pink = rosa
gate_colour-turquoise = türkis
gate_colour-beige = beige
gate_colour-brown = braun
gate_colour-red = rot
gate_colour-purple = lila
gate_colour-orange = orange
gate_colour-yellow = gelb
gate-blue-green = grünes Tor aus der blauen Werkstatt
gate-blue-grey = graues Tor aus der blauen Werkstatt
gate-blue-white = weißes Tor aus der blauen Werkstatt
gate-blue-black = schwarzes Tor aus der blauen Werkstatt
gate-blue-pink = rosa Tor aus der blauen Werkstatt
gate-blue-turquoise = türkisfarbenes Tor aus der blauen Werkstatt
gate-blue-beige = beigefarbenes Tor aus der blauen Werkstatt
gate-blue-brown = braunes Tor aus der blauen Werkstatt
gate-blue-red = rotes Tor aus der blauen Werkstatt
gate-blue-purple = lila Tor aus der blauen Werkstatt
gate-blue-orange = orangefarbenes Tor aus der blauen Werkstatt
gate-blue-yellow = gelbes Tor aus der blauen Werkstatt
gate-red-green = grünes Tor aus der roten Werkstatt
gate-red-grey = graues Tor aus der roten Werkstatt
gate-red-white = weißes Tor aus der roten Werkstatt
gate-red-black = schwarzes Tor aus der roten Werkstatt
gate-red-pink = rosa Tor aus der roten Werkstatt
gate-red-turquoise = türkisfarbenes Tor aus der roten Werkstatt
gate-red-beige = beigefarbenes Tor aus der roten Werkstatt
gate-red-brown = braunes Tor aus der roten Werkstatt
gate-red-red = rotes Tor aus der roten Werkstatt
gate-red-purple = lila Tor aus der roten Werkstatt
gate-red-orange = orangefarbenes Tor aus der roten Werkstatt
gate-red-yellow = gelbes Tor aus der roten Werkstatt
gate-green-green = grünes Tor aus der grünen Werkstatt
gate-green-grey = graues Tor aus der grünen Werkstatt
gate-green-white = weißes Tor aus der grünen Werkstatt
gate-green-black = schwarzes Tor aus der grünen Werkstatt
gate-green-pink = rosa Tor aus der grünen Werkstatt
gate-green-turquoise = türkisfarbenes Tor aus der grünen Werkstatt
gate-green-beige = beigefarbenes Tor aus der grünen Werkstatt
gate-green-brown = braunes Tor aus der grünen Werkstatt
gate-green-red = rotes Tor aus der grünen Werkstatt
gate-green-purple = lila Tor aus der grünen Werkstatt
gate-green-orange = orangefarbenes Tor aus der grünen Werkstatt
gate-green-yellow = gelbes Tor aus der grünen Werkstatt
gate-yellow-green = grünes Tor aus der gelben Werkstatt
gate-yellow-grey = graues Tor aus der gelben Werkstatt
gate-yellow-white = weißes Tor aus der gelben Werkstatt
gate-yellow-black = schwarzes Tor aus der gelben Werkstatt
gate-yellow-pink = rosa Tor aus der gelben Werkstatt
gate-yellow-turquoise = türkisfarbenes Tor aus der gelben Werkstatt
gate-yellow-beige = beigefarbenes Tor aus der gelben Werkstatt
gate-yellow-brown = braunes Tor aus der gelben Werkstatt
gate-yellow-red = rotes Tor aus der gelben Werkstatt
gate-yellow-purple = lila Tor aus der gelben Werkstatt
gate-yellow-orange = orangefarbenes Tor aus der gelben Werkstatt
gate-yellow-yellow = gelbes Tor aus der gelben Werkstatt

## Wüstenstädte

town-t01 = Zagora (Nr. 1)
town-t01-text = Am Spielende, wenn erforscht: 2 Punkte für jedes Tor in deiner Medina.
town-t02 = Merzouga (Nr. 2)
town-t02-text = Am Spielende, wenn erforscht: 2 Punkte für jedes deiner Luxusgüter.
town-t03 = Ouarzazate (Nr. 3)
town-t03-text = Am Spielende, wenn erforscht: 2 Punkte für jede deiner Schriftrollen.
town-t04 = M’Hamid (Nr. 4)
town-t04-text = Am Spielende, wenn erforscht: 1 Punkt für jede Stufe der Palasttreppe, die dein Berater hinaufgestiegen ist.
town-t05 = Rissani (Nr. 5)
town-t05-text = Am Spielende, wenn erforscht: 1 Punkt für jede Stufe der Moscheetreppe, die dein Schüler hinaufgestiegen ist.
town-t06 = Tinghir (Nr. 6)
town-t06-text = Am Spielende, wenn erforscht: 1 Punkt für je 3 deiner Keshis, Waren nicht mitgezählt.
town-t07 = Erfoud (Nr. 7)
town-t07-text = Am Spielende, wenn erforscht: 1 Punkt für jedes Feld, das dein Fischer in Saison 3 gezogen ist.
town-t08 = Tata (Nr. 8)
town-t08-text = Am Spielende, wenn erforscht: 2 Punkte für jeden deiner acht Bezirke mit mindestens 4 Keshis, den Wasserverkäufer mitgezählt.
town-t09 = Foum Zguid (Nr. 9)
town-t09-text = Am Spielende, wenn erforscht: 1 Punkt für jeden Bürger, der vor einem deiner rosa Keshis steht.
town-t10 = Agdz (Nr. 10)
town-t10-text = Beim Erforschen: Du darfst kostenlos eine beliebige offene Schriftrolle nehmen; Gelehrte sind nicht nötig.
town-t11 = Skoura (Nr. 11)
town-t11-text = Beim Erforschen: Du darfst ein beliebiges offenes Luxusgut nehmen, ohne Waren zu bezahlen.
town-t12 = Taouz (Nr. 12)
town-t12-text = Beim Erforschen: Du darfst ein Tor einer beliebigen Werkstatt bauen, ohne Dinare zu bezahlen; es braucht einen Wächter aus deinem Wachturm.

## Woher Punkte kommen

source-start = Start
source-placement = Einsetzboni
source-river = Fluss
source-souk = Souk
source-square = Marktplatz
source-stairs = Treppen
source-scrolls = Schriftrollen
source-medina = Medina
source-provisions = Versorgung
source-towns = Wüstenstädte
source-filled_areas = vollständige Bezirke
source-oases = Oasen
source-leftovers = Reste
