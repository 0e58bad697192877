"""What people write, as it is kept: names, titles and lines of the chat without characters that deceive.

Control and format characters are left out: they turn the direction of what stands beside them, hide what is there or
pile up. Those that join letters and emoji stay; of marks upon one letter a few.
"""

from __future__ import annotations

import unicodedata
from typing import Final

JOINERS: Final = "\u200c\u200d"  # Persian and Indian scripts, families of emoji
SPACES: Final = ("Zs", "Zl", "Zp", "Cc")  # a tab or the end of a line is a space, too
LEFT_OUT: Final = ("Cf", "Cs", "Co", "Cn")
MARKS: Final = ("Mn", "Me")
MOST_MARKS: Final = 4  # upon one letter


def cleaned(text: str) -> str:
    """The text in one line; "" if nothing of it could be seen."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in MARKS else 0
        if kind in SPACES:
            kept.append(" ")
        elif marks <= MOST_MARKS and (letter in JOINERS or kind not in LEFT_OUT):
            kept.append(letter)
    line = " ".join("".join(kept).split())
    return line if any(_is_seen(letter) for letter in line) else ""


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "ZMC"
