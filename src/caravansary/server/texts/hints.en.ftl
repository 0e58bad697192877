# Hints and the review of a finished game in English.

## Hints

hint-title = Hint
hint-button-help = Shows up to three turns, as far as a bot can tell from what you see.
hint-button-off = Hints are off at this table.
hint-thinking = Thinking about it
hint-end-ahead = By the bots’ estimate you would end about { $n ->
    [one] one point
   *[other] { $n } points
  } ahead of the best of the others.
hint-end-level = By the bots’ estimate you would end level with the best of the others.
hint-end-behind = By the bots’ estimate you would end about { $n ->
    [one] one point
   *[other] { $n } points
  } behind the leader.
hint-end-alone = By the bots’ estimate you would end with about { $n ->
    [one] one point
   *[other] { $n } points
  }.
hint-plan = Plan { $n }
hint-best = best
hint-equal = just as good
hint-less = about { $n ->
    [one] one point
   *[other] { $n } points
  } less
hint-lacks = plan 1 also brings: { $what }
hint-play = Play it
hint-play-help = Plays these clicks one after the other, up to the first that shows something new. You can take them back until you confirm.
hint-deeper = Looking deeper
hint-newer = Looked at more deeply, the plans change.
hint-show-newer = Show the new ones
hint-looked = { $found ->
    [one] One turn
   *[other] { $found } turns
  } compared{ $n ->
    [0] .
    [one] ; the best played on once.
   *[other] ; the best played on { $n } times.
  }
hint-close = Close the hint
hint-needs-all = Hints need everybody who plays:
hint-off-alone = This table was laid without hints.
hint-says-yes = agrees
hint-says-no = would rather not
hint-says-nothing = has not said yet
hint-agree = All right with me
hint-decline = Rather not
hint-withdraw = Rather not, after all
hint-wished = { $who } would like hints, for everybody at the table.
hint-agrees = Hints are all right with { $who }
hint-all-right = Hints are all right with me
hint-all-right-help = Hints work for everybody while they are all right with everybody who plays here.
hint-alone-help = The hint button shows which turns look best.

lobby-hints = Hints
lobby-hints-alone = A button at the table shows which turns look best.
lobby-hints-people = Everybody has to agree at the table: until then nobody has hints. With this you have agreed, and the others are asked.

help-does-hint = Hint

page-problem-hints-off = Hints are off: not everybody who plays has agreed.
page-problem-hint-failed = The hint could not be thought out. The game goes on; try again.
page-problem-nothing-asked = There is nothing to decide for you now.

## Review

review-title = Review
review-button = Review
review-about = How the game went, as a bot sees it. These are estimates, not verdicts: a stronger player may know better.
review-waiting = { $n ->
    [one] Another review is being made first.
   *[other] { $n } other reviews are being made first.
  }
review-begins = The review begins. A whole game usually takes one to three minutes.
review-running = The game is being looked through: { $done } of { $all } moves.
review-usual = A whole game usually takes one to three minutes.
review-left = { $n ->
    [1] About { $s } seconds left.
   *[other] About { $n } minutes left.
  }
review-failed = The review could not be made.
review-too-many = Many reviews are being made just now. Wait a moment.
review-curve = Expected lead over the game
review-curve-alone = Expected points over the game
review-curve-unit = Lead in points
review-curve-about = A line for each player: the expected lead over the best opponent after each turn. The table below has the same numbers.
review-curve-marks = Numbers mark the costliest choices.
review-curve-luck = Diamonds mark luck of { $n } points and more, good or bad.
review-luck-of = luck { $n }
review-costly = The costliest choices
review-costly-none = The bot would not have played anything better.
review-all-seats = Everybody
review-turn = Turn { $n }
review-cost = about { $n } points
review-played = Played
review-better = Better
review-brings = It brings
review-brings-points = { $n } ({ $source })
review-brings-later = { $n } expected later
review-show = Show on the board
review-seats = Choices and luck
review-seats-help = From the beginning to the end of the game, in points of lead over the best opponent.
review-own = Own choices
review-others = Choices of the others
review-luck = Luck
review-rest = Rest
review-choices = Choices made
review-back = Back to the review
review-next = Next
review-before = Before
review-of = { $n } of { $all }

page-problem-no-review = This game cannot be reviewed: it was begun under older rules.
page-problem-review-failed = The review could not be made. Please try again.
page-problem-not-over = Only a finished game can be reviewed.
