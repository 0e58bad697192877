# Слова текстового поля игры «Мерв».

board-phase-turns = { $side }
board-phase-round-end = конец раунда
board-phase-invasion = вторжение
board-phase-ransom = вторжение, дань
board-phase-palace-scoring = Очки во дворце
board-phase-city-scoring = Очки за присутствие в городе
board-phase-over = игра окончена
board-order = очерёдность
board-next-order = следующая шкала
board-soldier = воин
board-wall = стена
board-gate = ворота
board-camel = верблюд
board-attacked = под ударом
board-camels = Базар
board-camel-market = Верблюжий базар
board-supply = Запас
board-deck = в колоде { $n }
board-scrolls = свитков в запасе: { $n }
board-breakthrough = за { $n ->
    [one] { $n } свиток
    [few] { $n } свитка
   *[many] { $n } свитков
  }:
board-none = ничего не осталось
board-left = (карт: { $n })
board-segments = фрагменты, цена { $n }:
board-gates = ворота, цена { $n }:
board-any-cube = куб любого цвета
board-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
board-upgrades = улучшения: с белым кубом { $n }, с дополнительным: { $bonus }
board-solo-open = открыта
board-solo-deck = колода сверху вниз, внутри частей порядок неизвестен
board-solo-discard = сброс
board-solo-removed = вне игры
board-score = очки
board-cubes = кубы
board-no-cubes = нет кубов
board-own-camels = верблюды
board-own-favour = расположение
board-own-influence = влияние
board-own-scrolls = свитки
board-own-common = обычные товары
board-own-rare = редкие товары
board-own-cards = карты каравана
board-own-courtiers = придворные
board-own-posts = торговые посты
board-own-tiles = открытия
board-own-scoring-tile = жетон бонусных очков
board-own-left = в запасе
board-committed = связано { $n }
board-pieces-left = зданий { $buildings }, слуг { $servants }, дисков { $discs }
board-buildings-left = зданий { $buildings }
board-empty-site = пусто
board-short-camels = { $n ->
    [one] { $n } верблюд
    [few] { $n } верблюда
   *[many] { $n } верблюдов
  }
