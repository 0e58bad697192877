# Around the table in English: lobby, rules, log, replay, scores, chat, guide, help, seats.

## Lobby: the games

lobby-title = Sit down and play
lobby-subtitle = Board games from the Silk Road: with friends, against bots, or alone.
lobby-games = Games
lobby-game-merv = Merv
lobby-about-merv = Build a city on the Silk Road, trade its riches, and wall it in before the Mongols come.
lobby-game-marco_polo = The Voyages of Marco Polo
lobby-about-marco_polo = Roll your dice, fill your caravan at the bazaar, and travel from Venice to Beijing, building trading posts on the way.
lobby-game-marrakesh = Marrakesh
lobby-about-marrakesh = Choose keshis in secret, see what the tower lets out again, and fill the nine areas of your own Marrakesh. Of 334 printed values 151 are not known to us; ours take their place.
lobby-players = { $min ->
    [1] { $max ->
        [1] 1 player
       *[other] 1–{ $max } players
      }
   *[other] { $min }–{ $max } players
  }
lobby-merv-1 = The Corrupt Magistrate and the High Courtier come with the game. They play by themselves and need no seat.
lobby-merv-2 = The High Courtier comes with the game. He plays by himself and needs no seat.
lobby-play-now = Play against bots
lobby-levels = Level of the bots
lobby-first = Your first game here: you begin.
lobby-first-marrakesh = Your first game here: you begin, with the river tiles that are recommended for a first one.
lobby-alone = Play alone
lobby-invite = Invite friends
lobby-invite-how-many = How many will you be?
lobby-invite-players = { $n } players
lobby-set-up = Set up a table
lobby-making = The table is being laid …

## Lobby: the tables

lobby-yours = Your tables
lobby-yours-over = Your finished games
lobby-yours-none = The tables that you play or watch will be listed here, on this device.
lobby-open = Open tables
lobby-open-none = Nobody is looking for players just now. Set up a table and leave a seat open to anybody.
lobby-running = Running
lobby-finished = Finished
lobby-your-turn = Your turn
lobby-over = Finished
lobby-result = { $n ->
    [one] { $who } won with { $points }
   *[other] Shared victory: { $who } with { $points }
  }
lobby-opponent-magistrate = The Corrupt Magistrate
lobby-result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
lobby-waiting = Seats are free
lobby-goes-on = Running
lobby-older-rules = Older rules
lobby-last-play = Last move { $when }
lobby-go-on = Go on
lobby-look = Look
lobby-watch = Watch
lobby-join = Sit down
lobby-join-as = Sit down as { $colour }
lobby-forget = Remove from this list
lobby-forget-sure = Remove “{ $title }” from this list? Without its link you cannot get back to your seat.
lobby-forget-yes = Remove
lobby-free-seat = free
lobby-vacant = not here yet
lobby-bot = bot
lobby-more = Show all { $n }
lobby-loading = The tables are being fetched …
lobby-failed = The server could not tell its tables.
lobby-offline = The server cannot be reached. It is tried again by itself.
lobby-again = Try again
lobby-no-games = This server has no games.

## Lobby: a new table

lobby-new = A new table
lobby-back = Back
lobby-game = Game
lobby-number = Players
lobby-preset = We play
lobby-preset-first = First game
lobby-preset-standard = Standard
lobby-preset-everything = Everything
lobby-preset-own = your own choice
lobby-seats = Who sits where
lobby-seat = Seat { $n }
lobby-who = Who plays
lobby-kind-me = Me
lobby-kind-here = Somebody at this device
lobby-kind-link = A friend, by link
lobby-kind-open = Anybody, from the list
lobby-kind-bot = Bot
lobby-name = Name
lobby-name-hint = optional
lobby-colour = Colour
lobby-bot-level = Level
lobby-bot-random = Random
lobby-bot-random-help = plays any move
lobby-bot-greedy = Greedy
lobby-bot-greedy-help = plans its own turn
lobby-bot-easy = Easy
lobby-bot-easy-help = misjudges what things are worth, as beginners do
lobby-bot-medium = Medium
lobby-bot-medium-help = makes a quick plan for its turn
lobby-bot-hard = Hard
lobby-bot-hard-help = weighs the others’ answers, with the experience of many games
lobby-bot-expert = Expert
lobby-bot-expert-help = does the same for twice as long
lobby-bot-other-help = thinks ahead
lobby-bot-seconds = { $n ->
    [0] at once
    [one] up to { $n } second per turn
   *[other] up to { $n } seconds per turn
  }
lobby-bot-long = mostly a few seconds per turn, seldom up to { $n }
lobby-bot-wins = with two players it wins { $share } % against { $level }, with { $points } points on average
lobby-bot-scores = about { $points } points with two players
lobby-bot-turn = { $mean } s per turn, at most { $most } s
lobby-bot-at-once = moves at once
lobby-bot-then = { "; " }
lobby-manner = Manner
lobby-manner-any = chance
lobby-manner-builder = likes to build
lobby-manner-traveller = likes to travel
lobby-manner-trader = likes to trade
lobby-manner-courtier = seeks the ruler’s favour
lobby-manner-scholar = likes to study
lobby-manner-saver = likes to save
lobby-open-needs-list = A seat for anybody needs a table in the list.
lobby-nobody-here = Nobody plays on this device: you will watch.
lobby-modules = The game
lobby-options = The table
lobby-options-help = title, list, chat, hints, clocks, chance, printed values
lobby-table-title = Title
lobby-table-title-hint = for example: Sunday evening
lobby-listed = Show in the server’s list
lobby-listed-help = Everybody on this server can find the table and watch. Otherwise only people with a link can.
lobby-chat-help = You can switch it on and off later.
lobby-minutes = Thinking time
lobby-minutes-none = not shown
lobby-minutes-some = { $n } minutes each
lobby-minutes-help = The clocks show it; nobody loses by them.
lobby-seed = Chance
lobby-seed-random = Random
lobby-seed-random-help = Nobody knows what comes.
lobby-seed-chosen = Chosen number
lobby-seed-chosen-help = The same number deals the same game again. The table is marked: everybody sees the number.
lobby-seed-number = Number
lobby-seed-wrong = A whole number from 0 on, please.
lobby-edition = Printed values
lobby-edition-standard = Ours
lobby-edition-help = If you own the printed game, you can play with its own values: choose an edition file.
lobby-edition-choose = Choose a file
lobby-edition-drop = Take ours again
lobby-too-big = This file is too big.
lobby-make = Lay the table
lobby-make-and-play = Play
lobby-could-not = The table could not be laid.
lobby-said = The server says: { $message }
lobby-too-many = Too many new tables at once. Wait a minute and try again.

## Lobby: the links of a new table

lobby-made = The table is laid
lobby-made-help = Send each friend their own link: whoever opens it has the seat. You will find the links again at the table, in the menu of each seat.
lobby-link-for = Link for { $who }
lobby-link-watch = Link to watch
lobby-link-open = Anybody can take this seat from the list.
lobby-link-here = plays on this device
lobby-copy = Copy
lobby-copied = Copied
lobby-copy-by-hand = Press Ctrl+C
lobby-share = Share
lobby-share-text = Play { $game } with me:
lobby-go-to-table = Go to the table

## Lobby: a record

lobby-import = Look at a record
lobby-import-help = A record of a finished game can be played through here, move by move.
lobby-import-file = Choose a file
lobby-import-paste = or paste its text
lobby-import-edition = With an edition file of its own
lobby-import-do = Open
lobby-import-failed = This record could not be opened.

## Rules

rules-search = Search the rules
rules-search-hint = words or a number
rules-found = { $n ->
    [0] Nothing found. Try fewer letters or another word.
    [one] { $n } rule
   *[other] { $n } rules
  }
rules-contents = Contents
rules-loading = The rules are being fetched …
rules-failed = The rules could not be fetched.
rules-not-translated = These rules are not translated yet. They are shown in English.
rules-no-such-rule = There is no rule { $rule } here.
rules-no-such-game = There are no rules for this game.
rules-provenance = The words are ours; they are not those of a printed rulebook. Where a number is called our value, no document that we have states it: the printed game may differ.
rules-link = Link to { $rule }
rules-whole-page = Open as a page
rules-close = Close the rules
rules-back = Back to { $rule }

## Log

log-empty = Nothing has happened yet.
log-draft = not confirmed yet
log-secret = { $who } has chosen in secret.
log-jump = Show the board after this move
log-newest = Newest lines
log-earlier = Earlier lines

## Replay

replay-slider = Move
replay-at = Move { $n } of { $all }
replay-start = The beginning
replay-first = To the beginning
replay-back = One move back
replay-forth = One move on
replay-back-turn = One turn back
replay-forth-turn = One turn on
replay-last = To the last move
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-is = { $n }×
replay-link = Link to this position
replay-link-copied = The link is copied.
replay-live = Back to the table

## Scores

score-final = Final points
score-source = Where from
score-total = Total
score-if-now = If it ended now
score-place = Place
score-winner = { $n ->
    [one] { $who } wins.
   *[other] Shared first place: { $who }.
  }
score-tie = Equal points: the tiebreak decides the places.
score-tie-rule = Rule { $rule }
score-shared = Equal points and no tiebreak left: the place is shared.
score-none = No points yet.
score-chart = Points over the turns
score-chart-about = A line for each player; the table below has the same numbers.
score-chart-table = The numbers
score-chart-turn = Turn
score-chart-none = The curve begins with the first confirmed turn.
score-chart-failed = The curve could not be fetched.
score-record = Save the record

## Chat

chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-owner = Host
chat-off = The chat is switched off.
chat-switch-off = Switch the chat off
chat-switch-on = Switch the chat on
chat-watching = Only who sits at the table can speak.
chat-failed = This was not sent. Try again.
chat-newest = Newest lines
chat-unread = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
  }

## Notes of the service

note-bot_replaced = The bot { $bot } of { $who } did not answer in time; the greedy bot moved in its place.
note-bot_sits = { $who }: a bot ({ $bot }) plays here now.
note-person_sits = { $who }: a person plays here now.
note-taken_back = { $who }: by agreement { $turns ->
    [one] a turn was
   *[other] { $turns } turns were
} taken back.
note-rematch = { $who } wants to play again: a new table is ready.
note-unknown = Note: { $kind }

## Guide

guide-title = A first look around
guide-offer = New here?
guide-start = Show me around
guide-short = In short
guide-later = Not now
guide-step = Step { $n } of { $all }
guide-before = Back
guide-done = Done
guide-leave = Leave the walk
guide-not-seen = This place is not in sight just now.

## Help

help-title = Keys and hints
help-keys = Keys
help-hints = Good to know
help-does-next = Next place that can be chosen
help-does-before = Previous place
help-does-number = The option of this number: places first, then buttons
help-does-choose = Choose
help-does-why = Why not? The next place that cannot be chosen, with its reason
help-does-undo = Take the last step back
help-does-redo = Do it again
help-does-commit = Confirm the turn
help-does-cards = Through the cards of the others’ turns
help-does-pause = Pause them, or go on
help-does-now = Leave them: to your turn
help-does-log = Log
help-does-scores = Points
help-does-rule = The rule of what is pointed at
help-does-replay = In the replay: a step, a turn, back or forth
help-does-help = This help
help-does-close = Close, cancel
help-key-or = or
help-key-tab = Tab
help-key-backtab = Shift + Tab
help-key-enter = Enter
help-key-space = Space
help-key-escape = Esc
help-key-left = ←
help-key-right = →
help-hint-gold = A gold ring marks what you can choose. Point at it to see what it brings.
help-hint-refused = What has no ring is not possible now; point at it or tap it to read why, with the rule. The key W walks through these places.
help-hint-undo = Your turn is a draft until you confirm it. What has shown you something new cannot be taken back.
help-hint-takeback = Confirmed turns are taken back only if everybody agrees: propose it in the log, below your last turn.
help-hint-log = Point at a line of the log to see its pieces; click it to see the board as it was.
help-hint-leave = You can close this page at any time: the game waits for you under the same link.

## Proposals to take back

proposal-title = Take back
proposal-propose = Take back my last turn …
proposal-will = { $n ->
    [one] Your last turn is taken back
   *[other] The last { $n } turns are taken back, down to your own
  }, if everybody who plays agrees.
proposal-will-at-once = { $n ->
    [one] Your last turn is taken back at once.
   *[other] Your last turn and what the bots did since are taken back at once.
  }
proposal-send = Propose
proposal-go-back = Take back
proposal-asks = { $who } would like to take back { $n ->
    [one] the last turn
   *[other] the last { $n } turns
  }.
proposal-yours = You have proposed to take back { $n ->
    [one] the last turn
   *[other] the last { $n } turns
  }.
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw
proposal-waits = Still to agree: { $who }

## Menu of a seat

seat-menu-rename = Change the name
seat-menu-renamed = The name is changed.
seat-menu-auto-help = A finished turn counts at once and cannot be taken back.
seat-menu-stand-in = Let a bot stand in
seat-menu-stand-in-help = The bot plays on until somebody comes back.
seat-menu-do-stand-in = Let it play
seat-menu-stands-in = A bot stands in here: { $bot }.
seat-menu-come-back = Play again myself
seat-menu-person = Let a person play here
seat-menu-person-help = Then send the new link to whoever shall play.
seat-menu-link = Link of this seat
seat-menu-link-help = Whoever opens the link has the seat, on any device.
seat-menu-copy = Copy the link
seat-menu-new-link = Make a new link
seat-menu-new-link-sure = Really make a new one
seat-menu-new-link-help = The old link is void at once.
seat-menu-link-made = The new link is copied.
seat-menu-failed = That did not work.

## Somebody is away

stand-in-plays = A bot plays for you: { $bot }.
away-since = { $who } has been away for { $n } min.
away-bot = Let a bot play on
away-link = Copy the link
away-wait = Wait

## Since you were last here

since-title = Since you were last here
since-earlier = { $n ->
    [one] and one turn before that
   *[other] and { $n } turns before that
  }
since-watch = Watch it
since-over = The game is over.
