"""How the end of a game is told, in all games and languages."""

from __future__ import annotations

import pytest

import caravansary
from caravansary.core.events import Event


@pytest.mark.parametrize("game", caravansary.list_games())
@pytest.mark.parametrize(
    ("language", "alone", "together"),
    [
        ("en", "Ann wins.", "Ann, Bob share the victory."),
        ("ru", "Победа: Ann.", "Общая победа: Ann, Bob."),
        ("de", "Ann gewinnt.", "Ann, Bob teilen sich den Sieg."),
    ],
)
def test_the_log_names_all_winners(game: str, language: str, alone: str, together: str) -> None:
    chosen = caravansary.game(game)
    state, speaker, names = chosen.new(2, 1), chosen.speaker(language), ["Ann", "Bob"]
    one = Event("game_ended", 0, "", {"winners": [0], "n": 1, "other": [0, 1]})
    both = Event("game_ended", 0, "", {"winners": [0, 1], "n": 2, "other": [0, 1]})

    assert alone in speaker.event(one, state, names)
    assert together in speaker.event(both, state, names)
