# Марко Поло по-русски. Имена: `ask-` вопросы, `decision-` что решается, `do-` кнопки, `event-` журнал, `no-` причины
# отказа, `thing-` предпросмотр, `option-` настройки партии; остальное — слова для значений аргументов. Слова стоят в
# именительном падеже; только `city-` отвечает на вопрос «где?», а `gain-` — на вопрос «что получить?». Количество есть в
# названии лишь там, где без него не различить две вещи; объяснения (`-text`, `-power`) называют все числа.

## Вопросы

ask-choose_character = Выберите персонажа.
ask-choose_goal = Выберите карты целей, которые оставите себе: { $left ->
    [one] ещё { $left } карта
    [few] ещё { $left } карты
   *[many] ещё { $left } карт
  }.
ask-choose_compensation = Неудачный бросок, компенсация: { $n ->
    [1] верблюд или монета.
   *[other] { $n }. Сколько взять верблюдов? Остальное монетами.
  }
ask-choose_action = Выберите основное или дополнительное действие.
ask-choose_die = Выберите кубик для размещения: { $space }.
ask-choose_die_to_reroll = Какой кубик перебросить?
ask-choose_die_to_change = На каком кубике изменить значение на 1?
ask-choose_change = Увеличить или уменьшить значение на этом кубике: { $die }?
ask-choose_die_to_set = На каком кубике установить любое значение?
ask-choose_value = Какое значение выбрать для кубиков в ячейке «{ $space }»?
ask-choose_new_value = Какое значение установить на этом кубике: { $die }?
ask-choose_row = Выберите строку базара.
ask-choose_good = Выберите товар.
ask-choose_pair = Выберите два разных товара.
ask-choose_copy = Бонус какой провинции скопировать?
ask-choose_contract = { $left ->
    [1] Возьмите второй контракт или закончите на этом.
   *[other] Возьмите один или два контракта.
  }
ask-choose_discard = У вас слишком много контрактов. Какой сбросить?
ask-choose_extra = Добавка к контракту с клетки { $position }: монеты или верблюды?
ask-choose_step = Куда пойдёт ваша фишка?
ask-choose_payment = Какие два товара отдать за следующий шаг?
ask-choose_post = В запасе нет факторий. Какую переставить в это место: { $place }?
ask-choose_passed_post = В запасе нет факторий. Переставить одну в пройденное место: { $place }?
ask-choose_times = Сколько раз применить эту карту города: { $card }?
ask-choose_direction = Что получить по этой карте города: { $card }?
ask-choose_card_good = Купите товар: { $left ->
    [1] последний раз
    [one] ещё до { $left } раза
   *[other] ещё до { $left } раз
  }.
ask-choose_swap = Обменяйте товар на верблюдов или верблюдов на товар: { $left ->
    [1] последний раз
    [one] ещё до { $left } раза
   *[other] ещё до { $left } раз
  }.
ask-choose_province = Бонус какой из своих провинций получить?
ask-choose_gift = Выберите подарок, который оставите себе.
ask-choose_black_or_coins = Что взять: чёрный кубик или монеты?

## Что решается

decision-choose_character = выбор персонажа
decision-choose_goal = выбор карт целей
decision-choose_compensation = компенсация за неудачный бросок
decision-choose_action = следующее действие хода
decision-choose_die = кубики для ячейки
decision-choose_die_to_reroll = кубик для переброса
decision-choose_die_to_change = кубик, на котором изменить значение
decision-choose_change = увеличить или уменьшить значение
decision-choose_die_to_set = кубик, на котором установить значение
decision-choose_value = значение на кубиках
decision-choose_new_value = новое значение на кубике
decision-choose_row = строка базара
decision-choose_good = выбор товара
decision-choose_pair = выбор двух товаров
decision-choose_copy = бонус провинции для копирования
decision-choose_contract = какие контракты взять
decision-choose_discard = какой контракт сбросить
decision-choose_extra = монеты или верблюды
decision-choose_step = следующий шаг на карте
decision-choose_payment = товары за шаг
decision-choose_post = какую факторию переставить
decision-choose_passed_post = фактория для пройденного места
decision-choose_times = число применений карты города
decision-choose_direction = что получить по карте города
decision-choose_card_good = следующий товар по карте города
decision-choose_swap = следующий обмен по карте города
decision-choose_province = выбор провинции
decision-choose_gift = какой подарок оставить
decision-choose_black_or_coins = чёрный кубик или монеты

## Кнопки

do-space = Разместить кубики: { $space }
do-city = Применить карту города: { $card }
do-private = Разместить кубик в личной ячейке { $n }
do-complete = Выполнить контракт: { $contract }
do-purse = Положить кубик в кошелёк
do-reroll = Перебросить кубик
do-change = Изменить значение на 1
do-black = Купить чёрный кубик
do-use = Использовать подарок: { $gift }
do-own_card = Применить свою карту города: { $card }
do-end_turn = Закончить ход
do-die = Выбрать кубик: { $die }
do-value = Считать кубик за { $value }
do-up = Увеличить значение
do-down = Уменьшить значение
do-row = Строка базара { $row }
do-good = Взять { $good }
do-pair = Взять { $pair }
do-token = Получить бонус провинции: { $token }
do-take = Взять контракт с клетки { $position }
do-discard = Сбросить контракт: { $contract }
do-extra = Взять дополнительно { $gain }
do-compensation = { $n ->
    [0] Взять только монеты
    [one] Взять { $n } верблюда
   *[other] Взять { $n } верблюдов
  }
do-stop = На этом закончить
do-decline = Отказаться
do-step = Шаг: { $node }
do-second_step = Шаг второй фишкой: { $node }
do-pay_pair = Отдать { $pair }
do-move_post = Переставить факторию отсюда: { $place }
do-times = { $n ->
    [one] Применить { $n } раз
    [few] Применить { $n } раза
   *[many] Применить { $n } раз
  }
do-direction = Получить { $gain }
do-sell = Обменять { $good } на верблюдов
do-buy = Обменять верблюдов на { $good }
do-keep = Оставить подарок: { $gift }
do-keep_two = Оставить два подарка, один раз за игру
do-take_black = Взять чёрный кубик
do-take_coins = Взять монеты
do-character = Выбрать персонажа: { $character }
do-goal = Оставить карту цели: { $goal }

## Журнал: до первого раунда

event-character_given = { $who } получает персонажа: { $character }.
event-character_chosen = { $who } выбирает персонажа: { $character }.
event-character_left = Не выбран персонаж: { $character }.
event-goal_kept = { $who } оставляет карту цели: { $goal }.
event-goals_chosen = { $who } заканчивает выбор карт целей.

## Журнал: раунды и ходы

event-round_started = Начинается раунд { $round }.
event-first_player = Первый игрок: { $who }.
event-province_bonus = { $who } получает бонус провинции { $province }: { $token }.
event-character_bonus = { $who } получает бонус персонажа ({ $character }).
event-dice_rolled = { $who } бросает кубики: { $die }; сумма { $n }.
event-compensated = { $who } получает за неудачный бросок: { $things }.
event-round_ended = Раунд { $round } окончен.
event-contracts_laid_out = Новые контракты: { $contract }.
event-contracts_put_under = Под особую стопку уходят контракты: { $contract }.
event-scoring_started = Финальный подсчёт очков.
event-game_ended = Конец игры. { $n ->
    [1] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
} Места по порядку: { $other }.
event-turn_started = { $who } начинает ход.
event-turn_ended = { $who } заканчивает ход.
event-dice_placed = { $who } использует ячейку «{ $space }», кубики: { $die }; значение { $value }.
event-card_used = { $who } применяет карту { $city }: { $card }; кубик: { $die }, значение { $value }.
event-own_card_used = { $who } применяет свою карту города, и её убирают из игры: { $card }.
event-private_space_used = { $who } размещает кубик в личной ячейке { $n }: { $die }.
event-space_paid = { $who } платит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
  } за занятую ячейку «{ $space }».
event-mercator_gained = { $who } получает как купец из Тебриза: { $things } (действует { $other }).

## Журнал: оплата и доход

event-gained = { $who } получает: { $things }.
event-paid = { $who } платит: { $things }.
event-points_scored = { $who }: +{ $n } ПО, { $source } (всего { $total }).
event-points_paid = { $who }: −{ $n } ПО (всего { $total }).
event-bonus_copied = { $who } копирует бонус провинции: { $token }.

## Журнал: кубики

event-purse_used = { $who } кладёт кубик в кошелёк: { $die }.
event-die_rerolled = { $who } перебрасывает кубик: { $die } → { $new_die }.
event-die_changed = { $who } изменяет значение на кубике: { $die } → { $new_die }.
event-die_set = { $who } устанавливает значение на кубике: { $die } → { $new_die }.
event-black_bought = { $who } покупает кубик: { $die }.
event-black_gained = { $who } получает кубик: { $die }.
event-black_promised = { $who } получает чёрный кубик к броску этого раунда.
event-black_missing = { $who } не получает чёрный кубик: запас чёрных кубиков пуст.

## Журнал: контракты

event-contract_taken = { $who } берёт контракт с клетки { $position }: { $contract }.
event-contract_drawn = { $who } берёт контракт из особой стопки: { $contract }.
event-contract_missing = { $who } не получает контракт: особая стопка пуста.
event-contract_discarded = { $who } кладёт контракт под особую стопку: { $contract }.
event-contract_removed = { $who } сбрасывает контракт, и его убирают из игры: { $contract }.
event-contract_completed = { $who } выполняет контракт: { $contract }.

## Журнал: карта

event-journey_started = { $who } отправляется путешествовать: до { $n ->
    [one] { $n } шага
   *[other] { $n } шагов
  }.
event-moved = { $who } перемещает фишку: { $origin } → { $node }.
event-step_declined = { $who } отказывается от шага.
event-step_lost = { $who } не может заплатить ни за один шаг: шаг пропадает.
event-post_built = { $who } строит { $n }-ю факторию: { $place }.
event-post_moved = { $who } переставляет факторию: { $origin } → { $place }.
event-office_taken = { $who } берёт { $city } бонус города: { $office }.

## Журнал: подарки

event-gift_drawn = { $who } берёт подарок: { $gift }.
event-gift_replaced = { $who } не может использовать подарок «{ $gift }» и берёт другой.
event-gift_kept = { $who } оставляет подарок: { $gift }.
event-gift_discarded = { $who } сбрасывает подарок: { $gift }.
event-gift_used = { $who } использует подарок: { $gift }.
event-gift_missing = { $who } не получает подарок: подарков не осталось.
event-gifts_shuffled = Сброшенные подарки перемешаны; в стопке { $n ->
    [one] { $n } подарок
    [few] { $n } подарка
   *[many] { $n } подарков
  }.

## Почему нет? Ход

no-main-done = В этом ходу вы уже выполнили основное действие.
no-main-no_die = У вас не осталось кубиков для основного действия.
no-end-main_action = Пока у вас есть кубики, до конца хода нужно выполнить основное действие.
no-space-dice = Вам не хватает кубиков для ячейки «{ $space }», нужно: { $n }.
no-space-own_colour = В ячейке «{ $space }» уже лежат кубики вашего цвета. В этом раунде к ним можно добавить только чёрные и белый, а их у вас не хватает.
no-space-price = Ячейка «{ $space }» занята, и вам не хватает монет на плату даже за наименьший из кубиков, которые сюда можно положить; монет у вас: { $has }.
no-khan-full = Все ячейки хана заняты.
no-khan-too_low = У хана нужен кубик со значением не меньше { $value }.
no-contracts-empty = В ряду нет контрактов.
no-travel-no_step = Вы не можете заплатить ни за один шаг.
no-private-used = В этой личной ячейке уже есть кубик: её используют один раз за раунд.
no-contract-cost = Вам не хватает товаров или верблюдов на этот контракт: { $contract }.

## Почему нет? Кубики

no-die-own_colour = В этой ячейке уже лежат кубики вашего цвета; в этом раунде сюда нельзя: { $die }.
no-die-order = Кубики выбирают от меньшего к большему; сейчас нельзя: { $die }.
no-die-no_more = Больше таких кубиков у вас нет: { $die }.
no-die-price = Ячейка занята, и вы не можете заплатить столько, сколько показывает этот кубик: { $die }.
no-die-too_few = Если наименьшим будет этот кубик, остальных на ячейку не хватит: { $die }.
no-purse-no_die = У вас нет кубика для кошелька.
no-change-raschid = У кубиков Рашида нет значения, пока их не разместили.
no-change-no_die = У вас не осталось кубиков.
no-change-camels = Это стоит { $n ->
    [one] { $n } верблюда
   *[other] { $n } верблюдов
  }; у вас: { $has }.
no-change-six = На этом кубике уже шестёрка: { $die }.
no-change-one = На этом кубике уже единица: { $die }.
no-black-bought = В этом ходу вы уже купили чёрный кубик.
no-black-none_left = Запас чёрных кубиков пуст.
no-value-same = На кубике уже это значение: { $value }.
no-value-price = Со значением { $value } вам не хватит монет на плату за занятую ячейку.

## Почему нет? Базар и контракты

no-row-too_high = Строка { $row } недоступна: ваш наименьший кубик показывает { $value }.
no-row-worse = Другая строка даёт всё, что даёт строка { $row }, и ещё больше.
no-take-taken = Контракт с клетки { $position } вы уже взяли.
no-take-too_far = До клетки { $position } не достать: ваш кубик показывает { $value }.
no-take-order = Два контракта берут слева направо; клетка { $position } левее первого.
no-discard-new = Этот контракт вы только что взяли: { $contract }. Сбросьте один из прежних.
no-stop-once_first = Закончить можно, только сделав это хотя бы один раз.
no-stop-go_on = Вы построили факторию по пути: фишка должна идти дальше.

## Почему нет? Карта

no-step-cost = Вы не можете заплатить за этот шаг ({ $node }): { $things }.
no-payment-goods = У вас нет этих товаров: { $pair }.
no-payment-order = Товары отдают в установленном порядке; эта пара идёт раньше уже отданной: { $pair }.
no-post-none_there = Здесь нет вашей фактории: { $place }.
no-post-of_this_movement = Эта фактория относится к текущему перемещению и должна остаться: { $place }.

## Почему нет? Карты города и провинции

no-card-no_post = Вам нужна фактория { $city }.
no-card-new_post = Ваша фактория { $city } — новая; карта города доступна со следующего вашего хода.
no-card-occupied = Карту { $city } в этом раунде уже применили: на ней лежит кубик.
no-card-cannot = Вы не можете применить эту карту города даже один раз: { $card }.
no-own_card-used = В этом ходу вы уже применили свою карту города; сейчас нельзя: { $card }.
no-times-too_many = Столько раз нельзя; самое большее: { $n }.
no-direction-cost = На такой обмен вам не хватает средств.
no-good-cost = Вы не можете заплатить ещё за один товар: { $good }.
no-good-order = Товары выбирают в порядке «специи, шёлк, золото»; сейчас нельзя: { $good }.
no-swap-cost = На этот обмен вам не хватает средств: { $good }.
no-swap-order = Сначала отдают товары, потом берут другие, оба раза в порядке «специи, шёлк, золото»; сейчас нельзя: { $good }.
no-province-not_own = В провинции с этим бонусом нет вашей фактории: { $token }.
no-province-order = Бонусы выбирают в установленном порядке, каждый один раз; сейчас нельзя: { $token }.
no-copy-itself = Этот бонус не может скопировать сам себя.
no-copy-absent = Этого бонуса нет на поле.

## Почему нет? Подарки и карты целей

no-gift-token_used = Вы уже оставляли два подарка, а это можно лишь один раз за игру.
no-gift-only_one = Взят только один подарок.
no-gift-order = Подарки выбирают слева направо; сейчас нельзя: { $gift }.
no-gift-at_placement = Этот подарок используют, размещая кубики в занятой ячейке.
no-gift-in_movement = Этот подарок используют при перемещении, пока фишка стоит в городе или провинции.
no-gift-no_die = У вас нет кубика, на котором можно установить значение.
no-gift-no_step = Вы не можете заплатить за шаг.
no-goal-kept = Эту карту цели вы уже оставили себе: { $goal }.
no-goal-order = Карты целей выбирают слева направо; сейчас нельзя: { $goal }.

## Количества

things-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }
things-camels = { $n ->
    [one] { $n } верблюд
    [few] { $n } верблюда
   *[many] { $n } верблюдов
  }
things-spice = { $n ->
    [one] { $n } специя
    [few] { $n } специи
   *[many] { $n } специй
  }
things-silk = { $n ->
    [one] { $n } шёлк
   *[other] { $n } шёлка
  }
things-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
  }

## Что под угрозой

danger-goods_worthless = { $n ->
    [one] Без торгового поста в Пекине { $n } товар не принесёт ПО.
    [few] Без торгового поста в Пекине { $n } товара не принесут ПО.
   *[many] Без торгового поста в Пекине { $n } товаров не принесут ПО.
  }

## Что меняется, в предпросмотре; число стоит впереди

thing-points = { $n ->
    [one] ПО
   *[other] ПО
  }
thing-coins = { $n ->
    [one] монета
    [few] монеты
   *[many] монет
  }
thing-camels = { $n ->
    [one] верблюд
    [few] верблюда
   *[many] верблюдов
  }
thing-spice = { $n ->
    [one] специя
    [few] специи
   *[many] специй
  }
thing-silk = { $n ->
    [one] шёлк
   *[other] шёлка
  }
thing-gold = { $n ->
    [one] золото
   *[other] золота
  }
thing-posts = { $n ->
    [one] фактория
    [few] фактории
   *[many] факторий
  }
thing-contracts = { $n ->
    [one] контракт
    [few] контракта
   *[many] контрактов
  }
thing-completed = { $n ->
    [one] выполненный контракт
    [few] выполненных контракта
   *[many] выполненных контрактов
  }
thing-gifts = { $n ->
    [one] подарок
    [few] подарка
   *[many] подарков
  }

## Настройки партии

option-random_provinces = Случайные провинции
option-random_provinces-help = Бонусы провинций раскладывают случайно.
option-character_draft = Выбор персонажей
option-character_draft-help = Игроки сами выбирают персонажей, начиная с последнего игрока.
option-goal_choice = Выбор целей
option-goal_choice-help = Каждый игрок тайно оставляет себе две карты целей из четырёх.
option-new_characters = Новые персонажи
option-new_characters-help = Модуль с четырьмя персонажами, подарками и контрактами. Вместе с ним включаются случайные провинции и выбор персонажей.
option-first_player = Первый игрок
option-first_player-help = Место, с которого начинается игра.
option-first_player-null = Случайно
option-first_player-0 = Место 1
option-first_player-1 = Место 2
option-first_player-2 = Место 3
option-first_player-3 = Место 4
option-colours = Цвета
option-colours-help = Цвет каждого места.
option-colours-blue = Синий
option-colours-yellow = Жёлтый
option-colours-green = Зелёный
option-colours-red = Красный

## Персонажи

character-raschid = Рашид ад-Дин Синан
character-raschid-power = Вы не бросаете кубики, а выбираете их значение при размещении, в том числе для чёрных. Компенсации вы не получаете.
character-matteo = Маффео Поло
character-matteo-power = Каждый раунд вы бросаете ещё и белый кубик и берёте контракт из особой стопки.
character-berke = хан Берке
character-berke-power = Вы ничего не платите за занятые ячейки.
character-mercator = купец из Тебриза
character-mercator-power = Когда на базар идёт другой игрок, вы получаете единицу того, чем торгуют в его ячейке. В игре вдвоём и втроём вы получаете ещё и 1 верблюда, когда другой игрок добивается милости хана, а вдвоём — также 2 монеты, когда он берёт монеты.
character-polos = Никколо и Марко Поло
character-polos-power = У вас две фишки, и шаги путешествия можно разделить между ними. Каждый раунд вы получаете 1 верблюда.
character-kubilai = хан Хубилай
character-kubilai-power = Вы начинаете в Пекине, и там уже стоит ваша фактория, на лучшей клетке.
character-johannes = Джованни Карпини
character-johannes-power = Из любого оазиса вы попадаете в любой другой за один шаг. Каждый раунд вы получаете 3 монеты.
character-wilhelm = Вильгельм де Рубрук
character-wilhelm-power = У вас 11 факторий, и вы строите даже там, где лишь проходите. Одиннадцатая приносит 10 ПО.
character-nicolao = брат Николай
character-nicolao-power = Каждый раунд вы берёте 3 подарка и оставляете один, а один раз за игру — два.
character-arghun = хан Аргун
character-arghun-power = У вас есть 6 своих карт города. Один раз за ход можно применить одну из них без кубика, как со значением 6; затем её убирают из игры.
character-altan = Алтан Орд
character-altan-power = Каждая из первых семи факторий приносит больше предыдущей: первая — 1 ПО, вторая — ещё и 1 монету, а дальше добавляются 1 верблюд, 1 специя, 1 шёлк, 1 золото и наконец чёрный кубик.
character-gunj = Гунж Кокочин
character-gunj-power = У вас две личные ячейки, каждая на один кубик за раунд. Первая даёт 2 верблюдов и два товара на выбор, а всем остальным — по товару на выбор; вторая даёт шаг.

## Карты города: название и что делает карта

card-t01 = ПО за специи
card-t01-text = Каждый раз отдайте 2 специи и получите 2 ПО; применений не больше, чем показывает кубик.
card-t02 = ПО за шёлк
card-t02-text = Каждый раз отдайте 2 шёлка и получите 3 ПО; применений не больше, чем показывает кубик.
card-t03 = ПО за золото
card-t03-text = Каждый раз отдайте 2 золота и получите 4 ПО; применений не больше, чем показывает кубик.
card-t04 = ПО за верблюдов
card-t04-text = Каждый раз отдайте 1 верблюда и получите 1 ПО; применений не больше, чем показывает кубик.
card-t05 = монеты и ПО за верблюдов
card-t05-text = Каждый раз отдайте 2 верблюдов и получите 2 монеты и 1 ПО; применений не больше, чем показывает кубик.
card-t06 = товары за верблюдов
card-t06-text = Каждый раз отдайте 3 верблюдов и получите 1 специю, 1 шёлк и 1 золото; применений не больше, чем показывает кубик.
card-t07 = монеты за верблюда и специю
card-t07-text = Каждый раз отдайте 1 верблюда и 1 специю и получите 7 монет; применений не больше, чем показывает кубик.
card-t08 = монеты за верблюда и шёлк
card-t08-text = Каждый раз отдайте 1 верблюда и 1 шёлк и получите 8 монет; применений не больше, чем показывает кубик.
card-t09 = монеты за верблюда и золото
card-t09-text = Каждый раз отдайте 1 верблюда и 1 золото и получите 9 монет; применений не больше, чем показывает кубик.
card-t10 = монеты и ПО за верблюда и специю
card-t10-text = Каждый раз отдайте 1 верблюда и 1 специю и получите 2 монеты и 2 ПО; применений не больше, чем показывает кубик.
card-t11 = монеты и ПО за верблюда и шёлк
card-t11-text = Каждый раз отдайте 1 верблюда и 1 шёлк и получите 4 монеты и 2 ПО; применений не больше, чем показывает кубик.
card-t12 = монеты и ПО за верблюда и золото
card-t12-text = Каждый раз отдайте 1 верблюда и 1 золото и получите 6 монет и 2 ПО; применений не больше, чем показывает кубик.
card-t13 = ПО за верблюдов и специю
card-t13-text = Каждый раз отдайте 3 верблюдов и 1 специю и получите 4 ПО; применений не больше, чем показывает кубик.
card-t14 = ПО за верблюдов и шёлк
card-t14-text = Каждый раз отдайте 2 верблюдов и 1 шёлк и получите 4 ПО; применений не больше, чем показывает кубик.
card-t15 = ПО за верблюда и золото
card-t15-text = Каждый раз отдайте 1 верблюда и 1 золото и получите 4 ПО; применений не больше, чем показывает кубик.
card-t16 = товары за монеты
card-t16-text = Каждый раз отдайте 2 монеты и получите товар на выбор; применений не больше, чем показывает кубик.
card-t17 = шаги за верблюдов
card-t17-text = Перемещайте фишку. Каждый шаг стоит 2 верблюдов и доплату за дорогу; не больше шагов, чем показывает кубик.
card-t18 = шаги за товары
card-t18-text = Перемещайте фишку. Каждый шаг стоит два разных товара и доплату за дорогу; не больше шагов, чем показывает кубик.
card-t19 = бонусы провинций за монеты
card-t19-text = Каждый раз отдайте 1 монету и получите бонус одной из своих провинций, каждый раз другой; применений не больше, чем показывает кубик.
card-t20 = монеты за верблюдов или верблюды за монеты
card-t20-text = Каждый раз отдайте 1 верблюда и получите 3 монеты либо каждый раз отдайте 1 монету и получите 1 верблюда; применений не больше, чем показывает кубик. Выберите одно из двух.
card-t21 = монеты за ПО или ПО за монеты
card-t21-text = Каждый раз отдайте 1 ПО и получите 3 монеты либо каждый раз отдайте 3 монеты и получите 1 ПО; применений не больше, чем показывает кубик. Выберите одно из двух.
card-t22 = обмен товаров и верблюдов
card-t22-text = Каждый раз обменяйте 1 товар на 2 верблюдов или 2 верблюдов на товар на выбор; применений не больше, чем показывает кубик.
card-t23 = монеты за контракты
card-t23-text = Получите 2 монеты за каждый выполненный вами контракт; считается не больше контрактов, чем показывает кубик.
card-t24 = ПО за контракты
card-t24-text = Получите 1 ПО за каждый выполненный вами контракт; считается не больше контрактов, чем показывает кубик.
card-t25 = монеты за фактории
card-t25-text = Получите 2 монеты за каждую свою факторию на карте; считается не больше факторий, чем показывает кубик.
card-t26 = ПО за фактории
card-t26-text = Получите 1 ПО за каждую свою факторию на карте; считается не больше факторий, чем показывает кубик.
card-t27 = монеты за значение на кубике
card-t27-text = Получите вдвое больше монет, чем показывает кубик.
card-t28 = золото
card-t28-text = Получите 1 золото, а при 6 на кубике — 3 золота.
card-t29 = шёлк
card-t29-text = Получите 1 шёлк, а при 4 и больше на кубике — 3 шёлка.
card-t30 = специи
card-t30-text = Получите 1 специю, а при 2 и больше на кубике — 3 специи.
card-t31 = бонусы провинций
card-t31-text = Получите бонус одной своей провинции, а при 5 и больше на кубике — двух разных.

## Бонусы провинций

token-a = монеты
token-a-text = 5 монет, сейчас и в начале каждого раунда.
token-b = верблюды
token-b-text = 3 верблюда, сейчас и в начале каждого раунда.
token-c = два разных товара
token-c-text = Два разных товара на выбор, сейчас и в начале каждого раунда.
token-d = копия другого бонуса
token-d-text = Бонус любой другой провинции, сейчас и в начале каждого раунда; фактория там не нужна.
token-e = верблюд и монеты
token-e-text = 1 верблюд и 3 монеты, сейчас и в начале каждого раунда.
token-f = победные очки
token-f-text = 3 ПО, сейчас и в начале каждого раунда.
token-g = подарок
token-g-text = Подарок, сейчас и в начале каждого раунда.

## Бонусы городов

office-o1 = 3 монеты
office-o1-text = Кто построит здесь первым, получит 3 монеты.
office-o2 = 5 монет
office-o2-text = Кто построит здесь первым, получит 5 монет.
office-o3 = 2 верблюда
office-o3-text = Кто построит здесь первым, получит 2 верблюдов.
office-o4 = 3 верблюда
office-o4-text = Кто построит здесь первым, получит 3 верблюдов.
office-o5 = шёлк
office-o5-text = Кто построит здесь первым, получит 2 шёлка.
office-o6 = золото
office-o6-text = Кто построит здесь первым, получит 2 золота.
office-o7 = товар на выбор
office-o7-text = Кто построит здесь первым, получит товар на выбор.
office-o8 = чёрный кубик
office-o8-text = Кто построит здесь первым, получит чёрный кубик.
office-o9 = контракт
office-o9-text = Кто построит здесь первым, возьмёт контракт из особой стопки.
office-o10 = шаг
office-o10-text = Кто построит здесь первым, сможет сделать шаг, внеся только доплату за дорогу.

## Подарки

gift-f1 = 3 верблюда
gift-f1-text = Сразу: 3 верблюда.
gift-f2 = два контракта
gift-f2-text = Хранится у вас. Дополнительным действием вы берёте два контракта из особой стопки.
gift-f3 = контракт
gift-f3-text = Хранится у вас. Дополнительным действием вы берёте контракт из особой стопки.
gift-f4 = чёрный кубик или монеты
gift-f4-text = Сразу: чёрный кубик или 3 монеты.
gift-f5 = любое значение на кубике
gift-f5-text = Хранится у вас. Дополнительным действием вы устанавливаете любое значение на одном из своих кубиков.
gift-f6 = 2 верблюда
gift-f6-text = Сразу: 2 верблюда.
gift-f7 = товар на выбор
gift-f7-text = Сразу: товар на выбор.
gift-f8 = занятая ячейка бесплатно
gift-f8-text = Хранится у вас. Один раз вы ничего не платите за занятую ячейку.
gift-f9 = монеты
gift-f9-text = Сразу: 5 монет.
gift-f10 = два товара на выбор
gift-f10-text = Сразу: два товара на выбор; каждый другой игрок получает 1 золото.
gift-f11 = фактория по пути
gift-f11-text = Хранится у вас. Один раз вы строите факторию в городе или провинции, где фишка лишь проходит.
gift-f12 = ПО за фактории
gift-f12-text = Сразу: 1 ПО за каждую вашу факторию на карте, но не больше 6 ПО.
gift-f13 = ПО за контракты
gift-f13-text = Сразу: 1 ПО за каждый выполненный вами контракт, но не больше 6 ПО.
gift-f14 = монеты всем
gift-f14-text = Сразу: 8 монет; каждый другой игрок получает 3 монеты.
gift-f15 = шаг
gift-f15-text = Хранится у вас. Дополнительным действием вы делаете шаг и вносите только доплату за дорогу.

## Ячейки

space-coins = взять монеты
space-camels = базар верблюдов
space-spice = базар специй
space-silk = базар шёлка
space-gold = базар золота
space-khan = милость хана
space-contracts = взять контракты
space-travel = путешествие
space-moscow = карта города в Москве
space-karakorum = карта города в Каракоруме
space-samarcanda = карта города в Самарканде
space-lan-zhou = карта города в Ланьчжоу
space-alexandria = карта города в Александрии
space-karachi = карта города в Карачи
space-sumatra-1 = карта города 1 на Суматре
space-sumatra-2 = карта города 2 на Суматре
space-sumatra-3 = карта города 3 на Суматре
space-private-1 = личная ячейка 1
space-private-2 = личная ячейка 2
space-purse = кошелёк

## Товары и выгоды; что получить

good-spice = специи
good-silk = шёлк
good-gold = золото
pair-spice-silk = специи и шёлк
pair-spice-gold = специи и золото
pair-silk-gold = шёлк и золото
gain-coins = монеты
gain-camels = верблюдов
gain-points = ПО

## Города: где?

city-moscow = в Москве
city-karakorum = в Каракоруме
city-samarcanda = в Самарканде
city-lan-zhou = в Ланьчжоу
city-alexandria = в Александрии
city-karachi = в Карачи
city-sumatra = на Суматре

## Провинции, места и пункты карты

province-anxi = Аньси
province-ormuz = Ормуз
province-kashgar = Кашгар
province-xian = Сиань
province-adana = Адана
province-kochi = Кочи
place-moscow = Москва
place-karakorum = Каракорум
place-samarcanda = Самарканд
place-lan-zhou = Ланьчжоу
place-alexandria = Александрия
place-karachi = Карачи
place-sumatra = Суматра
place-anxi = Аньси
place-ormuz = Ормуз
place-kashgar = Кашгар
place-xian = Сиань
place-adana = Адана
place-kochi = Кочи
place-beijing = Пекин
node-moscow = Москва
node-karakorum = Каракорум
node-samarcanda = Самарканд
node-lan-zhou = Ланьчжоу
node-alexandria = Александрия
node-karachi = Карачи
node-sumatra = Суматра
node-anxi = Аньси
node-ormuz = Ормуз
node-kashgar = Кашгар
node-xian = Сиань
node-adana = Адана
node-kochi = Кочи
node-beijing = Пекин
node-venezia = Венеция
node-oasis-a = оазис A
node-oasis-b = оазис B
node-oasis-c = оазис C
node-oasis-d = оазис D
node-oasis-e = оазис E
node-oasis-f = оазис F
node-oasis-g = оазис G
node-oasis-h = оазис H
node-oasis-i = оазис I
node-oasis-j = оазис J
origin-moscow = Москва
origin-karakorum = Каракорум
origin-samarcanda = Самарканд
origin-lan-zhou = Ланьчжоу
origin-alexandria = Александрия
origin-karachi = Карачи
origin-sumatra = Суматра
origin-anxi = Аньси
origin-ormuz = Ормуз
origin-kashgar = Кашгар
origin-xian = Сиань
origin-adana = Адана
origin-kochi = Кочи
origin-beijing = Пекин
origin-venezia = Венеция
origin-oasis-a = оазис A
origin-oasis-b = оазис B
origin-oasis-c = оазис C
origin-oasis-d = оазис D
origin-oasis-e = оазис E
origin-oasis-f = оазис F
origin-oasis-g = оазис G
origin-oasis-h = оазис H
origin-oasis-i = оазис I
origin-oasis-j = оазис J

## Кубики

die-own-1 = 1
die-own-2 = 2
die-own-3 = 3
die-own-4 = 4
die-own-5 = 5
die-own-6 = 6
die-black-1 = 1 (чёрный)
die-black-2 = 2 (чёрный)
die-black-3 = 3 (чёрный)
die-black-4 = 4 (чёрный)
die-black-5 = 5 (чёрный)
die-black-6 = 6 (чёрный)
die-white-1 = 1 (белый)
die-white-2 = 2 (белый)
die-white-3 = 3 (белый)
die-white-4 = 4 (белый)
die-white-5 = 5 (белый)
die-white-6 = 6 (белый)
die-own = свой
die-black = чёрный
new_die-own-1 = 1
new_die-own-2 = 2
new_die-own-3 = 3
new_die-own-4 = 4
new_die-own-5 = 5
new_die-own-6 = 6
new_die-black-1 = 1
new_die-black-2 = 2
new_die-black-3 = 3
new_die-black-4 = 4
new_die-black-5 = 5
new_die-black-6 = 6
new_die-white-1 = 1
new_die-white-2 = 2
new_die-white-3 = 3
new_die-white-4 = 4
new_die-white-5 = 5
new_die-white-6 = 6
new_die-own = свой
new_die-black = чёрный

## Контракты

contract-s1 = специи (S1)
contract-s2 = шёлк (S2)
contract-s3 = золото (S3)
contract-s4 = специи + шёлк (S4)
contract-s5 = специи + золото (S5)
contract-s6 = шёлк + золото (S6)
contract-k01 = специи (K01)
contract-k02 = специи (K02)
contract-k03 = шёлк (K03)
contract-k04 = золото (K04)
contract-k05 = золото (K05)
contract-k06 = золото (K06)
contract-k07 = специи + шёлк (K07)
contract-k08 = специи + шёлк (K08)
contract-k09 = специи + шёлк (K09)
contract-k10 = специи + шёлк (K10)
contract-k11 = специи + шёлк (K11)
contract-k12 = специи + шёлк (K12)
contract-k13 = специи + шёлк (K13)
contract-k14 = специи + золото (K14)
contract-k15 = специи + золото (K15)
contract-k16 = специи + золото (K16)
contract-k17 = специи + золото (K17)
contract-k18 = специи + золото (K18)
contract-k19 = специи + золото (K19)
contract-k20 = специи + золото (K20)
contract-k21 = шёлк + золото (K21)
contract-k22 = шёлк + золото (K22)
contract-k23 = шёлк + золото (K23)
contract-k24 = шёлк + золото (K24)
contract-k25 = шёлк + золото (K25)
contract-k26 = шёлк + золото (K26)
contract-k27 = шёлк + золото (K27)
contract-k28 = шёлк + золото (K28)
contract-k29 = шёлк + золото (K29)
contract-k30 = шёлк + золото (K30)
contract-k31 = специи + шёлк + золото (K31)
contract-k32 = специи + шёлк + золото (K32)
contract-k33 = специи + шёлк + золото (K33)
contract-k34 = специи + шёлк + золото (K34)
contract-k35 = специи + шёлк + золото (K35)
contract-k36 = специи + шёлк + золото (K36)
contract-k37 = специи + шёлк + золото (K37)
contract-k38 = специи + шёлк + золото (K38)
contract-n1 = специи (N1)
contract-n2 = специи + шёлк (N2)
contract-n3 = шёлк + золото (N3)
contract-n4 = шёлк + золото (N4)

## Карты целей

goal-g01 = Александрия – Аньси
goal-g02 = Александрия – Кашгар
goal-g03 = Карачи – Кашгар
goal-g04 = Карачи – Аньси
goal-g05 = Каракорум – Сиань
goal-g06 = Каракорум – Кочи
goal-g07 = Каракорум – Адана
goal-g08 = Ланьчжоу – Кочи
goal-g09 = Ланьчжоу – Адана
goal-g10 = Ланьчжоу – Ормуз
goal-g11 = Москва – Сиань
goal-g12 = Москва – Ормуз
goal-g13 = Москва – Кашгар
goal-g14 = Самарканд – Сиань
goal-g15 = Самарканд – Адана
goal-g16 = Самарканд – Кочи
goal-g17 = Суматра – Ормуз
goal-g18 = Суматра – Аньси

## Откуда берутся ПО

source-contracts = контракты
source-provinces = бонусы провинций
source-city_cards = карты города
source-posts = фактории
source-gifts = подарки
source-character = персонаж
source-goal_cards = карты целей
source-goal_places = места целей
source-coins = монеты
source-beijing = Пекин
source-goods = товары
source-most_contracts = больше всего контрактов
