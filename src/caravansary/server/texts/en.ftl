# The page's frame and the table in English. Lobby, rules, log, replay, scores and chat are in `lobby.en.ftl`.

## The page

page-title = Caravansary
page-title-your-turn = ● Your turn – { $title }
page-close = Close
page-cancel = Cancel
page-to-lobby = To the lobby
page-nowhere = There is nothing here
page-nowhere-text = This address leads nowhere. Perhaps a piece of the link is missing.
page-no-table = There is no such table
page-no-table-text = It may have been removed, or a piece of the link is missing.
page-other-rules = This table is of an older version of the game
page-other-rules-text = It was made under rules { $then }; the game is played by rules { $now } now, and there is no position of it that could be shown. Its record can be saved and read.
page-other-rules-marrakesh = Marrakesh has its printed tiles now: the scrolls, towns and river tiles of the box and most of its oases. { $status ->
    [finished] This table began with other tiles, so it can be neither shown nor replayed.
   *[other] This table began with other tiles, so it cannot go on.
  }
page-older-kept = Nothing of it is lost: save its record, read what was said, and begin anew with the same people and the same options.
page-older-again = New table, same people
page-older-again-help = With the same options. Whoever plays elsewhere gets a new link from you.
page-older-record-help = All moves as a text file, by rules { $then }. Such a record can be read, not replayed.
page-older-people = At this table
page-older-points = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
  }
page-older-said = What was said
page-older-silent = Nothing was said at this table.
page-not-shown = This table is private
page-not-shown-text = It can be seen only with a link. If you had one, it may have been replaced: ask whoever set up the table.
page-offline = No connection to the server. It is tried again by itself; nothing is lost.
page-rule = Rule
page-tip-rule = Rule: { $title }

## The top line and its menu

page-menu = Menu
page-rules = Rules
page-guide = Guide
page-score-sheet = Score sheet
page-replay = Replay
page-record = Save the record
page-settings = Settings
page-help = Help
page-leave = Leave the table
page-open-seed-short = open seed
page-open-seed = Open seed { $seed }
page-open-seed-help = Chance was chosen by a number that everybody can see. This game can be played again exactly alike.
page-outdated = Older rules
page-outdated-help = This game was begun under an older version of the rules. It goes on under the new ones from where it stands.

## Settings

page-language = Language
page-theme = Colours
page-theme-auto = as the system
page-theme-light = light
page-theme-dark = dark
page-speed = Turns of the others
page-speed-calm = calm
page-speed-normal = at reading pace
page-speed-brisk = brisk
page-speed-off = at once
page-motion = Motion
page-motion-auto = as the system
page-motion-off = none
page-confirm = Ask before what cannot be taken back
page-confirm-help = A second click, before new cards are turned up for example.
page-sound = Sound
page-sound-help = Soft sounds of pieces, dice and coins, a bell when it is your turn.
page-sound-on = Sound is on
page-sound-off = Sound is off
page-volume = Volume
page-sound-ask = With sound?
page-sound-yes = Yes
page-sound-no = No
page-notify = Notifications
page-notify-help = When it is your turn and this page is in the background.
page-notify-refused = The browser does not allow it. Its settings for this page can change that.
page-notify-title = Your turn – { $game }
page-auto-commit = Confirm my turns without asking
page-auto-commit-of = { $who }: confirm turns without asking
page-auto-commit-help = When a turn is over, it counts at once and cannot be taken back.

## The decision bar

page-decision = Decision
page-undo = Undo
page-undo-help = One step back, within your own turn, as far as nothing new has become known.
page-redo = Redo
page-commit = Confirm turn
page-commit-help = Your turn counts, and the others go on. After that, it can only be taken back if everybody agrees.
page-commit-now = Your turn is over. Confirm it, or take something back.
page-commit-fixed = Your turn is over, and nothing of it can be taken back. Confirm it.
page-commit-secret = You have chosen. Confirm it, or choose otherwise: nobody sees it before all have chosen.
page-ends-now = Nothing else is open: end your turn, or take something back.
page-ending = Your turn ends …
page-no-way-back = cannot be taken back
page-sure = “{ $action }” cannot be taken back: { $what }
page-reveals = something new will be known.
page-lit-places = { $n ->
    [one] One place on the board is lit.
   *[other] { $n } places on the board are lit.
  }
page-each = In any case:
page-then = then: { $decision }
page-pieces = Pieces to choose
page-picked = { $n } of { $all }
page-does-not-fit = It does not fit with what is chosen already.

## Others decide

page-waits-for = { $who } decides: { $decision }
page-waits-coming = { $who } has not sat down yet
page-invite = Invite
page-waits-secret = { $who } chooses in secret
page-waits-commit = { $who } looks over the turn before confirming it
page-thinks-seconds = { $n } s
page-move-now = Move now
page-move-now-help = The bot plays the best that it has found so far.
page-moves-now = The bot moves at once
page-draft = Draft
page-draft-help = This turn is not confirmed yet. It may still be taken back.
page-you-watch = You are watching.
page-take-seat = Sit down as { $colour }
page-cards = Cards of the others’ turns
page-cards-again = What the others did
page-card-previous = The card before
page-card-next = The next card
page-card-pause = Pause
page-card-go-on = Go on
page-card-next-player = To the next player
page-card-my-turn = To my turn
page-card-to-now = To now
page-skip = Skip

## The end

page-winner = { $n ->
    [one] { $who } wins
   *[other] Shared victory: { $who }
  }
page-new-table = New table
result-open = Result
result-you-win = You win!
result-story = What there is to tell
result-medals = Medals
result-turning = The turning point
result-turning-text = Turn { $turn }{ $known ->
    [no] { "" }
   *[yes] { " " }({ $by })
  }: the expected lead of { $who } went from { $before } to { $after }.
result-turning-ask = The review finds the turn that changed most:
result-rematch = Play again
result-to-rematch = To the new table
result-picture = Save as a picture
result-picture-saved = The picture is saved.
result-picture-failed = This browser could not make the picture.
result-record = Copy the record
result-record-copied = The record is copied.
result-record-failed = The record could not be copied.
result-look = Look at the board

## Seats

page-seats = Seats
page-side = Seats, log and chat
page-log = Log
page-chat = Chat
page-you = you
page-bot = Bot
page-bot-stands-in = A bot plays for whoever sat here
page-opponent = plays by itself
page-present = At the table
page-absent = Not at the table
page-score = Points
page-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
page-if-now = if it ended now
page-if-now-title = If it ended now: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
page-if-now-due = Still to come at the end: { $sources }.
page-if-now-nothing = Nothing more would be scored.
page-if-now-secret = In secret you have { $n } more: { $sources }.
page-lead-ahead = { $n ->
    [one] { $n } point ahead of the next
   *[other] { $n } points ahead of the next
  }
page-lead-behind = { $n ->
    [one] { $n } point behind the first
   *[other] { $n } points behind the first
  }
page-lead-none = Level with the best
page-own-goods = What you have
page-seat-menu = Seat of { $who }
page-status-free = not here yet
page-status-deciding = decides
page-status-uncommitted = looks over the turn
page-status-choosing = chooses in secret
page-status-chosen = has chosen
page-status-waiting = { "" }
page-status-over = { "" }

## Sitting down, handing over

page-invited-by = { $host } invites you to { $game }
page-invited = You are invited to { $game }
page-host = host
page-sit-down-as = Your colour is: { $colour }
page-your-name = Your name
page-who-else = Who else plays
page-sit-down-do = Sit down
page-pass-device = Pass the device to { $who }
page-pass-device-help = Nothing is shown until the right person looks.
page-i-am = I am { $who }

## The board

page-zones = Parts of the board
page-whole-board = Whole board

## What did not work

page-problem-network = The server did not answer. Try again in a moment.
page-problem-other = That did not work: { $message }
page-problem-stale = The table has changed in the meantime.
page-problem-not-yours = This is not your seat.
page-problem-too-many-requests = That was too much at once. Wait a moment and try again.
page-problem-not-stored = The server could not store this. Please try again.
page-problem-too-early = The bot has only just begun to think.
page-problem-no-bot-thinks = No bot is thinking about a move there any more.
page-problem-bot-sits-here = A bot plays for this seat now.
page-problem-seat-taken = This seat is not free any more.
page-problem-chat-off = The chat of this table is switched off.
page-problem-undo-floor = No further back: something new has become known since then.
page-problem-undo-limit = You have taken back so much at this table that you cannot any more.
page-problem-nothing-to-undo = There is nothing to take back.
page-problem-draft-open = Somebody’s turn is not confirmed yet.
page-problem-committed = You have confirmed your choice already.
page-problem-absent = Whoever is absent cannot agree.
page-problem-no-such-set = These pieces do not make up what is asked for.
page-problem-no-proposal = The proposal is not open any more.
page-problem-game-over = The game is over, and several people have played it: it stays as it is.
page-problem-imported = This game was imported to be looked at; it cannot be played on.
page-problem-table-full = This table has seen so much that nothing more can be written down.
page-problem-not-read = The server could not read this. Please try again.
