"""Every number in the sentence about a tile is the printed one, in three languages.

Amounts of one are often words ("a green keshi"), so ones are left out on both sides: another printed number, or another
one in the sentence, is still seen.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

import pytest

from caravansary.core.texts import LANGUAGES
from caravansary.games.marrakesh import pieces
from caravansary.games.marrakesh.game import GAME

PRINTED: Final[dict[str, Any]] = tomllib.loads((GAME.folder / "components.toml").read_text(encoding="utf-8"))
# Numbers that are written as words
WORDS: Final = {
    "en": {r"\btwice\b": 2, r"\btwo main\b": 2, r"^Two\b": 2},
    "ru": {r"\bдважды\b": 2, r"\bдва (раза|действия)\b": 2, r"^Два\b": 2},
    "de": {r"\bzweimal\b": 2, r"\bzwei M": 2, r"^Zwei\b": 2, r"\bdreimal\b": 3},
}
# What the messages of a table begin with, if not with its name
MESSAGES: Final = {"river_side": "side"}
# The keys of a tile in the order in which sentences name their numbers
ORDER: Final = (
    *("season", "cost", "demand", "loss", "yellow", "purple", "orange", "scholars", "dates", "dinars", "base"),
    *("effect", "bonus", "points", "every", "other", "most", "keshis", "least", "n"),
)
LAST_SEASON: Final = (("town", "t07"), ("river_side", "09"))  # that name it
SENTENCES: Final = (
    *(("scroll", scroll) for scroll in pieces.SCROLLS),
    *(("oasis", oasis) for oasis in pieces.OASES),
    *(("town", town) for town in pieces.TOWNS),
    *(("river_side", side) for side in pieces.RIVER_SIDES),
    *(("luxury", luxury) for luxury in pieces.LUXURIES),
    *(("provision", provision) for provision in pieces.PROVISIONS),
    *(("exchange", exchange) for exchange in pieces.EXCHANGES),
    *(("workshop", workshop) for workshop in pieces.WORKSHOPS),
    *(("scroll_colour", colour) for colour in pieces.SCROLL_COLOURS),
    *(("stair_tile", tile) for tile in pieces.STAIR_TILES),
    *(("connecting", cell) for cell in pieces.CONNECTING),
)


def numbers_in(value: Any) -> list[int]:
    if isinstance(value, dict):
        return [n for one in value.values() for n in numbers_in(one)]
    return [abs(value)] if isinstance(value, int) else []


def numbers_printed(section: str, tile: str) -> list[int]:
    values = PRINTED[section][tile]
    if section in ("stair_tile", "connecting"):  # nothing but an effect
        return [2] if "two_keshis" in values else numbers_in(values)
    found = [n for key in ORDER if key in values for n in numbers_in(values[key])]
    return [*found, pieces.SEASONS] if (section, tile) in LAST_SEASON else found


def numbers_said(language: str, sentence: str) -> list[int]:
    for pattern, n in WORDS[language].items():
        sentence = re.sub(pattern, str(n), sentence)
    return [int(n) for n in re.findall(r"\d+", sentence)]


def without_ones(numbers: list[int]) -> list[int]:
    return [n for n in numbers if n > 1]


def all_of(section: str, numbers: list[int]) -> list[int]:
    """A scroll may name its number twice: "exactly 3 citizens ... 3 times"."""
    return sorted(set(numbers)) if section == "scroll" else numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("section", "tile"), SENTENCES)
def test_a_sentence_says_the_printed_numbers(language: str, section: str, tile: str) -> None:
    sentence = GAME.speaker(language).texts.format(f"{MESSAGES.get(section, section)}-{tile}-text")

    said = all_of(section, without_ones(numbers_said(language, sentence)))
    assert said == all_of(section, without_ones(numbers_printed(section, tile))), sentence


def test_all_numbers_are_compared() -> None:
    """A key that no sentence is compared with would be a number that nobody looks at."""
    known = {*ORDER, "provenance", "provenance_of", "kind", "of", "timing", "tile", "per", "other_per", "colours"}

    for section in {section for section, _ in SENTENCES} - {"stair_tile", "connecting"}:
        for tile, values in PRINTED[section].items():
            assert not isinstance(values, dict) or tile == "provenance_of" or set(values) <= known
