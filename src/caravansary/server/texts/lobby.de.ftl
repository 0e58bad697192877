# Rund um den Tisch auf Deutsch: Lobby, Regeln, Protokoll, Rückschau, Punkte, Chat, Rundgang, Hilfe, Plätze.

## Lobby: die Spiele

lobby-title = Setz dich und spiel
lobby-subtitle = Brettspiele von der Seidenstraße: mit Freunden, gegen Bots oder allein.
lobby-games = Spiele
lobby-game-merv = Merw
lobby-about-merv = Baue eine Stadt an der Seidenstraße, handle mit ihren Schätzen und umgib sie mit Mauern, bevor die Mongolen kommen.
lobby-game-marco_polo = Auf den Spuren von Marco Polo
lobby-about-marco_polo = Würfle, belade deine Karawane auf dem Basar und reise von Venedig nach Beijing; unterwegs gründest du Handelsposten.
lobby-game-marrakesh = Marrakesh
lobby-about-marrakesh = Wähle geheim deine Keshis, sieh zu, welche der Turm wieder hergibt, und fülle die neun Bezirke deines Marrakesh. Von 334 gedruckten Werten kennen wir 151 nicht; unsere stehen dafür.
lobby-players = { $min ->
    [1] { $max ->
        [1] 1 Person
       *[other] 1–{ $max } Personen
      }
   *[other] { $min }–{ $max } Personen
  }
lobby-merv-1 = Der Korrupte Magistrat und der Oberste Höfling gehören zum Spiel. Sie ziehen von selbst und brauchen keinen Platz.
lobby-merv-2 = Der Oberste Höfling gehört zum Spiel. Er zieht von selbst und braucht keinen Platz.
lobby-play-now = Gegen Bots spielen
lobby-levels = Stärke der Bots
lobby-first = Dein erstes Spiel hier: Du beginnst.
lobby-first-marrakesh = Dein erstes Spiel hier: Du beginnst, mit den Flussplättchen, die für ein erstes Spiel empfohlen sind.
lobby-alone = Allein spielen
lobby-invite = Freunde einladen
lobby-invite-how-many = Wie viele seid ihr?
lobby-invite-players = zu { $n ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $n }
  }
lobby-set-up = Tisch einrichten
lobby-making = Der Tisch wird gedeckt …

## Lobby: die Tische

lobby-yours = Deine Tische
lobby-yours-over = Deine beendeten Spiele
lobby-yours-none = Hier erscheinen die Tische, an denen du auf diesem Gerät spielst oder zuschaust.
lobby-open = Offene Tische
lobby-open-none = Gerade sucht niemand Mitspieler. Richte einen Tisch ein und lass einen Platz für alle frei.
lobby-running = Laufende Spiele
lobby-finished = Beendete Spiele
lobby-your-turn = Du bist dran
lobby-over = Beendet
lobby-result = { $n ->
    [one] { $who } hat mit { $points } gewonnen
   *[other] Gemeinsamer Sieg: { $who } mit { $points }
  }
lobby-opponent-magistrate = Der Korrupte Magistrat
lobby-result-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
  }
lobby-waiting = Plätze frei
lobby-goes-on = Läuft
lobby-older-rules = Ältere Regeln
lobby-last-play = Letzter Zug { $when }
lobby-go-on = Weiterspielen
lobby-look = Ansehen
lobby-watch = Zuschauen
lobby-join = Platz nehmen
lobby-join-as = Platz nehmen: { $colour }
lobby-forget = Aus dieser Liste entfernen
lobby-forget-sure = „{ $title }“ aus dieser Liste entfernen? Ohne den Link kommst du nicht an deinen Platz zurück.
lobby-forget-yes = Entfernen
lobby-free-seat = frei
lobby-vacant = noch nicht da
lobby-bot = Bot
lobby-more = Alle { $n } zeigen
lobby-loading = Die Tische werden geholt …
lobby-failed = Der Server konnte seine Tische nicht nennen.
lobby-offline = Der Server ist nicht erreichbar. Es wird von selbst wieder versucht.
lobby-again = Noch einmal versuchen
lobby-no-games = Auf diesem Server gibt es keine Spiele.

## Lobby: ein neuer Tisch

lobby-new = Ein neuer Tisch
lobby-back = Zurück
lobby-game = Spiel
lobby-number = Personen
lobby-preset = Gespielt wird
lobby-preset-first = Erstes Spiel
lobby-preset-standard = Standard
lobby-preset-everything = Mit allem
lobby-preset-own = eigene Auswahl
lobby-seats = Wer sitzt wo?
lobby-seat = Platz { $n }
lobby-who = Wer spielt
lobby-kind-me = Ich
lobby-kind-here = Jemand an diesem Gerät
lobby-kind-link = Jemand mit Link
lobby-kind-open = Wer mag, aus der Liste
lobby-kind-bot = Bot
lobby-name = Name
lobby-name-hint = freiwillig
lobby-colour = Farbe
lobby-bot-level = Stärke
lobby-bot-random = Zufall
lobby-bot-random-help = spielt irgendeinen Zug
lobby-bot-greedy = Gierig
lobby-bot-greedy-help = plant den eigenen Zug
lobby-bot-easy = Leicht
lobby-bot-easy-help = verschätzt sich wie jemand, der das Spiel gerade lernt
lobby-bot-medium = Mittel
lobby-bot-medium-help = macht rasch einen Plan für den Zug
lobby-bot-hard = Schwer
lobby-bot-hard-help = wägt die Antworten der anderen ab, mit der Erfahrung vieler Spiele
lobby-bot-expert = Experte
lobby-bot-expert-help = tut dasselbe doppelt so lange
lobby-bot-other-help = denkt voraus
lobby-bot-seconds = { $n ->
    [0] sofort
    [one] bis zu { $n } Sekunde je Zug
   *[other] bis zu { $n } Sekunden je Zug
  }
lobby-bot-long = meist einige Sekunden je Zug, selten bis zu { $n }
lobby-bot-wins = zu zweit { $share } % Siege gegen { $level }, im Schnitt { $points } Punkte
lobby-bot-scores = zu zweit etwa { $points } Punkte
lobby-bot-turn = { $mean } s je Zug, höchstens { $most } s
lobby-bot-at-once = zieht sofort
lobby-bot-then = { "; " }
lobby-manner = Spielweise
lobby-manner-any = Zufall
lobby-manner-builder = baut gern
lobby-manner-traveller = reist gern
lobby-manner-trader = handelt gern
lobby-manner-courtier = sucht die Gunst des Hofes
lobby-manner-scholar = studiert gern
lobby-manner-saver = spart gern
lobby-open-needs-list = Ein Platz für alle braucht einen Tisch in der Liste.
lobby-nobody-here = An diesem Gerät spielt niemand: Du schaust zu.
lobby-modules = Das Spiel
lobby-options = Der Tisch
lobby-options-help = Titel, Liste, Chat, Tipps, Uhren, Zufall, gedruckte Werte
lobby-table-title = Titel
lobby-table-title-hint = zum Beispiel: Sonntagabend
lobby-listed = In der Liste des Servers zeigen
lobby-listed-help = Alle auf diesem Server können den Tisch finden und zuschauen. Sonst geht das nur mit einem Link.
lobby-chat-help = Du kannst ihn später ein- und ausschalten.
lobby-minutes = Bedenkzeit
lobby-minutes-none = nicht anzeigen
lobby-minutes-some = je { $n } Minuten
lobby-minutes-help = Die Uhren zeigen sie an; niemand verliert dadurch.
lobby-seed = Zufall
lobby-seed-random = Zufällig
lobby-seed-random-help = Niemand weiß, was kommt.
lobby-seed-chosen = Gewählter Startwert
lobby-seed-chosen-help = Derselbe Startwert ergibt noch einmal dasselbe Spiel. Der Tisch ist markiert: Alle sehen den Startwert.
lobby-seed-number = Startwert
lobby-seed-wrong = Bitte eine ganze Zahl ab 0.
lobby-edition = Gedruckte Werte
lobby-edition-standard = unsere
lobby-edition-help = Wer das gedruckte Spiel besitzt, kann mit dessen Werten spielen: Wähle eine Editions-Datei.
lobby-edition-choose = Datei wählen
lobby-edition-drop = Wieder unsere nehmen
lobby-too-big = Diese Datei ist zu groß.
lobby-make = Tisch decken
lobby-make-and-play = Spielen
lobby-could-not = Der Tisch konnte nicht gedeckt werden.
lobby-said = Der Server sagt: { $message }
lobby-too-many = Zu viele neue Tische auf einmal. Warte eine Minute und versuche es noch einmal.

## Lobby: die Links eines neuen Tisches

lobby-made = Der Tisch ist gedeckt
lobby-made-help = Schicke allen ihren eigenen Link: Wer ihn öffnet, hat den Platz. Du findest die Links am Tisch wieder, im Menü jedes Platzes.
lobby-link-for = Link für { $who }
lobby-link-watch = Link zum Zuschauen
lobby-link-open = Diesen Platz kann jeder aus der Liste nehmen.
lobby-link-here = spielt an diesem Gerät
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-copy-by-hand = Drücke Strg+C
lobby-share = Teilen
lobby-share-text = Spiel { $game } mit mir:
lobby-go-to-table = Zum Tisch

## Lobby: eine Aufzeichnung

lobby-import = Aufzeichnung ansehen
lobby-import-help = Die Aufzeichnung eines beendeten Spiels lässt sich hier Schritt für Schritt durchgehen.
lobby-import-file = Datei wählen
lobby-import-paste = oder ihren Text einfügen
lobby-import-edition = Mit eigener Editions-Datei
lobby-import-do = Öffnen
lobby-import-failed = Diese Aufzeichnung ließ sich nicht öffnen.

## Regeln

rules-search = In den Regeln suchen
rules-search-hint = Wörter oder eine Nummer
rules-found = { $n ->
    [0] Nichts gefunden. Versuche es mit weniger Buchstaben oder einem anderen Wort.
    [one] { $n } Regel
   *[other] { $n } Regeln
  }
rules-contents = Inhalt
rules-loading = Die Regeln werden geholt …
rules-failed = Die Regeln konnten nicht geholt werden.
rules-not-translated = Diese Regeln sind noch nicht übersetzt. Sie erscheinen auf Englisch.
rules-no-such-rule = Eine Regel { $rule } gibt es hier nicht.
rules-no-such-game = Zu diesem Spiel gibt es keine Regeln.
rules-provenance = Die Worte sind unsere, nicht die einer gedruckten Anleitung. Wo eine Zahl „unser Wert“ heißt, steht sie in keiner Unterlage, die wir haben: Das gedruckte Spiel kann abweichen.
rules-link = Link zu { $rule }
rules-whole-page = Als Seite öffnen
rules-close = Regeln schließen
rules-back = Zurück zu { $rule }

## Protokoll

log-empty = Noch ist nichts geschehen.
log-draft = noch nicht bestätigt
log-secret = { $who } hat verdeckt gewählt.
log-jump = Das Spielfeld nach diesem Schritt zeigen
log-newest = Neueste Zeilen
log-earlier = Frühere Zeilen

## Rückschau

replay-slider = Schritt
replay-at = Schritt { $n } von { $all }
replay-start = Der Anfang
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forth = Einen Schritt vor
replay-back-turn = Einen Zug zurück
replay-forth-turn = Einen Zug vor
replay-last = Zum letzten Schritt
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-is = { $n }×
replay-link = Link zu dieser Stellung
replay-link-copied = Der Link ist kopiert.
replay-live = Zurück zum Tisch

## Punkte

score-final = Endstand
score-source = Woher
score-total = Summe
score-if-now = Wäre jetzt Schluss
score-place = Platz
score-winner = { $n ->
    [one] { $who } gewinnt.
   *[other] Geteilter erster Platz: { $who }.
  }
score-tie = Gleich viele Punkte: Über die Plätze entscheidet die Regel für Gleichstand.
score-tie-rule = Regel { $rule }
score-shared = Gleich viele Punkte, und nichts entscheidet mehr: Der Platz wird geteilt.
score-none = Noch keine Punkte.
score-chart = Punkte im Lauf der Züge
score-chart-about = Eine Linie für alle, die Punkte bekommen; die Tabelle darunter hat dieselben Zahlen.
score-chart-table = Die Zahlen
score-chart-turn = Zug
score-chart-none = Die Kurve beginnt mit dem ersten bestätigten Zug.
score-chart-failed = Die Kurve konnte nicht geholt werden.
score-record = Aufzeichnung speichern

## Chat

chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-owner = Gastgeber
chat-off = Der Chat ist ausgeschaltet.
chat-switch-off = Chat ausschalten
chat-switch-on = Chat einschalten
chat-watching = Nur wer am Tisch sitzt, kann sprechen.
chat-failed = Das wurde nicht gesendet. Versuche es noch einmal.
chat-newest = Neueste Zeilen
chat-unread = { $n ->
    [one] { $n } neue Zeile
   *[other] { $n } neue Zeilen
  }

## Hinweise des Servers

note-bot_replaced = Der Bot { $bot } von { $who } hat nicht rechtzeitig geantwortet; der gierige Bot zog an seiner Stelle.
note-bot_sits = { $who }: Hier spielt jetzt ein Bot ({ $bot }).
note-person_sits = { $who }: Hier spielt jetzt ein Mensch.
note-taken_back = { $who }: Im Einvernehmen { $turns ->
    [one] wurde ein Zug
   *[other] wurden { $turns } Züge
} zurückgenommen.
note-rematch = { $who } möchte noch einmal spielen: Ein neuer Tisch ist bereit.
note-unknown = Hinweis: { $kind }

## Rundgang

guide-title = Ein erster Rundgang
guide-offer = Neu hier?
guide-start = Zeig es mir
guide-short = Kurz gesagt
guide-later = Jetzt nicht
guide-step = Schritt { $n } von { $all }
guide-before = Zurück
guide-done = Fertig
guide-leave = Rundgang verlassen
guide-not-seen = Diese Stelle ist gerade nicht zu sehen.

## Hilfe

help-title = Tasten und Hinweise
help-keys = Tasten
help-hints = Gut zu wissen
help-does-next = Nächste Stelle, die du wählen kannst
help-does-before = Vorige Stelle
help-does-number = Die Möglichkeit mit dieser Nummer: erst Stellen, dann Knöpfe
help-does-choose = Wählen
help-does-why = Warum nicht? Die nächste Stelle, die nicht geht, mit dem Grund
help-does-undo = Letzten Schritt zurücknehmen
help-does-redo = Wieder ausführen
help-does-commit = Zug bestätigen
help-does-cards = Durch die Karten der Züge der anderen
help-does-pause = Sie anhalten oder weitergehen
help-does-now = Sie verlassen: zu deinem Zug
help-does-log = Protokoll
help-does-scores = Punkte
help-does-rule = Die Regel zu dem, worauf du zeigst
help-does-replay = In der Wiedergabe: ein Schritt oder ein Zug zurück oder vor
help-does-help = Diese Hilfe
help-does-close = Schließen, abbrechen
help-key-or = oder
help-key-tab = Tab
help-key-backtab = Umschalt + Tab
help-key-enter = Enter
help-key-space = Leertaste
help-key-escape = Esc
help-key-left = ←
help-key-right = →
help-hint-gold = Ein goldener Ring zeigt, was du wählen kannst. Zeige darauf, und du siehst, was es bringt.
help-hint-refused = Was keinen Ring hat, geht jetzt nicht; zeige darauf oder tippe es an, und du liest den Grund und die Regel. Die Taste W geht diese Stellen durch.
help-hint-undo = Dein Zug ist ein Entwurf, bis du ihn bestätigst. Was dir etwas Neues gezeigt hat, lässt sich nicht zurücknehmen.
help-hint-takeback = Bestätigte Züge werden nur zurückgenommen, wenn alle zustimmen: Schlage es im Protokoll vor, unter deinem letzten Zug.
help-hint-log = Zeige auf eine Zeile des Protokolls, um ihre Teile zu sehen; klicke sie an, um das Spielfeld von damals zu sehen.
help-hint-leave = Du kannst diese Seite jederzeit schließen: Das Spiel wartet unter demselben Link auf dich.

## Vorschläge, etwas zurückzunehmen

proposal-title = Zurücknehmen
proposal-propose = Meinen letzten Zug zurücknehmen …
proposal-will = { $n ->
    [one] Dein letzter Zug wird zurückgenommen
   *[other] Die letzten { $n } Züge bis zu deinem eigenen werden zurückgenommen
  }, wenn alle, die spielen, zustimmen.
proposal-will-at-once = { $n ->
    [one] Dein letzter Zug wird sofort zurückgenommen.
   *[other] Dein letzter Zug und alles, was die Bots seitdem getan haben, wird sofort zurückgenommen.
  }
proposal-send = Vorschlagen
proposal-go-back = Zurücknehmen
proposal-asks = { $who } möchte { $n ->
    [one] den letzten Zug
   *[other] die letzten { $n } Züge
  } zurücknehmen.
proposal-yours = Du hast vorgeschlagen, { $n ->
    [one] den letzten Zug
   *[other] die letzten { $n } Züge
  } zurückzunehmen.
proposal-agree = Zustimmen
proposal-decline = Ablehnen
proposal-withdraw = Zurückziehen
proposal-waits = Noch nicht zugestimmt: { $who }

## Menü eines Platzes

seat-menu-rename = Namen ändern
seat-menu-renamed = Der Name ist geändert.
seat-menu-auto-help = Ein fertiger Zug gilt sofort und lässt sich nicht zurücknehmen.
seat-menu-stand-in = Einen Bot einspringen lassen
seat-menu-stand-in-help = Der Bot spielt weiter, bis jemand zurückkommt.
seat-menu-do-stand-in = Spielen lassen
seat-menu-stands-in = Hier springt ein Bot ein: { $bot }.
seat-menu-come-back = Wieder selbst spielen
seat-menu-person = Hier einen Menschen spielen lassen
seat-menu-person-help = Schicke danach den neuen Link an die Person, die spielen soll.
seat-menu-link = Link dieses Platzes
seat-menu-link-help = Wer den Link öffnet, hat den Platz, auf jedem Gerät.
seat-menu-copy = Link kopieren
seat-menu-new-link = Neuen Link machen
seat-menu-new-link-sure = Wirklich einen neuen machen
seat-menu-new-link-help = Der alte Link gilt dann sofort nicht mehr.
seat-menu-link-made = Der neue Link ist kopiert.
seat-menu-failed = Das ging nicht.

## Jemand ist weg

stand-in-plays = Ein Bot spielt für dich: { $bot }.
away-since = { $who } ist seit { $n } Min. weg.
away-bot = Einen Bot weiterspielen lassen
away-link = Link kopieren
away-wait = Warten

## Seit deinem letzten Besuch

since-title = Seit deinem letzten Besuch
since-earlier = { $n ->
    [one] und ein Zug davor
   *[other] und { $n } Züge davor
  }
since-watch = Ansehen
since-over = Das Spiel ist zu Ende.
