"""The names and manners of bots: whoever sits down with a person is called somehow and plays in some way.

A bot's seat without a name gets one when its table is made, and keeps it: it is stored with the seats and stands in the
record. The page says it in the reader's language (`companion-NAME` in `server/texts/companions.*.ftl`) and draws a face
to it (`web/src/parts/companions.ts`); a test finds a name without words or without a face. Names are added at the end.

A bot that shall play in any manner of its game (`hard:any`) gets one of them when it sits down, another one than the
other bots at the table as long as there are enough, and keeps it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from caravansary.bots import manners
from caravansary.core.game import Game
from caravansary.core.match_log import Seat

ANY: Final = "any"  # manner, as a client may wish for
NAMES: Final = (
    *("Bahram", "Leyla", "Yusuf", "Zaynab", "Farhad", "Shirin", "Rustam", "Gulnar", "Timur", "Aisha", "Idris", "Salma"),
    *(
        "Omar",
        "Parisa",
        "Tariq",
        "Anahit",
        "Hakim",
        "Soraya",
        "Matteo",
        "Meilin",
        "Tigran",
        "Jamila",
        "Arslan",
        "Tamar",
    ),
)


def with_names(seats: Sequence[Seat], table: str) -> list[Seat]:
    """The seats of a new table; each bot without a name has one, the same for the same table, and no two are alike."""
    named = list(seats)
    for number, seat in enumerate(named):
        if seat.is_bot and not seat.name:
            taken = {other.name.casefold() for other in named}
            named[number] = replace(seat, name=_name(f"{table}:{number}", taken))
    return named


def with_manners(seats: Sequence[Seat], game: Game, table: str) -> list[Seat]:
    """The seats, every bot of any manner with one that as few others as possible have; the same at the same table."""
    found = list(seats)
    known = manners(game)
    first = _place(f"{table}:manner", len(known)) if known else 0
    for number, seat in enumerate(found):
        level, _, manner = (seat.bot or "").partition(":")
        if manner == ANY:
            taken = [(other.bot or "").partition(":")[2] for other in found]
            rare = sorted([*known[first:], *known[:first]], key=taken.count)
            found[number] = replace(seat, bot=f"{level}:{rare[0]}" if rare else level)
    return found


def _place(key: str, count: int) -> int:
    """A number below the count that the key decides."""
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:4], "big") % count


def _name(key: str, taken: set[str]) -> str:
    """The next free name from a place in the list that the key decides."""
    first = _place(key, len(NAMES))
    free = (name for name in (*NAMES[first:], *NAMES[:first]) if name.casefold() not in taken)
    return next(free, "")
