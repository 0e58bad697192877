# Words of the moments that the page makes much of: scenes and the result.

## Scenes

scene-round = Round { $round }: the dice are rolled
scene-any-value = any value
scene-scoring = The final scoring

## The result

result-board = { $you ->
    [yes] Your journey
   *[no] The map at the end
  }

## The story of a game: $you is "yes" for the reader, else $who is named

story-contracts = { $you ->
    [yes] You completed { $n ->
        [one] one contract
       *[other] { $n } contracts
      }.
   *[no] { $who } completed { $n ->
        [one] one contract
       *[other] { $n } contracts
      }.
  }
story-posts = { $you ->
    [yes] You built { $n ->
        [one] one trading post
       *[other] { $n } trading posts
      } along the way.
   *[no] { $who } built { $n ->
        [one] one trading post
       *[other] { $n } trading posts
      } along the way.
  }
story-stages = { $you ->
    [yes] You travelled { $n ->
        [one] one stage
       *[other] { $n } stages
      } of the journey.
   *[no] { $who } travelled { $n ->
        [one] one stage
       *[other] { $n } stages
      } of the journey.
  }
story-black = { $you ->
    [yes] You won { $n ->
        [one] one black die
       *[other] { $n } black dice
      }.
   *[no] { $who } won { $n ->
        [one] one black die
       *[other] { $n } black dice
      }.
  }
story-camels = { $you ->
    [yes] You gathered { $n ->
        [one] one camel
       *[other] { $n } camels
      } for the caravan.
   *[no] { $who } gathered { $n ->
        [one] one camel
       *[other] { $n } camels
      } for the caravan.
  }
story-gold = { $you ->
    [yes] You gained { $n ->
        [one] one bar of gold
       *[other] { $n } bars of gold
      }.
   *[no] { $who } gained { $n ->
        [one] one bar of gold
       *[other] { $n } bars of gold
      }.
  }
story-silk = { $you ->
    [yes] You gained { $n ->
        [one] one roll of silk
       *[other] { $n } rolls of silk
      }.
   *[no] { $who } gained { $n ->
        [one] one roll of silk
       *[other] { $n } rolls of silk
      }.
  }
story-crowded = { $you ->
    [yes] You paid { $n ->
        [one] one coin
       *[other] { $n } coins
      } to get past others at crowded places.
   *[no] { $who } paid { $n ->
        [one] one coin
       *[other] { $n } coins
      } to get past others at crowded places.
  }
story-cards = { $you ->
    [yes] You used city cards { $n ->
        [one] once
       *[other] { $n } times
      }.
   *[no] { $who } used city cards { $n ->
        [one] once
       *[other] { $n } times
      }.
  }
story-gifts = { $you ->
    [yes] You used { $n ->
        [one] one gift
       *[other] { $n } gifts
      } of the Khan.
   *[no] { $who } used { $n ->
        [one] one gift
       *[other] { $n } gifts
      } of the Khan.
  }

## Medals

medal-contracts = Supplier to the Khan
medal-posts = Founder
medal-stages = Far traveller
medal-black = Dice collector
medal-camels = Caravan leader
medal-gold = Golden hand
medal-silk = Silk merchant
medal-cards = Friend of the cities
medal-gifts = Guest of honour
