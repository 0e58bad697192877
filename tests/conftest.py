"""What all tests share: what a test wants to tell is printed at the end, from every process."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "told":
                terminalreporter.write_line(f"{report.nodeid}: {value}")
