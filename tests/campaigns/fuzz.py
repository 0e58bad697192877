"""Campaign: anything may be sent and opened; no failure, no crash, no growth of memory.

    uv run --all-extras python -m tests.campaigns.fuzz --seed 1 --cases 1000000 --real 20000

Things that were right once are changed at some places: records, archives and editions as files, requests with their
addresses, headers and bodies, and messages of the socket. Files must be read or refused with an error of ours;
requests must be answered with less than 500, sockets go on or end in order, and nothing may be logged as an error.
Most cases run in this process; `--real` cases go to a real server over loopback, also as bytes that are no HTTP at all.

The memory is measured after a tenth of the cases and at the end, of this process and of the real server.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from pathlib import Path
from typing import Final
from unittest import mock

from caravansary.core.chance import Chance
from caravansary.server.tables import memory as tables_in_memory
from tests.campaigns.app_in_process import LocalApp
from tests.campaigns.campaign import Found, arguments, report, resident
from tests.campaigns.fuzz_app import Stranger
from tests.campaigns.fuzz_files import Files

AT_ONE_TABLE: Final = 2_000  # cases
IN_AN_APP: Final = 200_000  # cases, then the file is made anew
TABLES_KEPT: Final = 20  # in memory: reached long before the memory is measured first
MOST_GROWTH: Final = 32 * 1024  # KiB: with a million cases this is 34 bytes a case
PARTS: Final = ("cases", "records", "editions", "requests", "messages", "real cases", "files taken", "requests taken")


class Campaign:
    """All kinds of input in turn."""

    def __init__(self, seed: int, cases: int) -> None:
        self.chance = Chance.seeded(seed)
        self.cases = cases
        self.found = Found()
        self.files = Files(self.chance, self.found)
        self.done = 0
        self.warm = 0  # KiB, after a tenth
        self.memory = ""

    async def run(self) -> Found:
        with mock.patch.object(tables_in_memory, "MOST_IN_MEMORY", TABLES_KEPT):
            while self.done < self.cases:
                with tempfile.TemporaryDirectory() as folder:
                    async with LocalApp(Path(folder)) as app:
                        await self.visit(app)
        end = resident()
        self.memory = f"{self.warm} KiB after a tenth and {end} KiB at the end"
        if end - self.warm > MOST_GROWTH:
            self.found.fail(f"the memory has grown: {self.memory}")
        self.found.count("cases", self.done)
        return self.found

    async def visit(self, app: LocalApp) -> None:
        stranger = Stranger(app, self.chance, self.found)
        log = logging.getLogger("caravansary.server")
        log.addHandler(stranger.errors)
        try:
            for case in range(min(IN_AN_APP, self.cases - self.done)):
                if case % AT_ONE_TABLE == 0:
                    await stranger.sit_down()
                if self.done < self.cases:
                    await self.one_case(stranger)
        finally:
            log.removeHandler(stranger.errors)

    async def one_case(self, stranger: Stranger) -> None:
        """Mostly files, which are fast; then requests; then a socket, which has several messages."""
        way = self.chance.below(40)
        if way == 0:
            self.done += await stranger.talk()
        elif way < 12:
            await stranger.request()
            self.done += 1
        else:
            self.files.read_any()
            self.done += 1
        if not self.warm and self.done * 10 >= self.cases:
            self.warm = resident()


def run(seed: int, cases: int, real: int) -> tuple[Found, str]:
    """What was found, and what to say of the memory."""
    campaign = Campaign(seed, cases)
    found = asyncio.run(campaign.run())
    if not real:
        return found, campaign.memory
    from tests.campaigns.fuzz_server import fuzz_server

    of_server, memory = asyncio.run(fuzz_server(seed, real))
    found.add(of_server)
    return found, f"{campaign.memory}; of the server {memory}"


def main() -> int:
    sizes = {"cases": (1_000_000, "cases in this process"), "real": (20_000, "cases at a real server")}
    chosen = arguments(__doc__ or "", sizes)
    found, memory = run(chosen.seed, chosen.cases, chosen.real)
    return report(found, found.summary("fuzz", chosen.seed, PARTS, memory))


if __name__ == "__main__":
    sys.exit(main())
