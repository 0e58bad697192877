# Марко Поло по-русски: части фразы, которой рассказывается ход. Перед ними стоит имя игрока.

turn-placed = { $die } → { $space }
turn-placed-as = кубик: { $die } ({ $value }) → { $space }
turn-city-card = { $die } → карта города { $city }
turn-private = { $die } → личная ячейка { $space }
turn-purse = { $die } → кошелёк
turn-own-card = применяет свою карту города
turn-rerolled = перебрасывает { $die } → { $new_die }
turn-changed = меняет { $die } → { $new_die }
turn-black = { $n ->
    [one] берёт { $n } чёрный кубик
    [few] берёт { $n } чёрных кубика
   *[other] берёт { $n } чёрных кубиков
  }
turn-completed = { $n ->
    [one] выполняет { $n } контракт
    [few] выполняет { $n } контракта
   *[other] выполняет { $n } контрактов
  }
turn-contracts = { $n ->
    [one] берёт { $n } контракт
    [few] берёт { $n } контракта
   *[other] берёт { $n } контрактов
  }
turn-discarded = { $n ->
    [one] кладёт под стопку { $n } контракт
    [few] кладёт под стопку { $n } контракта
   *[other] кладёт под стопку { $n } контрактов
  }
turn-travels = путешествует: { $node }
turn-posts = { $n ->
    [one] торговый пост: { $place }
   *[other] торговые посты: { $place }
  }
turn-post-moved = переносит торговый пост: { $place }
turn-province = бонус провинции: { $province }
turn-copied = копирует бонус: { $token }
turn-character-bonus = бонус персонажа «{ $character }»
turn-gifts = { $n ->
    [one] берёт { $n } подарок
    [few] берёт { $n } подарка
   *[other] берёт { $n } подарков
  }
turn-gift-used = использует подарок: { $gift }
turn-first = начинает раунд
turn-compensated = компенсация за неудачный бросок
turn-rolled = бросок: { $die }
turn-scoring = итоговый подсчёт
turn-character = персонаж: { $character }
