"""The command that compares what sets players apart: characters, things that they took, how they opened."""

from __future__ import annotations

import json
from typing import Any

import pytest

from caravansary.cli.balance import Job, Played, lines_of, play_job
from caravansary.cli.output import CommandError
from caravansary.core.state import State
from caravansary.games.marco_polo.pieces import CHARACTERS
from caravansary.games.merv import events
from tests.cli.command import fails, succeeds

RANDOM = ("balance", "merv", "--players", "2", "--games", "1", "--bots", "random", "--jobs", "1")


def job(seed: int, **changes: Any) -> Job:
    options = {"character_draft": True}
    at_random = frozenset({"choose_character"})
    some = Job("marco_polo", 3, ["random"] * 3, seed, None, options, ("character",), "", at_random)
    return some._replace(**changes)


def test_a_game_tells_of_every_seat_what_is_compared() -> None:
    seats = play_job(job(4))

    assert len({one.value for one in seats}) == 3
    assert {one.value for one in seats} <= set(CHARACTERS)
    assert sorted(one.place for one in seats)[0] == 1
    assert play_job(job(4)) == seats


def test_characters_are_dealt_evenly_when_they_are_chosen_at_random() -> None:
    counts = dict.fromkeys(CHARACTERS[:8], 0)
    for seed in range(20):
        for one in play_job(job(seed)):
            counts[one.value] += 1

    assert min(counts.values()) > 2  # 7.5 on average
    assert max(counts.values()) < 15


def test_only_a_word_of_the_view_can_be_compared() -> None:
    with pytest.raises(CommandError, match=r"no word 'hat' in the view; there are: "):
        play_job(job(4, by=("hat",)))


def test_lines_count_first_places_scores_and_places() -> None:
    seats = [("a", 10, 2), ("b", 30, 1), ("a", 20, 1), ("b", 10, 1)]

    first, second = lines_of([Played("hat", *seat) for seat in seats], 8)

    assert (first.value, first.seats, first.firsts, first.score, first.place) == ("b", 2, 2, 20, 1)
    assert (second.value, second.seats, second.firsts, second.score, second.place) == ("a", 2, 1, 15, 1.5)
    assert first.share == 0.25
    json.dumps(first._asdict())


# --- lists and events -----------------------------------------------------------------------------------------------
def test_each_word_of_a_list_counts_once() -> None:
    """A player who built four posts is in the lines of four places."""
    seats = play_job(job(4, by=("posts", "character")))

    posts = [one for one in seats if one.by == "posts"]
    assert len(posts) == len({(one.value, one.total, one.place) for one in posts})
    assert len([one for one in seats if one.by == "character"]) == 3


def test_what_is_told_of_a_seat_can_be_compared() -> None:
    whole = play_job(job(4, by=("dice_placed.space",)))
    opening = play_job(job(4, by=("dice_placed.space",), until="round_ended"))

    assert {one.by for one in whole} == {"dice_placed.space"}
    assert 0 < len(opening) < len(whole)
    assert {(one.value, one.place) for one in opening} <= {(one.value, one.place) for one in whole}


class Asked:
    """Takes the first option, and notes the kinds of decisions that it was asked."""

    kinds: set[str]

    def choose(self, state: State, seat: int) -> int:
        self.kinds.add(state.decision(seat).kind)
        return state.options_of(seat)[0]


@pytest.mark.parametrize(("until", "is_asked"), [("", False), ("round_ended", True)])
def test_decisions_are_random_in_the_opening_only(monkeypatch: pytest.MonkeyPatch, until: str, is_asked: bool) -> None:
    """Keshis are chosen every round: after the first one the bots choose them again."""
    Asked.kinds = set()
    monkeypatch.setattr("caravansary.bots.seated.make", lambda *_: Asked())

    kinds = frozenset({"choose_keshis"})
    play_job(Job("marrakesh", 2, ["random"] * 2, 4, None, {}, ("colour",), until, kinds))

    assert ("choose_keshis" in Asked.kinds) == is_asked


def test_several_comparisons_are_several_tables() -> None:
    shown = json.loads(succeeds(*RANDOM, "--by", "colour", "--by", "board_action.board", "--json"))

    assert set(shown["by"]) == {"colour", "board_action.board"}
    assert "board" in events.KINDS["board_action"]
    assert sum(line["seats"] for line in shown["by"]["colour"]) == 2


def test_a_word_that_no_player_has_is_one_line() -> None:
    assert "no word 'hat'" in fails(*RANDOM, "--by", "hat")
