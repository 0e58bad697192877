# Мерв по-русски. Имена: `ask-` вопросы, `decision-` что решается, `do-` кнопки, `event-` журнал, `no-` причины отказа,
# `thing-` предпросмотр; остальное — слова для значений аргументов. Слова из аргументов стоят в именительном падеже.

participant-high_courtier = Царедворец
participant-magistrate = Судья-чиновник

## Вопросы

ask-choose_slot = Выберите ячейку действия.
ask-choose_site = Выберите участок города в активной линии.
ask-choose_action = Выберите действие.
ask-choose_caravan_card = Возьмите карту каравана, поместите верблюда или завершите действие.
ask-choose_caravan_cube = Заплатите за карту один куб.
ask-choose_hall = Выберите двор для придворного или завершите действие.
ask-choose_scrolls = Сколько свитков вы приобретёте?
ask-choose_library_cube = Заплатите за свитки кубами разных цветов: { $left ->
    [one] ещё { $left } куб
    [few] ещё { $left } куба
   *[many] ещё { $left } кубов
  }.
ask-choose_breakthrough = Выберите { $level ->
    [1] первое
    [2] второе
    [3] третье
   *[other] четвёртое
  } открытие.
ask-choose_post = Выберите город, чтобы основать торговый пост.
ask-choose_purchase = Приобретите товар или завершите действие.
ask-choose_mosque_step = Продвиньтесь по шкале мечети или завершите действие.
ask-choose_wall_piece = Выберите, что возвести: фрагмент стены или ворота. Или завершите действие.
ask-choose_wall_slot = Выберите место для постройки: { $piece }.
ask-choose_cube = { $price ->
    [any] Заплатите один куб любого цвета.
   *[colours] Заплатите: { $cubes }.
  }
ask-choose_soldier_site = Выберите здание под охрану воина или откажитесь от воина.
ask-choose_upgrade_colour = Выберите улучшение с дополнительным кубом.
ask-choose_upgrade_site = Выберите участок, который получит { $upgrade }.
ask-choose_scoring_tile = Возьмите жетон бонусных очков.
ask-choose_free_hall = Поместите придворного бесплатно: выберите двор.
ask-choose_free_wall = Возведите стену или ворота бесплатно: выберите, что именно.
ask-choose_free_card = Возьмите любую карту каравана.
ask-choose_free_post = Бесплатно основайте торговый пост и получите его товар: выберите город.
ask-choose_free_path = Бесплатно ступите на шкалу мечети: выберите путь.
ask-choose_boon = Вы получаете несколько выгод: какая первая?
ask-choose_good = Свяжите с контрактом товары на ваш выбор: осталось { $left } ({ $contract }).
ask-choose_end = Закончите ход или сначала воспользуйтесь тем, что вам ещё доступно.
ask-choose_space = Выберите место на шкале очерёдности; каждое свободное место позади стоит верблюда.
ask-choose_courtier_slot = Выберите ячейку действия для царедворца.
ask-choose_courtier_site = Выберите участок для здания царедворца.
ask-choose_ransom = { $ransom ->
    [none] Монголы отнимают здание ({ $site }, { $cell }): у вас нет куба, который годился бы для дани.
   *[possible] Монголы нападают: { $site } ({ $cell }). Дань или потеря?
  }
ask-choose_courtier = Выберите, за кого из придворных получить очки: расположения хватит { $left ->
    [one] ещё на { $left } придворного
   *[other] ещё на { $left } придворных
  }.

## Что решается

decision-choose_slot = выбор ячейки действия
decision-choose_site = выбор участка города
decision-choose_action = действие этого хода
decision-choose_caravan_card = следующий шаг в караван-сарае
decision-choose_caravan_cube = куб за карту каравана
decision-choose_hall = следующий шаг во дворце
decision-choose_scrolls = число свитков
decision-choose_library_cube = кубы за свитки
decision-choose_breakthrough = выбор открытия
decision-choose_post = город для торгового поста
decision-choose_purchase = следующая покупка на Шёлковом пути
decision-choose_mosque_step = следующий шаг в мечети
decision-choose_wall_piece = следующая часть стены
decision-choose_wall_slot = место для части стены
decision-choose_cube = оплата
decision-choose_soldier_site = здание под охрану воина
decision-choose_upgrade_colour = выбор улучшения с дополнительным кубом
decision-choose_upgrade_site = участок для улучшения
decision-choose_scoring_tile = выбор жетона бонусных очков
decision-choose_free_hall = двор для бесплатного придворного
decision-choose_free_wall = выбор бесплатной стены или ворот
decision-choose_free_card = выбор бесплатной карты каравана
decision-choose_free_post = город для бесплатного торгового поста
decision-choose_free_path = путь бесплатного шага по мечети
decision-choose_boon = порядок выгод
decision-choose_good = товары для контракта
decision-choose_end = конец хода
decision-choose_space = место на шкале очерёдности
decision-choose_courtier_slot = ячейка действия для царедворца
decision-choose_courtier_site = участок для здания царедворца
decision-choose_ransom = дань или потеря здания
decision-choose_courtier = за кого из придворных получить очки

## Кнопки

do-slot = Занять ячейку { $slot }
do-courtier_slot = Поставить царедворца в ячейку { $slot }
do-site = Выбрать участок { $cell }
do-courtier_site = Поставить здание царедворца на { $cell }
do-soldier = Выставить воина на { $cell }
do-upgrade = Улучшить участок { $cell }
do-board = Выполнить действие на участке
do-favour = Заслужить расположение
do-deploy = Выставить воина
do-take_camels = Забрать всех верблюдов с базара
do-trade_camel = Поместить верблюда на базар: { $market_slot }
do-finish = Завершить действие
do-end_turn = Закончить ход
do-decline = Не выставлять воина
do-take_card = Взять карту { $position }
do-place_camel = Поместить верблюда на следующую карту
do-hall = Поместить придворного во { $hall }
do-scrolls = { $n ->
    [one] Приобрести { $n } свиток
    [few] Приобрести { $n } свитка
   *[many] Приобрести { $n } свитков
  }
do-post = Основать торговый пост: { $city }
do-buy = Приобрести товар: { $city }
do-advance = Продвинуться на { $node }
do-piece = Возвести: { $piece }
do-wall_slot = Возвести здесь: { $wall_slot }
do-pay = Заплатить: { $colour }
do-pay_wild = Заплатить: { $colour } как любой
do-discount = Использовать скидку
do-tile = Взять открытие: { $tile }
do-bonus = Взять улучшение с дополнительным кубом: { $colour }
do-scoring_tile = Взять жетон бонусных очков: «{ $board }»
do-contract = Выполнить контракт: { $stack }
do-commit = Связать с контрактом { $good }
do-boon = Сначала: { $boon }
do-space = В следующем раунде ваш ход { $space ->
    [1] первый
    [2] второй
    [3] третий
   *[other] четвёртый
  }
do-ransom = Заплатить дань: { $colour }
do-ransom_wild = Заплатить дань: { $colour } как любой
do-lose = Потерять здание
do-score = Получить очки за придворного: { $hall }

## Журнал: годы, раунды и ходы

event-round_started = Год { $year }, раунд { $round }: { $side }.
event-round_ended = Конец раунда. Новая очерёдность ({ $corner }): { $other }.
event-scoring_started = Подсчёт очков, год { $year }.
event-game_ended = Конец игры. { $n ->
    [1] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
} Места по порядку: { $other }.
event-turn_started = { $who } начинает ход.
event-turn_ended = { $who } заканчивает ход.
event-slot_taken = { $who } занимает ячейку { $slot }.
event-building_placed = { $who } ставит здание на { $cell } ({ $site }).
event-site_activated = { $who } выбирает { $cell } ({ $site }), владелец: { $owner }.
event-favour_chosen = { $who } выполняет действие «Заслужить расположение».
event-board_action = { $who } выполняет действие «{ $board }».
event-space_taken = { $who } занимает место { $space } на шкале очерёдности{ $n ->
    [0] { "" }
    [one] , −{ $n } верблюд
    [few] , −{ $n } верблюда
   *[many] , −{ $n } верблюдов
  }{ $gained ->
    [0] { "" }
    [one] , +{ $gained } верблюд
    [few] , +{ $gained } верблюда
   *[many] , +{ $gained } верблюдов
  }.

## Журнал: оплата и доход

event-paid = { $who } платит: { $cubes }.
event-paid_with_discount = { $who } платит со скидкой: { $cubes }.
event-cubes_gained = { $who } получает: { $cubes }.
event-cubes_forfeited = { $who } не получает: { $cubes }. В запасе их не осталось.
event-points_scored = { $who }: +{ $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }, { $source } (всего { $total }).
event-favour_gained = { $who }: расположение +1 (теперь { $favour }).
event-influence_gained = { $who }: влияние +1 (теперь { $influence }).
event-camels_gained = { $who }: +{ $n } { $n ->
    [one] верблюд
    [few] верблюда
   *[many] верблюдов
  }.
event-good_gained = { $who }: +1 { $good }.
event-scrolls_gained = { $who }: +{ $n } { $n ->
    [one] свиток
    [few] свитка
   *[many] свитков
  }.
event-boon_lost = { $who } теряет выгоду: она ничего не даёт.
event-soldier_deployed = { $who } выставляет воина на { $cell }, владелец здания: { $owner }.
event-soldier_declined = { $who } не выставляет воина.
event-soldier_displaced = Улучшение вытесняет воина с { $cell }, владелец: { $who }.
event-upgrade_placed = { $who } улучшает участок { $cell }: { $upgrade }.

## Журнал: области поля

event-card_taken = { $camels ->
    [0] { $who } берёт карту { $position }: { $spice }.
   *[other] { $who } берёт карту { $position } с верблюдом: { $spice }.
  }
event-camel_placed_on_card = { $who } помещает верблюда на карту { $position }.
event-cards_revealed = Новое в ряду карт: { $spice }.
event-pair_completed = { $who } собирает пару: { $spice }.
event-courtier_placed = { $who } помещает придворного во { $hall }.
event-breakthrough_made = { $who } совершает открытие: { $tile }.
event-post_established = { $who } основывает торговый пост: { $city }.
event-camels_on_routes = { $who } отправляет { $n ->
    [one] { $n } верблюда
   *[other] { $n } верблюдов
  } в путь ({ $city }).
event-camels_left_routes = С караванных путей { $n ->
    [one] уходит { $n } верблюд
    [few] уходят { $n } верблюда
   *[many] уходят { $n } верблюдов
  }.
event-mosque_step = { $who } продвигается по шкале мечети: { $node }.
event-scoring_tile_taken = { $who } берёт жетон бонусных очков: «{ $board }».
event-wall_built = { $who } возводит ({ $wall_slot }): { $piece }.
event-contract_fulfilled = { $who } выполняет { $contract }.
event-camel_traded = { $who } помещает верблюда на верблюжий базар ({ $market_slot }).

## Журнал: вторжение и подсчёт очков

event-invasion_started = Вторжение, год { $year }: монголы нападают.
event-invasion_ended = Вторжение окончено. { $n ->
    [0] Воинов в городе нет.
    [one] { $n } воин возвращается в запас.
    [few] { $n } воина возвращаются в запас.
   *[many] { $n } воинов возвращаются в запас.
  }
event-ransom_paid = { $who } платит дань за { $cell } ({ $site }): { $colour }.
event-building_lost = { $loss ->
    [no_ransom] { $who } теряет здание на { $cell } ({ $site }): нет куба, который годился бы для дани.
    [never_pays] { $who } теряет здание на { $cell } ({ $site }): он никогда не платит дань.
   *[given_up] { $who } отдаёт здание на { $cell } ({ $site }).
  }
event-favour_spent = { $who } тратит расположение на придворных: −{ $n }.
event-courtier_scored = { $who } получает очки за придворного ({ $hall }, ценность { $n }).

## Журнал: судья-чиновник

event-solo_deck_shuffled = { $who } перемешивает карты судьи; в колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }.
event-solo_card_drawn = { $who } открывает карту судьи: «{ $board }».
event-solo_card_rejected = { $who } сбрасывает карту судьи, которую нельзя сыграть: «{ $board }».
event-solo_card_removed = Карта судьи выбывает из игры: «{ $board }».
event-magistrate_acts = { $who } выполняет действие «{ $board }» × { $n }.

## Почему нет? Ход и город

no-slot-occupied = Ячейка { $slot } занята: { $owner }.
no-slot-no_site = В линии ячейки { $slot } нет участка, который вы могли бы выбрать.
no-site-camel_market = Верблюжий базар — не участок города.
no-site-other_line = Участок { $cell } не в активной линии.
no-site-no_building = Участок { $cell } пуст, а зданий у вас не осталось.
no-site-magistrate = Здание на { $cell } принадлежит судье-чиновнику; выбрать его нельзя.
no-site-built = На участке { $cell } уже есть здание.
no-board-no_site = Вы не выбирали участок, поэтому действия на участке нет.
no-board-no_step = Вы не можете сделать ни одного шага действия «{ $board }».
no-finish-step_first = Сначала сделайте хотя бы один шаг действия.
no-space-not_in_use = Место { $space } на шкале очерёдности не используется.
no-space-occupied = Место { $space } на шкале очерёдности занято: { $owner }.
no-space-camels = Место { $space } на шкале очерёдности стоит { $n ->
    [one] { $n } верблюда
   *[other] { $n } верблюдов
  }; у вас: { $has }.

## Почему нет? Оплата

no-payment-none_left = У вас нет куба этого цвета: { $colour }.
no-payment-wrong_colour = Кубы этого цвета здесь не нужны: { $colour }.
no-payment-other_colour = Все кубы в этом действии одного цвета; другой не подходит: { $colour }.
no-payment-same_colour = За каждый свиток нужен другой цвет; этим вы уже заплатили: { $colour }.
no-payment-does_not_fit = Сейчас так заплатить нельзя: кубы платят в порядке цветов, и они должны покрыть всю цену ({ $colour }).
no-payment-wild_used = Цвет-джокер в этом ходу уже использован: { $colour }.
no-payment-no_discount = На эту оплату у вас нет скидки.
no-payment-discount_later = Скидка идёт последней: сначала выберите кубы на остальную цену.
no-payment-discount_used = Скидка в этом ходу уже использована.

## Почему нет? Воины и улучшения

no-soldier-no_servant = У вас не осталось слуг для воина.
no-soldier-no_target = Нет здания, которое мог бы охранять воин.
no-soldier-no_building = На участке { $cell } нет здания.
no-soldier-guarded = На участке { $cell } уже стоит воин, владелец: { $owner }.
no-soldier-upgraded = На участке { $cell } есть улучшение, для воина нет места.
no-soldier-walled = Участок { $cell } полностью огорожен, воина туда выставить нельзя.
no-upgrade-upgraded = На участке { $cell } уже есть улучшение.
no-upgrade-not_yours = Это улучшение — только для участка с вашим зданием; на { $cell } его нет.
no-upgrade-none_left = Такого улучшения больше нет: { $colour }.

## Почему нет? Области поля

no-card-out_of_reach = Карта { $position } ({ $spice }) недоступна: можно взять только карты с верблюдами и первую карту без верблюда.
no-card-spice_limit = Ваше влияние позволяет собирать { $limit ->
    [one] { $limit } вид пряностей
    [few] { $limit } вида пряностей
   *[many] { $limit } видов пряностей
  }; это был бы ещё один: { $spice }.
no-card-not_payable = Вы не можете заплатить за эту карту: { $spice }.
no-camel-none = У вас нет верблюдов.
no-camel-no_card_behind = За картой, на которую лёг бы верблюд, нет другой карты.
no-camel-nothing_to_pay = Вам нечем заплатить ещё за одну карту.
no-hall-no_servant = У вас не осталось слуг для придворного.
no-hall-full = Здесь больше нет места: { $hall }.
no-hall-cost = Вы не можете заплатить за придворного ({ $hall }): { $n ->
    [one] { $n } куб
    [few] { $n } куба
   *[many] { $n } кубов
  }, цвет: { $colour }.
no-scrolls-supply = В запасе не хватает свитков, нужно: { $n }.
no-scrolls-cost = Вы не можете заплатить за { $n ->
    [one] { $n } свиток
    [few] { $n } свитка
   *[many] { $n } свитков
  }: за каждый нужен куб другого цвета или белый куб.
no-tile-taken = Это открытие уже взято: { $tile }.
no-post-first = Сначала основайте торговый пост.
no-post-already = У вас там уже есть торговый пост: { $city }.
no-post-not_linked = Чтобы основать пост здесь ({ $city }), сначала нужен пост в ближнем городе: { $other_city }.
no-buy-already = В этом действии вы там уже приобрели товар: { $city }.
no-buy-none_left = В запасе не осталось товаров этого города: { $city }.
no-buy-camels = Путь в этот город ({ $city }) требует { $n ->
    [one] { $n } верблюда
   *[other] { $n } верблюдов
  }; у вас: { $has }.
no-buy-cost = Вы не можете заплатить за товар ({ $city }): { $cubes }.
no-step-cost = Вы не можете заплатить за этот шаг: { $cubes }.
no-step-no_disc = У вас не осталось диска для шкалы мечети.
no-step-at_the_end = Вы уже на последнем делении шкалы мечети.
no-step-not_next = Одним шагом туда не попасть: { $node }.
no-scoring_tile-taken = Этот жетон бонусных очков уже взят: «{ $board }».
no-piece-none_left = В запасе такого больше нет: { $piece }.
no-piece-cost = Вы не можете заплатить ({ $piece }): { $n ->
    [one] { $n } куб
    [few] { $n } куба
   *[many] { $n } кубов
  }, цвет: { $colour }.
no-wall-does_not_fit = Сюда это не подходит ({ $wall_slot }): ворота стоят посередине стороны, фрагменты стены — на остальных местах.
no-wall-taken = Это место уже занято: { $wall_slot }.

## Почему нет? Контракты и верблюжий базар

no-contract-empty = Эта стопка контрактов пуста: { $stack }.
no-contract-influence = Не хватает влияния на { $contract }: нужно { $n }, у вас { $has }.
no-contract-goods = Вам не хватает свободных свитков или товаров на { $contract }.
no-contract-cube = Вам не хватает куба на { $contract }: { $cost_colour }.
no-commit-none_left = На этот контракт у вас не хватает: { $good }.
no-commit-order = Сначала связывают обычные товары, потом редкие; сейчас нельзя: { $good }.
no-trade-other_line = Верблюжий базар не в вашей линии.
no-trade-used = В этом ходу вы уже были на верблюжьем базаре.
no-trade-no_camels_there = На верблюжьем базаре нет верблюдов.
no-trade-occupied = В этой ячейке базара уже есть верблюд: { $market_slot }.

## Почему нет? Вторжение и подсчёт очков

no-ransom-wrong_colour = Такая дань за { $cell } не годится: { $colour }.
no-ransom-wild_used = Цвет-джокер в этом вторжении уже использован: { $colour }.
no-score-no_courtier = Здесь у вас нет придворного, за которого ещё можно получить очки: { $hall }.
no-score-order = Придворных выбирают по порядку дворов и на всё расположение; сейчас нельзя: { $hall }.

## Количество кубов

cubes-purple = { $n ->
    [one] { $n } пурпурный куб
    [few] { $n } пурпурных куба
   *[many] { $n } пурпурных кубов
  }
cubes-tan = { $n ->
    [one] { $n } песчаный куб
    [few] { $n } песчаных куба
   *[many] { $n } песчаных кубов
  }
cubes-teal = { $n ->
    [one] { $n } бирюзовый куб
    [few] { $n } бирюзовых куба
   *[many] { $n } бирюзовых кубов
  }
cubes-orange = { $n ->
    [one] { $n } оранжевый куб
    [few] { $n } оранжевых куба
   *[many] { $n } оранжевых кубов
  }
cubes-white = { $n ->
    [one] { $n } белый куб
    [few] { $n } белых куба
   *[many] { $n } белых кубов
  }

## Что под угрозой

danger-buildings_open = { $n ->
    [one] { $n } здание открыто для монголов.
    [few] { $n } здания открыты для монголов.
   *[many] { $n } зданий открыты для монголов.
  }
danger-courtiers_unpaid = { $n ->
    [one] Не хватает расположения на { $n } придворного: он не принесёт очков.
   *[other] Не хватает расположения на { $n } придворных: они не принесут очков.
  }

## Что меняется, в предпросмотре; число стоит впереди

preview-boon_lost = выгода ничего не даёт
preview-cubes_forfeited = кубов в запасе не осталось

thing-purple = { $n ->
    [one] пурпурный
    [few] пурпурных
   *[many] пурпурных
  }
thing-tan = { $n ->
    [one] песчаный
    [few] песчаных
   *[many] песчаных
  }
thing-teal = { $n ->
    [one] бирюзовый
    [few] бирюзовых
   *[many] бирюзовых
  }
thing-orange = { $n ->
    [one] оранжевый
    [few] оранжевых
   *[many] оранжевых
  }
thing-white = { $n ->
    [one] белый
    [few] белых
   *[many] белых
  }
thing-cubes = { $n ->
    [one] куб
    [few] куба
   *[many] кубов
  }
thing-points = { $n ->
    [one] очко
    [few] очка
   *[many] очков
  }
thing-favour = к расположению
thing-influence = к влиянию
thing-camels = { $n ->
    [one] верблюд
    [few] верблюда
   *[many] верблюдов
  }
thing-scrolls = { $n ->
    [one] свиток
    [few] свитка
   *[many] свитков
  }
thing-common = { $n ->
    [one] обычный товар
    [few] обычных товара
   *[many] обычных товаров
  }
thing-rare = { $n ->
    [one] редкий товар
    [few] редких товара
   *[many] редких товаров
  }
thing-cards = { $n ->
    [one] карта каравана
    [few] карты каравана
   *[many] карт каравана
  }
thing-mosque = { $n ->
    [one] шаг мечети
    [few] шага мечети
   *[many] шагов мечети
  }
thing-courtiers = { $n ->
    [one] придворный
    [few] придворных
   *[many] придворных
  }
thing-buildings = { $n ->
    [one] здание
    [few] здания
   *[many] зданий
  }
thing-posts = { $n ->
    [one] торговый пост
    [few] торговых поста
   *[many] торговых постов
  }
thing-servants = { $n ->
    [one] слуга
    [few] слуги
   *[many] слуг
  }

## Действия на участках

board-none = нет
board-caravansary = Караван-сарай
board-palace = Дворец
board-library = Библиотека
board-marketplace = Шёлковый путь
board-mosque = Мечеть
board-wall = Стена

## Выгоды

boon-nothing = ничего
boon-scroll = +1 свиток
boon-card = любая карта каравана
boon-favour = расположение +1
boon-white_cube = +1 белый куб
boon-rare_good = +1 редкий товар
boon-mosque_step = бесплатный шаг по шкале мечети
boon-soldier = воин
boon-camel = +1 верблюд
boon-white_upgrade = улучшение с белым кубом
boon-bonus_upgrade = улучшение с дополнительным кубом
boon-scoring_tile = жетон бонусных очков
boon-courtier = бесплатный придворный
boon-wall = бесплатная стена или ворота
boon-post = торговый пост и его товар
boon-two_favour = расположение +2
boon-two_soldiers = два воина
boon-favour_and_soldier = расположение +1 и воин
boon-points = очки

## Города

city-rayy = Рей
city-samarkand = Самарканд
city-balkh = Балх
city-nishapur = Нишапур
city-baghdad = Багдад
city-kashgar = Кашгар
city-peshawar = Пешавар
city-basra = Басра
other_city-rayy = Рей
other_city-samarkand = Самарканд
other_city-balkh = Балх
other_city-nishapur = Нишапур

## Цвета

colour-purple = пурпурный
colour-tan = песчаный
colour-teal = бирюзовый
colour-orange = оранжевый
colour-white = белый
cost_colour-purple = пурпурный
cost_colour-tan = песчаный
cost_colour-teal = бирюзовый
cost_colour-orange = оранжевый
cost_colour-white = белый
cost_colour-any = любой ресурс

## Товары, пряности и дворы

good-common = обычный товар
good-rare = редкий товар
spice-cinnamon = корица
spice-ginger = имбирь
spice-juniper = можжевельник
spice-pepper = перец
hall-knowledge = двор учёности
hall-spice = двор пряностей
hall-trade = двор торговли
hall-faith = двор веры

## Стороны и углы города, ячейки верблюжьего базара

side-north = северная сторона
side-east = восточная сторона
side-south = южная сторона
side-west = западная сторона
corner-northwest = северо-западный угол
corner-northeast = северо-восточный угол
corner-southeast = юго-восточный угол
corner-southwest = юго-западный угол
market_slot-tl = слева вверху
market_slot-tr = справа вверху
market_slot-br = справа внизу
market_slot-bl = слева внизу

## Откуда берутся очки

source-favour_track = шкала расположения
source-influence_track = шкала влияния
source-mosque = мечеть
source-contracts = контракты
source-breakthrough = открытие
source-palace = дворец
source-buildings = здания
source-scoring_tile = жетон бонусных очков
source-completed_mosque = пройденная шкала мечети
source-spice_sets = наборы пряностей
source-pairs = пары пряностей
source-upgrades = взамен компонентов
source-overflow = заполненные шкалы

## Открытия

tile-b1-caravansary = скидка в караван-сарае
tile-b1-palace = скидка во дворце
tile-b1-marketplace = скидка на Шёлковом пути
tile-b1-mosque = скидка в мечети
tile-b2-purple = цвет-джокер (пурпурный)
tile-b2-tan = цвет-джокер (песчаный)
tile-b2-teal = цвет-джокер (бирюзовый)
tile-b2-orange = цвет-джокер (оранжевый)
tile-b3-card = любая карта каравана
tile-b3-post = торговый пост и его товар
tile-b3-mosque = бесплатный шаг по шкале мечети
tile-b3-wall = бесплатная стена или ворота
tile-b4-2favour = двойное расположение
tile-b4-2soldiers = два воина
tile-b4-favoursoldier = расположение и воин
tile-b4-8points = очки

## Улучшения

upgrade-purple = улучшение с дополнительным кубом (пурпурный)
upgrade-tan = улучшение с дополнительным кубом (песчаный)
upgrade-teal = улучшение с дополнительным кубом (бирюзовый)
upgrade-orange = улучшение с дополнительным кубом (оранжевый)
upgrade-white = улучшение с белым кубом

## Участки города

site-caravansary-purple = пурпурный караван-сарай
site-caravansary-tan = песчаный караван-сарай
site-caravansary-teal = бирюзовый караван-сарай
site-caravansary-orange = оранжевый караван-сарай
site-palace-purple = пурпурный дворец
site-palace-tan = песчаный дворец
site-palace-teal = бирюзовый дворец
site-palace-orange = оранжевый дворец
site-library-purple = пурпурная библиотека
site-library-tan = песчаная библиотека
site-library-teal = бирюзовая библиотека
site-library-orange = оранжевая библиотека
site-marketplace-purple = пурпурный Шёлковый путь
site-marketplace-tan = песчаный Шёлковый путь
site-marketplace-teal = бирюзовый Шёлковый путь
site-marketplace-orange = оранжевый Шёлковый путь
site-mosque-purple = пурпурная мечеть
site-mosque-tan = песчаная мечеть
site-mosque-teal = бирюзовая мечеть
site-mosque-orange = оранжевая мечеть
site-wall-purple = пурпурная стена
site-wall-tan = песчаная стена
site-wall-teal = бирюзовая стена
site-wall-orange = оранжевая стена
site-camel_market = верблюжий базар

## Части стены и места для них

piece-purple-1 = первый пурпурный фрагмент стены
piece-tan-1 = первый песчаный фрагмент стены
piece-teal-1 = первый бирюзовый фрагмент стены
piece-orange-1 = первый оранжевый фрагмент стены
piece-purple-2 = второй пурпурный фрагмент стены
piece-tan-2 = второй песчаный фрагмент стены
piece-teal-2 = второй бирюзовый фрагмент стены
piece-orange-2 = второй оранжевый фрагмент стены
piece-purple-3 = пурпурные ворота
piece-tan-3 = песчаные ворота
piece-teal-3 = бирюзовые ворота
piece-orange-3 = оранжевые ворота
wall_slot-n1 = север 1
wall_slot-n2 = север 2
wall_slot-n3 = север 3
wall_slot-n4 = север 4
wall_slot-n5 = север 5
wall_slot-e1 = восток 1
wall_slot-e2 = восток 2
wall_slot-e3 = восток 3
wall_slot-e4 = восток 4
wall_slot-e5 = восток 5
wall_slot-s1 = юг 1
wall_slot-s2 = юг 2
wall_slot-s3 = юг 3
wall_slot-s4 = юг 4
wall_slot-s5 = юг 5
wall_slot-w1 = запад 1
wall_slot-w2 = запад 2
wall_slot-w3 = запад 3
wall_slot-w4 = запад 4
wall_slot-w5 = запад 5

## Контракты

stack-k1f = уровень I, расположение
stack-k1s = уровень I, воин
stack-k2f = уровень II, расположение
stack-k2s = уровень II, воин
stack-k3f = уровень III, расположение
stack-k3s = уровень III, воин
contract-k1f-1 = контракт I-1 (расположение)
contract-k1f-2 = контракт I-2 (расположение)
contract-k1f-3 = контракт I-3 (расположение)
contract-k1s-1 = контракт I-1 (воин)
contract-k1s-2 = контракт I-2 (воин)
contract-k1s-3 = контракт I-3 (воин)
contract-k2f-1 = контракт II-1 (расположение)
contract-k2f-2 = контракт II-2 (расположение)
contract-k2f-3 = контракт II-3 (расположение)
contract-k2s-1 = контракт II-1 (воин)
contract-k2s-2 = контракт II-2 (воин)
contract-k2s-3 = контракт II-3 (воин)
contract-k3f-1 = контракт III-1 (расположение)
contract-k3f-2 = контракт III-2 (расположение)
contract-k3f-3 = контракт III-3 (расположение)
contract-k3s-1 = контракт III-1 (воин)
contract-k3s-2 = контракт III-2 (воин)
contract-k3s-3 = контракт III-3 (воин)

## Деления шкалы мечети

node-m1-1 = деление 1, путь 1
node-m1-2 = деление 1, путь 2
node-m1-3 = деление 1, путь 3
node-m1-4 = деление 1, путь 4
node-m2-1 = деление 2, путь 1
node-m2-2 = деление 2, путь 2
node-m2-3 = деление 2, путь 3
node-m2-4 = деление 2, путь 4
node-m3-a = деление 3, путь А
node-m3-b = деление 3, путь Б
node-m4-a = деление 4, путь А
node-m4-b = деление 4, путь Б
node-m5 = деление 5
node-m6 = деление 6
node-m7 = деление 7
node-m8 = деление 8
node-m9 = деление 9
node-m10 = деление 10
