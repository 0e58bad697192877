# Мерв по-русски: части фразы, которой рассказывается ход. Перед ними стоит имя участника.

turn-built = новое здание: { $site }
turn-activated = использует чужое здание ({ $owner }): { $site }
turn-activated-own = использует своё здание: { $site }
turn-slot = занимает ячейку { $slot }
turn-action = действие: { $board }
turn-favour = получает расположение
turn-magistrate = { $board } × { $times }
turn-solo-card = карта судьи: { $board }
turn-cards = { $n ->
    [one] берёт { $n } карту: { $spice }
    [few] берёт { $n } карты: { $spice }
   *[other] берёт { $n } карт: { $spice }
  }
turn-pairs = { $n ->
    [one] собирает { $n } пару: { $spice }
    [few] собирает { $n } пары: { $spice }
   *[other] собирает { $n } пар: { $spice }
  }
turn-courtiers = { $n ->
    [one] { $n } придворный: { $hall }
    [few] { $n } придворных: { $hall }
   *[other] { $n } придворных: { $hall }
  }
turn-breakthrough = открытие: { $tile }
turn-posts = { $n ->
    [one] торговый пост: { $city }
   *[other] торговые посты: { $city }
  }
turn-mosque = { $n ->
    [one] { $n } шаг в мечети
    [few] { $n } шага в мечети
   *[other] { $n } шагов в мечети
  }
turn-scoring-tile = жетон бонусных очков: { $board }
turn-segments = { $n ->
    [one] строит { $n } фрагмент стены
    [few] строит { $n } фрагмента стены
   *[other] строит { $n } фрагментов стены
  }
turn-gates = { $n ->
    [one] строит ворота
   *[other] строит ворота ({ $n })
  }
turn-contract = выполняет { $contract }
turn-market = верблюжий базар: { $boon }
turn-soldiers = { $n ->
    [one] выставляет { $n } воина
   *[other] выставляет { $n } воинов
  }
turn-displaced = забирает воина
turn-upgrades = { $upgrade }
turn-queue = место { $space } на шкале очерёдности
turn-order = новый порядок: { $other }
turn-scoring = подсчёт очков, год { $year }
turn-invasion = монголы нападают
turn-lost = { $n ->
    [one] теряет { $n } здание
    [few] теряет { $n } здания
   *[other] теряет { $n } зданий
  }
turn-lost-unpaid = { $n ->
    [one] теряет { $n } здание: нет куба для дани
    [few] теряет { $n } здания: нет кубов для дани
   *[other] теряет { $n } зданий: нет кубов для дани
  }
turn-given-up = { $n ->
    [one] отдаёт { $n } здание
    [few] отдаёт { $n } здания
   *[other] отдаёт { $n } зданий
  }
turn-ransom = { $n ->
    [one] платит дань
   *[other] платит дань за здания: { $n }
  }
turn-soldiers-home = { $n ->
    [one] { $n } воин уходит из города
    [few] { $n } воина уходят из города
   *[many] { $n } воинов уходят из города
  }
turn-forfeited = в запасе не осталось: { $cubes }
