"""Points have one name in all texts that players read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import caravansary

OTHER_NAMES: Final = {"en": r"\bVPs?\b|victory points?", "de": r"\bSP\b|Siegpunkte?", "ru": r"\bПО\b|победн\w+ очк\w+"}
SOURCE: Final = Path(caravansary.__file__).parent


@pytest.mark.parametrize("language", OTHER_NAMES)
def test_points_have_one_name(language: str) -> None:
    """Nobody has to guess that VP are points."""
    paths = sorted(SOURCE.glob(f"**/texts/*{language}.ftl"))

    assert len(paths) > len(caravansary.list_games())
    for path in paths:
        assert re.findall(OTHER_NAMES[language], path.read_text(encoding="utf-8")) == [], path
