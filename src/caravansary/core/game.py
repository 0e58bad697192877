"""A game as a thing to ask for: its options, its actions by number and name, new and saved positions, its texts."""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Self, cast

from mypy_extensions import mypyc_attr

from caravansary.core.actions import ActionTable
from caravansary.core.chance import Chance
from caravansary.core.components import Editions, as_file
from caravansary.core.errors import (
    BROKEN,
    CaravansaryError,
    Given,
    OptionError,
    PositionError,
    UnknownName,
    broken,
    shown,
)
from caravansary.core.events import Event
from caravansary.core.features import Span, names_of, numbers_of
from caravansary.core.manners import Manner
from caravansary.core.position_text import unpacked
from caravansary.core.reading import Saved
from caravansary.core.reasons import Term
from caravansary.core.seal import SEAL, is_sealed
from caravansary.core.state import Danger, Rank, Score, State, game_of_states
from caravansary.core.texts import LANGUAGES, Speaker, Texts

if TYPE_CHECKING:
    from caravansary.core.engine import Engine

MOST_PLAYS: Final = 1000  # that may follow a position written by hand
THEN: Final = "then"
COMMON_TEXTS: Final = Path(__file__).parent.parent / "texts"


class Option(NamedTuple):
    """Something that can be chosen when a game is set up."""

    name: str
    default: Any
    help: str
    check: Callable[[Any, int], Any]  # of the value and the number of players: the cleaned value, or OptionError
    choices: tuple[Any, ...] = ()  # what a form offers
    per_seat: bool = False  # the value is a list with a choice for each seat
    of_seats: bool = False  # its numbers are seats: those that the table does not have are not offered


def nothing_due(s: Any) -> None:
    """Of a game that scores nothing at its end."""


def no_secret_points(s: Any, seat: int) -> dict[str, int]:
    """Of a game in which nothing hidden scores."""
    return {}


def no_dangers(s: Any, who: int) -> list[Danger]:
    """Of a game in which nothing is lost."""
    return []


class Parts(NamedTuple):
    """The functions that a game supplies, each from the module of its name; the first argument is the game's state."""

    set_up: Callable[[Any, dict[str, Any]], None]  # an empty table, with the options, up to what is to be done first
    saved: Callable[[Any], dict[str, Any]]  # the position as plain data with the names of things, without a seal
    read: Callable[[Saved, bool], State]  # checks types, names and ranges; nothing is pending if written by hand
    check: Callable[[Any], None]  # raises `PositionError` with the field if an invariant of the game is broken
    begin: Callable[[Any], None]  # puts on the stack what the phase of a position written by hand goes on with
    evaluate: Callable[[Any, int], float]
    observe: Callable[[Any, int], bytearray]
    view: Callable[[Any, int | None], Any]
    holdings: Callable[[Any], dict[int, dict[str, int]]]
    sample: Callable[[Any, int | None, int], State]
    scores: Callable[[Any], list[Score]]
    ranking: Callable[[Any], list[Rank]]
    # "If it ended now" (`state.prospects`): the final scoring of a copy, by what everybody may know; ...
    end_now: Callable[[Any], None] = nothing_due
    # ... what the seat's own hidden things would add at the end, by source; what a participant may lose before it
    secret_points: Callable[[Any, int], dict[str, int]] = no_secret_points
    dangers: Callable[[Any, int], list[Danger]] = no_dangers
    summands: Callable[[Any, int], list[float]] | None = None  # what `evaluate` adds up; None: it has no parts
    terms: Callable[[Any, int], list[Term]] | None = None  # the same with what each is about, for reasons
    about: Callable[[Any, int, int], dict[str, Any]] | None = None  # what an action is in the position, for its words
    layout: tuple[Span, ...] = ()  # what stands where in what `observe` writes
    points: Callable[[Any, int], list[int]] | None = None  # the seat's points so far, in the order of `sources`


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What is common to all games; a game derives from it and sets what is declared here."""

    # Of the class, not of its objects: compiled code would look for them in the object itself
    name: ClassVar[str]
    rules_version: ClassVar[int]
    oldest_rules: ClassVar[int] = 1  # the first version of the rules whose stored tables can go on
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    first_game: ClassVar[dict[str, Any]] = {}  # options that are recommended to somebody who has never played it
    everything: ClassVar[dict[str, Any]] = {}  # options with all modules and expansions
    num_actions: ClassVar[int]
    table: ClassVar[ActionTable]
    engine: ClassVar[Engine[Any]]
    parts: ClassVar[Parts]
    editions: ClassVar[Editions[Any]]
    event_kinds: ClassVar[dict[str, tuple[str, ...]]]  # every kind of event with the names of its arguments
    danger_kinds: ClassVar[dict[str, tuple[str, ...]]] = {}  # every kind of danger with the names of its arguments
    state_class: ClassVar[type]
    player_class: ClassVar[type]
    player_colours: ClassVar[tuple[str, ...]]
    folder: ClassVar[Path]  # where the game's texts and rules lie
    vocabulary: ClassVar[frozenset[str]]  # names of arguments whose values are looked up in the texts: "colour", "hall"
    observation_size: ClassVar[int]
    summand_names: ClassVar[tuple[str, ...]] = ("worth",)  # of what `summands` gives
    sources: ClassVar[tuple[str, ...]] = ()  # where points come from, as `scores` names them
    manners: ClassVar[tuple[Manner, ...]] = ()  # ways to play it that are about equally good
    whims: ClassVar[dict[str, float]] = {}  # what beginners misjudge, named like what manners like: how far
    observation_version: ClassVar[int] = 1  # raised when the vector of a position becomes another one
    rounds: ClassVar[int] = 1  # of a whole game
    plan_width: ClassVar[int] = 90  # how many positions a bot that plans a turn should keep in sight
    quick_levels: ClassVar[int] = 3  # clicks that it should try in every combination when it has little time
    trifles: ClassVar[frozenset[int]] = frozenset()  # kinds of decisions (frames) that are worth no search
    simulated_noise: ClassVar[float] = 0.7  # points by which seats err when play is imagined, so that it differs
    simulated_width: ClassVar[int] = 8  # how many positions it should keep in sight when it imagines how play goes on
    simulated_looks: ClassVar[int] = 0  # plans from which it then chooses by what was learned; 0: by the evaluation
    span: ClassVar[int] = 1  # rounds that belong together, as a year: a search evaluates only where one is over
    goes_on_after: ClassVar[frozenset[int]] = frozenset()  # actions after which a seat decides on, asked even alone
    weighs_reveals: ClassVar[bool] = False  # whether a bot judges what a click turns up by what it changes, see planner
    told_by: ClassVar[dict[str, tuple[str, ...]]] = {"worth": ()}  # by kind of term: the events that tell it better
    looks_ahead: ClassVar[frozenset[str]] = frozenset()  # decisions whose options only tell where one goes on
    seats_have_secrets: ClassVar[bool] = False  # whether a seat knows what the others may not see

    def __reduce__(self) -> str:
        return "GAME"  # of the module that its class is in

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # nothing in a game changes while it is played

    def __init__(self) -> None:
        self._speakers: dict[str, Speaker] = {}
        self._printed: dict[str, Any] | None = None
        if hasattr(self, "state_class"):
            game_of_states[self.state_class] = self

    # --- positions --------------------------------------------------------------------------------------------------
    def new(
        self,
        players: Given[int],
        seed: Given[int | None] = None,
        edition: Any = None,
        events: list[Event] | None = None,
        **options: Any,
    ) -> State:
        """A new game. The seed decides all chance; without one a secret seed is drawn.

        What happens before the first decision (an automatic opponent may begin) is appended to `events`.
        """
        count = self._check_players(players)
        chosen = self.check_options(count, options)
        edition = self._checked_edition(edition)
        return self.deal(count, Chance.seeded(new_seed() if seed is None else seed), edition, chosen, events)

    def deal(
        self, players: int, chance: Chance, edition: Any, options: dict[str, Any], events: list[Event] | None = None
    ) -> State:
        """A new game with options that have been checked; the generator decides all chance."""
        colours = [self.player_colours.index(colour) for colour in options["colours"]]
        state = self.state_class(edition, players, colours, chance)
        state.clear()
        state.events = events
        self.parts.set_up(state, options)
        self.engine.advance(state)
        state.events = None
        return cast(State, state)

    def check_options(self, players: Given[int], options: Given[dict[str, Any]]) -> dict[str, Any]:
        """Every option with its value, defaults filled in."""
        self._check_players(players)
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise OptionError(f"{self.name} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        return {option.name: option.check(options.get(option.name, option.default), players) for option in self.options}

    def _check_players(self, players: Given[int]) -> int:
        right_type = isinstance(players, int) and not isinstance(players, bool)
        if not right_type or not self.min_players <= players <= self.max_players:
            range_ = f"{self.min_players} to {self.max_players}"
            raise OptionError(f"{self.name} is for {range_} players, got {shown(players)}")
        return players

    def _checked_edition(self, edition: Any) -> Any:
        """The printed values to play with; without any, ours."""
        standard = self.standard_edition()
        if edition is None:
            return standard
        if type(edition) is not type(standard):
            raise OptionError(f"edition must come from load_edition(), got {type(edition).__name__}")
        return edition

    def from_dict(self, saved: Given[dict[str, Any]], ours: bool = False) -> State:
        """A position saved by `state.to_dict()`, or written by hand; one that breaks an invariant is refused.

        A position that the program wrote (it has a seal, or the caller knows: `ours`) may stand anywhere. One that a
        person wrote stands at the start of a decision of its phase; the plays of `then` may follow.
        """
        if not isinstance(saved, dict):
            raise Saved("", saved).wrong("a table")
        top = Saved("", {key: value for key, value in saved.items() if key not in (SEAL, THEN)})
        by_hand = not ours and not is_sealed(saved)
        state = self.parts.read(top, by_hand)
        try:
            self.parts.check(state)
            if by_hand:
                self.parts.begin(state)
                self.engine.advance(state)
            else:
                self.engine.ask_again(state)
        except BROKEN as error:
            raise broken(error) from error
        if THEN in saved:
            self._play_then(state, Saved(THEN, saved[THEN]))
        return state

    def from_text(self, text: Given[str]) -> State:
        """The position of a line that `state.to_text()` gave."""
        return self.from_dict(unpacked(text, self.name, self.rules_version))

    def _play_then(self, state: State, saved: Saved) -> None:
        """The plays that lead into a turn, by their names; each is for a seat that has to decide."""
        for row in saved.rows(0, MOST_PLAYS):
            if not isinstance(row.value, str):
                raise row.wrong("the name of an action")
            try:
                state.play(self.parse_action(row.value), state.waiting_for[0] if state.waiting_for else None)
            except CaravansaryError as problem:
                raise PositionError(row.field, str(problem)) from problem

    def load_edition(self, path: str | Path) -> Any:
        """The printed values of an edition file, to be passed to `new`."""
        return self.editions.load(path)

    def read_edition(self, text: str, source: str = "edition") -> Any:
        """The printed values of an edition file's text; mistakes are told with the name of the source."""
        return self.editions.read(as_file(text), source)

    def standard_edition(self) -> Any:
        """The printed values that hold when no edition is given.

        Like every edition they have a name, a digest, and as `overrides` what differs from ours.
        """
        return self.editions.standard()

    def printed(self, overrides: dict[str, Any] | None = None) -> dict[str, Any]:
        """What is printed on board, tiles and cards: the game's `components.toml` with what an edition changes."""
        if self._printed is None:
            path = self.folder / "components.toml"
            self._printed = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        return _merged(self._printed, overrides or {})

    # --- actions ----------------------------------------------------------------------------------------------------
    def action_name(self, action: Given[int]) -> str:
        return self.table.name(action)

    def parse_action(self, text: Given[str]) -> int:
        return self.table.parse(text)

    def describe_action(self, action: Given[int]) -> dict[str, Any]:
        """The action as data: its kind and its arguments."""
        return self.table.describe(action)

    def stays_hidden(self, action: int) -> bool:
        """Whether this action, played in a secret choice, is still unknown to the others once all have chosen.

        The record of a running game leaves such a choice out.
        """
        return True

    def is_secret_choice(self, action: int) -> bool:
        """Whether this action is chosen by all seats at once, hidden from each other, by these rules or older ones."""
        return False

    def final_points(self, position: dict[str, Any]) -> list[int] | None:
        """The points of every seat in a saved position of the end of a game by older rules; None: it does not say."""
        return None

    # --- value and features -----------------------------------------------------------------------------------------
    def evaluate(self, state: State, seat: int) -> float:
        """How good the position is for the seat, in points; uses only what the seat may know."""
        return self.parts.evaluate(state, seat)

    def summands(self, state: State, seat: int) -> list[float]:
        """The numbers that `evaluate` adds up, always as many: of them a value is learned."""
        if self.parts.summands is None:
            return [self.evaluate(state, seat)]
        return self.parts.summands(state, seat)

    def points_by_source(self, state: State, seat: int) -> list[int]:
        """The points of the seat so far, in the order of `sources`."""
        return [] if self.parts.points is None else self.parts.points(state, seat)

    def terms(self, state: State, seat: int) -> list[Term]:
        """The parts that `evaluate` adds up, each with what it is about: of them reasons are made."""
        if self.parts.terms is None:
            return [Term("worth", self.evaluate(state, seat))]
        return self.parts.terms(state, seat)

    def observe(self, state: State, seat: int) -> list[float]:
        """The seat's view as a vector of `observation_size` numbers, about 0 to 1 each."""
        return numbers_of(self.observe_bytes(state, seat))

    def observe_bytes(self, state: State, seat: int) -> bytearray:
        """The same vector as 32-bit floats in a row, which `numpy.frombuffer` takes over as they are."""
        return self.parts.observe(state, seat)

    def observation_layout(self) -> tuple[Span, ...]:
        """What stands where in the vector: name, offset, size and meaning of everything; see `observation_version`."""
        return self.parts.layout or (Span("table", 0, self.observation_size, ""),)

    def observation_names(self) -> list[str]:
        """A name for every number of the vector, from the layout: "time.round[2]"."""
        return names_of(self.observation_layout())

    # --- texts ------------------------------------------------------------------------------------------------------
    def speaker(self, language: Given[str]) -> Speaker:
        """Says decisions, actions, events and refusals of this game in a language."""
        if language not in LANGUAGES:
            raise UnknownName(f"no language {shown(language)}; there are: {', '.join(LANGUAGES)}")
        if language not in self._speakers:
            texts = Texts(language, [COMMON_TEXTS, self.folder / "texts"])
            self._speakers[language] = Speaker(self, texts)
        return self._speakers[language]


def _merged(values: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Tables are merged key by key; a table of numbers only, such as a cost, is one value and replaced whole."""
    merged = dict(values)
    for key, change in changes.items():
        before = values.get(key)
        if isinstance(before, dict) and isinstance(change, dict) and not _is_one_value(before):
            merged[key] = _merged(before, change)
        else:
            merged[key] = change
    return merged


def _is_one_value(table: dict[str, Any]) -> bool:
    return all(isinstance(value, int) for value in table.values())


def new_seed() -> int:
    """A seed that nobody knows, for a game whose seed was not chosen."""
    return secrets.randbits(63)
