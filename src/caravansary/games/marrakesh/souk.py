"""The souk: the exchange tile and luxury items. Rules MKSH-SOUK."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import replaced
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import companions, effects, frames
from caravansary.games.marrakesh.actions import BUY, DECLINE, EXCHANGE, SPARE, STOP, TAKE_LUXURY
from caravansary.games.marrakesh.pieces import BY_SOUK, GOODS, LUXURIES, ON_MOSQUE
from caravansary.games.marrakesh.powers import S18_MORE_FROM_EXCHANGES, S34_MANY_ITEMS, S46_MANY_EXCHANGES, tell_worked

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

SPARED_FIELDS: Final[tuple[Field, ...]] = beside(Field("luxury", LUXURIES, asked="luxury"))
# What a worker does in the souk; his first act fixes it (MKSH-SCROLL-46)
MODES: Final = ("exchange", "buy")
EXCHANGING: Final = 1
BUYING: Final = 2


def start(s: State, seat: int) -> None:
    s.stack.append(frame(frames.CHOOSE_SOUK, seat))


def souk_options(s: State, seat: int, mode: int, no: Refusals | None) -> list[int]:
    """Exchange a good, buy one item, or nothing; no good stands for another (MKSH-SOUK-1, -6, -7).

    With scroll s34 or s46 the same worker goes on with what he began (MKSH-SCROLL-34, -46).
    """
    options = exchange_options(s, seat, mode, no)
    for item in sorted(s.market_up):
        if item < 0:
            continue
        if mode != EXCHANGING and companions.spared_goods(s, seat, item):
            options.append(BUY + item)
        elif no is not None and mode == EXCHANGING:
            no.add(BUY + item, "souk.exchanging", "MKSH-SCROLL-46")
        elif no is not None:
            no.add(BUY + item, "luxury.cost", "MKSH-SOUK-5", luxury=LUXURIES[item])
    options.append(STOP)
    return options


def exchange_options(s: State, seat: int, mode: int, no: Refusals | None) -> list[int]:
    """The goods that can be exchanged (MKSH-SOUK-3)."""
    options: list[int] = []
    for good in range(3):
        if mode != BUYING and s.players[seat].goods[good]:
            options.append(EXCHANGE + good)
        elif no is not None and mode == BUYING:
            no.add(EXCHANGE + good, "souk.buying", "MKSH-SCROLL-34")
        elif no is not None:
            no.add(EXCHANGE + good, "exchange.none", "MKSH-SOUK-3", good=GOODS[good])
    return options


def choose_souk(s: State, seat: int, mode: int, action: int) -> None:
    powers = s.players[seat].powers
    is_buying = action >= BUY
    if action != STOP and powers & (S34_MANY_ITEMS if is_buying else S46_MANY_EXCHANGES):
        s.stack[-1] = frame(frames.CHOOSE_SOUK, seat, BUYING if is_buying else EXCHANGING)
    else:
        s.stack.pop()
    if action == STOP:
        return
    if not is_buying:
        exchange(s, seat, action - EXCHANGE)
        return
    item = action - BUY
    if companions.is_accompanied(s, seat, ON_MOSQUE):
        s.stack.append(frame(frames.CHOOSE_SPARED, seat, item))
    else:
        buy(s, seat, item, -1)


def exchange(s: State, seat: int, good: int) -> None:
    """Return a good and gain what the visible tile shows for it; the tile is not used up (MKSH-SOUK-2, -4)."""
    s.players[seat].goods[good] -= 1
    if s.events is not None:
        s.tell("exchanged", seat, "MKSH-SOUK-2", good=GOODS[good])
    if s.players[seat].powers & S18_MORE_FROM_EXCHANGES:  # after the tile's gain (MKSH-SCROLL-18)
        tell_worked(s, seat, 18)
        effects.give(s, seat, s.printed.scroll_effect[17], BY_SOUK, "MKSH-SCROLL-18")
    effects.give(s, seat, s.printed.exchange_bonus[s.exchanges[s.season]][good], BY_SOUK, "MKSH-SOUK-2")


def spared_options(s: State, seat: int, item: int, no: Refusals | None) -> list[int]:
    """Which good of the cost the imam spares (MKSH-EXP2-5)."""
    return [SPARE + good for good in companions.spared_goods(s, seat, item)]


def choose_spared(s: State, seat: int, item: int, action: int) -> None:
    s.stack.pop()
    buy(s, seat, item, action - SPARE)


def buy(s: State, seat: int, item: int, spared: int) -> None:
    """Pay, take the item, gain what it shows, once (MKSH-SOUK-5, -8)."""
    player = s.players[seat]
    paid: dict[str, int] = {}
    for good in range(3):
        count = s.printed.luxury_cost[item][good] - (good == spared)
        player.goods[good] -= count
        if count:
            paid[GOODS[good]] = count
    if s.events is not None:
        s.tell("luxury_bought", seat, "MKSH-SOUK-5", luxury=LUXURIES[item])
        if paid:
            s.tell("paid", seat, "MKSH-SOUK-5", things=paid)
        if spared >= 0:
            companions.tell_spared(s, seat, ON_MOSQUE, {GOODS[spared]: 1}, "MKSH-EXP2-5")
    acquire(s, seat, item)


def acquire(s: State, seat: int, item: int) -> None:
    """The item leaves a gap, and gives what it shows (MKSH-SOUK-8, -9)."""
    s.market_up = replaced(s.market_up, s.market_up.index(item), -1)
    player = s.players[seat]
    player.luxuries = [*player.luxuries, item]
    effects.give(s, seat, s.printed.luxury_bonus[item], BY_SOUK, "MKSH-SOUK-5")


# --- town t11: a free item ------------------------------------------------------------------------------------------
def offer_free_luxury(s: State, seat: int) -> None:
    """An item without goods, if one lies face up; it is no purchase (MKSH-TOWN-11)."""
    if max(s.market_up) >= 0:
        s.stack.append(frame(frames.CHOOSE_FREE_LUXURY, seat))


def free_luxury_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    return [*(TAKE_LUXURY + item for item in sorted(s.market_up) if item >= 0), DECLINE]


def choose_free_luxury(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    if action == DECLINE:
        return
    item = action - TAKE_LUXURY
    if s.events is not None:
        s.tell("luxury_taken", seat, "MKSH-TOWN-11", luxury=LUXURIES[item])
    acquire(s, seat, item)
