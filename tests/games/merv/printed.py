"""Tables of the rules that several tests need, written out once more beside `components.toml`."""

from __future__ import annotations

from typing import Final, NamedTuple


class Contract(NamedTuple):
    """What a contract asks for and gives: section 2.13 of the rules."""

    name: str
    influence: int
    points: int
    cube: str
    scrolls: int
    common: int
    rare: int
    any: int
    bonus: str


CONTRACT_ROWS: Final = """
    k1f-1  2  6 purple 2 0 0 1 favour
    k1f-2  2  5 tan    1 1 0 0 favour
    k1f-3  2  4 any    1 0 0 1 favour
    k1s-1  2  6 teal   1 2 0 0 soldier
    k1s-2  2  5 orange 0 2 0 0 soldier
    k1s-3  2  4 any    0 0 0 2 soldier
    k2f-1  6 10 teal   2 1 1 0 favour
    k2f-2  6  8 orange 1 0 1 1 favour
    k2f-3  6  6 any    1 0 1 0 favour
    k2s-1  6 10 purple 1 2 1 0 soldier
    k2s-2  6  8 tan    0 2 1 0 soldier
    k2s-3  6  6 any    0 1 1 0 soldier
    k3f-1 10 15 orange 3 0 2 0 favour
    k3f-2 10 12 tan    2 0 2 0 favour
    k3f-3 10  9 any    2 0 1 1 favour
    k3s-1 10 15 teal   1 2 2 0 soldier
    k3s-2 10 12 purple 0 2 2 0 soldier
    k3s-3 10  9 any    0 0 2 1 soldier
"""


def contract(row: str) -> Contract:
    name, influence, points, cube, *asked, bonus = row.split()
    scrolls, common, rare, any_good = map(int, asked)
    return Contract(name, int(influence), int(points), cube, scrolls, common, rare, any_good, bonus)


CONTRACTS: Final = [contract(row) for row in CONTRACT_ROWS.strip().splitlines()]
