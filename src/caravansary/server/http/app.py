"""The application: routes, limits, headers, errors, and its start and stop."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Send

import caravansary
from caravansary.server.http import api, origins, page_files
from caravansary.server.http.limits import Bucket, Limits
from caravansary.server.http.messages import Problem
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import NOT_READ, Refused, refuse
from caravansary.server.http.socket import NOT_ALLOWED, Sockets, talk
from caravansary.server.storage.store import Store, StoreFailure
from caravansary.server.tables.service import Service
from caravansary.server.thinking.bot_workers import BotWorkers
from caravansary.server.thinking.hints import Hints
from caravansary.server.thinking.reviews import Reviews

SCHEMA: Final = "/api/schema"
SOCKET: Final = "/api/socket"
GUARDING: Final = [(name.encode(), value.encode()) for name, value in page_files.HEADERS.items()]
log: Final = logging.getLogger("caravansary.server")
CODES: Final = {400: "bad_request", 404: "not_found", 405: "not_allowed", 413: "too_large", 415: "not_json"}


def make_app(store: Store, workers: BotWorkers, limits: Limits | None = None, expire_days: float = 0) -> Guard:
    """The application over a store and bot workers; both are opened and closed with it."""
    bounds = limits or Limits()
    metrics = Metrics()
    service = Service(store, workers, metrics, expire_days)
    hints, reviews = Hints(metrics), Reviews(metrics)
    requests = Bucket(bounds.requests, bounds.burst)
    sockets = Sockets(bounds, requests)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.service = service
        app.state.hints = hints
        app.state.reviews = reviews
        app.state.new_tables = Bucket(bounds.tables, bounds.tables_burst)
        app.state.imports = Bucket(bounds.imports, bounds.imports_burst)
        await service.start()
        hints.start()
        try:
            yield
        finally:
            sockets.close_all()
            await hints.close()
            await reviews.close()
            await service.stop()

    app = Litestar(
        route_handlers=[*api.ROUTES, page_files.document, page_files.built_file],
        lifespan=[life],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_problem,
            RecursionError: _not_readable,
            UnicodeDecodeError: _not_readable,
            StoreFailure: _not_read,
            Exception: _failure,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=7, exclude_opt_key="is_packed"
        ),
        request_max_body_size=bounds.body,
        openapi_config=OpenAPIConfig(
            title="Caravansary",
            version=caravansary.__version__,
            path=SCHEMA,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            description="Tables for caravan games. Live updates come over the socket /api/socket.",
        ),
        debug=False,
        logging_config=None,
    )
    return Guard(app, partial(talk, service, sockets), requests, metrics)


# --- errors ---------------------------------------------------------------------------------------------------------
def _refused(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if not isinstance(error, Refused):
        raise error
    if error.status == 404 and page_files.wants_page(request):
        return page_files.nowhere()
    return Response(error.problem, status_code=error.status)


def _http_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A request that Litestar itself refuses: no such address, a body that does not fit."""
    status = getattr(error, "status_code", 500)
    if status == 404 and page_files.wants_page(request):
        return page_files.nowhere()
    extra = getattr(error, "extra", None)
    details = "; ".join(_detail(one) for one in extra) if isinstance(extra, list) else ""
    message = details or str(getattr(error, "detail", error))
    return Response(Problem(CODES.get(status, "refused"), message), status_code=status)


def _detail(one: Any) -> str:
    if not isinstance(one, dict):
        return str(one)
    return f"{one['key']}: {one['message']}" if one.get("key") else str(one.get("message", one))


def _not_readable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body of brackets in brackets in brackets, or of bytes that are no text."""
    return Response(Problem(CODES[400], str(error)), status_code=400)


def _not_read(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("the store failed: %s %s: %s", request.method, request.url.path, error)
    return Response(NOT_READ, status_code=503)


def _failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: logged with its trace, answered without."""
    log.error("failed: %s %s", request.method, request.url.path, exc_info=error)
    return Response(Problem("failure", "the server made a mistake; it has been logged"), status_code=500)


# --- every request --------------------------------------------------------------------------------------------------
class Guard:
    """Around the whole application: bounds the requests of an address and adds the guarding headers to every answer."""

    def __init__(self, app: Litestar, socket: ASGIApp, requests: Bucket, metrics: Metrics) -> None:
        self.app = app
        self.socket = socket  # the application at /api/socket
        self.bucket = requests
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _guarded(message.get("headers", []), scope["path"])
            await send(message)

        self.metrics.count("requests")
        client = scope.get("client")
        is_socket = scope["type"] == "websocket"
        if self.bucket.lets_through(client[0] if client else ""):
            refused = _refusal(scope)
            if refused is not None:
                await _answer(send_guarded, refused.status, refused.problem)
                return
            if is_socket and scope["path"] == SOCKET:
                await self.socket(scope, receive, send)
            else:
                await self.app(_asked(scope), receive, send_guarded)
            return
        self.metrics.count("requests_refused")
        if is_socket:
            await send({"type": "websocket.close", "code": NOT_ALLOWED, "reason": ""})
            return
        await _answer(send_guarded, 429, Problem("too_many_requests", "too many requests: slow down"))


def _refusal(scope: Any) -> Refused | None:
    """Why the application is not even asked; None: it is."""
    if scope["type"] == "websocket":
        return None
    if scope["path"].startswith(SCHEMA) and scope["path"] != f"{SCHEMA}/openapi.json":
        return refuse(404, "not_found", "there is nothing at this address")  # Litestar would answer with a page
    return origins.check(scope["method"], scope["headers"])


def _asked(scope: Any) -> Any:
    """HEAD is answered as GET is; the server itself leaves the body out."""
    return {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope


def _guarded(headers: Iterable[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
    """What the application says is not kept by anybody, except where it says itself for how long."""
    found = [*headers, *GUARDING]
    if path.startswith("/api/") and all(name != b"cache-control" for name, _ in found):
        found.append((b"cache-control", b"no-store"))
    return found


async def _answer(send: Send, status: int, problem: Problem) -> None:
    """An answer without the application."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
