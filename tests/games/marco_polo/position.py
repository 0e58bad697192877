"""Positions for tests: say what matters, the rest is completed to a table in the middle of a round.

What is not mentioned is absent: no goods, no posts, no office tokens, no city cards that matter; own dice that are not
named lie on the purse, black ones in the pool; nobody has a character.

    table = polo_position(
        turn="yellow", spaces={"khan": "neutral 1, red 4"}, row="k01 k09", cards={"moscow": "t04"},
        yellow={"coins": 4, "dice": "3 1 black-6", "posts": "moscow", "active": "s2"},
    )
    table.play(YELLOW, "space coins", "die own-3")
    assert table.player(YELLOW).coins == 9
"""

from __future__ import annotations

from typing import Any, Final

import pytest

import caravansary
from caravansary.core.chance import Chance, ScriptedChance
from caravansary.core.errors import IllegalAction
from caravansary.core.events import Event
from caravansary.core.names import names_of, names_of_bits
from caravansary.games.marco_polo import components, events, frames, rounds, setup, turn
from caravansary.games.marco_polo.actions import TABLE
from caravansary.games.marco_polo.dice import class_of, owner_of, placed_die, space_of, value_of
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.game import GAME
from caravansary.games.marco_polo.pieces import (
    BLACK,
    CARD_SPACES,
    CHARACTERS,
    CITIES,
    CITY_CARDS,
    CONTRACTS,
    DICE,
    DIE_CLASSES,
    FIRST_NEW,
    FIRST_REGULAR,
    GIFTS,
    GOALS,
    GOODS,
    KHAN,
    NEUTRAL,
    NEUTRAL_SEAT,
    NO_NODE,
    NODES,
    OFFICE_TOKENS,
    OWN,
    PLACES,
    PLAYER_COLOURS,
    PROVINCE_TOKENS,
    PROVINCES,
    PURSE,
    RASCHID,
    ROW_LENGTH,
    SOURCES,
    SPACES,
    WILHELM,
)
from caravansary.games.marco_polo.state import Player, State
from tests.games.check_scenarios import Attentive

BLUE: Final = "blue"
YELLOW: Final = "yellow"
GREEN: Final = "green"
RED: Final = "red"
FOUR: Final = "blue yellow green red"


# --- words ----------------------------------------------------------------------------------------------------------
def numbers(names: tuple[str, ...], text: str) -> list[int]:
    """The numbers of named things: "s2 k09"."""
    return [names.index(name) for name in text.split()]


def mask(names: tuple[str, ...], text: str) -> int:
    return sum(1 << number for number in numbers(names, text))


def bits(names: tuple[str, ...], number: int) -> str:
    return " ".join(names_of_bits(names, number))


def named(names: tuple[str, ...], things: list[int]) -> str:
    return " ".join(names_of(names, things))


def die_number(word: str) -> int:
    """ "3" is an own die; "black-3", "white-3"; "own" and "black" have no value."""
    return DICE.index(f"own-{word}" if word.isdigit() else word)


def rolls(text: str) -> list[int]:
    """The script of rolled dice: "66442 31111" are the dice of two seats, clockwise from the first player."""
    return [int(value) - 1 for value in text if value != " "]


ATTENTIVE: Final = Attentive(GAME, events.KINDS)


class Holdings:
    """What a player has, in words."""

    def __init__(self, state: State, who: int) -> None:
        player = state.players[who]
        self.piece: Player = player
        self.coins = player.coins
        self.camels = player.camels
        self.spice, self.silk, self.gold = player.goods
        self.goods = " ".join(good for i, good in enumerate(GOODS) for _ in range(player.goods[i]))
        self.dice = " ".join(
            DICE[die].removeprefix("own-") for die in range(len(DICE)) for _ in range(player.dice[die])
        )
        self.stock = player.stock
        self.posts = bits(PLACES, player.posts)
        self.figure = NODES[player.figure]
        self.second = None if player.second == NO_NODE else NODES[player.second]
        self.active = named(CONTRACTS, player.active)
        self.completed = named(CONTRACTS, player.completed)
        self.goals = named(GOALS, player.goals)
        self.dealt = named(GOALS, player.dealt)
        self.gifts = bits(GIFTS, player.gifts)
        self.character = None if player.character < 0 else CHARACTERS[player.character]
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

    def place(self, colour: str, action: str) -> None:
        """Choose a space or a city card and let it take the lowest dice, where the die is not played by itself."""
        self.play(colour, action)
        while self.asked == "choose_die":
            self.play(colour, self.options[0])

    def walk(self, colour: str, *nodes: str) -> None:
        """Make the steps and stop, where the end of the movement is not played by itself."""
        self.play(colour, *(f"step {node}" for node in nodes))
        if "stop" in self.options:
            self.play(colour, "stop")

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

    def why_not(self, name: str) -> tuple[str, str]:
        """The code and the rule of a refusal of the seat to move."""
        refusal = self.state.why_not(TABLE.parse(name))
        assert refusal is not None, f"{name} is possible"
        return refusal.code.removeprefix("marco_polo."), refusal.rule

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

    def space(self, name: str) -> str:
        """The dice on a space in their order: "neutral 1, red 4, black 2" (black and white ones without owner)."""
        found: list[str] = []
        for placed in self.state.placed:
            if SPACES[space_of(placed)] == name:
                die_class = class_of(placed)
                word = DIE_CLASSES[die_class]
                if die_class == OWN:
                    word = PLAYER_COLOURS[self.state.colours[owner_of(placed)]]
                found.append(f"{word} {value_of(placed)}")
        return ", ".join(found)

    @property
    def row(self) -> str:
        return named(CONTRACTS, self.state.row)

    @property
    def special(self) -> str:
        """The special pile, its top first."""
        return named(CONTRACTS, self.state.special[::-1])

    @property
    def first(self) -> str:
        return PLAYER_COLOURS[self.state.colours[self.state.first]]

    @property
    def beijing(self) -> list[str | None]:
        return [None if seat < 0 else PLAYER_COLOURS[self.state.colours[seat]] for seat in self.state.beijing]


# --- making a position ----------------------------------------------------------------------------------------------
def polo_position(
    players: str = FOUR,
    turn: str | None = None,
    *,
    round: int = 1,
    first: str | None = None,
    row: str = "",
    special: str | None = None,
    spaces: dict[str, str] | None = None,
    cards: dict[str, str] | None = None,
    offices: dict[str, str] | None = None,
    provinces: str = "a b c d e f",
    module: bool = False,
    arghun_cards: str = "",
    gift_pile: str = "",
    gift_discard: str = "",
    chance: list[int] | None = None,
    edition: components.Components | None = None,
    **seats: dict[str, Any],
) -> Table:
    """A position in which it is somebody's turn. `special` and `gift_pile` are given top first, `provinces` are the
    tokens of anxi, ormuz, kashgar, xian, adana, kochi. `chance` scripts the generator: rolls are value - 1."""
    colours = players.split()
    c = edition or components.EDITIONS.standard()
    state = State(c, len(colours), [PLAYER_COLOURS.index(colour) for colour in colours], Chance.seeded(1))
    state.clear()
    state.module = int(module)
    state.round = round
    state.phase = rounds.TURNS
    state.first = state.start = colours.index(first or turn or colours[0])
    setup.lay_out_board(state, random_provinces=False)
    _lay_out(state, cards or {}, offices or {}, provinces)
    state.arghun_cards = mask(CITY_CARDS, arghun_cards)
    state.gift_pile = numbers(GIFTS, gift_pile)[::-1]
    state.gift_discard = numbers(GIFTS, gift_discard)
    for seat, colour in enumerate(colours):
        _give(state, seat, dict(seats.pop(colour, {})))
    assert not seats, f"no such seat or argument: {', '.join(seats)}"
    for space, dice in (spaces or {}).items():
        _place(state, colours, space, dice)
    _stack_contracts(state, row, special)
    _complete_dice(state)
    state.chance = Chance.seeded(1) if chance is None else ScriptedChance(chance)
    return _begin(state, colours.index(turn or colours[0]))


def _begin(state: State, seat: int) -> Table:
    state.reveals = 0
    state.stack = [frames.FLOW]
    turn.start_turn(state, seat)
    ENGINE.advance(state)
    return Table(state)


def _lay_out(state: State, cards: dict[str, str], offices: dict[str, str], provinces: str) -> None:
    """City cards that are not named are the last ones, T23 to T31 backwards, so that they are out of the way."""
    state.provinces = numbers(PROVINCE_TOKENS, provinces)
    assert len(state.provinces) == len(PROVINCES)
    state.offices = [OFFICE_TOKENS.index(offices[city]) if city in offices else -1 for city in CITIES]
    named_cards = {CARD_SPACES.index(space): CITY_CARDS.index(card) for space, card in cards.items()}
    rest = [card for card in range(len(CITY_CARDS)) if card not in named_cards.values()]
    state.cards = [named_cards.get(slot, rest[-1 - slot]) for slot in range(len(CARD_SPACES))]


def _give(state: State, seat: int, given: dict[str, Any]) -> None:
    player = state.players[seat]
    player.coins = given.pop("coins", 0)
    player.camels = given.pop("camels", 0)
    player.goods = [given.pop(good, 0) for good in GOODS]
    character = given.pop("character", None)
    player.character = -1 if character is None else CHARACTERS.index(character)
    player.posts = mask(PLACES, given.pop("posts", ""))
    posts = state.printed.wilhelm_posts if player.character == WILHELM else state.printed.posts
    player.stock = given.pop("stock", posts - player.posts.bit_count())
    player.figure = NODES.index(given.pop("figure", "venezia"))
    second = given.pop("second", None)
    player.second = NO_NODE if second is None else NODES.index(second)
    player.active = numbers(CONTRACTS, given.pop("active", ""))
    player.completed = numbers(CONTRACTS, given.pop("completed", ""))
    player.dealt = player.goals = numbers(GOALS, given.pop("goals", ""))
    player.gifts = mask(GIFTS, given.pop("gifts", ""))
    player.keep_two = given.pop("keep_two", 0)
    for word in given.pop("dice", "").split():
        player.dice[die_number(word)] += 1
    if player.posts >> PLACES.index("beijing") & 1:
        slot = given.pop("beijing", state.beijing.index(-1))
        state.beijing[slot] = seat
    assert not given, f"unknown: {', '.join(given)}"


def _place(state: State, colours: list[str], space: str, dice: str) -> None:
    """Dice on a space: "neutral 1, red 4, black 2" (a black or white one belongs to the first seat)."""
    number = SPACES.index(space)
    for die in dice.split(", "):
        word, value = die.split()
        if word == "neutral" and number == KHAN and len(state.khan) < state.printed.khan_neutral[state.seats]:
            continue
        die_class = OWN if word in PLAYER_COLOURS else DIE_CLASSES.index(word)
        owner = NEUTRAL_SEAT if die_class == NEUTRAL else colours.index(word) if die_class == OWN else 0
        state.placed.append(placed_die(number, owner, die_class, int(value)))
        state.occupied |= 1 << number
        if number == KHAN:
            state.khan.append(int(value))
        if die_class == OWN and number != PURSE:
            state.players[owner].used |= 1 << number


def _stack_contracts(state: State, row: str, special: str | None) -> None:
    """Round piles and, if it is not given, the special pile from what nobody has, in the order of their ids."""
    state.row = numbers(CONTRACTS, row)
    gone = set(state.row)
    for player in state.players:
        gone.update(player.active, player.completed)
    if special is not None:
        gone.update(numbers(CONTRACTS, special))
    last = len(CONTRACTS) if state.module else FIRST_NEW
    rest = [contract for contract in range(FIRST_REGULAR, last) if contract not in gone]
    count = (5 - state.round) * ROW_LENGTH
    state.piles = rest[:count]
    state.special = rest[count:] if special is None else numbers(CONTRACTS, special)[::-1]
    state.special_fresh = len(state.special)


def _complete_dice(state: State) -> None:
    """Every seat has five own dice; black dice that nobody has lie in the pool."""
    black = 0
    for seat, player in enumerate(state.players):
        black += sum(player.dice[6:12]) + player.dice[19]
        own = sum(player.dice[:6]) + player.dice[18]
        own += sum(1 for placed in state.placed if owner_of(placed) == seat and class_of(placed) == OWN)
        value = 0 if player.character == RASCHID else 1
        for _ in range(5 - own):
            state.placed.append(placed_die(PURSE, seat, OWN, value))
    black += sum(1 for placed in state.placed if class_of(placed) == BLACK)
    state.pool = state.printed.black_dice[state.seats] - black


def polo_game(players: int = 4, seed: int = 1, **options: Any) -> Table:
    """A new game."""
    events: list[Event] = []
    state = caravansary.game("marco_polo").new(players, seed, events=events, **options)
    assert isinstance(state, State)
    table = Table(state)
    table.events = events
    return table


def drafted(character: str, players: int = 4, **options: Any) -> tuple[Table, str]:
    """A new game in which the first to choose has taken this character, and that player's colour."""
    tables = (polo_game(players, seed, character_draft=True, **options) for seed in range(300))
    table = next(table for table in tables if f"character {character}" in table.options)
    colour = str(table.to_move)
    table.play(colour, f"character {character}")
    return table, colour


def finish_draft(table: Table, leave: str = "") -> None:
    """The others take the first character that is left, but not this one."""
    while table.asked == "choose_character":
        table.play(str(table.to_move), next(option for option in table.options if option != f"character {leave}"))


# --- what several tests begin with ----------------------------------------------------------------------------------
MIDDLING = "44444 44444 44444 44444"  # nobody is compensated
LAST_DIE: dict[str, Any] = {"dice": "3", "coins": 3}
JOURNEY: dict[str, Any] = {"dice": "1 1", "coins": 3}  # enough for a single step
SEATS = FOUR.split()
NINE = "moscow karakorum samarcanda lan-zhou karachi sumatra anxi ormuz kashgar"
ROW = "k01 k09 k13 k21 k30 k38"


def seen(table: Table, seat: int | None = None) -> dict[str, Any]:
    return table.state.view(seat)


def script_left(table: Table) -> list[int]:
    assert isinstance(table.state.chance, ScriptedChance)
    return table.state.chance.script


def next_round(character: str, rolls: list[int], special: str = "k01 k02", **blue: Any) -> Table:
    """Blue has the character in a game of two; red has just ended round 1. Blue's dice are rolled first."""
    table = polo_position(
        "blue red",
        turn="red",
        first="blue",
        special=special,
        chance=[roll - 1 for roll in rolls],
        red={"dice": "1"},
        blue={"character": character, **blue},
    )
    table.play(RED, "purse", "end turn")
    return table


def acting(character: str, players: str = "blue yellow green red", **things: Any) -> Table:
    """It is red's turn, who has the character; `board` is said about the rest."""
    board: dict[str, Any] = things.pop("board", {})
    return polo_position(players, turn="red", **{**board, "red": {"character": character, **things}})


def last_die_of(colour: str = RED, rolled: str = MIDDLING, **given: Any) -> Table:
    """Only this seat has a die, a 3, and it is the last of the round."""
    seats = {**given, colour: {**LAST_DIE, **given.get(colour, {})}}
    return polo_position(turn=colour, chance=rolls(rolled), **seats)


def end_round(table: Table, colour: str = RED) -> None:
    """The last die goes to "take coins"."""
    table.play(colour, "space coins", "end turn")


def goods(table: Table, colour: str = RED) -> tuple[int, int, int, int, int]:
    """Coins, camels, spice, silk, gold."""
    player = table.player(colour)
    return player.coins, player.camels, player.spice, player.silk, player.gold
