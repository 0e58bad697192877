# Основания подсказок, Марко Поло: что приносит план (`why-`, без глагола) и что решает после него (`then-`).

why-points = очки сразу: { $source }
why-things = монеты, верблюды и товары
why-contract = товары для контракта { $contract }
why-most_contracts = перевес по выполненным контрактам
why-contract_completed = выполненный контракт: { $contract }
why-map = лучшее место на карте
why-post_built = фактория: { $place }
why-moved = путешествие: { $node }
why-character = больше от персонажа
why-gift_kept = подарок: { $gift }
why-first_player = первый ход следующего раунда

then-die_rerolled = затем решает кубик
then-black_bought = затем решает чёрный кубик
then-black_gained = затем решает чёрный кубик
then-dice_rolled = затем решают кубики
then-contract_drawn = затем решает взятый контракт
then-gift_drawn = затем решает взятый подарок
