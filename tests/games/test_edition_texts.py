"""The text of an edition, as a client sends it: whatever it is, a mistake in it is told as one of the edition."""

from __future__ import annotations

import pytest

import caravansary
from caravansary.core.errors import ComponentError


@pytest.mark.parametrize("game", caravansary.list_games())
@pytest.mark.parametrize("text", ['name = "a\ud800"', "\udfff", 'name = "a"\n# \ud800'])
def test_half_a_letter_is_refused(game: str, text: str) -> None:
    with pytest.raises(ComponentError, match="UTF-8"):
        caravansary.game(game).read_edition(text)
