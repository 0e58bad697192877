"""Trading posts: where a movement builds, office and province bonuses, moving a post.

Rules POLO-TRAVEL-10 to -31 and POLO-CHAR-34 to -42.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marco_polo import frames
from caravansary.games.marco_polo.actions import DECLINE, MOVE_POST
from caravansary.games.marco_polo.pieces import (
    ALTAN,
    BEIJING,
    BY_CHARACTER,
    BY_POSTS,
    BY_PROVINCES,
    CITIES,
    FIRST_PROVINCE,
    NOBODY,
    OFFICE_TOKENS,
    PLACES,
    PROVINCE_TOKENS,
    PROVINCES,
    WILHELM,
)
from caravansary.games.marco_polo.rewards import receive_all

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

PASSED: Final = 16  # added to a place of `to_build` that was only passed
POST_FIELDS: Final[tuple[Field, ...]] = beside(Field("place", PLACES, asked="place"))


def all_posts(s: State, seat: int) -> int:
    """How many posts the seat has in all (POLO-CHAR-34)."""
    return s.printed.wilhelm_posts if s.players[seat].character == WILHELM else s.printed.posts


# --- the posts of a movement as numbers -----------------------------------------------------------------------------
def built_post(place: int, office: int, number: int) -> int:
    """A post that stands: the office token taken with it or -1, and which post it is, 0 for a moved one."""
    return place | office + 1 << 4 | number << 8


def place_of(post: int) -> int:
    """Of a post that is planned or stands."""
    return post & 15


def is_passed(planned: int) -> bool:
    return bool(planned & PASSED)


def office_of(built: int) -> int:
    return (built >> 4 & 15) - 1


def number_of(built: int) -> int:
    return built >> 8


# --- which posts a movement builds ----------------------------------------------------------------------------------
def plan_posts(s: State, seat: int) -> None:
    """The places that get a post, in their order: those where a figure ends (POLO-TRAVEL-10, -11, -12, -13, -14, -15).

    Polos that end together build once; Wilhelm builds wherever he came, once (POLO-CHAR-24, -25, -35, -38, -41, -42).
    """
    player = s.players[seat]
    ends = [node for figure, node in ((1, player.figure), (2, player.second)) if s.moved & figure]
    ends = [node for node in ends if node < len(PLACES)]
    s.ended = 0
    for place in ends:
        s.ended |= 1 << place
    planned: list[int] = []
    if player.character == WILHELM:
        planned = [place if s.ended >> place & 1 else place + PASSED for place in dict.fromkeys(s.entered)]
    else:
        if s.gift_place >= 0:
            planned.append(s.gift_place)
        planned += ends
    planned.reverse()
    s.to_build = planned
    s.built = []


def build(s: State, seat: int, arg: int) -> None:
    """Build the next post where the player has none; then all bonuses are received (POLO-TRAVEL-16, -17, -26)."""
    player = s.players[seat]
    while s.to_build:
        planned = s.to_build[-1]
        s.to_build = s.to_build[:-1]
        place = place_of(planned)
        if player.posts >> place & 1:
            continue
        if player.stock:
            build_from_stock(s, seat, place)
            continue
        if movable_posts(s, seat):
            kind = frames.CHOOSE_PASSED_POST if is_passed(planned) else frames.CHOOSE_POST
            s.stack.append(frame(kind, seat, place))
            return
    s.stack.pop()
    receive_bonuses(s, seat)


def build_from_stock(s: State, seat: int, place: int) -> None:
    """A post from the stock; the eighth, ninth and eleventh give points (POLO-TRAVEL-20, POLO-CHAR-37)."""
    player = s.players[seat]
    player.stock -= 1
    number = all_posts(s, seat) - player.stock
    put_post(s, seat, place, number)
    if s.events is not None:
        s.tell("post_built", seat, build_rule(place), place=PLACES[place], n=number)
    s.score(
        seat, BY_POSTS, s.printed.milestone[number], "POLO-CHAR-37" if number > s.printed.posts else "POLO-TRAVEL-20"
    )


def build_rule(place: int) -> str:
    if place == BEIJING:
        return "POLO-TRAVEL-12"
    return "POLO-TRAVEL-10" if place < FIRST_PROVINCE else "POLO-TRAVEL-11"


def put_post(s: State, seat: int, place: int, number: int) -> None:
    """The post stands; an office bonus still lying in the city is taken with it (POLO-TRAVEL-18, -19, POLO-CHAR-40)."""
    s.players[seat].posts |= 1 << place
    if seat == s.active:
        s.fresh |= 1 << place
    office = -1
    if place == BEIJING:
        s.beijing[s.beijing.index(NOBODY)] = seat
    elif place < FIRST_PROVINCE:
        office = s.offices[place]
        s.offices[place] = -1
    s.built = [*s.built, built_post(place, office, number)]


# --- moving a post --------------------------------------------------------------------------------------------------
def movable_posts(s: State, seat: int) -> int:
    """The posts that may be moved, a bit each: none of this movement, none where a figure ended (POLO-TRAVEL-30)."""
    found = s.players[seat].posts & ~s.ended
    for built in s.built:
        found &= ~(1 << place_of(built))
    return found


def post_options(s: State, seat: int, place: int, no: Refusals | None) -> list[int]:
    """The stock is empty: one of the posts on the map moves to the place (POLO-TRAVEL-21)."""
    movable = movable_posts(s, seat)
    if no is not None:
        for other in range(len(PLACES)):
            if s.players[seat].posts >> other & 1:
                no.add(MOVE_POST + other, "post.of_this_movement", "POLO-TRAVEL-30", place=PLACES[other])
            else:
                no.add(MOVE_POST + other, "post.none_there", "POLO-TRAVEL-21", place=PLACES[other])
    return [MOVE_POST + other for other in range(len(PLACES)) if movable >> other & 1]


def passed_post_options(s: State, seat: int, place: int, no: Refusals | None) -> list[int]:
    """As above, or to leave a place that was only passed without a post (POLO-CHAR-39)."""
    return [*post_options(s, seat, place, no), DECLINE]


def choose_post(s: State, seat: int, place: int, action: int) -> None:
    s.stack.pop()
    if action != DECLINE:
        move_post(s, seat, action - MOVE_POST, place)


def move_post(s: State, seat: int, origin: int, place: int) -> None:
    """It leaves its old place for good; it is no eighth or ninth post again (POLO-TRAVEL-22, -23, -24, -25)."""
    s.players[seat].posts &= ~(1 << origin)
    s.fresh &= ~(1 << origin)
    if origin == BEIJING:
        s.beijing[s.beijing.index(seat)] = NOBODY
    put_post(s, seat, place, 0)
    if s.events is not None:
        s.tell("post_moved", seat, "POLO-TRAVEL-21", place=PLACES[place], origin=PLACES[origin])


# --- the bonuses ----------------------------------------------------------------------------------------------------
def receive_bonuses(s: State, seat: int) -> None:
    """Office and province bonuses of all posts of the movement, and Altan Ord's (POLO-TRAVEL-11, -18, POLO-CHAR-36).

    A moved post has no number and brings Altan Ord nothing (POLO-NEWCHAR-14, -15).
    """
    rewards: list[tuple[list[int], int, str]] = []
    for built in s.built:
        place, office, number = place_of(built), office_of(built), number_of(built)
        if office >= 0:
            rewards.append((s.printed.office_reward[office], BY_POSTS, "POLO-TRAVEL-18"))
            if s.events is not None:
                s.tell("office_taken", seat, "POLO-TRAVEL-18", office=OFFICE_TOKENS[office], city=CITIES[place])
        elif FIRST_PROVINCE <= place < BEIJING:
            rewards.append(_province_reward(s, seat, place - FIRST_PROVINCE))
        if s.players[seat].character == ALTAN and 0 < number < len(s.printed.altan_reward):
            rewards.append((s.printed.altan_reward[number], BY_CHARACTER, "POLO-NEWCHAR-14"))
            if s.events is not None:
                s.tell("character_bonus", seat, "POLO-NEWCHAR-14", character="altan")
    s.built = []
    s.ended = 0
    if rewards:
        receive_all(s, seat, rewards)


def _province_reward(s: State, seat: int, province: int) -> tuple[list[int], int, str]:
    token = s.provinces[province]
    if s.events is not None:
        name = PROVINCE_TOKENS[token]
        s.tell("province_bonus", seat, "POLO-TRAVEL-11", province=PROVINCES[province], token=name)
    return s.printed.token_reward[token], BY_PROVINCES, "POLO-TRAVEL-11"
