"""The seal of a saved position: it tells positions that the program wrote from those that a person has written.

A seal is no secret and no protection. Somebody who forges one gets a position that may be wrong; types, names, ranges
and invariants are checked all the same.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

SEAL: Final = "seal"
DIGEST_BYTES: Final = 8


def sealed(saved: dict[str, Any]) -> dict[str, Any]:
    """The same position with its seal at the end."""
    return {**saved, SEAL: _digest(saved)}


def is_sealed(saved: object) -> bool:
    """Whether the position is as the program wrote it."""
    if not isinstance(saved, dict) or not isinstance(saved.get(SEAL), str):
        return False
    try:
        return bool(saved[SEAL] == _digest({key: value for key, value in saved.items() if key != SEAL}))
    except (TypeError, ValueError, RecursionError):  # no JSON, so none of ours
        return False


def _digest(saved: dict[str, Any]) -> str:
    text = json.dumps(saved, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=DIGEST_BYTES).hexdigest()
