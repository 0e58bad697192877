"""Every contract completed: its cost is paid, its points and its reward are received. POLO-BONUS-3, -4, -6.

The costs, rewards and points are written out from the tables of the rules.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.games.marco_polo.position import BLUE, Table, polo_position

# Contract: camels, spice, silk, gold | reward | points
TILES = """
    s1:  1 3 0 0 | step             | 1
    s2:  1 0 2 0 | 5 coins          | 3
    s3:  1 0 0 1 | 3 camels         | 2
    s4:  2 1 1 0 | contract         | 5
    s5:  2 1 0 1 | black            | 4
    s6:  2 0 1 1 | pair             | 4
    k01: 1 3 0 0 | black            | 2
    k02: 1 4 0 0 | contract         | 3
    k03: 1 0 3 0 | any              | 3
    k04: 1 0 0 3 | any              | 6
    k05: 1 0 0 4 | 3 camels         | 7
    k06: 1 0 0 4 | step             | 7
    k07: 2 2 1 0 | 4 coins          | 3
    k08: 2 2 1 0 | pair             | 3
    k09: 2 1 2 0 | 3 coins          | 4
    k10: 2 2 2 0 | black            | 5
    k11: 2 3 2 0 | step             | 5
    k12: 2 2 3 0 | black any        | 5
    k13: 2 2 3 0 | 6 coins          | 5
    k14: 2 2 0 1 | contract         | 4
    k15: 2 2 0 1 | step             | 4
    k16: 2 1 0 2 | black            | 5
    k17: 2 3 0 2 | 7 coins          | 6
    k18: 2 3 0 2 | 5 camels         | 7
    k19: 2 2 0 3 | 7 coins          | 8
    k20: 2 2 0 3 | pair             | 9
    k21: 2 0 2 1 | 4 camels         | 4
    k22: 2 0 1 2 | black            | 6
    k23: 2 0 1 2 | 4 camels         | 6
    k24: 2 0 1 2 | 4 coins          | 6
    k25: 2 0 2 2 | contract         | 7
    k26: 2 0 2 2 | step             | 7
    k27: 2 0 3 2 | 4 camels         | 8
    k28: 2 0 3 2 | contract         | 8
    k29: 2 0 2 3 | 7 coins          | 9
    k30: 2 0 2 3 | step             | 9
    k31: 3 1 1 1 | black            | 5
    k32: 3 1 1 1 | pair             | 5
    k33: 3 1 1 1 | step             | 5
    k34: 3 1 1 1 | any              | 6
    k35: 3 1 1 1 | contract         | 6
    k36: 3 1 2 1 | 3 camels 4 coins | 5
    k37: 3 1 2 1 | 3 camels contract | 5
    k38: 3 1 1 2 | 5 coins          | 7
    n1:  1 3 0 0 | 2 camels gift    | 2
    n2:  2 1 1 0 | gift             | 3
    n3:  2 0 2 2 | gift any         | 4
    n4:  2 0 1 3 | 5 coins gift     | 6
"""
PAID = ("camels", "spice", "silk", "gold")


class Tile(NamedTuple):
    contract: str
    cost: dict[str, int]
    reward: list[str]
    points: int


def tile(line: str) -> Tile:
    name, values = line.split(":")
    cost, reward, points = values.split("|")
    amounts = dict(zip(PAID, (int(word) for word in cost.split()), strict=True))
    return Tile(name.strip(), amounts, reward.split(), int(points))


ALL_TILES = [tile(line) for line in TILES.strip().splitlines()]


def amount(reward: list[str], thing: str) -> int:
    return int(reward[reward.index(thing) - 1]) if thing in reward else 0


def with_contract(printed: Tile, **changes: int) -> Table:
    """Blue has the contract and its cost, with changes, and nothing else."""
    blue: dict[str, Any] = {"active": printed.contract, **printed.cost}
    for thing, count in changes.items():
        blue[thing] += count
    return polo_position(
        module=printed.contract[0] == "n", special="k30 k02", gift_pile="f3 f15", chance=[3], blue=blue
    )


def choose(table: Table, printed: Tile) -> None:
    """Make the choices of the reward, in the order in which they must be asked."""
    if "any" in printed.reward:
        assert (table.asked, table.options) == ("choose_good", ["good spice", "good silk", "good gold"])
        table.play(BLUE, "good silk")
    if "pair" in printed.reward:
        assert (table.asked, table.options) == ("choose_pair", ["pair spice-silk", "pair spice-gold", "pair silk-gold"])
        table.play(BLUE, "pair spice-gold")
    if "step" in printed.reward:
        assert (table.asked, table.options) == ("choose_step", ["step alexandria", "step oasis-a", "decline"])
        table.play(BLUE, "step oasis-a")


def test_there_are_48_contracts() -> None:
    names = [printed.contract for printed in ALL_TILES]

    assert len(names) == len(set(names)) == 6 + 38 + 4


@pytest.mark.rule("POLO-BONUS-3", "POLO-BONUS-5", "POLO-BONUS-6", "POLO-REWARD-1")
@pytest.mark.parametrize("printed", ALL_TILES, ids=lambda printed: printed.contract)
def test_the_cost_is_paid_and_points_and_reward_are_received(printed: Tile) -> None:
    table = with_contract(printed)

    table.play(BLUE, f"complete {printed.contract}")
    choose(table, printed)

    blue = table.player(BLUE)
    assert (table.to_move, table.asked) == (BLUE, "choose_action")
    assert (blue.completed, blue.points) == (printed.contract, {"contracts": printed.points})
    assert blue.coins == amount(printed.reward, "coins")
    assert blue.camels == amount(printed.reward, "camels")
    assert blue.goods == ("silk" if "any" in printed.reward else "spice gold" if "pair" in printed.reward else "")
    assert blue.dice == ("black-4" if "black" in printed.reward else "")
    assert blue.active == ("k30" if "contract" in printed.reward else "")
    assert blue.gifts == ("f3" if "gift" in printed.reward else "")
    assert blue.figure == ("oasis-a" if "step" in printed.reward else "venezia")


@pytest.mark.rule("POLO-BONUS-3", "POLO-BONUS-4")
@pytest.mark.parametrize("printed", ALL_TILES, ids=lambda printed: printed.contract)
def test_with_one_piece_less_the_contract_cannot_be_completed(printed: Tile) -> None:
    asked = [thing for thing in PAID if printed.cost[thing]]
    assert len(asked) >= 2

    for thing in asked:
        others = {other: 9 for other in PAID if other != thing}
        table = with_contract(printed, **others, **{thing: -1})
        assert table.options == [option for option in table.options if not option.startswith("complete")]
        assert table.why_not(f"complete {printed.contract}") == ("contract.cost", "POLO-BONUS-4")


@pytest.mark.rule("POLO-BONUS-3")
@pytest.mark.parametrize("printed", ALL_TILES, ids=lambda printed: printed.contract)
def test_no_more_than_the_cost_is_paid(printed: Tile) -> None:
    table = with_contract(printed, camels=5, spice=4, silk=3, gold=2)

    table.play(BLUE, f"complete {printed.contract}")

    paid = [event.args["things"] for event in table.told("paid")]
    assert paid == [{thing: count for thing, count in printed.cost.items() if count}]
    blue = table.player(BLUE)
    assert (blue.spice, blue.silk, blue.gold) == (4, 3, 2)
    assert blue.camels == 5 + amount(printed.reward, "camels")
