"""Texts, rules and printed values: they change only with the program, so a browser may keep them for ever.

Their digest is part of the address that the page asks for (`?v=DIGEST`, from the document). An address with another
digest is of a page of another version: it is answered too, but not kept.
"""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Response

import caravansary
from caravansary.core.components import Edition
from caravansary.core.game import COMMON_TEXTS, Game
from caravansary.server.http.page_files import FOR_EVER, TEXTS

DIGITS: Final = 16
KINDS: Final = ("*.ftl", "*.md")


@functools.cache
def contents_digest() -> str:
    """The digest of all texts and rules of all games."""
    games = [caravansary.game(name).folder for name in caravansary.list_games()]
    folders = [COMMON_TEXTS, TEXTS, *(folder / part for folder in games for part in ("texts", "rules"))]
    files = sorted({path for folder in folders for kind in KINDS for path in Path(folder).glob(kind)})
    return _digest(caravansary.__version__.encode(), *(path.read_bytes() for path in files))


def kept(content: Any, version: str, media_type: str | None = None) -> Response[Any]:
    """The answer to a request for this version of the contents."""
    headers = {"cache-control": FOR_EVER} if version == contents_digest() else {}
    return Response(content, media_type=media_type, headers=headers)


class Printed(NamedTuple):
    """The printed values of a game as an edition has them, encoded, and their digest."""

    values: msgspec.Raw
    digest: str


def printed_of(game: Game, edition: Edition | None) -> Printed:
    return _standard(game) if edition is None else _printed(game.printed(edition.overrides))


@functools.cache
def _standard(game: Game) -> Printed:
    return _printed(game.printed())


def _printed(values: dict[str, Any]) -> Printed:
    encoded = msgspec.json.encode(values)
    return Printed(msgspec.Raw(encoded), _digest(encoded))


def _digest(*parts: bytes) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.hexdigest()[:DIGITS]
