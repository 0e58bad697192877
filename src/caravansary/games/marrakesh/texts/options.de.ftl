# Marrakesh auf Deutsch: Möglichkeiten, wie sie in der Stellung sind. `here-` sagt, was eine Möglichkeit ist, `brings-`,
# wohin sie führt; beide haben die Argumente der Aktion und die aus `about.py`. Ohne solche Nachricht spricht `do-`.

here-worker = Assistenten nutzen: { $area }
brings-worker = für einen neuen Keshi oder { $deed }
here-joker = Assistenten einsetzen: { $area }
brings-joker = für einen neuen Keshi oder { $deed }
here-new_keshi = { $of ->
    [good] Neuer Keshi: eine Ware nach Wahl
   *[keshi] Neuer Keshi: { $colour }
  }
here-area_action = { $doing ->
    [garden] { $n ->
        [0] Dattelgarten: kein grüner Keshi, keine Datteln
        [one] Dattelgarten: eine Dattel ernten
       *[other] Dattelgarten: { $n } Datteln ernten
      }
    [madrasa] { $n ->
        [0] Medersa: Schriftrollen kaufen (kein Gelehrter)
        [one] Medersa: Schriftrollen kaufen mit einem Gelehrten
       *[other] Medersa: Schriftrollen kaufen mit { $n } Gelehrten
      }
    [palace] Palast: { climbing-steps }
    [mosque] Moschee: { climbing-steps }
    [square] Marktplatz: Scheibe drehen, ein Feld nutzen
    [river] { $n ->
        [0] Fluss: kein türkisfarbener Keshi, keine Bewegung
        [one] Fluss: Fischer zieht ein Feld
       *[other] Fluss: Fischer zieht { $n } Felder
      }
    [medina] { $n ->
        [0] Medina: Tore bauen (kein Wächter ist frei)
        [one] Medina: Tore bauen mit einem Wächter
       *[other] Medina: Tore bauen mit { $n } Wächtern
      }
    [sahara] Sahara: Oasen erforschen
   *[souk] Souk: eine Ware tauschen oder einen Luxusartikel kaufen
  }
here-action = { here-area_action }
here-souk_action = { here-area_action }
climbing-steps = { $n ->
    [0] keine Stufe steigen
    [one] eine Stufe steigen
   *[other] { $n } Stufen steigen
  }{ $more ->
    [-1] { " " }(je ein Punkt)
    [0] , in den nächsten Abschnitt
    [one] { " " }(dann fehlt eine bis zum nächsten Abschnitt)
   *[other] { " " }(dann fehlen { $more } bis zum nächsten Abschnitt)
  }
here-stair = { here-area_action }
here-cell = { $asked ->
    [choose_returned_cell] Abgeben vom Feld: { $effect }
   *[other] Feld des Marktplatzes: { $effect }
  }
here-rapid = Flussbonus: { $effect } (Stromschnelle { $rapid })
here-tile_bonus = { $effect } { $per ->
    [gates] für jedes deiner Tore
    [green] für jeden deiner grünen Keshis
    [pink] für jeden deiner rosa Keshis
    [red] für jeden deiner Wasserverkäufer
    [keshis] für je { $every } deiner Keshis, Waren eingeschlossen
   *[luxuries] für jedes deiner Luxusgüter
  }
here-provide = { $of ->
    [less] Verminderte Versorgung: { $things } und { $n ->
        [one] ein Rohstoff
       *[other] { $n } Rohstoffe
      } nach Wahl
   *[all] Volle Versorgung
  }
here-scroll = Schriftrolle: { $scroll }
here-explore = Oase erforschen: { $oasis }
here-place = Einsetzen: { $colour }
here-keshi = { $colour }
here-stop = { $asked ->
    [choose_souk] Den Souk verlassen
    [choose_scroll] Keine weitere Schriftrolle kaufen
    [choose_gate] Kein weiteres Tor bauen
    [choose_oasis] Keine weitere Oase erforschen
    [choose_free_oasis] Keine weitere Oase erforschen
   *[other] Aufhören
  }
here-enough = { $asked ->
    [choose_water] Nicht weiter ziehen
    [choose_steps] Nicht weiter steigen
    [choose_harvest] Datteln für den Rest
    [choose_second] Keinen zweiten Keshi
    [choose_returned] Nichts mehr abgeben
   *[other] Genug
  }
here-decline = { $asked ->
    [choose_area] Keine Bezirksaktion
    [choose_line_keshi] Den Keshi nicht einsetzen
    [choose_return] Alle Keshis behalten
    [choose_free_scroll] Keine Schriftrolle nehmen
    [choose_loose_oasis] Keine Oase nehmen
    [choose_free_luxury] Keinen Luxusartikel nehmen
    [choose_free_gate] Kein Tor bauen
   *[other] Verzichten
  }
here-water = { $asked ->
    [choose_steps] Wasser hinzufügen: eine Stufe weiter
   *[other] Wasser hinzufügen: ein Feld weiter
  }

## Was ein Assistent in einem Bezirk tun kann

deed-garden = Datteln
deed-madrasa = Schriftrollen
deed-palace = Stufen der Palasttreppe
deed-mosque = Stufen der Moscheetreppe
deed-square = einen Bonus des Marktplatzes
deed-river = Felder auf dem Fluss
deed-medina = Stadttore
deed-sahara = Oasen
deed-souk = Tausch oder Luxusartikel
