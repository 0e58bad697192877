"""Requests that a page of another site makes in somebody's browser: they change nothing here.

A browser names the site of the page in the header `Origin`; programs send none. A form or a plain text, which a page
may send anywhere without asking, is no JSON.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from caravansary.server.http.problems import Refused, refuse

READING: Final = ("GET", "HEAD", "OPTIONS")


def is_own(origin: str | None, host: str | None) -> bool:
    """Whether a page of this site, or a program, asks."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:
        return False


def check(method: str, headers: Iterable[tuple[bytes, bytes]]) -> Refused | None:
    """Why a request that may change something is refused; None: it is not."""
    if method in READING:
        return None
    found: Mapping[str, Any] = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in headers}
    if not is_own(found.get("origin"), found.get("host")):
        return refuse(403, "other_site", "pages of other sites can change nothing here")
    has_body = found.get("content-length", "0") != "0" or "transfer-encoding" in found
    kind = found.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        return refuse(415, "not_json", "the body must be JSON, with content-type: application/json")
    return None
