# Что есть у участника и что говорят об этом подсказки у курсора.

## Что есть у участника

board-hold-water = Вода
board-hold-date = Финики
board-hold-dinar = Динары
board-hold-resource-text = В конце сезона жители потребуют: { $demand }. { $missing ->
    [0] Этого хватает.
   *[other] Не хватает: { $missing }.
  }
board-hold-resource-none = В конце сезона этого не потребуют.
board-hold-good-text = Товары обменивают на базаре или покупают на них предметы роскоши.
board-hold-area = { $area }: кешей { $n } из { $all }
board-hold-seller = Здесь есть продавец воды.
board-hold-no-seller = Продавца воды пока нет.
board-hold-worker = { $n ->
    [1] Здесь стоит рабочий.
   *[other] Рабочих здесь: { $n }.
  }
board-hold-filled = Заполнена: в конце игры это принесёт очки.
board-hold-souk = Базар: { $n ->
    [0] рабочих нет
    [one] { $n } рабочий
   *[other] { $n } рабочих
  }
board-hold-workers = Ещё не задействовано рабочих: { $n }
board-hold-no-workers = На планшете никто не ждёт.
board-hold-sellers = Продавцы воды: { $n }
board-hold-scrolls = Свитки: { $n }
board-hold-luxuries = Предметы роскоши: { $n }
board-hold-gates = Городские ворота: { $n } из { $all }
board-hold-guards = Стражников в сторожевой башне: { $n }.
board-hold-oases = Исследованные оазисы: { $n }
board-hold-oases-text = Сколько лучших оазисов засчитывается в конце игры: { $n }.
board-hold-none = Пока нет.
board-hold-space = Река: деление { $n }
board-hold-harbour = Река: у пристани
board-hold-space-text = Тот, кто дальше всех на реке, получает награду в конце сезона; каждый пройденный порог предлагает бонус в конце раунда.
board-hold-palace = Лестница дворца: ступень { $n } из { $all }
board-hold-mosque = Лестница мечети: ступень { $n } из { $all }
board-hold-stair-text = Каждый новый пролёт приносит динар и соединительный бонус.
board-hold-camel = Первый игрок раунда
board-hold-camel-text = После раунда верблюд переходит к соседу слева.
board-hold-feld = Первый игрок сезона
board-hold-feld-text = С него начался первый раунд этого сезона.
board-hold-provisions = Жетоны провизии
board-hold-shown = открыт: учитывается в конце каждого сезона
board-hold-hidden = лежит лицом вниз: знаете только вы
board-hold-hidden-n = { $n ->
    [one] { $n } жетон провизии лицом вниз
    [few] { $n } жетона провизии лицом вниз
   *[many] { $n } жетонов провизии лицом вниз
  }
board-hold-hidden-text = Их знает только владелец. После каждого из первых двух сезонов один из них открывают.
board-hold-demand-title = Провизия в конце сезона: { $things }
board-hold-demand-met = Всего хватает.
board-hold-demand-short = Не хватает: { $things }. Кто не может сдать всё, теряет всю воду, финики и динары, а также очки за каждый жетон.
board-hold-revealed = открыт, ещё не исследован
board-hold-explored = исследован
board-hold-town-night = ночная сторона: ещё не исследован
board-hold-town-day = дневная сторона: исследован
board-hold-towns = Города в пустыне
board-hold-screen = Кешей за ширмой: { $n }
board-hold-points = Победные очки: { $n }
board-hold-points-text = За что они получены до сих пор.
board-hold-gate = Место { $n }: { $gate_colour } ворота
board-hold-permanent = действует постоянно
board-hold-round = действует в конце каждого раунда
board-hold-season = действует в конце каждого сезона
board-hold-instant = уже подействовал
