"""A whole position in one line of text, for a message, a test or a notebook: "toy 2 c-m...".

It is what `to_dict` gives, packed: the game, its rules version, then the data, hidden things and generator included.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any, Final

from caravansary.core.errors import PositionError, shown

MOST_BYTES: Final = 1_000_000  # of a position; a short text must not fill the memory


def packed(name: str, rules: int, saved: dict[str, Any]) -> str:
    """The line of a saved position."""
    data = json.dumps(saved, separators=(",", ":")).encode()
    return f"{name} {rules} {base64.b85encode(zlib.compress(data, 9)).decode()}"


def unpacked(text: object, name: str, rules: int) -> dict[str, Any]:
    """The saved position of a line; one of another game or of other rules is refused."""
    words = text.split() if isinstance(text, str) else []
    if len(words) != 3:
        raise PositionError("", f"a position is a game, its rules version and its data, got {shown(text)}")
    if words[:2] != [name, str(rules)]:
        raise PositionError("", f"a position of {shown(' '.join(words[:2]))}, expected {name} {rules}")
    try:
        stream = zlib.decompressobj()
        data = stream.decompress(base64.b85decode(words[2]), MOST_BYTES)
        if not stream.eof or stream.unused_data:
            raise ValueError
        saved = json.loads(data)
    except (ValueError, zlib.error, RecursionError):
        raise PositionError("", "the data of the position are damaged") from None
    if not isinstance(saved, dict):
        raise PositionError("", "the data of the position are damaged")
    return saved
