"""The souk: the exchange tile and luxury items. Rules MKSH-SOUK."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import replaced
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import companions, effects, frames, madrasa
from caravansary.games.marrakesh.actions import BUY, EXCHANGE, SPARE, STOP
from caravansary.games.marrakesh.pieces import BY_SOUK, GOODS, LUXURIES, ON_MOSQUE

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

SPARED_FIELDS: Final[tuple[Field, ...]] = beside(Field("luxury", LUXURIES, asked="luxury"))


def start(s: State, seat: int) -> None:
    s.stack.append(frame(frames.CHOOSE_SOUK, seat))


def souk_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Exchange a good, buy one item, or nothing; no good stands for another (MKSH-SOUK-1, -6, -7)."""
    options: list[int] = []
    for good in range(3):
        if s.players[seat].goods[good]:
            options.append(EXCHANGE + good)
        elif no is not None:
            no.add(EXCHANGE + good, "exchange.none", "MKSH-SOUK-3", good=GOODS[good])
    for item in sorted(s.market_up):
        if item < 0:
            continue
        if companions.spared_goods(s, seat, item):
            options.append(BUY + item)
        elif no is not None:
            no.add(BUY + item, "luxury.cost", "MKSH-SOUK-5", luxury=LUXURIES[item])
    options.append(STOP)
    return options


def choose_souk(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    if action == STOP:
        return
    if action < BUY:
        exchange(s, seat, action - EXCHANGE)
        return
    item = action - BUY
    s.stack.append(frame(frames.CHOOSE_SPARED, seat, item))
    if not companions.is_accompanied(s, seat, ON_MOSQUE):
        s.stack.pop()
        buy(s, seat, item, -1)


def exchange(s: State, seat: int, good: int) -> None:
    """Return a good and gain what the visible tile shows for it; the tile is not used up (MKSH-SOUK-2, -4)."""
    s.players[seat].goods[good] -= 1
    if s.events is not None:
        s.tell("exchanged", seat, "MKSH-SOUK-2", good=GOODS[good])
    if madrasa.count(s, seat, madrasa.Y5):
        s.stack.append(frame(frames.AFTER_EXCHANGE, seat))
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
    s.market_up = replaced(s.market_up, s.market_up.index(item), -1)
    player.luxuries = [*player.luxuries, item]
    if s.events is not None:
        s.tell("luxury_bought", seat, "MKSH-SOUK-5", luxury=LUXURIES[item])
        if paid:
            s.tell("paid", seat, "MKSH-SOUK-5", things=paid)
    effects.give(s, seat, s.printed.luxury_bonus[item], BY_SOUK, "MKSH-SOUK-5")
    more = madrasa.count(s, seat, madrasa.P9) * s.printed.scroll_n[madrasa.P9]
    s.score(seat, BY_SOUK, more, "MKSH-MADRASA-9")
