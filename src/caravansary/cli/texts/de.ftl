# Die Befehlszeile auf Deutsch. Wörter des Spielplans stehen in `<Spiel>.de.ftl`.

## Regeln zum Nachschlagen

rules-not-translated = Die Regeln sind in dieser Sprache noch nicht vollständig; ihre Texte erscheinen auf Englisch.
rules-count = { $n ->
    [one] { $n } Regel
   *[other] { $n } Regeln
  }
rules-hint = Gib den Namen eines Abschnitts, die Nummer einer Regel oder Suchwörter an.
rules-found = { $n ->
    [one] { $n } Regel gefunden.
   *[other] { $n } Regeln gefunden; gib eine Nummer an, um eine zu lesen.
  }

## Aufzeichnungen

record-not-replayable = Aufzeichnung eines laufenden Spiels (sein Startwert ist verdeckt) oder nach älteren Regeln: Sie lässt sich lesen, aber nicht nachspielen.
replay-done = { $n } von { $all } Entscheidungen nachgespielt.
replay-verified = { $n } von { $all } Entscheidungen nachgespielt; das Ergebnis stimmt.

## Punkte

scores-final = Endstand
scores-now = Zwischenstand
scores-total = gesamt
scores-place = Platz
scores-if-now = wäre jetzt Schluss
scores-secret = Geheim hast du { $n } mehr: { $source }.
scores-winner = { $n ->
    [one] { $who } gewinnt.
   *[other] Geteilter erster Platz: { $who }.
  }

## Spielen

play-welcome = { $game }, { $n ->
    [one] eine Person
   *[other] { $n } Personen
  }.
play-sits = { $who }: { $kind ->
    [bot] Bot { $bot }
   *[person] du
  }
play-sits-person = { $who }: an der Tastatur
play-open-seed = Offener Startwert { $seed }: Dieses Spiel lässt sich genau so noch einmal spielen.
play-your-turn = Du bist am Zug, { $who }
play-help-hint = Gib eine Nummer ein; h zeigt, was du sonst eingeben kannst.
play-help =
    Nummer      diese Möglichkeit wählen; auch ihr Name geht, zum Beispiel { $example }
    ?           warum die anderen Möglichkeiten nicht gehen
    w NAME      warum diese Aktion jetzt nicht geht
    b           der ganze Tisch
    l           was seit deinem letzten Zug geschah; l all: seit Beginn
    s           die Punkte nach ihrer Herkunft
    r [NUMMER]  die Regel, nach der du gefragt wirst, oder die Regel dieser Nummer
    u           den letzten Schritt zurücknehmen
    c           den Zug bestätigen
    save DATEI  die bisherige Aufzeichnung schreiben; DATEI.json: speichern, um mit --continue weiterzuspielen
    q           aufhören
play-turn-over = Dein Zug ist zu Ende. Enter oder c bestätigt ihn, u nimmt den letzten Schritt zurück.
play-committed = Bestätigt.
play-undone = Zurückgenommen: { $action }.
play-cannot-undo = Nichts lässt sich zurücknehmen: Dein letzter Schritt ist bestätigt, oder danach wurde etwas Neues bekannt.
play-cannot-commit = Es gibt nichts zu bestätigen: Du musst dich noch entscheiden.
play-no-option = Eine Möglichkeit { $n } gibt es nicht; wähle von 1 bis { $last }.
play-not-understood = „{ $text }“ verstehe ich nicht. h zeigt, was du eingeben kannst.
play-nothing-refused = Von dieser Art ist jetzt nichts ausgeschlossen.
play-refused = Jetzt nicht möglich:
play-more-refused = … und { $n } weitere aus denselben Gründen.
play-possible = Das ist jetzt möglich: Nummer { $n }.
play-nothing-happened = Seit deinem letzten Zug ist nichts geschehen.
play-thinking = { $who } denkt nach …
play-saved = Geschrieben: { $file }
play-save-what = Wohin speichern? Gib ein: save DATEI
play-really-quit = Das Spiel verlassen? (j/n)
play-yes = y yes j ja
play-left = Du hast das Spiel vor seinem Ende verlassen.
play-input-ended = Die Eingabe endete vor dem Spiel.
play-offer-record = Aufzeichnung dieses Spiels speichern? Gib einen Dateinamen ein oder Enter für nein.
play-for-other = (du entscheidest für: { $who })
