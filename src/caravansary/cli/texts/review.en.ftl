# The review of a finished game.

review-title = Review of { $game }
review-caution = These are estimates of a bot, not the truth: every line was played on { $simulations ->
    [one] once
   *[other] { $simulations } times
  } from guesses at what was hidden (seed { $seed }).

## The curve

review-curve = The margins, turn by turn
review-curve-of = Points ahead of the best of the others
review-curve-alone = Expected points
review-range = from { $low } to { $high }, in the end { $end }
review-marks = ▲ ▼ something turned up that was worth a point or more to the seat, or cost it as much
review-turn = Turn { $turn }

## Decisions

review-costliest = The costliest decisions
review-costliest-of = The costliest decisions: { $who }
review-nothing-better = The bot knows nothing better than what was played.
review-decision = Turn { $turn }, { $who }: about { $points } points
review-first = first
review-played = played
review-better = better
review-brings = brings
review-later = { $points } expected later

## Luck and choices

review-seats = Choices and luck
review-choices = choices
review-cost = own choices
review-others = choices of others
review-luck = luck
review-rest = rest
review-change = change
review-seats-meaning = Own choices, choices of others, luck and rest add up to the change of the margin from the beginning to the end, in points. Own choices: what the bot's better runs would have brought more. Choices of others: what their mistakes gave. Luck: what dice, cards and tiles brought, compared with what could be expected. Rest: what the estimate saw only later, when the end was nearer.
review-luckiest = Where luck counted most
review-luck-moment = Turn { $turn }: { $what }
review-no-luck = Nothing that turned up changed the estimate by a point or more.

## The file

review-written = Written: { $file }
review-made-by = Made by caravansary review.
