# Reasons of hints for Merv: what a plan brings (`why-`, phrases without a verb), and what decides after it (`then-`).

why-points = points at once: { $source }
why-palace = courtiers that score more
why-courtier_placed = a courtier in the { $hall }
why-city = a city that yields more
why-building_placed = a building ({ $site })
why-upgrade_placed = an upgrade on { $cell }
why-wall_built = walls against the Mongols
why-soldier_deployed = a soldier on guard
why-tracks = progress on the tracks
why-mosque_step = progress at the mosque
why-influence_gained = more influence
why-things = cards, scrolls and goods for later
why-breakthrough_made = a breakthrough: { $tile }
why-pair_completed = a pair of spices: { $spice }
why-post_established = a trading post in { $city }
why-card_taken = spice cards for sets
why-cubes = cubes for the turns to come
why-contract = less missing for { $contract }
why-order = an earlier place in the queue

then-cards_revealed = then the new cards decide
