# Основания подсказок, Марракеш: что приносит план (`why-`, без глагола) и что решает после него (`then-`).

why-points = очки сразу: { $source }
why-resources = вода, финики и динары
why-areas = области, сильные для работников
why-area_filled = заполненная область: { $area }
why-luxury_bought = предмет роскоши: { $luxury }
why-gate_built = городские ворота: { $gate_colour }
why-keshi_placed = кеши: { $colour }
why-river = место дальше по реке
why-stairs = место выше на лестнице
why-boundary_crossed = новый пролёт: { $stair }
why-climbed = ступени вверх: { $stair }
why-scrolls = польза от свитков
why-scroll_bought = свиток: { $scroll }
why-scroll_taken = свиток: { $scroll }
why-oases = оазисы, ценные в конце
why-oasis_explored = оазис: { $oasis }
why-oasis_revealed = доступный оазис: { $oasis }
why-towns = города в пустыне, ценные в конце
why-town_explored = город в пустыне: { $town }
why-town_taken = город в пустыне: { $town }

then-caravan_placed = затем решает открытый оазис
then-oasis_revealed = затем решает открытый оазис
then-scrolls_turned_up = затем решают новые свитки
then-luxuries_turned_up = затем решают новые предметы роскоши
then-keshis_thrown = затем решает башня
then-keshis_revealed = затем решает выбор остальных
