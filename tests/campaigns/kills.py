"""Campaign: servers under load are killed with SIGKILL again and again.

    uv run --all-extras python -m tests.campaigns.kills --kills 1000 --seed 1
    uv run --all-extras python -m tests.campaigns.kills --database postgresql --kills 200 --seed 1

With SQLite there is one server; with PostgreSQL there are two, and now one of them is killed, now PostgreSQL itself
with all its processes. After every restart it is compared what players were told with what is stored: every
acknowledged move is there, none twice, none that was refused; and every table is played on before the next kill. The
seed chooses games, moves and what is killed when; how threads and processes interleave is chance. One line at the end
tells the figures; the exit status is 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, final

from caravansary.core.chance import Chance
from tests.campaigns.players_under_faults import QUICK_START, Ledger, Player, playing, until, who_is_stuck
from tests.processes import children, lives
from tests.server.databases import Cluster, new_database, programs
from tests.server.serving import Server

TABLES: Final = 6
MOST_MOVES: Final = 20  # between a restart and the next kill, more than each table's first one
MOST_MILLISECONDS: Final = 50  # then, so that a kill falls anywhere in a move
MOST_TOLD: Final = 20  # problems


@final
class Kills:
    """One run of the campaign."""

    def __init__(self, database: str, servers: list[Server], cluster: Cluster | None, seed: int) -> None:
        self.database = database
        self.servers = servers
        for server in servers:
            server.environment = QUICK_START
        self.cluster = cluster
        self.seed = seed
        self.chance = Chance.seeded(seed)
        self.killed: Counter[str] = Counter()
        self.players: list[Player] = []
        self.problems: list[str] = []
        self.slowest = 0.0  # seconds from a kill until every table had gone on

    def run(self, kills: int, tables: int) -> None:
        with playing(self.servers, tables, self.seed) as self.players:
            ledger = Ledger(self.database, self.players)
            self.problems += who_is_stuck(self.players, [0] * tables)
            for _ in range(kills):
                if self.problems:
                    break
                self._round(ledger)
        self.problems += ledger.check()
        self.problems += [problem for player in self.players for problem in player.problems]
        for server in self.servers:
            self.problems += [line for line in server.errors if "Traceback" in line]

    def _round(self, ledger: Ledger) -> None:
        wanted = self._moves() + 1 + self.chance.below(MOST_MOVES)
        until(lambda: self._moves() >= wanted)
        time.sleep(self.chance.below(MOST_MILLISECONDS) / 1000)
        began = time.monotonic()
        self._kill()
        before = [player.progress for player in self.players]
        self.problems += ledger.check()
        self.problems += who_is_stuck(self.players, before)
        self.slowest = max(self.slowest, time.monotonic() - began)
        self.problems += [problem for player in self.players for problem in player.problems]

    def _moves(self) -> int:
        return sum(player.moves for player in self.players)

    def _kill(self) -> None:
        """Kill one of them and start it again."""
        if self.cluster is not None and self.chance.below(2) == 0:
            self.cluster.kill()
            self.cluster.start()
            self.killed["PostgreSQL"] += 1
            return
        server = self.servers[self.chance.below(len(self.servers))]
        assert server.process is not None
        workers = children(server.process.pid)
        server.kill()
        server.start(server.port)
        self.killed["server"] += 1
        if not until(lambda: not any(lives(worker) for worker in workers)):
            self.problems.append("processes that think for a killed server live on")

    def summary(self, seconds: float) -> str:
        killed = ", ".join(f"{what} killed {count} times" for what, count in sorted(self.killed.items()))
        players = self.players
        return (
            f"{'sqlite' if self.cluster is None else 'postgresql'}, seed {self.seed}: {killed} in {seconds:.0f} s; "
            f"{len(players)} tables at a time, {sum(len(player.finished) for player in players)} games finished; "
            f"{self._moves()} acknowledged moves, {sum(player.resent for player in players)} sent again after a lost "
            f"answer, {sum(player.found for player in players)} of them had been stored; "
            f"back on all tables after {self.slowest:.1f} s at most; problems: {len(self.problems)}"
        )


@contextlib.contextmanager
def on_sqlite(seed: int) -> Iterator[Kills]:
    with tempfile.TemporaryDirectory(prefix="caravansary-kills-") as folder:
        database = Path(folder) / "tables.db"
        with Server(database) as server:
            yield Kills(str(database), [server], None, seed)


@contextlib.contextmanager
def on_postgresql(seed: int) -> Iterator[Kills]:
    found = programs()
    if found is None:
        raise SystemExit("needs PostgreSQL's programs: apt-get install postgresql")
    with contextlib.ExitStack() as stack:
        cluster = Cluster(found)
        stack.callback(cluster.remove)
        cluster.start()
        database = stack.enter_context(new_database(cluster.address))
        servers = [stack.enter_context(Server(database)) for _ in range(2)]
        yield Kills(database, servers, cluster, seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=TABLES, help="played at a time")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    with (on_sqlite if asked.database == "sqlite" else on_postgresql)(asked.seed) as campaign:
        campaign.run(asked.kills, asked.tables)
    print(campaign.summary(time.monotonic() - began))
    for problem in campaign.problems[:MOST_TOLD]:
        print(f"  {problem}", file=sys.stderr)
    return 1 if campaign.problems or campaign.killed.total() < asked.kills else 0


if __name__ == "__main__":
    sys.exit(main())
