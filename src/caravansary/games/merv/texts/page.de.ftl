# Wörter des gezeichneten Spielplans von Merw: wann, Namen der Bereiche, was ein Ort ist, und die Einführung.

page-board = Der Spielplan von Merw

## Oben auf der Seite

heading-round = Jahr { $year } von 3, Runde { $round } von 4
heading-year = Jahr { $year } von 3
phase-turns = { $side }
phase-round-end = Runden-Ende
phase-invasion = Invasion
phase-ransom = Invasion, Lösegeld
phase-palace-scoring = Palast-Wertung
phase-city-scoring = Bonus-Wertung
phase-over = Das Spiel ist zu Ende

## Bereiche

zone-city = Stadt
zone-caravansary = Karawanserei
zone-palace = Palast
zone-library = Bibliothek
zone-marketplace = Marktplatz
zone-mosque = Moschee
zone-walls = Mauer
zone-contracts = Kontrakte
zone-tracks = Leisten
zone-influence = Einfluss
zone-favour = Gunst

## Was ein Ort ist: die Stadt

tip-cell = { $site } ({ $cell })
tip-no-building = Noch kein Gebäude.
tip-building = Gebäude: { $owner }.
tip-soldier = Soldat: { $owner }.
tip-upgrade = Darauf: { $upgrade }.
tip-attacked = Hier greifen die Mongolen an.
tip-slot = Aktions-Slot { $slot }, { $side }
tip-slot-taken = Besetzt: { $owner }.
tip-slot-sites = Bauplätze der Linie: { $cubes }.
tip-slot-buildings = Gebäude dort: { $names }.
tip-space = Platz { $space } der Reihenfolge-Leiste, { $corner }
tip-space-free = Hier steht noch niemand.
tip-space-taken = Besetzt: { $owner }.
tip-camels-here = { $n ->
    [0] Hier liegen keine Kamele.
    [one] Hier liegt ein Kamel.
   *[other] Hier liegen { $n } Kamele.
  }
tip-market-slot = Kamel-Markt, { $market_slot }
tip-boon = Ein Kamel bringt hier: { $boon }.
tip-camel-lies = Hier liegt schon ein Kamel.
tip-wall-slot = Mauer, { $wall_slot }
tip-wall-piece = Gebaut: { $piece }. Deckt die beiden nächsten Bereiche der Reihe oder Spalte.
tip-wall-free = Frei, für ein Mauersegment.
tip-gate-free = Frei, für ein Tor.

## Was ein Ort ist: die Leisten

tip-tracks = Einfluss öffnet Kontrakte und Gewürze und sinkt nie. Mit Gunst bezahlst du deine Höflinge, wenn sie werten.
tip-influence = Einfluss { $n }
tip-influence-text = Soldaten und Mauern erhöhen ihn. Er öffnet Kontrakte und erlaubt mehr Gewürzsorten.
tip-influence-spices = Ab hier: { $n } Gewürzsorten.
tip-influence-contracts = Ab hier: Kontrakte der Stufe { $level }.
tip-influence-favour = Wer ihn erreicht, erhält +1 Gunst.
tip-favour = Gunst { $n }
tip-favour-text = Jeder Höfling, der wertet, kostet eine Gunst.
tip-track-points = Wer das erreicht, erhält { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }.
tip-here = Hier: { $names }.

## Die Einführung

guide-bar = Was du gefragt wirst
guide-bar-text = Diese Zeile sagt immer, was zu entscheiden ist. Jede mögliche Antwort hat auf dem Plan einen goldenen Ring oder hier einen Knopf. Bis du den Zug bestätigst, kannst du deine Schritte zurücknehmen.
guide-slot = Wähle einen Slot
guide-slot-text = Dein Zug beginnt vor der Mauer. Schicke deinen Meister auf einen freien Slot: Er zeigt auf eine Reihe oder Spalte der Stadt. { $touch ->
    [yes] Tippe einen Slot an
   *[no] Fahre über einen Slot
  }, und seine Linie leuchtet auf.
guide-site = Wähle ein Feld der Linie
guide-site-text = Auf ein leeres Feld setzt du kostenlos ein eigenes Gebäude. Du darfst auch ein Gebäude nutzen, das schon dort steht, sogar ein fremdes: Dann bekommt sein Besitzer ebenfalls Ressourcen.
guide-production = Sammle Ressourcen
guide-production-text = Dein Feld gibt einen Würfel seiner Farbe, und jedes andere Feld der Linie mit einem Gebäude desselben Besitzers ebenso. Mehrere eigene Gebäude in einer Linie machen einen Zug ergiebig.
guide-action = Eine Aktion
guide-action-text = Nun tust du, was das Feld bietet: auf einem der sechs Pläne. Oder du erhältst Gunst, oder du setzt einen Soldaten. Bezahlt wird mit Würfeln; weiße gelten als jede Farbe.
guide-boards = Sechs Pläne
guide-boards-text = Karawanserei: Gewürzkarten für Sätze. Palast: Höflinge, die jedes Jahr werten. Bibliothek: Schriftrollen und dauerhafte Vorteile. Marktplatz: Güter für Kontrakte. Moschee: Schritt für Schritt zu Belohnungen. Mauer: Schutz und Einfluss.
guide-camels = Kamele
guide-camels-text = Führt deine Linie durch die Mitte, darfst du einmal handeln: Lass ein Kamel für den Bonus eines Feldes dort, oder nimm alle Kamele, die dort liegen. Mit Kamelen erreichst du auch weitere Karawanen-Karten und ferne Städte.
guide-queue = Wer zuerst zieht
guide-queue-text = Nach jeder Runde gehen die Meister um die Ecke, Slot 1 zuerst. Der letzte freie Platz kostet nichts, ein besserer je ein Kamel für jeden freien Platz dahinter. Wer einen Platz nimmt, behält die Kamele darauf.
guide-tracks = Einfluss und Gunst
guide-tracks-text = Einfluss öffnet höhere Kontrakte und mehr Gewürzsorten. Spare Gunst für das Jahresende: Jeder Höfling, der werten soll, kostet eine.
guide-invasion = Die Mongolen kommen
guide-invasion-text = Am Ende der Jahre 2 und 3 wird jedes Gebäude angegriffen, das keinen Soldaten hat und nicht ganz ummauert ist. Du zahlst einen Würfel Lösegeld oder verlierst das Gebäude. Ein Mauerstück deckt die zwei Felder dahinter, ein Soldat das Feld, auf dem er steht.
guide-contracts = Kontrakte
guide-contracts-text = In deinem Zug darfst du den obersten Kontrakt jedes Stapels erfüllen, wenn du genug Einfluss, die Güter und Schriftrollen und den Würfel hast. Güter und Schriftrollen bleiben dir, zählen aber nur für einen Kontrakt.
guide-scoring = Punkte in jedem Jahr
guide-scoring-text = Jedes der drei Jahre endet mit einer Wertung: Höflinge, Gebäude, Wertungs-Plättchen. Nach dem dritten kommen Sätze verschiedener Gewürze dazu. Die meisten Punkte gewinnen. Viel Freude in der Stadt!

## Was mit einer Wahl bekannt wird, die nicht zurückgenommen werden kann

reveals-finish = Danach kommen neue Karten in die Reihe.
reveals-take_card = Danach kommt eine neue Karte in die Reihe.
