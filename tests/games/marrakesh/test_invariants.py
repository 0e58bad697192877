"""What always holds: broken positions are refused with the field, and a watched game notices what is broken. MKSH-INV.

That whole random games keep all of this is tested with the contract of the game, at every decision.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import pytest

from caravansary.core.chance import Chance
from caravansary.core.events import Event
from caravansary.core.frames import kind_of
from caravansary.games.marrakesh import pieces, rounds
from caravansary.games.marrakesh.pieces import OASES, RIVER_SIDES
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.generous import GENEROUS, play_eagerly
from tests.games.marrakesh.saved_games import SAVING, by_hand, from_dict, new_game, positions
from tests.games.marrakesh.test_oasis_tiles import end
from tests.games.marrakesh.watching import ACTIONS, Watch
from tests.games.saved import changed

GAMES: Final = range(1, 200, 2)  # of eager players


@cache
def beginning(season: int, side: str = "", of: int = 1) -> str:
    """The first decision of a season, saved; with a river side of season `of` that somebody has won before."""
    for seed in GAMES:
        if side and RIVER_SIDES[new_game(2, seed, "all").sides[of - 1]] != side:
            continue
        for state in positions(2, seed, "all"):
            if state.season == season - 1 and state.round == 0 and state.phase == rounds.CHOOSING:
                if side not in ("02", "09") or season == of or taken(state) or state.crocodile >= 0:
                    return json.dumps(by_hand(state.to_dict()))
                break
    raise AssertionError("no game comes to such a position")


def taken(state: State) -> bool:
    """Somebody has a loose oasis."""
    return any(len(player.line) > player.oases.count(-1) for player in state.players)


def saved_at(season: int, side: str = "", of: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(beginning(season, side, of))
    return found


def refused(saved: dict[str, Any], changes: dict[str, Any]) -> str:
    """The field at which the changed position is refused; unchanged it is a position."""
    from_dict(saved)
    return SAVING.refusal(changed(saved, changes)).field


def with_scroll(saved: dict[str, Any], scroll: str) -> dict[str, Any]:
    """Green has the scroll, from wherever it lay; nothing else of the stacks changes."""
    for player in saved["players"].values():
        if scroll in player["scrolls"]:
            player["scrolls"].remove(scroll)
    for stack in saved["scrolls"].values():
        if scroll in stack["pile"]:
            stack["pile"].remove(scroll)
            stack["seen"] = 0
        elif stack["up"] == scroll:
            stack["up"] = stack["pile"].pop()
            stack["seen"] = 0
    saved["players"]["green"]["scrolls"].append(scroll)
    return saved


# --- red keshis ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-INV-39")
def test_a_souk_seller_needs_scroll_s57() -> None:
    saved = saved_at(2)
    for player in saved["players"].values():
        player["souk_seller"] = False
    if "s57" in saved["players"]["green"]["scrolls"]:
        saved["players"]["green"]["scrolls"].remove("s57")
        saved["players"]["blue"]["scrolls"].append("s57")

    assert refused(saved, {"players.green.souk_seller": True}) == "players.green.souk_seller"
    again = from_dict(changed(with_scroll(saved, "s57"), {"players.green.souk_seller": True}))
    assert again.players[0].sellers >> pieces.SOUK & 1


@pytest.mark.rule("MKSH-INV-39")
@pytest.mark.parametrize("sellers", [["river", "river"], ["souk"], ["garden", "souk"]])
def test_an_area_has_one_water_seller_and_the_souk_none_of_these(sellers: list[str]) -> None:
    field = refused(saved_at(2), {"players.green.sellers": sellers})

    assert field.startswith("players.green.sellers")


@pytest.mark.rule("MKSH-INV-39")
def test_eight_areas_may_have_their_water_sellers() -> None:
    state = from_dict(changed(saved_at(2), {"players.green.sellers": list(pieces.AREAS[:8])}))

    assert state.players[0].sellers & 255 == 255


@pytest.mark.rule("MKSH-INV-46")
def test_new_water_sellers_are_there_in_the_own_turn_only() -> None:
    changes = {"players.green.sellers": ["river"], "players.green.new_sellers": ["river"]}

    assert refused(saved_at(2), changes) == "players.green.new_sellers"


@pytest.mark.rule("MKSH-INV-46")
@pytest.mark.parametrize(("new", "is_read"), [(["river"], True), (["garden"], False)])
def test_new_water_sellers_are_some_of_the_sellers(new: list[str], is_read: bool) -> None:
    state = next(state for state in positions(2, 1) if state.decision(state.waiting_for[0]).kind == "choose_worker")
    seat = f"players.{pieces.PLAYER_COLOURS[state.colours[state.active]]}"
    changes = {f"{seat}.sellers": ["river"], f"{seat}.new_sellers": new}
    saved = by_hand(state.to_dict())

    if is_read:
        assert from_dict(changed(saved, changes)).players[state.active].new_sellers
    else:
        assert refused(saved, changes) == f"{seat}.new_sellers"


# --- oases -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-INV-40")
def test_an_oasis_that_left_the_sahara_is_on_the_line() -> None:
    saved = saved_at(2)
    saved["players"]["green"] |= {"caravans": {"left": 3, "right": 3, "start": 0}}
    here = next(cell for cell, tile in saved["players"]["green"]["oases"].items() if tile is not None)

    assert refused(saved, {f"players.green.oases.{here}": None}) == "players.green.line"


@pytest.mark.rule("MKSH-INV-40", "MKSH-INV-45")
def test_an_oasis_is_at_one_place_only() -> None:
    saved = saved_at(2)
    oasis = saved["players"]["blue"]["oases"]["left-3"]

    assert refused(saved, {"players.green.oases.left-3": oasis}) == "players"


@pytest.mark.rule("MKSH-INV-40")
def test_without_side_02_nobody_has_a_seventh_oasis() -> None:
    saved = saved_at(2, "08")
    players = saved["players"]
    there = {tile for player in players.values() for tile in (*player["oases"].values(), *player["line"])}
    other = next(tile for tile in OASES if tile not in there)
    line = [*players["green"]["line"], other]

    assert refused(saved, {"players.green.line": line}) == "players.green.line"


@pytest.mark.rule("MKSH-INV-40", "MKSH-TILE-2")
def test_only_one_player_has_a_loose_oasis() -> None:
    saved = saved_at(2, "02")
    loose, *rest = saved["seen_oases"]
    players = saved["players"]
    other = next(
        colour
        for colour, player in players.items()
        if len(player["line"]) == list(player["oases"].values()).count(None)
    )
    line = [*players[other]["line"], loose]
    keshi = f"players.{other}.line_keshis.{len(line) - 1}"

    assert refused(saved, {f"players.{other}.line": line, "seen_oases": rest, keshi: None}) == "players"


@pytest.mark.rule("MKSH-INV-40", "MKSH-TILE-2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_nobody_has_a_loose_oasis_before_the_first_season_is_scored(number: int) -> None:
    for seed in GAMES:
        game = positions(2, seed, "all")
        state = next(state for state in game if state.round == number - 1 and state.phase == rounds.CHOOSING)
        if state.loose_oases:
            break
    saved = by_hand(state.to_dict())
    loose, *rest = saved["loose_oases"]
    place = len(saved["players"]["green"]["line"])
    line = [*saved["players"]["green"]["line"], loose]
    changes = {"players.green.line": line, "loose_oases": rest, f"players.green.line_keshis.{place}": None}

    assert refused(saved, changes) == "players.green.line"


@pytest.mark.rule("MKSH-INV-40", "MKSH-SETUP-24")
def test_loose_oases_that_nobody_has_left_the_game() -> None:
    saved = saved_at(2, "02")

    assert refused(saved, {"loose_oases": saved["seen_oases"], "seen_oases": []}) == "loose_oases"
    assert refused(saved, {"seen_oases": saved["seen_oases"][:1]}) == "seen_oases"


# --- fishermen -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-INV-41", "MKSH-TILE-9")
@pytest.mark.parametrize("space", [0, 3])
def test_the_winner_of_the_crocodile_is_not_behind_its_space_in_the_last_season(space: int) -> None:
    saved = saved_at(3, "09", of=2)
    colour = saved["crocodile"]

    field = refused(saved, {f"players.{colour}.space": space, f"players.{colour}.arrival": int(space > 0)})
    assert field == f"players.{colour}.space"


@pytest.mark.rule("MKSH-INV-41")
def test_a_crocodile_is_won_by_side_09_only() -> None:
    assert refused(saved_at(3, "04", of=2), {"crocodile": "green"}) == "crocodile"


@pytest.mark.rule("MKSH-INV-41")
def test_a_crocodile_is_won_at_the_end_of_the_second_season() -> None:
    assert refused(saved_at(2, "09", of=2), {"crocodile": "green"}) == "crocodile"


# --- stairs ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-INV-42")
@pytest.mark.parametrize("stair", ["palace", "mosque"])
@pytest.mark.parametrize("step", [-1, 16, 17])
def test_steps_are_0_to_15(stair: str, step: int) -> None:
    field = f"players.green.steps.{stair}"

    assert refused(saved_at(2), {field: step}) == field


# --- numbers of tiles ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-INV-45")
@pytest.mark.parametrize("scroll", ["s01", "s30", "s50", "s72"])
def test_every_scroll_is_there_once(scroll: str) -> None:
    saved = saved_at(2)
    owner = next((name for name, player in saved["players"].items() if scroll in player["scrolls"]), None)
    other = "green" if owner != "green" else "blue"

    assert refused(saved, {f"players.{other}.scrolls": [*saved["players"][other]["scrolls"], scroll]}) == "scrolls"


@pytest.mark.rule("MKSH-INV-45")
@pytest.mark.parametrize("stack", ["grey-1", "yellow-3", "pink-2", "orange-1"])
def test_no_scroll_is_missing(stack: str) -> None:
    saved = saved_at(2)

    assert refused(saved, {f"scrolls.{stack}.pile": saved["scrolls"][stack]["pile"][1:]}) == "scrolls"


@pytest.mark.rule("MKSH-INV-45")
def test_a_loose_oasis_is_no_oasis_of_a_player() -> None:
    saved = saved_at(2, "02")
    oasis = next(tile for tile in saved["players"]["blue"]["oases"].values() if tile is not None)

    assert refused(saved, {"seen_oases": [oasis, *saved["seen_oases"][1:]]}) == "players"


# --- the watch notices -----------------------------------------------------------------------------------------------
def watched(seed: int, is_wanted: Callable[[State], bool]) -> tuple[State, Watch]:
    """A game of eager players up to a position."""
    chance, events = Chance.seeded(seed), list[Event]()
    state = new_game(2, seed, "all", GENEROUS)
    watch = Watch(state)
    while not is_wanted(state):
        play_eagerly(state, chance, events)
        watch.see(state, events)
        events = []
    return state, watch


def move_back(state: State) -> None:
    next(player for player in state.players if player.space > 1).space -= 1


def climb_down(state: State) -> None:
    state.players[0].steps[0] -= 1


def lose_a_keshi(state: State) -> None:
    state.players[0].keshis[0] -= 1


def lose_a_seller(state: State) -> None:
    state.players[0].sellers &= state.players[0].sellers - 1


def steal_water(state: State) -> None:
    state.players[0].resources[0] += 1


@pytest.mark.rule("MKSH-INV-41", "MKSH-INV-42", "MKSH-INV-44")
@pytest.mark.parametrize("spoil", [move_back, climb_down, lose_a_keshi, lose_a_seller, steal_water])
def test_what_changes_without_a_word_is_noticed(spoil: Callable[[State], None]) -> None:
    def is_busy(state: State) -> bool:
        player = state.players[0]
        at_sea = any(other.space > 1 for other in state.players) and state.phase == rounds.WORKING
        return at_sea and bool(player.sellers and player.keshis[0] and player.steps[0])

    state, watch = watched(3, is_busy)

    watch.see(state, [])
    spoil(state)
    with pytest.raises(AssertionError):
        watch.see(state, [])


@pytest.mark.rule("MKSH-INV-42")
def test_a_pawn_that_enters_a_flight_without_a_crossing_is_noticed() -> None:
    state, watch = watched(3, lambda state: state.phase == rounds.WORKING and state.players[0].steps[0] < 4)
    watch.accounts[0].steps[0] = state.players[0].steps[0] = 15

    with pytest.raises(AssertionError):
        watch.see(state, [])


@pytest.mark.rule("MKSH-INV-44")
@pytest.mark.parametrize("kind", ["keshi_placed", "keshi_returned"])
def test_a_keshi_that_moves_in_the_final_scoring_is_noticed(kind: str) -> None:
    state, watch = watched(5, lambda state: state.is_over)

    with pytest.raises(AssertionError):
        watch.see(state, [Event(kind, 0, "MKSH-END-5", {"colour": "green"})])


@pytest.mark.rule("MKSH-INV-44", "MKSH-END-16")
def test_the_final_scoring_leaves_all_keshis() -> None:
    own: dict[str, Any] = {"keshis": {"garden": 8, "river": 3}, "sellers": "garden river", "square": [1, 2]}
    own |= {"caravans": [1, 0, 0], "watchtower": 2, "gates": {1: "red"}}

    table = end("24 25 13 19", water=20, **own)

    green = table.player("green")
    assert green.keshis == {"garden": 8, "river": 3, "square": 2, "medina": 3, "sahara": 1}
    assert (green.sellers, green.square) == ("garden river", [1, 2])


@pytest.mark.rule("MKSH-INV-43")
@pytest.mark.parametrize(("kind", "n"), [("water", 1), ("date", 2), ("dinar", 1)])
def test_a_payment_that_is_not_the_demand_is_noticed(kind: str, n: int) -> None:
    state, watch = watched(7, lambda state: state.phase == rounds.NEXT_PROVISION)
    account = watch.accounts[0]
    account.before_supply = [account.things[name] + n * (name == kind) for name in pieces.RESOURCES]

    with pytest.raises(AssertionError):
        watch.check_supply(state, 0, account)


@pytest.mark.rule("MKSH-INV-48")
def test_an_oasis_that_takes_more_than_twelve_is_noticed() -> None:
    state, watch = watched(7, lambda state: state.phase == rounds.WORKING)

    with pytest.raises(AssertionError):
        watch.see_oasis_scored(state, 0, {"oasis": "19", "n": 16})
    watch.see_oasis_scored(state, 0, {"oasis": "19", "n": 15})


@pytest.mark.rule("MKSH-INV-46", "MKSH-WATER-9")
def test_water_of_a_seller_who_was_placed_in_the_turn_is_noticed() -> None:
    state, watch = watched(3, lambda state: state.active >= 0 and bool(state.players[state.active].sellers))
    seat = state.active
    sellers = state.players[seat].sellers
    area = (sellers & -sellers).bit_length() - 1
    told = Event("seller_gave_water", seat, "MKSH-WATER-2", {"area": pieces.AREAS[area]})
    water = Event("gained", seat, "MKSH-WATER-2", {"things": {"water": 1}})

    watch.last.players[seat].new_sellers = 0
    watch.see_water(state, told, water)
    watch.last.players[seat].new_sellers = 1 << area
    with pytest.raises(AssertionError):
        watch.see_water(state, told, water)


def is_nested(state: State) -> bool:
    """An action that counts something waits for the end of another one."""
    return len([frame for frame in state.stack if kind_of(frame) in ACTIONS]) > 1


@pytest.mark.rule("MKSH-INV-47", "MKSH-GRANT-5")
def test_the_counts_of_an_outer_action_are_kept() -> None:
    """Many games come to actions inside others; one that loses its count is noticed."""
    nested = 0
    for seed in range(40):
        chance, events = Chance.seeded(seed), list[Event]()
        state = new_game(2 + seed % 3, seed, "all", GENEROUS)
        watch = Watch(state)
        while not state.is_over:
            play_eagerly(state, chance, events)
            watch.see(state, events)
            events = []
            if is_nested(state):
                nested += 1
                outer = next(place for place, frame in enumerate(state.stack) if kind_of(frame) in ACTIONS)
                other = state.copy()
                other.stack = [frame + (1 << 40) * (place == outer) for place, frame in enumerate(state.stack)]
                with pytest.raises(AssertionError):
                    watch.compare_outer_actions(other)
        if nested > 5:
            break

    assert nested > 5
