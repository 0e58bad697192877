"""A server that looks 500 times in a second of its processor time at what it does: `bench/load.py --split` starts it.

    python bench/sampled_server.py SAMPLES serve --port 0 ...

SIGUSR1 begins, and then writes a line for every stack seen since: how often, and `FILE:FUNCTION;...`, innermost first.
Compiled functions are not in a stack: they count for the function that calls them. Other threads are not seen.
"""

from __future__ import annotations

import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Final

EVERY: Final = 0.002  # seconds of processor time


def main() -> None:
    target = Path(sys.argv.pop(1))
    seen: Counter[str] = Counter()

    def look(_: int, frame: FrameType | None) -> None:
        stack = []
        while frame is not None:
            stack.append(f"{'/'.join(frame.f_code.co_filename.split('/')[-4:])}:{frame.f_code.co_name}")
            frame = frame.f_back
        seen[";".join(stack)] += 1

    def write(*_: object) -> None:
        was_looking = signal.setitimer(signal.ITIMER_PROF, 0)[1]  # nothing is seen while it is written
        if was_looking:
            target.write_text("\n".join(f"{count} {stack}" for stack, count in seen.items()), encoding="utf-8")
        seen.clear()
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    signal.signal(signal.SIGPROF, look)
    signal.signal(signal.SIGUSR1, write)
    from caravansary.start import main as command

    command()


if __name__ == "__main__":  # worker processes import this module again
    main()
