participant-djinn = The djinn

colour-amber = amber
colour-jade = jade
colour-rose = rose
colour-teal = teal
boon-coin = a coin
boon-water = water
boon-double = two more boons
thing-coins = coins
thing-water = water

decision-choose_colours = which two colours
decision-choose_deed = a deed
decision-choose_end = the end of the turn
decision-choose_reaction = to pay or to be guarded
decision-choose_boon = a boon
decision-choose_gift = whom the djinn gives a coin

ask-choose_colours = { $who }: choose { $left ->
    [one] one more colour
   *[other] { $left } colours
  } in secret.
ask-choose_deed = { $who }: choose a deed.
ask-choose_end = { $who }: end your turn?
ask-choose_reaction = { $who }: { $other } robs you. Pay, or be guarded?
ask-choose_boon = { $who }: choose a boon.
ask-choose_gift = { $who }: choose for the djinn who gets a coin.

do-pick = Choose { $colour }
do-draw = Draw a card
do-peek = Look at the top card
do-rob = Rob { $other }
do-rest = Rest
do-pay = Pay
do-guard = Be guarded
do-coin = Take a coin
do-water = Take water
do-double = Take two boons for one water
do-gift = Give a coin to { $other }
do-end = End the turn

event-round_started = Round { $n } begins.
event-colour_picked = { $who } chooses { $colour }.
event-colours_opened = { $who } has chosen { $colour } and gets { $n } coins.
event-card_drawn = { $who } draws a { $n }.
event-peeked = { $who } pays a coin and looks at the top card.
event-card_seen = { $who } sees a { $n }.
event-robbed = { $who } robs { $other }.
event-paid = { $who } pays { $n } to { $other }.
event-guarded = { $who } is guarded against { $other }.
event-rested = { $who } rests.
event-boon_taken = { $who } takes { $boon }.
event-turn_ended = { $who } ends the turn.
event-djinn_gathered = { $who } gathers { $n }.
event-gift_given = { $who } gives a coin to { $other }.

no-colour-picked = { $colour } is already chosen.
no-colour-order = { $colour } does not come next: colours are chosen in their order.
no-deck-empty = The deck is empty.
no-peek-known = You know the top card.
no-peek-coins = { $who } has no coin to pay.
no-rob-self = { $other } cannot rob itself.
no-rob-poor = { $other } has nothing.
no-water-none = { $who } has no water.

option-rounds = Rounds
option-rounds-help = How many rounds are played.
option-rounds-1 = 1
option-rounds-2 = 2
option-rounds-3 = 3
