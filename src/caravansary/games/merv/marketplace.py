"""Marketplace: establish a trading post, then buy goods along the trade routes. Rules MERV-MARKET.

Route i joins Merv to inner city i; route i + 4 joins inner city i to its outer city.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.bits import bits
from caravansary.core.decision import Refusals
from caravansary.core.frames import frame, kind_of
from caravansary.games.merv import boons, frames
from caravansary.games.merv.actions import BUY, FINISH, POST
from caravansary.games.merv.payment import can_pay, cost_in_words, open_payment
from caravansary.games.merv.pieces import CITIES, INNER, MARKETPLACE
from caravansary.games.merv.tracks import gain_favour

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


# --- posts ----------------------------------------------------------------------------------------------------------
def may_establish(s: State, who: int, city: int) -> bool:
    """No own post there yet; an outer city needs a post in its inner city (MERV-MARKET-2, -3, -4)."""
    posts = s.players[who].posts
    if posts >> city & 1:
        return False
    return city < INNER or bool(posts >> (city - INNER) & 1)


def can_establish_any(s: State, who: int) -> bool:
    """A disc in supply and an allowed city (MERV-MARKET-18)."""
    if not s.players[who].discs:
        return False
    for city in range(8):
        if may_establish(s, who, city):
            return True
    return False


def post_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The cities for a new post; none if there is no disc or no city left (MERV-MARKET-18)."""
    if not s.players[seat].discs:
        return []
    options: list[int] = []
    for city in range(8):
        if may_establish(s, seat, city):
            options.append(POST + city)
        elif no is not None:
            name = CITIES[city]
            if s.players[seat].posts >> city & 1:
                no.add(POST + city, "post.already", "MERV-MARKET-2", city=name)
            else:
                no.add(POST + city, "post.not_linked", "MERV-MARKET-3", city=name, other_city=CITIES[city - INNER])
    if no is not None and kind_of(s.stack[-1]) == frames.CHOOSE_POST:
        for action in (FINISH, *range(BUY, BUY + 8)):
            no.add(action, "post.first", "MERV-MARKET-7")
    return options


def establish(s: State, who: int, city: int) -> None:
    """Put a disc in the city; the first of all there takes the camel or gains favour (MERV-MARKET-5, -6)."""
    is_first = True
    for player in s.players:
        if player.posts >> city & 1:
            is_first = False
    player = s.players[who]
    player.discs -= 1
    player.posts |= 1 << city
    if s.events is not None:
        s.tell("post_established", who, "MERV-MARKET-2", city=CITIES[city])
    if city < INNER and s.city_camels >> city & 1:
        s.city_camels &= ~(1 << city)
        player.camels += 1
        if s.events is not None:
            s.tell("camels_gained", who, "MERV-MARKET-5", n=1)
    elif city >= INNER and is_first:
        gain_favour(s, who, 1, "MERV-MARKET-6")


def choose_post(s: State, seat: int, arg: int, action: int) -> None:
    """The first part of the action; buying follows (MERV-MARKET-1)."""
    s.steps += 1
    s.stack[-1] = frame(frames.CHOOSE_PURCHASE, seat)
    establish(s, seat, action - POST)


def choose_free_post(s: State, seat: int, arg: int, action: int) -> None:
    """Third breakthrough: a post and its good, nothing else (MERV-LIBRARY-10)."""
    s.stack.pop()
    city = action - POST
    establish(s, seat, city)
    boons.gain_good(s, seat, city >= INNER, "MERV-LIBRARY-10")


# --- buying ---------------------------------------------------------------------------------------------------------
def start(s: State) -> None:
    s.bought = 0
    s.routes = 0
    s.stack.append(frame(frames.CHOOSE_POST if can_establish_any(s, s.active) else frames.CHOOSE_PURCHASE, s.active))


def missing_routes(s: State, who: int, city: int) -> int:
    """The routes, as bits, that still need a camel for a purchase in the city (MERV-MARKET-9, -10, -11, -12)."""
    posts = s.players[who].posts
    if posts >> city & 1:
        return 0
    if city < INNER:
        return 1 << city & ~s.routes
    inner = city - INNER
    routes = 1 << city
    if not posts >> inner & 1:
        routes |= 1 << inner
    return routes & ~s.routes


def good_is_left(s: State, city: int) -> bool:
    return s.common_left > 0 if city < INNER else s.rare_left > 0


def may_buy(s: State, who: int, city: int) -> bool:
    """Not bought there yet, a good left, the camels and the cubes (MERV-MARKET-8 to -14)."""
    return (
        not s.bought >> city & 1
        and good_is_left(s, city)
        and bits(missing_routes(s, who, city)) <= s.players[who].camels
        and can_pay(s, who, s.printed.city_cost[city], MARKETPLACE)
    )


def can_trade_any(s: State, who: int) -> bool:
    """A post can be established or a good bought, asked before the action (MERV-TURN-11)."""
    if can_establish_any(s, who):
        return True
    for city in range(8):
        if may_buy(s, who, city):
            return True
    return False


def purchase_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The cities in which a good can be bought, or to finish (MERV-MARKET-8, -13)."""
    options: list[int] = []
    for city in range(8):
        if may_buy(s, seat, city):
            options.append(BUY + city)
        elif no is not None:
            _refuse_purchase(s, seat, city, no)
    if s.steps or not options:
        options.append(FINISH)
    elif no is not None:
        no.add(FINISH, "finish.step_first", "MERV-TURN-16")
    return options


def _refuse_purchase(s: State, who: int, city: int, no: Refusals) -> None:
    name = CITIES[city]
    camels = bits(missing_routes(s, who, city))
    if s.bought >> city & 1:
        no.add(BUY + city, "buy.already", "MERV-MARKET-8", city=name)
    elif not good_is_left(s, city):
        no.add(BUY + city, "buy.none_left", "MERV-MARKET-14", city=name)
    elif camels > s.players[who].camels:
        rule = "MERV-MARKET-10" if city < INNER else "MERV-MARKET-11"
        no.add(BUY + city, "buy.camels", rule, city=name, n=camels, has=s.players[who].camels)
    else:
        no.add(BUY + city, "buy.cost", "MERV-MARKET-8", city=name, cubes=cost_in_words(s.printed.city_cost[city]))


def choose_purchase(s: State, seat: int, arg: int, action: int) -> None:
    """Camels go on the routes, the cubes are paid, the good is gained (MERV-MARKET-12)."""
    if action == FINISH:
        finish(s)
        return
    city = action - BUY
    routes = missing_routes(s, seat, city)
    s.players[seat].camels -= bits(routes)
    s.routes |= routes
    s.bought |= 1 << city
    s.steps += 1
    if routes and s.events is not None:
        s.tell("camels_on_routes", seat, "MERV-MARKET-12", n=routes.bit_count(), city=CITIES[city])
    s.stack.append(frame(frames.GET_GOOD, seat, city))
    open_payment(s, seat, [*s.printed.city_cost[city], 0], MARKETPLACE)


def get_good(s: State, seat: int, city: int) -> None:
    s.stack.pop()
    boons.gain_good(s, seat, city >= INNER, "MERV-MARKET-8")


def finish(s: State) -> None:
    """Each camel on a route goes to a caravan card, else to the camel market, else out (MERV-MARKET-15, -16, -19)."""
    s.stack.pop()
    camels = bits(s.routes)
    s.routes = 0
    s.bought = 0
    to_cards = min(camels, len(s.queue) - s.camels_on_cards)
    s.camels_on_cards += to_cards
    left = camels - to_cards
    for slot in range(4):
        if left and not s.market_camels >> slot & 1:
            s.market_camels |= 1 << slot
            left -= 1
    s.camels_out += left
    if camels and s.events is not None:
        s.tell("camels_left_routes", s.active, "MERV-MARKET-15", n=camels)
