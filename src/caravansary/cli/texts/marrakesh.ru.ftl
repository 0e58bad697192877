# Слова текстового поля «Марракеша», которых нет среди его фраз.

## Цвета кешей

mksh-green = зелёный
mksh-grey = серый
mksh-white = белый
mksh-black = чёрный
mksh-pink = розовый
mksh-turquoise = голубой
mksh-beige = бежевый
mksh-brown = коричневый
mksh-red = красный
mksh-purple = фиолетовый
mksh-orange = оранжевый
mksh-yellow = жёлтый

## Когда и кто

mksh-when = Сезон { $season }, раунд { $round }
mksh-order = порядок
mksh-phase-setup = подготовка к игре
mksh-phase-choosing = тайный выбор
mksh-phase-jokers = рабочие красных кешей
mksh-phase-draft = выбор из основания башни
mksh-phase-workers = рабочие
mksh-phase-river-bonuses = бонусы реки
mksh-phase-round-scrolls = конец раунда
mksh-phase-river-tile = жетон реки
mksh-phase-season-scrolls = конец сезона
mksh-phase-next-provision = следующий жетон провизии
mksh-phase-over = игра окончена
mksh-sign-keshi = кеш
mksh-sign-pawn = фишка
mksh-sign-caravan = караван
mksh-seller = продавец воды
mksh-sellers = { $n ->
    [one] { $n } продавец воды
    [few] { $n } продавца воды
   *[other] { $n } продавцов воды
  }
mksh-worker = рабочий
mksh-citizens = горожане
mksh-facing = горожане: { $n }

## Башня

mksh-tower = застряли в башне
mksh-tray = основание башни
mksh-set-aside = ещё не размещены

## Игровое поле

mksh-rapids = пороги
mksh-harbour = пристань
mksh-river-tiles = жетоны реки
mksh-market = рынок
mksh-exchange = обмен
mksh-academy = академия
mksh-workshops = мастерские
mksh-towns = города в пустыне
mksh-below = жетонов под верхним
mksh-bottom = в самом низу: { $list }
mksh-with = у игрока { $who }
mksh-on-step = на ступени { $n }
mksh-next-flight = следующий пролёт со ступени { $n }
mksh-gone = вне игры

## Что даётся

mksh-gain-resource = { $n ->
    [one] { $n } ресурс на выбор
    [few] { $n } ресурса на выбор
   *[other] { $n } ресурсов на выбор
  }
mksh-gain-good = { $n ->
    [one] { $n } товар на выбор
    [few] { $n } товара на выбор
   *[other] { $n } товаров на выбор
  }
mksh-gain-keshi = { $n ->
    [one] любой кеш
    [few] { $n } любых кеша
   *[other] { $n } любых кешей
  }
mksh-gain-two-keshis = { $n ->
    [1] 2 кеша одного цвета
   *[other] { $n } × 2 кеша одного цвета
  }
mksh-gain-date-or-water = { $n ->
    [1] финик или вода
   *[other] { $n } × финик или вода
  }
mksh-gain-river = { $n ->
    [one] { $n } деление реки
    [few] { $n } деления реки
   *[other] { $n } делений реки
  }
mksh-gain-stair = { $n ->
    [one] { $n } ступень одной лестницы
    [few] { $n } ступени одной лестницы
   *[other] { $n } ступеней одной лестницы
  }
mksh-gain-palace = { $n ->
    [one] { $n } ступень дворца
    [few] { $n } ступени дворца
   *[other] { $n } ступеней дворца
  }
mksh-gain-mosque = { $n ->
    [one] { $n } ступень мечети
    [few] { $n } ступени мечети
   *[other] { $n } ступеней мечети
  }
mksh-gain-yellow-scroll = { $n ->
    [one] { $n } жёлтый свиток
    [few] { $n } жёлтых свитка
   *[other] { $n } жёлтых свитков
  }
mksh-gain-points-per-fish = { $points } за каждый голубой кеш
mksh-gain-points-per-seller = { $points } за каждого продавца воды

## Планшеты игроков

mksh-areas = области
mksh-pawns = фишки
mksh-next = следующий: { $text }
mksh-cell-bonus = бонус его ячейки
mksh-full = заполнено
mksh-watchtower = сторожевая башня { $n }
mksh-hidden = лицом вниз
mksh-explored = исследован
mksh-left = левый
mksh-right = правый
mksh-start = старт
mksh-oasis-line = линия оазисов
mksh-line-keshi = кеш
mksh-line-swap = замена
mksh-line-scroll = жёлтый свиток
mksh-reveals = открывает оазис { $n } (исследовать: { $cost })
mksh-scrolls = свитки
mksh-luxuries = роскошь
mksh-provisions = провизия
mksh-in-all = всего требуется: { $list }
mksh-missing = не хватает: { $list }
mksh-or-lose = иначе −{ $text }
mksh-screen = ширма
mksh-chosen = выбраны
mksh-have = есть: { $n }
mksh-have-and-demand = есть: { $n }, требуется: { $demand }

## Оазисы и города

mksh-ladder = { $list } ПО
mksh-each = по { $text }
mksh-per-flight = { $text } за пролёт
mksh-per-keshi = { $text } за кеш
mksh-per-large-area = по { $text } (от { $keshis } кешей)

## Свитки

mksh-scroll-cost = { $scholars ->
    [one] { $scholars } учёный
    [few] { $scholars } учёных
   *[other] { $scholars } учёных
  }, { $dates ->
    [one] { $dates } финик
    [few] { $dates } финика
   *[other] { $dates } фиников
  }
mksh-instant = сразу
mksh-each-round = каждый раунд
mksh-each-season = каждый сезон
mksh-always = постоянно
mksh-scroll-empty-hands = { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[other] { $n } динаров
  }, если динаров нет
mksh-scroll-date-pickers = { $n ->
    [one] { $n } финик
    [few] { $n } финика
   *[other] { $n } фиников
  } за размещённый зелёный кеш
mksh-scroll-new-keshi = { $points } за первого в раунде рабочего, получающего новый кеш
mksh-scroll-different-keshis = { $n ->
    [one] { $n } кеш
    [few] { $n } кеша
   *[other] { $n } кешей
  } разных цветов
mksh-scroll-fullest-area = { $points } за каждый кеш самой полной области
mksh-scroll-luxuries-or-none = { $points } за предмет роскоши, не меньше { $n }
mksh-scroll-longer-ways = +{ $n } к первому в раунде действию реки, дворца или мечети
mksh-scroll-exchanges = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[other] { $n } ресурсов
  } на выбор за обмен
mksh-scroll-sellers = { $points } за продавца воды
mksh-scroll-cheaper-gates = ворота дешевле на { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[other] { $n } динаров
  }
mksh-scroll-more-citizens = действие площади даёт бонус ещё { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
  }
mksh-scroll-gates = { $points } за ворота
mksh-scroll-area-action = действие реки, сада, площади, мечети или дворца
mksh-scroll-flights = { $points } за каждый новый пролёт
mksh-scroll-seller-dinars = { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[other] { $n } динаров
  } к воде от продавца воды
mksh-scroll-gates-and-oases = { $points } за ворота и за исследованный оазис
mksh-scroll-provisions = провизия: каждого ресурса требуется на { $n } меньше
mksh-scroll-purchases = +{ $points } за купленный предмет роскоши
mksh-scroll-scholars = { $points } за серый кеш
mksh-scroll-luxuries = { $points } за предмет роскоши
mksh-scroll-scrolls = { $points } за свиток
mksh-scroll-large-areas = { $points } за область, где не меньше { $keshis } кешей
mksh-scroll-oases = в конце учитывается до { $n } оазисов
mksh-scroll-filled-areas = заполненная область даёт в конце { $points }
