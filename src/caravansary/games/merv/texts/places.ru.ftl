# Места нарисованного поля: названия, короткие подписи и пояснения у указателя.

place-reconstructed = Часть значений здесь восстановлена нами.
place-owner = Владелец: { $owner }.

## Караван-сарай

place-caravansary = Караван-сарай
place-caravansary-text = Карта каравана стоит один куб, все кубы действия одного цвета. Можно взять карты с верблюдами и первую карту без верблюда.
place-card = Карта каравана { $position }: { $spice }
place-card-pair = Каждая пара этой пряности приносит: { $boon }.
place-card-camel = На карте едет верблюд: он достаётся тому, кто возьмёт карту.
place-card-free = Свободное место в ряду
place-card-free-text = Новые карты приходят после действия, пока они есть в колоде.
place-camel-on-card = Верблюд на карте { $position }
place-deck = Колода: { $n }
place-deck-title = Колода карт каравана
place-deck-text = { $n ->
    [0] Карт не осталось.
    [one] Осталась { $n } карта. Ряд пополняется после действия.
    [few] Осталось { $n } карты. Ряд пополняется после действия.
   *[many] Осталось { $n } карт. Ряд пополняется после действия.
  }
place-deck-holds = Ещё в колоде: { $n } из { $total }.

## Дворец

place-palace = Дворец
place-palace-text = Придворные приносят очки каждый год, за каждого тратится одно расположение.
place-hall-knowledge = Учёность
place-hall-spice = Пряности
place-hall-trade = Торговля
place-hall-faith = Вера
place-hall-cost = Цвет оплаты: { $colour }. Ваш первый придворный стоит один куб, каждый следующий на куб больше.
place-hall-knowledge-text = Придворный здесь приносит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  } за каждый ваш свиток.
place-hall-spice-text = Придворный здесь приносит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  } за каждую вашу карту каравана.
place-hall-trade-text = Придворный здесь приносит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  } за каждый ваш товар.
place-hall-faith-text = Придворный здесь приносит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  } за каждое пройденное вами деление шкалы мечети.
place-hall-first-text = Кто первым войдёт в этот двор, получит расположение +{ $n }.
place-courtiers = Придворные: { $list }.

## Библиотека

place-library = Библиотека
place-library-text = Заплатите до четырёх кубов разных цветов и возьмите столько же свитков. Каждый второй свиток приносит открытие.
place-scrolls-supply = Запас свитков
place-scrolls-left = { $n ->
    [0] Свитков не осталось.
    [one] Остался { $n } свиток.
    [few] Осталось { $n } свитка.
   *[many] Осталось { $n } свитков.
  }
place-scrolls-buy = { $n ->
    [one] { $n } свиток
    [few] { $n } свитка
   *[many] { $n } свитков
  }
place-scrolls-buy-text = { $n ->
    [one] Цена: { $n } куб.
    [few] Цена: { $n } куба разных цветов.
   *[many] Цена: { $n } кубов разных цветов.
  }
place-breakthroughs = { $n ->
    [one] Открытия за { $n } свиток
    [few] Открытия за { $n } свитка
   *[many] Открытия за { $n } свитков
  }
place-breakthroughs-text = Собрав столько свитков, вы выбираете один жетон этого ряда.
place-tile-b1 = Один раз за каждый ваш ход оплата этого действия на куб меньше.
place-tile-b2 = Один раз за каждый ваш ход куб этого цвета заменяет любой другой.
place-tile-once = Действует один раз, сразу при получении.
place-tile-points = Приносит сразу { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }.

## Шёлковый путь

place-marketplace = Шёлковый путь
place-marketplace-text = Поставьте торговый пост, затем купите по одному товару в городах, до которых ведут ваши посты или верблюды.
place-merv = Мерв
place-merv-text = Отсюда начинаются все торговые пути.
place-city-inner = Здесь продают обычный товар, цена: { $cubes }.
place-city-outer = Здесь продают редкий товар, цена: { $cubes }. Для поста нужен ваш пост в соседнем городе ({ $other_city }).
place-city-camel = Верблюд ждёт первый торговый пост.
place-city-favour = Первый торговый пост здесь приносит расположение.
place-posts = Торговые посты: { $list }.
place-route = Верблюд на пути: { $city }
place-route-text = Когда действие закончится, он вернётся к каравану.
place-goods-common = Обычные товары в запасе: { $n }
place-goods-rare = Редкие товары в запасе: { $n }
place-goods-text = Ближние города продают обычные товары, дальние города редкие.

## Мечеть

place-mosque = Мечеть
place-mosque-text = Каждый шаг стоит кубов, показанных на пути, и приносит то, что показано на делении. Четыре пути сходятся и поднимаются к последнему делению.
place-node-brings = Приносит: { $boon }.
place-node-points = Приносит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }.
place-node-both = Приносит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }, а также: { $boon }.
place-node-last = Кто стоит здесь, каждый год получает ещё { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  } за каждое своё здание на участке мечети.
place-node-camel-gone = Верблюда уже забрали.
place-step = Шаг: { $node }
place-step-text = Цена: { $cubes }.
place-discs = Диски: { $list }.
place-scoring-tile = Жетон бонусных очков: { $board }
place-scoring-tile-text = Каждый год ещё { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  } за каждое своё здание на таком участке.
place-bonus-text = Участок приносит ещё один куб этого цвета. Получают на делении 4 шкалы мечети.
place-bonus-gone = Больше не осталось.
place-white-upgrades = Улучшения с белым кубом: { $n }
place-white-upgrades-text = Участок приносит белый куб вместо куба своего цвета.

## Стена

place-walls = Запас стен
place-walls-text = Фрагменты и ворота оплачивают кубами их цвета. Они защищают два участка и приносят влияние за здания на них.
place-piece-text = { $n ->
    [one] Цена: { $n } куб того же цвета.
    [few] Цена: { $n } куба того же цвета.
   *[many] Цена: { $n } кубов того же цвета.
  }
place-piece-left = { $n ->
    [0] Больше не осталось.
   *[other] Осталось: { $n }.
  }

## Контракты

place-contracts = Контракты
place-contracts-text = В свой ход вы можете выполнить верхний контракт каждой стопки, если хватает влияния.
place-level = Уровень { $level }
place-level-text = Для контрактов этого уровня нужно влияние { $n }.
place-contract-text = Требует: { $asks }. Приносит: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  } и { $boon }.
place-contract-below = { $n ->
    [0] Это последний контракт стопки.
   *[other] Ниже в стопке: { $n }.
  }
place-contract-none = Стопка закончилась.
place-asks-cube = куб ({ $cost_colour })
place-asks-scrolls = { $n ->
    [one] { $n } свиток
    [few] { $n } свитка
   *[many] { $n } свитков
  }
place-asks-common = { $n ->
    [one] { $n } обычный товар
    [few] { $n } обычных товара
   *[many] { $n } обычных товаров
  }
place-asks-rare = { $n ->
    [one] { $n } редкий товар
    [few] { $n } редких товара
   *[many] { $n } редких товаров
  }
place-asks-any = { $n ->
    [one] { $n } любой товар
    [few] { $n } любых товара
   *[many] { $n } любых товаров
  }

## Карты судьи

place-magistrate = Судья
place-magistrate-text = Открытая карта называет действие этого раунда. Порядок внутри части колоды неизвестен.
place-solo-open = Открыта
place-solo-deck = Колода
place-solo-discard = Сброс
place-solo-removed = Вне игры
place-solo-part = { $n ->
    [1] Следующая карта колоды
    [one] { $n } карта в неизвестном порядке
    [few] { $n } карты в неизвестном порядке
   *[many] { $n } карт в неизвестном порядке
  }

## Что есть у участника

place-own-purple = Пурпурные кубы
place-own-tan = Песчаные кубы
place-own-teal = Бирюзовые кубы
place-own-orange = Оранжевые кубы
place-own-white = Белые кубы
place-own-cubes-text = Кубами оплачивается почти всё; они сохраняются из года в год.
place-own-white-text = Белые кубы заменяют любой цвет.
place-own-camels = Верблюды
place-own-camels-text = Верблюды открывают карты каравана, дальние города и лучшие места на шкале очерёдности.
place-own-favour = Расположение
place-own-influence = Влияние
place-own-scrolls = Свитки
place-own-common = Обычные товары
place-own-rare = Редкие товары
place-own-committed = Свободно: { $n }, связано контрактами: { $committed }.
place-own-of = { $n } из { $total }.
place-own-cards = Карты каравана
place-own-spice = Карты каравана: { $spice }
place-own-set = { $n ->
    [1] Одна пряность
    [one] Набор из { $n } пряности
   *[other] Набор из { $n } разных пряностей
  }
place-own-set-text = В конце игры приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
place-own-courtiers = Придворные
place-own-hall = Придворные, { $hall }
place-own-posts = Торговые посты
place-own-no-posts = Пока нет.
place-own-mosque = Мечеть: { $node }
place-own-no-mosque = Ещё не на шкале мечети
place-own-buildings = Здания в запасе
place-own-buildings-text = Их ещё можно построить в городе.
place-own-servants = Слуги в запасе
place-own-servants-text = Они становятся воинами или придворными.
place-own-discs = Диски в запасе
place-own-discs-text = Они становятся торговыми постами, и один идёт в мечеть.
place-own-high-courtier = Строит и занимает ячейки, но не выполняет действий и не получает очков.
