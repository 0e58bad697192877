"""What every route takes from its request."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State as AppState

from caravansary.server.tables.service import Service

Call = Request[Any, Any, AppState]


def service_of(request: Call) -> Service:
    service: Service = request.app.state.service
    return service


def address_of(request: Call) -> str:
    """From where the request comes."""
    return request.client.host if request.client else ""


def tokens_of(request: Call) -> list[str]:
    """The tokens that the client shows."""
    scheme, _, rest = request.headers.get("authorization", "").partition(" ")
    return [token.strip() for token in rest.split(",")[:16]] if scheme.lower() == "bearer" else []
