"""Positions for tests: say what matters, the rest is completed to a consistent table.

What is not mentioned is absent: no buildings, no camels, no walls; sites and cards that are not named fill the free
places in canonical order; supplies are what nobody holds.

    table = merv_position(
        order="red blue yellow", round=1, city={"r1c4": "caravansary-purple blue", "r2c4": "wall-teal"},
        red={"cubes": "purple white", "favour": 2},
    )
    table.play(RED, "slot 4", "site r2c4", "gain favour")
    assert table.player(RED).cubes == "tan teal"
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypedDict, cast

import pytest

import caravansary
from caravansary.core.chance import Chance, ScriptedChance
from caravansary.core.errors import IllegalAction
from caravansary.core.events import Event
from caravansary.core.frames import frame
from caravansary.games.merv import components, events, frames, invariants, rounds, setup, turn
from caravansary.games.merv.engine import ENGINE
from caravansary.games.merv.game import GAME
from caravansary.games.merv.pieces import (
    BOARD_ACTIONS,
    BREAKTHROUGHS,
    CELLS,
    CITIES,
    COLOURS,
    CONTRACTS,
    FIRST_GATE,
    GATE_SLOTS,
    HALLS,
    MARKET_SLOTS,
    NO_NODE,
    NOBODY,
    NODE_LEVEL,
    NODES,
    PLAYER_COLOURS,
    SCORING_TILES,
    SITES,
    SOURCES,
    SPICES,
    WALL_PIECES,
    WALL_SLOTS,
)
from caravansary.games.merv.state import Player, State
from tests.games.check_scenarios import Attentive

action_name: Final = GAME.action_name
parse_action: Final = GAME.parse_action
RED: Final = "red"
BLUE: Final = "blue"
YELLOW: Final = "yellow"
GREEN: Final = "green"
# Two players are red and blue, the high courtier is yellow; alone you are red, he is blue and the magistrate yellow
HIGH_COURTIER_OF_TWO: Final = YELLOW
HIGH_COURTIER_OF_ONE: Final = BLUE
MAGISTRATE: Final = YELLOW

SEVEN_POSTS: Final = "rayy samarkand balkh nishapur baghdad kashgar peshawar"  # no disc is left for another

# The walls that fully wall a site in, row by row: section 2.2 of the rules
WALLS_AROUND: Final[dict[str, str]] = {
    "r1c1": "n1 w1",
    "r1c2": "n2 w1",
    "r1c3": "n3",
    "r1c4": "n4 e1",
    "r1c5": "n5 e1",
    "r2c1": "n1 w2",
    "r2c2": "n2 w2",
    "r2c3": "n3",
    "r2c4": "n4 e2",
    "r2c5": "n5 e2",
    "r3c1": "w3",
    "r3c2": "w3",
    "r3c4": "e3",
    "r3c5": "e3",
    "r4c1": "s1 w4",
    "r4c2": "s2 w4",
    "r4c3": "s3",
    "r4c4": "s4 e4",
    "r4c5": "s5 e4",
    "r5c1": "s1 w5",
    "r5c2": "s2 w5",
    "r5c3": "s3",
    "r5c4": "s4 e5",
    "r5c5": "s5 e5",
}

# The two sites behind each slot of the wall, the outer one first: section 2.2 of the rules
SITES_BEHIND: Final[dict[str, str]] = {
    **{f"n{column}": f"r1c{column} r2c{column}" for column in range(1, 6)},
    **{f"e{row}": f"r{row}c5 r{row}c4" for row in range(1, 6)},
    **{f"s{column}": f"r5c{column} r4c{column}" for column in range(1, 6)},
    **{f"w{row}": f"r{row}c1 r{row}c2" for row in range(1, 6)},
}

_FIRST_PATH: Final = {4: 0, 5: 1, 6: 2, 7: 3, 8: 0, 9: 2, 10: 0, 11: 2}

IN_SUPPLY: Final = ("supply.cubes.", "supply.scrolls", "supply.common", "supply.rare")  # counted at every play
ATTENTIVE: Final = Attentive(GAME, events.KINDS)


class Things(TypedDict, total=False):
    """What a participant of a position has; several things of a kind in words: "purple purple white"."""

    cubes: str
    cards: str
    courtiers: str
    posts: str
    tiles: str
    contracts: str
    mosque: str
    scoring_tile: str
    points: int  # by the palace
    camels: int
    favour: int
    influence: int
    scrolls: int
    scrolls_tied: int
    common: int
    common_tied: int
    rare: int
    rare_tied: int
    servants: int


def only(thing: str, count: int) -> Things:
    """So many of one thing, which a test's parameter names."""
    return cast(Things, {thing: count})


class Holdings:
    """What a participant has, in words."""

    def __init__(self, state: State, who: int) -> None:
        self.piece: Player = state.players[who]
        self.camels = self.piece.camels
        self.favour = self.piece.favour
        self.influence = self.piece.influence
        self.scrolls = self.piece.scrolls
        self.common = self.piece.common
        self.rare = self.piece.rare
        self.buildings = self.piece.buildings
        self.servants = self.piece.servants
        self.discs = self.piece.discs
        self.cubes = words(COLOURS, self.piece.cubes)
        self.cards = words(SPICES, self.piece.spices)
        self.courtiers = words(HALLS, self.piece.courtiers)
        self.posts = bits(CITIES, self.piece.posts)
        self.tiles = bits(BREAKTHROUGHS, self.piece.tiles)
        self.contracts = bits(CONTRACTS, self.piece.contracts)
        self.mosque = None if self.piece.node == NO_NODE else NODES[self.piece.node]
        self.scoring_tile = None if self.piece.scoring_tile < 0 else SCORING_TILES[self.piece.scoring_tile]
        self.score = sum(self.piece.points)
        self.points = {SOURCES[i]: n for i, n in enumerate(self.piece.points) if n}


def words(names: tuple[str, ...], counts: list[int]) -> str:
    """ "purple purple white" from [2, 0, 0, 0, 1]."""
    return " ".join(name for name, count in zip(names, counts, strict=True) for _ in range(count))


def bits(names: tuple[str, ...], mask: int) -> str:
    return " ".join(name for index, name in enumerate(names) if mask >> index & 1)


def check_supplies(state: State) -> None:
    """Cubes, scrolls and goods that nobody has are in the supplies; no scenario need say it."""
    invariants.check_cubes(state)
    invariants.check_scrolls_and_goods(state)


class Table:
    """A state with the words of the rulebook around it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    # --- playing
    def who(self, colour: str) -> int:
        return self.state.colours.index(PLAYER_COLOURS.index(colour))

    def play(self, colour: str, *actions: str) -> None:
        """Play actions of a seat, one after the other; it must be asked for each of them."""
        seat = self.who(colour)
        for name in actions:
            ATTENTIVE.play(self.state, self.events, parse_action(name), seat)
        check_supplies(self.state)

    @property
    def to_move(self) -> str | None:
        seat = self.state.to_move
        return None if seat is None else PLAYER_COLOURS[self.state.colours[seat]]

    @property
    def asked(self) -> str | None:
        """The kind of the decision."""
        return None if self.state.is_over else self.state.decision().kind

    @property
    def options(self) -> list[str]:
        return [action_name(action) for action in self.state.options]

    def why_not(self, name: str) -> tuple[str, str]:
        """The code and the rule of a refusal of the seat to move."""
        refusal = self.state.why_not(parse_action(name))
        assert refusal is not None, f"{name} is possible"
        return refusal.code.removeprefix("merv."), refusal.rule

    def refuses(self, colour: str, name: str) -> str:
        """Try something illegal: it must raise and change nothing; gives the sentence."""
        before = self.state.to_dict()
        with pytest.raises(IllegalAction) as caught:
            self.state.play(parse_action(name), self.who(colour))
        assert self.state.to_dict() == before
        return str(caught.value)

    def told(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    # --- looking
    def player(self, colour: str) -> Holdings:
        return Holdings(self.state, self.who(colour))

    @property
    def queue(self) -> str:
        """The caravan cards, front first; a star for a camel."""
        return " ".join(
            SPICES[spice] + "*" * (i < self.state.camels_on_cards) for i, spice in enumerate(self.state.queue)
        )

    def owner(self, cell: str) -> str | None:
        return self._colour(self.state.owner[CELLS.index(cell)])

    def soldier(self, cell: str) -> str | None:
        return self._colour(self.state.soldier[CELLS.index(cell)])

    def upgrade(self, cell: str) -> str | None:
        colour = self.state.upgrade[CELLS.index(cell)]
        return None if colour < 0 else COLOURS[colour]

    def wall(self, slot: str) -> str | None:
        piece = self.state.walls[WALL_SLOTS.index(slot)]
        return None if piece < 0 else WALL_PIECES[piece]

    @property
    def order(self) -> str:
        return " ".join(PLAYER_COLOURS[self.state.colours[who]] for who in self.state.order)

    @property
    def market_camels(self) -> str:
        return bits(MARKET_SLOTS, self.state.market_camels)

    def left(self, colour: str) -> int:
        """Cubes of a colour in the supply."""
        return self.state.cubes_left[COLOURS.index(colour)]

    def _colour(self, who: int) -> str | None:
        return None if who < 0 else PLAYER_COLOURS[self.state.colours[who]]


def merv_position(
    *,
    players: int = 3,
    year: int = 1,
    round: int = 1,
    at: str = "turn",
    order: str | None = None,
    turn_of: str | None = None,
    slot: int | None = None,
    site: str | None = None,
    slots: dict[int, str] | None = None,
    city: dict[str, str] | None = None,
    walls: str | dict[str, str] = "",
    queue: str | None = None,
    deck: str | None = None,
    side: str = "A",
    market_camels: str = "",
    contracts: str = "",
    path_camels: str | None = None,
    solo_deck: str | None = None,
    solo_discard: str = "",
    solo_open: str | None = None,
    chance: list[int] | None = None,
    edition: components.Components | None = None,
    **holdings: Things,
) -> Table:
    """A table. `at` says where in the game it stands:

    "turn": the seat `turn_of` (default: the first of `order`) chooses a slot; with `slot` given it chooses a site, with
    `slot` and `site` its action (after production), and a board action's name ("caravansary", ...) starts that action
    there. "end_turn": after the action. "round_end": everybody stands on `slots`, the meeples walk. "invasion",
    "scoring": the phase begins. `chance` scripts the generator. Contracts taken by nobody named are listed in
    `contracts`; they are given to the last participant that scores.
    """
    s = cast(State, GAME.new(players, 1, edition))
    s.players = [setup.new_player(s.printed, s, who) for who in range(len(s.players))]
    setup.lay_out_board(s)  # alone, the magistrate has already moved
    table = Table(s)
    s.stack = [frame(frames.FLOW, 0)]
    s.year, s.round, s.market_side = year, round - 1, "AB".index(side)
    if order is not None:
        s.order = [table.who(colour) for colour in order.split()]
    else:
        s.order = list(range(len(s.players))) if players > 1 else [1, 0, 2]
    place_city(table, city or {})
    place_walls(table, walls)
    for colour, things in holdings.items():
        give(table, colour, things)
    give_contracts(s, contracts)
    place_cards(table, queue, deck)
    place_camels(table, market_camels, path_camels)
    if players == 1:
        place_solo_cards(s, solo_deck, solo_discard, solo_open)
    s.slots = [NOBODY] * 5
    for number, colour in (slots or {}).items():
        s.slots[number - 1] = table.who(colour)
    settle_supplies(s)
    go_to(table, at, turn_of, slot, site)
    s.chance = Chance.seeded(1) if chance is None else ScriptedChance(chance)
    ENGINE.advance(s)
    return table


def place_city(table: Table, city: dict[str, str]) -> None:
    """A cell is "site owner +upgrade !soldier"; what follows the site only if it is there: "wall-teal red +white"."""
    s = table.state
    s.sites = [-1] * 25
    for cell, text in city.items():
        index = CELLS.index(cell)
        for word in text.split():
            if word in SITES:
                s.sites[index] = SITES.index(word)
            elif word.startswith("+"):
                s.upgrade[index] = COLOURS.index(word[1:])
            elif word.startswith("!"):
                s.soldier[index] = table.who(word[1:])
                s.players[table.who(word[1:])].servants -= 1
            else:
                s.owner[index] = table.who(word)
                s.players[table.who(word)].buildings -= 1
    rest = [number for number in range(24) if number not in s.sites]
    for index in range(25):
        if index != CELLS.index("r3c3") and s.sites[index] < 0:
            s.sites[index] = rest.pop(0)


def place_walls(table: Table, walls: str | dict[str, str]) -> None:
    """Slots by name; the pieces are the cheapest that fit unless they are named."""
    s = table.state
    named = walls if isinstance(walls, dict) else dict.fromkeys(walls.split(), "")
    for slot_name, piece_name in named.items():
        slot = WALL_SLOTS.index(slot_name)
        fits = range(FIRST_GATE, 12) if slot in GATE_SLOTS else range(FIRST_GATE)
        piece = WALL_PIECES.index(piece_name) if piece_name else next(p for p in fits if s.wall_left[p])
        s.walls[slot] = piece
        s.wall_left[piece] -= 1


# How things in words become numbers, and what they take from the own supply
NUMBERS: Final[dict[str, tuple[str, Callable[[str], Any], str]]] = {
    "cubes": ("cubes", lambda text: counts(COLOURS, text), ""),
    "cards": ("spices", lambda text: counts(SPICES, text), ""),
    "courtiers": ("courtiers", lambda text: counts(HALLS, text), "servants"),
    "posts": ("posts", lambda text: mask(CITIES, text), "discs"),
    "tiles": ("tiles", lambda text: mask(BREAKTHROUGHS, text), ""),
    "contracts": ("contracts", lambda text: mask(CONTRACTS, text), ""),
    "mosque": ("node", NODES.index, "discs"),
    "scoring_tile": ("scoring_tile", SCORING_TILES.index, ""),
}


def counts(names: tuple[str, ...], text: str) -> list[int]:
    return [text.split().count(name) for name in names]


def mask(names: tuple[str, ...], text: str) -> int:
    return sum(1 << names.index(name) for name in text.split())


def give(table: Table, colour: str, things: Things) -> None:
    """The holdings of a participant."""
    player = table.state.players[table.who(colour)]
    for thing, value in things.items():
        if thing == "points":
            player.points[SOURCES.index("palace")] = things["points"]
        elif isinstance(value, str):
            slot, number_of, supply = NUMBERS[thing]
            setattr(player, slot, number_of(value))
            if supply:
                setattr(player, supply, getattr(player, supply) - len(value.split()))
        else:
            setattr(player, thing, value)


def give_contracts(s: State, contracts: str) -> None:
    """Contracts of nobody in particular go to the last participant that scores."""
    last = max(who for who in range(len(s.players)) if who != s.high_courtier)
    for name in contracts.split():
        s.players[last].contracts |= 1 << CONTRACTS.index(name)
    taken = 0
    for player in s.players:
        taken |= player.contracts
    s.contracts_gone = [(taken >> 3 * stack & 7).bit_count() for stack in range(6)]


def place_cards(table: Table, queue: str | None, deck: str | None) -> None:
    """The queue front first with a star per camel, the deck with the next card first."""
    s = table.state
    rest = [
        spice
        for spice in range(4)
        for _ in range(s.printed.card_copies[spice] - sum(p.spices[spice] for p in s.players))
    ]
    if queue is None:
        s.queue = rest[:8]
    else:
        s.queue = [SPICES.index(word.rstrip("*")) for word in queue.split()]
    s.camels_on_cards = queue.count("*") if queue else 0
    for spice in s.queue:
        rest.remove(spice)
    from_the_top = rest if deck is None else [SPICES.index(word) for word in deck.split()]
    s.deck = from_the_top[::-1]


def place_camels(table: Table, market_camels: str, path_camels: str | None) -> None:
    """Camels lie in cities without a post and on paths that nobody entered; the rest is out of the game."""
    s = table.state
    s.market_camels = sum(1 << MARKET_SLOTS.index(name) for name in market_camels.split())
    s.city_camels = 0b1111
    s.path_camels = 0b1111
    for player in s.players:
        s.city_camels &= ~player.posts
        if player.node != NO_NODE and NODE_LEVEL[player.node] >= 1:
            path = player.node if player.node < 4 else _FIRST_PATH.get(player.node, 0)
            s.path_camels &= ~(1 << path)
    if path_camels is not None:
        s.path_camels = sum(1 << NODES.index(name) for name in path_camels.split())
    used = sum(player.camels for player in s.players) + s.camels_on_cards + s.market_camels.bit_count()
    used += s.city_camels.bit_count() + s.path_camels.bit_count()
    while used > s.printed.camels and s.path_camels:  # a position with many camels: the paths were walked
        s.path_camels &= s.path_camels - 1
        used -= 1
    assert used <= s.printed.camels, "more than twelve camels"
    s.camels_out = s.printed.camels - used


def place_solo_cards(s: State, deck: str | None, discard: str, open_card: str | None) -> None:
    """The magistrate's cards, the next one first; what is not named is out of the game if a deck is given."""
    s.solo_discard = [BOARD_ACTIONS.index(word) for word in discard.split()]
    s.solo_open = -1 if open_card is None else BOARD_ACTIONS.index(open_card)
    if deck is None:
        cards = [card for card in range(6) if card not in s.solo_discard and card != s.solo_open]
    else:
        cards = [BOARD_ACTIONS.index(word) for word in deck.split()]
    s.solo_deck = cards[::-1]
    s.solo_fresh = 0
    s.solo_blocks = [len(cards)] if cards else []


def settle_supplies(s: State) -> None:
    """The supplies hold what nobody has."""
    for colour in range(5):
        s.cubes_left[colour] = s.printed.cubes[colour] - sum(player.cubes[colour] for player in s.players)
        assert s.cubes_left[colour] >= 0, f"more than {s.printed.cubes[colour]} {COLOURS[colour]} cubes"
    s.scrolls_left = s.printed.scrolls - sum(player.scrolls for player in s.players)
    s.common_left = s.printed.common - sum(player.common for player in s.players)
    s.rare_left = s.printed.rare - sum(player.rare for player in s.players)
    s.white_left = s.printed.white_upgrades - s.upgrade.count(COLOURS.index("white"))
    for upgrade in s.upgrade:
        if 0 <= upgrade < 4:
            s.bonus_left -= 1 << 3 * upgrade


def go_to(table: Table, at: str, turn_of: str | None, slot: int | None, site: str | None) -> None:
    """Put the state to the wanted moment."""
    s = table.state
    if at == "round_end":
        s.phase, s.cursor, s.turn = rounds.ROUND_END, 0, len(s.order)
        return
    if at in ("invasion", "scoring"):
        s.phase = rounds.INVASION if at == "invasion" else rounds.PALACE_SCORING
        s.round, s.cursor, s.turn = 0, 0, len(s.order)
        return
    s.phase = rounds.TURNS
    first = next(who for who in s.order if who < s.seats)
    who = first if turn_of is None else table.who(turn_of)
    s.turn = s.order.index(who)
    if at == "turn" and slot is None:
        return
    s.turn += 1
    turn.start_turn(s, who)
    start_in_the_middle(s, at, who, slot, site)


def start_in_the_middle(s: State, at: str, who: int, slot: int | None, site: str | None) -> None:
    """The seat stands on its slot, has activated its site, or is in the middle of its action."""
    s.slot = 0 if slot is None else slot - 1
    s.slots[s.slot] = who
    if site is not None:
        s.site = CELLS.index(site)
    if at == "turn":
        s.stack[-1] = frame(frames.CHOOSE_SITE if site is None else frames.CHOOSE_ACTION, s.active)
    else:
        s.stack[-1] = frame(frames.CHOOSE_END, s.active)
        if at in BOARD_ACTIONS:
            turn.start_board_action(s, BOARD_ACTIONS.index(at))
        else:
            assert at == "end_turn", f"no place in the game is called {at!r}"


def game() -> caravansary.Game:
    return caravansary.game("merv")
