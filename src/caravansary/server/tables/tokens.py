"""Tokens: whoever has a seat's token has the seat. The server sends them once and keeps only digests."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

TOKEN_BYTES: Final = 24  # 192 random bits
TABLE_BYTES: Final = 9
TABLE_ID: Final = "^[A-Za-z0-9_-]{4,32}$"
_table_id: Final = re.compile(TABLE_ID)


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """A short name of a table for its address; it opens nothing by itself."""
    return secrets.token_urlsafe(TABLE_BYTES)


def is_table_id(text: str) -> bool:
    """Whether a table can have this name; a database need not be asked for any other."""
    return _table_id.fullmatch(text) is not None


def digest(token: str) -> str:
    """The digest of a token, which is all that is kept. A token is random, so a plain hash is as good as a slow one."""
    return hashlib.sha256(token.encode()).hexdigest()
