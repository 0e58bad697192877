"""Campaign: the disk is full, cannot be written or breaks, the database is locked, the clock is set.

    uv run --all-extras python -m tests.campaigns.faults --rounds 20 --seed 1

Each round brings every trouble once, in an order by the seed, over one server with a SQLite file at which people play
all the time. While the trouble lasts people must be told in a sentence (503) and /api/health must say so, the log must
name what is wrong, and nothing of ours may end in a traceback. When it is over everybody plays on, also bots at a
table at which nobody looks; what was acknowledged is there, nothing is there twice, and SQLite finds its file whole.
The disk is a real one in a file (ext4 on a loop device, which needs root); what cannot be tried on a machine is named.
One line at the end tells the figures; the exit status is 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import contextlib
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, final

import httpx

from caravansary.core.chance import Chance
from tests.campaigns.disks import Disk, SetClock, Unavailable, locked, moved_away, no_more_than
from tests.campaigns.players_under_faults import QUICK_START, Ledger, Player, is_whole, playing, until, who_is_stuck
from tests.server.serving import Client, Server, bearer

TABLES: Final = 4
MOST_SECONDS: Final = 4  # that a trouble lasts after somebody was told
BRIEFLY: Final = 1.0  # shorter than the server waits for a lock
YEAR: Final = 365 * 24 * 3600
MOST_TOLD: Final = 20  # problems


@final
class Faults:
    """One run of the campaign."""

    def __init__(self, folder: Path, disk: Disk | None, clock: SetClock | None, seed: int) -> None:
        self.disk = disk
        self.clock = clock
        self.seed = seed
        self.chance = Chance.seeded(seed)
        self.database = folder / "tables.db"
        self.server = Server(self.database)
        self.server.environment = {**QUICK_START, **(clock.environment if clock is not None else {})}
        self.players: list[Player] = []
        self.done: Counter[str] = Counter()
        self.bots_alone = 0  # games that bots finished after a trouble while nobody looked
        self.problems: list[str] = []
        self.missing: list[str] = []  # what this machine cannot do

    # --- the run ----------------------------------------------------------------------------------------------------
    def run(self, rounds: int, tables: int, only: str = "") -> None:
        """All that can be tried here, or what the name of one says."""
        troubles = {name: trouble for name, trouble in self.troubles().items() if only in ("", name)}
        if not troubles or rounds < 1:
            self.problems.append(f"nothing was tried; what can be tried here: {', '.join(self.troubles())}")
            return
        with self.server, playing([self.server], tables, self.seed) as self.players:
            ledger = Ledger(str(self.database), self.players)
            for _ in range(rounds):
                for trouble in self._shuffled(troubles):
                    if not self.problems:
                        self._round(trouble, ledger)
        self.problems += ledger.check()

    def troubles(self) -> dict[str, Callable[[], None]]:
        """What can be tried here."""
        found = {
            "no file may grow": self.no_file_may_grow,
            "locked": self.locked,
            "locked briefly": self.locked_briefly,
            "locked at the start": self.locked_at_the_start,
            "moved away": self.moved_away,
        }
        if self.disk is not None:
            found["full disk"] = self.full_disk
            found["full disk at the start"] = self.full_disk_at_the_start
            found["write-protected"] = self.write_protected
            found["read-only disk at the start"] = self.read_only_disk_at_the_start
            found["broken disk"] = self.broken_disk
        if self.clock is not None:
            found["clock set"] = self.clock_set
        return found

    def _shuffled(self, troubles: dict[str, Callable[[], None]]) -> list[tuple[str, Callable[[], None]]]:
        order = list(range(len(troubles)))
        self.chance.shuffle(order)
        named = list(troubles.items())
        return [named[number] for number in order]

    def _round(self, trouble: tuple[str, Callable[[], None]], ledger: Ledger) -> None:
        name, suffer = trouble
        self.problems += who_is_stuck(self.players, self._progress())
        suffer()
        self.problems += who_is_stuck(self.players, self._progress(), count=3)
        self.problems += ledger.check()
        self.problems += [problem for player in self.players for problem in player.problems]
        self._expect(is_whole(self.database), "SQLite finds its file damaged")
        self._expect(not any("Traceback" in line for line in self.server.errors), "".join(self.server.errors))
        self.problems = [f"{name}: {problem}" for problem in self.problems]
        self.done[name] += 1

    def _progress(self) -> list[int]:
        return [player.progress for player in self.players]

    def _expect(self, is_so: bool, problem: str) -> None:
        if not is_so:
            self.problems.append(problem)

    # --- while the server runs --------------------------------------------------------------------------------------
    def full_disk(self) -> None:
        assert self.disk is not None
        self._suffer(self.disk.full(), "full")

    def no_file_may_grow(self) -> None:
        assert self.server.process is not None
        self._suffer(no_more_than(1, self.server.process.pid), "SQLITE_")

    def write_protected(self) -> None:
        assert self.disk is not None
        self._suffer(self.disk.write_protected(self.database), "SQLITE_")

    def locked(self) -> None:
        self._suffer(locked(self.database), "locked")

    def moved_away(self) -> None:
        self._suffer(moved_away(self.database), "was removed, moved or replaced")

    def _suffer(self, trouble: contextlib.AbstractContextManager[None], logged: str) -> None:
        """People are refused in a sentence while it lasts, the log names it, and bots go on by themselves after it."""
        said, refused = len(self.server.errors), self._refused()
        bots = self._table_of_bots()
        with trouble:
            self._expect(until(lambda: self._refused() > refused), "nobody was told")
            self._expect(until(lambda: self._health() == 503), "the server says that it is well")
            time.sleep(self.chance.below(MOST_SECONDS * 1000) / 1000)
        self._expect(until(lambda: self._health() == 200), "the server is not well again")
        went_on = until(lambda: self._is_over(bots))
        self._expect(went_on, "bots at whom nobody looks do not go on")
        self.bots_alone += went_on
        self._check_words(said, logged)

    def locked_briefly(self) -> None:
        refused = self._refused()
        with locked(self.database):
            time.sleep(BRIEFLY)
        self._expect(self._refused() == refused, "the server did not wait for the lock")

    def clock_set(self) -> None:
        """Nobody notices, but the log tells."""
        assert self.clock is not None
        said, refused = len(self.server.errors), self._refused()
        for seconds in (self.chance.below(YEAR), -self.chance.below(YEAR), 10 * YEAR, -int(time.time()), 0):
            self.clock.set(seconds)
            self.problems += who_is_stuck(self.players, self._progress(), count=2)
            self._expect(self._thinking_times() >= 0, "a thinking time is negative")
        self._expect(self._refused() == refused, "somebody was refused")
        for way in ("forward", "back"):
            self._expect_word(said, f"set {way} by")

    # --- when it starts ---------------------------------------------------------------------------------------------
    def locked_at_the_start(self) -> None:
        self.server.stop()
        with locked(self.database):
            self._is_refused_a_start("is locked")
        self.server.start(self.server.port)

    def read_only_disk_at_the_start(self) -> None:
        assert self.disk is not None
        self.server.stop()
        with self.disk.read_only():
            self._is_refused_a_start("Read-only file system")
        self.server.start(self.server.port)

    def full_disk_at_the_start(self) -> None:
        assert self.disk is not None
        self.server.stop()
        with self.disk.full():
            self._is_refused_a_start("cannot be opened")
        self.server.start(self.server.port)

    def broken_disk(self) -> None:
        """Who mends the disk has to stop the server meanwhile."""
        assert self.disk is not None
        assert self.server.process is not None
        said, refused = len(self.server.errors), self._refused()
        self.disk.break_down(self.server.process.pid)
        self._expect(until(lambda: self._refused() > refused), "nobody was told")
        self._expect(until(lambda: self._health() == 503), "the server says that it is well")
        self.server.stop()
        self._check_words(said, "SQLITE_")
        self.disk.mend()
        self.server.start(self.server.port)

    def _is_refused_a_start(self, why: str) -> None:
        said, port = len(self.server.errors), self.server.port
        try:
            self.server.start(port)
        except RuntimeError:
            self._expect_word(said, why)
        else:
            self.problems.append("the server started")
            self.server.stop()

    # --- what is told -----------------------------------------------------------------------------------------------
    def _refused(self) -> int:
        return sum(player.refusals[503, code] for player in self.players for code in ("not_stored", "not_read"))

    def _health(self) -> int:
        return httpx.get(f"{self.server.address}/api/health", timeout=60).status_code

    def _expect_word(self, said: int, what: str) -> None:
        is_logged = until(lambda: any(what in line for line in self.server.errors[said:]))
        self._expect(is_logged, f"the log does not say {what!r}: {self.server.errors[said:]}")

    def _check_words(self, said: int, logged: str) -> None:
        self._expect_word(said, logged)
        for player in self.players:
            unclear = [message for message in player.messages if not message.endswith("please try again")]
            self._expect(not unclear, f"people were told: {unclear}")

    def _thinking_times(self) -> float:
        """The least of all."""
        times = [0.0]
        for player in self.players:
            table = player.table
            if table is not None:
                address = f"{self.server.address}/api/tables/{table.id}/position"
                position = httpx.get(address, headers=bearer(table.owner), timeout=60).json()
                times += [clock["used"] for clock in position["clocks"]]
        return min(times)

    # --- bots at whom nobody looks ----------------------------------------------------------------------------------
    def _table_of_bots(self) -> str:
        client = Client(self.server.address)
        try:
            return client.make("random", "random", "random", game="marrakesh").id
        finally:
            client.close()

    def _is_over(self, table: str) -> bool:
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=60)) as db:
            (status,) = db.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
        return bool(status == "finished")

    def summary(self, seconds: float) -> str:
        done = ", ".join(f"{name} {count}" for name, count in sorted(self.done.items()))
        missing = f"; not tried here: {', '.join(self.missing)}" if self.missing else ""
        return (
            f"seed {self.seed}: {done} in {seconds:.0f} s; {sum(player.moves for player in self.players)} acknowledged "
            f"moves, {self._refused()} times told to try again, {self.bots_alone} games that bots went on with alone"
            f"{missing}; problems: {len(self.problems)}"
        )


@contextlib.contextmanager
def faults(seed: int) -> Iterator[Faults]:
    """The campaign with whatever this machine can do."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="caravansary-faults-")))
        disk, clock, missing = None, None, []
        try:
            disk = stack.enter_context(Disk(folder))
        except Unavailable as why:
            missing.append(str(why))
        try:
            clock = SetClock(folder)
        except Unavailable as why:
            missing.append(str(why))
        campaign = Faults(folder if disk is None else disk.place, disk, clock, seed)
        campaign.missing = missing
        yield campaign


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--tables", type=int, default=TABLES, help="played at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one trouble, as the summary names it")
    asked = parser.parse_args()
    began = time.monotonic()
    with faults(asked.seed) as campaign:
        campaign.run(asked.rounds, asked.tables, asked.only)
    print(campaign.summary(time.monotonic() - began))
    for problem in campaign.problems[:MOST_TOLD]:
        print(f"  {problem}", file=sys.stderr)
    return 1 if campaign.problems else 0


if __name__ == "__main__":
    sys.exit(main())
