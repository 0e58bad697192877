"""The game interface, on the toy game: playing, refusing, previews, copies, views and samples."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from caravansary.core.chance import Chance
from caravansary.core.errors import IllegalAction, MatchError, OptionError, PositionError, RecordError, UnknownName
from caravansary.core.events import Event, visible
from caravansary.core.state import Danger, Prospect, Rank, State, winners_of
from tests.core.toy import TOY, act, toy_position
from tests.toy.state import State as ToyState

FOUR, ONE = 3, 0  # cards by their value
HUGE = pytest.param(10**5000, id="huge")  # a number that has no text


def play_random(state: State, chooser: Chance) -> None:
    seat = state.waiting_for[chooser.below(len(state.waiting_for))]
    options = state.decision(seat).actions
    state.play(options[chooser.below(len(options))], seat)


def random_positions(players: int, seed: int) -> list[ToyState]:
    """Every position of a random game, the first and the final one included."""
    chooser = Chance.seeded(seed)
    state = TOY.new(players, seed=seed, rounds=3)
    assert isinstance(state, ToyState)
    found = [state.copy()]
    while not state.is_over:
        play_random(state, chooser)
        found.append(state.copy())
    return found


# --- playing --------------------------------------------------------------------------------------------------------
def test_a_game_is_played_as_the_interface_says() -> None:
    state = TOY.new(players=3, seed=7)

    while not state.is_over:
        seat = state.to_move
        ask = state.decision(seat)
        assert ask.seat == seat
        assert seat in state.waiting_for
        state.play(ask.actions[0], seat=seat)

    assert state.to_move is None
    assert state.waiting_for == ()
    assert [score.who for score in state.scores()] == [0, 1, 2, 3]
    assert sorted(rank.who for rank in state.ranking()) == [0, 1, 2, 3]


def test_the_seat_may_be_left_out_when_only_one_decides() -> None:
    state = toy_position()

    state.play(act("rest"))

    assert [player.water for player in state.players] == [1, 0, 0]


def test_in_a_simultaneous_choice_every_seat_may_decide_and_must_be_named() -> None:
    state = TOY.new(players=3, seed=7)
    assert state.waiting_for == (0, 1, 2)

    with pytest.raises(IllegalAction, match="say which one plays") as refused:
        state.play(act("pick amber"))
    with pytest.raises(IllegalAction, match="say which one plays"):
        state.decision()

    assert refused.value.code == "core.seat.needed"
    state.play(act("pick amber"), seat=2)
    assert state.decision(2).pick is not None


def test_a_pick_says_what_is_chosen_and_what_is_left() -> None:
    state = TOY.new(players=2, seed=7)
    state.play(act("pick jade"), seat=1)

    ask = state.decision(1)

    assert ask.secret
    assert ask.pick is not None
    assert ask.pick.to_dict() == {"of": "colours", "left": 1, "chosen": [act("pick jade")]}
    assert [TOY.action_name(action) for action in ask.actions] == ["pick rose", "pick teal"]
    assert [refusal.code for refusal in ask.refused] == ["toy.colour.order", "toy.colour.picked"]


def test_events_are_appended_only_when_somebody_listens() -> None:
    state = toy_position(top=[ONE])
    events: list[Event] = []

    state.play(act("draw"), events=events)
    state.play(act("end"))

    assert [event.kind for event in events] == ["card_drawn"]
    assert state.events is None


def test_a_private_event_is_seen_by_its_seat_only() -> None:
    state = toy_position(top=[FOUR])
    events: list[Event] = []

    state.play(act("peek"), events=events)

    assert [event.kind for event in visible(events, 0)] == ["peeked", "card_seen"]
    assert [event.kind for event in visible(events, 1)] == ["peeked"]
    assert [event.kind for event in visible(events, None)] == ["peeked"]


def test_another_seat_reacts_out_of_turn() -> None:
    state = toy_position(water=[0, 0, 1])

    state.play(act("rob 2"))

    assert state.to_move == 2
    assert state.decision().args == {"other": 0}
    state.play(act("guard"), seat=2)
    assert state.to_move == 0


def test_a_choice_with_one_option_is_played_by_the_engine_and_told() -> None:
    state = toy_position()
    events: list[Event] = []

    state.play(act("rob 2"), events=events)

    assert [event.kind for event in events] == ["robbed", "paid"]
    assert state.to_move == 0


def test_what_ends_a_turn_is_asked_even_with_one_option() -> None:
    state = toy_position()

    state.play(act("rest"))

    assert state.to_move == 0
    assert state.decision().actions == [act("end")]


def test_a_decision_for_an_automatic_opponent_says_so() -> None:
    state = toy_position()
    for _ in range(3):
        state.play(act("rest"))
        state.play(act("end"))

    ask = state.decision(0)

    assert ask.kind == "choose_gift"
    assert ask.on_behalf_of == 3
    assert state.participants[3].kind == "djinn"


# --- refusing -------------------------------------------------------------------------------------------------------
NO_ACTIONS: list[Any] = [
    *(True, False, 4.0, 4.5, "4", "draw", None, [4], {}, b"4", -1, TOY.num_actions, 1 << 64, 10**5000, -(10**5000)),
    float("nan"),
    object(),
]


@pytest.mark.parametrize("action", NO_ACTIONS, ids=lambda action: type(action).__name__)
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    state = toy_position()
    before = state.to_dict()

    for refuse in (state.play, state.preview):
        with pytest.raises(IllegalAction) as refused:
            refuse(action)
        assert refused.value.code == "core.action.unknown"
    refusal = state.why_not(action)

    assert refusal is not None
    assert refusal.code == "core.action.unknown"
    assert state.to_dict() == before


@pytest.mark.parametrize("seat", [1, 2, 3, -1, 99, HUGE, False, 0.0, "0", [0], object()])
def test_a_seat_that_does_not_decide_is_refused(seat: Any) -> None:
    state = toy_position()
    before = state.to_dict()

    for refuse in (state.play, state.preview):
        with pytest.raises(IllegalAction) as refused:
            refuse(act("draw"), seat)
        assert refused.value.code == "core.seat.not_yours"
    with pytest.raises(IllegalAction):
        state.decision(seat)

    assert state.to_dict() == before


def test_a_refused_sibling_has_its_own_reason() -> None:
    state = toy_position(coins=[0, 2, 0])

    with pytest.raises(IllegalAction, match=r"^Red has no coin to pay\. \(TOY-DEED-3\)$") as refused:
        state.play(act("peek"))

    assert refused.value.code == "toy.peek.coins"
    assert state.why_not(act("rob 2")) in state.decision().refused


def test_an_action_of_another_kind_is_not_asked_now() -> None:
    state = toy_position()

    with pytest.raises(IllegalAction, match=r"“Pay” is not possible now\. The decision is: a deed\.") as refused:
        state.play(act("pay"))

    assert refused.value.code == "core.action.not_asked"


def test_after_the_end_everything_is_refused() -> None:
    state = random_positions(2, seed=1)[-1]

    assert state.is_over
    assert all(state.why_not(action) is not None for action in range(TOY.num_actions))
    for refuse in (state.play, state.preview, state.why_not):
        try:
            refusal = refuse(act("draw"), 0)
        except IllegalAction as error:
            refusal = error.refusal
        assert getattr(refusal, "code", "") == "core.game.over"
    with pytest.raises(IllegalAction):
        state.decision()


@pytest.mark.parametrize("players", [1, 2, 3])
def test_options_and_refusals_agree_in_every_position(players: int) -> None:
    for state in random_positions(players, seed=players):
        for seat in state.waiting_for:
            ask = state.decision(seat)
            assert ask.actions == state.options_of(seat) != []
            assert not set(ask.actions) & {refusal.action for refusal in ask.refused}
            for action in range(TOY.num_actions):
                assert (state.why_not(action, seat) is None) == (action in ask.actions)


def test_every_illegal_action_changes_nothing() -> None:
    for state in random_positions(3, seed=8)[::4]:
        before = state.to_dict()
        for seat in range(3):
            for action in set(range(TOY.num_actions)) - set(state.options_of(seat)):
                with pytest.raises(IllegalAction):
                    state.play(action, seat)
        assert state.to_dict() == before


# --- previews -------------------------------------------------------------------------------------------------------
def test_a_preview_tells_what_an_option_brings() -> None:
    state = toy_position(coins=[2, 1, 2])
    before = state.to_dict()

    robbing = state.preview(act("rob 1"))

    assert robbing.changes == {0: {"coins": 1}, 1: {"coins": -1}}
    assert robbing.next_kind == "choose_end"
    assert [event.kind for event in robbing.events] == ["robbed", "paid"]
    assert not robbing.stops_at_chance
    assert state.to_dict() == before


def test_a_preview_stops_at_chance() -> None:
    preview = toy_position(top=[FOUR]).preview(act("draw"))

    assert preview.stops_at_chance
    assert preview.changes == {}
    assert preview.events == []
    assert preview.next_kind is None


def test_a_preview_stops_at_what_only_one_seat_would_learn() -> None:
    preview = toy_position().preview(act("peek"))

    assert preview.stops_at_chance
    assert preview.changes == {0: {"coins": -1}}
    assert [event.kind for event in preview.events] == ["peeked"]


def test_a_preview_shows_no_event_for_other_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = ToyState._apply

    def whisper(state: ToyState, action: int, seat: int) -> None:
        state.tell_only(1, "card_seen", "TOY-DEED-3", n=1)
        apply(state, action, seat)

    monkeypatch.setattr(ToyState, "_apply", whisper)

    assert [event.kind for event in toy_position().preview(act("rest")).events] == ["rested"]


# --- if it ended now ------------------------------------------------------------------------------------------------
def test_a_game_that_scores_nothing_at_its_end_stands_as_it_is() -> None:
    state = toy_position(coins=[2, 1, 2], water=[0, 2, 1])
    places = {rank.who: rank.place for rank in state.ranking()}

    for seat in (None, 0, 1, 2):
        assert state.prospects(seat) == [
            Prospect(score.who, places[score.who], score.total, score.by_source, {}, []) for score in state.scores()
        ]


def test_what_is_due_secret_and_in_danger_comes_from_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end every coin becomes two, seat 1 has a secret point, and who has water may lose it."""

    def end_now(s: ToyState) -> None:
        for player in s.players:
            player.coins *= 2

    parts = TOY.parts._replace(
        end_now=end_now,
        secret_points=lambda s, seat: {"hoard": 1} if seat == 1 else {},
        dangers=lambda s, who: [Danger("thirst", "TOY-END-1", {"n": 4})] if who == 1 else [],
    )
    monkeypatch.setattr(type(TOY), "parts", parts)
    state = toy_position(coins=[2, 1, 2], water=[0, 2, 0])
    before = state.to_dict()

    assert [one.total for one in state.prospects()][:3] == [4, 3, 4]
    assert [one.place for one in state.prospects()][:3] == [1, 3, 1]
    assert [one.secret for one in state.prospects(1)][:3] == [{}, {"hoard": 1}, {}]
    assert [one.secret for one in state.prospects(0)][:3] == [{}, {}, {}]
    assert [one.dangers for one in state.prospects()][:3] == [[], [Danger("thirst", "TOY-END-1", {"n": 4})], []]
    assert state.to_dict() == before


def test_a_preview_tells_how_the_end_would_change_and_says_so_where_it_is_not_in_the_points() -> None:
    preview = toy_position(coins=[2, 1, 2]).preview(act("rob 1"))

    assert preview.prospects == {0: 1, 1: -1}
    said = [TOY.speaker(language).preview(preview, 0) for language in ("en", "ru", "de")]
    assert said[0] == "+1 coins, +1 if it ended now"
    assert "если бы игра кончилась сейчас" in said[1]
    assert "wäre jetzt Schluss" in said[2]
    assert "ended" not in TOY.speaker("en").preview(preview._replace(prospects={1: -1}), 0)
    assert "\u22122 if it ended now" in TOY.speaker("en").preview(preview._replace(prospects={0: -2}), 0)


# --- copies, saving, samples ----------------------------------------------------------------------------------------
def test_a_sample_agrees_with_what_the_seat_knows_and_has_a_new_generator() -> None:
    state = toy_position(top=[5])
    state.play(act("peek"))

    samples = [state.sample_hidden(0, seed) for seed in range(40)]

    assert {sample.deck[-1] for sample in samples} == {5}
    assert len({sample.deck[0] for sample in samples}) > 5
    assert len({tuple(sample.chance.to_list()) for sample in samples}) == 40
    assert len({state.sample_hidden(1, seed).deck[-1] for seed in range(40)}) > 5


def test_a_view_shows_the_seen_card_to_its_seat_only() -> None:
    state = toy_position(top=[5])

    state.play(act("peek"))

    assert [state.view(seat)["top"] for seat in (0, 1, 2, None)] == [5, None, None, None]
    assert state.information(0) == state.information(1) + 1


def test_a_position_in_the_middle_of_a_chain_can_be_loaded() -> None:
    state = toy_position(then=["rob 1"], water=[0, 1, 0])

    assert state.to_move == 1
    assert state.decision().kind == "choose_reaction"


# --- the game -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [0, 4, -1, 2.0, True, "2", None, HUGE])
def test_an_impossible_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(OptionError, match="toy is for 1 to 3 players"):
        TOY.new(players)
    with pytest.raises(OptionError, match="toy is for 1 to 3 players"):
        TOY.check_options(players, {})


def test_an_unknown_or_impossible_option_is_refused() -> None:
    with pytest.raises(OptionError, match="toy has no option 'speed'; it has: rounds, colours"):
        TOY.new(2, speed=3)
    with pytest.raises(OptionError, match="rounds must be 1 to 3, got 9"):
        TOY.new(2, rounds=9)


def test_a_secret_seed_is_drawn_when_none_is_given() -> None:
    decks = {tuple(TOY.new(2).to_dict()["deck"]) for _ in range(4)}

    assert len(decks) > 1


def test_there_is_no_other_language() -> None:
    with pytest.raises(UnknownName, match="there are: en, ru, de"):
        TOY.speaker("fr")


def test_texts_are_read_only_from_files_of_the_language(tmp_path: Path) -> None:
    from caravansary.core.texts import Texts

    for name in ("en.ftl", "more.en.ftl", "garden.ftl"):
        (tmp_path / name).write_text(f"{name.split('.')[0]} = x\n", encoding="utf-8")

    texts = Texts("en", [tmp_path])

    assert [texts.has(message) for message in ("en", "more", "garden")] == [True, True, False]


def test_errors_survive_the_way_between_processes() -> None:
    with pytest.raises(IllegalAction) as refused:
        toy_position().play(act("pay"))
    errors = [refused.value, PositionError("deck", "bad"), RecordError(3, "bad"), MatchError("draft_open", "wait")]

    for error in errors:
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)


def test_the_winners_are_all_who_share_the_first_place() -> None:
    assert winners_of([Rank(1, 2), Rank(1, 0), Rank(3, 1)]) == [2, 0]
    assert winners_of([Rank(1, 1), Rank(2, 0)]) == [1]
