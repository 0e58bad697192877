# Words of the drawn board of Merv: when it is, names of zones, what a place is, and the guide for a first game.

page-board = The board of Merv

## The top of the page

heading-round = Year { $year } of 3, round { $round } of 4
heading-year = Year { $year } of 3
phase-turns = { $side }
phase-round-end = end of the round
phase-invasion = invasion
phase-ransom = invasion, ransom
phase-palace-scoring = palace scoring
phase-city-scoring = bonus scoring
phase-over = The game is over

## Zones

zone-city = City
zone-caravansary = Caravansary
zone-palace = Palace
zone-library = Library
zone-marketplace = Marketplace
zone-mosque = Mosque
zone-walls = Wall
zone-contracts = Contracts
zone-tracks = Tracks
zone-influence = Influence
zone-favour = Favour

## What a place is: the city

tip-cell = { $site } ({ $cell })
tip-no-building = No building yet.
tip-building = Building: { $owner }.
tip-soldier = Soldier: { $owner }.
tip-upgrade = On it: { $upgrade }.
tip-attacked = The Mongols attack here.
tip-slot = Action slot { $slot }, { $side }
tip-slot-taken = Taken: { $owner }.
tip-slot-sites = Sites in its line: { $cubes }.
tip-slot-buildings = Buildings there: { $names }.
tip-space = Queue space { $space }, { $corner }
tip-space-free = Nobody stands here yet.
tip-space-taken = Taken: { $owner }.
tip-camels-here = { $n ->
    [0] No camels here.
    [one] One camel lies here.
   *[other] { $n } camels lie here.
  }
tip-market-slot = Camel market, { $market_slot }
tip-boon = A camel here brings: { $boon }.
tip-camel-lies = A camel already lies here.
tip-wall-slot = Wall, { $wall_slot }
tip-wall-piece = Built: { $piece }. It covers the two nearest sites of its line.
tip-wall-free = Free, for a segment.
tip-gate-free = Free, for a gate.

## What a place is: the tracks

tip-tracks = Influence opens contracts and spices and never goes down. Favour pays for your courtiers when they score.
tip-influence = Influence { $n }
tip-influence-text = Soldiers and wall pieces raise it. It opens contracts and lets you collect more kinds of spice.
tip-influence-spices = From here on: { $n } kinds of spice.
tip-influence-contracts = From here on: contracts of level { $level }.
tip-influence-favour = Reaching it brings +1 favour.
tip-favour = Favour { $n }
tip-favour-text = Each courtier that scores costs one favour.
tip-track-points = Reaching it brings { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
tip-here = Here: { $names }.

## The guide for a first game

guide-bar = What you are asked
guide-bar-text = This line always tells what to decide. Every possible answer has a golden ring on the board or a button here. You can take your steps back until you confirm the turn.
guide-slot = Choose a slot
guide-slot-text = Your turn begins outside the wall. Send your master to a free slot: it points at one row or column of the city. { $touch ->
    [yes] Tap a slot
   *[no] Point at a slot
  } and its line lights up.
guide-site = Choose a site in the line
guide-site-text = On an empty site you put up a building of your own, free of charge. You may also use a building that stands there already, even somebody else’s: then its owner earns cubes too.
guide-production = Gather cubes
guide-production-text = Your site gives a cube of its colour, and so does every other site of the line with a building of the same owner. Several buildings of yours in one line make a rich turn.
guide-action = One action
guide-action-text = Now do what the site offers at one of the six boards, or gain a favour, or post a soldier. The cubes pay for it; white cubes count as any colour.
guide-boards = Six boards
guide-boards-text = Caravansary: spice cards for sets. Palace: courtiers that score every year. Library: scrolls and lasting advantages. Marketplace: goods for contracts. Mosque: step by step to rewards. Wall: protection and influence.
guide-camels = Camels
guide-camels-text = If your line crosses the middle, you may trade once: leave a camel for the reward of a slot, or take all camels that lie there. Camels also reach farther caravan cards and distant cities.
guide-queue = Who goes first
guide-queue-text = After each round the masters walk around the corner, slot 1 first. The last free space costs nothing; a better one costs a camel for each free space behind it. Whoever takes a space keeps the camels on it.
guide-tracks = Influence and favour
guide-tracks-text = Influence opens higher contracts and more kinds of spice. Save favour for the end of the year: every courtier that is to score costs one.
guide-invasion = The Mongols come
guide-invasion-text = At the end of years 2 and 3 every building without a soldier that is not fully walled is attacked. You pay a cube as ransom or lose the building. A wall piece covers the two sites behind it, a soldier the one he stands on.
guide-contracts = Contracts
guide-contracts-text = In your turn you may fulfil any contract on top of a stack if you have the influence, the goods and scrolls, and the cube. Goods and scrolls stay yours, but serve only once.
guide-scoring = Points every year
guide-scoring-text = Each of the three years ends with scoring: courtiers, buildings, scoring tiles. After the third, sets of different spices are added. Most points win. Enjoy the city!

## What turns up with a choice that cannot be taken back

reveals-finish = new cards come into the queue.
reveals-take_card = a new card comes into the queue.
