# What a participant has, and what the sentences beside the pointer say about it.

## What a participant has

place-own-coins = Coins
place-own-coins-text = They pay for journeys and occupied spaces. At the end every 10 coins are worth 1 point.
place-own-camels = Camels
place-own-camels-text = They pay for contracts, roads and extra actions. If points are equal, the most camels win.
place-own-spice = Spice
place-own-silk = Silk
place-own-gold = Gold
place-own-goods-text = Goods complete contracts. At the end every 2 goods are worth 1 point, but only with a trading post in Beijing.
place-own-dice = { $n ->
    [0] No dice left
    [one] One die left
   *[other] { $n } dice left
  }
place-own-dice-text = These dice can still be placed in this round.
place-own-no-dice = Whoever has no dice left takes no more turns in this round.
place-own-posts = Trading posts: { $n } on the map, { $stock } in stock
place-own-posts-text = The 8th and the 9th trading post bring points as soon as they are built.
place-own-no-posts = None on the map yet.
place-own-contracts = Active contracts
place-own-no-contracts = No active contract.
place-own-completed = Completed contracts
place-own-completed-text = The most completed contracts bring { $n ->
    [one] { $n } point
   *[other] { $n } points
  } at the end.
place-own-contract = Contract: { $contract }
place-own-asks = Asks for { $amount }.
place-own-brings = Brings { $amount }.
place-own-goals = Goal cards
place-own-goals-hidden = Goal cards stay secret until the end.
place-own-goal-text = Trading posts in both places bring { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end.
place-own-goal-places = Places of the goal cards reached: { $n }
place-own-goal-places-text = As it stands, that alone brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end.
place-own-reached = (reached)
place-own-gifts = Gifts kept
place-own-keep-two = Keep two
place-own-keep-two-text = Once in the game two of the drawn gifts may be kept.
place-own-first = First player
place-own-first-text = Began this round.
place-own-traveller = Travelled last
place-own-traveller-text = Goes first in the next round, unless somebody else travels.
place-own-points = Points
place-own-no-points = None yet.

## Amounts

amount-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
amount-camels = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
  }
amount-spice = { $n } spice
amount-silk = { $n } silk
amount-gold = { $n } gold
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
amount-black = { $n ->
    [one] a black die
   *[other] { $n } black dice
  }
amount-contract = { $n ->
    [one] a contract from the special pile
   *[other] { $n } contracts from the special pile
  }
amount-gift = { $n ->
    [one] a gift
   *[other] { $n } gifts
  }
amount-any = { $n ->
    [one] a good of choice
   *[other] { $n } goods of choice
  }
amount-pair = two different goods
amount-copy = the bonus of any other province (you need no trading post there)
amount-step = { $n ->
    [one] a step on the map
   *[other] { $n } steps on the map
  }
