"""What a seat may know, ready for JSON, made from an allow-list (POLO-SETUP-20).

Goal cards of others and the piles are not in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from caravansary.core.frames import kind_of
from caravansary.core.names import counts_by_name, name_or_none, names_of, names_of_bits
from caravansary.games.marco_polo import frames, journeys
from caravansary.games.marco_polo.dice import class_of, owner_of, space_of, value_of
from caravansary.games.marco_polo.hidden import unseen_contracts
from caravansary.games.marco_polo.pieces import (
    BEIJING_SLOTS,
    CARD_CITY,
    CARD_SPACES,
    CHARACTERS,
    CITIES,
    CITY_CARDS,
    CONTRACTS,
    DICE,
    DIE_CLASSES,
    GIFTS,
    GOALS,
    GOODS,
    NEUTRAL_SEAT,
    NO_NODE,
    NODES,
    OFFICE_TOKENS,
    PLACES,
    PLAYER_COLOURS,
    PROVINCE_TOKENS,
    PROVINCES,
    ROW_LENGTH,
    SOURCES,
    SPACES,
)
from caravansary.games.marco_polo.rounds import PHASES
from caravansary.games.marco_polo.travel import MOVEMENTS

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State


# --- what a view contains; the page's types are written from this -----------------------------------------------------
class PlacedDieView(TypedDict):
    owner: int | None  # None: a neutral die
    kind: str
    value: int


class CardView(TypedDict):
    card: str
    city: str


class PileView(TypedDict):
    count: int
    known: list[str]  # at its bottom, the lowest one last


class PlayerView(TypedDict):
    who: int
    colour: str
    character: str | None
    score: int
    points: dict[str, int]
    coins: int
    camels: int
    goods: dict[str, int]
    dice: dict[str, int]  # unused ones, how many of each
    own_spaces: list[str]  # where own dice lie this round
    stock: int
    posts: list[str]
    figures: list[str]
    contracts: list[str]
    completed: list[str]
    goals: list[str] | None  # None: hidden
    goals_dealt: list[str] | None
    goals_kept: int
    gifts: list[str]
    keep_two: bool
    promised: int


class GiftsView(TypedDict):
    pile: int
    discard: list[str]
    drawn: list[str]


class TurnView(TypedDict):
    main_done: bool
    black_bought: bool
    own_card_used: bool
    picked: list[str]
    entry_free: bool
    taken: list[int]


class MovementView(TypedDict):
    kind: str
    steps: int
    left: int
    entered: list[str]


class StepView(TypedDict):
    node: str
    coins: int
    camels: int


class JourneyView(TypedDict):
    figure: int
    node: str
    coins: int
    camels: int
    steps: list[StepView]


class View(TypedDict):
    game: str
    edition: str
    seat: int | None
    new_characters: bool
    goal_choice: bool
    round: int
    phase: str
    first: int
    traveller: int | None
    to_move: int | None
    active: int | None
    order: list[int]
    players: list[PlayerView]
    spaces: dict[str, list[PlacedDieView]]
    cards: dict[str, CardView]
    offices: dict[str, str | None]
    provinces: dict[str, str]
    beijing: list[int | None]
    row: list[str]
    piles: int  # round piles left
    special: PileView
    unseen: list[str]  # contracts that nobody has seen yet
    pool: int
    draft: list[str]
    own_cards: list[str]  # Khan Arghun's
    gifts: GiftsView
    turn: TurnView
    movement: MovementView | None
    journeys: list[JourneyView]  # where the seat that is asked for a step could go, with the cheapest way
    die_uses: dict[str, list[str]]  # where each die of the seat whose turn it is could be placed


# --- making it ------------------------------------------------------------------------------------------------------
def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def view(s: State, seat: int | None) -> View:
    """The position as the seat (None: a spectator) may know it."""
    asks_goals = bool(s.stack) and kind_of(s.stack[-1]) == frames.CHOOSE_GOAL
    return {
        "game": "marco_polo",
        "edition": s.printed.name,
        "seat": seat,
        "new_characters": bool(s.module),
        "goal_choice": bool(s.goal_choice),
        "round": s.round,
        "phase": PHASES[s.phase] if not asks_goals else "goals",
        "first": s.first,
        "traveller": seat_or_none(s.traveller),
        "to_move": None if asks_goals else s.to_move,
        "active": seat_or_none(s.active),
        "order": s.clockwise(s.first),
        "players": [player_view(s, who, seat) for who in range(s.seats)],
        "spaces": spaces_view(s),
        "cards": cards_view(s),
        "offices": {city: name_or_none(OFFICE_TOKENS, s.offices[i]) for i, city in enumerate(CITIES)},
        "provinces": {province: PROVINCE_TOKENS[s.provinces[i]] for i, province in enumerate(PROVINCES)},
        "beijing": [seat_or_none(s.beijing[slot]) for slot in range(BEIJING_SLOTS)],
        "row": names_of(CONTRACTS, s.row),
        "piles": len(s.piles) // ROW_LENGTH,
        "special": special_view(s),
        "unseen": names_of(CONTRACTS, unseen_contracts(s)),
        "pool": s.pool,
        "draft": names_of(CHARACTERS, s.draft),
        "own_cards": names_of_bits(CITY_CARDS, s.arghun_cards),
        "gifts": {
            "pile": len(s.gift_pile),
            "discard": names_of(GIFTS, s.gift_discard),
            "drawn": names_of(GIFTS, s.drawn),
        },
        "turn": turn_view(s),
        "movement": movement_view(s),
        "journeys": journeys_view(s, seat),
        "die_uses": die_uses_view(s, seat),
    }


def player_view(s: State, who: int, seat: int | None) -> PlayerView:
    player = s.players[who]
    is_open = who == seat or s.is_over
    return {
        "who": who,
        "colour": PLAYER_COLOURS[s.colours[who]],
        "character": name_or_none(CHARACTERS, player.character),
        "score": sum(player.points),
        "points": counts_by_name(SOURCES, player.points),
        "coins": player.coins,
        "camels": player.camels,
        "goods": counts_by_name(GOODS, player.goods),
        "dice": {DICE[die]: count for die, count in enumerate(player.dice) if count},
        "own_spaces": names_of_bits(SPACES, player.used),
        "stock": player.stock,
        "posts": names_of_bits(PLACES, player.posts),
        "figures": [NODES[node] for node in (player.figure, player.second) if node != NO_NODE],
        "contracts": names_of(CONTRACTS, player.active),
        "completed": names_of(CONTRACTS, player.completed),
        "goals": names_of(GOALS, player.goals) if is_open else None,
        "goals_dealt": names_of(GOALS, player.dealt) if is_open else None,
        "goals_kept": goals_kept(s, who, seat),
        "gifts": names_of_bits(GIFTS, player.gifts),
        "keep_two": bool(player.keep_two),
        "promised": player.promised,
    }


def goals_kept(s: State, who: int, seat: int | None) -> int:
    """How many goal cards a player has kept; while they are chosen the others see none (POLO-VAR-8)."""
    kept = len(s.players[who].goals)
    choosing = bool(s.stack) and kind_of(s.stack[-1]) == frames.CHOOSE_GOAL
    return 0 if choosing and who != seat else kept


def spaces_view(s: State) -> dict[str, list[PlacedDieView]]:
    """The dice on every space, in the order in which they were placed."""
    found: dict[str, list[PlacedDieView]] = {space: [] for space in SPACES}
    for placed in s.placed:
        owner = owner_of(placed)
        found[SPACES[space_of(placed)]].append(
            {
                "owner": None if owner == NEUTRAL_SEAT else owner,
                "kind": DIE_CLASSES[class_of(placed)],
                "value": value_of(placed),
            }
        )
    return found


def cards_view(s: State) -> dict[str, CardView]:
    """The city cards by the space that they are."""
    return {
        CARD_SPACES[slot]: {"card": CITY_CARDS[card], "city": CITIES[CARD_CITY[slot]]}
        for slot, card in enumerate(s.cards)
    }


def special_view(s: State) -> PileView:
    """The special pile: everybody has seen what was put under it."""
    known = s.special[: len(s.special) - s.special_fresh]
    return {"count": len(s.special), "known": names_of(CONTRACTS, known[::-1])}


def turn_view(s: State) -> TurnView:
    return {
        "main_done": bool(s.main_done),
        "black_bought": bool(s.bought),
        "own_card_used": bool(s.arghun_used),
        "picked": names_of(DICE, s.picked),
        "entry_free": bool(s.entry_free),
        "taken": [position + 1 for position in s.taken],
    }


def movement_view(s: State) -> MovementView | None:
    if not s.movement:
        return None
    return {
        "kind": MOVEMENTS[s.movement],
        "steps": s.steps,
        "left": s.steps_left,
        "entered": names_of(NODES, s.entered),
    }


def journeys_view(s: State, seat: int | None) -> list[JourneyView]:
    """For the seat that is asked for a step; what it sees follows from what everybody knows."""
    if seat is None or s.decider != seat or kind_of(s.stack[-1]) != frames.CHOOSE_STEP:
        return []
    return [
        {
            "figure": way.figure,
            "node": NODES[way.steps[-1][0]],
            "coins": sum(coins for _, coins, _ in way.steps),
            "camels": sum(camels for _, _, camels in way.steps),
            "steps": [{"node": NODES[node], "coins": coins, "camels": camels} for node, coins, camels in way.steps],
        }
        for way in journeys.journeys(s, seat)
    ]


def die_uses_view(s: State, seat: int | None) -> dict[str, list[str]]:
    """What every unused die of the seat could do now, by the names of spaces."""
    if seat is None or s.decider != seat or kind_of(s.stack[-1]) != frames.CHOOSE_ACTION:
        return {}
    return {DICE[die]: names_of(SPACES, uses) for die, uses in journeys.die_uses(s, seat).items()}


def holdings(s: State) -> dict[int, dict[str, int]]:
    """What each seat has, by name; for previews and statistics."""
    found: dict[int, dict[str, int]] = {}
    for seat, player in enumerate(s.players):
        found[seat] = {
            "points": sum(player.points),
            "coins": player.coins,
            "camels": player.camels,
            "spice": player.goods[0],
            "silk": player.goods[1],
            "gold": player.goods[2],
            "posts": player.posts.bit_count(),
            "contracts": len(player.active),
            "completed": len(player.completed),
            "gifts": player.gifts.bit_count(),
        }
    return found
