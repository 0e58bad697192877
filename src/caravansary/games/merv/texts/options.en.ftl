# Merv in English: options as they are in the position. `here-` says what an option is, `brings-` what it leads to; both
# get the arguments of the action and those of `about.py`. Where there is no such message, `do-` says it.

here-slot = Slot { $slot }: { $free ->
    [0] no free site
    [one] one free site
   *[other] { $free } free sites
  }{ $built ->
    [0] { "" }
    [one] , one building
   *[other] , { $built } buildings
  }
here-courtier_slot = High Courtier to slot { $slot }: { $free ->
    [0] no free site
    [one] one free site
   *[other] { $free } free sites
  }
here-site = { $whose ->
    [nobody] Build: { $site } ({ $cell })
    [own] Activate your building: { $site } ({ $cell })
    [market] The { $site } ({ $cell })
   *[other] Activate the building of { $owner }: { $site } ({ $cell })
  }
brings-site = then { $deed }{ $n ->
    [-1] { "" }
    [0] { " " }(you cannot pay that yet)
   *[other] { " " }(you can pay { $n })
  }
here-courtier_site = Build for the High Courtier: { $site } ({ $cell })
here-soldier = { $whose ->
    [own] Guard your building: { $site } ({ $cell })
    [other] Guard the building of { $owner }: { $site } ({ $cell })
   *[nobody] Soldier: { $site } ({ $cell })
  }
here-upgrade = { $whose ->
    [own] Upgrade your building: { $site } ({ $cell })
   *[other] Upgrade: { $site } ({ $cell })
  }
here-board = { $doing }
brings-board = { $n ->
    [-1] { "" }
    [0] { "" }
   *[other] you can pay { $n }
  }
here-take_card = Take { $spice } (card { $position }){ $n ->
    [0] , your first
   *[other] , you have { $n }
  }
here-post = Trading post in { $city } (sells a { $good })
here-buy = Buy a { $good } in { $city }
here-finish = { $asked ->
    [choose_caravan_card] Take no more cards
    [choose_hall] Place no more courtiers
    [choose_purchase] Buy no more goods
    [choose_mosque_step] Go no further in the mosque
    [choose_wall_piece] Build no more walls
   *[other] Finish the action
  }

## What is done on a board: after a site, and as a button

deed-caravansary = spice cards
deed-palace = courtiers
deed-library = scrolls
deed-marketplace = a trading post and goods
deed-mosque = steps in the mosque
deed-wall = walls and gates
doing-caravansary = Caravansary: take spice cards
doing-palace = Palace: place courtiers
doing-library = Library: buy scrolls
doing-marketplace = Marketplace: trading post and goods
doing-mosque = Mosque: climb the track
doing-wall = City wall: build segments and gates
