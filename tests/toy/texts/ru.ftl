participant-djinn = Джинн

colour-amber = янтарный
colour-jade = нефритовый
colour-rose = розовый
colour-teal = бирюзовый
boon-coin = монета
boon-water = вода
boon-double = ещё два дара
thing-coins = монеты
thing-water = вода

decision-choose_colours = какие два цвета
decision-choose_deed = поступок
decision-choose_end = конец хода
decision-choose_reaction = платить или защититься
decision-choose_boon = дар
decision-choose_gift = кому джинн даст монету

ask-choose_colours = { $who }: тайно выберите { $left ->
    [one] ещё { $left } цвет
    [few] { $left } цвета
   *[many] { $left } цветов
  }.
ask-choose_deed = { $who }: выберите поступок.
ask-choose_end = { $who }: закончить ход?
ask-choose_reaction = { $who }: вас грабит { $other }. Платить или защититься?
ask-choose_boon = { $who }: выберите дар.
ask-choose_gift = { $who }: выберите за джинна, кто получит монету.

do-pick = Выбрать: { $colour }
do-draw = Взять карту
do-peek = Посмотреть верхнюю карту
do-rob = Ограбить: { $other }
do-rest = Отдохнуть
do-pay = Заплатить
do-guard = Защититься
do-coin = Взять монету
do-water = Взять воду
do-double = Два дара за одну воду
do-gift = Дать монету: { $other }
do-end = Закончить ход

event-round_started = Начинается раунд { $n }.
event-colour_picked = { $who } выбирает: { $colour }.
event-colours_opened = { $who }, цвета: { $colour }; монет: { $n }.
event-card_drawn = { $who } берёт карту { $n }.
event-peeked = { $who } платит монету и смотрит верхнюю карту.
event-card_seen = { $who } видит карту { $n }.
event-robbed = { $who } грабит: { $other }.
event-paid = { $who } платит { $n }: { $other }.
event-guarded = { $who } под защитой: { $other }.
event-rested = { $who } отдыхает.
event-boon_taken = { $who } берёт: { $boon }.
event-turn_ended = { $who } заканчивает ход.
event-djinn_gathered = { $who } собирает { $n }.
event-gift_given = { $who } даёт монету: { $other }.

no-colour-picked = { $colour } уже выбран.
no-colour-order = { $colour } не по порядку: цвета выбирают по порядку.
no-deck-empty = Колода пуста.
no-peek-known = Вы знаете верхнюю карту.
no-peek-coins = { $who }: нет монеты, чтобы заплатить.
no-rob-self = { $other } не может грабить сам себя.
no-rob-poor = { $other }: ничего нет.
no-water-none = { $who }: нет воды.

option-rounds = Раунды
option-rounds-help = Сколько раундов играют.
option-rounds-1 = 1
option-rounds-2 = 2
option-rounds-3 = 3
