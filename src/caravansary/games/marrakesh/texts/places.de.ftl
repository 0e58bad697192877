# Was ein Teilnehmer hat, und was die Sätze neben dem Zeiger darüber sagen.

## Was ein Teilnehmer hat

board-hold-water = Wasser
board-hold-date = Datteln
board-hold-dinar = Dinare
board-hold-resource-text = Am Ende der Saison verlangt die Bevölkerung { $demand }. { $missing ->
    [0] Das ist da.
    [one] { $missing } fehlt.
   *[other] { $missing } fehlen.
  }
board-hold-resource-none = Am Ende der Saison wird nichts davon verlangt.
board-hold-good-text = Im Souk werden Waren getauscht oder für Luxusgüter ausgegeben.
board-hold-area = { $area }: { $n } von { $all } Keshis
board-hold-seller = Hier ist ein Wasserverkäufer.
board-hold-no-seller = Noch kein Wasserverkäufer.
board-hold-worker = { $n ->
    [one] Hier steht ein Assistent.
   *[other] Hier stehen { $n } Assistenten.
  }
board-hold-filled = Vollständig: Das bringt am Ende Punkte.
board-hold-souk = Souk: { $n ->
    [0] keine Assistenten
    [one] { $n } Assistent
   *[other] { $n } Assistenten
  }
board-hold-workers = Noch nicht genutzte Assistenten: { $n }
board-hold-no-workers = Keiner wartet auf dem Tableau.
board-hold-sellers = Wasserverkäufer: { $n }
board-hold-scrolls = Schriftrollen: { $n }
board-hold-luxuries = Luxusgüter: { $n }
board-hold-gates = Stadttore: { $n } von { $all }
board-hold-guards = Wächter im Wachturm: { $n }.
board-hold-oases = Erforschte Oasen: { $n }
board-hold-oases-text = Am Ende zählen die besten { $n }.
board-hold-none = Noch keine.
board-hold-space = Fluss: Feld { $n }
board-hold-harbour = Fluss: im Hafen
board-hold-space-text = Wer auf dem Fluss am weitesten ist, wird am Ende der Saison belohnt; jede überwundene Stromschnelle bietet am Ende der Runde einen Bonus.
board-hold-palace = Palasttreppe: Stufe { $n } von { $all }
board-hold-mosque = Moscheetreppe: Stufe { $n } von { $all }
board-hold-stair-text = Jeder neue Abschnitt bringt einen Dinar und einen Verbindungsbonus.
board-hold-camel = Beginnt in dieser Runde
board-hold-camel-text = Nach der Runde zieht das Kamel nach links weiter.
board-hold-feld = Beginnt in dieser Saison
board-hold-feld-text = Hat die erste Runde dieser Saison begonnen.
board-hold-provisions = Versorgungsplättchen
board-hold-shown = aufgedeckt: zählt am Ende jeder Saison
board-hold-hidden = verdeckt: nur dir bekannt
board-hold-hidden-n = { $n ->
    [one] { $n } verdecktes Versorgungsplättchen
   *[other] { $n } verdeckte Versorgungsplättchen
  }
board-hold-hidden-text = Nur wer sie besitzt, kennt sie. Nach den ersten beiden Saisons wird jeweils eines aufgedeckt.
board-hold-demand-title = Am Ende der Saison verlangt: { $things }
board-hold-demand-met = Alles ist da.
board-hold-demand-short = Es fehlt: { $things }. Wer nicht alles aufbringt, verliert alles Wasser, alle Datteln und Dinare und für jedes Plättchen Punkte.
board-hold-revealed = aufgedeckt, noch nicht erforscht
board-hold-explored = erforscht
board-hold-town-night = Nachtseite: noch nicht erforscht
board-hold-town-day = Tagseite: erforscht
board-hold-towns = Wüstenstädte
board-hold-screen = Hinter dem Sichtschirm: { $n }
board-hold-points = Punkte: { $n }
board-hold-points-text = Danach, was sie bisher gebracht hat.
board-hold-gate = Tor auf Torplatz { $n }: { $gate_colour }
board-hold-permanent = wirkt dauerhaft
board-hold-round = wirkt am Ende jeder Runde
board-hold-season = wirkt am Ende jeder Saison
board-hold-instant = hat schon gewirkt
