"""What the tools write from the code is fresh: the page's TypeScript types, the tables of the vocabulary pages."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.repository import ROOT


@pytest.mark.parametrize("tool", ["typescript", "notation"])
def test_what_a_tool_writes_is_fresh(tool: str) -> None:
    done = subprocess.run(
        [sys.executable, f"tools/{tool}.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr
