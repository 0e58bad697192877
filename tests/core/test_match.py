"""Matches on the toy game: drafts, undo, commit, secret choices, takebacks, seats, the log."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec.structs import replace

from caravansary.core.chance import Chance
from caravansary.core.errors import IllegalAction, MatchError, OptionError
from caravansary.core.events import Event
from caravansary.core.match import Match
from caravansary.core.match_log import Played, Seat, TakeBack, read_header
from tests.core.toy import TOY, act, toy_position
from tests.toy.state import State

FOUR, ONE = 3, 0  # cards by their value
BOT = Seat("greedy", "bot", "greedy")


def match_from(state: State, *seats: Seat) -> Match:
    """A match that goes on from a position; people sit at all seats that are not given."""
    people = [Seat(name) for name in ("Anna", "Boris", "Clara")]
    return Match(TOY, state.seats, 1, seats=[*seats, *people[len(seats) : state.seats]], start=state)


def play(match: Match, *plays: str) -> None:
    """ "0 draw" plays, "0 commit" commits, "0 undo" undoes."""
    for one in plays:
        seat, _, name = one.partition(" ")
        if name in ("commit", "undo"):
            getattr(match, name)(int(seat))
        else:
            match.play(int(seat), act(name))


def everything(match: Match) -> dict[str, Any]:
    """All that can be seen of a match, to compare."""
    proposal = match.proposal
    return {
        "header": match.header().to_dict(),
        "log": [entry.to_dict() for entry in match.log],
        "state": match.state.to_dict(),
        "states": [match.state_for(seat).to_dict() for seat in range(match.players)],
        "status": [match.status(seat) for seat in range(match.players)],
        "floors": [(match.undo_floor(seat), match.can_undo(seat)) for seat in range(match.players)],
        "may": [(match.may_decide(seat), match.can_commit(seat)) for seat in range(match.players)],
        "opening": list(match.opening),
        "history": [(play.seat, play.action, play.events) for play in match.history],
        "committed": len(match.committed),
        "turns": list(match.turns),
        "seats": list(match.seats),
        "proposal": proposal and (proposal.seat, proposal.turns, sorted(proposal.agreed)),
    }


def rebuilt(match: Match) -> Match:
    """The match from its header and log, as they come back from a database."""
    header, log = json.loads(json.dumps([match.header().to_dict(), [entry.to_dict() for entry in match.log]]))
    return Match.from_log(TOY, header, log)


def code_of(call: Any, *args: Any) -> str:
    """The code with which the match or the engine refuses it."""
    with pytest.raises((MatchError, IllegalAction)) as refused:
        call(*args)
    return getattr(refused.value, "code", "")


def by_name(plays: Iterable[Played]) -> list[str]:
    """Plays as `play` takes them."""
    return [f"{one.seat} {TOY.action_name(one.action)}" for one in plays]


@pytest.fixture
def match() -> Match:
    """In the first seat's turn of round 1."""
    return match_from(toy_position())


@pytest.fixture
def secret() -> Match:
    """All are to choose colours."""
    return secret_match()


# --- drafts and commits ---------------------------------------------------------------------------------------------
def test_the_next_seat_decides_only_after_the_commit(match: Match) -> None:
    play(match, "0 rest", "0 end")
    assert match.status(0) == "uncommitted"
    assert not match.deciders

    assert code_of(match.play, 1, act("rest")) == "draft_open"

    play(match, "0 commit", "1 rest")
    assert [match.status(seat) for seat in range(3)] == ["waiting", "deciding", "waiting"]
    assert match.deciders == (1,)


def test_a_seat_that_is_not_asked_is_refused_by_the_engine(match: Match) -> None:
    for prepare in ([], ["0 rest"], ["0 end"]):
        play(match, *prepare)
        assert code_of(match.play, 2, act("rest")) == "core.seat.not_yours"


def test_a_turn_is_committed_only_when_it_is_over(match: Match) -> None:
    assert code_of(match.commit, 0) == "nothing_to_commit"
    play(match, "0 rest")
    assert not match.can_commit(0)
    assert code_of(match.commit, 0) == "turn_unfinished"
    assert code_of(match.commit, 1) == "nothing_to_commit"

    play(match, "0 end", "0 commit")

    assert code_of(match.commit, 0) == "nothing_to_commit"
    assert [turn.seats for turn in match.turns] == [(0,)]


def test_a_draft_is_in_the_history_but_not_committed(match: Match) -> None:
    play(match, "0 rest", "0 end", "0 commit", "1 rest")

    assert by_name(match.history) == ["0 rest", "0 end", "1 rest"]
    assert len(match.committed) == 2
    assert by_name(match.draft(1)) == ["1 rest"]


def test_the_history_keeps_the_events() -> None:
    match = match_from(toy_position(top=[ONE]))

    events = match.play(0, act("draw"))

    assert [event.kind for event in events] == ["card_drawn"]
    assert match.history[0].events == events


def test_events_with_everything_that_they_may_say_are_kept() -> None:
    args = {"n": 2, "things": {"gold": 1}, "cells": ["A1", "B2"], "card": None, "sure": True}
    events = [Event("found", None, "TOY-1", args, (0, 2)), Event("told", 1, "TOY-2", {})]

    assert Played.of(1, 7, events).events == events


def test_what_happens_before_the_first_decision_is_kept() -> None:
    assert [event.kind for event in Match(TOY, 2, 1).opening] == ["round_started"]
    assert match_from(toy_position()).opening == []


def test_the_last_turn_of_the_game_is_committed_too() -> None:
    match = match_from(toy_position(rounds=1))
    play(match, *(f"{seat} {name}" for seat in range(3) for name in ("rest", "end", "commit")), "0 gift 1")
    assert match.state.is_over
    assert not match.is_over
    assert match.status(0) == "uncommitted"

    match.commit(0)

    assert match.is_over
    assert match.status(1) == "over"
    assert match.deciders == ()
    assert code_of(match.play, 0, act("rest")) == "core.game.over"


def test_auto_commit_commits_when_the_run_is_over() -> None:
    match = match_from(toy_position(), Seat("Anna", auto_commit=True))

    play(match, "0 rest", "0 end", "1 rest")

    assert [entry.kind for entry in match.log] == ["play", "play", "commit", "play"]


def test_switching_auto_commit_on_commits_what_is_over(match: Match) -> None:
    play(match, "0 rest", "0 end")

    match.change_seat(0, replace(match.seats[0], auto_commit=True))

    assert match.deciders == (1,)
    match.change_seat(0, replace(match.seats[0], auto_commit=False))
    assert not match.seats[0].auto_commit
    assert rebuilt(match).seats == match.seats


def test_bots_commit_by_themselves() -> None:
    match = match_from(toy_position(), BOT, BOT)

    play(match, "0 rest", "0 end", "1 rest", "1 end", "2 rest")

    assert [turn.seats for turn in match.turns] == [(0,), (1,)]


# --- undo -----------------------------------------------------------------------------------------------------------
def test_undo_steps_back_through_the_own_draft(match: Match) -> None:
    before = match.state.to_dict()
    play(match, "0 rest")
    between = match.state.to_dict()
    play(match, "0 end")

    match.undo(0)
    assert match.state.to_dict() == between
    match.undo(0)

    assert match.state.to_dict() == before
    assert match.history == []
    assert code_of(match.undo, 0) == "nothing_to_undo"
    assert match.sequence == 4


def test_the_click_that_ends_a_turn_can_be_taken_back(match: Match) -> None:
    play(match, "0 rest", "0 end", "0 undo")

    assert match.decision(0) is not None
    assert match.status(0) == "deciding"


def test_undo_stops_where_something_new_was_known() -> None:
    match = match_from(toy_position(top=[FOUR]))
    play(match, "0 draw", "0 coin", "0 water")
    assert match.undo_floor(0) == 1

    match.undo(0)
    match.undo(0)

    assert not match.can_undo(0)
    assert code_of(match.undo, 0) == "undo_floor"
    assert match.status(0) == "deciding"


def test_what_one_seat_alone_has_seen_stops_its_undo(match: Match) -> None:
    play(match, "0 peek")

    assert not match.can_undo(0)
    assert match.undo_floor(0) == 1


def test_undo_never_crosses_a_commit_or_another_seat() -> None:
    match = match_from(toy_position(water=[0, 1, 0]))
    play(match, "0 rob 1")
    assert match.can_undo(0)
    assert code_of(match.play, 1, act("guard")) == "draft_open"

    play(match, "0 commit", "1 guard", "1 commit")

    assert match.deciders == (0,)
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    assert match.undo_floor(0) == match.undo_floor(1) == 2
    play(match, "0 end")
    assert match.can_undo(0)


def test_another_seat_cannot_undo_a_draft(match: Match) -> None:
    play(match, "0 rest")

    assert code_of(match.undo, 1) == "nothing_to_undo"


# --- secret choices -------------------------------------------------------------------------------------------------
def secret_match(*seats: Seat) -> Match:
    people = [Seat(name) for name in ("Anna", "Boris", "Clara")]
    return Match(TOY, 3, 5, seats=[*seats, *people[len(seats) :]])


def test_secret_choices_are_drafted_hidden_from_the_others(secret: Match) -> None:
    before = secret.state.to_dict()

    play(secret, "2 pick jade", "2 pick teal", "0 pick amber")

    assert secret.state.to_dict() == before
    assert secret.history == []
    assert secret.state_for(2).view(2)["players"][2]["picks"] == ["jade", "teal"]
    assert secret.state_for(0).view(0)["players"][0]["picks"] == ["amber"]
    for seat in (0, 1, None):
        state = secret.state_for(seat)
        assert isinstance(state, State)
        assert state.players[2].picks == []
    assert [secret.status(seat) for seat in range(3)] == ["choosing"] * 3


def test_a_secret_choice_can_be_changed_until_its_commit(secret: Match) -> None:
    play(secret, "1 pick jade", "1 pick teal", "1 undo", "1 undo", "1 pick amber", "1 pick rose")

    secret.commit(1)

    assert secret.status(1) == "chosen"
    assert not secret.can_undo(1)
    assert code_of(secret.undo, 1) == "committed"
    assert code_of(secret.play, 1, act("pick teal")) == "committed"
    assert code_of(secret.commit, 1) == "nothing_to_commit"
    assert secret.state_for(1).view(1)["players"][1]["picks"] == ["amber", "rose"]


def test_an_unfinished_secret_choice_is_not_committed(secret: Match) -> None:
    play(secret, "1 pick jade")

    assert code_of(secret.commit, 1) == "turn_unfinished"


def test_secret_choices_are_opened_together_in_the_order_of_the_seats(secret: Match) -> None:
    play(secret, "2 pick jade", "0 pick amber", "2 pick teal", "2 commit", "1 pick amber", "1 pick rose", "0 pick jade")
    play(secret, "0 commit")
    assert secret.history == []

    secret.commit(1)

    chosen = ["0 pick amber", "0 pick jade", "1 pick amber", "1 pick rose", "2 pick jade", "2 pick teal"]
    assert by_name(secret.history) == chosen
    assert secret.turns[0].secret
    assert [event.kind for event in secret.history[-1].events][-3:] == ["colours_opened"] * 3
    assert [turn.seats for turn in secret.turns] == [(0, 1, 2)]
    assert secret.status(0) == "deciding"
    assert not secret.can_undo(2)


def test_a_seat_that_does_not_choose_is_refused_by_the_engine(secret: Match) -> None:
    play(secret, "0 pick amber", "0 pick jade")

    assert code_of(secret.play, 0, act("pick teal")) == "core.seat.not_yours"


def test_bots_fix_their_secret_choice_at_once() -> None:
    match = secret_match(BOT, Seat("Boris", auto_commit=True))

    play(match, "0 pick amber", "0 pick jade", "1 pick amber", "1 pick jade", "2 pick rose", "2 pick teal")

    assert [match.status(seat) for seat in range(3)] == ["chosen", "chosen", "choosing"]
    match.commit(2)
    assert match.deciders == (0,)


def test_a_turn_ends_where_a_secret_choice_begins(match: Match) -> None:
    play(match, *(f"{seat} {name}" for seat in range(3) for name in ("rest", "end", "commit")))

    play(match, "0 gift 1")

    assert match.state.waiting_for == (0, 1, 2)
    assert match.status(0) == "uncommitted"
    assert code_of(match.play, 0, act("pick amber")) == "draft_open"
    assert code_of(match.play, 1, act("pick amber")) == "draft_open"
    play(match, "0 commit", "1 pick amber", "0 pick amber")


def test_the_only_one_who_chooses_in_secret_may_change_too() -> None:
    state = TOY.new(2, seed=3)
    for colour in ("amber", "jade"):
        state.play(act(f"pick {colour}"), seat=0)
    assert isinstance(state, State)
    match = match_from(state)
    play(match, "1 pick amber")
    assert match.history == []
    assert match.status(1) == "choosing"

    play(match, "1 undo", "1 pick rose", "1 pick teal")

    assert not match.can_undo(1)  # its last pick has opened the colours
    assert code_of(match.play, 0, act("rest")) == "core.seat.not_yours"
    play(match, "1 commit", "0 rest")
    assert [played.seat for played in match.history] == [1, 1, 0]


# --- taking back ----------------------------------------------------------------------------------------------------
def three_turns(*seats: Seat) -> Match:
    match = match_from(toy_position(), *seats)
    for seat in range(3):
        play(match, f"{seat} rest", f"{seat} end")
        if match.can_commit(seat):
            match.commit(seat)
    return match


def test_a_committed_turn_is_taken_back_when_all_agree(match: Match) -> None:
    play(match, "0 rest", "0 end", "0 commit")
    before = match.state.to_dict()
    play(match, "1 rest", "1 end", "1 commit", "2 rest")

    match.propose_takeback(1)
    assert match.must_agree == (0, 2)
    match.agree(2)
    match.agree(0)

    assert match.state.to_dict() == before
    assert match.proposal is None
    assert match.deciders == (1,)
    assert len(match.history) == 2
    assert [entry.kind for entry in match.log[-4:]] == ["propose", "agree", "agree", "takeback"]


def test_bots_agree_at_once() -> None:
    match = three_turns(Seat("Anna"), BOT, BOT)

    match.propose_takeback(0, match.turns_back_to(0))

    assert match.history == []
    assert match.deciders == (0,)


def test_absent_people_do_not_agree() -> None:
    match = three_turns(Seat("Anna"), BOT, Seat("Clara"))
    match.absent.add(2)

    match.propose_takeback(0)

    assert match.must_agree == (2,)
    assert code_of(match.agree, 2) == "absent"
    match.absent.clear()
    match.agree(2)
    assert len(match.turns) == 2


def test_a_bot_in_the_place_of_a_person_does_not_agree() -> None:
    match = three_turns(Seat("Anna"), BOT, Seat("Clara"))
    match.propose_takeback(0)

    match.change_seat(2, BOT)

    assert match.must_agree == (2,)
    assert code_of(match.agree, 2) == "already_agreed"
    assert len(match.turns) == 3
    match.change_seat(2, Seat("Clara"))
    match.agree(2)
    assert len(match.turns) == 2


def test_a_person_at_a_bots_seat_is_asked_and_the_bot_that_comes_back_agrees() -> None:
    match = three_turns(Seat("Anna"), BOT, BOT)
    match.change_seat(2, Seat("Clara"))
    match.propose_takeback(0)
    assert match.must_agree == (2,)

    match.change_seat(2, BOT)

    assert len(match.turns) == 2


def test_an_older_log_in_which_a_stand_in_agreed_is_read() -> None:
    match = three_turns(Seat("Anna"), BOT, Seat("Clara"))
    match.propose_takeback(0)
    match.change_seat(2, BOT)

    match.take(TakeBack(0, 1))

    assert len(match.turns) == 2
    again = Match.from_log(TOY, match.header().to_dict(), [entry.to_dict() for entry in match.log])
    assert again.state.to_dict() == match.state.to_dict()


@pytest.mark.parametrize(("others", "is_taken_back"), [(BOT, True), (Seat("Clara"), False)])
def test_a_finished_game_of_several_people_stays_finished(others: Seat, is_taken_back: bool) -> None:
    match = Match(TOY, 2, seed=1, seats=[Seat("Anna", auto_commit=True), others])
    while not match.is_over:
        seat = match.deciders[0]
        match.play(seat, match.state_for(seat).options_of(seat)[0])
        if match.can_commit(seat):
            match.commit(seat)

    if is_taken_back:
        match.propose_takeback(0)
    else:
        assert code_of(match.propose_takeback, 0) == "game_over"

    assert match.is_over != is_taken_back


def test_an_agreement_leaves_with_the_one_who_gave_it() -> None:
    match = three_turns()
    match.propose_takeback(0)
    match.agree(1)
    match.change_seat(1, BOT)

    match.change_seat(1, Seat("Dora"))

    assert match.must_agree == (1, 2)


def test_one_who_declines_ends_the_proposal() -> None:
    match = three_turns()
    match.propose_takeback(0)

    match.decline(1)

    assert match.proposal is None
    assert len(match.turns) == 3
    assert code_of(match.agree, 2) == "no_proposal"
    assert code_of(match.decline, 2) == "no_proposal"


@pytest.mark.parametrize("goes_on", ["0 gift 1", "0 undo", "0 commit"])
def test_a_proposal_lapses_when_the_game_goes_on(goes_on: str) -> None:
    match = three_turns()
    if goes_on != "0 gift 1":
        play(match, "0 gift 1")
    match.propose_takeback(1)

    play(match, goes_on)

    assert match.proposal is None
    assert code_of(match.agree, 2) == "no_proposal"


def test_proposals_that_make_no_sense_are_refused() -> None:
    match = three_turns()

    assert code_of(match.propose_takeback, 0, 4) == "nothing_to_take_back"
    assert [code_of(match.propose_takeback, 0, turns) for turns in (0, -1, True, 1.0, "1", None)] == ["bad_turns"] * 6
    match.propose_takeback(0)
    assert code_of(match.propose_takeback, 1) == "proposal_open"
    assert code_of(match.agree, 0) == "already_agreed"
    assert code_of(three_turns().turns_back_to, 9) == "no_such_seat"


def test_a_secret_choice_is_taken_back_as_a_whole() -> None:
    match = secret_match(BOT, BOT, BOT)
    before = match.state.to_dict()
    play(match, *(f"{seat} pick {colour}" for seat in (2, 0, 1) for colour in ("jade", "rose")))
    assert match.turns_back_to(1) == 1

    match.propose_takeback(0)

    assert match.state.to_dict() == before
    assert match.deciders == (0, 1, 2)


def test_a_takeback_drops_open_secret_choices() -> None:
    match = three_turns(BOT, BOT, BOT)
    play(match, "0 gift 1", "1 pick jade")

    match.propose_takeback(2)

    assert match.draft(1) == []
    assert match.deciders == (0,)
    assert match.turns_back_to(2) == 1


def test_chance_comes_out_the_same_after_a_takeback() -> None:
    match = match_from(toy_position(top=[5, 9]), BOT, BOT, BOT)
    play(match, "0 draw", "0 end")
    after = match.state.to_dict()

    match.propose_takeback(0)
    play(match, "0 draw", "0 end")

    assert match.state.to_dict() == after


# --- alone at the table ---------------------------------------------------------------------------------------------
def test_alone_a_turn_is_committed_wherever_something_new_is_known() -> None:
    match = Match(TOY, 1, 3, seats=[Seat("Anna")])
    play(match, "0 pick amber", "0 undo", "0 pick jade", "0 pick teal")
    assert len(match.committed) == 2

    play(match, "0 rest", "0 undo", "0 draw")

    assert len(match.committed) == 3
    assert not match.can_undo(0)
    match.propose_takeback(0)
    assert len(match.history) == 2


def test_alone_the_whole_game_is_played_without_a_commit() -> None:
    match = Match(TOY, 1, 4, options={"rounds": 3})

    while not match.state.is_over:
        ask = match.decision(0)
        assert ask is not None
        match.play(0, ask.actions[-1])

    assert match.is_over or match.can_commit(0)
    assert everything(rebuilt(match)) == everything(match)


# --- seats ----------------------------------------------------------------------------------------------------------
def test_a_bot_takes_over_a_draft_and_gives_it_back(match: Match) -> None:
    play(match, "0 rest")

    match.change_seat(0, BOT)
    play(match, "0 end")
    match.change_seat(0, Seat("Anna"))

    assert match.deciders == (1,)
    assert [entry.kind for entry in match.log] == ["play", "seat", "play", "commit", "seat"]


def test_a_bot_that_sits_down_commits_a_turn_that_is_over(match: Match) -> None:
    play(match, "0 rest", "0 end")

    match.change_seat(0, BOT)

    assert match.deciders == (1,)


@pytest.mark.parametrize("args", [("Anna", "bot"), ("Anna", "person", "greedy")])
def test_only_a_bot_has_the_name_of_its_bot(args: tuple[Any, ...]) -> None:
    assert code_of(Seat, *args) == "bad_seat"


@pytest.mark.parametrize(
    ("seat", "problem"),
    [
        ({"name": 3}, "Expected `str`, got `int` - at `$.seats[1].name`"),
        ({"name": "Anna", "kind": "cat"}, "Invalid enum value 'cat' - at `$.seats[1].kind`"),
        ({"name": "x", "kind": ["bot"]}, "got `array` - at `$.seats[1].kind`"),
        ({"name": "x", "kind": "bot", "bot": 3}, "Expected `str | null`, got `int` - at `$.seats[1].bot`"),
        ({"name": "x", "auto_commit": "yes"}, "Expected `bool`, got `str` - at `$.seats[1].auto_commit`"),
    ],
)
def test_an_impossible_seat_is_refused_and_named(seat: dict[str, Any], problem: str) -> None:
    header = match_from(toy_position()).header().to_dict()
    header["seats"][1] = seat

    with pytest.raises(MatchError) as refused:
        read_header(header)

    assert refused.value.code == "bad_header"
    assert problem in str(refused.value)


def test_a_match_needs_a_seat_for_every_player() -> None:
    assert code_of(lambda: Match(TOY, 3, 1, seats=[Seat("Anna")])) == "bad_seats"
    assert code_of(lambda: Match(TOY, 1, 1, seats=["Anna"])) == "bad_seats"  # type: ignore[list-item]


# --- errors change nothing ------------------------------------------------------------------------------------------
BAD_CALLS: list[tuple[str, tuple[Any, ...]]] = [
    *((name, (seat,)) for name in ("undo", "commit", "agree", "decline") for seat in (0, 1, 7, -1, True, "0", None)),
    *(("play", (seat, act("rest"))) for seat in (1, 2, 7, -1, 0.0, "0", None)),
    *(("play", (0, action)) for action in (act("pay"), -1, 99, 2**70, True, "rest", None, 9.0)),
    *(("propose_takeback", (seat, turns)) for seat, turns in ((9, 1), (0, 0), (0, 99), (0, "1"))),
    *(("change_seat", args) for args in ((9, BOT), (0, None), (0, "Anna"))),
]


@pytest.mark.parametrize(("name", "args"), BAD_CALLS)
def test_an_error_changes_nothing(name: str, args: tuple[Any, ...]) -> None:
    match = match_from(toy_position(top=[ONE]))
    play(match, "0 draw")
    before = everything(match)

    with pytest.raises((MatchError, IllegalAction)):
        getattr(match, name)(*args)

    assert everything(match) == before


def test_a_broken_engine_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(state: State, action: int, seat: int) -> None:
        state.players[seat].coins += 100
        raise RuntimeError

    match = match_from(toy_position())
    before = everything(match)
    monkeypatch.setattr(State, "_apply", break_down)

    with pytest.raises(RuntimeError):
        match.play(0, act("rest"))

    assert everything(match) == before


# --- the log --------------------------------------------------------------------------------------------------------
def test_header_and_log_rebuild_the_match() -> None:
    edition = TOY.editions.with_overrides("rich", {"draw": {"bonus": 5}})
    match = Match(TOY, 2, 9, edition, {"colours": ["green", "red"]}, [Seat("Ann\n|#"), BOT], True)
    play(match, "1 pick amber", "1 pick jade", "0 pick amber", "0 pick teal", "0 commit", "0 draw")

    again = Match.from_log(TOY, match.header(), match.log, edition)

    assert everything(again) == everything(match)
    assert again.open_seed
    assert again.sequence == len(match.log)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "other_game"),
        ({"rules": 1}, "other_rules"),
        ({"edition": "rich 12345678"}, "other_edition"),
        ({"seed": None}, "bad_header"),
        ({"seed": -1}, "bad_header"),
        ({"players": 9}, "bad_header"),
        ({"players": "2"}, "bad_header"),
        ({"options": []}, "bad_header"),
        ({"options": {"players": 3}}, "bad_header"),
        ({"options": {"rounds": 99}}, "bad_header"),
        ({"open_seed": "no"}, "bad_header"),
        ({"seats": None}, "bad_header"),
        ({"seats": [{"name": "x"}]}, "bad_seats"),
        ({"seats": [{"nome": "x"}, {}, {}]}, "bad_header"),
        ({"edition": 3}, "bad_header"),
    ],
)
def test_a_foreign_or_damaged_header_is_refused(changes: dict[str, Any], code: str) -> None:
    header = secret_match().header().to_dict() | changes

    assert code_of(Match.from_log, TOY, header, []) == code


def test_a_header_without_a_key_is_refused() -> None:
    header = secret_match().header().to_dict()
    del header["seed"]

    with pytest.raises(MatchError, match="header of the match cannot be read: Object missing required field `seed`"):
        Match.from_log(TOY, header, [])


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        {},
        {"kind": "jump", "seat": 0},
        {"kind": ["play"], "seat": 0},
        {"kind": "play", "seat": 0},
        {"kind": "play", "seat": 0, "action": "0"},
        {"kind": "play", "seat": 9, "action": 0},
        {"kind": "play", "seat": 0, "action": 99},
        {"kind": "play", "seat": True, "action": 0},
        {"kind": "undo", "seat": 0, "action": 3},
        {"kind": "undo", "seat": 1},
        {"kind": "commit", "seat": 1},
        {"kind": "takeback", "seat": 0, "turns": 1},
        {"kind": "propose", "seat": 0, "turns": -1},
        {"kind": "seat", "seat": 0, "sits": 5},
        {"kind": "seat", "seat": 0, "sits": {"name": 5}},
    ],
)
def test_a_damaged_log_is_refused_with_the_number_of_the_entry(entry: Any) -> None:
    header = secret_match().header()

    with pytest.raises(MatchError, match=r"^entry 1: ") as refused:
        Match.from_log(TOY, header, [{"kind": "play", "seat": 0, "action": 0}, entry])

    assert refused.value.code == "bad_log"


def test_a_takeback_that_was_not_agreed_is_refused() -> None:
    match = three_turns()
    match.propose_takeback(0)

    with pytest.raises(MatchError, match="not all seats have agreed"):
        Match.from_log(TOY, match.header(), [*match.log, TakeBack(0, 1)])


def test_an_impossible_game_is_refused() -> None:
    impossible: list[tuple[Any, ...]] = [(9, 1), (2, -1), *((2, 1, None, {name: 1}) for name in ("speed", "seed", 3))]
    for args in impossible:
        with pytest.raises(OptionError):
            Match(TOY, *args)


# --- everything at once ---------------------------------------------------------------------------------------------
SEATS = st.integers(0, 2)


class MatchMachine(RuleBasedStateMachine):
    """Random plays, undos, commits, takebacks and changes of seats; the log always rebuilds the match."""

    def __init__(self) -> None:
        super().__init__()
        self.match = Match(TOY, 3, 11, seats=[Seat("Anna"), Seat("Boris"), BOT])

    def attempt(self, name: str, *args: Any) -> None:
        before = everything(self.match)
        try:
            getattr(self.match, name)(*args)
        except (MatchError, IllegalAction):
            assert everything(self.match) == before

    @precondition(lambda self: self.match.deciders)
    @rule(number=st.integers(0, 1 << 30))
    def play(self, number: int) -> None:
        chooser = Chance.seeded(number)
        seat = self.match.deciders[chooser.below(len(self.match.deciders))]
        ask = self.match.decision(seat)
        assert ask is not None
        self.match.play(seat, ask.actions[chooser.below(len(ask.actions))])

    @rule(seat=SEATS, action=st.integers(-1, TOY.num_actions))
    def play_anything(self, seat: int, action: int) -> None:
        self.attempt("play", seat, action)

    @rule(seat=SEATS)
    def undo(self, seat: int) -> None:
        allowed = self.match.can_undo(seat)
        plays = len(self.match.history) + len(self.match.draft(seat))
        self.attempt("undo", seat)
        assert allowed == (len(self.match.history) + len(self.match.draft(seat)) < plays)

    @rule()
    def commit_all(self) -> None:
        for seat in range(3):
            if self.match.can_commit(seat):
                self.match.commit(seat)

    @rule(seat=SEATS)
    def commit(self, seat: int) -> None:
        self.attempt("commit", seat)

    @rule(seat=SEATS, turns=st.integers(1, 3), answers=st.lists(st.tuples(SEATS, st.booleans()), max_size=3))
    def take_back(self, seat: int, turns: int, answers: list[tuple[int, bool]]) -> None:
        self.attempt("propose_takeback", seat, turns)
        for other, yes in answers:
            self.attempt("agree" if yes else "decline", other)

    @rule(seat=SEATS, sits=st.sampled_from([BOT, Seat("Dora"), Seat("Emil", auto_commit=True)]))
    def change_seat(self, seat: int, sits: Seat) -> None:
        self.match.change_seat(seat, sits)

    @invariant()
    def the_log_rebuilds_the_match(self) -> None:
        assert everything(rebuilt(self.match)) == everything(self.match)

    @invariant()
    def the_history_leads_to_the_state(self) -> None:
        state = TOY.new(3, 11)
        for seat, action, _ in self.match.history:
            state.play(action, seat)
        assert state.to_dict() == self.match.state.to_dict()

    @invariant()
    def somebody_can_go_on(self) -> None:
        match = self.match
        assert match.is_over or match.deciders or any(match.can_commit(seat) for seat in range(3))


MatchMachine.TestCase.settings = settings(max_examples=40, stateful_step_count=40)
TestMatchMachine = MatchMachine.TestCase
