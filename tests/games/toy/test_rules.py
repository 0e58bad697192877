"""The rules of the toy, one scenario each."""

from __future__ import annotations

import pytest

from caravansary.core.errors import OptionError
from caravansary.core.state import State as CoreState
from tests.core.toy import TOY, act, toy_position
from tests.toy.pieces import value_of
from tests.toy.state import State

FOUR, TWO = 3, 1  # cards by their value


def play(state: CoreState, *names: str) -> CoreState:
    """ "1 pick jade" is played by seat 1, "rest" by the seat to move."""
    for name in names:
        seat, _, rest = name.partition(" ")
        state.play(act(rest), int(seat)) if seat.isdigit() else state.play(act(name))
    return state


def coins(state: CoreState) -> list[int]:
    assert isinstance(state, State)
    return [player.coins for player in state.players]


def water(state: CoreState) -> list[int]:
    assert isinstance(state, State)
    return [player.water for player in state.players]


@pytest.mark.rule("TOY-SETUP-1")
def test_each_seat_begins_with_two_coins_and_no_water() -> None:
    state = TOY.new(3, seed=1)

    assert (coins(state), water(state)) == ([2, 2, 2], [0, 0, 0])
    with pytest.raises(OptionError):
        TOY.new(3, seed=1, rounds=4)


@pytest.mark.rule("TOY-SETUP-2")
def test_the_deck_has_four_cards_of_each_value_in_any_order() -> None:
    decks = [TOY.new(2, seed=seed).to_dict()["deck"] for seed in range(3)]

    assert [sorted(value_of(card) for card in deck) for deck in decks] == [sorted([1, 2, 3, 4] * 4)] * 3
    assert decks[0] != decks[1] != decks[2]


@pytest.mark.rule("TOY-ROUND-1")
def test_a_round_has_colours_deeds_and_the_djinn() -> None:
    state = TOY.new(2, seed=1, rounds=1)
    kinds = []
    while not state.is_over:
        asked = state.decision(state.waiting_for[0])
        kinds.append((asked.kind, asked.seat))
        state.play(act("rest") if act("rest") in asked.actions else asked.actions[0], asked.seat)

    assert kinds == [
        *[("choose_colours", 0)] * 2,
        *[("choose_colours", 1)] * 2,
        *[("choose_deed", 0), ("choose_end", 0), ("choose_deed", 1), ("choose_end", 1), ("choose_gift", 0)],
    ]


@pytest.mark.rule("TOY-COLOUR-1")
def test_two_different_colours_are_picked_in_their_order() -> None:
    state = play(TOY.new(3, seed=1), "1 pick jade")

    assert [TOY.action_name(action) for action in state.options_of(1)] == ["pick rose", "pick teal"]
    assert state.waiting_for == (0, 1, 2)


@pytest.mark.rule("TOY-COLOUR-2")
def test_a_colour_that_nobody_else_has_gives_a_coin() -> None:
    state = play(TOY.new(2, seed=1), "0 pick amber", "0 pick jade", "1 pick jade", "1 pick teal")

    assert coins(state) == [3, 3]


@pytest.mark.rule("TOY-DEED-1")
def test_one_deed_and_the_turn_is_ended() -> None:
    state = play(toy_position(), "rest")

    assert [TOY.action_name(action) for action in state.options_of(0)] == ["end"]
    assert play(state, "end").to_move == 1


@pytest.mark.rule("TOY-DEED-2")
def test_a_card_gives_its_value() -> None:
    state = play(toy_position(top=[TWO]), "draw")

    assert coins(state)[0] == 2 + 2
    assert state.view(None)["discard"] == [TWO]


@pytest.mark.rule("TOY-DEED-3")
def test_a_card_that_is_known_is_not_looked_at_again() -> None:
    state = play(toy_position(top=[TWO]), "peek")

    assert coins(state)[0] == 1
    assert act("peek") not in state.options_of(0)
    assert act("peek") in play(state, "draw", "end").options_of(1)


@pytest.mark.rule("TOY-DEED-4")
def test_who_rests_gets_a_water() -> None:
    assert water(play(toy_position(), "rest")) == [1, 0, 0]


@pytest.mark.rule("TOY-ROB-1")
def test_only_who_has_a_coin_is_robbed() -> None:
    state = toy_position(coins=[2, 0, 2])

    assert [act(f"rob {seat}") in state.options_of(0) for seat in range(3)] == [False, False, True]


@pytest.mark.rule("TOY-ROB-2")
def test_the_victim_pays_two_coins_or_all_or_a_water() -> None:
    assert coins(play(toy_position(), "rob 1")) == [4, 0, 2]
    assert coins(play(toy_position(coins=[2, 1, 2]), "rob 1")) == [3, 0, 2]
    guarded = play(toy_position(water=[0, 1, 0]), "rob 1", "guard")
    assert (coins(guarded), water(guarded)) == ([2, 2, 2], [0, 0, 0])


@pytest.mark.rule("TOY-BOON-1")
def test_a_four_gives_two_boons() -> None:
    state = play(toy_position(top=[FOUR]), "draw", "coin", "water")

    assert (coins(state)[0], water(state)[0]) == (2 + 4 + 1, 1)
    assert state.decision().kind == "choose_end"


@pytest.mark.rule("TOY-BOON-2")
def test_a_water_makes_two_boons_of_one() -> None:
    state = play(toy_position(top=[FOUR], water=[1, 0, 0]), "draw", "double", "coin", "coin", "coin")

    assert (coins(state)[0], water(state)[0]) == (2 + 4 + 3, 0)
    assert state.decision().kind == "choose_end"


@pytest.mark.rule("TOY-DJINN-1")
def test_the_djinn_gathers_one_to_three_coins() -> None:
    samples = [toy_position(2).sample_hidden(0, seed) for seed in range(30)]
    gathered = {play(sample, "rest", "end", "rest", "end").view(None)["djinn"] for sample in samples}

    assert gathered == {1, 2, 3}


@pytest.mark.rule("TOY-DJINN-2")
def test_the_djinn_gives_a_coin_to_whom_the_first_seat_says() -> None:
    state = play(toy_position(2), "rest", "end", "rest", "end")
    djinn = state.view(None)["djinn"]
    asked = state.decision()

    play(state, "gift 1")

    assert (asked.seat, asked.on_behalf_of) == (0, 2)
    assert (coins(state), state.view(None)["djinn"]) == ([2, 3], djinn - 1)


@pytest.mark.rule("TOY-END-1")
def test_two_waters_are_a_point() -> None:
    scores = toy_position(coins=[2, 1, 0], water=[3, 0, 0]).scores()

    assert [score.total for score in scores] == [3, 1, 0, 0]
    assert scores[0].by_source == {"coins": 2, "water": 1}


@pytest.mark.rule("TOY-END-2")
def test_water_breaks_ties() -> None:
    ranking = toy_position(coins=[2, 2, 2], water=[0, 1, 0]).ranking()

    assert [(rank.place, rank.who) for rank in ranking] == [(1, 1), (2, 0), (2, 2), (4, 3)]
