"""Jobs for the tests of backends; workers import them by name."""

from __future__ import annotations

import gc
import os
import signal
import time
from pathlib import Path
from typing import NamedTuple

from caravansary.core.errors import OptionError


def square(number: int) -> int:
    return number * number


def refused(number: int) -> int:
    raise OptionError(f"no game {number}")


def environment(name: str) -> str | None:
    return os.environ.get(name)


def collector(number: int) -> tuple[int, int, int]:
    return gc.get_threshold()


class Mark(NamedTuple):
    """A job that leaves a file behind when it is begun."""

    folder: str
    number: int


def first_waits(mark: Mark) -> int:
    """The first job waits until somebody has heard of another one, but not for ever."""
    end = time.monotonic() + 60
    while mark.number == 0 and not (Path(mark.folder) / "heard").exists() and time.monotonic() < end:
        time.sleep(0.01)
    return mark.number


def dies_once(mark: Mark) -> int:
    """The worker of job 3 is killed the first time."""
    begun = Path(mark.folder) / f"{mark.number}-{os.getpid()}"
    begun.touch()
    if mark.number == 3 and len(list(Path(mark.folder).glob("3-*"))) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return mark.number * 10


def dies_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def sleeps(mark: Mark) -> int:
    """Leaves its process id behind and then takes longer than anybody waits."""
    (Path(mark.folder) / f"{os.getpid()}").touch()
    time.sleep(600)
    return mark.number
