"""The position: the board, the players, what is still to be done; flat numbers that copy quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from caravansary.core.state import State as CoreState
from caravansary.games.marco_polo import goals, scoring
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.pieces import NO_CHARACTER, NO_NODE
from caravansary.games.marco_polo.rounds import START_ROUND

if TYPE_CHECKING:
    from caravansary.core.chance import Chance
    from caravansary.games.marco_polo.components import Components


@final
class Player:
    """What a player has."""

    __slots__ = (
        *("active", "camels", "character", "coins", "completed", "dealt", "dice", "figure", "gifts", "goals", "goods"),
        *("keep_two", "points", "posts", "promised", "second", "stock", "used"),
    )

    def clear(self) -> None:
        """Nothing yet, for setup and saved positions; not in `__init__`, because a copy sets all of this itself."""
        self.character = NO_CHARACTER
        self.coins = 0
        self.camels = 0
        self.goods: list[int] = [0, 0, 0]
        self.points: list[int] = []  # per source
        self.dice: list[int] = []  # unused dice, how many of each of the 20 kinds
        self.used = 0  # a bit per space where own dice lie this round
        self.stock = 0  # posts not yet on the map
        self.posts = 0  # a bit per place
        self.figure = NO_NODE
        self.second = NO_NODE  # the other Polo
        self.active: list[int] = []  # contracts, the older one first; replaced, never changed, like all lists below
        self.completed: list[int] = []
        self.dealt: list[int] = []  # goal cards, known to this seat only
        self.goals: list[int] = []  # those that were kept
        self.gifts = 0  # kept gifts, a bit each
        self.keep_two = 0  # whether Fratre Nicolao's token is still there
        self.promised = 0  # black dice that come with the next roll

    def copy(self) -> Player:
        p = Player()
        p.character = self.character
        p.coins = self.coins
        p.camels = self.camels
        p.goods = self.goods[:]
        p.points = self.points[:]
        p.dice = self.dice[:]
        p.used = self.used
        p.stock = self.stock
        p.posts = self.posts
        p.figure = self.figure
        p.second = self.second
        p.active = self.active
        p.completed = self.completed
        p.dealt = self.dealt
        p.goals = self.goals
        p.gifts = self.gifts
        p.keep_two = self.keep_two
        p.promised = self.promised
        return p


@final
class State(CoreState):
    """A position of the game."""

    __slots__ = (
        *("active", "arghun_cards", "arghun_used", "beijing", "bought", "built", "cards"),
        *("cursor", "draft", "drawn", "ended", "entered", "entry_free", "first", "fresh", "gift_discard", "gift_pile"),
        *("gift_place", "gift_step", "goal_choice", "khan", "main_done", "module", "moved", "movement", "occupied"),
        *("offices", "phase", "picked", "piles", "placed", "players", "pool", "printed", "provinces", "round", "row"),
        *("special", "special_fresh", "start", "steps", "steps_left", "taken", "to_build", "traveller"),
    )

    def __init__(self, c: Components, seats: int, colours: list[int], chance: Chance) -> None:
        CoreState.__init__(self, seats, colours, chance)  # quicker than with super(): every copy comes here
        self.printed = c  # the printed values, shared by all states of an edition

    def clear(self) -> None:
        """An empty table, for setup and saved positions; not in `__init__`, because a copy sets all of this itself."""
        self.players: list[Player] = []
        self.module = 0  # whether the New Characters take part
        self.goal_choice = 0  # whether two of four goal cards are chosen
        # --- the board
        self.provinces: list[int] = []  # per province: its token; never changed
        self.offices: list[int] = []  # per city: its token, -1 when taken
        self.cards: list[int] = []  # per card space: the city card; never changed
        self.beijing: list[int] = []  # per slot: seat or NOBODY
        self.row: list[int] = []  # contracts, space 1 first
        self.piles: list[int] = []  # the contracts of the coming rounds, the next one last
        self.special: list[int] = []  # the special pile, the top last
        self.special_fresh = 0  # contracts on its top that nobody has seen
        self.pool = 0  # black dice
        self.placed: list[int] = []  # dice on spaces, each a number (`dice.placed_die`)
        self.occupied = 0  # a bit per space, from `placed`
        self.khan: list[int] = []  # values of the dice there, from `placed`
        self.draft: list[int] = []  # characters that may be chosen; replaced, never changed
        self.gift_pile: list[int] = []  # the top last
        self.gift_discard: list[int] = []
        self.arghun_cards = 0  # a bit per city card that Khan Arghun has left
        # --- the round
        self.start = 0  # the first player of the first round
        self.first = 0  # the first player of this round
        self.traveller = -1  # who travelled last in this round
        self.round = 0
        self.phase = 0
        self.cursor = 0
        # --- the turn
        self.active = -1
        self.main_done = 0
        self.bought = 0  # a black die
        self.arghun_used = 0
        self.fresh = 0  # a bit per place where the active seat's post was built or moved to in this turn
        # --- the action that is being done
        self.picked: list[int] = []  # dice chosen for a space; replaced, never changed, like all lists below
        self.entry_free = 0  # a gift pays for the occupied space
        self.taken: list[int] = []  # positions of the contracts taken
        self.drawn: list[int] = []  # gifts to choose from
        # --- the movement
        self.movement = 0
        self.steps = 0  # made
        self.steps_left = 0
        self.moved = 0  # 1: the first figure, 2: the second
        self.entered: list[int] = []  # places in the order of entering
        self.gift_place = -1  # where a gift builds in passing
        self.gift_step = 0  # how many steps had been made when it was used
        self.to_build: list[int] = []  # places, + 16 for those only passed; the next one last
        self.built: list[int] = []  # posts that this movement has built, each a number (`posts.built_post`)
        self.ended = 0  # a bit per place where a figure has ended it

    # --- the core's interface ---------------------------------------------------------------------------------------
    @property
    def rounds_played(self) -> int:
        return self.round - 1

    @property
    def waiting_for(self) -> tuple[int, ...]:
        if self.phase == START_ROUND and self.decider >= 0:  # all choose their goals at once
            return goals.still_choosing(self)
        return () if self.decider < 0 else (self.decider,)

    def options_of(self, seat: int) -> list[int]:
        if self.phase == START_ROUND and self.decider >= 0:
            return goals.goal_options(self, seat, 0, None) if seat in goals.still_choosing(self) else []
        return self.options if seat == self.decider else []

    def turn_of(self, seat: int) -> int:
        dice = sum([sum(player.dice) for who, player in enumerate(self.players) if who != seat])
        return self.round << 8 | dice  # the others use one at each of their turns

    def _apply(self, action: int, seat: int) -> None:
        ENGINE.apply(self, action, seat)

    def copy(self) -> State:
        s = State(self.printed, self.seats, self.colours, self.chance.copy())
        self._copy_to(s)
        s.players = [player.copy() for player in self.players]
        s.module = self.module
        s.goal_choice = self.goal_choice
        s.provinces = self.provinces
        s.offices = self.offices[:]
        s.cards = self.cards
        s.beijing = self.beijing[:]
        s.row = self.row[:]
        s.piles = self.piles[:]
        s.special = self.special[:]
        s.special_fresh = self.special_fresh
        s.pool = self.pool
        s.placed = self.placed[:]
        s.occupied = self.occupied
        s.khan = self.khan[:]
        s.draft = self.draft
        s.gift_pile = self.gift_pile[:]
        s.gift_discard = self.gift_discard[:]
        s.arghun_cards = self.arghun_cards
        s.start = self.start
        s.first = self.first
        s.traveller = self.traveller
        s.round = self.round
        s.phase = self.phase
        s.cursor = self.cursor
        s.active = self.active
        s.main_done = self.main_done
        s.bought = self.bought
        s.arghun_used = self.arghun_used
        s.fresh = self.fresh
        s.picked = self.picked
        s.entry_free = self.entry_free
        s.taken = self.taken
        s.drawn = self.drawn
        s.movement = self.movement
        s.steps = self.steps
        s.steps_left = self.steps_left
        s.moved = self.moved
        s.entered = self.entered
        s.gift_place = self.gift_place
        s.gift_step = self.gift_step
        s.to_build = self.to_build
        s.built = self.built
        s.ended = self.ended
        return s

    # --- small things that every area needs -------------------------------------------------------------------------
    def others(self, seat: int) -> list[int]:
        """The other seats clockwise from the one after it."""
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    def clockwise(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [(seat + n) % self.seats for n in range(self.seats)]

    def score(self, who: int, source: int, points: int, rule: str) -> None:
        """Give points and tell where they come from."""
        if points:
            self.players[who].points[source] += points
            if self.events is not None:
                scoring.tell_points(self, who, source, points, rule)
