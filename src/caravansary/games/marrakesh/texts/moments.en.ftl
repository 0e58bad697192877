# Words of the moments that the page makes much of: scenes and the result.

## Scenes

scene-toss = { $n } keshis are thrown into the tower{ $before ->
    [0] {""}
   *[other] , beside { $before } from before
  }; { $out } { $out ->
    [one] comes
   *[other] come
  } out, { $stuck ->
    [0] none is
    [one] { $stuck } is
   *[other] { $stuck } are
  } stuck.
scene-toss-title = { $n } keshis into the tower
scene-toss-before = { $n } still inside from before
scene-toss-out = { $stuck ->
    [0] All { $out } come out
    [one] { $out } come out, { $stuck } is stuck
   *[other] { $out } come out, { $stuck } are stuck
  }
scene-season = The end of season { $season }
scene-provisions = The people ask everybody for provisions.
scene-hunger = { $n ->
    [one] not enough: all resources and { $n } point lost
   *[other] not enough: all resources and { $n } points lost
  }
scene-scoring = The final scoring

## The result

result-board = { $you ->
    [yes] Your board
   *[no] The board of { $who }
  }

## The story of a game: $you is "yes" for the reader, else $who is named

story-areas = { $you ->
    [yes] You filled { $n ->
        [one] one area
       *[other] { $n } areas
      } of the city completely.
   *[no] { $who } filled { $n ->
        [one] one area
       *[other] { $n } areas
      } of the city completely.
  }
story-keshis = { $you ->
    [yes] You placed { $n ->
        [one] one keshi
       *[other] { $n } keshis
      }.
   *[no] { $who } placed { $n ->
        [one] one keshi
       *[other] { $n } keshis
      }.
  }
story-luxuries = { $you ->
    [yes] From the souk you brought { $n ->
        [one] one luxury item
       *[other] { $n } luxury items
      }.
   *[no] From the souk { $who } brought { $n ->
        [one] one luxury item
       *[other] { $n } luxury items
      }.
  }
story-scrolls = { $you ->
    [yes] You took { $n ->
        [one] one scroll
       *[other] { $n } scrolls
      } home from the madrasa.
   *[no] { $who } took { $n ->
        [one] one scroll
       *[other] { $n } scrolls
      } home from the madrasa.
  }
story-gates = { $you ->
    [yes] You built { $n ->
        [one] one city gate
       *[other] { $n } city gates
      }.
   *[no] { $who } built { $n ->
        [one] one city gate
       *[other] { $n } city gates
      }.
  }
story-oases = { $you ->
    [yes] Your caravans found { $n ->
        [one] one oasis
       *[other] { $n } oases
      }.
   *[no] { $who }’s caravans found { $n ->
        [one] one oasis
       *[other] { $n } oases
      }.
  }
story-towns = { $you ->
    [yes] Your caravans reached { $n ->
        [one] one desert town
       *[other] { $n } desert towns
      }.
   *[no] { $who }’s caravans reached { $n ->
        [one] one desert town
       *[other] { $n } desert towns
      }.
  }
story-flights = { $you ->
    [yes] You climbed { $n ->
        [one] one flight
       *[other] { $n } flights
      } of stairs at palace and mosque.
   *[no] { $who } climbed { $n ->
        [one] one flight
       *[other] { $n } flights
      } of stairs at palace and mosque.
  }
story-river = { $you ->
    [yes] Your fisherman went { $n ->
        [one] one space
       *[other] { $n } spaces
      } down the river.
   *[no] { $who }’s fisherman went { $n ->
        [one] one space
       *[other] { $n } spaces
      } down the river.
  }
story-water = { $you ->
    [yes] The water sellers came to your workers { $n ->
        [one] once
       *[other] { $n } times
      }.
   *[no] The water sellers came to { $who }’s workers { $n ->
        [one] once
       *[other] { $n } times
      }.
  }
story-hunger = { $you ->
    [yes] At the end of a season the provisions did not suffice { $n ->
        [one] once
       *[other] { $n } times
      }: { $points } points lost.
   *[no] { $who }’s provisions did not suffice at the end of a season { $n ->
        [one] once
       *[other] { $n } times
      }: { $points } points lost.
  }

## Medals

medal-areas = City planner
medal-keshis = Full house
medal-luxuries = Connoisseur
medal-scrolls = Scholar
medal-gates = Builder of gates
medal-oases = Desert guide
medal-towns = Far caravan
medal-flights = Climber
medal-river = Master of the river
