"""Tables of the rules that several tests need, written out once more beside `components.toml`."""

from __future__ import annotations

from typing import Final

# 2.4 bazaar: what the rows 0 to 6 bring
BAZAAR: Final = {
    "camels": ", 1 camels, 2 camels, 3 camels, 4 camels, 5 camels, 6 camels",
    "spice": ", 1 spice, 2 spice, 2 spice 1 coins, 3 spice, 3 spice 2 coins, 4 spice",
    "silk": ", 1 silk, 2 silk, 2 silk 1 camels, 3 silk, 3 silk 1 camels 1 coins, 4 silk",
    "gold": ", 1 gold, 2 gold, 2 gold 2 camels, 3 gold, 3 gold 1 step, 4 gold",
}
# 2.12 city cards that exchange, per use
EXCHANGE_ROWS = """
    t01 2 spice -> 2 points
    t02 2 silk -> 3 points
    t03 2 gold -> 4 points
    t04 1 camels -> 1 points
    t05 2 camels -> 2 coins 1 points
    t06 3 camels -> 1 spice 1 silk 1 gold
    t07 1 camels 1 spice -> 7 coins
    t08 1 camels 1 silk -> 8 coins
    t09 1 camels 1 gold -> 9 coins
    t10 1 camels 1 spice -> 2 coins 2 points
    t11 1 camels 1 silk -> 4 coins 2 points
    t12 1 camels 1 gold -> 6 coins 2 points
    t13 3 camels 1 spice -> 4 points
    t14 2 camels 1 silk -> 4 points
    t15 1 camels 1 gold -> 4 points
"""
# 2.13, 2.14, 3.19 contracts: camels, spice, silk, gold; points; the rest of the reward
CONTRACT_ROWS = """
    s1  1 3 0 0 1 1 step
    s2  1 0 2 0 3 5 coins
    s3  1 0 0 1 2 3 camels
    s4  2 1 1 0 5 1 contract
    s5  2 1 0 1 4 1 black
    s6  2 0 1 1 4 1 pair
    k01 1 3 0 0 2 1 black
    k02 1 4 0 0 3 1 contract
    k03 1 0 3 0 3 1 any
    k04 1 0 0 3 6 1 any
    k05 1 0 0 4 7 3 camels
    k06 1 0 0 4 7 1 step
    k07 2 2 1 0 3 4 coins
    k08 2 2 1 0 3 1 pair
    k09 2 1 2 0 4 3 coins
    k10 2 2 2 0 5 1 black
    k11 2 3 2 0 5 1 step
    k12 2 2 3 0 5 1 black 1 any
    k13 2 2 3 0 5 6 coins
    k14 2 2 0 1 4 1 contract
    k15 2 2 0 1 4 1 step
    k16 2 1 0 2 5 1 black
    k17 2 3 0 2 6 7 coins
    k18 2 3 0 2 7 5 camels
    k19 2 2 0 3 8 7 coins
    k20 2 2 0 3 9 1 pair
    k21 2 0 2 1 4 4 camels
    k22 2 0 1 2 6 1 black
    k23 2 0 1 2 6 4 camels
    k24 2 0 1 2 6 4 coins
    k25 2 0 2 2 7 1 contract
    k26 2 0 2 2 7 1 step
    k27 2 0 3 2 8 4 camels
    k28 2 0 3 2 8 1 contract
    k29 2 0 2 3 9 7 coins
    k30 2 0 2 3 9 1 step
    k31 3 1 1 1 5 1 black
    k32 3 1 1 1 5 1 pair
    k33 3 1 1 1 5 1 step
    k34 3 1 1 1 6 1 any
    k35 3 1 1 1 6 1 contract
    k36 3 1 2 1 5 4 coins 3 camels
    k37 3 1 2 1 5 3 camels 1 contract
    k38 3 1 1 2 7 5 coins
    n1  1 3 0 0 2 2 camels 1 gift
    n2  2 1 1 0 3 1 gift
    n3  2 0 2 2 4 1 gift 1 any
    n4  2 0 1 3 6 5 coins 1 gift
"""
# 2.15 goal cards
GOAL_ROWS = """
    g01 alexandria anxi 4
    g02 alexandria kashgar 5
    g03 karachi kashgar 5
    g04 karachi anxi 7
    g05 karakorum xian 4
    g06 karakorum kochi 5
    g07 karakorum adana 7
    g08 lan-zhou kochi 4
    g09 lan-zhou adana 5
    g10 lan-zhou ormuz 6
    g11 moscow xian 4
    g12 moscow ormuz 5
    g13 moscow kashgar 7
    g14 samarcanda xian 4
    g15 samarcanda adana 5
    g16 samarcanda kochi 7
    g17 sumatra ormuz 6
    g18 sumatra anxi 8
"""
# Every road with its surcharge in coins and camels: section 2.9 of the rules
ROAD_ROWS = """
    venezia oasis-a 0 0, venezia oasis-e 0 3, venezia alexandria 0 0,
    oasis-a moscow 0 0, moscow anxi 0 3, anxi karakorum 0 2,
    karakorum oasis-b 0 0, oasis-b oasis-c 5 0, oasis-b oasis-d 0 0,
    oasis-c beijing 0 0, oasis-d beijing 0 3, oasis-d lan-zhou 0 0,
    beijing xian 0 0, beijing oasis-j 0 0, oasis-e samarcanda 0 0,
    oasis-e oasis-g 0 0, samarcanda oasis-f 0 2, oasis-f kashgar 0 4,
    kashgar lan-zhou 0 2, xian oasis-h 0 0, oasis-j sumatra 0 4,
    alexandria oasis-g 7 0, alexandria oasis-i 0 0, oasis-g ormuz 0 3,
    ormuz karachi 0 3, karachi oasis-h 0 0, oasis-h kochi 0 4,
    sumatra kochi 10 0, oasis-i adana 0 2, adana kochi 15 0
"""


def road(row: str) -> tuple[str, str, int, int]:
    one, other, coins, camels = row.split()
    return one, other, int(coins), int(camels)


ROADS: Final = [road(row) for row in ROAD_ROWS.split(",")]
