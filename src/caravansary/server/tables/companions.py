"""The names of bots: whoever sits down with a person is called somehow.

A bot's seat without a name gets one when its table is made, and keeps it: it is stored with the seats and stands in the
record. The page says it in the reader's language (`companion-NAME` in `server/texts/companions.*.ftl`) and draws a face
to it (`web/src/parts/companions.ts`); a test finds a name without words or without a face. Names are added at the end.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from caravansary.core.match_log import Seat

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


def _name(key: str, taken: set[str]) -> str:
    """The next free name from a place in the list that the key decides."""
    first = int.from_bytes(hashlib.sha256(key.encode()).digest()[:4], "big") % len(NAMES)
    free = (name for name in (*NAMES[first:], *NAMES[:first]) if name.casefold() not in taken)
    return next(free, "")
