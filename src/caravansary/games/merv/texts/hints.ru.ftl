# Основания подсказок, Мерв: что приносит план (`why-`, без глагола) и что решает после него (`then-`).

why-points = очки сразу: { $source }
why-palace = придворные, приносящие больше
why-courtier_placed = придворный: { $hall }
why-city = город, приносящий больше
why-building_placed = здание ({ $site })
why-upgrade_placed = улучшение участка { $cell }
why-wall_built = стены против монголов
why-soldier_deployed = воин на страже
why-tracks = продвижение по шкалам
why-mosque_step = продвижение в мечети
why-influence_gained = больше влияния
why-things = карты, свитки и товары на будущее
why-breakthrough_made = открытие: { $tile }
why-pair_completed = пара пряностей: { $spice }
why-post_established = торговый пост: { $city }
why-card_taken = карты пряностей для наборов
why-cubes = кубы на следующие ходы
why-contract = меньше осталось собрать: { $contract }
why-order = место ближе к началу очереди

then-cards_revealed = затем решают новые карты
