"""The position of a game, as everybody outside the game's own rules sees it.

A game derives its state from `State` and supplies what is marked as the game's part; the checks that an action is
legal, the answer to "why not?" and the preview are the same for all games.
"""

from __future__ import annotations

import marshal
from types import GetSetDescriptorType, MemberDescriptorType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self, cast

from mypy_extensions import mypyc_attr

from caravansary.core.chance import Chance
from caravansary.core.decision import Decision, Refusal
from caravansary.core.errors import BROKEN, Given, IllegalAction, Unveiled, broken, shown
from caravansary.core.events import Event, visible
from caravansary.core.position_text import packed
from caravansary.core.seal import sealed

if TYPE_CHECKING:
    from caravansary.core.game import Game

game_of_states: Final[dict[type, Game]] = {}  # by the class of its states; a game enters itself when it is made
MOST_SETS: Final = 1000  # more ways to complete a set are not listed


class Score(NamedTuple):
    """The points of a participant, and where they come from."""

    who: int
    total: int
    by_source: dict[str, int]

    def to_dict(self) -> dict[str, Any]:
        return self._asdict()


class Rank(NamedTuple):
    """The place of a participant, from 1; equal places mean that no tie-break separates them."""

    place: int
    who: int

    def to_dict(self) -> dict[str, int]:
        return self._asdict()


class Danger(NamedTuple):
    """Something that a participant may still lose: message `danger-KIND` of the game's texts with these arguments."""

    kind: str
    rule: str
    args: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        return self._asdict()


class Prospect(NamedTuple):
    """How a participant would stand if the game ended now, by what everybody may know.

    `secret` is what the hidden things of the seat that asks would add to its own points; nobody else gets it. What
    chance or others may take away is not subtracted but listed as `dangers`.
    """

    who: int
    place: int
    total: int
    by_source: dict[str, int]
    secret: dict[str, int]
    dangers: list[Danger]

    def to_dict(self) -> dict[str, Any]:
        return {**self._asdict(), "dangers": [danger.to_dict() for danger in self.dangers]}


def scores_by_source(points: list[list[int]], sources: tuple[str, ...]) -> list[Score]:
    """The score of each participant, from its points of every source."""
    return [Score(who, sum(row), dict(zip(sources, row, strict=True))) for who, row in enumerate(points)]


def ranked(keys: list[tuple[int, ...]]) -> list[Rank]:
    """The place of each participant, the highest key first; equal keys share a place."""
    places = [1 + sum(other > key for other in keys) for key in keys]
    return [Rank(places[who], who) for who in sorted(range(len(keys)), key=places.__getitem__)]


def winners_of(ranking: list[Rank]) -> list[int]:
    """Who is in the first place, alone or together."""
    return [rank.who for rank in ranking if rank.place == 1]


class Participant(NamedTuple):
    """A seat, or an automatic opponent without one."""

    who: int
    kind: str
    colour: str
    scores: bool

    def to_dict(self) -> dict[str, Any]:
        return self._asdict()


class Preview(NamedTuple):
    """What an option would bring and cost, up to the first thing that nobody can know."""

    changes: dict[int, dict[str, int]]
    prospects: dict[int, int]  # how the points change that a participant would have if the game ended now
    cost: dict[str, int]
    events: list[Event]
    next_kind: str | None
    stops_at_chance: bool
    next_seat: int | None = None  # who would decide next

    def to_dict(self) -> dict[str, Any]:
        return {**self._asdict(), "events": [event.to_dict() for event in self.events]}


def _differences(before: dict[Any, int], after: dict[Any, int]) -> dict[Any, int]:
    """What is more or less than before, of the same things."""
    return {thing: after[thing] - count for thing, count in before.items() if after[thing] != count}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: who decides, among what, and everything that a game needs to play on.

    `decider` is the seat that decides (-1 when the game is over) and `options` its actions; both are set by the
    game whenever it stops to ask. `stack` holds what is still to be done, as frames. `reveals` counts the moments at
    which something new became known.
    """

    __slots__ = (
        *("blind", "chance", "colours", "decider", "events", "foreseen", "options", "patient", "reveals", "seats"),
        "stack",
    )

    def __init__(self, seats: int, colours: list[int], chance: Chance) -> None:
        self.seats = seats
        self.colours = colours  # per participant, never changed
        self.chance = chance
        self.decider: int = -1
        self.options: list[int] = []
        self.stack: list[int] = []
        self.events: list[Event] | None = None
        self.reveals: int = 0
        self.blind: bool = False  # a trial: it stops before anything new becomes known
        self.patient: bool = False  # a trial: it asks also where there is only one option
        self.foreseen: list[Foreseen] | None = None  # a preview: what its choice has caused, once that is done

    # --- who decides, among what ------------------------------------------------------------------------------------
    @property
    def is_over(self) -> bool:
        return self.decider < 0

    @property
    def to_move(self) -> int | None:
        """The seat that must decide now; None when the game is over."""
        return None if self.decider < 0 else self.decider

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Every seat that may decide now; more than one in a simultaneous choice."""
        return () if self.decider < 0 else (self.decider,)

    def options_of(self, seat: int) -> list[int]:
        """The legal actions of a seat; none if it is not its decision."""
        return self.options if seat == self.decider else []

    def decision(self, seat: Given[int | None] = None) -> Decision:
        """What the seat is asked now; without a seat, the one to move."""
        who = self._the_seat(seat)
        if type(who) is not int or who not in self.waiting_for:
            raise self._illegal(self._not_your_decision(-1, who))
        return self._decision(who)

    # --- playing ----------------------------------------------------------------------------------------------------
    def play(self, action: Given[int], seat: Given[int | None] = None, events: list[Event] | None = None) -> None:
        """Play an action; what happens is appended to `events`. An illegal one raises and changes nothing."""
        if seat is None and len(self.waiting_for) == 1:
            seat = self.decider
        if type(action) is not int or type(seat) is not int or action not in self.options_of(seat):
            raise self._refused(action, seat)
        self.events = events
        try:
            self._apply(action, seat)
        except BROKEN as error:
            raise broken(error) from error
        finally:
            self.events = None

    def why_not(self, action: Given[int], seat: Given[int | None] = None) -> Refusal | None:
        """Why the seat may not play the action now; None if it may."""
        if type(action) is not int or not 0 <= action < self.game.num_actions:
            return Refusal(-1, "core.action.unknown", "", {"action": shown(action)})
        if self.is_over:
            return Refusal(action, "core.game.over", "", {})
        if seat is None:
            if len(self.waiting_for) > 1:
                return Refusal(action, "core.seat.needed", "", {})
            seat = self.decider
        if type(seat) is not int or seat not in self.waiting_for:
            return self._not_your_decision(action, seat)
        if action in self.options_of(seat):
            return None
        decision = self._decision(seat)
        for refusal in decision.refused:
            if refusal.action == action:
                return refusal
        asked = f"{self.game.name}.{decision.kind}"
        return Refusal(action, "core.action.not_asked", decision.rule, {"decision": asked})

    def preview(self, action: Given[int], seat: Given[int | None] = None) -> Preview:
        """What the action would bring and cost, up to the first chance or hidden thing.

        What the game goes on with by itself (the next worker, provisions, the final scoring) is no part of it; only
        what would be asked next, and whether something is turned up before that, is told of it.
        """
        who = self._the_seat(seat)
        if type(action) is not int or type(who) is not int or action not in self.options_of(who):
            raise self._refused(action, who)
        trial = self.copy()
        trial.blind = True
        trial.foreseen = []
        events: list[Event] = []
        stopped = False
        try:
            trial.play(action, who, events)
        except Unveiled:
            stopped = True
        next_seat = None if stopped or trial.is_over else trial.waiting_for[0]
        asked = None if next_seat is None else trial._decision(next_seat).kind
        cost = {} if stopped or trial.foreseen else trial.cost_to_pay()
        caused = trial.foreseen[0] if trial.foreseen else Foreseen(trial, len(events))
        had, has = self.holdings(), caused.state.holdings()
        gains = {participant: _differences(things, has[participant]) for participant, things in had.items()}
        changes = {participant: change for participant, change in gains.items() if change}
        prospects = _differences(self._worths(who), caused.state._worths(who))
        return Preview(changes, prospects, cost, visible(events[: caused.told], who), asked, stopped, next_seat)

    def about(self, action: int, seat: int) -> dict[str, Any]:
        """What the action is in this position: arguments for its words beside its own, empty where they say all.

        For the options and the refused siblings of the open decision; from what the seat may know.
        """
        tell = self.game.parts.about
        return {} if tell is None else tell(self, action, seat)

    def ahead(self, action: int, seat: int) -> dict[int, dict[str, int]]:
        """What the options after an option would bring the seat, by action; where the option itself brings nothing.

        A slot leads to the sites of its line: what each of them yields can be shown before one is chosen.
        """
        if self._decision(seat).kind not in self.game.looks_ahead:
            return {}
        trial = self.copy()
        trial.blind = True
        try:
            trial.play(action, seat)
        except Unveiled:
            return {}
        return {after: trial.preview(after, seat).changes.get(seat, {}) for after in trial.options_of(seat)}

    def pick_sets(self, seat: Given[int]) -> list[list[int]]:
        """Every way to complete the set that the seat is picking from, each in the set's own order.

        None if no set is being picked. A client may let a person click the pieces of a set in any order.
        """
        if seat not in self.waiting_for or self._decision(seat).pick is None:
            return []
        found: list[list[int]] = []
        self._collect_sets(seat, [], found)
        return found

    def _collect_sets(self, seat: int, picked: list[int], found: list[list[int]]) -> None:
        before = self._decision(seat).pick
        for action in self.options_of(seat):
            if len(found) >= MOST_SETS:
                return
            trial = self.copy()
            trial.blind = trial.patient = True
            try:
                trial.play(action, seat)
            except Unveiled:
                found.append([*picked, action])
                continue
            after = trial._decision(seat).pick if seat in trial.waiting_for else None
            if before is not None and after is not None and after.continues(before):
                trial._collect_sets(seat, [*picked, action], found)
            else:
                found.append([*picked, action])

    # --- for the game's rules ---------------------------------------------------------------------------------------
    def unveil(self) -> None:
        """To be called before chance is drawn or something hidden is turned up."""
        if self.blind:
            raise Unveiled
        self.reveals += 1

    def choice_is_done(self) -> None:
        """To be called where all that a choice has caused is done and the game goes on by itself."""
        if self.foreseen is not None and not self.foreseen:
            self.foreseen.append(Foreseen(self.copy(), len(self.events or ())))

    def tell(self, kind: str, who: int | None, rule: str, **args: Any) -> None:
        """Report an event to whoever listens. Call it under `if s.events is not None` where it is hot."""
        if self.events is not None:
            self.events.append(Event(kind, who, rule, args))

    # --- the game's part --------------------------------------------------------------------------------------------
    @property
    def game(self) -> Game:
        return game_of_states[type(self)]

    @property
    def participants(self) -> list[Participant]:
        """Seats first, then the automatic opponents."""
        names = self.game.player_colours
        return [Participant(who, "seat", names[colour], True) for who, colour in enumerate(self.colours)]

    @property
    def rounds_played(self) -> int:
        """Rounds that are over, of `game.rounds`; after each every seat has had as many turns as any other."""
        return 0

    def copy(self) -> Self:
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def _copy_to(self, s: State) -> None:
        """What every copy takes over; a list of options is never changed, only replaced."""
        s.decider = self.decider
        s.options = self.options
        s.stack = self.stack[:]
        s.reveals = self.reveals
        s.blind = self.blind
        s.patient = self.patient

    def to_dict(self) -> dict[str, Any]:
        """The whole position, hidden things and generator included; never for a client of a running game."""
        return sealed(self.game.parts.saved(self))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, ready for JSON."""
        return cast(dict[str, Any], self.game.parts.view(self, seat))

    def sample_hidden(self, seat: int | None, seed: int) -> Self:
        """A full state that agrees with all that the seat knows; the rest, and the generator, are new."""
        return cast(Self, self.game.parts.sample(self, seat, seed))

    def scores(self) -> list[Score]:
        return self.game.parts.scores(self)

    def ranking(self) -> list[Rank]:
        return self.game.parts.ranking(self)

    def prospects(self, seat: int | None = None) -> list[Prospect]:
        """How every participant that scores would stand if the game ended now, as far as the seat may know.

        When the game is over, that is `scores` and `ranking`.
        """
        parts = self.game.parts
        end = self._ended_now()
        places = {rank.who: rank.place for rank in parts.ranking(end)}
        return [
            Prospect(
                score.who,
                places[score.who],
                score.total,
                score.by_source,
                parts.secret_points(self, seat) if score.who == seat and not self.is_over else {},
                [] if self.is_over else parts.dangers(self, score.who),
            )
            for score in parts.scores(end)
        ]

    def _worths(self, seat: int) -> dict[int, int]:
        """The points of each participant if the game ended now, for the seat with its own secret ones."""
        worths = {score.who: score.total for score in self.game.parts.scores(self._ended_now())}
        if not self.is_over:
            worths[seat] += sum(self.game.parts.secret_points(self, seat).values())
        return worths

    def _ended_now(self) -> Self:
        """This position after the final scoring, without the points for things that only one seat knows."""
        if self.is_over:
            return self
        end = self.copy()
        self.game.parts.end_now(end)
        return end

    def turn_of(self, seat: int) -> int:
        """A number that stays the same while the seat's turn goes on, and is another one at its next turn."""
        return self.rounds_played

    def information(self, seat: int) -> int:
        """How often something new has become known to the seat; an undo never crosses such a moment."""
        return self.reveals

    def holdings(self) -> dict[int, dict[str, int]]:
        """What each participant has, by name; for previews and statistics."""
        return self.game.parts.holdings(self)

    def cost_to_pay(self) -> dict[str, int]:
        """The open payment of the seat to move, if the state waits for one."""
        return {}

    def _apply(self, action: int, seat: int) -> None:
        """Do a legal action and play on to the next decision."""
        raise NotImplementedError

    def _decision(self, seat: int) -> Decision:
        return self.game.engine.decision(self, seat)

    # --- as a value -------------------------------------------------------------------------------------------------
    def __eq__(self, other: object) -> bool:
        """Whether both are the same position, hidden things and generator included: then they play on alike."""
        if type(self) is not type(other) or not isinstance(other, State):
            return False
        saved = self.game.parts.saved
        return self is other or bool(saved(self) == saved(other))

    def __hash__(self) -> int:
        raise TypeError("a state changes when it is played: take state.to_text() as a key")

    def __repr__(self) -> str:
        """The round, the points and who decides what: `<toy, 3 players, round 2 of 3, points 3 4 3, seat 1: ...>`."""
        game = self.game
        told = [game.name, f"{self.seats} player{'s' if self.seats > 1 else ''}"]
        if self.is_over:
            told.append("over")
        else:
            told.append(f"round {min(self.rounds_played + 1, game.rounds)} of {game.rounds}")
        told.append("points " + " ".join([str(score.total) for score in self.scores()]))
        for seat in self.waiting_for:
            told.append(f"seat {seat}: {self._decision(seat).kind} of {len(self.options_of(seat))}")
        return f"<{', '.join(told)}>"

    def to_text(self) -> str:
        """The whole position in one line, hidden things and generator included; `game.from_text` takes it back."""
        return packed(self.game.name, self.game.rules_version, self.to_dict())

    # --- for our own processes --------------------------------------------------------------------------------------
    def pack(self) -> bytes:
        """The slots as they are, for pickles and jobs between our own processes.

        Nothing that a client sends or a file holds is ever unpacked: that would be read without any check.
        """
        state: Any = self
        kind = type(self)
        seen = [getattr(state, name) for name in _slots(kind)]
        players = [[getattr(player, name) for name in _slots(type(player))] for player in state.players]
        edition = (state.printed.name, state.printed.overrides)
        return marshal.dumps((edition, state.seats, state.colours, state.chance.to_list(), seen, players))

    def __reduce__(self) -> tuple[Any, ...]:
        return unpack, (self.game, self.pack())

    # --- refusing ---------------------------------------------------------------------------------------------------
    def _the_seat(self, seat: Given[int | None]) -> Given[int]:
        if seat is not None:
            return seat
        if self.is_over:
            raise self._illegal(Refusal(-1, "core.game.over", "", {}))
        if len(self.waiting_for) > 1:
            raise self._illegal(Refusal(-1, "core.seat.needed", "", {}))
        return self.decider

    def _not_your_decision(self, action: int, seat: Given[int]) -> Refusal:
        if self.is_over:
            return Refusal(action, "core.game.over", "", {})
        return Refusal(action, "core.seat.not_yours", "", {"seat": shown(seat, 20), "who": self.waiting_for[0]})

    def _refused(self, action: Given[int], seat: Given[int | None]) -> IllegalAction:
        return self._illegal(self.why_not(action, seat) or Refusal(-1, "core.seat.needed", "", {}))

    def _illegal(self, refusal: Refusal) -> IllegalAction:
        return IllegalAction(refusal, self.game.speaker("en").refusal(refusal, self))


class Foreseen(NamedTuple):
    """The position when all that a choice causes is done, and how many events told of it.

    It stands below `State`: compiled, the type of a field must be there already.
    """

    state: State
    told: int


# --- for our own processes --------------------------------------------------------------------------------------------
_NOT_PACKED: Final = frozenset(
    {"chance", "colours", "events", "foreseen", "players", "printed", "seats"}  # apart from the rest, or of a trial
    | {"game", "is_over", "participants", "rounds_played", "to_move", "waiting_for"}  # no slots but properties
)
_slots_by_kind: Final[dict[type, tuple[str, ...]]] = {}


def _slots(kind: type) -> tuple[str, ...]:
    """The names of a class's slots; compiled classes do not list them."""
    if kind not in _slots_by_kind:
        slots = (MemberDescriptorType, GetSetDescriptorType)
        names = [name for name in dir(kind) if isinstance(getattr(kind, name), slots) and name[0] != "_"]
        _slots_by_kind[kind] = tuple(name for name in names if name not in _NOT_PACKED)
    return _slots_by_kind[kind]


def unpack(game: Game, packed: bytes) -> State:
    """The position that `pack` has packed."""
    (name, overrides), seats, colours, chance, seen, players = marshal.loads(packed)  # noqa: S302 - only our own
    state: Any = game.state_class(game.editions.with_overrides(name, overrides), seats, colours, Chance(*chance))
    for slot, value in zip(_slots(game.state_class), seen, strict=True):
        setattr(state, slot, value)
    state.players = [_player(game.player_class, values) for values in players]
    found: State = state
    return found


def _player(kind: type, values: list[Any]) -> Any:
    player = kind()
    for slot, value in zip(_slots(kind), values, strict=True):
        setattr(player, slot, value)
    return player
