"""Saved positions: the whole state as plain data with the names of things, readable and editable by hand.

`docs/games/saved-positions-marco-polo.md` describes the format. What follows from the rest is not saved: the posts in
stock, the black dice in the pool, the neutral dice, who travelled last, whose turn it is, the options.

What is read is checked for types, names and ranges; an error is a `PositionError` whose field is the path to the value:
"players.red.camels", "pending.1.seat". What must hold in every position is in `invariants.py`.
"""

from __future__ import annotations

import copy
from typing import Any, Final

from caravansary.core.chance import Chance
from caravansary.core.frames import kind_of, seat_of
from caravansary.core.names import name_or_none, names_of, names_of_bits
from caravansary.core.reading import Saved, require, taken
from caravansary.games.marco_polo import frames, goals, posts, rounds, setup
from caravansary.games.marco_polo.components import EDITIONS
from caravansary.games.marco_polo.dice import class_of, owner_of, placed_die, space_of, value_of
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.pieces import (
    BEIJING_SLOTS,
    BLACK,
    BLACK_UNVALUED,
    BY_CITY_CARDS,
    CARD_SPACES,
    CHARACTERS,
    CITIES,
    CITY_CARDS,
    CONTRACTS,
    DICE,
    DIE_CLASS,
    DIE_CLASSES,
    DIE_VALUE,
    FIRST_CARD_SPACE,
    GIFTS,
    GOALS,
    GOODS,
    KHAN,
    MOST_ACTIVE,
    NEUTRAL_SEAT,
    NODES,
    OFFICE_TOKENS,
    OWN,
    PLACES,
    PLAYER_COLOURS,
    PROVINCE_TOKENS,
    PROVINCES,
    PURSE,
    ROUNDS,
    ROW_LENGTH,
    SOURCES,
    SPACES,
    TRAVEL,
)
from caravansary.games.marco_polo.state import Player, State
from caravansary.games.marco_polo.travel import MOVEMENTS
from caravansary.games.marco_polo.view import player_view

FORMAT: Final = "caravansary state 1"
GAME: Final = "marco_polo"
RULES: Final = 2
FIRST_RULES: Final = 1  # positions of these rules and of all since can be gone on with
FIGURES: Final = ("first", "second")
# The phases in which somebody can be asked, and the end
PHASES: Final = {
    "draft": rounds.DRAFT,
    "goals": rounds.START_ROUND,
    "province_bonuses": rounds.PROVINCE_BONUSES,
    "character_bonuses": rounds.CHARACTER_BONUSES,
    "compensation": rounds.COMPENSATIONS,
    "turns": rounds.TURNS,
    "over": rounds.OVER,
}
PHASE_NAMES: Final = {phase: name for name, phase in PHASES.items()}
MOST_THINGS: Final = 9_999  # coins, camels, goods of one kind
MOST_POINTS: Final = 99_999  # of one source
MOST_REVEALS: Final = 999_999
MOST_DICE: Final = 40  # on spaces; there are 26
MOST_OF_A_KIND: Final = 9  # dice of a player
MOST_STEPS: Final = 6
MOST_POSTS: Final = 8  # of one movement
DEEPEST: Final = 100  # frames on the stack
KEYS: Final = (
    *("format", "game", "rules", "edition", "seats", "colours", "new_characters", "goal_choice", "round", "phase"),
    *("start", "first", "provinces", "offices", "cards", "beijing", "row", "piles", "special", "placed", "draft"),
    *("own_cards", "gifts", "players", "reveals", "chance"),
)
PLAYER_KEYS: Final = (
    *("character", "coins", "camels", "goods", "points", "dice", "figures", "posts", "contracts", "completed"),
    *("goals_dealt", "goals", "gifts", "keep_two", "promised"),
)
TURN_KEYS: Final = (
    *("main_done", "black_bought", "own_card_used", "new_posts"),
    *("picked", "entry_free", "taken"),
)
FIRST_RULES_TURN_KEYS: Final = ("turned_up", "turned_down")  # which dice could not be turned back
WITHIN_TURN: Final = ("turn", "movement", "building", "pending")


# --- writing --------------------------------------------------------------------------------------------------------
def saved(s: State) -> dict[str, Any]:
    """The position, ready for JSON."""
    return {
        "format": FORMAT,
        "game": GAME,
        "rules": RULES,
        "edition": {"name": s.printed.name, "overrides": copy.deepcopy(s.printed.overrides)},
        "seats": s.seats,
        "colours": seat_names(s),
        "new_characters": bool(s.module),
        "goal_choice": bool(s.goal_choice),
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "start": _colour(s, s.start),
        "first": _colour(s, s.first),
        "provinces": {province: PROVINCE_TOKENS[s.provinces[i]] for i, province in enumerate(PROVINCES)},
        "offices": {city: name_or_none(OFFICE_TOKENS, s.offices[i]) for i, city in enumerate(CITIES)},
        "cards": {space: CITY_CARDS[s.cards[i]] for i, space in enumerate(CARD_SPACES)},
        "beijing": [_colour(s, seat) for seat in s.beijing],
        "row": names_of(CONTRACTS, s.row),
        "piles": names_of(CONTRACTS, s.piles[::-1]),
        "special": {"pile": names_of(CONTRACTS, s.special[::-1]), "unseen": s.special_fresh},
        "placed": [_placed(s, die) for die in s.placed if owner_of(die) != NEUTRAL_SEAT],
        "draft": names_of(CHARACTERS, s.draft),
        "own_cards": names_of_bits(CITY_CARDS, s.arghun_cards),
        "gifts": {
            "pile": names_of(GIFTS, s.gift_pile[::-1]),
            "discard": names_of(GIFTS, s.gift_discard),
            "drawn": names_of(GIFTS, s.drawn),
        },
        "players": {_colour(s, seat): _player(s, seat) for seat in range(s.seats)},
        "turn": _turn(s),
        "movement": _movement(s) if s.movement else None,
        "building": _building(s) if any(kind_of(frame) == frames.BUILD for frame in s.stack) else None,
        "pending": ENGINE.saved_stack(s, seat_names(s)),
        "reveals": s.reveals,
        "chance": s.chance.to_list(),
    }


def seat_names(s: State) -> list[str]:
    """The players by their colours."""
    return names_of(PLAYER_COLOURS, s.colours)


def _colour(s: State, seat: int) -> str | None:
    return PLAYER_COLOURS[s.colours[seat]] if seat >= 0 else None


def _placed(s: State, placed: int) -> list[Any]:
    """The space, whose die, and which; Raschid's dice in the purse show nothing."""
    die, value = DIE_CLASSES[class_of(placed)], value_of(placed)
    return [SPACES[space_of(placed)], _colour(s, owner_of(placed)), f"{die}-{value}" if value else die]


def _player(s: State, seat: int) -> dict[str, Any]:
    """What a player has, as the view shows it to him."""
    shown: dict[str, Any] = {**player_view(s, seat, seat)}
    return {key: shown[key] for key in PLAYER_KEYS}


def _turn(s: State) -> dict[str, Any]:
    """What the turn remembers; new posts mean nothing when nobody's turn it is."""
    in_turn = s.active >= 0
    return {
        "main_done": bool(s.main_done),
        "black_bought": bool(s.bought),
        "own_card_used": bool(s.arghun_used),
        "new_posts": names_of_bits(PLACES, s.fresh) if in_turn else [],
        "picked": names_of(DICE, s.picked),
        "entry_free": bool(s.entry_free),
        "taken": [position + 1 for position in s.taken],
    }


def _movement(s: State) -> dict[str, Any]:
    return {
        "kind": MOVEMENTS[s.movement],
        "steps": s.steps,
        "left": s.steps_left,
        "moved": names_of_bits(FIGURES, s.moved),
        "entered": names_of(PLACES, s.entered),
        "gift_place": name_or_none(PLACES, s.gift_place),
        "gift_step": s.gift_step,
    }


def _building(s: State) -> dict[str, Any]:
    """The posts of a movement: those to come, the next one first, those that stand, and where figures have ended."""
    return {
        "planned": [
            {"place": PLACES[posts.place_of(planned)], "passed": posts.is_passed(planned)}
            for planned in s.to_build[::-1]
        ],
        "built": [
            {
                "place": PLACES[posts.place_of(built)],
                "office": name_or_none(OFFICE_TOKENS, posts.office_of(built)),
                "number": posts.number_of(built),
            }
            for built in s.built
        ],
        "ended": names_of_bits(PLACES, s.ended),
    }


# --- reading --------------------------------------------------------------------------------------------------------
def read(top: Saved, by_hand: bool) -> State:
    """The table; written by hand, with nothing pending yet."""
    table = top.position(KEYS, WITHIN_TURN, by_hand)
    s = empty_table(table)
    names = seat_names(s)
    read_course(s, table, names)
    read_board(s, table, names)
    read_contracts(s, table)
    players = table["players"].table(names)
    s.players = [read_player(players[name]) for name in names]
    read_placed(s, table["placed"], names)
    read_gifts_and_characters(s, table, by_hand)
    settle(s, names)
    if not by_hand:
        read_turn(s, table["turn"])
        read_movement(s, table["movement"])
        read_building(s, table["building"])
        read_pending(s, table["pending"], names)
    return s


def empty_table(top: dict[str, Saved]) -> State:
    """A table of these seats with nothing on it."""
    top["format"].name((FORMAT,))
    top["game"].name((GAME,))
    top["rules"].number(FIRST_RULES, RULES)
    seats = top["seats"].number(2, len(PLAYER_COLOURS))
    colours = top["colours"].different_names(PLAYER_COLOURS, seats)
    s = State(top["edition"].edition(EDITIONS), seats, colours, Chance.from_list("chance", top["chance"].value))
    s.clear()
    s.module = top["new_characters"].flag()
    s.goal_choice = top["goal_choice"].flag()
    s.reveals = top["reveals"].number(0, MOST_REVEALS)
    return s


def read_course(s: State, top: dict[str, Saved], names: list[str]) -> None:
    s.round = top["round"].number(0, ROUNDS)
    s.phase = tuple(PHASES.values())[top["phase"].name(tuple(PHASES))]
    s.start = top["start"].name(names)
    s.first = top["first"].name(names)


# --- the board ------------------------------------------------------------------------------------------------------
def read_board(s: State, top: dict[str, Saved], names: list[str]) -> None:
    """Tokens, city cards and the slots of Beijing."""
    provinces = top["provinces"].table(PROVINCES)
    offices = top["offices"].table(CITIES)
    cards = top["cards"].table(CARD_SPACES)
    s.provinces = [provinces[province].name(PROVINCE_TOKENS) for province in PROVINCES]
    s.offices = [offices[city].name_or_none(OFFICE_TOKENS) for city in CITIES]
    s.cards = [cards[space].name(CITY_CARDS) for space in CARD_SPACES]
    s.beijing = [row.name_or_none(names) for row in top["beijing"].rows(BEIJING_SLOTS, BEIJING_SLOTS)]


def read_contracts(s: State, top: dict[str, Saved]) -> None:
    """The row, the piles of the coming rounds, the special pile; the next contract of a pile stands first."""
    special = top["special"].table(("pile", "unseen"))
    s.row = top["row"].names(CONTRACTS, ROW_LENGTH)
    s.piles = top["piles"].names(CONTRACTS, len(CONTRACTS))[::-1]
    s.special = special["pile"].names(CONTRACTS, len(CONTRACTS))[::-1]
    s.special_fresh = special["unseen"].number(0, len(s.special))


def read_placed(s: State, saved: Saved, names: list[str]) -> None:
    """The dice on spaces, neutral ones first, and what follows from them; black dice come from the pool."""
    setup.place_neutral_dice(s)
    s.pool = s.printed.black_dice[s.seats]
    for row in saved.rows(0, MOST_DICE):
        parts = row.rows(3, 3)
        space, seat, die = parts[0].name(SPACES), parts[1].name(names), parts[2].name(DICE)
        s.placed.append(placed_die(space, seat, DIE_CLASS[die], DIE_VALUE[die]))
        if space != PURSE:
            s.occupied |= 1 << space
        if space == KHAN:
            s.khan.append(DIE_VALUE[die])
        if DIE_CLASS[die] == OWN and space < FIRST_CARD_SPACE:
            s.players[seat].used |= 1 << space
        s.pool = taken(s.pool, int(DIE_CLASS[die] == BLACK), row.field, "black dice")
    for seat, name in enumerate(names):
        dice = s.players[seat].dice
        count = sum(dice[BLACK * 6 : BLACK * 6 + 6]) + dice[BLACK_UNVALUED]
        s.pool = taken(s.pool, count, f"players.{name}.dice", "black dice")


def read_gifts_and_characters(s: State, top: dict[str, Saved], by_hand: bool) -> None:
    gifts = top["gifts"].position(("pile", "discard"), ("drawn",), by_hand)
    s.gift_pile = gifts["pile"].names(GIFTS, len(GIFTS))[::-1]
    s.gift_discard = gifts["discard"].names(GIFTS, len(GIFTS))
    s.drawn = gifts["drawn"].names(GIFTS, len(GIFTS)) if "drawn" in gifts else []
    draft = top["draft"].some(CHARACTERS)
    s.draft = [character for character in range(len(CHARACTERS)) if draft >> character & 1]
    s.arghun_cards = top["own_cards"].some(CITY_CARDS)


# --- the players ----------------------------------------------------------------------------------------------------
def read_player(saved: Saved) -> Player:
    """What a player has; the posts in stock are counted when all is known."""
    table = saved.table(PLAYER_KEYS)
    player = Player()
    player.clear()
    player.character = table["character"].name_or_none(CHARACTERS)
    player.coins = table["coins"].number(0, MOST_THINGS)
    player.camels = table["camels"].number(0, MOST_THINGS)
    player.goods = table["goods"].counts(GOODS, MOST_THINGS)
    player.points = read_points(table["points"])
    player.dice = table["dice"].few(DICE, MOST_OF_A_KIND)
    nodes = [row.name(NODES) for row in table["figures"].rows(1, 2)]
    player.figure = nodes[0]
    player.second = nodes[1] if len(nodes) > 1 else player.second
    player.posts = table["posts"].some(PLACES)
    player.active = table["contracts"].names(CONTRACTS, MOST_ACTIVE + 1)
    player.completed = table["completed"].names(CONTRACTS, len(CONTRACTS))
    player.dealt = table["goals_dealt"].names(GOALS, goals.DEALT_TO_CHOOSE)
    player.goals = table["goals"].names(GOALS, goals.KEPT)
    player.gifts = table["gifts"].some(GIFTS)
    player.keep_two = table["keep_two"].flag()
    player.promised = table["promised"].number(0, MOST_OF_A_KIND)
    return player


def read_points(saved: Saved) -> list[int]:
    """Points by source; only those of city cards can be negative, for points can be paid there (POLO-CITY-18)."""
    table = saved.table(SOURCES)
    least = [-MOST_POINTS if source == BY_CITY_CARDS else 0 for source in range(len(SOURCES))]
    return [table[name].number(least[source], MOST_POINTS) for source, name in enumerate(SOURCES)]


# --- what is going on -----------------------------------------------------------------------------------------------
def read_turn(s: State, saved: Saved) -> None:
    table = saved.table(TURN_KEYS, FIRST_RULES_TURN_KEYS)
    s.main_done = table["main_done"].flag()
    s.bought = table["black_bought"].flag()
    s.arghun_used = table["own_card_used"].flag()
    s.fresh = table["new_posts"].some(PLACES)
    s.picked = table["picked"].names(DICE, max(s.printed.dice_needed))
    s.entry_free = table["entry_free"].flag()
    s.taken = [row.number(1, ROW_LENGTH) - 1 for row in table["taken"].rows(0, MOST_ACTIVE)]


def read_movement(s: State, saved: Saved) -> None:
    if saved.value is None:
        return
    table = saved.table(("kind", "steps", "left", "moved", "entered", "gift_place", "gift_step"))
    s.movement = table["kind"].name(MOVEMENTS[1:]) + 1
    s.steps = table["steps"].number(0, MOST_STEPS)
    s.steps_left = table["left"].number(0, MOST_STEPS)
    s.moved = table["moved"].some(FIGURES)
    s.entered = table["entered"].names(PLACES, MOST_STEPS)
    s.gift_place = table["gift_place"].name_or_none(PLACES)
    s.gift_step = table["gift_step"].number(0, s.steps)


def read_building(s: State, saved: Saved) -> None:
    """The posts of a movement that is over."""
    if saved.value is None:
        return
    table = saved.table(("planned", "built", "ended"))
    for row in table["planned"].rows(0, MOST_POSTS):
        planned = row.table(("place", "passed"))
        place = planned["place"].name(PLACES)
        s.to_build.insert(0, place + posts.PASSED * planned["passed"].flag())
    for row in table["built"].rows(0, MOST_POSTS):
        built = row.table(("place", "office", "number"))
        place, office = built["place"].name(PLACES), built["office"].name_or_none(OFFICE_TOKENS)
        number = built["number"].number(0, s.printed.wilhelm_posts)
        s.built.append(posts.built_post(place, office, number))
    s.ended = table["ended"].some(PLACES)


def read_pending(s: State, saved: Saved, names: list[str]) -> None:
    """The stack; it says whose turn it is and how far the phase has come."""
    s.stack = ENGINE.read_stack(saved.rows(0, DEEPEST), names)
    if s.phase == rounds.OVER:
        require(not s.stack, saved.field, "must be empty when the game is over")
        return
    require(len(s.stack) > 1, saved.field, "must be flow and at least one decision until the game is over")
    seat = seat_of(s.stack[1])
    if s.phase == rounds.TURNS:
        s.active = seat
    elif s.phase == rounds.DRAFT:
        s.cursor = s.seats - s.clockwise(s.start).index(seat)
    elif s.phase != rounds.START_ROUND:
        s.cursor = s.clockwise(s.first).index(seat) + 1


# --- what follows from the rest -------------------------------------------------------------------------------------
def settle(s: State, names: list[str]) -> None:
    """Posts in stock, who travelled last."""
    for seat, player in enumerate(s.players):
        field = f"players.{names[seat]}.posts"
        player.stock = taken(posts.all_posts(s, seat), player.posts.bit_count(), field, "posts")
    if s.phase in (rounds.TURNS, rounds.OVER):
        s.cursor = s.seats
        for placed in s.placed:
            if space_of(placed) == TRAVEL:
                s.traveller = owner_of(placed)  # POLO-ROUND-4
