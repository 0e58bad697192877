"""What somebody at a table can tell of it: written down by an old version, compared in the newest one."""

from __future__ import annotations

import json
from typing import Any

from websockets.sync.client import connect

from tests.server.serving import Server, Table

SEEN = ("version", "committed", "drafting", "can_undo", "can_commit", "undo_floor", "turns_back", "proposal", "over")


def facts_of(table: Table) -> dict[str, Any]:
    """What each seat sees and may do."""
    return {str(seat): _facts(table.position(seat)) for seat in table.tokens}


def _facts(position: dict[str, Any]) -> dict[str, Any]:
    ask = position["ask"]
    return {
        **{name: position[name] for name in SEEN},
        "plays": len(position["plays"]),
        "own_draft": len(position["own_draft"]),
        "waiting": sorted(one["seat"] for one in position["waiting"]),
        "options": None if ask is None else [[one["action"], one["name"]] for one in ask["options"]],
    }


def chat_of(server: Server, table: Table) -> list[list[Any]]:
    """Who has said what."""
    with connect(f"ws://127.0.0.1:{server.port}/api/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": table.id, "tokens": [table.owner], "perspective": None}))
        while json.loads(socket.recv())["type"] != "position":
            pass
        socket.send(json.dumps({"type": "ping", "number": 1}))  # what belongs to the first answer comes before the pong
        said: list[list[Any]] = []
        while (message := json.loads(socket.recv()))["type"] != "pong":
            said += [[line["seat"], line["text"]] for line in message.get("lines", [])]
        return said
