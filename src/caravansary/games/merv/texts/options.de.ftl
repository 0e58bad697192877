# Merv auf Deutsch: Möglichkeiten, wie sie in der Stellung sind. `here-` sagt, was eine Möglichkeit ist, `brings-`, wohin
# sie führt; beide haben die Argumente der Aktion und die aus `about.py`. Ohne solche Nachricht spricht `do-`.

here-slot = Slot { $slot }: { $free ->
    [0] kein freier Gebäude-Bereich
    [one] ein freier Gebäude-Bereich
   *[other] { $free } freie Gebäude-Bereiche
  }{ $built ->
    [0] { "" }
    [one] , ein Gebäude
   *[other] , { $built } Gebäude
  }
here-courtier_slot = Oberster Höfling auf Slot { $slot }: { $free ->
    [0] kein freier Gebäude-Bereich
    [one] ein freier Gebäude-Bereich
   *[other] { $free } freie Gebäude-Bereiche
  }
here-site = { $whose ->
    [nobody] Bauen: { $site } ({ $cell })
    [own] Eigenes Gebäude nutzen: { $site } ({ $cell })
    [market] Der { $site } ({ $cell })
   *[other] Gebäude nutzen ({ $owner }): { $site } ({ $cell })
  }
brings-site = dann { $deed }{ $n ->
    [-1] { "" }
    [0] { " " }(noch nicht bezahlbar)
   *[other] { " " }({ $n } bezahlbar)
  }
here-courtier_site = Für den Obersten Höfling bauen: { $site } ({ $cell })
here-soldier = { $whose ->
    [own] Eigenes Gebäude bewachen: { $site } ({ $cell })
    [other] Gebäude bewachen ({ $owner }): { $site } ({ $cell })
   *[nobody] Soldat: { $site } ({ $cell })
  }
here-upgrade = { $whose ->
    [own] Eigenes Gebäude verbessern: { $site } ({ $cell })
   *[other] Verbessern: { $site } ({ $cell })
  }
here-board = { $doing }
brings-board = { $n ->
    [-1] { "" }
    [0] { "" }
   *[other] { $n } bezahlbar
  }
here-take_card = { $spice } nehmen (Karte { $position }){ $n ->
    [0] , deine erste
   *[other] , du hast { $n }
  }
here-post = Handelsposten in { $city } (verkauft: { $good })
here-buy = In { $city } kaufen: { $good }
here-finish = { $asked ->
    [choose_caravan_card] Keine weitere Karte nehmen
    [choose_hall] Keinen weiteren Höfling setzen
    [choose_purchase] Kein weiteres Gut kaufen
    [choose_mosque_step] In der Moschee stehen bleiben
    [choose_wall_piece] Keine weitere Mauer bauen
   *[other] Aktion beenden
  }

## Was auf einem Plan getan wird: nach einem Gebäude-Bereich und als Knopf

deed-caravansary = Gewürzkarten
deed-palace = Höflinge
deed-library = Schriftrollen
deed-marketplace = Handelsposten und Güter
deed-mosque = Schritte in der Moschee
deed-wall = Mauern und Tore
doing-caravansary = Karawanserei: Gewürzkarten nehmen
doing-palace = Palast: Höflinge setzen
doing-library = Bibliothek: Schriftrollen kaufen
doing-marketplace = Marktplatz: Handelsposten und Güter
doing-mosque = Moschee: vorrücken
doing-wall = Mauer: Mauerstücke und Tore bauen
