# Marrakesh in English: options as they are in the position. `here-` says what an option is, `brings-` what it leads to;
# both get the arguments of the action and those of `about.py`. Where there is no such message, `do-` says it.

here-worker = Use the worker: { $area }
brings-worker = for a new keshi or { $deed }
here-joker = Send the worker: { $area }
brings-joker = for a new keshi or { $deed }
here-new_keshi = { $of ->
    [good] New keshi: a good of your choice
   *[keshi] New keshi: { $colour }
  }
here-area_action = { $doing ->
    [garden] { $n ->
        [0] Date garden: no green keshi, no dates
        [one] Date garden: harvest one date
       *[other] Date garden: harvest { $n } dates
      }
    [madrasa] { $n ->
        [0] Madrasa: buy scrolls (you have no scholar)
        [one] Madrasa: buy scrolls with one scholar
       *[other] Madrasa: buy scrolls with { $n } scholars
      }
    [palace] Palace: { climbing-steps }
    [mosque] Mosque: { climbing-steps }
    [square] Main square: turn the disk, use a cell
    [river] { $n ->
        [0] River: no turquoise keshi, no movement
        [one] River: move the fisherman one space
       *[other] River: move the fisherman { $n } spaces
      }
    [medina] { $n ->
        [0] Medina: build gates (no guard is free)
        [one] Medina: build gates with one guard
       *[other] Medina: build gates with { $n } guards
      }
    [sahara] Sahara: explore oases
   *[souk] Souk: exchange a good or buy a luxury item
  }
here-action = { here-area_action }
here-souk_action = { here-area_action }
climbing-steps = { $n ->
    [0] climb no step
    [one] climb one step
   *[other] climb { $n } steps
  }{ $more ->
    [-1] { " " }(a point for each)
    [0] , into the next flight
    [one] { " " }(then one short of the next flight)
   *[other] { " " }(then { $more } short of the next flight)
  }
here-stair = { here-area_action }
here-cell = { $asked ->
    [choose_returned_cell] Give back: the cell for { $effect }
   *[other] Cell of the square: { $effect }
  }
here-rapid = River bonus: { $effect } (rapid { $rapid })
here-tile_bonus = { $effect } { $per ->
    [gates] for each of your gates
    [green] for each of your green keshis
    [pink] for each of your pink keshis
    [red] for each of your water sellers
    [keshis] for every { $every } of your keshis, goods included
   *[luxuries] for each of your luxury items
  }
here-provide = { $of ->
    [less] Reduced supply: { $things } and { $n ->
        [one] one resource
       *[other] { $n } resources
      } of choice
   *[all] Full supply
  }
here-scroll = Scroll: { $scroll }
here-explore = Explore the oasis: { $oasis }
here-place = Place: { $colour }
here-keshi = { $colour }
here-stop = { $asked ->
    [choose_souk] Leave the souk
    [choose_scroll] Buy no more scrolls
    [choose_gate] Build no more gates
    [choose_oasis] Explore no more oases
    [choose_free_oasis] Explore no more oases
   *[other] Stop
  }
here-enough = { $asked ->
    [choose_water] Go no further
    [choose_steps] Climb no further
    [choose_harvest] Dates for the rest
    [choose_second] No second keshi
    [choose_returned] Give back no more
   *[other] Enough
  }
here-decline = { $asked ->
    [choose_area] No area action
    [choose_line_keshi] Do not place the keshi
    [choose_return] Keep all your keshis
    [choose_free_scroll] Take no scroll
    [choose_loose_oasis] Take no oasis
    [choose_free_luxury] Take no luxury item
    [choose_free_gate] Build no gate
   *[other] Do without
  }
here-water = { $asked ->
    [choose_steps] Add water: one step further
   *[other] Add water: one space further
  }

## What a worker may do in an area

deed-garden = dates
deed-madrasa = scrolls
deed-palace = steps on the palace stairs
deed-mosque = steps on the mosque stairs
deed-square = a bonus of the main square
deed-river = spaces on the river
deed-medina = city gates
deed-sahara = oases
deed-souk = an exchange or a luxury item
