# Marrakesh auf Deutsch: die Satzteile, mit denen ein Zug erzählt wird. Davor steht der Name des Spielers.

turn-line = Oasenleiste: { $colour }
turn-disk = legt die Bürgerscheibe
turn-drafted = nimmt aus dem Auffangbecken: { $colour }
turn-skipped = nimmt keinen Keshi
turn-worker = Assistent: { $area }
turn-new = nimmt einen neuen Keshi: { $area }
turn-area = Aktion: { $area }
turn-scrolls = { $n ->
    [one] nimmt eine Schriftrolle: { $scroll_colour }
   *[other] nimmt { $n } Schriftrollen: { $scroll_colour }
  }
turn-gates = { $n ->
    [one] baut ein Tor: { $gate_colour }
   *[other] baut { $n } Tore: { $gate_colour }
  }
turn-luxuries = Luxusgut: { $luxury }
turn-fisherman = { $n ->
    [one] Fischer { $n } Feld
   *[other] Fischer { $n } Felder
  }
turn-harbour = erreicht den Hafen
turn-climbed = { $stair }: Stufe { $to }
turn-flight = { $stair }: Abschnitt { $to }
turn-companion = Begleitung: { $companion }
turn-explored = erkundet eine Oase: { $oasis }
turn-oases = erreicht eine Oase: { $oasis }
turn-town = nimmt eine Wüstenstadt: { $town }
turn-town-explored = erkundet { $town }
turn-revealed = zeigt: { $colour }
turn-tray = im Auffangbecken: { $colour }
turn-stuck = { $n ->
    [one] { $n } Keshi steckt im Turm
   *[other] { $n } Keshis stecken im Turm
  }
turn-season = Saison { $season } beginnt
turn-season-ended = Saison { $season } endet
turn-provided = versorgt die Bevölkerung
turn-not-provided = kann die Bevölkerung nicht versorgen
turn-filled = füllt: { $area }
turn-river = Bonus des Flusses
turn-head-start = beginnt die nächste Saison auf dem Krokodilfeld
turn-first = hat das Kamel und beginnt
turn-fishermen = { $n ->
    [one] der Fischer kehrt zum Anfang zurück
   *[other] { $n } Fischer kehren zum Anfang zurück
  }
