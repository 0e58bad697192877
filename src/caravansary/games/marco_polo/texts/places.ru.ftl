# Что есть у участника и что говорят об этом подсказки у курсора.

## Что есть у участника

place-own-coins = Монеты
place-own-coins-text = Ими платят за путешествия и занятые ячейки. В конце игры каждые 10 монет приносят 1 очко.
place-own-camels = Верблюды
place-own-camels-text = Ими платят за контракты, дороги и дополнительные действия. При равных очках побеждает тот, у кого больше верблюдов.
place-own-spice = Специи
place-own-silk = Шёлк
place-own-gold = Золото
place-own-goods-text = Товары нужны для контрактов. В конце игры каждые 2 товара приносят 1 очко, но только с факторией в Пекине.
place-own-dice = { $n ->
    [0] Кубиков не осталось
    [one] Остался { $n } кубик
    [few] Осталось { $n } кубика
   *[many] Осталось { $n } кубиков
  }
place-own-dice-text = Эти кубики ещё можно положить в этом раунде.
place-own-no-dice = У кого нет кубиков, тот в этом раунде больше не ходит.
place-own-posts = Фактории: на карте { $n }, в запасе { $stock }
place-own-posts-text = Восьмая и девятая фактории приносят очки, как только построены.
place-own-no-posts = На карте пока нет.
place-own-contracts = Действующие контракты
place-own-no-contracts = Действующих контрактов нет.
place-own-completed = Выполненные контракты
place-own-completed-text = Наибольшее число выполненных контрактов приносит в конце { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }.
place-own-contract = Контракт: { $contract }
place-own-asks = Нужно: { $amount }.
place-own-brings = Приносит: { $amount }.
place-own-goals = Карты целей
place-own-goals-hidden = Карты целей остаются тайной до конца игры.
place-own-goal-text = Фактории в обоих местах приносят в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
place-own-goal-places = Мест с карт целей, где есть фактория: { $n }
place-own-goal-places-text = Если так и останется, уже за это в конце будет { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
place-own-reached = (есть)
place-own-gifts = Отложенные подарки
place-own-keep-two = Оставить два
place-own-keep-two-text = Один раз за игру можно оставить два из взятых подарков.
place-own-first = Первый игрок
place-own-first-text = С него начался этот раунд.
place-own-traveller = Последнее путешествие
place-own-traveller-text = В следующем раунде ходит первым, если никто больше не отправится путешествовать.
place-own-points = Очки
place-own-no-points = Пока нет.

## Количества

amount-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }
amount-camels = { $n ->
    [one] { $n } верблюд
    [few] { $n } верблюда
   *[many] { $n } верблюдов
  }
amount-spice = { $n ->
    [one] { $n } специя
    [few] { $n } специи
   *[many] { $n } специй
  }
amount-silk = { $n ->
    [one] { $n } шёлк
   *[other] { $n } шёлка
  }
amount-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
  }
amount-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
amount-black = { $n ->
    [1] чёрный кубик
    [one] { $n } чёрный кубик
    [few] { $n } чёрных кубика
   *[many] { $n } чёрных кубиков
  }
amount-contract = { $n ->
    [1] контракт из особой стопки
    [one] { $n } контракт из особой стопки
    [few] { $n } контракта из особой стопки
   *[many] { $n } контрактов из особой стопки
  }
amount-gift = { $n ->
    [1] подарок
    [one] { $n } подарок
    [few] { $n } подарка
   *[many] { $n } подарков
  }
amount-any = { $n ->
    [1] товар на выбор
    [one] { $n } товар на выбор
    [few] { $n } товара на выбор
   *[many] { $n } товаров на выбор
  }
amount-pair = два разных товара
amount-copy = бонус любой другой провинции (фактория там не нужна)
amount-step = { $n ->
    [1] шаг на карте
    [one] { $n } шаг на карте
    [few] { $n } шага на карте
   *[many] { $n } шагов на карте
  }
