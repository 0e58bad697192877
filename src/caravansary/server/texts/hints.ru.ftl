# Подсказки и разбор оконченной партии по-русски.

## Подсказки

hint-title = Подсказка
hint-button-help = Покажет три лучших варианта: так, как их видит бот по тому, что видно вам.
hint-button-off = За этим столом подсказки выключены.
hint-thinking = Бот думает
hint-lead = перевес { $n }
hint-points = { $n } очка
hint-best = лучший
hint-equal = не хуже
hint-behind = { $n } от лучшего
hint-needs-all = Для подсказок нужно согласие всех игроков:
hint-off-alone = Этот стол накрыт без подсказок.
hint-says-yes = согласие
hint-says-no = лучше без них
hint-says-nothing = пока без ответа
hint-agree = Я не против
hint-decline = Лучше без них
hint-withdraw = Всё-таки лучше без них
hint-wished = Просьба разрешить подсказки, для всех за столом: { $who }.
hint-agrees = { $who }: согласие на подсказки
hint-all-right = Я не против подсказок
hint-all-right-help = Подсказки работают для всех, пока никто из игроков не против.
hint-alone-help = Кнопка «Подсказка» покажет, какие варианты выглядят лучше.

lobby-hints = Подсказки
lobby-hints-alone = Кнопка за столом покажет, какие варианты выглядят лучше.
lobby-hints-people = За столом должны согласиться все: до тех пор подсказок нет. Так вы уже согласны, а остальных спросят.

help-does-hint = Подсказка

page-problem-hints-off = Подсказки выключены: согласны не все игроки.
page-problem-hint-failed = Подсказка не удалась. Игра продолжается; попробуйте ещё раз.
page-problem-nothing-asked = Вам сейчас нечего решать.

## Разбор

review-title = Разбор партии
review-button = Разбор
review-about = Как шла партия глазами бота. Это оценки, а не приговор: сильный игрок может знать лучше.
review-waiting = { $n ->
    [one] Сначала готовится ещё { $n } разбор.
    [few] Сначала готовятся ещё { $n } разбора.
   *[many] Сначала готовятся ещё { $n } разборов.
  }
review-begins = Разбор начинается. На целую партию обычно уходит от одной до трёх минут.
review-running = Партия просматривается: { $done } из { $all } ходов.
review-usual = На целую партию обычно уходит от одной до трёх минут.
review-left = { $n ->
    [1] Осталось около { $s } секунд.
    [one] Осталось около { $n } минуты.
   *[other] Осталось около { $n } минут.
  }
review-failed = Разбор не удался.
review-too-many = Сейчас готовится много разборов. Подождите немного.
review-curve = Ожидаемый перевес по ходу партии
review-curve-alone = Ожидаемые очки по ходу партии
review-curve-unit = Перевес в очках
review-curve-about = Линия для каждого игрока: ожидаемый перевес над лучшим соперником после каждого хода. Те же числа – в таблице ниже.
review-curve-marks = Числами отмечены самые дорогие решения.
review-curve-luck = Ромбами отмечено везение и невезение от { $n } очков.
review-luck-of = везение { $n }
review-costly = Самые дорогие решения
review-costly-none = Бот не сыграл бы лучше.
review-all-seats = Все
review-turn = Ход { $n }
review-cost = около { $n } очка
review-played = Сыграно
review-better = Лучше
review-brings = Это даёт
review-brings-points = { $n } ({ $source })
review-brings-later = { $n } ожидается позже
review-show = Показать на поле
review-seats = Решения и везение
review-seats-help = От начала до конца партии, в очках перевеса над лучшим соперником.
review-own = Свои решения
review-others = Решения других
review-luck = Везение
review-rest = Остаток
review-choices = Принято решений
review-back = К разбору
review-next = Дальше
review-before = Назад
review-of = { $n } из { $all }

page-problem-no-review = Эту партию нельзя разобрать: она начата по старым правилам.
page-problem-review-failed = Разбор не удался. Попробуйте ещё раз.
page-problem-not-over = Разобрать можно только оконченную партию.
