"""The greedy bot pays for no die in vain: it turns dice that it then uses, and rerolls only with camels to spare."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.arena.games import play_many
from caravansary.bots import make
from caravansary.core.events import Event
from caravansary.games.marco_polo.evaluate import PLENTY_OF_CAMELS
from caravansary.games.marco_polo.game import GAME
from caravansary.games.marco_polo.state import State
from tests.games.marco_polo.position import BLUE, Table, polo_position

PAID_FOR = ("reroll", "change die")


def choice(table: Table) -> str:
    """What the greedy bot does in blue's place."""
    seat = table.who(BLUE)
    return GAME.action_name(make("greedy", GAME, 1).choose(table.state.sample_hidden(seat, 1), seat))


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_bots_do_not_turn_dice_back_and_reroll_only_with_camels_to_spare(players: int) -> None:
    (result,) = play_many("marco_polo", players, ["greedy"], [701 + players])
    state = GAME.new(players, result.seed)
    assert isinstance(state, State)
    turned: list[tuple[int, str, str]] = []

    for seat, action in result.plays:
        camels = state.players[seat].camels
        events: list[Event] = []
        state.play(action, seat, events)
        for event in events:
            if event.kind == "turn_started":
                turned = []
            if event.kind == "die_rerolled":
                assert camels > PLENTY_OF_CAMELS
            if event.kind == "die_changed":
                assert (seat, event.args["new_die"], event.args["die"]) not in turned
                turned.append((seat, event.args["die"], event.args["new_die"]))


@pytest.mark.parametrize("dice", ["1", "6", "2 2", "3", "1 6"])
@pytest.mark.parametrize("round", [1, 3, 5])
def test_the_greedy_bot_does_not_put_off_what_must_be_done(dice: str, round: int) -> None:
    """Nobody else has a die: to roll or turn one of its own changes nothing that the bot can use."""
    others: dict[str, Any] = {colour: {"dice": ""} for colour in ("yellow", "green", "red")}
    table = polo_position(round=round, blue={"dice": dice, "camels": 8, "coins": 9}, **others)

    assert choice(table) not in PAID_FOR


@pytest.mark.parametrize("dice", ["1 1 1", "1 6 6", "2 3 5"])
def test_after_its_action_the_greedy_bot_ends_its_turn(dice: str) -> None:
    table = polo_position(blue={"dice": f"4 {dice}", "camels": 6, "coins": 9})
    table.play(BLUE, "space camels", "die own-4")
    assert table.asked == "choose_action"

    assert choice(table) not in PAID_FOR


def test_a_one_is_turned_up_where_that_pays() -> None:
    """The only direction of a one is asked: plans go on behind that question. From 2 on the card gives three spice."""
    others: dict[str, Any] = {colour: {"dice": ""} for colour in ("yellow", "green", "red")}
    table = polo_position(
        round=5,
        cards={"moscow": "t30"},
        blue={"dice": "1", "camels": 2, "posts": "moscow beijing"},
        **others,
    )

    assert choice(table) == "change die"
