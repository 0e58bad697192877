# Слова текстового поля игры «Путешествия Марко Поло», которых нет на странице.

polo-order = очерёдность
polo-figure = фишка
polo-oases = Оазисы
polo-posts = фактории
polo-office = бонус города: { $text }
polo-every-round = каждый раунд: { $text }
polo-per-use = { $text } (каждый раз)
polo-either = { $there } или { $back }
polo-from = от { $value }: { $text }
polo-own-provinces = { $n ->
    [1] бонус одной своей провинции
    [one] бонусы { $n } своей провинции
   *[other] бонусы { $n } своих провинций
  }
polo-per-contract = { $text } за каждый выполненный контракт
polo-per-post = { $text } за каждую свою факторию
polo-per-pip = { $text } за каждую единицу на кубике
polo-needs = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
  }
polo-occupied = цена: наименьший кубик
polo-occupied-free = для вас бесплатно
polo-neutral = нейтральный
polo-die = Кубик
polo-travel-costs = от 1 до 6 шагов: { $list } монет
polo-black-left = осталось { $n }
polo-or-as-many = +{ $n ->
    [one] { $n } монета или верблюд
    [few] { $n } монеты или верблюда
   *[many] { $n } монет или верблюдов
  }
polo-pile-counts = особая стопка: { $special }, стопок для следующих раундов: { $piles }
polo-pile-bottom = снизу: { $list }
polo-dice = кубики
polo-no-dice = кубиков не осталось
polo-stock = (в запасе { $n })
polo-completed = выполнено: { $n }
polo-goals = цели
polo-gifts = подарки
polo-gift-pile = стопка подарков: { $n }
polo-keep-two = может один раз оставить два подарка
polo-draft = на выбор
polo-steps-left = осталось шагов: { $n }
polo-journeys = можно дойти
