"""The HTTP interface: each route parses, calls the service and answers; no rule lives here.

Tokens come in the header `Authorization: Bearer TOKEN` (several with commas), never in an address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, patch, post
from litestar.enums import OpenAPIMediaType
from litestar.params import Parameter

import caravansary
from caravansary.core.errors import CaravansaryError
from caravansary.core.record import Record
from caravansary.server.http.calls import Call, address_of, service_of, tokens_of
from caravansary.server.http.game_api import GAME_ROUTES
from caravansary.server.http.hint_messages import AskHint, Hint
from caravansary.server.http.limits import network_of
from caravansary.server.http.messages import (
    AnyMove,
    ChangeSeat,
    ChangeTable,
    Chat,
    FromClient,
    Health,
    ImportRecord,
    KnownTable,
    LookUp,
    MoveDone,
    MoveNow,
    NewLink,
    NewTable,
    OlderTable,
    Rematch,
    Say,
    TableInfo,
    TableLine,
    TableMade,
    ToClient,
)
from caravansary.server.http.page_files import is_built
from caravansary.server.http.position_messages import PastPosition, Position, Reason, ScoresOverTime
from caravansary.server.http.problems import OTHER_RULES, Refused, of_match, refuse
from caravansary.server.http.review_messages import ReviewProgress
from caravansary.server.storage.store import is_away
from caravansary.server.tables import present
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Holder, Table
from caravansary.server.thinking.hints import Hints
from caravansary.server.thinking.reviews import Reviews

MOST_LISTED: Final = 200
LIST_SECONDS: Final = 1.0  # that the list waits for one table
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
SeatPath = Annotated[int, Parameter(ge=0, le=7)]


async def _table(request: Call, table: str) -> tuple[Table, Holder]:
    return await service_of(request).table(table, tokens_of(request))


def _reading(request: Call, table: str) -> AbstractAsyncContextManager[tuple[Table, Holder]]:
    return service_of(request).reading(table, tokens_of(request))


def _perspective(holder: Holder, perspective: int | None) -> int | None:
    if perspective is not None and perspective not in holder.seats:
        raise refuse(403, "not_yours", "this is not your seat")
    return perspective


# --- tables ---------------------------------------------------------------------------------------------------------
@get("/api/tables", tags=["tables"])
async def tables(request: Call) -> list[TableLine]:
    """The listed tables, the most recently played first."""
    service = service_of(request)
    listed = await service.store.listed(MOST_LISTED)
    return await _lines(service, [KnownTable(table) for table in listed], LIST_SECONDS)


async def _lines(service: Service, tables: Iterable[KnownTable], seconds: float | None = None) -> list[TableLine]:
    """Lines of the tables that the tokens open; one that takes longer to be read comes with the next list."""
    lines = []
    for known in tables:
        try:
            lines.append(await asyncio.wait_for(_line(service, known), seconds))
        except TimeoutError:  # it is read on: `Memory.find`
            continue
        except Refused:  # not to be seen, or gone
            continue
        except Exception as error:  # one damaged table hides no other
            if is_away(error):
                raise
            service.memory.tell_damage(known.table, error)
    return lines


async def _line(service: Service, known: KnownTable) -> TableLine:
    try:
        async with service.reading(known.table, known.tokens) as (table, holder):
            return present.table_line(table, holder)
    except Refused as refused:
        if refused.problem.code != OTHER_RULES:
            raise
        older, older_holder = await service.memory.older(known.table, known.tokens)
        return older.line(older_holder)


@post("/api/tables/look-up", status_code=200, tags=["tables"])
async def look_up(request: Call, data: LookUp) -> list[TableLine]:
    """Tables that the client knows; those that are gone are left out."""
    return await _lines(service_of(request), data.tables)


@post("/api/tables", tags=["tables"])
async def make_table(request: Call, data: NewTable) -> TableMade:
    """A new table. The tokens are sent only here."""
    _may_make(request)
    return await service_of(request).make(data, network_of(address_of(request)))


@post("/api/tables/import", tags=["tables"])
async def import_record(request: Call, data: ImportRecord) -> TableMade:
    """A record of a finished game, as a table to look at."""
    if not request.app.state.imports.lets_through(address_of(request)):
        raise refuse(429, "too_many_requests", "too many records from this address: wait a little")
    _may_make(request)
    return await service_of(request).import_record(data)


def _may_make(request: Call) -> None:
    if not request.app.state.new_tables.lets_through(address_of(request)):
        raise refuse(429, "too_many_requests", "too many new tables from this address: wait a little")


@get("/api/tables/{table:str}", tags=["tables"])
async def table_info(request: Call, table: str) -> TableInfo:
    async with _reading(request, table) as (found, holder):
        return present.table_info(found, holder)


@get("/api/tables/{table:str}/older", tags=["tables"])
async def older_table(request: Call, table: str) -> OlderTable:
    """A table of older rules that cannot go on: the one whose other addresses answer 410 "other_rules"."""
    older, whole, holder = await service_of(request).older(table, tokens_of(request))
    return older.info(whole, holder)


@get("/api/tables/{table:str}/older/record", media_type=MediaType.TEXT, tags=["tables"])
async def older_record(request: Call, table: str) -> str:
    """Its record, as a file of its rules; of a game that was running without seed, open turn and secrets."""
    older, whole, _ = await service_of(request).older(table, tokens_of(request))
    return older.record(whole).write()


@patch("/api/tables/{table:str}", tags=["tables"])
async def change_table(request: Call, table: str, data: ChangeTable) -> TableInfo:
    """Title, list, chat: only for the table's creator."""
    found, holder = await _table(request, table)
    await service_of(request).change_table(found, holder, data)
    async with _reading(request, table) as (changed, now):
        return present.table_info(changed, now)


@post("/api/tables/{table:str}/seats/{seat:int}/join", status_code=200, tags=["tables"])
async def join(request: Call, table: str, seat: SeatPath) -> NewLink:
    """Take a seat that is open to anybody."""
    found, _ = await _table(request, table)
    return NewLink(await service_of(request).join(found, seat))


@patch("/api/tables/{table:str}/seats/{seat:int}", tags=["tables"])
async def change_seat(request: Call, table: str, seat: SeatPath, data: ChangeSeat) -> MoveDone:
    """Sit down with a name, let a bot stand in, come back."""
    found, holder = await _table(request, table)
    return await service_of(request).change_seat(found, holder, seat, data)


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200, tags=["tables"])
async def new_seat_link(request: Call, table: str, seat: SeatPath) -> NewLink:
    """A new link for a seat; the old one is void. Only for the table's creator."""
    found, holder = await _table(request, table)
    return NewLink(await service_of(request).new_link(found, holder, seat))


@post("/api/tables/{table:str}/spectator-link", status_code=200, tags=["tables"])
async def new_spectator_link(request: Call, table: str) -> NewLink:
    """A new link for spectators; the old one is void. Only for the table's creator."""
    found, holder = await _table(request, table)
    return NewLink(await service_of(request).new_link(found, holder, None))


@post("/api/tables/{table:str}/rematch", status_code=200, tags=["tables"])
async def rematch(request: Call, table: str) -> Rematch:
    """The same people, bots and options again, seats turned by one; asked again, the same table. Tokens stay good."""
    found, holder = await _table(request, table)
    return Rematch(await service_of(request).rematch(found, holder))


# --- playing --------------------------------------------------------------------------------------------------------
@post("/api/tables/{table:str}/moves", status_code=200, tags=["playing"])
async def move(request: Call, table: str, data: AnyMove) -> MoveDone:
    """A move of a seat: stored when this answers. 409 "stale": the table has changed, look again."""
    found, holder = await _table(request, table)
    return await service_of(request).move(found, holder, data)


@post("/api/tables/{table:str}/move-now", status_code=204, tags=["playing"])
async def move_now(request: Call, table: str, data: MoveNow) -> None:
    """Let a bot that has thought for five seconds play the best that it has found; only for who plays at the table."""
    found, holder = await _table(request, table)
    await service_of(request).hurry(found, holder, data)


@post("/api/tables/{table:str}/chat", status_code=204, tags=["playing"])
async def say(request: Call, table: str, data: Say) -> None:
    found, holder = await _table(request, table)
    await service_of(request).say(found, holder, data)


@get("/api/tables/{table:str}/chat", tags=["playing"])
async def chat(request: Call, table: str, before: Number = 1_000_000) -> Chat:
    """The last lines before that number: the socket sends the last ones only."""
    async with _reading(request, table) as (found, _):
        return Chat(present.last_lines(found.lines[:before]))


@get("/api/tables/{table:str}/position", tags=["playing"])
async def position(request: Call, table: str, perspective: SeatPath | None = None) -> Position:
    """The table as a seat sees it now, with all plays."""
    async with _reading(request, table) as (found, holder):
        return present.position(found, _perspective(holder, perspective), 0)


@get("/api/tables/{table:str}/positions/{number:int}", tags=["playing"])
async def past_position(request: Call, table: str, number: Number, perspective: SeatPath | None = None) -> PastPosition:
    """The table after that many plays."""
    async with _reading(request, table) as (found, holder):
        try:
            return present.past_position(found, number, _perspective(holder, perspective))
        except CaravansaryError as error:
            raise refuse(404, "no_such_position", str(error)) from error


@get("/api/tables/{table:str}/scores", tags=["playing"])
async def scores(request: Call, table: str) -> ScoresOverTime:
    """The scores after each turn."""
    async with _reading(request, table) as (found, _):
        return present.scores_over_time(found.match)


@get("/api/tables/{table:str}/why-not", tags=["playing"])
async def why_not(request: Call, table: str, action: Number, seat: SeatPath) -> Reason:
    """Whether a seat may play an action now, and if not, why."""
    async with _reading(request, table) as (found, holder):
        if seat not in holder.seats:
            raise refuse(403, "not_yours", "this is not your seat")
        return present.reason(found.match, seat, action)


@get("/api/tables/{table:str}/sets", tags=["playing"])
async def sets(request: Call, table: str, seat: SeatPath) -> list[list[int]]:
    """Every whole set that a seat may pick now, where there are too many for the position (`PickInfo.more`)."""
    async with _reading(request, table) as (found, holder):
        if seat not in holder.seats:
            raise refuse(403, "not_yours", "this is not your seat")
        return found.match.pick_sets(seat) if seat < found.match.players else []


@post("/api/tables/{table:str}/hints", status_code=200, tags=["playing"])
async def hint(request: Call, table: str, data: AskHint) -> Hint:
    """The best plans of a seat, at once; asked again with `look`, better weighed. 409 "hints_off": not all agree."""
    found, holder = await _table(request, table)
    hints: Hints = request.app.state.hints
    return await hints.hint(found, holder, data, network_of(address_of(request)))


@get("/api/tables/{table:str}/review", tags=["playing"])
async def review(request: Call, table: str) -> ReviewProgress:
    """The review of a finished game. It takes a minute or two: the first request begins it, then ask again."""
    reviews: Reviews = request.app.state.reviews
    async with _reading(request, table) as (found, _):
        return reviews.review(found, network_of(address_of(request)))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, tags=["playing"])
async def record(request: Call, table: str) -> str:
    """The record of the game; of a running one without seed, open turn and secrets."""
    async with _reading(request, table) as (found, _):
        try:
            return Record.from_match(found.match).write()
        except CaravansaryError as error:
            raise of_match(error, found.version) from error


# --- the server itself ----------------------------------------------------------------------------------------------
@get("/api/health", tags=["server"])
async def health(request: Call) -> Response[Health]:
    """Whether the server can do its work."""
    service = service_of(request)
    database = await service.store.is_well()
    bots = await asyncio.to_thread(service.workers.is_well)
    answer = Health(
        status="ok" if database and bots else "failing",
        version=caravansary.__version__,
        database="ok" if database else "failing",
        bots="ok" if bots else "failing",
        unreadable=service.memory.unreadable,
        page=is_built(),
    )
    return Response(answer, status_code=200 if answer.status == "ok" else 503)


@get("/api/metrics", media_type=MediaType.TEXT, sync_to_thread=False, tags=["server"])
def metrics(request: Call) -> str:
    """Counters for Prometheus."""
    service = service_of(request)
    in_memory = service.in_memory
    listeners = sum(len(table.listeners) for table in in_memory)
    gauges = {
        "tables_in_memory": len(in_memory),
        "listeners": listeners,
        "tables_unreadable": service.memory.unreadable,
    }
    return service.metrics.text(gauges)


@get("/api/socket-messages.json", media_type=OpenAPIMediaType.OPENAPI_JSON, sync_to_thread=False, tags=["server"])
def socket_messages() -> dict[str, Any]:
    """The messages of the socket /api/socket as a JSON schema: what a client sends and what it is sent."""
    (client, server), parts = msgspec.json.schema_components([FromClient, ToClient], ref_template="#/$defs/{name}")
    return {"$defs": parts, "from_client": client, "to_client": server}


ROUTES: Final = [
    *GAME_ROUTES,
    *(tables, look_up, make_table, import_record, table_info, change_table, older_table, older_record),
    *(join, change_seat, new_seat_link, new_spectator_link, rematch),
    *(move, move_now, say, chat, position, past_position, scores, why_not, sets, hint, review, record),
    *(health, metrics, socket_messages),
]
