"""Every contract completed: its cost is paid, its points and its reward are received. POLO-BONUS-3, -4, -6.

The costs, rewards and points are written out from the tables of the rules.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.games.editions import lines_of
from tests.games.marco_polo.position import BLUE, Table, polo_position
from tests.games.marco_polo.printed import CONTRACT_ROWS

PAID = ("camels", "spice", "silk", "gold")


class Tile(NamedTuple):
    contract: str
    cost: dict[str, int]
    reward: list[str]
    points: int


def tile(line: str) -> Tile:
    name, *cost, points, reward = line.split(maxsplit=6)
    amounts = dict(zip(PAID, map(int, cost), strict=True))
    return Tile(name, amounts, reward.split(), int(points))


ALL_TILES = [tile(line) for line in lines_of(CONTRACT_ROWS)]


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
