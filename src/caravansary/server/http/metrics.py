"""A few counters of the service, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from typing import final


@final
class Metrics:
    """Counts things since the server was started."""

    def __init__(self) -> None:
        self.started = time.time()
        self._counts: Counter[str] = Counter()

    def count(self, name: str, by: int = 1) -> None:
        self._counts[name] += by

    def total(self, *names: str) -> int:
        """How many of these together."""
        return sum(self._counts[name] for name in names)

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = []
        for name, value in sorted(self._counts.items()):
            lines += [f"# TYPE caravansary_{name}_total counter", f"caravansary_{name}_total {value}"]
        for name, number in sorted({**gauges, "uptime_seconds": time.time() - self.started}.items()):
            lines += [f"# TYPE caravansary_{name} gauge", f"caravansary_{name} {number:g}"]
        return "\n".join(lines) + "\n"
