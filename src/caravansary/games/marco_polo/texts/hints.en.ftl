# Reasons of hints for Marco Polo: what a plan brings (`why-`, phrases without a verb), and what decides after it (`then-`).

why-points = points at once: { $source }
why-things = coins, camels and goods
why-contract = goods for contract { $contract }
why-most_contracts = a lead in completed contracts
why-contract_completed = a completed contract: { $contract }
why-map = a better place on the map
why-post_built = a trading post: { $place }
why-moved = the journey to: { $node }
why-character = more from the character
why-gift_kept = a gift: { $gift }
why-first_player = the first turn of the next round

then-die_rerolled = then the die decides
then-black_bought = then the black die decides
then-black_gained = then the black die decides
then-dice_rolled = then the dice decide
then-contract_drawn = then the drawn contract decides
then-gift_drawn = then the drawn gift decides
