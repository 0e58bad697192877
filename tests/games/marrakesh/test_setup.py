"""The setup of a game: what lies where, what is drawn, and the choices before the first round. Rules MKSH-SETUP."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, cast

import pytest

from caravansary.core.chance import Chance, ScriptedChance
from caravansary.core.errors import OptionError
from caravansary.games.marrakesh import components, rounds
from caravansary.games.marrakesh.game import GAME
from caravansary.games.marrakesh.pieces import (
    COLOURS,
    EXCHANGES,
    LUXURIES,
    OASES,
    PLAYER_COLOURS,
    PROVISIONS,
    RIVER_SIDES,
    SCROLLS,
    STACKS,
    STAIR_TILES,
    TOWNS,
)
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.position import BLUE, GREEN, Table, mksh_game, mksh_position, named

POOL = {"turquoise", "white", "black", "beige", "pink", "grey", "red", "green"}
ALL_EXPANSIONS = dict.fromkeys(["stair_tiles", "companions", "exchange_tiles", "citizens", "towns"], True)
# How often each scroll occurs, by colour
SCROLLS_OF = {
    "grey": {f"s{n:02}": 1 for n in range(1, 22)},
    "yellow": {f"s{n}": 1 for n in range(22, 43)},
    "pink": {f"s{n}": 1 for n in range(43, 61)},
    "orange": {f"s{n}": 1 for n in range(61, 73)},
}
GATES = {
    **dict.fromkeys(["purple", "orange", "yellow", "beige"], 2),
    **dict.fromkeys(["green", "grey", "white", "black", "pink", "turquoise", "brown", "red"], 3),
}
SEASON_SIDES = [
    {"01", "02", "07", "08", "13", "14"},
    {"03", "04", "09", "10", "15", "16"},
    {"05", "06", "11", "12", "17", "18"},
]


class Watched(Chance):
    """A generator that writes down from how many numbers each draw was."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        super().__init__(1, 2, 3, 4)
        self.drawn: list[int] = []

    def below(self, n: int) -> int:
        self.drawn.append(n)
        return super().below(n)


def new_table(players: int, chance: Chance, **options: Any) -> Table:
    checked = GAME.check_options(players, options)
    return Table(cast(State, GAME.deal(players, chance, components.EDITIONS.standard(), checked)))


def shuffle(size: int) -> list[int]:
    """The draws of a shuffle that leaves the order as it is."""
    return list(range(size - 1, 0, -1))


def of_shuffle(size: int) -> list[int]:
    """From how many numbers the draws of a shuffle are."""
    return list(range(size, 1, -1))


def set_up(table: Table) -> Table:
    """Make the choices before the first round, always the first option."""
    while table.asked != "choose_keshis":
        table.play(str(table.to_move), table.options[0])
    return table


def views(table: Table) -> list[dict[str, Any]]:
    """What every seat and a spectator see."""
    return [table.state.view(seat) for seat in [*range(table.state.seats), None]]


def stack(table: Table, name: str) -> list[str]:
    """The scrolls of a stack, the face-up one first."""
    number = STACKS.index(name)
    return [SCROLLS[n] for n in (table.state.stacks_up[number], *reversed(table.state.stacks[number]))]


def line_of(table: Table, colour: str) -> dict[int, str]:
    """The keshis that wait on the line, by cell."""
    keshis = table.player(colour).piece.line_keshis
    return {cell + 1: COLOURS[keshi] for cell, keshi in enumerate(keshis) if keshi >= 0}


# --- players ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SETUP-1", "MKSH-SETUP-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_ten_points_and_one_of_each_resource(players: int) -> None:
    table = mksh_game(players)

    for seen in views(table):
        for player in seen["players"]:
            assert player["score"] == 10
            assert player["resources"] == {"water": 1, "date": 1, "dinar": 1}
            assert player["goods"] == {"yellow": 0, "purple": 0, "orange": 0}
            assert set(player["keshis"].values()) == {0}


@pytest.mark.rule("MKSH-SETUP-2")
def test_three_pawns_stand_at_the_start_and_three_are_workers() -> None:
    table = set_up(mksh_game(2))

    for colour in (GREEN, BLUE):
        held = table.player(colour)
        assert (held.space, held.palace, held.mosque, held.harbour) == (0, 0, 0, -1)
        table.play(colour, "pick green", "pick grey", "pick white")
    assert table.player(GREEN).workers == "garden madrasa palace"
    assert table.why_not("pick black", GREEN)[0].startswith("core.")


@pytest.mark.rule("MKSH-SETUP-17")
def test_a_keshi_of_each_colour_is_behind_every_screen() -> None:
    table = mksh_game(4)

    assert all(player["screen"] == list(COLOURS) for player in table.state.view(None)["players"])


# --- stacks ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SETUP-3")
@pytest.mark.parametrize(("colour", "size"), [("grey", 7), ("yellow", 7), ("pink", 6), ("orange", 4)])
def test_the_scrolls_of_a_colour_lie_in_three_equal_stacks_with_the_top_one_face_up(colour: str, size: int) -> None:
    table = mksh_game(3, seed=2)

    stacks = [stack(table, f"{colour}-{place}") for place in (1, 2, 3)]

    assert [len(one) for one in stacks] == [size] * 3
    assert Counter(scroll for one in stacks for scroll in one) == SCROLLS_OF[colour]
    for place, one in enumerate(stacks, start=1):
        assert table.state.view(0)["stacks"][f"{colour}-{place}"] == {"up": one[0], "count": size - 1, "known": []}


@pytest.mark.rule("MKSH-SETUP-3", "MKSH-SETUP-5")
def test_scrolls_and_luxury_items_are_shuffled() -> None:
    tops = {stack(mksh_game(2, seed=seed), "orange-1")[0] for seed in range(100)}
    items = {mksh_game(2, seed=seed).state.market_up[0] for seed in range(200)}

    assert tops == set(SCROLLS_OF["orange"])
    assert items == set(range(25))


@pytest.mark.rule("MKSH-SETUP-4")
def test_three_of_six_exchange_tiles_are_used_and_only_the_top_one_is_known() -> None:
    drawn = set()
    for seed in range(40):
        table = mksh_game(2, seed=seed)
        tiles = named(EXCHANGES, table.state.exchanges).split()
        drawn |= set(tiles)

        assert len(set(tiles)) == 3
        for seen in views(table):
            assert seen["exchange"] == tiles[0]
            assert not any(f'"{tile}"' in json.dumps(seen) for tile in EXCHANGES if tile != tiles[0])

    assert drawn == {"e01", "e02", "e03", "e04", "e05", "e06"}


@pytest.mark.rule("MKSH-SETUP-4")
@pytest.mark.parametrize(("season", "gained"), [(1, (2, 0, 0)), (2, (0, 2, 0)), (3, (0, 0, 2))])
def test_only_the_top_exchange_tile_is_valid(season: int, gained: tuple[int, int, int]) -> None:
    table = mksh_position(turn=GREEN, season=season, exchanges="e01 e03 e05", green={"yellow": 1, "workers": "souk"})

    table.play(GREEN, "area action", "exchange yellow")

    held = table.player(GREEN)
    assert (held.water, held.dates, held.dinars) == gained


@pytest.mark.rule("MKSH-SETUP-5")
def test_the_luxury_items_lie_in_five_stacks_of_five_with_the_top_one_face_up() -> None:
    table = mksh_game(4, seed=3)

    market = [[up, *below] for up, below in zip(table.state.market_up, table.state.market, strict=True)]

    assert [len(one) for one in market] == [5] * 5
    assert sorted(item for one in market for item in one) == list(range(25))
    for seen in views(table):
        assert seen["market"] == [{"up": LUXURIES[one[0]], "count": 4} for one in market]


# --- the river -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SETUP-6")
def test_a_tile_and_a_side_are_drawn_for_each_season_and_known_to_all() -> None:
    seen: list[set[str]] = [set(), set(), set()]
    for seed in range(80):
        table = mksh_game(2, seed=seed, first_river_tiles=False)
        sides = named(RIVER_SIDES, table.state.sides).split()

        assert all(view["river_sides"] == sides for view in views(table))
        for season in range(3):
            seen[season].add(sides[season])

    assert seen == SEASON_SIDES


@pytest.mark.rule("MKSH-SETUP-7")
@pytest.mark.parametrize(("season", "points"), [(1, 3), (2, 5)])
def test_the_river_tile_of_the_season_counts_and_no_other(season: int, points: int) -> None:
    table = mksh_position(phase=rounds.SEASON_SCROLLS, season=season, round=4, sides="08 04 05", green={"space": 1})

    assert table.player(GREEN).points["river"] == points


@pytest.mark.rule("MKSH-SETUP-8")
def test_the_sides_for_a_first_game_are_used_on_request_only() -> None:
    drawn = set()
    for seed in range(5):
        by_default = mksh_game(3, seed=seed).state.view(None)
        on_request = mksh_game(3, seed=seed, first_river_tiles=True).state.view(None)

        assert on_request["river_sides"] == ["01", "03", "05"]
        drawn.add(tuple(by_default["river_sides"]))
    assert len(drawn) > 1
    assert by_default["floor"] == "b1"
    assert by_default["expansions"] == []


# --- gates and oases -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SETUP-9")
def test_all_gates_lie_at_four_workshops_eight_at_each() -> None:
    table = mksh_game(3, seed=4)

    workshops = [table.workshop(name).split() for name in ("blue", "red", "green", "yellow")]

    assert [len(gates) for gates in workshops] == [8] * 4
    assert Counter(gate for gates in workshops for gate in gates) == GATES
    assert [table.workshop("blue"), table.workshop("red")] != [
        mksh_game(3, seed=5).workshop("blue"),
        mksh_game(3, seed=5).workshop("red"),
    ]


@pytest.mark.rule("MKSH-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_six_oases_that_nobody_sees(players: int) -> None:
    table = mksh_game(players, seed=6)

    dealt = [tile for player in table.state.players for tile in player.oases]

    assert len(dealt) == len(set(dealt)) == 6 * players
    assert dealt != sorted(dealt)
    hidden = {"state": "hidden", "oasis": None}
    for seen in views(table):
        for player in seen["players"]:
            assert list(player["oases"]) == ["left-1", "left-2", "left-3", "right-1", "right-2", "right-3"]
            assert all(oasis == hidden for oasis in player["oases"].values())


# --- the oasis line --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SETUP-11", "MKSH-SETUP-13")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2), (4, 2)])
def test_everybody_draws_keshis_for_the_line_and_the_others_leave_the_bag(players: int, each: int) -> None:
    drawn: set[str] = set()
    for seed in range(20):
        table = set_up(mksh_game(players, seed=seed))

        lines = [list(line_of(table, colour).values()) for colour in PLAYER_COLOURS[:players]]

        assert [len(line) for line in lines] == [each] * players
        on_lines = [keshi for line in lines for keshi in line]
        assert len(set(on_lines)) == each * players
        assert (table.tower, table.tray, table.state.drawn) == ("", "", [])
        assert all(player["keshis"] == dict.fromkeys(player["keshis"], 0) for player in views(table)[0]["players"])
        drawn |= set(on_lines)

    assert drawn == POOL


@pytest.mark.rule("MKSH-SETUP-12")
@pytest.mark.parametrize(("players", "cells"), [(2, [1, 2, 4]), (3, [1, 4]), (4, [1, 4])])
def test_the_drawn_keshis_are_put_on_the_line_in_any_arrangement(players: int, cells: list[int]) -> None:
    table = mksh_game(players, seed=7)
    first = str(table.to_move)
    drawn = [option.removeprefix("line ") for option in table.options]

    wanted = drawn[::-1]
    for keshi in wanted[:-1]:
        assert f"line {keshi}" in table.options
        table.play(first, f"line {keshi}")

    assert table.asked == "choose_disk"
    assert line_of(table, first) == dict(zip(cells, wanted, strict=True))
    for seen in views(table):
        line = seen["players"][table.who(first)]["line_keshis"]
        assert [line[cell - 1] for cell in cells] == wanted
        assert sum(keshi is not None for keshi in line) == len(cells)


# --- disk, provisions, floor, first player ---------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SETUP-14")
@pytest.mark.parametrize("rotation", range(8))
def test_the_disk_is_laid_pink_side_up_in_any_of_eight_positions(rotation: int) -> None:
    table = mksh_game(4, seed=8)
    first = str(table.to_move)
    table.play(first, table.options[0])

    assert table.options == [f"disk {number}" for number in range(8)]
    table.play(first, f"disk {rotation}")

    pink = [1, 2, 2, 1, 2, 3, 1, 3]
    citizens = table.state.view(None)["players"][table.who(first)]["citizens"]
    assert citizens == [pink[(cell - rotation) % 8] for cell in range(8)]


@pytest.mark.rule("MKSH-SETUP-15")
def test_one_of_three_provision_tiles_is_turned_up_and_the_others_are_seen_by_their_owner_only() -> None:
    table = mksh_game(4, seed=9)
    first = str(table.to_move)
    seat = table.who(first)
    while table.asked != "choose_provision":
        table.play(first, table.options[0])
    own = named(PROVISIONS, table.player(first).piece.provisions).split()

    assert table.options == [f"provision {tile}" for tile in own]
    assert len(own) == 3
    table.play(first, f"provision {own[1]}")

    for viewer, seen in zip([*range(4), None], views(table), strict=True):
        player = seen["players"][seat]
        assert player["provisions_shown"] == [own[1]]
        assert player["provisions_hidden"] == ([own[0], own[2]] if viewer == seat else None)


@pytest.mark.rule("MKSH-SETUP-15", "MKSH-SETUP-23")
@pytest.mark.parametrize(("players", "left"), [(2, 6), (3, 3), (4, 0)])
def test_provision_tiles_that_are_not_dealt_leave_the_game_unseen(players: int, left: int) -> None:
    table = mksh_game(players, seed=10)

    dealt = [PROVISIONS[tile] for player in table.state.players for tile in player.provisions]

    rest = set(PROVISIONS) - set(dealt)
    assert len(dealt) == len(set(dealt)) == 12 - left
    assert len(rest) == left
    assert not any(f'"{tile}"' in json.dumps(seen) for seen in views(table) for tile in rest)
    assert dealt != sorted(dealt)


@pytest.mark.rule("MKSH-SETUP-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_decides_who_gets_the_figure_and_the_camel(players: int) -> None:
    first: Counter[int] = Counter()
    for seed in range(60 * players):
        seen = mksh_game(players, seed=seed).state.view(None)
        assert seen["camel"] == seen["feld"]
        first[seen["camel"]] += 1

    assert sorted(first) == list(range(players))
    assert all(35 <= count <= 85 for count in first.values())


@pytest.mark.rule("MKSH-SETUP-19")
def test_the_floor_is_b1_without_another_wish_and_the_tower_is_empty() -> None:
    by_default, other = mksh_game(2).state.view(None), mksh_game(2, floor="b2").state.view(None)

    assert (by_default["floor"], other["floor"]) == ("b1", "b2")
    assert by_default["tower"] == other["tower"] == {}
    with pytest.raises(OptionError):
        mksh_game(2, floor="b3")


@pytest.mark.rule("MKSH-SETUP-19")
def test_the_floor_stays_for_the_whole_game() -> None:
    table = mksh_game(2, seed=3, floor="b2")

    table.play_on(seed=4)

    assert table.state.view(None)["floor"] == "b2"


# --- the order of chance and of the choices --------------------------------------------------------------------------
SCROLL_DRAWS = [*of_shuffle(21), *of_shuffle(21), *of_shuffle(18), *of_shuffle(12)]
DRAWS_AFTER_RIVER = [*of_shuffle(32), *of_shuffle(30), *of_shuffle(8), *of_shuffle(12)]


@pytest.mark.rule("MKSH-SETUP-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_is_used_in_a_fixed_sequence(players: int) -> None:
    plain, full = Watched(), Watched()

    new_table(players, plain, first_river_tiles=False)
    new_table(players, full, first_river_tiles=False, **ALL_EXPANSIONS)

    river = [3, 2, 3, 2, 3, 2]
    assert plain.drawn == [*SCROLL_DRAWS, *of_shuffle(6), *of_shuffle(25), *river, *DRAWS_AFTER_RIVER, players]
    assert full.drawn == [
        *(*SCROLL_DRAWS, *of_shuffle(12), *of_shuffle(25), *river, *DRAWS_AFTER_RIVER, players),
        *(*of_shuffle(20), *[2] * 12, *of_shuffle(12)),
    ]


@pytest.mark.rule("MKSH-SETUP-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_makes_all_choices_of_the_setup_before_the_next(players: int) -> None:
    table = mksh_game(players, seed=12)
    camel = table.state.view(None)["camel"]

    asked = []
    while table.asked != "choose_keshis":
        asked.append((table.who(str(table.to_move)), table.asked))
        table.play(str(table.to_move), table.options[0])

    kinds = [*["choose_line"] * (2 if players == 2 else 1), "choose_disk", "choose_provision"]
    order = [(camel + number) % players for number in range(players)]
    assert asked == [(seat, kind) for seat in order for kind in kinds]


@pytest.mark.rule("MKSH-SETUP-22")
def test_what_was_shuffled_is_dealt_from_the_front() -> None:
    script = [n for size in (21, 21, 18, 12, 12, 25) for n in shuffle(size)]
    script += [2, 0, 1, 1, 0, 1]  # tile C side a, tile B side b, tile A side b
    script += [n for size in (32, 30, 8, 12) for n in shuffle(size)]
    script += [2, *shuffle(20), *[0, 1] * 6, *shuffle(12)]
    chance = ScriptedChance(script)
    table = new_table(3, chance, first_river_tiles=False, **ALL_EXPANSIONS)
    state = table.state

    assert chance.script == []
    assert " ".join(stack(table, "grey-1")) == "s01 s02 s03 s04 s05 s06 s07"
    assert " ".join(stack(table, "grey-2")) == "s08 s09 s10 s11 s12 s13 s14"
    assert " ".join(stack(table, "grey-3")) == "s15 s16 s17 s18 s19 s20 s21"
    assert " ".join(stack(table, "pink-2")) == "s49 s50 s51 s52 s53 s54"
    assert " ".join(stack(table, "orange-3")) == "s69 s70 s71 s72"
    assert named(EXCHANGES, state.exchanges) == "e01 e02 e03"
    assert table.market == "lx01 lx06 lx11 lx16 lx21"
    assert [LUXURIES[item] for item in reversed(state.market[4])] == ["lx22", "lx23", "lx24", "lx25"]
    assert named(RIVER_SIDES, state.sides) == "13 10 06"
    assert table.workshop("blue") == "green green green grey grey grey white white"
    assert table.workshop("red") == "white black black black pink pink pink turquoise"
    assert table.workshop("green") == "turquoise turquoise beige beige brown brown brown red"
    assert table.workshop("yellow") == "red red purple purple orange orange yellow yellow"
    assert [named(OASES, player.oases) for player in state.players] == [
        "01 02 03 04 05 06",
        "07 08 09 10 11 12",
        "13 14 15 16 17 18",
    ]
    assert [named(COLOURS, keshis) for keshis in state.drawn] == ["green grey", "white black", "pink turquoise"]
    assert [named(PROVISIONS, player.provisions) for player in state.players] == [
        "pv01 pv02 pv03",
        "pv04 pv05 pv06",
        "pv07 pv08 pv09",
    ]
    assert table.state.view(None)["camel"] == 2
    assert named(TOWNS, state.towns) == "t01 t02 t03 t04 t05"
    cells = ["cl1", "cr1", "cl2", "cm2", "cr2", "cl3", "cm3", "cr3", "cl4", "cr4", "cl5", "cr5"]
    covered = {cell: tile for cell, tile in state.view(None)["connections"].items() if tile is not None}
    assert covered == {cell: STAIR_TILES[2 * number + number % 2] for number, cell in enumerate(cells)}


@pytest.mark.rule("MKSH-SETUP-22")
@pytest.mark.parametrize(
    ("players", "towns", "keshis"), [(2, 3, ["green grey white", "black pink turquoise"]), (4, 7, None)]
)
def test_more_towns_and_fewer_keshis_of_the_line_with_more_players(
    players: int, towns: int, keshis: list[str] | None
) -> None:
    script = [n for size in (21, 21, 18, 12, 6, 25, 32, 30, 8, 12) for n in shuffle(size)]
    table = new_table(players, ScriptedChance([*script, 0, *shuffle(12)]), towns=True, first_river_tiles=True)

    expected = keshis or ["green grey", "white black", "pink turquoise", "beige red"]
    assert len(table.state.towns) == towns
    assert [named(COLOURS, drawn) for drawn in table.state.drawn] == expected


@pytest.mark.rule("MKSH-SETUP-15")
def test_a_sampled_table_offers_the_sampled_tiles_of_others_and_not_their_own() -> None:
    table = mksh_game(4, seed=3)
    first = table.state.turn_order()[0]
    while table.asked != "choose_provision":
        table.state.play(table.state.options[0])
    other = (first + 1) % 4

    seen = set()
    for seed in range(30):
        guess = table.state.sample_hidden(other, seed)
        assert [PROVISIONS[tile] for tile in guess.players[first].provisions] == [
            GAME.action_name(action).removeprefix("provision ") for action in guess.options_of(first)
        ]
        seen.add(tuple(guess.options))
        guess.play(guess.options[0], first)

    assert len(seen) > 20
    assert table.state.sample_hidden(first, 1).options == table.state.options
