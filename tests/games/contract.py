"""The contract: everything that each game must keep, whatever its rules. A game's tests are this class with its data.

A test class derives from `GameContract` and sets what is declared there; `docs/develop/add-a-game.md` shows one.
"""

from __future__ import annotations

import copy
import inspect
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.engine import ASKED, PLAYED
from caravansary.core.errors import CaravansaryError, OptionError
from caravansary.core.events import Event
from caravansary.core.frames import kind_of
from caravansary.core.game import Game
from caravansary.core.match import Match
from caravansary.core.seal import SEAL
from caravansary.core.state import State
from caravansary.core.texts import LANGUAGES
from tests.games.bad_positions import AnyNames, Mutator, forge, play_to_the_end, spoil
from tests.games.editions import Editions
from tests.games.notation import check_names, check_page, check_stable, check_unknown_name, check_unknown_number
from tests.games.picking import (
    check_any_order,
    check_parts,
    check_replaces,
    check_sets_are_options,
    new_match,
    picking_matches,
    questions,
)
from tests.games.playing import (
    MOST_DECISIONS,
    check_every_kind_refused,
    check_illegal_actions,
    check_over,
    check_same_end,
    check_same_events,
    check_same_log,
    check_silence,
    check_twins,
    play_as_previewed,
    play_out,
    play_to,
    random_option,
    random_seat,
    saved_text,
    shown,
)
from tests.games.prospects import check_at_the_end, check_prospects
from tests.games.random_games import Heard
from tests.games.recorded import check_archive, check_record, kept
from tests.games.reference import Reference
from tests.games.rule_names import unnamed_rules
from tests.games.saved import (
    DELETE,
    JSON_VALUES,
    Saving,
    Way,
    attributes,
    changed,
    nested,
    one_of,
    paths,
    pickled,
    play_towards,
    slots_of,
    value_at,
)
from tests.games.texts import Wording

DOCUMENTS: Final = Path(__file__).parents[2] / "docs" / "games"
LONG_GAMES: Final = int(os.environ.get("CARAVANSARY_LONG_GAMES", "20000"))
NO_TABLES: Final[tuple[Any, ...]] = (
    *(None, 7, "x", [], [1], True, ()),
    *(pytest.param(10**5000, id="huge"), pytest.param(nested(50_000), id="deep")),
)
COPIES: Final = (pickled, copy.deepcopy, copy.copy)
# One function for the classes of all games: hypothesis calls that several executors
SHARED: Final = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors])


class Watching(Protocol):
    """Follows a whole game from decision to decision."""

    def __init__(self, s: Any) -> None: ...

    def see(self, s: Any, events: list[Event]) -> None: ...

    def finish(self, s: Any) -> None: ...


class GameContract:
    """What must hold for the game of the class."""

    # --- the game, and how it is played here ------------------------------------------------------------------------
    game: ClassVar[Game]
    ways: ClassVar[tuple[dict[str, Any], ...]] = ({},)  # options; random games take turns with them
    rich: ClassVar[Any]  # an edition in which rare things happen more often
    refused_options: ClassVar[tuple[dict[str, Any], ...]]  # for the largest number of players
    alone: ClassVar[frozenset[str]] = frozenset()  # decisions that are asked with one option though the seat goes on
    rare: ClassVar[frozenset[str]] = frozenset()  # decisions to which only the game's own tests come
    watch: ClassVar[type[Watching] | None] = None
    games: ClassVar[int] = 25  # that are watched, for each number of players
    results: ClassVar[int] = 100  # games played only to their end
    copied_one_in: ClassVar[int] = 1  # of so many decisions one is copied, saved and refused in every way
    saved_one_in: ClassVar[int] = 1  # of so many positions one is saved and read, besides those of a new kind
    # --- names of actions -------------------------------------------------------------------------------------------
    stable: ClassVar[tuple[tuple[int, str, dict[str, object]], ...]]  # numbers, names and descriptions of some actions
    unknown_names: ClassVar[tuple[str, ...]]
    documented: ClassVar[bool] = True  # whether pages have its vocabulary and the format of its saved positions
    # --- rules and texts --------------------------------------------------------------------------------------------
    areas: ClassVar[str]  # how many rules each of them has, or which if some were withdrawn: "SETUP 2, ROUND 1 3-5"
    wording: ClassVar[Wording]
    explained: ClassVar[set[str]] = set()  # messages that explain things at length
    unspoken: ClassVar[frozenset[str]] = frozenset()  # words that are not in the vocabulary
    of_options: ClassVar[frozenset[str]] = frozenset()  # of the vocabulary: in `options.*.ftl`, see `test_option_words`
    scanned: ClassVar[dict[str, set[str]]]  # arguments that the source gives to some events, refusals and questions
    spoken_games: ClassVar[int] = 5  # for each number of players and each way
    spoken_ways: ClassVar[tuple[dict[str, Any], ...]] = ()  # if not all of them
    heard_at_least: ClassVar[dict[str, int]]  # kinds of events, decisions and refusals in them
    names_among: ClassVar[set[str]]  # sentences that have names of people
    # --- sets, recorded games ---------------------------------------------------------------------------------------
    sets: ClassVar[dict[str | None, tuple[int, dict[str, Any]]]]  # how many are tried, and the options for them
    forced_pieces: ClassVar[bool] = False  # whether pieces of a set may be left no choice
    recorded_at_least: ClassVar[int] = 100  # for each number of players
    # --- saved positions --------------------------------------------------------------------------------------------
    some_slots: ClassVar[set[str]]  # of a state and a player, which must be compared as all others
    inside: ClassVar[tuple[str, ...]]  # keys that describe the inside of a turn
    starting: ClassVar[tuple[str, ...]]  # decisions with which a phase goes on
    written_at_least: ClassVar[int] = 5  # positions of a game that stand there
    forgotten: ClassVar[tuple[str, ...]] = ()  # what a view has from the last turn
    optional: ClassVar[frozenset[str]] = frozenset()  # keys inside a position that may be missing
    free: ClassVar[Mapping[str, type]]  # keys that may have any value of a type
    not_shared: ClassVar[dict[str, Any]]  # changes of a saved position of two seats
    computed: ClassVar[set[str]]  # keys that no saved position has
    spoilt: ClassVar[dict[Any, Sequence[Any]]]  # by what is spoilt, as players and seed: changes and the field told
    spoilt_times: ClassVar[tuple[int, int]] = (300, 25)  # random changes, and how many of them are played to the end
    mutator: ClassVar[type[Mutator]] = AnyNames
    words: ClassVar[Sequence[Sequence[str]]]  # lists of names, one of which may stand for another
    # --- printed values ---------------------------------------------------------------------------------------------
    printed: ClassVar[Editions[Any]]

    # --- what a game may do in its own way --------------------------------------------------------------------------
    def choose(self, options: list[int], chance: Chance) -> int:
        """A way to play in which more happens than by chance alone."""
        return one_of(chance, options)

    def never_asked(self, kind: str) -> int:
        """An action that a kind of decision does not ask for."""
        raise NotImplementedError

    def check(self, state: State) -> None:
        """The invariants of the game."""
        self.game.parts.check(state)

    def check_result(self, state: State) -> None:
        """What holds for the places at the end."""
        ranking = state.ranking()
        assert ranking[0].place == 1
        assert [rank.place for rank in ranking] == sorted(rank.place for rank in ranking)
        assert {rank.who for rank in ranking} <= {score.who for score in state.scores()}

    def by_hand(self, state: State) -> dict[str, Any]:
        """The position as a person would write it: without a seal, and without the inside of a turn."""
        return {key: value for key, value in state.to_dict().items() if key not in (SEAL, *self.inside)}

    def written(self, start: Any) -> dict[str, Any]:
        """A position that is spoilt."""
        return self.by_hand(self.new(*start))

    def is_start(self, state: Any) -> bool:
        """Whether the position stands where a person can write it: a phase goes on with its decision."""
        seat = state.decider
        return state.is_over or (len(state.options_of(seat)) > 1 and state.decision(seat).kind in self.starting)

    def is_optional(self, path: Way) -> bool:
        """Whether a key inside of a position may be missing."""
        return bool(self.optional & {*path})

    def pool(self, players: int) -> list[dict[str, Any]]:
        """Positions written by hand that are spoilt at random."""
        games = [self.positions(players, seed, self.rich) for seed in (0, 1)]
        return [self.by_hand(state) for game in games for state in game if self.is_start(state)]

    def contents(self, state: Any) -> dict[str, Any]:
        """What is compared of two states."""
        return slots_of(state)

    # --- games to look at -------------------------------------------------------------------------------------------
    @property
    def players(self) -> range:
        return range(self.game.min_players, self.game.max_players + 1)

    def new(self, players: int, seed: int, edition: Any = None, events: list[Event] | None = None) -> Any:
        return self.game.new(players, seed, edition, events, **self.options(seed))

    def options(self, seed: int) -> dict[str, Any]:
        return self.ways[seed % len(self.ways)]

    def play(self, state: State, chance: Chance, events: list[Event] | None = None, eager: bool = False) -> None:
        seat = random_seat(state, chance)
        options = state.options_of(seat)
        state.play(self.choose(options, chance) if eager else one_of(chance, options), seat, events)

    def positions(self, players: int, seed: int, edition: Any = None) -> Iterator[Any]:
        """Every position of a random game, the final one included; in every second game more happens."""
        chance = Chance.seeded(seed)
        state = self.new(players, seed, edition)
        while not state.is_over:
            yield state
            self.play(state, chance, eager=seed % 2 == 0)
        yield state

    def telling(self, game: Iterator[Any]) -> Iterator[Any]:
        """The positions of a game that differ in what comes next, some others, and the last one."""
        met: set[tuple[int, ...]] = set()
        for count, state in enumerate(game):
            kinds = (state.phase, *map(kind_of, state.stack[-2:]))
            if kinds not in met or count % self.saved_one_in == 0 or state.is_over:
                yield state
            met.add(kinds)

    def first(self) -> dict[str, Any]:
        """The first of the positions that are spoilt."""
        return self.written(next(iter(self.spoilt)))

    def asked(self, seeds: range) -> Iterator[tuple[Any, int, Chance]]:
        """Every decision of some games of every number of players, with a seat that has to make it."""
        for seed in seeds:
            state = self.new(self.players[seed % len(self.players)], seed, self.rich if seed % 2 else None)
            chance = Chance.seeded(seed)
            while not state.is_over:
                seat = random_seat(state, chance)
                yield state, seat, chance
                state.play(self.choose(state.options_of(seat), chance), seat)

    @property
    def saving(self) -> Saving[Any]:
        return Saving(lambda state: state.to_dict(), self.game.from_dict, self.contents)

    @property
    def reference(self) -> Reference:
        return Reference(self.game, self.wording.rules, self.folder(), self.areas)

    def document(self, kind: str) -> Path:
        if not self.documented:
            pytest.skip("its pages are still to be written")
        return DOCUMENTS / f"{kind}-{self.game.name.replace('_', '-')}.md"

    def folder(self) -> Path:
        """Where the tests of the game are."""
        return Path(inspect.getfile(type(self))).parent

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        recorded = self.folder() / "recorded"
        least, most = self.players[0], self.players[-1]
        parameters: dict[str, Sequence[Any]] = {
            "players": self.players,
            "number": (0, 1, *(pytest.param(number, marks=pytest.mark.long) for number in range(2, 10))),
            "wrong_players": (least - 1, most + 1, -1, True, 2.0, "2", None),
            "refused": self.refused_options,
            "language": LANGUAGES,
            "fixed": self.stable,
            "wrong_name": ("", "\n", "x" * 10_000, *self.unknown_names),
            "wrong_number": (-1, self.game.num_actions, 10**30, True, 1.5, "3", None),
            "of": tuple(self.sets),
            "archive": sorted(recorded.glob("*.archive")),
            "kept_game": sorted(recorded.glob("*.record")),
            "edition": (None, self.rich),
            "copied": COPIES,
            "no_table": NO_TABLES,
            "key": list(self.first()),
            "inside_key": self.inside,
        }
        for name, values in parameters.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values, ids=_name_of)
        if "changes" in metafunc.fixturenames:
            cases = [
                pytest.param(start, *case.values, id=f"{start} {case.id}")
                for start, cases in self.spoilt.items()
                for case in cases
            ]
            metafunc.parametrize(("start", "field", "changes"), cases)

    # --- the game as everybody outside its rules asks for it --------------------------------------------------------
    def test_another_number_of_players_is_refused(self, wrong_players: Any) -> None:
        with pytest.raises(CaravansaryError):
            self.game.new(wrong_players, 1)

    def test_other_options_are_refused(self, refused: dict[str, Any]) -> None:
        with pytest.raises(OptionError):
            self.game.new(self.game.max_players, 1, **refused)

    def test_every_decision_has_a_kind_a_rule_and_no_doubt(self) -> None:
        """What is asked names its rule; refused siblings are no options and have a code of the game and a rule."""
        for state, seat, _ in self.asked(range(6)):
            asked = state.decision(seat)
            row = self.game.engine.asks[kind_of(state.stack[-1])]
            assert (asked.kind, asked.rule, asked.secret) == (row.name, row.rule, row.seats is not None)
            assert asked.actions == state.options_of(seat)
            assert (asked.on_behalf_of is None) == (row.for_whom is None)
            for refusal in asked.refused:
                assert refusal.action not in asked.actions
                assert refusal.code.startswith(f"{self.game.name}.")
                assert refusal.rule.startswith(f"{self.wording.rules}-")
                assert state.why_not(refusal.action, seat) == refusal

    def test_a_forced_choice_is_asked_only_before_something_new_or_another_seat(self) -> None:
        """One option is put to a seat only if it would reveal or hand over; some questions are always asked."""
        for state, seat, _ in self.asked(range(12)):
            row = self.game.engine.asks[kind_of(state.stack[-1])]
            if len(state.options_of(seat)) == 1 and row.alone != ASKED and row.name not in self.alone:
                assert row.alone != PLAYED
                after = state.copy()
                after.play(state.options_of(seat)[0], seat)
                assert after.reveals > state.reveals or after.is_over or seat not in after.waiting_for

    def test_nothing_is_revealed_without_a_question_before(self) -> None:
        """A preview stops where the choice would make something known to the seat."""
        for state, seat, _ in self.asked(range(3)):
            for action in state.options_of(seat)[:3]:
                after = state.copy()
                after.play(action, seat)
                learned = after.reveals > state.reveals or after.information(seat) > state.information(seat)
                assert state.preview(action, seat).stops_at_chance == learned

    def test_when_the_game_is_over_nobody_decides(self, players: int) -> None:
        state = self.new(players, 1)
        play_out(state, Chance.seeded(1))

        check_over(state)

    def test_a_preview_tells_what_happens(self, players: int) -> None:
        """What it says of things and points is what happens, if nothing new becomes known on the way."""
        for seed in range(2):
            state = self.new(players, 900 + seed, self.rich if seed else None)
            chance = Chance.seeded(seed)
            while not state.is_over:
                seat = random_seat(state, chance)
                play_as_previewed(state, seat, random_option(state, seat, chance))

    def test_prospects_are_what_everybody_may_know_and_at_the_end_the_result(self, players: int) -> None:
        for seed in range(2):
            chance = Chance.seeded(seed)
            for state in self.telling(self.positions(players, 700 + seed, self.rich if seed else None)):
                check_prospects(state, chance)
            check_at_the_end(state)

    def test_values_and_vectors_have_their_size_at_every_decision(self) -> None:
        for state, _, chance in self.asked(range(3)):
            if chance.below(3) == 0:
                for seat in range(state.seats):
                    vector = self.game.observe(state, seat)
                    assert len(vector) == self.game.observation_size
                    assert all(-10 < number < 10 for number in vector)
                    assert abs(self.game.evaluate(state, seat)) < 500

    # --- names and numbers of actions -------------------------------------------------------------------------------
    def test_names_and_numbers_are_inverse(self) -> None:
        check_names(self.game)
        assert self.game.num_actions == self.game.table.count

    def test_numbers_are_stable(self, fixed: tuple[int, str, dict[str, object]]) -> None:
        check_stable(self.game, *fixed)

    def test_an_unknown_name_is_refused(self, wrong_name: str) -> None:
        check_unknown_name(self.game, wrong_name)

    def test_an_unknown_number_is_refused(self, wrong_number: object) -> None:
        check_unknown_number(self.game, wrong_number)

    def test_the_page_lists_every_decision_action_and_event(self) -> None:
        kinds = self.game.engine.decision_kinds
        check_page(self.document("notation"), kinds, self.game.table, self.game.event_kinds)

    # --- sets that are picked piece by piece, in any order ----------------------------------------------------------
    def picking(self, of: str | None) -> list[Match]:
        count, options = self.sets[of]
        found = picking_matches(self.game, count, min(3, self.game.max_players), options, of)
        assert len(found) == count
        return found

    def test_every_set_can_be_picked_in_its_order_and_backwards(self, of: str | None) -> None:
        for match in self.picking(of):
            check_any_order(match)

    def test_a_set_replaces_what_was_picked_before(self) -> None:
        """Somewhere; one piece may leave no choice for the rest."""
        replaced = [check_replaces(match) for of in self.sets for match in self.picking(of)]
        assert any(replaced)

    def test_the_first_pieces_of_the_sets_are_what_is_offered(self, of: str | None) -> None:
        for match in self.picking(of):
            check_sets_are_options(match)

    def test_what_was_picked_is_a_part_of_some_set(self) -> None:
        """Also where pieces before were left no choice: they are in no set and need not be picked."""
        forced, seen = 0, set()
        for seed in range(60 if self.forced_pieces else 12):
            match = new_match(self.game, 2, seed, self.options(seed))
            for seat, asked in questions(match, Chance.seeded(seed)):
                forced += check_parts(match, seat, asked)
                seen |= {asked.pick.of} if asked.pick is not None else set()
        assert (forced > 0) == self.forced_pieces
        assert None in self.sets or seen <= self.sets.keys()

    # --- texts ------------------------------------------------------------------------------------------------------
    @pytest.fixture(scope="class")
    @classmethod
    def heard(cls) -> Heard:
        contract = cls()
        return Heard(cls.game, cls.spoken_games, contract.choose, contract.never_asked, cls.spoken_ways or cls.ways)

    def test_every_message_is_there_in_all_languages_with_the_same_variables(self, language: str) -> None:
        self.wording.check_language(language)

    def test_the_messages_are_those_that_the_game_can_ask_for(self) -> None:
        self.wording.check_complete()

    def test_every_argument_that_is_looked_up_has_its_words(self) -> None:
        assert self.game.vocabulary - self.of_options | self.unspoken == self.wording.values.keys()

    def test_sentences_speak_only_of_what_the_code_gives_them(self) -> None:
        self.wording.check_variables()

    def test_no_message_is_in_two_files(self, language: str) -> None:
        self.wording.check_files(language)

    def test_the_events_told_are_those_declared(self) -> None:
        told = {kind: arguments - {"who"} for kind, arguments in self.wording.source.events_told.items()}
        assert told == {kind: set(arguments) for kind, arguments in self.game.event_kinds.items()}

    def test_the_scan_reads_what_it_should(self) -> None:
        source = self.wording.source
        found = {**source.events_told, **source.refusals_added, **source.decisions_asked}
        assert {name: found[name] for name in self.scanned} == self.scanned

    def test_every_sentence_can_be_said_with_every_value(self, language: str) -> None:
        self.wording.check_events(language)
        self.wording.check_refusals(language)
        self.wording.check_questions(language)
        self.wording.check_dangers(language)

    def test_every_action_has_a_button_of_its_own(self, language: str) -> None:
        self.wording.check_buttons(language)

    def test_every_word_is_a_word_and_explanations_are_sentences(self, language: str) -> None:
        self.wording.check_words(language)
        if self.explained:
            self.wording.check_explanations(language, self.explained)

    def test_every_thing_of_a_preview_is_counted(self, language: str) -> None:
        self.wording.check_counted(language)

    def test_everything_in_random_games_is_said(self, language: str, heard: Heard) -> None:
        self.wording.check_heard(language, heard, **self.heard_at_least)

    def test_every_rule_named_in_games_has_a_title(self, language: str, heard: Heard) -> None:
        self.wording.check_rules_heard(language, heard)

    def test_names_of_people_are_only_text(self, language: str, heard: Heard) -> None:
        self.wording.check_names(language, heard, among=self.names_among)

    def test_what_only_one_seat_may_know_is_told_to_nobody_else(self, heard: Heard) -> None:
        secrets = self.wording.source.by_itself
        told = [event for event, _ in heard.events.values() if event.kind in secrets]
        assert {event.kind for event in told} == secrets.keys()
        assert all(event.audience == (event.who,) for event in told)

    # --- the rules reference ----------------------------------------------------------------------------------------
    def test_the_reference_has_every_rule_once(self) -> None:
        self.reference.check_complete()

    def test_every_rule_has_a_test(self) -> None:
        self.reference.check_tested()

    def test_no_test_names_a_rule_that_does_not_exist(self) -> None:
        assert self.reference.marked() <= set(self.reference.rules())

    def test_code_and_reference_name_only_rules_that_exist(self) -> None:
        self.reference.check_named_rules()

    def test_every_rule_is_named_in_the_code_that_does_it(self) -> None:
        assert unnamed_rules(self.game) == []

    def test_the_reference_is_complete_in_every_language(self, language: str) -> None:
        self.reference.check_language(language)

    # --- recorded games: a guard against change, no proof of a rule -------------------------------------------------
    def test_games_of_every_player_count_are_kept(self) -> None:
        archives = sorted((self.folder() / "recorded").glob("*.archive"))
        count = Counter(record.players for path in archives for record in kept(path, self.find))

        assert {players: count[players] >= self.recorded_at_least for players in self.players} == dict.fromkeys(
            self.players, True
        )

    def find(self, name: str) -> Game:
        return self.game if name == self.game.name else caravansary.game(name)

    def test_the_games_of_an_archive_replay_to_their_scores(self, archive: Path) -> None:
        check_archive(archive, self.game.name, self.find)

    def test_a_record_replays_to_its_scores(self, kept_game: Path) -> None:
        check_record(kept_game, self.find)

    # --- random games -----------------------------------------------------------------------------------------------
    def watch_game(self, players: int, seed: int, options: dict[str, Any], edition: Any = None) -> None:
        """A whole random game with every invariant after every decision."""
        events: list[Event] = []
        state = self.game.new(players, seed, edition, events, **options)
        chance = Chance.seeded(seed + 1)
        watching = None if self.watch is None else self.watch(state)
        for _ in range(MOST_DECISIONS):
            for event in events:
                assert set(event.args) == set(self.game.event_kinds[event.kind]), event
            if watching is not None:
                watching.see(state, events)
            self.check(state)
            if state.is_over:
                break
            events = []
            self.play(state, chance, events, eager=edition is not None)
        assert state.is_over
        if watching is not None:
            watching.finish(state)

    def test_the_invariants_hold_in_random_games(self, players: int) -> None:
        for seed in range(self.games):
            self.watch_game(players, 1000 * players + seed, self.options(len(self.players) * seed + players))

    def test_the_invariants_hold_in_rich_games(self, players: int) -> None:
        for seed in range(self.games // 3):
            self.watch_game(players, 3000 * players + seed, self.options(seed), self.rich)

    def test_random_games_end_with_a_result(self, players: int) -> None:
        for seed in range(self.results):
            self.play_to_a_result(players, 50_000 + seed)

    def play_to_a_result(self, players: int, seed: int) -> None:
        state = self.new(players, seed)
        play_out(state, Chance.seeded(seed))
        self.check(state)
        self.check_result(state)

    @pytest.mark.long
    def test_many_random_games(self, players: int) -> None:
        for seed in range(LONG_GAMES // len(self.players)):
            if seed % 20 == 0:
                self.watch_game(players, 1_000_000 + seed, self.options(seed // 20), self.rich if seed % 40 else None)
            else:
                self.play_to_a_result(players, 1_000_000 + seed)

    def test_every_option_leads_to_a_position_that_can_be(self, players: int) -> None:
        """Not only the one that is played on."""
        state = self.new(players, 6000 + players, self.rich)
        chance = Chance.seeded(players)
        while not state.is_over:
            seat = random_seat(state, chance)
            if chance.below(8) == 0:
                for action in state.options_of(seat):
                    other = state.copy()
                    other.play(action, seat)
                    self.check(other)
            self.play(state, chance, eager=True)

    def test_random_games_come_to_every_decision(self) -> None:
        """A kind of decision that no game here meets would be tested by nothing here."""
        seen: set[str] = set()
        for state, seat, _ in self.asked(range(1, 200, 2)):
            seen.add(state.decision(seat).kind)
            if seen | self.rare == set(self.game.engine.decision_kinds):
                break
        assert seen | self.rare == set(self.game.engine.decision_kinds)

    def test_every_decision_can_be_copied_saved_and_refused(self, players: int, number: int) -> None:
        state = self.new(players, 7000 + number)
        chance = Chance.seeded(number)
        seen: set[int] = set()
        while not state.is_over:
            kind = kind_of(state.stack[-1])
            if kind not in seen or chance.below(self.copied_one_in) == 0:
                check_twins(state, chance)
                check_illegal_actions(state, self.game.table, chance)
            seen.add(kind)
            self.play(state, chance)

    def test_an_illegal_action_of_every_kind_is_refused_at_every_kind_of_decision(self) -> None:
        seen: set[int] = set()
        for state, _, chance in self.asked(range(1, 13, 2)):
            if kind_of(state.stack[-1]) not in seen:
                check_every_kind_refused(state, self.game.table, chance)
            seen.add(kind_of(state.stack[-1]))
        assert len(seen) > len(self.game.engine.decision_kinds) // 2

    @settings(SHARED, max_examples=25)
    @given(going_on=st.integers(0, 2**32 - 1), seed=st.integers(0, 2**64 - 1), decisions=st.integers(0, 300))
    def test_a_saved_game_goes_on_as_the_original(self, going_on: int, seed: int, decisions: int) -> None:
        state = self.new(self.players[seed // 7 % len(self.players)], seed)
        play_to(state, Chance.seeded(going_on), decisions)

        check_same_end(state, going_on)

        self.check(state)

    def test_the_same_seed_and_choices_give_the_same_game_and_log(self, players: int) -> None:
        check_same_log(lambda events: self.new(players, 99, None, events))
        assert saved_text(self.new(players, 100)) != saved_text(self.new(players, 101))

    def test_nobody_listening_changes_nothing(self, players: int) -> None:
        check_silence(self.new(players, 8000), self.new(players, 8000))

    # --- what is hidden ---------------------------------------------------------------------------------------------
    def test_a_sample_agrees_with_everything_known_and_has_its_own_generator(self, players: int) -> None:
        """Everything that reaches a seat or a spectator is the same, also what the next choice of a seat tells."""
        for seed in range(2):
            state = self.new(players, 4500 + seed, self.rich if seed else None)
            chance = Chance.seeded(seed)
            while not state.is_over:
                if chance.below(4) == 0:
                    for seat in (*range(state.seats), None):
                        self.check_sample(state, seat, chance)
                self.play(state, chance)

    def check_sample(self, state: Any, seat: int | None, chance: Chance) -> None:
        sample = state.sample_hidden(seat, seed=chance.below(1000))
        assert shown(sample, seat) == shown(state, seat)
        self.check(sample)
        assert sample.chance.to_list() != state.chance.to_list()
        if seat in state.waiting_for:
            check_same_events(state, sample, chance, seat)

    def test_the_same_seed_gives_the_same_sample(self, players: int) -> None:
        state = self.new(players, 4500)
        samples = [state.sample_hidden(0, seed) for seed in (3, 3, 4)]

        assert saved_text(samples[0]) == saved_text(samples[1]) != saved_text(samples[2])

    def test_no_seed_and_no_generator_is_in_a_view(self, players: int) -> None:
        for seat in (None, 0):
            text = json.dumps(self.new(players, 5).view(seat))
            assert "chance" not in text
            assert "seed" not in text

    # --- saved positions: ours --------------------------------------------------------------------------------------
    def test_all_slots_are_compared(self) -> None:
        found = {*attributes(self.game.state_class), *attributes(self.game.player_class)}
        assert {"stack", "options", "decider", "reveals", "blind", *self.some_slots} <= found

    def test_the_document_names_every_key(self) -> None:
        text = self.document("saved-positions").read_text("utf-8")
        keys = (*self.new(self.players[0], 1).to_dict(), "then")
        assert [key for key in keys if f"`{key}`" not in text] == []

    def test_every_position_of_a_game_is_read_back_exactly(self, players: int, edition: Any) -> None:
        for state in self.telling(self.positions(players, players, edition)):
            self.saving.check_read_back(state)

    def test_a_position_that_was_read_plays_on_as_the_original(self, players: int) -> None:
        for count, state in enumerate(self.positions(players, 5)):
            if count % 40 == 20:
                self.saving.check_plays_on(state, Chance.seeded(count))

    def test_pickle_and_copies(self, players: int, copied: Callable[[Any], Any]) -> None:
        for count, state in enumerate(self.positions(players, 3, self.rich)):
            if count % 25 == 0:
                self.saving.check_copy(state, copied(state))

    def test_what_was_saved_is_not_shared_with_the_state(self) -> None:
        self.saving.check_not_shared(self.new(2, 1, self.rich), self.not_shared)

    def test_a_blind_copy_is_saved_as_an_ordinary_position(self) -> None:
        self.saving.check_blind(self.new(2, 1))

    def test_what_can_be_computed_is_not_saved(self) -> None:
        saved = self.new(self.players[0], 1).to_dict()
        assert not self.computed & {key for path in paths(saved) for key in path}

    def test_the_rules_version_is_that_of_the_game(self) -> None:
        assert self.new(2, 1).to_dict()["rules"] == self.game.rules_version

    def test_without_a_seal_it_is_read_as_ours_where_that_is_known(self, players: int) -> None:
        for count, state in enumerate(self.positions(players, 4)):
            if count % 20 == 0:
                saved = state.to_dict()
                del saved[SEAL]
                assert self.contents(self.game.from_dict(saved, ours=True)) == self.contents(state)

    # --- saved positions: written by hand ---------------------------------------------------------------------------
    def test_a_position_written_by_hand_goes_on_where_its_phase_does(self, players: int) -> None:
        read = 0
        for state in self.positions(players, 2):
            if self.is_start(state):
                again: Any = self.game.from_dict(self.by_hand(state))
                assert (again.decider, again.options) == (state.decider, state.options)
                assert self.known(again) == self.known(state)
                read += 1
        assert read >= self.written_at_least

    def known(self, state: State) -> dict[str, Any]:
        """What everybody sees, but for the memory of the last turn."""
        return {key: value for key, value in state.view(None).items() if key not in self.forgotten}

    def test_the_plays_that_lead_into_a_turn_may_follow(self) -> None:
        state = self.new(2, 2)
        written = self.by_hand(state)
        plays = []
        for _ in range(2):
            plays.append(self.game.action_name(state.options[0]))
            state.play(state.options[0], state.decider)

        again: Any = self.game.from_dict({**written, "then": plays})

        assert (again.decision(again.decider).kind, again.options, again.stack) == (
            *(state.decision(state.decider).kind, state.options, state.stack),
        )

    def test_a_play_that_cannot_follow_is_refused(self) -> None:
        state = self.new(2, 2)
        first = self.game.action_name(state.options[0])
        other = next(number for number in range(self.game.num_actions) if number not in state.options)
        cases: list[tuple[object, str, str]] = [
            *((first, "then", "a list"), ([7], "then.0", "the name of an action")),
            *((["no such play"], "then.0", "no action named"), ([self.game.action_name(other)], "then.0", "")),
            ([first, "no such play"], "then.1", "no action named"),
        ]
        for then, field, problem in cases:
            refusal = self.saving.refusal({**self.by_hand(state), "then": then})
            assert (refusal.field, problem in refusal.problem) == (field, True)

    def test_the_inside_of_a_turn_is_not_written_by_hand(self, inside_key: str) -> None:
        state = self.new(2, 2)

        refusal = self.saving.refusal({**self.by_hand(state), inside_key: state.to_dict()[inside_key]})

        assert (refusal.field, "then" in refusal.problem) == (inside_key, True)

    # --- saved positions: what is refused ---------------------------------------------------------------------------
    def test_something_that_is_no_table_is_refused(self, no_table: object) -> None:
        assert self.saving.refusal(no_table).field == "position"

    def test_every_key_is_needed_and_nothing_deep_or_huge_helps(self, key: str) -> None:
        self.saving.check_needed(self.first(), key)

    def test_every_key_inside_is_needed_and_no_other_allowed(self) -> None:
        saved = self.first()
        for path in paths(saved):
            if not path or path[:2] == ("edition", "overrides") or self.is_optional(path):
                continue
            if isinstance(value_at(saved, path[:-1]), dict):
                place = ".".join(map(str, path))
                assert self.saving.refusal(changed(saved, {place: DELETE})).field == place
                more = ".".join((*map(str, path[:-1]), "more"))
                assert self.saving.refusal(changed(saved, {more: 1})).field == more

    def test_a_position_can_be_spoilt(self, start: Any, field: str, changes: dict[str, Any]) -> None:
        """The message names the field."""
        assert self.saving.refusal(changed(self.written(start), changes)).field == field

    @settings(SHARED, max_examples=100)
    @given(junk=JSON_VALUES, at=st.integers(0, 99))
    def test_anything_else_is_refused(self, junk: Any, at: int) -> None:
        start = self.first()
        self.saving.check_anything(start, list(start)[at % len(start)], junk, self.free)

    def test_a_spoilt_position_is_refused_or_can_be_played_to_the_end(self, players: int) -> None:
        chance = Chance.seeded(players)
        pool = self.pool(players)

        def play_on(state: Any) -> None:
            play_to_the_end(self.saving, state, lambda state, count: play_towards(state, chance, ()), 50, 1)

        assert spoil(self.saving, self.mutator(chance, pool, self.words), *self.spoilt_times, play_on) > 5

    def test_a_forged_seal_gives_a_wrong_position_at_worst(self, players: int) -> None:
        chance = Chance.seeded(players)
        pool = [
            *(state.to_dict() for seed in (0, 1) for state in self.positions(players, seed) if chance.below(5) == 0),
        ]
        assert forge(self.saving, self.mutator(chance, pool, self.words), 300) > 10

    # --- printed values ---------------------------------------------------------------------------------------------
    def test_an_edition_that_changes_nothing_has_our_digest(self, tmp_path: Path) -> None:
        self.printed.check_no_change(tmp_path / "mine.toml")

    def test_a_saved_game_carries_its_edition(self) -> None:
        self.printed.check_saved(self.rich)

    def test_components_can_be_copied_and_pickled(self) -> None:
        self.printed.check_copies(self.game.editions.with_overrides("mine", self.rich.overrides))

    def test_an_edition_has_a_name(self, tmp_path: Path) -> None:
        self.printed.check_no_name(tmp_path / "mine.toml", "", f"my {self.game.name.replace('_', ' ')}")

    def test_a_file_that_cannot_be_read_is_told(self, tmp_path: Path) -> None:
        self.printed.check_unreadable(tmp_path, tmp_path / "mine.toml")

    @settings(SHARED, max_examples=100)
    @given(data=st.data())
    def test_any_text_gives_components_or_an_error(self, data: st.DataObject) -> None:
        self.printed.check_any_text(data.draw(self.printed.mutations()))


def _name_of(value: object) -> str | None:
    """A short name of a test's parameter."""
    match value:
        case None:
            return "standard"
        case Path():
            return value.stem
        case (int(number), str(), dict()):
            return str(number)
    return getattr(value, "name", None) or getattr(value, "__name__", None)
