# Reasons of hints for Marrakesh: what a plan brings (`why-`, phrases without a verb), and what decides after it (`then-`).

why-points = points at once: { $source }
why-resources = water, dates and dinars
why-areas = stronger areas for the workers
why-area_filled = a filled area: { $area }
why-luxury_bought = a luxury item: { $luxury }
why-gate_built = a city gate: { $gate_colour }
why-keshi_placed = a keshi: { $colour }
why-river = a place further along the river
why-stairs = a higher place on the stairs
why-boundary_crossed = a new flight: { $stair }
why-climbed = steps up: { $stair }
why-scrolls = what the scrolls bring
why-scroll_bought = a scroll: { $scroll }
why-scroll_taken = a scroll: { $scroll }
why-oases = oases that count at the end
why-oasis_explored = an oasis: { $oasis }
why-oasis_revealed = an oasis within reach: { $oasis }
why-towns = desert towns that count at the end
why-town_explored = a desert town: { $town }
why-town_taken = a desert town: { $town }

then-caravan_placed = then the oasis decides that turns up
then-oasis_revealed = then the oasis decides that turns up
then-scrolls_turned_up = then the new scrolls decide
then-luxuries_turned_up = then the new luxury items decide
then-keshis_thrown = then the tower decides
then-keshis_revealed = then the choice of the others decides
