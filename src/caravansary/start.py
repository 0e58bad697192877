"""The entry point of the command `caravansary`: Ctrl+C is a word and not a traceback, also while modules are imported.

A terminal that has closed its output, or none at all, is no reason to fail either.
"""

from __future__ import annotations

import os
import sys
from typing import Final

INTERRUPTED: Final = 130
STREAMS: Final = {"stdin": "r", "stdout": "w", "stderr": "w"}  # in the order of their descriptors


def main() -> None:
    _open_missing_streams()
    try:
        from caravansary.cli import main as command

        command()
    except KeyboardInterrupt:
        sys.stderr.write("caravansary: interrupted\n")
        sys.exit(INTERRUPTED)


def _open_missing_streams() -> None:
    """Where a stream was closed (`>&-`), nothing is read, and what is written goes nowhere."""
    for name, mode in STREAMS.items():
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - for the whole program
