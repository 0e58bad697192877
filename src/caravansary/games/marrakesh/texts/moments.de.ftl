# Worte für die besonderen Augenblicke: Szenen und Ergebnis.

## Szenen

scene-toss = { $n ->
    [one] Ein Keshi fällt
   *[other] { $n } Keshis fallen
  } in den Turm{ $before ->
    [0] {""}
    [one] , in dem noch { $before } hängt
   *[other] , in dem noch { $before } hängen
  }; heraus { $out ->
    [one] kommt { $out }
   *[other] kommen { $out }
  }, hängen { $stuck ->
    [0] bleibt keiner
    [one] bleibt { $stuck }
   *[other] bleiben { $stuck }
  }.
scene-toss-title = { $n } Keshis in den Turm
scene-toss-before = Noch von vorher darin: { $n }
scene-toss-out = { $stuck ->
    [0] Alle { $out } kommen heraus
   *[other] Heraus: { $out }, im Turm hängen: { $stuck }
  }
scene-season = Das Ende der Saison { $season }
scene-provisions = Die Bevölkerung verlangt von allen ihre Versorgung.
scene-hunger = { $n ->
    [one] reicht nicht: alle Rohstoffe und { $n } Punkt verloren
   *[other] reicht nicht: alle Rohstoffe und { $n } Punkte verloren
  }
scene-scoring = Die Schlusswertung

## Das Ergebnis

result-board = { $you ->
    [yes] Dein Tableau
   *[no] Das Tableau von { $who }
  }

## Die Geschichte der Partie: $you ist "yes" für die Lesenden, sonst ist $who genannt

story-areas = { $you ->
    [yes] Du hast { $n ->
        [one] einen Bezirk
       *[other] { $n } Bezirke
      } der Stadt ganz gefüllt.
   *[no] { $who } hat { $n ->
        [one] einen Bezirk
       *[other] { $n } Bezirke
      } der Stadt ganz gefüllt.
  }
story-keshis = { $you ->
    [yes] Du hast { $n ->
        [one] einen Keshi
       *[other] { $n } Keshis
      } eingesetzt.
   *[no] { $who } hat { $n ->
        [one] einen Keshi
       *[other] { $n } Keshis
      } eingesetzt.
  }
story-luxuries = { $you ->
    [yes] Im Souk hast du { $n ->
        [one] ein Luxusgut
       *[other] { $n } Luxusgüter
      } erworben.
   *[no] Im Souk hat { $who } { $n ->
        [one] ein Luxusgut
       *[other] { $n } Luxusgüter
      } erworben.
  }
story-scrolls = { $you ->
    [yes] Du hast { $n ->
        [one] eine Schriftrolle
       *[other] { $n } Schriftrollen
      } aus der Medersa heimgebracht.
   *[no] { $who } hat { $n ->
        [one] eine Schriftrolle
       *[other] { $n } Schriftrollen
      } aus der Medersa heimgebracht.
  }
story-gates = { $you ->
    [yes] Du hast { $n ->
        [one] ein Stadttor
       *[other] { $n } Stadttore
      } gebaut.
   *[no] { $who } hat { $n ->
        [one] ein Stadttor
       *[other] { $n } Stadttore
      } gebaut.
  }
story-oases = { $you ->
    [yes] Deine Karawanen haben { $n ->
        [one] eine Oase
       *[other] { $n } Oasen
      } gefunden.
   *[no] Die Karawanen von { $who } haben { $n ->
        [one] eine Oase
       *[other] { $n } Oasen
      } gefunden.
  }
story-towns = { $you ->
    [yes] Deine Karawanen haben { $n ->
        [one] eine Wüstenstadt
       *[other] { $n } Wüstenstädte
      } erreicht.
   *[no] Die Karawanen von { $who } haben { $n ->
        [one] eine Wüstenstadt
       *[other] { $n } Wüstenstädte
      } erreicht.
  }
story-flights = { $you ->
    [yes] Du hast an Palast und Moschee { $n ->
        [one] eine Treppe
       *[other] { $n } Treppen
      } erklommen.
   *[no] { $who } hat an Palast und Moschee { $n ->
        [one] eine Treppe
       *[other] { $n } Treppen
      } erklommen.
  }
story-river = { $you ->
    [yes] Dein Fischer kam auf dem Fluss { $n ->
        [one] ein Feld
       *[other] { $n } Felder
      } voran.
   *[no] Der Fischer von { $who } kam auf dem Fluss { $n ->
        [one] ein Feld
       *[other] { $n } Felder
      } voran.
  }
story-water = { $you ->
    [yes] Die Wasserverkäufer kamen { $n ->
        [one] einmal
       *[other] { $n }-mal
      } zu deinen Arbeitern.
   *[no] Die Wasserverkäufer kamen { $n ->
        [one] einmal
       *[other] { $n }-mal
      } zu den Arbeitern von { $who }.
  }
story-hunger = { $you ->
    [yes] Am Ende einer Saison reichten die Vorräte { $n ->
        [one] einmal
       *[other] { $n }-mal
      } nicht: { $points } Punkte verloren.
   *[no] Am Ende einer Saison reichten die Vorräte von { $who } { $n ->
        [one] einmal
       *[other] { $n }-mal
      } nicht: { $points } Punkte verloren.
  }

## Auszeichnungen

medal-areas = Stadtplaner
medal-keshis = Volles Haus
medal-luxuries = Kenner
medal-scrolls = Gelehrter
medal-gates = Torbauer
medal-oases = Wüstenführer
medal-towns = Ferne Karawane
medal-flights = Treppensteiger
medal-river = Herr des Flusses
