# Gründe der Tipps für Marrakesh: was ein Plan bringt (`why-`, ohne Verb) und was danach entscheidet (`then-`).

why-points = Punkte sofort: { $source }
why-resources = Wasser, Datteln und Dinare
why-areas = stärkere Bezirke für die Arbeiter
why-area_filled = ein vollständiger Bezirk: { $area }
why-luxury_bought = ein Luxusgut: { $luxury }
why-gate_built = ein Stadttor: { $gate_colour }
why-keshi_placed = ein Keshi: { $colour }
why-river = ein Platz weiter am Fluss entlang
why-stairs = ein höherer Platz auf den Treppen
why-boundary_crossed = ein neuer Abschnitt: { $stair }
why-climbed = Stufen nach oben: { $stair }
why-scrolls = der Nutzen der Schriftrollen
why-scroll_bought = eine Schriftrolle: { $scroll }
why-scroll_taken = eine Schriftrolle: { $scroll }
why-oases = Oasen, die am Ende zählen
why-oasis_explored = eine Oase: { $oasis }
why-oasis_revealed = eine erreichte Oase: { $oasis }
why-towns = Wüstenstädte, die am Ende zählen
why-town_explored = eine Wüstenstadt: { $town }
why-town_taken = eine Wüstenstadt: { $town }

then-caravan_placed = dann entscheidet die Oase, die auftaucht
then-oasis_revealed = dann entscheidet die Oase, die auftaucht
then-scrolls_turned_up = dann entscheiden die neuen Schriftrollen
then-luxuries_turned_up = dann entscheiden die neuen Luxusgüter
then-keshis_thrown = dann entscheidet der Turm
then-keshis_revealed = dann entscheidet die Wahl der anderen
