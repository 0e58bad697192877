# Разбор сыгранной партии.

review-title = Разбор партии: { $game }
review-caution = Это оценки бота, а не истина: каждая линия доиграна { $simulations ->
    [one] { $simulations } раз
    [few] { $simulations } раза
   *[many] { $simulations } раз
  } из предположений о скрытом (начальное число { $seed }).

## Кривая

review-curve = Перевес ход за ходом
review-curve-of = Очки впереди лучшего из остальных
review-curve-alone = Ожидаемые очки
review-range = от { $low } до { $high }, в конце { $end }
review-marks = ▲ ▼ открылось то, что принесло этому месту очко или больше либо столько же отняло
review-turn = Ход { $turn }

## Решения

review-costliest = Самые дорогие решения
review-costliest-of = Самые дорогие решения: { $who }
review-nothing-better = Бот не знает ничего лучше сыгранного.
review-decision = Ход { $turn }, { $who }: около { $points } очка
review-first = сначала
review-played = сыграно
review-better = лучше
review-brings = приносит
review-later = { $points } ожидается позже

## Везение и решения

review-seats = Решения и везение
review-choices = решений
review-cost = свои решения
review-others = решения других
review-luck = везение
review-rest = остаток
review-change = изменение
review-seats-meaning = Свои решения, решения других, везение и остаток в сумме дают изменение перевеса от начала до конца, в очках. Свои решения: сколько ещё принесли бы лучшие линии бота. Решения других: что дали их ошибки. Везение: что принесли кубики, карты и жетоны по сравнению с ожидаемым. Остаток: что оценка увидела лишь позже, ближе к концу.
review-luckiest = Где везение значило больше всего
review-luck-moment = Ход { $turn }: { $what }
review-no-luck = Ничто из открывшегося не изменило оценку на очко или больше.

## Файл

review-written = Записано: { $file }
review-made-by = Создано командой caravansary review.
