# Марракеш по-русски: части фразы, которой рассказывается ход. Перед ними стоит имя игрока.

turn-line = линия оазисов: { $colour }
turn-disk = кладёт диск горожан
turn-drafted = берёт из основания башни: { $colour }
turn-skipped = не берёт кешей
turn-worker = рабочий: { $area }
turn-new = новый кеш: { $area }
turn-area = действие: { $area }
turn-scrolls = { $n ->
    [one] берёт { $n } свиток: { $scroll_colour }
    [few] берёт { $n } свитка: { $scroll_colour }
   *[other] берёт { $n } свитков: { $scroll_colour }
  }
turn-gates = { $n ->
    [one] строит ворота: { $gate_colour }
   *[other] строит ворота ({ $n }): { $gate_colour }
  }
turn-luxuries = предмет роскоши: { $luxury }
turn-fisherman = { $n ->
    [one] рыбак: { $n } деление
    [few] рыбак: { $n } деления
   *[other] рыбак: { $n } делений
  }
turn-harbour = достигает пристани
turn-climbed = { $stair }: ступень { $to }
turn-flight = { $stair }: пролёт { $to }
turn-companion = спутник: { $companion }
turn-explored = исследует оазис: { $oasis }
turn-oases = достигает оазиса: { $oasis }
turn-town = берёт город в пустыне: { $town }
turn-town-explored = исследует город: { $town }
turn-revealed = открывает: { $colour }
turn-tray = в основании башни: { $colour }
turn-stuck = { $n ->
    [one] в башне застрял { $n } кеш
    [few] в башне застряли { $n } кеша
   *[other] в башне застряли { $n } кешей
  }
turn-season = начинается сезон { $season }
turn-season-ended = сезон { $season } окончен
turn-provided = сдаёт провизию
turn-not-provided = не может сдать провизию
turn-filled = заполнено: { $area }
turn-river = бонус реки
turn-head-start = начнёт следующий сезон на делении с крокодилом
turn-first = начинает: верблюд здесь
turn-fishermen = { $n ->
    [one] { $n } рыбак возвращается к началу реки
    [few] { $n } рыбака возвращаются к началу реки
   *[many] { $n } рыбаков возвращаются к началу реки
  }
