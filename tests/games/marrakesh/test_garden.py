"""The date garden. MKSH-GARDEN-1 and -2."""

from __future__ import annotations

import pytest

from tests.games.marrakesh.position import GREEN, mksh_position


@pytest.mark.rule("MKSH-GARDEN-1", "MKSH-GARDEN-2")
@pytest.mark.parametrize("green", [0, 1, 5, 8])
def test_the_garden_gives_a_date_for_each_green_keshi_and_no_points(green: int) -> None:
    table = mksh_position(turn=GREEN, green={"keshis": {"garden": green, "river": 3}, "dates": 1, "workers": "garden"})

    table.use(GREEN, "garden")

    assert table.player(GREEN).dates == 1 + green
    assert table.player(GREEN).score == 10
    assert table.player(GREEN).keshis.get("garden", 0) == green


@pytest.mark.rule("MKSH-GARDEN-2", "MKSH-PLACE-6")
def test_a_green_keshi_gives_its_point_when_it_is_placed() -> None:
    table = mksh_position(turn=GREEN, green={"keshis": {"garden": 3}, "workers": "garden"})

    table.use(GREEN, "garden", "new keshi")

    assert table.player(GREEN).keshis == {"garden": 4}
    assert table.player(GREEN).score == 11
    assert table.player(GREEN).dates == 0


@pytest.mark.rule("MKSH-GARDEN-1", "MKSH-WATER-7")
def test_the_water_seller_of_the_garden_gives_no_date() -> None:
    table = mksh_position(turn=GREEN, green={"keshis": {"garden": 2}, "sellers": "garden", "workers": "garden"})

    table.use(GREEN, "garden")

    assert (table.player(GREEN).dates, table.player(GREEN).water) == (2, 1)
