"""Long chains of bonuses can be taken back click by click and as a whole: a keshi that gives steps that give a keshi.

A turn is followed in a match. When it is over, everything since the last thing that became known is taken back, each
position compared with what it was, and played again to the same end.
"""

from __future__ import annotations

from typing import cast

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.errors import MatchError
from caravansary.core.match import Match
from caravansary.core.match_log import Seat
from caravansary.games.marrakesh.components import Components
from caravansary.games.marrakesh.pieces import EXPANSIONS, PLAYER_COLOURS
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.generous import GENEROUS, eager_option
from tests.games.marrakesh.position import mksh_position
from tests.games.playing import saved_text

GAME = caravansary.game("marrakesh")
EVERYTHING = dict.fromkeys(EXPANSIONS, True)


def new_match(players: int, seed: int, edition: Components | None = None) -> Match:
    seats = [Seat(colour, auto_commit=False) for colour in PLAYER_COLOURS[:players]]
    return Match(GAME, players, seed, edition, dict(EVERYTHING), seats)


class Turn:
    """What a seat plays until its turn is over, with the position before every click and how much was waiting."""

    def __init__(self, match: Match, seat: int, chance: Chance) -> None:
        self.match = match
        self.seat = seat
        self.before: list[str] = []
        self.played: list[int] = []
        self.waiting: list[int] = []
        while match.may_decide(seat):
            state = cast(State, match.state_for(seat))
            self.before.append(saved_text(state))
            self.waiting.append(len(state.stack))
            self.played.append(eager_option(state, seat, chance))
            match.play(seat, self.played[-1])
        self.end = saved_text(match.state_for(seat))
        self.floor = len(match.draft(seat)) if not match.can_undo(seat) else match.undo_floor(seat) - self.start

    @property
    def start(self) -> int:
        return len(self.match.committed)

    def check_undo(self) -> int:
        """Back to the floor and forth again; how many clicks that were."""
        match, seat = self.match, self.seat
        back = 0
        while match.can_undo(seat):
            match.undo(seat)
            back += 1
            assert saved_text(match.state_for(seat)) == self.before[-back]
        assert back == len(self.played) - self.floor
        assert len(match.draft(seat)) == self.floor
        with pytest.raises(MatchError) as refused:
            match.undo(seat)
        assert refused.value.code == ("undo_floor" if self.floor else "nothing_to_undo")
        for action in self.played[self.floor :]:
            match.play(seat, action)
        assert saved_text(match.state_for(seat)) == self.end
        return back


def check_game(match: Match, chance: Chance) -> tuple[int, int]:
    """Every turn is taken back and played again; the longest way back, and the most that was waiting on it."""
    longest = deepest = 0
    while not match.is_over:
        seat = match.deciders[0]
        turn = Turn(match, seat, chance)
        back = turn.check_undo()
        longest = max(longest, back)
        deepest = max([deepest, *turn.waiting[len(turn.waiting) - back :]])
        match.commit(seat)
    return longest, deepest


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_longest_chains_can_be_taken_back_click_by_click_and_played_again(players: int) -> None:
    longest, deepest = check_game(new_match(players, 20 + players, GENEROUS), Chance.seeded(players))

    assert longest >= 8
    assert deepest >= 6


def test_chains_of_the_game_as_it_is_can_be_taken_back_too() -> None:
    longest, deepest = check_game(new_match(2, 31), Chance.seeded(8))

    assert longest >= 6
    assert deepest >= 5


@pytest.mark.long
@pytest.mark.parametrize("seed", range(30))
def test_many_chains_can_be_taken_back(seed: int) -> None:
    check_game(new_match(2 + seed % 3, 400 + seed, GENEROUS if seed % 2 else None), Chance.seeded(seed))


def test_a_committed_chain_is_taken_back_as_a_whole_if_all_agree() -> None:
    match = new_match(2, 77, GENEROUS)
    chance = Chance.seeded(5)
    checked = 0
    while not match.is_over and checked < 4:
        seat, other = match.deciders[0], 1 - match.deciders[0]
        if len(match.deciders) > 1:
            for choosing in match.deciders:
                Turn(match, choosing, chance)
                match.commit(choosing)
            continue
        before, number = saved_text(match.state), len(match.committed)
        turn = Turn(match, seat, chance)
        match.commit(seat)
        after = saved_text(match.state)
        if len(turn.played) < 10:
            continue
        checked += 1
        match.propose_takeback(seat, 1)
        match.agree(other)
        assert saved_text(match.state) == before
        assert len(match.committed) == number
        for action in turn.played:
            match.play(seat, action)
        match.commit(seat)
        assert saved_text(match.state) == after
    assert checked == 4


def test_a_chain_of_three_pink_keshis_over_two_boundaries_is_one_way_back() -> None:
    """Each boundary gives the next keshi, each keshi the next step: nothing new is seen on the way."""
    table = mksh_position(
        "green blue",
        turn="green",
        expansions="stair_tiles",
        covers={"cl2": "st09a", "cr2": "st10a"},
        green={"workers": "square river", "palace": 3, "mosque": 3, "water": 1},
    )
    match = Match(GAME, 2, 1, start=table.state)
    positions = [saved_text(match.state)]
    clicks = ["worker square", "new keshi", "cell 2", "bonus cl2", "cell 6", "bonus cr2", "cell 1", "add water"]
    for click in clicks:
        match.play(0, GAME.parse_action(click))
        positions.append(saved_text(match.state))
    placed = [event.args["cell"] for played in match.draft(0) for event in played.events if event.kind == "pink_placed"]
    held = cast(State, match.state).players[0]
    reached = [held.steps, held.space, held.resources]

    assert placed == [2, 6, 1]
    assert reached == [[4, 4], 2, [0, 0, 2]]
    for position in reversed(positions[:-1]):
        match.undo(0)
        assert saved_text(match.state) == position
    assert not match.can_undo(0)
