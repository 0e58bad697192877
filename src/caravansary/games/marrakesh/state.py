"""The position: the board, the players, what is still to be done; flat numbers that copy quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from caravansary.core.frames import kind_of
from caravansary.core.state import State as CoreState
from caravansary.games.marrakesh import choose, frames, scoring
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.pieces import ROUNDS

if TYPE_CHECKING:
    from caravansary.core.chance import Chance
    from caravansary.games.marrakesh.components import Components


@final
class Player:
    """What a player has."""

    __slots__ = (
        *("arrival", "bought", "caravans", "chosen", "day", "disk", "gates", "goods", "harbour", "keshis", "line"),
        *("line_keshis", "luxuries", "new_sellers", "oases", "pink", "points", "powers", "provisions", "refreshed"),
        *("resources", "screen", "scrolls", "sellers", "shown", "souk_workers", "space", "steps", "towns", "workers"),
    )

    def clear(self) -> None:
        """Nothing yet, for setup and saved positions; not in `__init__`, because a copy sets all of this itself."""
        self.points: list[int] = []  # per source
        self.resources: list[int] = [0, 0, 0]
        self.goods: list[int] = [0, 0, 0]
        self.keshis: list[int] = [0] * 8  # per area; guards in the watchtower and at gates together
        self.sellers = 0  # a bit per area, the ninth for the souk
        self.new_sellers = 0  # those placed in this turn
        self.pink = 0  # a bit per cell of the square
        self.caravans: list[int] = [0, 0, 0]  # left, right, starting oasis
        self.disk = 0  # rotation
        self.gates: list[int] = [-1] * 8  # per slot: colour
        self.oases: list[int] = []  # per cell of the Sahara: the tile, -1 when explored
        self.line: list[int] = []  # explored oases
        self.line_keshis: list[int] = [-1] * 6  # per cell of the line: the colour that waits there
        self.towns: list[int] = [-1, -1]  # at the end of the left and of the right path
        self.day = 0  # 1: the left town is explored, 2: the right one
        self.provisions: list[int] = []  # never changed after setup
        self.shown = 0  # a bit per face-up provision tile
        self.screen = 0  # a bit per colour still behind the screen
        self.chosen: list[int] = []  # colours chosen this round; replaced, never changed
        self.workers = 0  # a bit per area of the eight with a worker
        self.souk_workers = 0
        self.scrolls: list[int] = []  # in the order of acquisition
        self.powers = 0  # the scrolls from s13 on, a bit each
        self.refreshed = 0  # in this round
        self.bought = 0  # a scroll in this round
        self.luxuries: list[int] = []
        self.space = 0  # of the fisherman
        self.arrival = 0  # on it: the later the higher
        self.harbour = -1  # cell
        self.steps: list[int] = [0, 0]  # palace, mosque

    def copy(self) -> Player:
        """Lists that the copy shares are replaced by the rules, never changed; the others are changed in place."""
        p = Player()
        p.points = self.points[:]
        p.resources = self.resources[:]
        p.goods = self.goods[:]
        p.keshis = self.keshis[:]
        p.sellers = self.sellers
        p.new_sellers = self.new_sellers
        p.pink = self.pink
        p.caravans = self.caravans
        p.disk = self.disk
        p.gates = self.gates
        p.oases = self.oases
        p.line = self.line
        p.line_keshis = self.line_keshis
        p.towns = self.towns
        p.day = self.day
        p.provisions = self.provisions
        p.shown = self.shown
        p.screen = self.screen
        p.chosen = self.chosen
        p.workers = self.workers
        p.souk_workers = self.souk_workers
        p.scrolls = self.scrolls
        p.powers = self.powers
        p.refreshed = self.refreshed
        p.bought = self.bought
        p.luxuries = self.luxuries
        p.space = self.space
        p.arrival = self.arrival
        p.harbour = self.harbour
        p.steps = self.steps[:]
        return p


@final
class State(CoreState):
    """A position of the game."""

    __slots__ = (
        *("active", "arrivals", "bonus_left", "printed", "clicker", "companion_step"),
        *("companion_with", "covers", "crocodile", "cursor", "drawn", "exchanges", "expansions", "first", "first_game"),
        *("floor", "known", "loose_oases", "market", "market_up", "only_new", "phase", "players", "ranking_now"),
        *("round", "season", "seen_oases", "sides", "skips", "stacks", "stacks_up", "tower", "towns"),
        *("tray", "workshops"),
    )

    def __init__(self, c: Components, seats: int, colours: list[int], chance: Chance) -> None:
        CoreState.__init__(self, seats, colours, chance)  # quicker than with super(): every copy comes here
        self.printed = c  # the printed values, shared by all states of an edition

    def clear(self) -> None:
        """An empty table, for setup and saved positions; not in `__init__`, because a copy sets all of this itself."""
        self.players: list[Player] = []
        self.expansions = 0  # a bit for each of the five
        self.floor = 0
        self.first_game = 0
        self.only_new = 0  # exchange tiles
        # --- the board
        self.stacks: list[list[int]] = []  # scrolls under the face-up one, per stack, the top last
        self.stacks_up: list[int] = []  # the face-up scroll of each stack, -1: a gap
        self.known: list[int] = []  # scrolls at the bottom of each stack that everybody has seen
        self.market: list[list[int]] = []  # luxury items under the face-up one, per place, the top last
        self.market_up: list[int] = []
        self.exchanges: list[int] = []  # of the three seasons; never changed
        self.sides: list[int] = []  # river sides of the three seasons; never changed
        self.workshops: list[int] = []  # gates: 12 colours for each of the four workshops
        self.towns: list[int] = []  # desert towns laid out
        self.covers: list[int] = []  # per connecting cell: the stair tile on it, -1: none; never changed
        self.tower: list[int] = [0] * 12
        self.tray: list[int] = [0] * 12
        self.companion_with: list[int] = [-1, -1]  # sultan, imam: the seat whose pawn is accompanied
        self.companion_step: list[int] = [
            -1,
            -1,
        ]  # or the step where he waits alone; -1: gone or with a pawn
        self.arrivals = 0
        self.loose_oases: list[int] = []  # face up beside the board
        self.seen_oases: list[int] = []  # loose ones that left the game
        self.crocodile = -1  # the seat that begins the last season there
        # --- season and round
        self.first = 0  # the seat with the Stefan Feld figure in the first season
        self.season = 0
        self.round = 0
        self.phase = 0
        self.cursor = 0
        self.skips = 0
        self.drawn: list[list[int]] = []  # keshis drawn for the oasis lines, per seat, while they are laid
        # --- the turn
        self.active = -1
        self.bonus_left = 0  # of the river tile of the last season, when the leader has picked one
        self.ranking_now: list[int] = []  # seats in their order on the river when the season is scored
        self.clicker = -1  # the seat that made the last choice

    # --- the core's interface ---------------------------------------------------------------------------------------
    @property
    def rounds_played(self) -> int:
        return self.season * ROUNDS + self.round

    @property
    def waiting_for(self) -> tuple[int, ...]:
        if self.decider >= 0 and kind_of(self.stack[-1]) == frames.CHOOSE_KESHIS:
            return choose.still_choosing(self)
        return () if self.decider < 0 else (self.decider,)

    def options_of(self, seat: int) -> list[int]:
        if seat == self.decider:
            return self.options
        if self.decider >= 0 and kind_of(self.stack[-1]) == frames.CHOOSE_KESHIS and choose.is_choosing(self, seat):
            return choose.keshi_options(self, seat, 0, None)
        return []

    def turn_of(self, seat: int) -> int:
        return self.rounds_played << 8 | self.phase

    def _apply(self, action: int, seat: int) -> None:
        ENGINE.apply(self, action, seat)

    def copy(self) -> State:
        """Lists that the copy shares are replaced by the rules, never changed; the others are changed in place."""
        s = State(self.printed, self.seats, self.colours, self.chance.copy())
        self._copy_to(s)
        s.players = [player.copy() for player in self.players]
        s.expansions = self.expansions
        s.floor = self.floor
        s.first_game = self.first_game
        s.only_new = self.only_new
        s.stacks = self.stacks
        s.stacks_up = self.stacks_up
        s.known = self.known
        s.market = self.market
        s.market_up = self.market_up
        s.exchanges = self.exchanges
        s.sides = self.sides
        s.workshops = self.workshops
        s.towns = self.towns
        s.covers = self.covers
        s.tower = self.tower
        s.tray = self.tray[:]
        s.companion_with = self.companion_with
        s.companion_step = self.companion_step
        s.arrivals = self.arrivals
        s.loose_oases = self.loose_oases
        s.seen_oases = self.seen_oases
        s.crocodile = self.crocodile
        s.first = self.first
        s.season = self.season
        s.round = self.round
        s.phase = self.phase
        s.cursor = self.cursor
        s.skips = self.skips
        s.drawn = self.drawn
        s.active = self.active
        s.bonus_left = self.bonus_left
        s.ranking_now = self.ranking_now
        s.clicker = self.clicker
        return s

    # --- small things that every area needs -------------------------------------------------------------------------
    def camel(self) -> int:
        """The first player in all phases of the round (MKSH-ROUND-2, -8)."""
        return self.seat_in_turn(0)

    def turn_order(self) -> list[int]:
        """All seats clockwise, beginning with the holder of the camel."""
        return [self.seat_in_turn(place) for place in range(self.seats)]

    def seat_in_turn(self, place: int) -> int:
        """The seat at a place of the turn order; each season begins one seat further on (MKSH-SEASON-13, -15)."""
        return (self.first + self.season + self.round + place) % self.seats

    def has_expansion(self, number: int) -> bool:
        return bool(self.expansions >> (number - 1) & 1)

    def score(self, who: int, source: int, points: int, rule: str) -> None:
        """Book points, gained or lost, and tell where they come from (MKSH-GEN-7)."""
        if points:
            self.players[who].points[source] += points
            if self.events is not None:
                scoring.tell_points(self, who, source, points, rule)
