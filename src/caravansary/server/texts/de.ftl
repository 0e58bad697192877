# Der Rahmen der Seite und der Tisch auf Deutsch. Lobby, Regeln, Protokoll, Rückschau, Wertung: `lobby.de.ftl`.

## Die Seite

page-title = Caravansary
page-title-your-turn = ● Du bist am Zug – { $title }
page-close = Schließen
page-cancel = Abbrechen
page-to-lobby = Zur Lobby
page-nowhere = Hier ist nichts
page-nowhere-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Stück des Links.
page-no-table = Diesen Tisch gibt es nicht
page-no-table-text = Vielleicht wurde er entfernt, oder ein Stück des Links fehlt.
page-other-rules = Dieser Tisch gehört zu einer älteren Fassung des Spiels
page-other-rules-text = Er entstand unter Regeln { $then }; jetzt wird nach Regeln { $now } gespielt, und es gibt keine Stellung, die sich zeigen ließe. Seine Aufzeichnung lässt sich speichern und lesen.
page-other-rules-marrakesh = Marrakesh hat jetzt seine gedruckten Plättchen: die Schriftrollen, Städte und Flussplättchen aus der Schachtel und die meisten Oasen. { $status ->
    [finished] Dieser Tisch begann mit anderen und lässt sich deshalb weder zeigen noch nachspielen.
   *[other] Dieser Tisch begann mit anderen und kann deshalb nicht weitergehen.
  }
page-older-kept = Nichts davon ist verloren: Speichere die Aufzeichnung, lies, was gesagt wurde, und beginnt neu, mit denselben Leuten und denselben Optionen.
page-older-again = Neuer Tisch, dieselben Leute
page-older-again-help = Mit denselben Optionen. Wer anderswo spielt, bekommt von dir einen neuen Link.
page-older-record-help = Alle Züge als Textdatei, nach Regeln { $then }. Eine solche Aufzeichnung lässt sich lesen, aber nicht nachspielen.
page-older-people = An diesem Tisch
page-older-points = { $n ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
  }
page-older-said = Was gesagt wurde
page-older-silent = An diesem Tisch wurde nichts gesagt.
page-not-shown = Dieser Tisch ist privat
page-not-shown-text = Man sieht ihn nur mit einem Link. Wenn du einen hattest, wurde er vielleicht ersetzt: Frag, wer den Tisch angelegt hat.
page-offline = Keine Verbindung zum Server. Es wird von selbst weiter versucht; nichts geht verloren.
page-rule = Regel
page-tip-rule = Regel: { $title }

## Kopfzeile und Menü

page-menu = Menü
page-rules = Regeln
page-guide = Einführung
page-score-sheet = Wertungsblatt
page-replay = Rückschau
page-record = Partie speichern
page-settings = Einstellungen
page-help = Hilfe
page-leave = Tisch verlassen
page-open-seed-short = offener Startwert
page-open-seed = Offener Startwert { $seed }
page-open-seed-help = Der Zufall folgt einer Zahl, die alle sehen. Diese Partie lässt sich genauso noch einmal spielen.
page-outdated = Ältere Regeln
page-outdated-help = Diese Partie begann unter einer älteren Fassung der Regeln. Sie geht nach den neuen weiter, von ihrem jetzigen Stand aus.

## Einstellungen

page-language = Sprache
page-theme = Farben
page-theme-auto = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-speed = Züge der anderen
page-speed-calm = ruhig
page-speed-normal = im Lesetempo
page-speed-brisk = zügig
page-speed-off = sofort
page-motion = Bewegung
page-motion-auto = wie das System
page-motion-off = keine
page-confirm = Nachfragen, wenn es kein Zurück gibt
page-confirm-help = Ein zweiter Klick, etwa bevor neue Karten aufgedeckt werden.
page-sound = Ton
page-sound-help = Leise Töne von Steinen, Würfeln und Münzen, eine Glocke, wenn du am Zug bist.
page-sound-on = Der Ton ist an
page-sound-off = Der Ton ist aus
page-volume = Lautstärke
page-sound-ask = Mit Ton spielen?
page-sound-yes = Ja
page-sound-no = Nein
page-notify = Mitteilungen
page-notify-help = Wenn du am Zug bist und diese Seite im Hintergrund ist.
page-notify-refused = Der Browser erlaubt es nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.
page-notify-title = Du bist am Zug – { $game }
page-auto-commit = Meine Züge ohne Nachfrage bestätigen
page-auto-commit-of = { $who }: Züge ohne Nachfrage bestätigen
page-auto-commit-help = Ein beendeter Zug gilt sofort und kann nicht zurückgenommen werden.

## Die Entscheidungsleiste

page-decision = Entscheidung
page-undo = Zurück
page-undo-help = Ein Schritt zurück im eigenen Zug, solange nichts Neues bekannt geworden ist.
page-redo = Wieder vor
page-commit = Zug bestätigen
page-commit-help = Dein Zug gilt, und die anderen machen weiter. Danach lässt er sich nur zurücknehmen, wenn alle zustimmen.
page-commit-now = Dein Zug ist zu Ende. Bestätige ihn oder nimm etwas zurück.
page-commit-fixed = Dein Zug ist zu Ende und lässt sich nicht mehr zurücknehmen. Bestätige ihn.
page-commit-secret = Du hast gewählt. Bestätige es oder wähle anders: Niemand sieht es, bevor alle gewählt haben.
page-ends-now = Sonst ist nichts mehr offen: Beende deinen Zug oder nimm etwas zurück.
page-ending = Dein Zug endet …
page-no-way-back = kein Zurück
page-sure = Für „{ $action }“ gibt es kein Zurück: { $what }
page-reveals = Danach ist etwas Neues bekannt.
page-lit-places = { $n ->
    [one] Auf dem Plan leuchtet ein Ort.
   *[other] Auf dem Plan leuchten { $n } Orte.
  }
page-each = In jedem Fall:
page-then = danach: { $decision }
page-pieces = Teile zur Auswahl
page-picked = { $n } von { $all }
page-does-not-fit = Das passt nicht zu dem, was schon gewählt ist.

## Andere entscheiden

page-waits-for = { $who } entscheidet: { $decision }
page-waits-coming = { $who } sitzt noch nicht am Tisch
page-invite = Einladen
page-waits-secret = { $who } wählt geheim
page-waits-commit = { $who } prüft den Zug vor dem Bestätigen
page-thinks-seconds = { $n } s
page-move-now = Jetzt ziehen
page-move-now-help = Der Bot spielt das Beste, was er bisher gefunden hat.
page-moves-now = Der Bot zieht gleich
page-draft = Entwurf
page-draft-help = Dieser Zug ist noch nicht bestätigt. Er kann noch zurückgenommen werden.
page-you-watch = Du siehst zu.
page-take-seat = Als { $colour } hinsetzen
page-cards = Karten der Züge der anderen
page-cards-again = Was die anderen getan haben
page-card-previous = Vorige Karte
page-card-next = Nächste Karte
page-card-pause = Pause
page-card-go-on = Weiter
page-card-next-player = Zum nächsten Spieler
page-card-my-turn = Zu meinem Zug
page-card-to-now = Zur Gegenwart
page-skip = Überspringen

## Das Ende

page-winner = { $n ->
    [one] { $who } gewinnt
   *[other] Gemeinsamer Sieg: { $who }
  }
page-new-table = Neuer Tisch
result-open = Ergebnis
result-you-win = Du gewinnst!
result-story = Was es zu erzählen gibt
result-medals = Auszeichnungen
result-turning = Der Wendepunkt
result-turning-text = Zug { $turn }{ $known ->
    [no] { "" }
   *[yes] { " " }({ $by })
  }: Der erwartete Vorsprung von { $who } ging von { $before } auf { $after }.
result-turning-ask = Den Zug, der am meisten geändert hat, findet die Analyse:
result-rematch = Noch einmal spielen
result-to-rematch = Zum neuen Tisch
result-picture = Als Bild speichern
result-picture-saved = Das Bild ist gespeichert.
result-picture-failed = Dieser Browser konnte das Bild nicht machen.
result-record = Protokoll kopieren
result-record-copied = Das Protokoll ist kopiert.
result-record-failed = Das Protokoll konnte nicht kopiert werden.
result-look = Spielplan ansehen

## Plätze

page-seats = Plätze
page-side = Plätze, Protokoll und Chat
page-log = Protokoll
page-chat = Chat
page-you = du
page-bot = Bot
page-bot-stands-in = Ein Bot spielt für die Person, die hier saß
page-opponent = spielt von selbst
page-present = Am Tisch
page-absent = Nicht am Tisch
page-score = Punkte
page-place = { $n }.
page-if-now = wäre jetzt Schluss
page-if-now-title = Wäre jetzt Schluss: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
page-if-now-due = Am Ende kämen dazu: { $sources }.
page-if-now-nothing = Es käme nichts mehr dazu.
page-if-now-secret = Geheim hast du { $n } mehr: { $sources }.
page-lead-ahead = { $n ->
    [one] { $n } Punkt Vorsprung
   *[other] { $n } Punkte Vorsprung
  }
page-lead-behind = { $n ->
    [one] { $n } Punkt Rückstand auf Platz 1
   *[other] { $n } Punkte Rückstand auf Platz 1
  }
page-lead-none = Punktgleich an der Spitze
page-own-goods = Was du hast
page-seat-menu = Platz von { $who }
page-status-free = noch nicht da
page-status-deciding = entscheidet
page-status-uncommitted = prüft den Zug
page-status-choosing = wählt geheim
page-status-chosen = hat gewählt
page-status-waiting = { "" }
page-status-over = { "" }

## Hinsetzen, weitergeben

page-invited-by = { $host } lädt dich ein: { $game }
page-invited = Du bist eingeladen: { $game }
page-host = lädt ein
page-sit-down-as = Deine Farbe ist: { $colour }
page-your-name = Dein Name
page-who-else = Wer noch mitspielt
page-sit-down-do = Hinsetzen
page-pass-device = Gib das Gerät an { $who }
page-pass-device-help = Nichts wird gezeigt, bis die richtige Person hinsieht.
page-i-am = Ich bin { $who }

## Der Spielplan

page-zones = Teile des Spielplans
page-whole-board = Ganzer Plan

## Was nicht ging

page-problem-network = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.
page-problem-other = Das ging nicht: { $message }
page-problem-stale = Der Tisch hat sich inzwischen verändert.
page-problem-not-yours = Das ist nicht dein Platz.
page-problem-too-many-requests = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
page-problem-not-stored = Der Server konnte das nicht speichern. Bitte noch einmal versuchen.
page-problem-too-early = Der Bot hat gerade erst zu überlegen begonnen.
page-problem-no-bot-thinks = Dort überlegt kein Bot mehr.
page-problem-bot-sits-here = An diesem Platz spielt jetzt ein Bot.
page-problem-seat-taken = Dieser Platz ist nicht mehr frei.
page-problem-chat-off = Der Chat dieses Tisches ist ausgeschaltet.
page-problem-undo-floor = Weiter zurück geht es nicht: Seitdem ist etwas Neues bekannt.
page-problem-undo-limit = Du hast an diesem Tisch so viel zurückgenommen, dass es nicht mehr geht.
page-problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
page-problem-draft-open = Ein Zug ist noch nicht bestätigt.
page-problem-committed = Du hast deine Wahl schon bestätigt.
page-problem-absent = Wer nicht da ist, kann nicht zustimmen.
page-problem-no-such-set = Diese Teile ergeben nicht, was verlangt ist.
page-problem-no-proposal = Der Vorschlag ist nicht mehr offen.
page-problem-game-over = Die Partie ist vorbei und war eine von mehreren Menschen: Sie bleibt, wie sie ist.
page-problem-imported = Diese Partie wurde zum Ansehen geladen; sie kann nicht fortgesetzt werden.
page-problem-table-full = An diesem Tisch ist so viel geschehen, dass nichts mehr aufgeschrieben werden kann.
page-problem-not-read = Der Server konnte das nicht lesen. Bitte versuche es noch einmal.
