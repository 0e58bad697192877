"""The checkout that is tested: where it is, and what stands in its files."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "caravansary"


def read(name: str | Path) -> str:
    """What a file says; nothing if it is no text, such as a picture."""
    try:
        return (ROOT / name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def pyproject() -> dict[str, Any]:
    return tomllib.loads(read("pyproject.toml"))
