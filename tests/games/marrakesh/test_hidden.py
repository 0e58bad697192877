"""What a seat may not know: stacks, oases, tiles to come, keshis chosen by others; and that nothing depends on it."""

from __future__ import annotations

import itertools
import json
from typing import Any, cast

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.errors import MatchError
from caravansary.core.events import Event, visible
from caravansary.core.frames import kind_of
from caravansary.core.match import Match
from caravansary.core.match_log import Seat
from caravansary.core.record import Record
from caravansary.games.marrakesh import frames, rounds
from caravansary.games.marrakesh.actions import PICK, PROVISION
from caravansary.games.marrakesh.pieces import EXCHANGES, LUXURIES, OASES, OASIS_CELLS, PLAYER_COLOURS, PROVISIONS
from caravansary.games.marrakesh.provisions import hidden_tiles
from caravansary.games.marrakesh.sahara import is_revealed
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.generous import GENEROUS, play_eagerly
from tests.games.marrakesh.watching import check
from tests.games.playing import check_same_events, play_out, play_randomly, play_to, saved_text, shown

GAME = caravansary.game("marrakesh")
PLAYERS = (2, 3, 4)
EVERYTHING: dict[str, Any] = {
    "floor": "b2",
    "first_river_tiles": False,
    "stair_tiles": True,
    "companions": True,
    "exchange_tiles": True,
    "citizens": True,
    "towns": True,
}
VARIANTS: tuple[dict[str, Any], ...] = ({}, EVERYTHING)


def new_game(players: int, seed: int, variant: int = 0) -> State:
    return cast(State, GAME.new(players=players, seed=seed, **VARIANTS[variant]))


def is_choosing(s: State) -> bool:
    return bool(s.stack) and kind_of(s.stack[-1]) == frames.CHOOSE_KESHIS


def to_choice(s: State, chance: Chance) -> State:
    """Play on to the next secret choice."""
    while not is_choosing(s):
        play_randomly(s, chance)
    return s


# --- samples --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_what_is_hidden_changes_nothing_that_a_seat_can_see(players: int, variant: int) -> None:
    """View, question with its refusals, previews, sets, value, vector, and what is told."""
    s = cast(State, GAME.new(players=players, seed=4002, edition=GENEROUS, **VARIANTS[variant]))
    chance = Chance.seeded(variant)
    seen: set[int] = set()
    while not s.is_over:
        kind = kind_of(s.stack[-1])
        if kind not in seen or chance.below(60) == 0:
            for seat in (*range(players), None):
                sample = s.sample_hidden(seat, chance.below(1000))
                assert shown(s, seat) == shown(sample, seat)
                if seat is not None and seat in s.waiting_for:
                    check_same_events(s, sample, chance, seat)
        seen.add(kind)
        play_eagerly(s, chance)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_sample_is_a_position_of_its_own_that_can_be_played(players: int) -> None:
    s = new_game(players, 4502, players % 2)
    chance = Chance.seeded(players)
    number = 0
    while not s.is_over:
        if number % 12 == 0:
            for seat in (*range(players), None):
                sample = s.sample_hidden(seat, number)
                check(sample)
                assert sample.chance.to_list() == s.sample_hidden(seat, number).chance.to_list()
                assert sample.chance.to_list() != s.chance.to_list()
        if number % 120 == 0:
            play_out(sample, Chance.seeded(number))
            check(sample)
        number += 1
        play_randomly(s, chance)


def test_samples_are_saved_positions_too() -> None:
    """A guess at what is hidden is never an impossible position."""
    for variant in range(len(VARIANTS)):
        s = cast(State, GAME.new(players=3, seed=4800, edition=GENEROUS, **VARIANTS[variant]))
        chance = Chance.seeded(variant)
        seen: set[int] = set()
        while not s.is_over:
            kind = kind_of(s.stack[-1])
            if kind not in seen or chance.below(20) == 0:
                sample = s.sample_hidden(s.waiting_for[0], chance.below(100))
                assert GAME.from_dict(sample.to_dict()).to_dict() == sample.to_dict()
            seen.add(kind)
            play_eagerly(s, chance)


def test_sampling_leaves_the_position_as_it_was() -> None:
    s = new_game(3, 9, 1)
    chance = Chance.seeded(2)
    while not s.is_over:
        if chance.below(30) == 0:
            before = saved_text(s)
            play_to(s.sample_hidden(1, 5), Chance.seeded(6), 5)
            assert saved_text(s) == before
        play_randomly(s, chance)


def test_samples_differ_where_something_is_unknown() -> None:
    s = new_game(4, 3, 1)
    samples = [s.sample_hidden(0, seed) for seed in range(20)]

    for hidden in ("stacks", "market"):
        assert len({repr(getattr(sample, hidden)) for sample in samples}) == 20
    assert len({tuple(sample.exchanges[1:]) for sample in samples}) > 10
    for seat in range(4):
        assert len({tuple(sample.players[seat].oases) for sample in samples}) == 20
    assert len({tuple(sample.players[1].provisions) for sample in samples}) > 10
    own = {tuple(sample.players[0].provisions) for sample in samples}
    assert own == {tuple(s.players[0].provisions)}


def test_a_sample_offers_another_seat_none_of_its_real_hidden_tiles() -> None:
    """Who is asked for a provision tile chooses among the guessed ones."""
    s = new_game(3, 9)
    while kind_of(s.stack[-1]) != frames.CHOOSE_PROVISION:
        play_randomly(s, Chance.seeded(1))
    asked = s.waiting_for[0]
    offered: set[tuple[int, ...]] = set()
    for seed in range(12):
        sample = s.sample_hidden((asked + 1) % 3, seed)
        offered.add(tuple(sample.options))
        assert sample.options == sample.decision(asked).actions
        assert [option - PROVISION for option in sample.options] == hidden_tiles(sample, asked)
        for option in sample.options:
            sample.copy().play(option, asked)
        assert s.sample_hidden(asked, seed).options == s.options

    assert len(offered) > 6


def test_a_sample_guesses_what_others_have_chosen_from_what_they_have() -> None:
    s = to_choice(new_game(3, 5), Chance.seeded(1))
    while s.round < 2:
        play_randomly(s, Chance.seeded(s.reveals))
    assert is_choosing(s)
    before = [player.screen for player in s.players]
    s.play(s.options_of(1)[0], 1)
    for _ in range(3):
        s.play(s.options_of(2)[-1], 2)

    samples = [s.sample_hidden(0, seed) for seed in range(40)]

    for sample in samples:
        assert [len(player.chosen) for player in sample.players] == [0, 1, 3]
        assert [player.screen for player in sample.players] == before
        assert sample.waiting_for == (0, 1)
        assert all(sample.players[2].screen >> colour & 1 for colour in sample.players[2].chosen)
        assert sample.options_of(1)
    assert len({tuple(sample.players[2].chosen) for sample in samples}) > 5
    assert len({tuple(sample.players[1].chosen) for sample in samples}) > 1
    assert {tuple(s.sample_hidden(2, seed).players[2].chosen) for seed in range(9)} == {tuple(s.players[2].chosen)}


def test_a_sample_keeps_the_scrolls_that_all_have_seen_under_a_stack() -> None:
    refreshed = 0
    for seed in range(6):
        s = cast(State, GAME.new(players=3, seed=seed, edition=GENEROUS))
        chance = Chance.seeded(seed)
        while not s.is_over:
            if any(s.known) and chance.below(20) == 0:
                refreshed += 1
                sample = s.sample_hidden(0, seed)
                for stack, known in enumerate(s.known):
                    assert sample.stacks[stack][:known] == s.stacks[stack][:known]
                    assert len(sample.stacks[stack]) == len(s.stacks[stack])
            play_eagerly(s, chance)
    assert refreshed > 3


# --- views ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
def test_no_secret_is_in_a_view(players: int) -> None:
    """Tiles in stacks, exchange tiles to come, face-down oases, hidden provisions, keshis that others have chosen."""
    for variant in range(len(VARIANTS)):
        s = new_game(players, 5000 + variant, variant)
        chance = Chance.seeded(variant)
        while not s.is_over:
            for seat in (*range(players), None) if is_choosing(s) or chance.below(6) == 0 else ():
                check_no_secret(s, seat)
            play_randomly(s, chance)


def check_no_secret(s: State, seat: int | None) -> None:
    view = s.view(seat)
    text = json.dumps(view)
    assert "chance" not in text
    assert "seed" not in text
    assert not any(f'"{LUXURIES[item]}"' in text for pile in s.market for item in pile)
    assert not any(f'"{EXCHANGES[tile]}"' in text for tile in s.exchanges[s.season + 1 :])
    for other, player in enumerate(s.players):
        seen = view["players"][other]
        for cell, name in enumerate(OASIS_CELLS):
            is_face_up = player.oases[cell] >= 0 and is_revealed(s, other, cell)
            assert seen["oases"][name]["oasis"] == (OASES[player.oases[cell]] if is_face_up else None)
            assert (seen["oases"][name]["state"] == "hidden") != is_revealed(s, other, cell)
        if other != seat:
            assert not any(f'"{PROVISIONS[tile]}"' in text for tile in hidden_tiles(s, other))
            assert seen["provisions_hidden"] is None
            assert (seen["chosen"] is None) == (s.phase == rounds.CHOOSING)
    for stack, pile in zip(view["stacks"].values(), s.stacks, strict=True):
        assert stack["count"] == len(pile)
        assert len(stack["known"]) <= len(pile)


@pytest.mark.parametrize("kind", ["oasis_revealed", "luxuries_turned_up", "scrolls_turned_up", "season_started"])
def test_what_is_turned_up_is_told_after_the_last_point_of_undo(kind: str) -> None:
    """A choice that turns something up cannot be taken back: it counts as new information."""
    found = 0
    for seed in range(3):
        s = cast(State, GAME.new(players=2, seed=seed, edition=GENEROUS))
        chance = Chance.seeded(seed)
        while not s.is_over:
            before, known = s.reveals, list(s.known)
            events: list[Event] = []
            play_eagerly(s, chance, events)
            if any(event.kind == kind and event.args.get("season") != 1 for event in events):
                found += 1
                assert s.reveals > before or (kind == "scrolls_turned_up" and any(known))
    assert found


# --- the secret choice of keshis ------------------------------------------------------------------------------------
def test_a_pick_is_told_to_its_seat_only() -> None:
    s = to_choice(new_game(3, 1), Chance.seeded(1))
    events: list[Event] = []
    for seat in (2, 0, 1):
        for _ in range(3):
            s.play(s.options_of(seat)[0], seat, events)

    picked = [event for event in events if event.kind == "keshi_picked"]
    assert len(picked) == 9
    for event in picked:
        assert event.audience == (event.who,)
    for viewer in (*range(3), None):
        seen = visible(events, viewer)
        assert [event.who for event in seen if event.kind == "keshi_picked"] == [viewer] * (0 if viewer is None else 3)
        assert [event.who for event in seen if event.kind == "keshis_chosen"] == [2, 0, 1]


def test_others_see_only_that_somebody_has_chosen() -> None:
    """Whatever is picked; and nothing at all before the third pick."""
    start = to_choice(new_game(4, 5, 1), Chance.seeded(3))
    ends: dict[int, set[str]] = {seat: set() for seat in (0, 1, 2)}
    before = {seat: shown(start, seat) for seat in ends}
    for keshis in ((0, 1, 2), (3, 8, 11), (9, 10, 11), (0, 5, 8)):
        s = start.copy()
        for number, colour in enumerate(keshis):
            assert {seat: shown(s, seat) for seat in ends} == before, number
            s.play(PICK + colour, 3)
        for seat, found in ends.items():
            found.add(shown(s, seat))
            assert s.view(seat)["players"][3]["has_chosen"]
            assert s.view(seat)["players"][3]["chosen"] is None

    assert [len(found) for found in ends.values()] == [1, 1, 1]


def test_the_order_in_which_seats_choose_does_not_matter() -> None:
    start = to_choice(new_game(3, 2, 1), Chance.seeded(1))
    keshis = {0: (0, 4, 8), 1: (1, 8, 9), 2: (7, 10, 11)}
    ends: set[str] = set()
    for order in itertools.permutations(range(3)):
        s = start.copy()
        for number in range(3):  # everybody's first pick, then the second, then the third
            for seat in order if number % 2 else order[::-1]:
                s.play(PICK + keshis[seat][number], seat)
        saved = s.to_dict()
        saved.pop("last")  # who chose last is remembered, and matters only for whether a forced choice is asked
        saved.pop("seal")
        ends.add(json.dumps(saved))

    assert len(ends) == 1


# --- matches --------------------------------------------------------------------------------------------------------
KESHIS = {0: (0, 4, 8), 1: (1, 8, 9), 2: (7, 10, 11)}


def match_at_choice(auto_commit: bool = True, seed: int = 11) -> Match:
    """A match of three whose players choose their first keshis."""
    seats = [Seat(colour, auto_commit=auto_commit) for colour in PLAYER_COLOURS[:3]]
    match = Match(GAME, 3, seed, seats=seats)
    chance = Chance.seeded(4)
    while not is_choosing(cast(State, match.state)):
        seat = match.deciders[0]
        options = match.state_for(seat).options_of(seat)
        match.play(seat, options[chance.below(len(options))])
        if match.can_commit(seat):
            match.commit(seat)
    return match


def test_choices_may_arrive_in_any_order_in_a_match() -> None:
    ends: set[str] = set()
    histories: set[str] = set()
    for order in itertools.permutations(range(3)):
        match = match_at_choice()
        for seat in order:
            for colour in KESHIS[seat]:
                match.play(seat, PICK + colour)
        ends.add(saved_text(match.state))
        histories.add(repr([(seat, action) for seat, action, _ in match.history]))

    assert len(ends) == len(histories) == 1


def test_choices_may_arrive_mixed_in_a_match() -> None:
    match, mixed = match_at_choice(), match_at_choice()
    for seat, colours in KESHIS.items():
        for colour in colours:
            match.play(seat, PICK + colour)
    for number in range(3):
        for seat in (1, 2, 0):
            assert not cast(State, mixed.state).players[seat].chosen
            mixed.play(seat, PICK + KESHIS[seat][number])

    assert saved_text(match.state) == saved_text(mixed.state)
    assert Record.from_match(match).plays == Record.from_match(mixed).plays


def test_a_seat_never_sees_the_draft_of_another() -> None:
    match = match_at_choice(auto_commit=False)
    before = {seat: shown(match.state_for(seat), seat) for seat in (0, 1)}
    nobody = json.dumps(match.state.view(None))

    for colour in KESHIS[2]:
        match.play(2, PICK + colour)
        assert {seat: shown(match.state_for(seat), seat) for seat in (0, 1)} == before
        assert json.dumps(match.state.view(None)) == nobody
    assert match.state_for(2).view(2)["players"][2]["chosen"] == ["brown", "orange", "yellow"]
    match.commit(2)

    assert [match.status(seat) for seat in range(3)] == ["choosing", "choosing", "chosen"]
    assert {seat: shown(match.state_for(seat), seat) for seat in (0, 1)} == before


def test_own_picks_are_taken_back_one_by_one_until_they_are_committed() -> None:
    match = match_at_choice(auto_commit=False)
    position = saved_text(match.state)
    for seat in (1, 0):
        steps = [saved_text(match.state_for(seat))]
        for colour in KESHIS[seat]:
            match.play(seat, PICK + colour)
            steps.append(saved_text(match.state_for(seat)))
        for step in reversed(steps[:-1]):
            match.undo(seat)
            assert saved_text(match.state_for(seat)) == step
        assert not match.can_undo(seat)
        for colour in KESHIS[seat]:
            match.play(seat, PICK + colour)
        assert saved_text(match.state_for(seat)) == steps[-1]
        assert saved_text(match.state) == position
    match.commit(0)
    with pytest.raises(MatchError, match="committed"):
        match.undo(0)
    assert match.can_undo(1)


def test_the_last_seat_may_take_back_its_picks_too_before_the_reveal() -> None:
    """Its third pick would reveal everything: it is played for all only when it is committed."""
    match = match_at_choice(auto_commit=False)
    for seat in (0, 1):
        for colour in KESHIS[seat]:
            match.play(seat, PICK + colour)
        match.commit(seat)
    for colour in KESHIS[2]:
        match.play(2, PICK + colour)

    assert is_choosing(cast(State, match.state))
    assert match.can_undo(2)
    match.undo(2)
    match.play(2, PICK + 11)
    match.commit(2)

    assert not is_choosing(cast(State, match.state))
    assert not any(match.can_undo(seat) for seat in range(3))


# --- records --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("committed", range(4))
def test_the_record_of_a_running_game_has_no_secret(committed: int) -> None:
    """No pick before all are known; then all of them, in the order of the seats."""
    match = match_at_choice()
    for seat in (2, 0, 1)[:committed]:
        for colour in KESHIS[seat]:
            match.play(seat, PICK + colour)

    record = Record.from_match(match)
    text = record.write()

    assert "seed: hidden" in text
    assert str(match.seed) not in [line.partition(": ")[2] for line in text.splitlines()]
    picks = [(seat, action) for seat, action in record.plays if action is not None and PICK <= action < PICK + 12]
    known = [(seat, PICK + colour) for seat in range(3) for colour in KESHIS[seat]]
    assert picks == (known if committed == 3 else [])
    assert Record.parse(text, caravansary.game).plays == record.plays
    for other, player in enumerate(cast(State, match.state).players):
        hidden = hidden_tiles(cast(State, match.state), other)
        assert len(hidden) == len(player.provisions) - 1
        assert not any(f"provision {PROVISIONS[tile]}" in text for tile in hidden)


def test_the_record_of_a_finished_game_has_every_choice() -> None:
    match = match_at_choice()
    chance = Chance.seeded(1)
    while not match.is_over:
        seat = match.deciders[chance.below(len(match.deciders))]
        asked = match.decision(seat)
        assert asked is not None
        match.play(seat, asked.actions[chance.below(len(asked.actions))])

    record = Record.from_match(match)

    picks = [seat for seat, action in record.plays if action is not None and PICK <= action < PICK + 12]
    assert picks == [0, 0, 0, 1, 1, 1, 2, 2, 2] * 9
    record.verify()
