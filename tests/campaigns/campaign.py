"""Common to all campaigns of this folder: arguments, counts, the summary at the end."""

from __future__ import annotations

import argparse
import gc
import re
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

MOST_SHOWN: Final = 20  # failures; the rest is counted


class Found:
    """How much a campaign has tried, and everything that went wrong."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.failures: list[str] = []
        self.began = time.monotonic()

    def count(self, what: str, many: int = 1) -> None:
        self.counts[what] += many

    def fail(self, what: str) -> None:
        self.counts["failures"] += 1
        if len(self.failures) < MOST_SHOWN:
            self.failures.append(what[:2000])

    def check_log(self, lines: list[str]) -> None:
        """No error of ours may stand in the log of a server."""
        if any(line.startswith(("ERROR", "Traceback")) for line in lines):
            self.fail(f"the server has complained: {''.join(lines)[-1500:]}")

    @property
    def has_failed(self) -> bool:
        return self.counts["failures"] > 0

    def add(self, other: Found) -> None:
        self.counts.update(other.counts)
        self.failures = [*self.failures, *other.failures][:MOST_SHOWN]

    def summary(self, campaign: str, seed: int, parts: Iterable[str], memory: str = "") -> str:
        """The one line that a campaign ends with."""
        figures = [f"{self.counts[part]} {part}" for part in parts]
        took = f"{time.monotonic() - self.began:.0f} s"
        return f"{campaign} (seed {seed}): {', '.join([*figures, *filter(None, [memory]), took])}: {self.verdict()}"

    def verdict(self) -> str:
        return f"FAILED, {self.counts['failures']} failures" if self.has_failed else "all held"


def report(found: Found, line: str) -> int:
    """Print all failures and the summary; the exit status."""
    for failure in found.failures:
        print(f"failure: {failure}")
    print(line)
    return int(found.has_failed)


def arguments(campaign: str, sizes: dict[str, tuple[int, str]]) -> argparse.Namespace:
    """`--seed` and the sizes: name, default, what it is."""
    parser = argparse.ArgumentParser(description=campaign)
    parser.add_argument("--seed", type=int, default=1, help="of all choices; the same seed tries the same")
    for name, (default, meaning) in sizes.items():
        parser.add_argument(f"--{name}", type=int, default=default, help=f"{meaning} ({default})")
    chosen = parser.parse_args()
    if any(getattr(chosen, name.replace("-", "_")) < 0 for name in sizes):
        parser.error("nothing can be less than 0")
    return chosen


def resident(process: int | str = "self") -> int:
    """The resident memory of a process in KiB; of this one without what is not needed any more; 0 outside of Linux."""
    if process == "self":
        gc.collect()
    status = Path(f"/proc/{process}/status")
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text(encoding="utf-8")) if status.exists() else None
    return int(found[1]) if found else 0
