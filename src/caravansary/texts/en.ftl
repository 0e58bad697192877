# What is common to all games.

nothing = nothing

## Seats, by the colour of their pieces

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green

## Previews: how the points change that one would have at the end

preview-prospects = { $points } if it ended now

## Why not? Reasons that are the same in every game

no-action-unknown = There is no action { $action }.
no-game-over = The game is over; nothing can be played any more.
no-seat-needed = Several seats choose at the same time: say which one plays.
no-seat-not_yours = It is not for seat { $seat } to decide now; { $who } decides.
no-action-not_asked = “{ $action }” is not possible now. The decision is: { $decision }.

## Reasons of hints that are the same in every game

why-worth = a better position
why-rivals = less for the others
why-later = better turns afterwards
then-chance = then it depends on what turns up
