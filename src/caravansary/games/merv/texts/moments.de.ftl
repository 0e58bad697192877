# Worte für die besonderen Augenblicke: Szenen und Ergebnis.

## Szenen

scene-invasion = Die Mongolen greifen in Jahr { $year } an.
scene-invasion-title = Jahr { $year }: Die Mongolen kommen
scene-invasion-open = { $n ->
    [0] Kein Gebäude liegt offen.
    [one] Ein Gebäude liegt offen.
   *[other] { $n } Gebäude liegen offen.
  }
scene-invasion-asked = { $who } kann für { $n ->
    [one] ein Gebäude
   *[other] { $n } Gebäude
  } Lösegeld zahlen.
scene-invasion-lost = { $who } verliert { $n ->
    [one] ein Gebäude
   *[other] { $n } Gebäude
  }: kein Würfel für das Lösegeld.
scene-invasion-falls = { $who } verliert { $n ->
    [one] ein Gebäude
   *[other] { $n } Gebäude
  }.
scene-invasion-leaving = { $n ->
    [one] Danach verlässt der Soldat die Stadt.
   *[other] Danach verlassen alle { $n } Soldaten die Stadt.
  }
scene-year = Das Ende von Jahr { $year }
scene-scoring-goes-on = Die Wertung geht weiter
scene-hall = { $hall }
scene-favour = Gunst ausgegeben

## Das Ergebnis

result-board = Merw am Ende der Partie
result-won-magistrate = Du hast den Korrupten Magistrat überlistet!
result-lost-magistrate = Merw bleibt in der Hand des Korrupten Magistrats.

## Die Geschichte der Partie: $you ist "yes" für die Lesenden, sonst ist $who genannt

story-buildings = { $you ->
    [yes] Du hast { $n ->
        [one] ein Gebäude
       *[other] { $n } Gebäude
      }{ $lost ->
        [0] { " " }gebaut und keines an die Mongolen verloren
        [one] { " " }gebaut und eines an die Mongolen verloren
       *[other] { " " }gebaut und { $lost } an die Mongolen verloren
      }.
   *[no] { $who } hat { $n ->
        [one] ein Gebäude
       *[other] { $n } Gebäude
      }{ $lost ->
        [0] { " " }gebaut und keines an die Mongolen verloren
        [one] { " " }gebaut und eines an die Mongolen verloren
       *[other] { " " }gebaut und { $lost } an die Mongolen verloren
      }.
  }
story-courtiers = { $you ->
    [yes] Deine Höflinge brachten in den Hallen des Palasts { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
      }.
   *[no] Die Höflinge von { $who } brachten in den Hallen des Palasts { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
      }.
  }
story-ransoms = { $you ->
    [yes] Du hast den Mongolen Lösegeld für { $n ->
        [one] ein Gebäude
       *[other] { $n } Gebäude
      } gezahlt.
   *[no] { $who } hat den Mongolen Lösegeld für { $n ->
        [one] ein Gebäude
       *[other] { $n } Gebäude
      } gezahlt.
  }
story-walls = { $you ->
    [yes] Du hast { $n ->
        [one] ein Stück
       *[other] { $n } Stücke
      } der Stadtmauer gebaut.
   *[no] { $who } hat { $n ->
        [one] ein Stück
       *[other] { $n } Stücke
      } der Stadtmauer gebaut.
  }
story-soldiers = { $you ->
    [yes] Du hast { $n ->
        [one] einen Soldaten
       *[other] { $n } Soldaten
      } zum Schutz der Häuser aufgestellt.
   *[no] { $who } hat { $n ->
        [one] einen Soldaten
       *[other] { $n } Soldaten
      } zum Schutz der Häuser aufgestellt.
  }
story-spices = { $you ->
    [yes] Du hast { $n ->
        [one] eine Karawane
       *[other] { $n } Karawanen
      } mit Gewürzen heimgebracht.
   *[no] { $who } hat { $n ->
        [one] eine Karawane
       *[other] { $n } Karawanen
      } mit Gewürzen heimgebracht.
  }
story-mosque = { $you ->
    [yes] Du bist auf dem Weg der Moschee { $n ->
        [one] einen Schritt
       *[other] { $n } Schritte
      } gegangen.
   *[no] { $who } ist auf dem Weg der Moschee { $n ->
        [one] einen Schritt
       *[other] { $n } Schritte
      } gegangen.
  }
story-posts = { $you ->
    [yes] Du hast { $n ->
        [one] in einer fernen Stadt einen Handelsposten
       *[other] in fernen Städten { $n } Handelsposten
      } gegründet.
   *[no] { $who } hat { $n ->
        [one] in einer fernen Stadt einen Handelsposten
       *[other] in fernen Städten { $n } Handelsposten
      } gegründet.
  }
story-contracts = { $you ->
    [yes] Du hast { $n ->
        [one] einen Kontrakt
       *[other] { $n } Kontrakte
      } erfüllt.
   *[no] { $who } hat { $n ->
        [one] einen Kontrakt
       *[other] { $n } Kontrakte
      } erfüllt.
  }
story-breakthroughs = { $you ->
    [yes] In der Bibliothek { $n ->
        [one] ist
       *[other] sind
      } dir { $n ->
        [one] ein Fortschritt
       *[other] { $n } Fortschritte
      } gelungen.
   *[no] In der Bibliothek gab es für { $who } { $n ->
        [one] einen Fortschritt
       *[other] { $n } Fortschritte
      }.
  }
story-guests = { $you ->
    [yes] Andere haben { $n ->
        [one] einmal
       *[other] { $n }-mal
      } in deinen Häusern gearbeitet.
   *[no] Andere haben { $n ->
        [one] einmal
       *[other] { $n }-mal
      } in den Häusern von { $who } gearbeitet.
  }

## Auszeichnungen

medal-buildings = Baumeister
medal-courtiers = Liebling des Hofes
medal-walls = Hüter der Mauer
medal-soldiers = Hauptmann der Wache
medal-spices = Gewürzhändler
medal-mosque = Pilger
medal-posts = Fernhändler
medal-contracts = Verlässlicher Partner
medal-breakthroughs = Gelehrter
medal-guests = Guter Gastgeber
