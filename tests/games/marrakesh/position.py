"""Positions for tests: say what matters, the rest is completed to a table in the middle of a round.

What is not mentioned is absent: no keshis on the boards, no resources, no goods, no scrolls face up, an empty tray.

    table = mksh_position(
        turn="green", exchange="e01", market="lx01 lx07", scrolls={"grey-1": "g1", "pink-2": "p6"},
        green={"water": 2, "keshis": {"river": 5}, "workers": "river souk", "space": 6, "sellers": "river"},
    )
    table.play(GREEN, "worker river", "area action", "add water", "add water")
    assert table.player(GREEN).score == 15

Phases: `turn` begins somebody's worker phase; `tray` together with `draft=True` begins the draft with the first player;
`choosing=True` begins the secret choice of a round.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from caravansary.core.chance import Chance, ScriptedChance
from caravansary.core.errors import IllegalAction
from caravansary.core.events import Event
from caravansary.core.frames import frame
from caravansary.games.marrakesh import components, events, frames, rounds, setup
from caravansary.games.marrakesh.actions import TABLE
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.game import GAME
from caravansary.games.marrakesh.pieces import (
    AREAS,
    BEIGE,
    BROWN,
    BY_START,
    COLOURS,
    CONNECTING,
    EIGHT,
    EXCHANGES,
    EXPANSIONS,
    FLOORS,
    GOODS,
    LUXURIES,
    OASES,
    PINK,
    PLAYER_COLOURS,
    PROVISIONS,
    RIVER_SIDES,
    SCROLLS,
    SOURCES,
    STACKS,
    STAIR_TILES,
    TOWNS,
    WORKSHOPS,
)
from caravansary.games.marrakesh.powers import powers_of
from caravansary.games.marrakesh.state import Player, State
from tests.games.check_scenarios import Attentive

GREEN: Final = "green"
BLUE: Final = "blue"
YELLOW: Final = "yellow"
RED: Final = "red"
FOUR: Final = "green blue yellow red"


def numbers(names: tuple[str, ...], text: str) -> list[int]:
    """The numbers of named things: "lx01 lx07"."""
    return [names.index(name) for name in text.split()]


def mask(names: tuple[str, ...], text: str) -> int:
    return sum(1 << number for number in numbers(names, text))


def bits(names: tuple[str, ...], number: int) -> str:
    return " ".join(name for index, name in enumerate(names) if number >> index & 1)


def named(names: tuple[str, ...], things: list[int]) -> str:
    return " ".join(names[thing] for thing in things)


def counted(names: tuple[str, ...], counts: list[int]) -> str:
    """ "green green pink" from counts."""
    return " ".join(name for index, name in enumerate(names) for _ in range(counts[index]))


ATTENTIVE: Final = Attentive(GAME, events.KINDS)


class Holdings:
    """What a player has, in words."""

    def __init__(self, state: State, who: int) -> None:
        player = state.players[who]
        self.piece: Player = player
        self.water, self.dates, self.dinars = player.resources
        self.yellow, self.purple, self.orange = player.goods
        self.goods = counted(GOODS, player.goods)
        self.keshis = {AREAS[area]: player.keshis[area] for area in range(EIGHT) if player.keshis[area]}
        self.sellers = bits(AREAS, player.sellers)
        self.new_sellers = bits(AREAS, player.new_sellers)
        self.square = [cell for cell in range(8) if player.pink >> cell & 1]
        self.left, self.right, self.start = player.caravans
        self.gates = {slot + 1: COLOURS[gate] for slot, gate in enumerate(player.gates) if gate >= 0}
        self.disk = player.disk
        self.line = named(OASES, player.line)
        self.scrolls = named(SCROLLS, player.scrolls)
        self.luxuries = named(LUXURIES, player.luxuries)
        self.space = player.space
        self.harbour = player.harbour
        self.palace, self.mosque = player.steps
        self.screen = bits(COLOURS, player.screen)
        self.workers = bits(AREAS, player.workers)
        self.souk_workers = player.souk_workers
        self.shown = [PROVISIONS[tile] for place, tile in enumerate(player.provisions) if player.shown >> place & 1]
        self.score = sum(player.points)
        self.points = {SOURCES[i]: n for i, n in enumerate(player.points) if n}


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
            ATTENTIVE.play(self.state, self.events, TABLE.parse(name), seat)

    def use(self, colour: str, area: str, option: str = "area action") -> None:
        """Activate the worker of an area; a single worker and a single option begin by themselves."""
        if f"worker {area}" in self.options:
            self.play(colour, f"worker {area}")
        if option in self.options:
            self.play(colour, option)

    def end_turns(self) -> None:
        """End the turns of those who have no worker left, one after the other."""
        while self.options == ["end turn"]:
            ATTENTIVE.play(self.state, self.events, TABLE.parse("end turn"), self.state.to_move)

    def play_on(self, seed: int = 1) -> None:
        """Play at random to the end of the game."""
        choice = Chance.seeded(seed)
        while not self.state.is_over:
            seat = self.state.waiting_for[0]
            options = self.state.options_of(seat)
            ATTENTIVE.play(self.state, self.events, options[choice.below(len(options))], seat)

    @property
    def to_move(self) -> str | None:
        seat = self.state.to_move
        return None if seat is None else PLAYER_COLOURS[self.state.colours[seat]]

    @property
    def asked(self) -> str | None:
        """The kind of the decision."""
        return None if self.state.is_over else self.state.decision(self.state.waiting_for[0]).kind

    @property
    def options(self) -> list[str]:
        return [TABLE.name(action) for action in self.state.options]

    def options_of(self, colour: str) -> list[str]:
        return [TABLE.name(action) for action in self.state.options_of(self.who(colour))]

    def why_not(self, name: str, colour: str | None = None) -> tuple[str, str]:
        """The code and the rule of a refusal of the seat to move."""
        seat = None if colour is None else self.who(colour)
        refusal = self.state.why_not(TABLE.parse(name), seat)
        assert refusal is not None, f"{name} is possible"
        return refusal.code.removeprefix("marrakesh."), refusal.rule

    def refuses(self, colour: str, name: str) -> str:
        """Try something illegal: it must raise and change nothing; gives the sentence."""
        before = self.state.view(self.who(colour))
        with pytest.raises(IllegalAction) as caught:
            self.state.play(TABLE.parse(name), self.who(colour))
        assert self.state.view(self.who(colour)) == before
        return str(caught.value)

    def told(self, kind: str) -> list[Event]:
        """The events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    # --- looking
    def player(self, colour: str) -> Holdings:
        return Holdings(self.state, self.who(colour))

    @property
    def tray(self) -> str:
        return counted(COLOURS, self.state.tray)

    @property
    def tower(self) -> str:
        return counted(COLOURS, self.state.tower)

    @property
    def market(self) -> str:
        """The face-up luxury items by place; "-" for a gap."""
        return " ".join("-" if item < 0 else LUXURIES[item] for item in self.state.market_up)

    @property
    def scrolls(self) -> dict[str, str]:
        """The face-up scrolls by stack."""
        return {STACKS[stack]: SCROLLS[up] for stack, up in enumerate(self.state.stacks_up) if up >= 0}

    def workshop(self, name: str) -> str:
        number = WORKSHOPS.index(name)
        return counted(COLOURS, self.state.workshops[12 * number : 12 * number + 12])

    @property
    def first(self) -> str:
        return PLAYER_COLOURS[self.state.colours[self.state.camel()]]


# --- making a position ----------------------------------------------------------------------------------------------
def mksh_position(
    players: str = FOUR,
    turn: str | None = None,
    *,
    draft: bool = False,
    choosing: bool = False,
    phase: int | None = None,
    first: str | None = None,
    season: int = 1,
    round: int = 1,
    floor: str = "b1",
    expansions: str = "",
    tray: str = "",
    tower: str = "",
    exchange: str = "e01",
    exchanges: str = "",
    sides: str = "01 03 05",
    market: str | list[str] = "",
    scrolls: dict[str, str] | None = None,
    workshops: dict[str, str] | None = None,
    towns: str = "",
    loose_oases: str = "",
    seen_oases: str = "",
    crocodile: str | None = None,
    covers: dict[str, str] | None = None,
    companions: dict[int, int | str] | None = None,
    chance: list[int] | None = None,
    patient: bool = False,
    edition: components.Components | None = None,
    **seats: dict[str, Any],
) -> Table:
    """A position. `first` holds the camel (default: the seat whose turn it is). `market` is a list of stacks, each with
    its face-up item first, or the face-up items as words; `scrolls` gives the scrolls of a stack, the face-up one
    first. `sellers` of a seat may contain the souk. `crocodile` is the seat that begins season 3 there. `companions`
    maps a stair (0 palace, 1 mosque) to a colour or to the step where the companion waits. `phase`
    (of `rounds`) lets the flow of the game begin there instead of somebody's turn. With `patient` also a choice with a
    single option is asked."""
    colours = players.split()
    c = edition or components.EDITIONS.standard()
    state = State(c, len(colours), [PLAYER_COLOURS.index(colour) for colour in colours], Chance.seeded(1))
    state.clear()
    state.expansions = mask(EXPANSIONS, expansions)
    state.floor = FLOORS.index(floor)
    state.season, state.round = season - 1, round - 1
    camel = colours.index(first or turn or colours[0])
    state.first = (camel - state.season - state.round) % state.seats
    _lay_out_tiles(state, exchanges or exchange, sides, towns, covers or {})
    state.loose_oases = numbers(OASES, loose_oases)
    state.seen_oases = numbers(OASES, seen_oases)
    state.crocodile = -1 if crocodile is None else colours.index(crocodile)
    _lay_out_stacks(state, market, scrolls or {})
    _lay_out_gates(state, workshops or {})
    state.tray = _counts(tray)
    state.tower = _counts(tower)
    for colour in colours:
        state.players.append(_player(state, dict(seats.pop(colour, {}))))
    assert not seats, f"no such seat or argument: {', '.join(seats)}"
    state.arrivals = max(player.arrival for player in state.players)
    _companions(state, colours, companions or {})
    if chance is not None:
        state.chance = ScriptedChance(chance)
    state.patient = patient
    return _begin(state, colours, turn, draft, choosing, phase)


def _counts(text: str) -> list[int]:
    counts = [0] * len(COLOURS)
    for number in numbers(COLOURS, text):
        counts[number] += 1
    return counts


def _lay_out_tiles(state: State, exchanges: str, sides: str, towns: str, covers: dict[str, str]) -> None:
    """Exchange tiles that are not named follow in the order of their ids."""
    named_tiles = numbers(EXCHANGES, exchanges)
    rest = [tile for tile in range(6) if tile not in named_tiles]
    tiles = [*named_tiles, *rest]
    if len(named_tiles) == 1:  # the visible one
        tiles = [*rest[: state.season], named_tiles[0], *rest[state.season :]]
    state.exchanges = tiles[:3]
    state.sides = numbers(RIVER_SIDES, sides)
    state.towns = numbers(TOWNS, towns)
    state.covers = [-1] * len(CONNECTING)
    for cell, tile in covers.items():
        state.covers[CONNECTING.index(cell)] = STAIR_TILES.index(tile)


def _lay_out_stacks(state: State, market: str | list[str], scrolls: dict[str, str]) -> None:
    piles = [*market] if isinstance(market, list) else market.split()
    for place in range(5):
        items = numbers(LUXURIES, piles[place]) if place < len(piles) else []
        state.market_up.append(items[0] if items else -1)
        state.market.append(items[:0:-1])
    for stack in STACKS:
        tiles = numbers(SCROLLS, scrolls.get(stack, ""))
        state.stacks_up.append(tiles[0] if tiles else -1)
        state.stacks.append(tiles[:0:-1])
    state.known = [0] * len(STACKS)


def _lay_out_gates(state: State, workshops: dict[str, str]) -> None:
    state.workshops = [0] * (len(WORKSHOPS) * len(COLOURS))
    for workshop, gates in workshops.items():
        for colour in numbers(COLOURS, gates):
            state.workshops[12 * WORKSHOPS.index(workshop) + colour] += 1


def _player(state: State, given: dict[str, Any]) -> Player:
    player = setup.new_player(state.printed)
    player.points[BY_START] = given.pop("score", 10)
    player.resources = [given.pop(name, 0) for name in ("water", "dates", "dinars")]
    player.goods = [given.pop(good, 0) for good in GOODS]
    for area, count in given.pop("keshis", {}).items():
        player.keshis[AREAS.index(area)] = count
    player.sellers = mask(AREAS, given.pop("sellers", ""))
    player.new_sellers = mask(AREAS, given.pop("new_sellers", ""))
    player.pink = sum(1 << cell for cell in given.pop("square", []))
    player.keshis[PINK] = max(player.keshis[PINK], player.pink.bit_count())
    player.caravans = list(given.pop("caravans", [0, 0, 0]))
    player.keshis[BROWN] = max(player.keshis[BROWN], sum(player.caravans))
    for slot, colour in given.pop("gates", {}).items():
        player.gates[slot - 1] = COLOURS.index(colour)
    player.keshis[BEIGE] += given.pop("watchtower", 0) + sum(1 for gate in player.gates if gate >= 0)
    player.disk = given.pop("disk", 0)
    player.oases = numbers(OASES, given.pop("oases", "01 02 03 04 05 06"))
    player.line = numbers(OASES, given.pop("line", ""))
    for cell, colour in given.pop("line_keshis", {}).items():
        player.line_keshis[cell - 1] = COLOURS.index(colour)
    player.towns = [-1 if not town else TOWNS.index(town) for town in given.pop("towns", ["", ""])]
    player.day = given.pop("day", 0)
    player.provisions = numbers(PROVISIONS, given.pop("provisions", "pv01 pv02 pv03"))
    player.shown = given.pop("shown", (1 << state.season + 1) - 1)
    player.screen = mask(COLOURS, given.pop("screen", " ".join(COLOURS)))
    player.chosen = numbers(COLOURS, given.pop("chosen", ""))
    for area in given.pop("workers", "").split():
        if area == "souk":
            player.souk_workers += 1
        else:
            player.workers |= 1 << AREAS.index(area)
    player.scrolls = numbers(SCROLLS, given.pop("scrolls", ""))
    player.powers = powers_of(player.scrolls)
    player.refreshed = int(given.pop("refreshed", False))
    player.bought = int(given.pop("bought", False))
    player.luxuries = numbers(LUXURIES, given.pop("luxuries", ""))
    player.space = given.pop("space", 0)
    player.arrival = given.pop("arrival", 0)
    player.harbour = given.pop("harbour", -1)
    player.steps = [given.pop("palace", 0), given.pop("mosque", 0)]
    assert not given, f"unknown: {', '.join(given)}"
    return player


def _companions(state: State, colours: list[str], companions: dict[int, int | str]) -> None:
    for stair, where in companions.items():
        if isinstance(where, str):
            state.companion_with[stair] = colours.index(where)
        else:
            state.companion_step[stair] = where


def _begin(state: State, colours: list[str], turn: str | None, draft: bool, choosing: bool, phase: int | None) -> Table:
    state.stack = [frame(frames.FLOW, 0)]
    state.phase = rounds.WORKING
    if phase is not None:
        state.phase = phase
    elif draft:
        state.phase = rounds.DRAFTING
    elif choosing:
        state.phase = rounds.START_ROUND
    else:
        state.cursor = state.turn_order().index(colours.index(turn or colours[0]))
    state.reveals = 0
    table = Table(state)
    state.events = table.events
    ENGINE.advance(state)
    state.events = None
    return table


def mksh_game(players: int = 4, seed: int = 1, **options: Any) -> Table:
    """A new game."""
    events: list[Event] = []
    state = GAME.new(players, seed, events=events, **options)
    assert isinstance(state, State)
    table = Table(state)
    table.events = events
    return table
