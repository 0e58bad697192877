"""The position of a game of the toy: plain numbers and lists of numbers, changed in place by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from caravansary.core.chance import Chance
from caravansary.core.events import Event
from caravansary.core.frames import kind_of
from caravansary.core.state import Participant
from caravansary.core.state import State as CoreState
from tests.toy import colours, frames
from tests.toy.decisions import ENGINE
from tests.toy.pieces import CARDS, COLOURS_PHASE, PLAYER_COLOURS

if TYPE_CHECKING:
    from tests.toy.components import Components


@final
class Player:
    """What a seat has, has chosen and knows."""

    __slots__ = ("coins", "knows", "picks", "secrets", "water")

    def clear(self) -> None:
        """Nothing yet, for setup and saved positions; not in `__init__`, because a copy sets all of this itself."""
        self.coins = 0
        self.water = 0
        self.knows = 0  # 1: has seen the top card
        self.secrets = 0  # how often something became known to this seat only
        self.picks: list[int] = []  # colours of this round

    def copy(self) -> Player:
        player = Player()
        player.coins = self.coins
        player.water = self.water
        player.knows = self.knows
        player.secrets = self.secrets
        player.picks = self.picks[:]
        return player


@final
class State(CoreState):
    """Everything on the table, what is still to be done, and the generator."""

    __slots__ = (
        *("deck", "discard", "djinn", "phase", "players"),
        *("printed", "round", "rounds", "turn"),
    )

    def __init__(self, c: Components, seats: int, colours: list[int], chance: Chance) -> None:
        CoreState.__init__(self, seats, colours, chance)  # quicker than with super(): every copy comes here
        self.printed = c  # the printed values, shared by all states of an edition

    def clear(self) -> None:
        """An empty table, for setup and saved positions."""
        self.players = [Player() for _ in range(self.seats)]
        for player in self.players:
            player.clear()
        self.deck = list(range(CARDS))  # the top card last
        self.discard: list[int] = []
        self.djinn = 0
        self.rounds = 0  # of this game
        self.round = 0
        self.phase = COLOURS_PHASE
        self.turn = 0  # how many seats have ended their turn in this round

    def copy(self) -> State:
        s = State(self.printed, self.seats, self.colours, self.chance.copy())
        self._copy_to(s)
        s.players = [player.copy() for player in self.players]
        s.deck = self.deck[:]
        s.discard = self.discard[:]
        s.djinn = self.djinn
        s.rounds = self.rounds
        s.round = self.round
        s.phase = self.phase
        s.turn = self.turn
        return s

    # --- the core's interface ---------------------------------------------------------------------------------------
    @property
    def participants(self) -> list[Participant]:
        seats = [Participant(who, "seat", PLAYER_COLOURS[colour], True) for who, colour in enumerate(self.colours)]
        return [*seats, Participant(self.seats, "djinn", "", True)]

    @property
    def waiting_for(self) -> tuple[int, ...]:
        if self.decider >= 0 and kind_of(self.stack[-1]) == frames.CHOOSE_COLOURS:
            return tuple(colours.choosing(self))
        return super().waiting_for

    def options_of(self, seat: int) -> list[int]:
        return ENGINE.list_options(self, self.stack[-1], seat, None) if seat in self.waiting_for else []

    def information(self, seat: int) -> int:
        return self.reveals + self.players[seat].secrets

    def _apply(self, action: int, seat: int) -> None:
        ENGINE.apply(self, action, seat)

    # --- for the rules ----------------------------------------------------------------------------------------------
    def tell_only(self, seat: int, kind: str, rule: str, **args: Any) -> None:
        """Report an event to its own seat."""
        if self.events is not None:
            self.events.append(Event(kind, seat, rule, args, audience=(seat,)))
