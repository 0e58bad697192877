# Марракеш по-русски: варианты в том виде, как они предложены. `here-` говорит, что это за вариант, `brings-` — к чему он
# ведёт; у обоих аргументы действия и те, что даёт `about.py`. Где такого сообщения нет, говорит `do-`.

here-worker = Задействовать рабочего: { $area }
brings-worker = новый кеш или { $deed }
here-joker = Отправить рабочего: { $area }
brings-joker = новый кеш или { $deed }
here-new_keshi = { $of ->
    [good] Новый кеш: товар на выбор
   *[keshi] Новый кеш: { $colour }
  }
here-area_action = { $doing ->
    [garden] { $n ->
        [0] Финиковый сад: нет зелёных кешей, нет фиников
        [one] Финиковый сад: собрать { $n } финик
        [few] Финиковый сад: собрать { $n } финика
       *[many] Финиковый сад: собрать { $n } фиников
      }
    [madrasa] Медресе: купить свитки (учёных: { $n })
    [palace] Дворец: { climbing-steps }
    [mosque] Мечеть: { climbing-steps }
    [square] Площадь: повернуть диск и использовать ячейку
    [river] { $n ->
        [0] Река: нет голубых кешей, рыбак не движется
        [one] Река: рыбак проходит { $n } деление
        [few] Река: рыбак проходит { $n } деления
       *[many] Река: рыбак проходит { $n } делений
      }
    [medina] Медина: построить ворота (свободных стражников: { $n })
    [sahara] Сахара: исследовать оазисы
   *[souk] Базар: обменять товар или купить предмет роскоши
  }
here-action = { here-area_action }
here-souk_action = { here-area_action }
climbing-steps = { $n ->
    [0] ни одной ступени
    [one] подняться на { $n } ступень
    [few] подняться на { $n } ступени
   *[many] подняться на { $n } ступеней
  }{ $more ->
    [-1] { " " }(по очку за каждую)
    [0] , на следующий пролёт
    [one] { " " }(и до пролёта останется { $more } ступень)
    [few] { " " }(и до пролёта останутся { $more } ступени)
   *[many] { " " }(и до пролёта останется { $more } ступеней)
  }
here-stair = { here-area_action }
here-cell = { $asked ->
    [choose_returned_cell] Вернуть с ячейки: { $effect }
   *[other] Ячейка площади: { $effect }
  }
here-rapid = Бонус реки: { $effect } (порог { $rapid })
here-tile_bonus = { $effect } { $per ->
    [gates] за каждые ваши ворота
    [green] за каждый ваш зелёный кеш
    [pink] за каждый ваш розовый кеш
    [red] за каждого вашего продавца воды
    [keshis] за ваши кеши, считая товары, по { $every }
   *[luxuries] за каждый ваш предмет роскоши
  }
here-provide = { $of ->
    [less] Сокращённое снабжение: { $things } и { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
      } на выбор
   *[all] Полное снабжение
  }
here-scroll = Свиток: { $scroll }
here-explore = Исследовать оазис: { $oasis }
here-place = Разместить: { $colour }
here-keshi = { $colour }
here-stop = { $asked ->
    [choose_souk] Уйти с базара
    [choose_scroll] Больше не покупать свитков
    [choose_gate] Больше не строить ворот
    [choose_oasis] Больше не исследовать оазисов
    [choose_free_oasis] Больше не исследовать оазисов
   *[other] На этом закончить
  }
here-enough = { $asked ->
    [choose_water] Дальше не двигаться
    [choose_steps] Выше не подниматься
    [choose_harvest] За остальное — финики
    [choose_second] Второй кеш не брать
    [choose_returned] Больше не возвращать
   *[other] Хватит
  }
here-decline = { $asked ->
    [choose_area] Без действия области
    [choose_line_keshi] Не размещать кеш
    [choose_return] Оставить все кеши
    [choose_free_scroll] Не брать свиток
    [choose_loose_oasis] Не брать оазис
    [choose_free_luxury] Не брать предмет роскоши
    [choose_free_gate] Не строить ворота
   *[other] Отказаться
  }
here-water = { $asked ->
    [choose_steps] Добавить воду: ещё одна ступень
   *[other] Добавить воду: ещё одно деление
  }

## Что рабочий может сделать в области

deed-garden = финики
deed-madrasa = свитки
deed-palace = ступени дворца
deed-mosque = ступени мечети
deed-square = бонус площади
deed-river = деления реки
deed-medina = городские ворота
deed-sahara = оазисы
deed-souk = обмен или предмет роскоши
