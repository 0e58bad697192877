"""The tries of `foreign.py` at a real server: a process of its own, reached over loopback."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import httpx

from tests.campaigns.app_in_process import Answer
from tests.campaigns.campaign import Found
from tests.campaigns.foreign import Campaign, Known
from tests.server.serving import Server, bearer


class OnServer:
    """A server behind an address."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def ask(self, method: str, address: str, body: bytes, tokens: list[str]) -> Answer:
        shown = bearer(*filter(None, tokens))  # the client refuses to send an empty one
        headers = {**shown, **({"content-type": "application/json"} if body else {})}
        answer = await self.http.request(method, address, content=body, headers=headers)
        return Answer(answer.status_code, {}, answer.content)

    async def kept(self, table: Known) -> str:
        """As its creator and every seat see it, but for the time."""
        seen = [await self._get(table.path, [table.owner])]
        for seat, token in enumerate(table.tokens):
            seen.append(await self._get(f"{table.path}/position?perspective={seat}", [token]))
        return json.dumps([{**one, "at": 0, "clocks": []} for one in seen])

    async def _get(self, address: str, tokens: list[str]) -> dict[str, Any]:
        answer = await self.ask("GET", address, b"", tokens)
        assert answer.status == 200, answer.body
        found: dict[str, Any] = answer.json()
        return found


async def on_a_server(seed: int, tries: int) -> Found:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "tables.db") as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            found = await Campaign(OnServer(http), seed, tries).run()
        found.check_log(server.errors)
    found.counts["real tries"] = found.counts["tries"]
    del found.counts["tries"]
    return found
