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
mksh-phase-river-tile = жетон реки
mksh-phase-season-scrolls = конец сезона
mksh-phase-provisions = провизия
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
mksh-loose-oases = свободные оазисы
mksh-crocodile = деление с крокодилом
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
mksh-gain-area-action = { $n ->
    [one] действие любой области
    [few] { $n } действия областей
   *[other] { $n } действий областей
  }
mksh-gain-square-action = { $n ->
    [one] { $n } действие площади
    [few] { $n } действия площади
   *[other] { $n } действий площади
  }
mksh-gain-free-oasis = { $n ->
    [one] бесплатно исследовать { $n } оазис
    [few] бесплатно исследовать { $n } оазиса
   *[other] бесплатно исследовать { $n } оазисов
  }
mksh-gain-loose-oasis = { $n ->
    [one] свободный оазис
    [few] { $n } свободных оазиса
   *[other] { $n } свободных оазисов
  }
mksh-gain-head-start = { $n ->
   *[other] начало следующего сезона на делении с крокодилом
  }
mksh-per-gate = { $text } за ворота
mksh-per-green = { $text } за зелёный кеш
mksh-per-pink = { $text } за розовый кеш
mksh-per-red = { $text } за продавца воды
mksh-per-keshis = { $text } за каждые { $n } кеша
mksh-per-luxury = { $text } за предмет роскоши

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

mksh-each = по { $text }

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
