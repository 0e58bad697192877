"""Tokens: whoever has a seat's token has the seat. They are told once and kept only as digests."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 24  # 192 random bits
TABLE_BYTES: Final = 9


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """A short name of a table for its address; it opens nothing by itself."""
    return secrets.token_urlsafe(TABLE_BYTES)


def digest(token: str) -> str:
    """What is kept of a token. A token is random, so a plain hash is as good as a slow one."""
    return hashlib.sha256(token.encode()).hexdigest()
