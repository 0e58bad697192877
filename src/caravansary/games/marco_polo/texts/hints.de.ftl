# Gründe der Tipps für Marco Polo: was ein Plan bringt (`why-`, ohne Verb) und was danach entscheidet (`then-`).

why-points = Punkte sofort: { $source }
why-things = Münzen, Kamele und Waren
why-contract = Waren für Auftrag { $contract }
why-most_contracts = Vorsprung bei den ausgeführten Aufträgen
why-contract_completed = ein ausgeführter Auftrag: { $contract }
why-map = ein besserer Platz auf der Karte
why-post_built = ein Handelsposten: { $place }
why-moved = die Reise nach { $node }
why-character = mehr aus dem Charakter
why-gift_kept = ein Geschenk: { $gift }
why-first_player = der erste Zug der nächsten Runde

then-die_rerolled = dann entscheidet der Würfel
then-black_bought = dann entscheidet der schwarze Würfel
then-black_gained = dann entscheidet der schwarze Würfel
then-dice_rolled = dann entscheiden die Würfel
then-contract_drawn = dann entscheidet der gezogene Auftrag
then-gift_drawn = dann entscheidet das gezogene Geschenk
