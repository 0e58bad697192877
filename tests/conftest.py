"""What all tests share: what a test wants to tell is printed at the end, from every process."""

from __future__ import annotations

import os
import signal

import pytest

# What a failing assert compares is shown for test modules only, and for these
SHARED = ("editions", "bad_positions", "notation", "playing", "recorded", "saved", "source", "texts")
pytest.register_assert_rewrite(*(f"tests.games.{name}" for name in SHARED))

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # processes that tests start may keep theirs: they start far sooner
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in the background of a shell: children could not be interrupted
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "told":
                terminalreporter.write_line(f"{report.nodeid}: {value}")
