# Words of the moments that the page makes much of: scenes and the result.

## Scenes

scene-invasion = The Mongols attack in year { $year }.
scene-invasion-title = Year { $year }: the Mongols come
scene-invasion-open = { $n ->
    [0] No building is open to them.
    [one] One building is open to them.
   *[other] { $n } buildings are open to them.
  }
scene-invasion-asked = { $who } may pay a ransom for { $n ->
    [one] one building
   *[other] { $n } buildings
  }.
scene-invasion-lost = { $who } loses { $n ->
    [one] one building
   *[other] { $n } buildings
  }: no cube for the ransom.
scene-invasion-falls = { $who } loses { $n ->
    [one] one building
   *[other] { $n } buildings
  }.
scene-invasion-leaving = { $n ->
    [one] Then the soldier leaves the city.
   *[other] Then all { $n } soldiers leave the city.
  }
scene-year = The end of year { $year }
scene-scoring-goes-on = The scoring goes on
scene-hall = { $hall }
scene-favour = favour spent

## The result

result-board = Merv at the end of the game
result-won-magistrate = You have outwitted the Corrupt Magistrate!
result-lost-magistrate = The Corrupt Magistrate keeps Merv in his hand.

## The story of a game: $you is "yes" for the reader, else $who is named

story-buildings = { $you ->
    [yes] You put up { $n ->
        [one] one building
       *[other] { $n } buildings
      }{ $lost ->
        [0] { " " }and lost none to the Mongols
        [one] { " " }and lost one to the Mongols
       *[other] { " " }and lost { $lost } to the Mongols
      }.
   *[no] { $who } put up { $n ->
        [one] one building
       *[other] { $n } buildings
      }{ $lost ->
        [0] { " " }and lost none to the Mongols
        [one] { " " }and lost one to the Mongols
       *[other] { " " }and lost { $lost } to the Mongols
      }.
  }
story-courtiers = { $you ->
    [yes] Your courtiers brought { $n ->
        [one] one point
       *[other] { $n } points
      } in the halls of the palace.
   *[no] { $who }’s courtiers brought { $n ->
        [one] one point
       *[other] { $n } points
      } in the halls of the palace.
  }
story-ransoms = { $you ->
    [yes] You paid the Mongols ransom for { $n ->
        [one] one building
       *[other] { $n } buildings
      }.
   *[no] { $who } paid the Mongols ransom for { $n ->
        [one] one building
       *[other] { $n } buildings
      }.
  }
story-walls = { $you ->
    [yes] You built { $n ->
        [one] one piece of the wall
       *[other] { $n } pieces of the wall
      } around the city.
   *[no] { $who } built { $n ->
        [one] one piece of the wall
       *[other] { $n } pieces of the wall
      } around the city.
  }
story-soldiers = { $you ->
    [yes] You posted { $n ->
        [one] one soldier
       *[other] { $n } soldiers
      } to guard the houses.
   *[no] { $who } posted { $n ->
        [one] one soldier
       *[other] { $n } soldiers
      } to guard the houses.
  }
story-spices = { $you ->
    [yes] You brought home { $n ->
        [one] one caravan of spices
       *[other] { $n } caravans of spices
      }.
   *[no] { $who } brought home { $n ->
        [one] one caravan of spices
       *[other] { $n } caravans of spices
      }.
  }
story-mosque = { $you ->
    [yes] You took { $n ->
        [one] one step
       *[other] { $n } steps
      } on the way of the mosque.
   *[no] { $who } took { $n ->
        [one] one step
       *[other] { $n } steps
      } on the way of the mosque.
  }
story-posts = { $you ->
    [yes] You founded { $n ->
        [one] one trading post in a far city
       *[other] { $n } trading posts in far cities
      }.
   *[no] { $who } founded { $n ->
        [one] one trading post in a far city
       *[other] { $n } trading posts in far cities
      }.
  }
story-contracts = { $you ->
    [yes] You fulfilled { $n ->
        [one] one contract
       *[other] { $n } contracts
      }.
   *[no] { $who } fulfilled { $n ->
        [one] one contract
       *[other] { $n } contracts
      }.
  }
story-breakthroughs = { $you ->
    [yes] In the library you made { $n ->
        [one] one breakthrough
       *[other] { $n } breakthroughs
      }.
   *[no] In the library { $who } made { $n ->
        [one] one breakthrough
       *[other] { $n } breakthroughs
      }.
  }
story-guests = { $you ->
    [yes] Others worked in your houses { $n ->
        [one] once
       *[other] { $n } times
      }.
   *[no] Others worked in { $who }’s houses { $n ->
        [one] once
       *[other] { $n } times
      }.
  }

## Medals

medal-buildings = Master builder
medal-courtiers = Favourite at court
medal-walls = Keeper of the walls
medal-soldiers = Captain of the guard
medal-spices = Spice merchant
medal-mosque = Pilgrim
medal-posts = Far trader
medal-contracts = Reliable partner
medal-breakthroughs = Scholar
medal-guests = Good host
