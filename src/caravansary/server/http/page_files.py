"""The page itself: the built files of `web/`, one document for all its addresses, and the headers that guard it."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get

from caravansary.server.http.problems import refuse

PAGE: Final = (Path(__file__).parent.parent / "page").resolve()  # built by tools/build/page.py
TEXTS: Final = Path(__file__).parent.parent / "texts"
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
NOT_BUILT: Final = (
    "The page was not built. In a checkout: uv sync --reinstall-package caravansary (needs Node or network), "
    "or: cd web && npm ci && npm run build. The interface under /api works without it."
)
PACKED: Final = (".js", ".css", ".svg")  # fonts are packed already
FOR_EVER: Final = "public, max-age=31536000, immutable"  # names of built files contain a hash


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether the request comes from a browser that opens this address."""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def nowhere() -> Response[Any]:
    """The page for an address that leads nowhere: it says so itself."""
    answer = _document()
    answer.status_code = 404 if is_built() else answer.status_code
    return answer


def _document() -> Response[Any]:
    if not is_built():
        return Response(NOT_BUILT, media_type="text/plain", status_code=503)
    from caravansary.server.http.contents import contents_digest  # which needs this module

    head = b'<head>\n    <meta name="contents" content="%s" />' % contents_digest().encode()
    document = (PAGE / "index.html").read_bytes().replace(b"<head>", head, 1)
    return Response(document, media_type="text/html", headers=_cache("no-cache"))


def _cache(how: str) -> dict[str, str]:
    return {"cache-control": how}


@get(["/", "/t/{table:str}", "/rules/{game:str}"], sync_to_thread=False, include_in_schema=False)
def document() -> Response[Any]:
    """Every address of the page is the same document; the rest is up to its script."""
    return _document()


@get(["/assets/{path:path}", "/{name:str}"], sync_to_thread=False, include_in_schema=False, is_packed=True)
def built_file(request: Request[Any, Any, Any], path: Path | None = None, name: str | None = None) -> Response[Any]:
    """A built file: a script, a style, a font, the icon."""
    asked = Path("assets", str(path).lstrip("/")) if path is not None else Path(name or "")
    found = _built(asked)
    if found is None:
        raise refuse(404, "not_found", "there is nothing here")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    caching = FOR_EVER if path is not None else "no-cache"
    content, packing = _packed(found, request.headers.get("accept-encoding", ""))
    return Response(content, media_type=kind, headers={**_cache(caching), **packing})


def _packed(found: Path, accepts: str) -> tuple[bytes, dict[str, str]]:
    """The file as small as the client can read it, and the headers that say so: Brotli from the build, else gzip."""
    if found.suffix not in PACKED:
        return found.read_bytes(), {}
    ways = {way.partition(";")[0].strip() for way in accepts.split(",")}
    brotli = found.with_name(f"{found.name}.br")
    if "br" in ways and brotli.is_file():
        return brotli.read_bytes(), {"content-encoding": "br", "vary": "accept-encoding"}
    if "gzip" in ways:
        return _gzipped(found, found.stat().st_mtime_ns), {"content-encoding": "gzip", "vary": "accept-encoding"}
    return found.read_bytes(), {"vary": "accept-encoding"}


@lru_cache(maxsize=256)
def _gzipped(found: Path, changed: int) -> bytes:
    return gzip.compress(found.read_bytes(), 9)


def _built(asked: Path) -> Path | None:
    """The file, if there is one; an address may be anything, even an impossible file name."""
    try:
        found = (PAGE / asked).resolve()
        is_ours = found.is_relative_to(PAGE) and found.is_file() and not found.name.startswith(".")
    except (OSError, ValueError):
        return None
    return found if is_ours else None
