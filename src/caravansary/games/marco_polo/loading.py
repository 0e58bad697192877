"""Reads saved positions: every value is checked where it stands, and what follows from it is worked out.

An error is a `PositionError` whose field is the path to the value: "players.red.camels", "pending.1.seat". Whether the
parts fit together is asked in `possible.py` and `pending.py`; the format is written in `saving.py`.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.chance import Chance
from caravansary.core.errors import ComponentError, PositionError
from caravansary.core.reading import Saved, taken
from caravansary.games.marco_polo import components, engine, frames, goals, pending, possible, posts, rounds, setup
from caravansary.games.marco_polo.dice import NO_DICE
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
    DIE_VALUE,
    FIRST_CARD_SPACE,
    GIFTS,
    GOALS,
    GOODS,
    KHAN,
    MOST_ACTIVE,
    NOBODY,
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
)
from caravansary.games.marco_polo.saving import (
    ARGUMENTS,
    COUNT_BITS,
    FIGURES,
    FORMAT,
    GAME,
    KIND_NAMES,
    OF_NOBODY,
    PHASES,
    RULES,
    Argument,
)
from caravansary.games.marco_polo.state import Player, State
from caravansary.games.marco_polo.travel import MOVEMENTS

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
    *("own_cards", "gifts", "players", "turn", "movement", "building", "pending", "reveals", "chance"),
)
PLAYER_KEYS: Final = (
    *("character", "coins", "camels", "goods", "points", "dice", "figures", "posts", "contracts", "completed"),
    *("goals_dealt", "goals", "gifts", "keep_two", "promised"),
)
TURN_KEYS: Final = (
    *("main_done", "black_bought", "own_card_used", "new_posts", "turned_up", "turned_down"),
    *("picked", "entry_free", "taken"),
)
_KIND_WORDS: Final = tuple(KIND_NAMES.values())
_KINDS: Final = tuple(KIND_NAMES)


# --- the whole position ---------------------------------------------------------------------------------------------
def load(saved: object) -> State:
    """The position; an impossible one raises `PositionError`."""
    top = Saved("", saved).table(KEYS)
    s = empty_table(top)
    names = [PLAYER_COLOURS[colour] for colour in s.colours]
    read_course(s, top, names)
    read_board(s, top, names)
    read_contracts(s, top)
    players = top["players"].table(names)
    s.players = [read_player(players[name]) for name in names]
    read_placed(s, top["placed"], names)
    read_gifts_and_characters(s, top)
    read_turn(s, top["turn"])
    read_movement(s, top["movement"])
    read_building(s, top["building"])
    s.stack = [read_frame(row, names) for row in top["pending"].rows(0, DEEPEST)]
    stack = pending.Pending(s.stack)
    pending.check_grammar(s, stack)
    settle(s, stack)
    possible.check(s, stack)
    pending.check_frames(s, stack)
    ask(s)
    return s


def empty_table(top: dict[str, Saved]) -> State:
    """A table of these seats with nothing on it."""
    top["format"].name((FORMAT,))
    top["game"].name((GAME,))
    top["rules"].number(RULES, RULES)
    seats = top["seats"].number(2, len(PLAYER_COLOURS))
    colours = [row.name(PLAYER_COLOURS) for row in top["colours"].rows(seats, seats)]
    if len(set(colours)) < seats:
        raise top["colours"].wrong("a different colour for each")
    s = State(read_edition(top["edition"]), seats, colours, Chance.from_list("chance", top["chance"].value))
    s.clear()
    s.module = top["new_characters"].flag()
    s.goal_choice = top["goal_choice"].flag()
    s.reveals = top["reveals"].number(0, MOST_REVEALS)
    return s


def read_edition(saved: Saved) -> components.Components:
    table = saved.table(("name", "overrides"))
    try:
        return components.with_overrides(table["name"].value, table["overrides"].value)
    except ComponentError as problem:
        raise PositionError(saved.field, str(problem)) from problem


def read_course(s: State, top: dict[str, Saved], names: list[str]) -> None:
    s.round = top["round"].number(0, ROUNDS)
    s.phase = tuple(PHASES.values())[top["phase"].name(tuple(PHASES))]
    s.start = top["start"].name(names)
    s.first = top["first"].name(names)


# --- the board ------------------------------------------------------------------------------------------------------
def read_board(s: State, top: dict[str, Saved], names: list[str]) -> None:
    """Tokens and city cards, each in one place only, and the slots of Beijing."""
    provinces = top["provinces"].table(PROVINCES)
    offices = top["offices"].table(CITIES)
    cards = top["cards"].table(CARD_SPACES)
    s.provinces = [provinces[province].name(PROVINCE_TOKENS) for province in PROVINCES]
    s.offices = [offices[city].name_or_none(OFFICE_TOKENS) for city in CITIES]
    s.cards = [cards[space].name(CITY_CARDS) for space in CARD_SPACES]
    s.beijing = [row.name_or_none(names) for row in top["beijing"].rows(BEIJING_SLOTS, BEIJING_SLOTS)]
    for key, found in (("provinces", s.provinces), ("offices", s.offices), ("cards", s.cards), ("beijing", s.beijing)):
        lying = [one for one in found if one != NOBODY]
        if len(set(lying)) < len(lying):
            raise top[key].wrong("different ones")


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
        s.placed.append(space | seat << 5 | DIE_CLASS[die] << 8 | DIE_VALUE[die] << 10)
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


def read_gifts_and_characters(s: State, top: dict[str, Saved]) -> None:
    gifts = top["gifts"].table(("pile", "discard", "drawn"))
    s.gift_pile = gifts["pile"].names(GIFTS, len(GIFTS))[::-1]
    s.gift_discard = gifts["discard"].names(GIFTS, len(GIFTS))
    s.drawn = gifts["drawn"].names(GIFTS, len(GIFTS))
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
    table = saved.table(TURN_KEYS)
    s.main_done = table["main_done"].flag()
    s.bought = table["black_bought"].flag()
    s.arghun_used = table["own_card_used"].flag()
    s.fresh = table["new_posts"].some(PLACES)
    s.turned_up = table["turned_up"].few(DICE, MOST_OF_A_KIND)
    s.turned_down = table["turned_down"].few(DICE, MOST_OF_A_KIND)
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
        s.built.append(place | office + 1 << 4 | number << 8)
    s.ended = table["ended"].some(PLACES)


def read_frame(saved: Saved, names: list[str]) -> int:
    """A kind with its seat and its arguments, as one number."""
    if not isinstance(saved.value, dict) or "kind" not in saved.value:
        raise saved.wrong("a table with a kind")
    kind = _KINDS[Saved(saved.at("kind"), saved.value["kind"]).name(_KIND_WORDS)]
    arguments = ARGUMENTS.get(kind, ())
    has_seat = () if kind in OF_NOBODY else ("seat",)
    table = saved.table(("kind", *has_seat, *(argument.key for argument in arguments)))
    packed = sum(read_argument(table[argument.key], argument) for argument in arguments)
    return frames.frame(kind, table["seat"].name(names) if has_seat else 0, packed)


def read_argument(saved: Saved, argument: Argument) -> int:
    if argument.counted:
        counts = saved.counts(argument.names, argument.high)
        return sum(count << argument.shift + COUNT_BITS * i for i, count in enumerate(counts))
    if argument.optional and saved.value is None:
        return 0
    found = saved.name(argument.names) if argument.names else saved.number(1, argument.high)
    return found + argument.offset << argument.shift


# --- what follows from the rest -------------------------------------------------------------------------------------
def settle(s: State, stack: pending.Pending) -> None:
    """Posts in stock, whose turn it is, who travelled last, how far the phase has come."""
    for seat, player in enumerate(s.players):
        field = f"{possible.player_field(s, seat)}.posts"
        player.stock = taken(posts.all_posts(s, seat), player.posts.bit_count(), field, "posts")
    if s.phase == rounds.TURNS:
        s.active = stack.seat
    if s.phase in (rounds.TURNS, rounds.OVER):
        s.traveller = possible.last_traveller(s)
        s.cursor = s.seats
    elif s.phase == rounds.DRAFT:
        s.cursor = s.seats - s.clockwise(s.start).index(stack.seat)
    elif s.phase != rounds.START_ROUND:
        s.cursor = s.clockwise(s.first).index(stack.seat) + 1
    if not any(s.turned_up) and not any(s.turned_down):
        s.turned_up = s.turned_down = NO_DICE


# --- who decides ----------------------------------------------------------------------------------------------------
def ask(s: State) -> None:
    """The decision on top of the stack; it must be one that the engine would put to a seat."""
    if not s.stack:
        return
    frame = s.stack[-1]
    seat = goals.still_choosing(s)[0] if frame & 63 == frames.CHOOSE_GOAL else frame >> 6 & 7
    options = engine.list_options(s, frame, seat, None)
    field = f"pending.{len(s.stack) - 1}"
    if not options:
        raise PositionError(field, f"{frames.NAMES[frame & 63]} has no options")
    if len(options) == 1 and not engine.is_asked_alone(s, frame, options[0]):
        raise PositionError(field, f"{frames.NAMES[frame & 63]} has one option only; such a choice is never asked")
    s.decider = seat
    s.options = options
