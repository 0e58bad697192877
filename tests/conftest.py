"""What all tests share: the same surroundings on every machine, one profile of hypothesis, and what tests tell.

A test depends neither on the terminal, the language, the time zone and the proxy of whoever runs it nor on the
machine's speed. What a test wants to tell is printed at the end, from every process.
"""

from __future__ import annotations

import os
import signal
import time

import pytest
from hypothesis import HealthCheck, settings

# What a failing assert compares is shown for test modules only, and for these
SHARED = ("bad_positions", "contract", "editions", "notation", "playing", "recorded", "saved", "source", "texts")
pytest.register_assert_rewrite(*(f"tests.games.{name}" for name in SHARED))

# Processes that tests start inherit all of this
os.environ.update(COLUMNS="100", LANG="C.UTF-8", TZ="UTC", NO_PROXY="127.0.0.1", no_proxy="127.0.0.1")
COLOURS = ("FORCE_COLOR", "NO_COLOR", "PY_COLORS", "TTY_COMPATIBLE", "GITHUB_ACTIONS")  # what Typer and Rich look at
for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", *COLOURS):
    os.environ.pop(variable, None)
if hasattr(time, "tzset"):
    time.tzset()
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # a process that keeps its bytecode starts far sooner
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in the background of a shell: children could not be interrupted
    signal.signal(signal.SIGINT, signal.default_int_handler)

# No deadline, and how to repeat a failure is printed; in CI the same examples on every run
settings.register_profile(
    "caravansary",
    settings.get_profile("ci" if os.environ.get("CI") else "default"),
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("caravansary")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "told":
                terminalreporter.write_line(f"{report.nodeid}: {value}")
