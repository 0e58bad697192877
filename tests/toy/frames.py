"""The kinds of frames on the stack: what is still to be done or asked. `decisions.py` says what each of them is."""

from __future__ import annotations

from typing import Final

FLOW: Final = 0
CHOOSE_COLOURS: Final = 1
CHOOSE_DEED: Final = 2
CHOOSE_REACTION: Final = 3
CHOOSE_BOON: Final = 4
CHOOSE_END: Final = 5
CHOOSE_GIFT: Final = 6
