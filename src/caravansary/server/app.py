"""The application: routes, limits, headers, errors, and its start and stop."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import caravansary
from caravansary.server import api, site
from caravansary.server.bot_workers import BotWorkers
from caravansary.server.limits import Bucket, Limits
from caravansary.server.messages import Problem
from caravansary.server.metrics import Metrics
from caravansary.server.problems import Refused
from caravansary.server.service import Service
from caravansary.server.socket import Sockets, table_socket
from caravansary.server.store import Store

log: Final = logging.getLogger("caravansary.server")
CODES: Final = {400: "bad_request", 404: "not_found", 405: "not_allowed", 413: "too_large", 415: "not_json"}


def make_app(store: Store, workers: BotWorkers, limits: Limits | None = None) -> Litestar:
    """The application over a store and bot workers; both are opened and closed with it."""
    bounds = limits or Limits()
    metrics = Metrics()
    service = Service(store, workers, metrics)
    sockets = Sockets(bounds)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.service = service
        app.state.sockets = sockets
        app.state.new_tables = Bucket(bounds.tables, bounds.tables_burst)
        await service.start()
        try:
            yield
        finally:
            sockets.close_all()
            await service.stop()

    return Litestar(
        route_handlers=[*api.ROUTES, table_socket, site.document, site.built_file],
        lifespan=[life],
        middleware=[Guard(bounds, metrics)],
        exception_handlers={Refused: _refused, HTTPException: _http_problem, Exception: _failure},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=6),
        request_max_body_size=bounds.body,
        openapi_config=OpenAPIConfig(
            title="Caravansary",
            version=caravansary.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            description="Tables for caravan games. Live updates come over the socket /api/socket.",
        ),
        debug=False,
        logging_config=None,
    )


# --- errors ---------------------------------------------------------------------------------------------------------
def _refused(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if not isinstance(error, Refused):
        raise error
    return Response(error.problem, status_code=error.status)


def _http_problem(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What Litestar itself refuses: no such address, a body that does not fit."""
    status = getattr(error, "status_code", 500)
    extra = getattr(error, "extra", None)
    details = "; ".join(_detail(one) for one in extra) if isinstance(extra, list) else ""
    message = details or str(getattr(error, "detail", error))
    return Response(Problem(CODES.get(status, "refused"), message), status_code=status)


def _detail(one: Any) -> str:
    if not isinstance(one, dict):
        return str(one)
    return f"{one['key']}: {one['message']}" if one.get("key") else str(one.get("message", one))


def _failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: logged with its trace, told without."""
    log.error("failed: %s %s", request.method, request.url.path, exc_info=error)
    return Response(Problem("failure", "the server made a mistake; it has been logged"), status_code=500)


# --- every request --------------------------------------------------------------------------------------------------
class Guard(ASGIMiddleware):
    """Bounds the requests of an address and adds the headers that guard the page to every answer."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.bucket = Bucket(limits.requests, limits.burst)
        self.metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP:
            await next_app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                headers += [(name.encode(), value.encode()) for name, value in site.HEADERS.items()]
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        self.metrics.count("requests")
        client = scope.get("client")
        if not self.bucket.lets_through(client[0] if client else ""):
            self.metrics.count("requests_refused")
            answer = Response(Problem("too_many_requests", "too many requests: slow down"), status_code=429)
            await answer.to_asgi_response(app=None, request=Request(scope))(scope, receive, send_guarded)
            return
        await next_app(scope, receive, send_guarded)
