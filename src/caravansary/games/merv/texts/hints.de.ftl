# Gründe der Tipps für Merw: was ein Plan bringt (`why-`, ohne Verb) und was danach entscheidet (`then-`).

why-points = Punkte sofort: { $source }
why-palace = Höflinge, die mehr einbringen
why-courtier_placed = ein Höfling in der { $hall }
why-city = eine Stadt, die mehr einbringt
why-building_placed = ein Gebäude ({ $site })
why-upgrade_placed = ein Upgrade auf { $cell }
why-wall_built = Mauern gegen die Mongolen
why-soldier_deployed = ein Soldat als Wache
why-tracks = Fortschritt auf den Leisten
why-mosque_step = Fortschritt in der Moschee
why-influence_gained = mehr Einfluss
why-things = Karten, Schriftrollen und Waren für später
why-breakthrough_made = ein Fortschritt: { $tile }
why-pair_completed = ein Paar Gewürze: { $spice }
why-post_established = ein Handelsposten in { $city }
why-card_taken = Gewürzkarten für Sätze
why-cubes = Würfel für die nächsten Züge
why-contract = weniger fehlt für { $contract }
why-order = ein Platz weiter vorn in der Reihe

then-cards_revealed = dann entscheiden die neuen Karten
