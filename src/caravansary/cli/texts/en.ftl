# The command line in English. Words of a game's board are in `<game>.en.ftl`.

## Rules reference

rules-not-translated = The rules are not yet complete in this language; their texts are shown in English.
rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
  }
rules-hint = Give the name of an area, the id of a rule, or words to look for.
rules-found = { $n ->
    [one] { $n } rule found.
   *[other] { $n } rules found; give an id to read one.
  }

## Records

record-not-replayable = A record of a running game (its seed is hidden) or of older rules: it can be read, not replayed.
replay-done = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
  } of { $all } replayed.
replay-verified = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
  } of { $all } replayed; the result is right.

## Scores

scores-final = Final scores
scores-now = Scores so far
scores-total = total
scores-place = place
scores-if-now = if it ended now
scores-secret = In secret you have { $n } more: { $source }.
scores-winner = { $n ->
    [one] { $who } wins.
   *[other] Shared first place: { $who }.
  }

## Playing

play-welcome = { $game } for { $n ->
    [one] one player
   *[other] { $n } players
  }.
play-sits = { $who }: { $kind ->
    [bot] bot { $bot }
   *[person] you
  }
play-sits-person = { $who }: at the keyboard
play-open-seed = Open seed { $seed }: this game can be played again exactly alike.
play-your-turn = Your turn, { $who }
play-help-hint = Type a number; h lists what else you can type.
play-help =
    number     choose this option; you can also type its name, such as { $example }
    ?          why the other options are not possible
    w NAME     why this action is not possible now
    b          the whole table
    l          what happened since your last turn; l all: since the beginning
    s          the scores by source
    r [ID]     the rule that asks you now, or the rule of an id
    u          take your last step back
    c          commit your turn
    save FILE  write the record so far; FILE.json: write the game to go on later with --continue
    q          quit
play-turn-over = Your turn is over. Enter or c commits it, u takes the last step back.
play-committed = Committed.
play-undone = Taken back: { $action }.
play-cannot-undo = Nothing can be taken back: your last step is committed, or something new became known after it.
play-cannot-commit = There is nothing to commit: you still have to decide.
play-no-option = There is no option { $n }; choose from 1 to { $last }.
play-not-understood = I do not understand “{ $text }”. h lists what you can type.
play-nothing-refused = Nothing of this kind is refused now.
play-refused = Not possible now:
play-more-refused = … and { $n } more of the same kinds.
play-possible = This is possible now: option { $n }.
play-nothing-happened = Nothing has happened since your last turn.
play-thinking = { $who } thinks …
play-saved = Written: { $file }
play-save-what = Save where? Type: save FILE
play-really-quit = Leave the game? (y/n)
play-yes = y yes
play-left = You have left the game before its end.
play-input-ended = The input has ended before the game.
play-offer-record = Save the record of this game? Type a file name, or Enter for no.
play-for-other = (you decide for: { $who })
