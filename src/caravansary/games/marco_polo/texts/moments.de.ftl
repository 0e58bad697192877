# Worte für die besonderen Augenblicke: Szenen und Ergebnis.

## Szenen

scene-round = Runde { $round }: Die Würfel rollen
scene-any-value = nach Wahl
scene-scoring = Die Schlusswertung

## Das Ergebnis

result-board = { $you ->
    [yes] Deine Reise
   *[no] Die Karte am Ende
  }

## Die Geschichte der Partie: $you ist "yes" für die Lesenden, sonst ist $who genannt

story-contracts = { $you ->
    [yes] Du hast { $n ->
        [one] einen Auftrag
       *[other] { $n } Aufträge
      } erfüllt.
   *[no] { $who } hat { $n ->
        [one] einen Auftrag
       *[other] { $n } Aufträge
      } erfüllt.
  }
story-posts = { $you ->
    [yes] Du hast unterwegs { $n ->
        [one] einen Handelsposten
       *[other] { $n } Handelsposten
      } errichtet.
   *[no] { $who } hat unterwegs { $n ->
        [one] einen Handelsposten
       *[other] { $n } Handelsposten
      } errichtet.
  }
story-stages = { $you ->
    [yes] Du bist { $n ->
        [one] eine Etappe
       *[other] { $n } Etappen
      } weit gereist.
   *[no] { $who } ist { $n ->
        [one] eine Etappe
       *[other] { $n } Etappen
      } weit gereist.
  }
story-black = { $you ->
    [yes] Du hast { $n ->
        [one] einen schwarzen Würfel
       *[other] { $n } schwarze Würfel
      } gewonnen.
   *[no] { $who } hat { $n ->
        [one] einen schwarzen Würfel
       *[other] { $n } schwarze Würfel
      } gewonnen.
  }
story-camels = { $you ->
    [yes] Du hast { $n ->
        [one] ein Kamel
       *[other] { $n } Kamele
      } für die Karawane gesammelt.
   *[no] { $who } hat { $n ->
        [one] ein Kamel
       *[other] { $n } Kamele
      } für die Karawane gesammelt.
  }
story-gold = { $you ->
    [yes] Du hast { $n ->
        [one] einen Goldbarren
       *[other] { $n } Goldbarren
      } bekommen.
   *[no] { $who } hat { $n ->
        [one] einen Goldbarren
       *[other] { $n } Goldbarren
      } bekommen.
  }
story-silk = { $you ->
    [yes] Du hast { $n ->
        [one] einen Ballen Seide
       *[other] { $n } Ballen Seide
      } bekommen.
   *[no] { $who } hat { $n ->
        [one] einen Ballen Seide
       *[other] { $n } Ballen Seide
      } bekommen.
  }
story-crowded = { $you ->
    [yes] Du hast { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
      } gezahlt, um an vollen Plätzen an anderen vorbeizukommen.
   *[no] { $who } hat { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
      } gezahlt, um an vollen Plätzen an anderen vorbeizukommen.
  }
story-cards = { $you ->
    [yes] Du hast { $n ->
        [one] einmal
       *[other] { $n }-mal
      } mit Stadtkarten gehandelt.
   *[no] { $who } hat { $n ->
        [one] einmal
       *[other] { $n }-mal
      } mit Stadtkarten gehandelt.
  }
story-gifts = { $you ->
    [yes] Du hast { $n ->
        [one] ein Geschenk
       *[other] { $n } Geschenke
      } des Khans eingesetzt.
   *[no] { $who } hat { $n ->
        [one] ein Geschenk
       *[other] { $n } Geschenke
      } des Khans eingesetzt.
  }

## Auszeichnungen

medal-contracts = Lieferant des Khans
medal-posts = Gründer
medal-stages = Weitgereist
medal-black = Würfelsammler
medal-camels = Karawanenführer
medal-gold = Goldene Hand
medal-silk = Seidenhändler
medal-cards = Freund der Städte
medal-gifts = Ehrengast
