"""The page's TypeScript types are those of the Python ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_types_of_the_page_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, "tools/typescript.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stdout + done.stderr
