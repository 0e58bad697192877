# Words of the text board of Marco Polo that its page does not have.

polo-order = order
polo-figure = figure
polo-oases = Oases
polo-posts = posts
polo-office = office bonus: { $text }
polo-every-round = each round: { $text }
polo-per-use = { $text }, per use
polo-either = { $there } or { $back }
polo-from = from { $value }: { $text }
polo-own-provinces = { $n ->
    [one] bonus of one own province
   *[other] bonuses of { $n } own provinces
  }
polo-per-contract = { $text } per completed contract
polo-per-post = { $text } per own post
polo-per-pip = { $text } per pip
polo-needs = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
polo-occupied = costs your lowest die
polo-occupied-free = free for you
polo-neutral = neutral
polo-die = Die
polo-travel-costs = 1 to 6 steps: { $list } coins
polo-black-left = { $n } left
polo-or-as-many = +{ $n ->
    [one] { $n } coin or camel
   *[other] { $n } coins or camels
  }
polo-pile-counts = special pile: { $special }, piles for later rounds: { $piles }
polo-pile-bottom = at the bottom: { $list }
polo-dice = dice
polo-no-dice = no dice left
polo-stock = ({ $n } in stock)
polo-completed = completed: { $n }
polo-goals = goals
polo-gifts = gifts
polo-gift-pile = gift pile: { $n }
polo-keep-two = may once keep two gifts
polo-draft = to choose from
polo-steps-left = steps left: { $n }
polo-journeys = within reach
