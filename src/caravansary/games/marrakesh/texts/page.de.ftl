# Wörter des gezeichneten Plans von Marrakesh: wann es ist, Namen der Zonen, was auf dem Plan liegt, und die Einführung.

page-board = Der Spielplan von Marrakesh

## Oben auf der Seite

heading-season = Saison { $season } von 3
heading-round = Runde { $round } von 4
phase-setup = Vorbereitung
phase-round-start = Rundenbeginn
phase-choosing = geheime Wahl
phase-jokers = rote Keshis setzen Assistenten ein
phase-draft = Keshis nehmen
phase-workers = Assistenten
phase-river-bonuses = Flussboni
phase-river-tile = Flussplättchen
phase-season-scrolls = Schriftrollen am Saisonende
phase-provisions = Versorgung
phase-next-provision = nächstes Versorgungsplättchen
phase-next-season = nächste Saison
phase-over = Das Spiel ist aus

## Zonen

zone-left = Bezirke links
zone-right = Bezirke rechts
zone-line = Oasenleiste
zone-scrolls = Schriftrollen
zone-own = Tableau
zone-stairs = Treppen, Werkstätten
zone-market = Akademie, Markt
zone-river = Fluss, Treppen
zone-shops = Akademie, Werkstätten, Markt
zone-academy = Akademie, Treppen, Werkstätten
zone-quay = Fluss, Markt
zone-city = Stadt
zone-tray = Keshis
zone-tower = Turm

## Fragen, zu denen die Stellung mehr sagt

board-ask-first-provision = Welches Versorgungsplättchen deckst du auf? Du musst es am Ende jeder Saison erfüllen; die beiden anderen folgen später.
board-ask-provision = Welches Versorgungsplättchen deckst du auf? Ab Saison { $season } musst du auch dieses erfüllen.
board-ask-last-provision = Du deckst dein letztes Versorgungsplättchen auf. Ab Saison { $season } musst du auch dieses erfüllen.
board-ask-resources = Wähle einen Rohstoff: { $n } nacheinander.
board-ask-colours = Wähle die Farbe, die du nimmst und einsetzt: { $n }-mal nacheinander.
board-ask-disk = Wohin zeigt das Dreieck deiner Bürgerscheibe? Vor jeder Aktion hier dreht sie sich um einen Sektor; ein Feld gibt seinen Bonus einmal je Bürger, der zu ihm zeigt.
board-ask-draft = Wähle eine Farbe, von der du einen oder zwei Keshis nimmst. { $n ->
    [one] Ein Keshi ist noch im Auffangbecken.
   *[other] { $n } Keshis sind noch im Auffangbecken.
  }
board-ask-draft-any = Nimm einen Keshi beliebiger Farbe; danach darfst du einen zweiten nehmen, auch einer anderen Farbe. { $n ->
    [one] Ein Keshi ist noch im Auffangbecken.
   *[other] { $n } Keshis sind noch im Auffangbecken.
  }
board-ask-next-keshi = Deine Tore haben { $n ->
    [one] einen Keshi
   *[other] { $n } Keshis
  } gebracht. Welchen setzt du als Nächstes ein?
board-ask-worker = Welchen Assistenten nutzt du? { $n ->
    [one] Es ist der letzte.
   *[other] Noch { $n }, in beliebiger Reihenfolge.
  }
board-ask-gate = Baue ein Stadttor oder höre auf. { $n ->
    [one] Im Wachturm ist noch ein Wächter.
   *[other] Im Wachturm sind noch { $n } Wächter.
  }
board-ask-oasis-or-town = Erforsche eine Oase oder eine Wüstenstadt oder höre auf.
board-ask-water = Dein Fischer steht auf Flussfeld { $space }. Fügst du Wasser hinzu, damit er ein Feld weiter zieht?
board-ask-tile-bonus = Du liegst auf dem Fluss vorn. Welchen Bonus seines Plättchens nimmst du?{ $n ->
    [2] {""}
   *[other] {" "}Den anderen erhält, wer an zweiter Stelle liegt.
  }

## Was vom Verlag nicht bekannt ist

tile-reconstructed = Was hier steht, haben wir ganz oder teilweise nach Beschreibungen rekonstruiert.

## Was jetzt kostenlos ist: das Aufgedruckte folgt

board-free-now = { $of ->
    [orange] Jetzt für eine Dattel und ohne Gelehrte. Aufgedruckt:
   *[other] Jetzt kostenlos. Aufgedruckt:
  }

## Was auf dem Plan liegt: ein Spielertableau

board-tabs = Spielertableaus
board-tab = Tableau von { $name } zeigen, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
board-tab-own = Dein eigenes Tableau zeigen, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
board-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
board-area = { $title }: { $n ->
    [0] keine Keshis
    [one] { $n } Keshi
   *[other] { $n } Keshis
  }
board-workers = { $n ->
    [one] Hier steht ein Assistent, der noch nicht genutzt ist.
   *[other] Hier stehen { $n } Assistenten, die noch nicht genutzt sind.
  }
board-filled = Dieser Bezirk ist vollständig.
board-seller = Wasserverkäufer: { $area }
board-seller-there = Jeder Assistent, der in diesem Bezirk genutzt wird, bringt { $n } Wasser.
board-seller-none = Noch leer. Mit einem roten Keshi hier bringt jeder Assistent, den du in diesem Bezirk nutzt, { $n } Wasser.
board-seller-new = In diesem Zug eingesetzt: bringt ab dem nächsten Zug seines Besitzers Wasser.
board-fisherman = Der Fischer steht auf Feld { $n } des Flusses
board-palace-step = Der Berater steht auf Stufe { $n } der Palasttreppe
board-mosque-step = Der Schüler steht auf Stufe { $n } der Moscheetreppe
board-asked = Am Ende der Saison verlangt die Bevölkerung davon { $n }{ $lacks ->
    [0] .
    [one] ; { $lacks } fehlt noch.
   *[other] ; { $lacks } fehlen noch.
  }
board-less = Verminderte Versorgung: { $n } Rohstoffe
board-less-text = Schriftrolle 44: statt dessen, was die Plättchen verlangen, 1 Dinar und für jedes offene Plättchen 1 beliebigen Rohstoff.
board-provision-hidden = Ein verdecktes Versorgungsplättchen
board-provision-shown = Aufgedeckt: Es zählt am Ende dieser Saison und aller späteren.
board-provision-down = Noch verdeckt; nur wer es besitzt, kennt es.
board-disk = Bürgerscheibe
board-disk-text = Sie dreht sich vor jeder Marktplatzaktion um einen Sektor. Die Figuren zeigen, wie oft das Feld vor ihnen seinen Bonus bringt; das Dreieck markiert den ersten Sektor.
board-citizens = { $n ->
    [0] Vor diesem Feld steht kein Bürger.
    [one] Vor diesem Feld steht ein Bürger und bringt den Bonus.
   *[other] Vor diesem Feld stehen { $n } Bürger; jeder bringt den Bonus einmal.
  }
board-citizens-now = { $n ->
    [0] Vor diesem Feld steht jetzt kein Bürger,
    [one] Vor diesem Feld steht jetzt ein Bürger,
   *[other] Vor diesem Feld stehen jetzt { $n } Bürger,
  } aber vor jeder Aktion dreht sich die Scheibe um einen Sektor im Uhrzeigersinn.
board-square-0 = Marktplatz: eine Ware nach Wahl
board-square-1 = Marktplatz: ein Feld auf dem Fluss
board-square-2 = Marktplatz: eine Stufe auf der Palasttreppe
board-square-3 = Marktplatz: ein Dinar
board-square-4 = Marktplatz: Punkte
board-square-5 = Marktplatz: Wasser
board-square-6 = Marktplatz: eine Stufe auf der Moscheetreppe
board-square-7 = Marktplatz: eine Dattel
board-watchtower = Wachturm: { $n ->
    [0] keine Wächter
    [one] { $n } Wächter
   *[other] { $n } Wächter
  }
board-watchtower-text = Jedes gebaute Tor nimmt einen Wächter von hier.
board-slot = Torplatz { $n ->
    [1] am Fluss
    [2] am Dattelgarten
    [3] am Souk
    [4] am Marktplatz
    [5] an der Moschee
    [6] am Palast
    [7] an der Medersa
   *[8] an der Sahara
  }, leer
board-slot-gate = Torplatz { $n ->
    [1] am Fluss
    [2] am Dattelgarten
    [3] am Souk
    [4] am Marktplatz
    [5] an der Moschee
    [6] am Palast
    [7] an der Medersa
   *[8] an der Sahara
  }, Farbe des Tors: { $gate_colour }
board-slot-text = Ein Tor passender Farbe ({ $colours }) bringt hier { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }. Auch jedes andere darf hier stehen.
board-brown-towns = Kommt auf das nächste Feld eines Pfads in der Sahara: Dort deckt sie die Oase auf, am Ende des Pfads bekommt sie eine Wüstenstadt.
board-start = Startoase
board-start-text = Die erste Karawane, rechts, bringt 2 Rohstoffe nach Wahl; die zweite, links, 2 Punkte.
board-explore-cost = Aufgedruckte Kosten der Erforschung: { $cost }.
board-oasis-revealed = { $title } ({ $place })
board-oasis-explored = Erforscht: { $place }
board-oasis-hidden = Verdeckte Oase: { $place }
board-town-none = Das Ende des Pfads: Die Karawane, die es erreicht, bringt 4 Punkte und eine Wüstenstadt nach Wahl.
board-town-night = Noch nicht erforscht: Das kostet eine gelbe, eine lila und eine orangefarbene Ware.
board-town-explored = Erforscht.
board-line = Oasenleiste
board-line-text = Hier liegen die erforschten Oasen von links nach rechts. Jede neue bringt, was ihr Feld zeigt.
board-line-cell = Oasenleiste, Feld { $n }
board-line-keshi = Mit der Oase, die hierher kommt, darfst du den Keshi von diesem Feld einsetzen.
board-line-swap = Mit der Oase, die hierher kommt, darfst du einen Keshi gegen einen einer anderen Farbe tauschen.
board-line-yellow_scroll = Die Oase, die hierher kommt, bringt eine offene gelbe Schriftrolle.
board-line-nothing = Die Oase, die hierher kommt, bringt sonst nichts.
board-line-waits = Hier wartet: { $colour }.
board-scrolls = Schriftrollen

## Was auf dem Plan liegt: die Stadt

board-river = Fluss
board-river-text = Die Fischer fahren vom Start zum Hafen. Am Ende jeder Runde nimmt, wer Stromschnellen überwunden hat, den Bonus einer davon. Am Ende einer Saison erhält, wer vorn liegt, den Bonus des Flussplättchens; nach Saison 1 und 2 kehren alle zum Start zurück.
board-river-start = Start des Flusses
board-river-space = Fluss, Feld { $n }
board-here = Hier: { $names }.
board-harbour = Hafen
board-harbour-text = Wer ankommt, nimmt das beste freie Feld (Punkte: { $points }). Jedes weitere Feld in dieser Saison bringt 1 Punkt.
board-rapid = Stromschnelle { $n }
board-rapid-text = Überwunden ab Feld { $n }. Bonus am Ende einer Runde: { $text }.
board-stair-palace-text = Hier steigen die Berater hinauf. Jeder neue Abschnitt bringt einen Dinar und einen Verbindungsbonus: ein Feld der Linie zwischen den Abschnitten deiner beiden Figuren. Auf der letzten Stufe bringt jede weitere 1 Punkt.
board-stair-mosque-text = Hier steigen die Schüler hinauf. Jeder neue Abschnitt bringt einen Dinar und einen Verbindungsbonus: ein Feld der Linie zwischen den Abschnitten deiner beiden Figuren. Auf der letzten Stufe bringt jede weitere 1 Punkt.
board-step = Stufe { $n }, Abschnitt { $flight }.
board-step-first = Wer diesen Abschnitt betritt, erhält einen Dinar und einen Verbindungsbonus.
board-stair-tile = Hier liegt ein Treppenplättchen.
board-companion-waits = Wartet auf Stufe { $n } auf die erste Figur, die dorthin kommt.
board-companion-with = Begleitet { $who }.
board-under = { $n ->
    [0] Darunter liegt nichts mehr.
    [one] Darunter liegt noch { $n }.
   *[other] Darunter liegen noch { $n }.
  }
board-under-known = Zuunterst, allen bekannt: { $names }.
board-madrasa = Akademie
board-madrasa-text = Schriftrollen kauft man in der Medersa. Der Blitz wirkt sofort, der runde Pfeil am Ende jeder Runde, die Sanduhr am Ende jeder Saison, die Schleife dauerhaft.
board-stack-empty = Hier liegt gerade keine offene Schriftrolle.
board-refresh-text = Einmal pro Runde lassen sich vor dem ersten Kauf für { $n ->
    [one] { $n } Dinar
   *[other] { $n } Dinare
  } die offenen Schriftrollen dieser Farbe austauschen; eine der neuen muss dann gekauft werden.
board-exchange = Wechselstube
board-market = Markt
board-market-text = Luxusgüter für Assistenten im Souk: links die Waren, die sie kosten, rechts, was sie bringen.
board-market-empty = Hier liegt gerade kein offenes Luxusgut.
board-workshops = Werkstätten
board-workshops-text = Tore für die Medina. Jede Werkstatt hat ihren eigenen Preis in Dinaren und bringt oder kostet Punkte. Neue Tore kommen nicht dazu.
board-gate-text = Ein Tor bringt einen Keshi seiner Farbe. { $n ->
    [one] Eines ist noch hier.
   *[other] { $n } sind noch hier.
  }
board-towns = Wüstenstädte
board-towns-text = Eine Karawane auf dem letzten Feld eines Pfads nimmt eine dieser Städte. Sie später zu erforschen kostet eine Ware jeder Farbe.
board-loose = Offene Oasen
board-loose-text = Wer am Ende von Saison 1 auf dem Fluss vorn liegt, darf eine davon nehmen. Die anderen kommen aus dem Spiel.
board-crocodile = Das Krokodilfeld: Wer das Flussplättchen 09 gewinnt, beginnt Saison 3 hier.
board-crocodile-winner = Beginnt Saison 3 hier: { $who }.

## Was ein Feld oder ein Plättchen bringt

effect-water = { $n } Wasser
effect-date = { $n ->
    [one] { $n } Dattel
   *[other] { $n } Datteln
  }
effect-dinar = { $n ->
    [one] { $n } Dinar
   *[other] { $n } Dinare
  }
effect-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
effect-resource = { $n ->
    [one] ein Rohstoff nach Wahl
   *[other] { $n } Rohstoffe nach Wahl
  }
effect-good = { $n ->
    [one] eine Ware nach Wahl
   *[other] { $n } Waren nach Wahl
  }
effect-keshi = { $n ->
    [one] ein beliebiger Keshi
   *[other] { $n } beliebige Keshis
  }
effect-two_keshis = zwei Keshis einer Farbe
effect-date_or_water = { $n ->
    [one] eine Dattel oder Wasser
   *[other] { $n } × eine Dattel oder Wasser
  }
effect-river = { $n ->
    [one] ein Feld auf dem Fluss
   *[other] { $n } Felder auf dem Fluss
  }
effect-stair = { $n ->
    [one] eine Stufe auf einer Treppe
   *[other] { $n } Stufen auf einer Treppe
  }
effect-palace = { $n ->
    [one] eine Stufe auf der Palasttreppe
   *[other] { $n } Stufen auf der Palasttreppe
  }
effect-mosque = { $n ->
    [one] eine Stufe auf der Moscheetreppe
   *[other] { $n } Stufen auf der Moscheetreppe
  }
effect-green = { $n ->
    [one] ein grüner Keshi
   *[other] { $n } grüne Keshis
  }
effect-grey = { $n ->
    [one] ein grauer Keshi
   *[other] { $n } graue Keshis
  }
effect-white = { $n ->
    [one] ein weißer Keshi
   *[other] { $n } weiße Keshis
  }
effect-black = { $n ->
    [one] ein schwarzer Keshi
   *[other] { $n } schwarze Keshis
  }
effect-pink = { $n ->
    [one] ein rosa Keshi
   *[other] { $n } rosa Keshis
  }
effect-turquoise = { $n ->
    [one] ein türkisfarbener Keshi
   *[other] { $n } türkisfarbene Keshis
  }
effect-beige = { $n ->
    [one] ein beigefarbener Keshi
   *[other] { $n } beigefarbene Keshis
  }
effect-brown = { $n ->
    [one] ein brauner Keshi
   *[other] { $n } braune Keshis
  }
effect-red = { $n ->
    [one] ein roter Keshi
   *[other] { $n } rote Keshis
  }
effect-yellow = { $n ->
    [one] ein gelber Keshi
   *[other] { $n } gelbe Keshis
  }
effect-purple = { $n ->
    [one] ein lila Keshi
   *[other] { $n } lila Keshis
  }
effect-orange = { $n ->
    [one] ein orangefarbener Keshi
   *[other] { $n } orangefarbene Keshis
  }

## Was auf dem Plan liegt: Turm, Auffangbecken, Sichtschirm

board-pending = Noch zu entscheiden
board-pending-now = Jetzt:
board-pending-of = { $who }:
board-pending-first = Das wird jetzt entschieden.
board-pending-later = Wartet, bis alles davor erledigt ist.
board-pending-more = { $n ->
    [one] noch eines
   *[other] noch { $n }
  }
board-stage = Turm und Auffangbecken
board-tower = { $n ->
    [0] Der Turm ist leer
    [one] { $n } Keshi steckt im Turm
   *[other] { $n } Keshis stecken im Turm
  }
board-tower-inside = { $n ->
    [0] leer
   *[other] { $n } darin
  }
board-tower-text = Was darin steckt, dürfen alle wissen. Alle Keshis einer Runde kommen zusammen hinein; manche bleiben stecken, und manche, die steckten, lösen sich. Zwischenboden { $floor }.
board-tray = Auffangbecken
board-tray-n = { $n ->
    [0] Das Auffangbecken ist leer
    [one] { $n } Keshi im Auffangbecken
   *[other] { $n } Keshis im Auffangbecken
  }
board-tray-text = Reihum nehmen alle einen oder zwei Keshis einer Farbe und setzen sie sofort ein, bis das Auffangbecken leer ist.
board-tray-colour = { $n ->
    [0] Nicht im Auffangbecken: { $colour }
   *[other] Im Auffangbecken: { $n } × { $colour }
  }
board-aside = Von den eben gebauten Toren
board-screen-own = Hinter deinem Sichtschirm
board-screen-of = Sichtschirm: { $who }
board-screen-n = { $n ->
    [one] { $n } Keshi
   *[other] { $n } Keshis
  }
board-screen-text = Ein Keshi jeder Farbe für die ganze Saison. Jede Runde wählen alle geheim { $n } davon; jeder setzt einen Assistenten in seinen Bezirk und kommt dann in den Turm.
board-screen-there = Noch hinter dem Sichtschirm: { $colour }
board-screen-picked = Für diese Runde gewählt: { $colour }
board-screen-used = In dieser Saison schon genutzt: { $colour }
board-screen-sends = Setzt einen Assistenten in seinen Bezirk: { $area }. { $text } Der Keshi selbst kommt in den Turm; wer ihn später nimmt, setzt ihn ein.
board-screen-sends-any = Setzt einen Assistenten in einen beliebigen Bezirk. Der Keshi selbst kommt in den Turm; wer ihn später nimmt, setzt ihn als Wasserverkäufer ein.
board-order = Spielreihenfolge
board-camel-text = Hat das Kamel und beginnt in dieser Runde.
board-has-chosen = Hat gewählt.
board-still-choosing = Wählt noch.
board-chosen = Gewählt: { $colour }.
board-workers-at = Noch nicht genutzte Assistenten: { $text }.
board-screen-left = Hinter dem Sichtschirm: { $colour }.

## Kurze Namen dessen, was noch zu entscheiden ist

pending-choose_line = Oasenleiste
pending-choose_disk = Bürgerscheibe
pending-choose_provision = Versorgung
pending-choose_keshis = geheime Wahl
pending-choose_joker = Assistent (rot)
pending-choose_draft = Keshis nehmen
pending-choose_count = einer oder zwei
pending-choose_cell = rosa Keshi
pending-choose_path = Karawane
pending-choose_seller = Wasserverkäufer
pending-choose_town = Wüstenstadt
pending-choose_resource = Rohstoff
pending-choose_date_or_water = Dattel oder Wasser
pending-choose_good = Ware
pending-choose_colour = Keshi nach Wahl
pending-choose_stair = Treppe
pending-choose_water = Wasser dazu
pending-choose_worker = nächster Assistent
pending-choose_option = Assistent nutzen
pending-choose_souk = Souk
pending-choose_spared = erlassene Ware
pending-choose_square = Marktplatz
pending-choose_connection = Verbindungsbonus
pending-choose_scroll = Schriftrollen
pending-choose_free_scroll = freie Schriftrolle
pending-choose_area = Bezirksaktion
pending-choose_gate = Stadttore
pending-choose_slot = Torplatz
pending-choose_next_keshi = Keshis der Tore
pending-choose_oasis = Oasen
pending-choose_line_keshi = Keshi der Leiste
pending-choose_return = Keshi abgeben
pending-choose_returned_cell = Rosa abgeben
pending-choose_returned_seller = Rot abgeben
pending-choose_rapid = Flussbonus
pending-choose_tile_bonus = Flussplättchen
pending-choose_end = Zugende
pending-choose_second = zweiter Keshi
pending-choose_harvest = Ernte
pending-choose_steps = weitere Stufen
pending-choose_payment = Bezahlung
pending-choose_returned = Rohstoffe abgeben
pending-choose_next_cell = Felder des Marktplatzes
pending-choose_gate_keshi = Keshi zum Tor
pending-choose_free_oasis = kostenlose Oasen
pending-choose_scored = Oase werten
pending-choose_loose_oasis = offene Oase
pending-choose_free_luxury = kostenloses Luxusgut
pending-choose_free_gate = kostenloses Tor
pending-choose_supplying = Art der Versorgung

## Die Einführung

guide-bar = Was du gefragt wirst
guide-bar-text = Diese Zeile sagt immer, was zu entscheiden ist. Jede mögliche Antwort hat auf dem Plan einen goldenen Ring oder hier einen Knopf. Du kannst deine Schritte zurücknehmen, bis du den Zug bestätigst oder etwas Neues aufgedeckt wird.
guide-screen = Drei Keshis im Geheimen
guide-screen-text = Hinter deinem Sichtschirm liegt ein Keshi jeder der zwölf Farben; in den vier Runden einer Saison nutzt du jeden einmal. Jede Runde wählen alle geheim drei. Jeder setzt einen Assistenten in den Bezirk seiner Farbe, der rote in einen beliebigen.
guide-tower = Turm und Auffangbecken
guide-tower-text = Alle gewählten Keshis kommen in den Turm. Manche bleiben stecken, andere aus früheren Runden fallen heraus. Was im Auffangbecken liegt, wird verteilt: Reihum nehmt ihr einen oder zwei Keshis einer Farbe, bis es leer ist.
guide-placing = Keshis einsetzen
guide-placing-text = Was du nimmst, setzt du sofort im Bezirk seiner Farbe ein. Manche Keshis bringen gleich etwas: grüne einen Punkt, rosa den Bonus des gewählten Feldes, Karawanen decken eine Oase auf. Ein Bonus kann einen weiteren Keshi bringen und dieser den nächsten Bonus.
guide-workers = Assistenten
guide-workers-text = Nutze deine drei Assistenten in beliebiger Reihenfolge. Jeder nimmt entweder einen neuen Keshi für seinen Bezirk oder führt dessen Aktion aus, die mit jedem Keshi dort stärker wird. Ein roter Wasserverkäufer im Bezirk gibt dir Wasser, sooft du dort einen Assistenten nutzt, nur nicht in dem Zug, in dem du ihn eingesetzt hast.
guide-river = Der Fluss
guide-river-text = Dein Fischer zieht für jeden türkisfarbenen Keshi ein Feld und für jedes hinzugefügte Wasser eines mehr. Nach jeder Runde wählst du den Bonus einer Stromschnelle, die du überwunden hast. Wer am Ende der Saison vorn liegt, erhält den Bonus des Flussplättchens.
guide-souk = Der Souk
guide-souk-text = Gelbe, lila und orangefarbene Keshis sind Waren. Jeder Assistent im Souk tauscht eine Ware in der Wechselstube dieser Saison oder kauft auf dem Markt ein Luxusgut für die Waren, die es kostet.
guide-stairs = Die zwei Treppen
guide-stairs-text = Mit Palast und Moschee steigst du die Treppen hinauf. Sooft eine Figur einen neuen Abschnitt betritt, erhältst du einen Dinar und einen Verbindungsbonus auf der Linie zwischen deinen beiden Figuren. Je höher beide stehen, desto besser die Boni.
guide-scrolls = Schriftrollen
guide-scrolls-text = In der Medersa kaufst du Schriftrollen für Datteln. Graue Keshis sind Gelehrte: Zusammen dürfen die Rollen so viele verlangen, wie du hast. Manche wirken sofort, andere am Ende jeder Runde oder Saison oder dauerhaft.
guide-gates = Stadttore
guide-gates-text = In der Medina baust du Tore aus den Werkstätten; die teureren bringen mehr Punkte. Jedes Tor braucht einen Wächter aus deinem Wachturm und bringt einen Keshi seiner Farbe. Auf einem Torplatz seiner Farbe bringt es zusätzlich Punkte.
guide-desert = Die Wüste
guide-desert-text = Karawanen decken an zwei Pfaden Oasen auf. Mit der Saharaaktion erforschst du sie und bezahlst, was ihre Felder kosten. Jede erforschte Oase kommt auf deine Oasenleiste und kann einen Keshi, einen Tausch oder eine Schriftrolle bringen. Am Ende zählen deine drei besten Oasen.
guide-provisions = Versorgung und Spielende
guide-provisions-text = Nach vier Runden verlangt die Bevölkerung, was deine offenen Versorgungsplättchen zeigen. Fehlt etwas, verlierst du alles Wasser, alle Datteln und Dinare und dazu Punkte. Jede Saison kommt ein Plättchen hinzu. Am Ende bringt ein vollständiger Bezirk 10 Punkte: acht Keshis und ein Wasserverkäufer. Die meisten Punkte gewinnen. Viel Freude in der Stadt!

## Was mit einer Wahl bekannt wird, die nicht zurückgenommen werden kann

reveals-end_turn = Nach deinem Zug werden neue Plättchen aufgedeckt, oder Keshis fallen in den Turm.
reveals-joker = Danach fallen die Keshis in den Turm.
reveals-pick = Danach zeigen alle, was sie gewählt haben.
reveals-path = Die Oase am Ende des Schritts wird aufgedeckt.
reveals-provision = Danach beginnt die nächste Saison.
reveals-rapid = Danach geht es mit der nächsten Runde weiter.
