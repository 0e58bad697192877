"""The position of a game of Merv: plain numbers and lists of numbers, changed in place by the rules, cheap to copy.

The rules are in the modules of the areas; `engine.py` plays on to the next decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from caravansary.core.chance import Chance
from caravansary.core.state import Participant
from caravansary.core.state import State as CoreState
from caravansary.games.merv import rounds, scoring, view
from caravansary.games.merv.engine import ENGINE
from caravansary.games.merv.pieces import NO_NODE, PLAYER_COLOURS, SOURCES

if TYPE_CHECKING:
    from caravansary.games.merv.components import Components


@final
class Player:
    """The pieces of a participant. The high courtier uses only buildings and camels."""

    __slots__ = (
        "buildings",
        "camels",
        "common",
        "common_tied",
        "contracts",
        "courtiers",
        "cubes",
        "discs",
        "favour",
        "influence",
        "node",
        "points",
        "posts",
        "rare",
        "rare_tied",
        "scoring_tile",
        "scrolls",
        "scrolls_tied",
        "servants",
        "spices",
        "tiles",
    )

    def clear(self) -> None:
        """Nothing yet, for the setup; not in `__init__`, because a copy sets all of this itself."""
        self.buildings = 0  # in own supply
        self.servants = 0  # in own supply
        self.discs = 0  # in own supply
        self.camels = 0
        self.favour = 0
        self.influence = 0
        self.node = NO_NODE  # on the mosque track, NO_NODE before the first step
        self.scrolls = 0  # owned, tied ones included
        self.scrolls_tied = 0  # committed to contracts
        self.common = 0
        self.common_tied = 0
        self.rare = 0
        self.rare_tied = 0
        self.posts = 0  # a bit per city
        self.tiles = 0  # a bit per breakthrough tile
        self.scoring_tile = -1  # -1: none
        self.contracts = 0  # a bit per contract
        self.cubes: list[int] = [0] * 5  # per colour
        self.spices: list[int] = [0] * 4  # caravan cards per spice
        self.courtiers: list[int] = [0] * 4  # per hall
        self.points: list[int] = [0] * len(SOURCES)  # per source

    def copy(self) -> Player:
        player = Player()
        player.buildings = self.buildings
        player.servants = self.servants
        player.discs = self.discs
        player.camels = self.camels
        player.favour = self.favour
        player.influence = self.influence
        player.node = self.node
        player.scrolls = self.scrolls
        player.scrolls_tied = self.scrolls_tied
        player.common = self.common
        player.common_tied = self.common_tied
        player.rare = self.rare
        player.rare_tied = self.rare_tied
        player.posts = self.posts
        player.tiles = self.tiles
        player.scoring_tile = self.scoring_tile
        player.contracts = self.contracts
        player.cubes = self.cubes[:]
        player.spices = self.spices[:]
        player.courtiers = self.courtiers[:]
        player.points = self.points[:]
        return player


@final
class State(CoreState):
    """Everything on the table, what is still to be done, and the generator."""

    __slots__ = (
        "active",
        "attacked",
        "bonus_left",
        "bought",
        "camels_on_cards",
        "camels_out",
        "city_camels",
        "common_left",
        "contracts_gone",
        "cubes_left",
        "cursor",
        "deck",
        "discount_used",
        "had",
        "high_courtier",
        "known_at_click",
        "last_clicker",
        "magistrate",
        "market_camels",
        "market_side",
        "need",
        "next_queue",
        "order",
        "owner",
        "paid",
        "path_camels",
        "phase",
        "players",
        "printed",
        "queue",
        "queue_camels",
        "ransom_cubes",
        "ransom_wild",
        "rare_left",
        "round",
        "routes",
        "scrolls_left",
        "site",
        "sites",
        "slot",
        "slots",
        "soldier",
        "solo_blocks",
        "solo_deck",
        "solo_discard",
        "solo_fresh",
        "solo_open",
        "spent",
        "steps",
        "to_score",
        "trade_used",
        "turn",
        "turns",
        "upgrade",
        "wall_left",
        "walls",
        "white_left",
        "wild_used",
        "year",
    )

    def __init__(self, c: Components, seats: int, colours: list[int], chance: Chance) -> None:
        CoreState.__init__(self, seats, colours, chance)  # quicker than with super(): every copy comes here
        self.printed = c  # the printed values, shared by all states of an edition
        self.high_courtier = 2 if seats <= 2 else -1  # the high courtier's number
        self.magistrate = 1 if seats == 1 else -1  # the magistrate's number

    def clear(self) -> None:
        """An empty table, for setup and saved positions; not in `__init__`, because a copy sets all of this itself."""
        self.players: list[Player] = []
        # --- the board
        self.sites: list[int] = []  # per cell: number of the site, -1 for the camel market; never changed
        self.owner: list[int] = []  # per cell: participant or NOBODY
        self.soldier: list[int] = []  # per cell: participant or NOBODY
        self.upgrade: list[int] = []  # per cell: colour or NO_UPGRADE
        self.walls: list[int] = []  # per wall slot: piece or -1
        self.wall_left: list[int] = []  # per piece
        self.cubes_left: list[int] = []  # per colour
        self.scrolls_left = 0
        self.common_left = 0
        self.rare_left = 0
        self.white_left = 0  # white upgrades
        self.bonus_left = 0  # bonus upgrades, three bits per colour
        self.contracts_gone: list[int] = []  # per stack
        self.queue: list[int] = []  # caravan cards, front first
        self.camels_on_cards = 0  # on that many cards from the front
        self.deck: list[int] = []  # caravan cards, the next one last
        self.market_side = 0
        self.market_camels = 0  # a bit per slot of the camel market
        self.city_camels = 0  # a bit per inner city
        self.path_camels = 0  # a bit per path of the mosque
        self.camels_out = 0  # out of the game
        # --- year, round, order
        self.year = 1
        self.round = 0
        self.phase = 0
        self.cursor = 0
        self.order: list[int] = []  # participants, first to move first
        self.turn = 0  # how many of this round have moved
        self.turns = 0  # how many turns were taken in the game
        self.slots: list[int] = []  # per slot of the current side: participant or NOBODY
        self.next_queue: list[int] = []  # per space: participant or NOBODY
        self.queue_camels: list[int] = []
        self.attacked = 0  # a bit per cell
        self.ransom_cubes: list[int] = []  # per colour, lying on sites
        self.ransom_wild = 0  # a bit per seat that has used its colour-as-wild in this invasion
        self.to_score: list[int] = []  # courtiers per hall that may still score in this palace scoring
        # --- the turn
        self.active = -1
        self.slot = -1
        self.site = -1  # the activated cell
        self.discount_used = 0
        self.wild_used = 0  # 1: spent, 2: used by the colours of this caravansary action
        self.trade_used = 0
        self.steps = 0  # of this board action
        self.spent: list[int] = []  # cubes spent for cards in this caravansary action
        self.had = 0  # caravan cards per spice before this action, four bits each
        self.bought = 0  # a bit per city, this marketplace action
        self.routes = 0  # a bit per trade route with a camel
        self.need: list[int] = []  # of the open payment: four colours and "any"
        self.paid: list[int] = []  # of the open payment: five colours, wild, discount
        # --- the magistrate's cards
        self.solo_deck: list[int] = []  # the next one last
        self.solo_blocks: list[int] = []  # sizes of the reshuffled parts of the deck, the top part last
        self.solo_fresh = 0  # cards at the bottom that still lie as they were dealt
        self.solo_discard: list[int] = []
        self.solo_open = -1
        # --- the last click
        self.last_clicker = -1
        self.known_at_click = 0

    # --- the core's interface ---------------------------------------------------------------------------------------
    @property
    def participants(self) -> list[Participant]:
        found: list[Participant] = []
        for who in range(len(self.players)):
            kind = "seat" if who < self.seats else "magistrate" if who == self.magistrate else "high_courtier"
            found.append(Participant(who, kind, PLAYER_COLOURS[self.colours[who]], who != self.high_courtier))
        return found

    @property
    def rounds_played(self) -> int:
        this_year = self.round if self.phase <= rounds.ROUND_END else rounds.ROUNDS
        return rounds.ROUNDS * (self.year - 1) + this_year

    def turn_of(self, seat: int) -> int:
        return self.turns

    def _apply(self, action: int, seat: int) -> None:
        ENGINE.apply(self, action, seat)

    def cost_to_pay(self) -> dict[str, int]:
        return view.cost_to_pay(self)

    def copy(self) -> State:
        s = State(self.printed, self.seats, self.colours, self.chance.copy())
        self._copy_to(s)
        s.players = [player.copy() for player in self.players]
        s.sites = self.sites
        s.owner = self.owner[:]
        s.soldier = self.soldier[:]
        s.upgrade = self.upgrade[:]
        s.walls = self.walls[:]
        s.wall_left = self.wall_left[:]
        s.cubes_left = self.cubes_left[:]
        s.scrolls_left = self.scrolls_left
        s.common_left = self.common_left
        s.rare_left = self.rare_left
        s.white_left = self.white_left
        s.bonus_left = self.bonus_left
        s.contracts_gone = self.contracts_gone[:]
        s.queue = self.queue[:]
        s.camels_on_cards = self.camels_on_cards
        s.deck = self.deck[:]
        s.market_side = self.market_side
        s.market_camels = self.market_camels
        s.city_camels = self.city_camels
        s.path_camels = self.path_camels
        s.camels_out = self.camels_out
        s.year = self.year
        s.round = self.round
        s.phase = self.phase
        s.cursor = self.cursor
        s.order = self.order[:]
        s.turn = self.turn
        s.turns = self.turns
        s.slots = self.slots[:]
        s.next_queue = self.next_queue[:]
        s.queue_camels = self.queue_camels[:]
        s.attacked = self.attacked
        s.ransom_cubes = self.ransom_cubes  # this list and the four below are replaced, never changed
        s.ransom_wild = self.ransom_wild
        s.to_score = self.to_score
        s.active = self.active
        s.slot = self.slot
        s.site = self.site
        s.discount_used = self.discount_used
        s.wild_used = self.wild_used
        s.trade_used = self.trade_used
        s.steps = self.steps
        s.spent = self.spent
        s.had = self.had
        s.bought = self.bought
        s.routes = self.routes
        s.need = self.need
        s.paid = self.paid
        s.solo_deck = self.solo_deck[:]
        s.solo_blocks = self.solo_blocks[:]
        s.solo_fresh = self.solo_fresh
        s.solo_discard = self.solo_discard[:]
        s.solo_open = self.solo_open
        s.last_clicker = self.last_clicker
        s.known_at_click = self.known_at_click
        return s

    # --- small things that every area needs -------------------------------------------------------------------------
    def score(self, who: int, source: int, points: int, rule: str) -> None:
        """Give points and tell where they come from."""
        if points:
            self.players[who].points[source] += points
            if self.events is not None:
                scoring.tell_points(self, who, source, points, rule)

    def gain_cubes(self, who: int, colour: int, count: int) -> int:
        """Take cubes from the supply, as many as are left (MERV-RES-10, -22); returns how many."""
        got = min(count, self.cubes_left[colour])
        self.cubes_left[colour] -= got
        self.players[who].cubes[colour] += got
        return got
