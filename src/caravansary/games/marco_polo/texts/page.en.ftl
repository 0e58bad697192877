# Words of the drawn board of Marco Polo: when it is, names of zones, what lies on the board, and the guide for a first game.

page-board = The board of The Voyages of Marco Polo

## The top of the page

heading-round = Round { $round } of 5
heading-first = first player: { $owner }
phase-draft = Choice of characters
phase-goals = Choice of goal cards
phase-round-start = start of the round
phase-province-bonuses = province bonuses
phase-character-bonuses = character bonuses
phase-roll = the dice are rolled
phase-compensation = compensation
phase-turns = turns
phase-over = The game is over

## Zones

zone-map = Map
zone-west = West
zone-east = East
zone-actions = Actions
zone-bazaar = Bazaar
zone-contracts = Contracts
zone-hand = Your things
zone-dice = Dice
zone-cards = Cards

## What lies on the board: the map

board-office = Office bonus for the first to build here: { $amount }.
board-province = Province bonus, now and at the start of every round: { $amount }.
board-beijing = A trading post takes the free slot with the highest number here: so many points at the end. Only with it are leftover goods worth points.
board-oasis = A halt on the way: nothing is built here.
board-venezia = The start of the journey: nothing is built here.
board-posts = Trading posts: { $names }.
board-figures = Here: { $names }.
board-toll = To be paid for a step on this road
board-way = { $touch ->
    [yes] Tap again to go there
   *[no] Click to go there
  }: { $n } steps for { $amount }
board-way-free = { $touch ->
    [yes] Tap again to go there
   *[no] Click to go there
  }: { $n } steps

## What lies on the board: the action spaces

board-bazaar = Bazaar
board-bazaar-text = The lowest die opens its own row and all those above it. You take one whole row.
board-row = Row { $n }
board-dice = Dice here: { $names }.
board-space-coins = One die of any value brings { $n } coins. If dice lie here, you pay as many coins as your die shows.
board-space-camels = { $n ->
    [one] One die brings camels. If dice lie here, you pay as many coins as your die shows.
   *[other] { $n } dice bring camels; the lowest one counts. If dice lie here, you pay as many coins as your lowest die shows.
  }
board-space-spice = { $n ->
    [one] One die brings spice. If dice lie here, you pay as many coins as your die shows.
   *[other] { $n } dice bring spice; the lowest one counts. If dice lie here, you pay as many coins as your lowest die shows.
  }
board-space-silk = { $n ->
    [one] One die brings silk. If dice lie here, you pay as many coins as your die shows.
   *[other] { $n } dice bring silk; the lowest one counts. If dice lie here, you pay as many coins as your lowest die shows.
  }
board-space-gold = { $n ->
    [one] One die brings gold. If dice lie here, you pay as many coins as your die shows.
   *[other] { $n } dice bring gold; the lowest one counts. If dice lie here, you pay as many coins as your lowest die shows.
  }
board-space-khan = One die brings: { $amount }. It must show at least as much as the die to its left. Nothing is paid here.
board-space-contracts = One die takes one or two contracts, from space 1 up to its own number. If dice lie here, you pay as many coins as your die shows.
board-space-travel = Two dice; the lower one is the greatest number of steps. You pay for the steps you make, and what each road asks for. If dice lie here, you pay as many coins as your lowest die shows.
board-space-purse = An extra action: any die brings { $n } coins, free of charge and as often as you like.
board-space-private-1 = One die brings camels and two goods of choice; everybody else gains a good of choice.
board-space-private-2 = One die brings a step on the map; only what the road asks for is paid.
board-contract-none = No contract lies here
board-contract-space = { $n ->
    [1] Every die reaches this space.
    [6] Only a 6 reaches this space.
   *[other] A die of { $n } or more reaches this space.
  }
board-contract-extra = Taking from here also brings { $n ->
    [one] { $n } coin or { $n } camel
   *[other] { $n } coins or { $n } camels
  }.
board-piles = Contracts of later rounds
board-piles-text = { $n ->
    [0] No pile is left.
    [one] One pile is left. It is laid out in the next round.
   *[other] { $n } piles are left, one for each round.
  }
board-special = Special pile
board-special-text = { $n ->
    [0] It is empty.
    [one] One contract. Rewards draw from its top.
   *[other] { $n } contracts. Rewards draw from its top.
  }
board-special-known = Known at the bottom: { $list }.
board-round = Round { $n } of 5
board-next-first = First player of the next round
board-next-first-text = As it stands: { $who }. Whoever travels last goes first.

## What lies on the board: dice and cards of a seat

board-own-dice = Dice
board-no-dice = No dice left
board-die-own = { $n ->
    [0] Own die; you choose its value when you place it
   *[other] Own die: { $n }
  }
board-die-black = { $n ->
    [0] Black die; you choose its value when you place it
   *[other] Black die: { $n }
  }
board-die-hold = Click it and then a space, or a space and then it.
board-die-white = White die: { $n }
board-extra-actions = Extra actions
board-reroll = Reroll a die
board-reroll-text = Pay { $n ->
    [one] { $n } camel
   *[other] { $n } camels
  } and roll one of your unused dice again.
board-change = Change a die by 1
board-change-text = Pay { $n ->
    [one] { $n } camel
   *[other] { $n } camels
  } and turn one of your unused dice up or down by 1.
board-black = Buy a black die
board-black-text = Pay { $n ->
    [one] { $n } camel
   *[other] { $n } camels
  }, { $rolls ->
    [no] take a black die and choose its value when you place it
   *[yes] take a black die and roll it
  }; once per turn. { $pool ->
    [0] None is left in this round.
    [one] One is left.
   *[other] { $pool } are left.
  }
board-own-contracts = Contracts
board-own-contract = Complete it when you have the goods and camels on its left; you gain what is on its right.
board-own-goals = Goal cards
board-goal-text = Trading posts in both places bring { $n ->
    [one] { $n } point
   *[other] { $n } points
  } at the end.
board-own-things = Special
board-have-coins = Coins: { $n }
board-have-camels = Camels: { $n }
board-have-spice = Spice: { $n }
board-have-silk = Silk: { $n }
board-have-gold = Gold: { $n }
board-have-posts = Trading posts in stock: { $n }

## Questions that the position tells more about

board-ask-extra = Your main action is done. Do extra actions, or end the turn.
board-ask-step = { $n ->
    [0] No step is left. Stop here and see what this place brings.
    [one] Where does your figure go? One step is left.
   *[other] Where does your figure go? { $n } steps are left.
  }
board-ask-journey = Where does your figure go? You may pay for { $n ->
    [one] one more step.
   *[other] up to { $n } more steps.
  }

## Choices over the board

board-you-are = You are { $character }
board-draft = Choose a character
board-draft-aside = Look at the map
board-draft-show = Show the characters
board-goals-offered = Goal cards to choose from
board-gifts-offered = Gifts to choose from

## The guide for a first game

guide-bar = What you are asked
guide-bar-text = This line always tells what to decide. Every possible answer has a golden ring on the board or a button here. You can take your steps back until you confirm the turn.
guide-dice = Your dice
guide-dice-text = Every round you roll five dice of your colour. They are your turns: in each one you place dice on a space and do at once what it offers. { $touch ->
    [yes] Tap a die
   *[no] Point at a die
  } and the spaces where it can go light up.
guide-spaces = The lowest die counts
guide-spaces-text = A space needs one, two or three dice. With several dice only the lowest one counts: it decides how much you gain or how far you get. Your own dice may go to each space once per round.
guide-occupied = Occupied spaces
guide-occupied-text = Where dice already lie, you pay coins for joining them: as many as your lowest die shows. Whoever comes first is free of charge. Coins alone never need a high die.
guide-bazaar = At the bazaar
guide-bazaar-text = Here you get camels, spice, silk and gold. A higher die opens a better row; silk takes two dice and gold three. At the khan’s court one die brings two camels and a good of your choice.
guide-contracts = Contracts
guide-contracts-text = One die takes one or two contracts; the higher it is, the farther you may reach along the row. You keep two at most. When you have the goods and camels, complete a contract: it brings points and a reward.
guide-travel = On the road
guide-travel-text = Two dice take you travelling: the lower one is the greatest number of steps. Every step costs coins, and many roads ask for camels or more coins. Where you stop, you build a trading post.
guide-cards = Cities and provinces
guide-cards-text = In a city your trading post opens the city card: from your next turn on, one die uses it, and only one player per round can. The first to build in a city also takes its office bonus. A province pays its bonus now and again every round.
guide-extra = Extra actions
guide-extra-text = Before and after the main action you may complete contracts, put a die into the purse for coins, and spend camels: reroll a die, turn it up or down by one, or buy a black die for this round.
guide-goals = Secret goals
guide-goals-text = Your two goal cards name four places, and nobody else sees them. Trading posts in both places of a card bring its points at the end, and every place reached counts a little more.
guide-round = A new round
guide-round-text = Whoever travelled last goes first. Then provinces and characters pay their bonuses, and all dice come back to be rolled. If yours show less than 15 together, you get the difference in coins or camels.
guide-scoring = The end in Beijing
guide-scoring-text = After five rounds you score goals, coins, and 7 points for the most completed contracts. The earlier you reach Beijing, the more it is worth, and only then do leftover goods count. Most points win. Have a good journey!

## What turns up with a choice that cannot be taken back

reveals-black = the black die is rolled.
reveals-die = the die is rolled.
reveals-discard = all roll their dice.
reveals-complete = a contract is drawn.
reveals-end_turn = what comes after your turn is turned up.
