# Мерв по-русски: варианты в том виде, как они предложены. `here-` говорит, что это за вариант, `brings-` — к чему он
# ведёт; у обоих аргументы действия и те, что даёт `about.py`. Где такого сообщения нет, говорит `do-`.

here-slot = Ячейка { $slot }: { $free ->
    [0] нет свободных участков
    [one] { $free } свободный участок
    [few] { $free } свободных участка
   *[many] { $free } свободных участков
  }{ $built ->
    [0] { "" }
    [one] , { $built } здание
    [few] , { $built } здания
   *[many] , { $built } зданий
  }
here-courtier_slot = Царедворец в ячейку { $slot }: { $free ->
    [0] нет свободных участков
    [one] { $free } свободный участок
    [few] { $free } свободных участка
   *[many] { $free } свободных участков
  }
here-site = { $whose ->
    [nobody] Построить: { $site } ({ $cell })
    [own] Выбрать своё здание: { $site } ({ $cell })
    [market] Здесь { $site } ({ $cell })
   *[other] Выбрать чужое здание ({ $owner }): { $site } ({ $cell })
  }
brings-site = затем { $deed }{ $n ->
    [-1] { "" }
    [0] { " " }(пока нечем платить)
   *[other] { " " }(можете оплатить { $n })
  }
here-courtier_site = Здание царедворца: { $site } ({ $cell })
here-soldier = { $whose ->
    [own] Охранять своё здание: { $site } ({ $cell })
    [other] Охранять чужое здание ({ $owner }): { $site } ({ $cell })
   *[nobody] Воин: { $site } ({ $cell })
  }
here-upgrade = { $whose ->
    [own] Улучшить своё здание: { $site } ({ $cell })
   *[other] Улучшить: { $site } ({ $cell })
  }
here-board = { $doing }
brings-board = { $n ->
    [-1] { "" }
    [0] { "" }
   *[other] можете оплатить { $n }
  }
here-take_card = Взять карту { $position }: { $spice }{ $n ->
    [0] , первая у вас
   *[other] , у вас уже { $n }
  }
here-post = Торговый пост: { $city } ({ $good })
here-buy = Приобрести { $good }: { $city }
here-finish = { $asked ->
    [choose_caravan_card] Больше не брать карт
    [choose_hall] Больше не размещать придворных
    [choose_purchase] Больше не покупать товаров
    [choose_mosque_step] Дальше по мечети не идти
    [choose_wall_piece] Больше не возводить стен
   *[other] Завершить действие
  }

## Что делают на планшете: после выбора участка и на кнопке

deed-caravansary = карты пряностей
deed-palace = придворные
deed-library = свитки
deed-marketplace = торговый пост и товары
deed-mosque = шаги по мечети
deed-wall = стены и ворота
doing-caravansary = Караван-сарай: взять карты пряностей
doing-palace = Дворец: разместить придворных
doing-library = Библиотека: приобрести свитки
doing-marketplace = Шёлковый путь: торговый пост и товары
doing-mosque = Мечеть: подняться по шкале
doing-wall = Стена: возвести фрагменты и ворота
