# Марко Поло по-русски: варианты в том виде, как они предложены. `here-` говорит, что это за вариант, `brings-` — к чему
# он ведёт; у обоих аргументы действия и те, что даёт `about.py`. Где такого сообщения нет, говорит `do-`.

here-space = { $n ->
    [one] Разместить кубик: { $space }
    [few] Разместить { $n } кубика: { $space }
   *[many] Разместить { $n } кубиков: { $space }
  }
here-up = Увеличить значение до { $n }
here-down = Уменьшить значение до { $n }
here-value = { $asked ->
    [choose_new_value] Повернуть кубик на { $value }
   *[other] Считать за { $value }
  }
brings-value = { $where ->
    [khan] { $value ->
        [1] дальше любой
        [6] дальше только 6
       *[other] дальше от { $value }
      }
    [bazaar] до строки { $value }
    [contracts] до клетки { $value }
    [travel] { $value ->
        [one] { $value } шаг
       *[other] до { $value } шагов
      }
   *[none] { "" }
  }
here-row = Строка базара { $row }
brings-row = { $amount }
here-compensation = Взять { $n ->
    [0] { "" }
    [one] { $n } верблюда
   *[many] { $n } верблюдов
  }{ $n ->
    [0] { "" }
   *[other] { $coins ->
        [0] { "" }
       *[other] { " и " }
      }
  }{ $coins ->
    [0] { "" }
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
here-take = Взять контракт: { $things } → { $amount }
here-complete = Выполнить контракт: { $amount }
here-discard = Сбросить контракт: { $things } → { $amount }
here-step = Шаг: { $node }
brings-step = { $post ->
    [new] фактория, если закончить здесь
    [there] ваша фактория здесь уже есть
   *[never] { "" }
  }
here-second_step = Шаг второй фишкой: { $node }
brings-second_step = { brings-step }
here-stop = { $asked ->
    [stay] Остаться здесь: { $node }
    [choose_step] Закончить путешествие
    [choose_payment] Закончить путешествие
    [choose_contract] Не брать второго контракта
    [choose_card_good] Больше не покупать товаров
    [choose_swap] Больше не обменивать
   *[other] На этом закончить
  }
here-decline = { $asked ->
    [choose_step] Не путешествовать
    [choose_passed_post] Не переставлять факторию
   *[other] Отказаться
  }
