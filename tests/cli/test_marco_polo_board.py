"""The table of Marco Polo as text: every position, in every language, with the options on their places."""

from __future__ import annotations

import pytest

import caravansary
from caravansary.cli.boards import TableView, marco_polo_map
from caravansary.cli.output import Words
from caravansary.core.chance import Chance
from caravansary.core.state import State
from caravansary.core.texts import LANGUAGES
from tests.cli.command import succeeds
from tests.cli.drawing import StrictWords, asked, play, play_until, seen_by

POLO = caravansary.game("marco_polo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_thing_has_a_text(language: str) -> None:
    table = TableView(POLO.new(2, 1), None, StrictWords(POLO, language), [], {})

    cards = [marco_polo_map.card_text(table, card) for card in table.printed["city_card"] if card.startswith("t")]
    contracts = [contract for contract in table.printed["contract"] if not contract.startswith("provenance")]
    texts = [marco_polo_map.contract_text(table, contract).plain for contract in contracts]

    assert len(set(cards)) == 31
    assert all(" → " in text for text in texts)
    assert len(texts) == 48


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sketch_has_all_nodes_and_roads_and_fits_into_eighty_columns(language: str) -> None:
    state = POLO.new(4, 3)
    words = Words(POLO, language)
    lines = asked(state, words).splitlines()[1:8]

    assert set(marco_polo_map.TOLLS) == {road for road in POLO.printed(None)["road"] if "_" in road} - {"provenance_of"}
    assert max(map(len, lines)) <= 80
    assert "\n".join(lines).count("●") == 4
    for node in marco_polo_map.WHERE:
        name = node[-1].upper() if node.startswith("oasis") else words.name("node", node)
        assert name in lines[marco_polo_map.WHERE[node][0]]


def test_tolls_of_an_edition_are_on_the_map() -> None:
    edition = POLO.read_edition('name = "dear"\n[road]\nvenezia_alexandria = { camels = 6 }\n')
    standard, dear = POLO.new(2, 1), POLO.new(2, 1, edition=edition)

    assert "6*" not in "\n".join(asked(standard).splitlines()[:8])
    assert "6*" in "\n".join(asked(dear).splitlines()[:8])


def first_turn_of_raschid() -> State:
    """Blue begins; its dice have no value, so that those for an empty space need not be chosen."""
    state = POLO.new(3, 5, first_player=0)
    play_until(state, "choose_action", Chance.seeded(1))
    return state


def test_options_stand_on_their_places() -> None:
    state = first_turn_of_raschid()
    actions = asked(state)
    play(state, "space contracts")
    contracts = asked(state)

    assert "Take coins[1]" in actions
    assert "Travel[8]" in actions
    assert all(f" {position}[{position}] K" in contracts for position in range(1, 7))


def test_steps_and_posts_are_seen_on_the_map() -> None:
    state = first_turn_of_raschid()
    play(state, "space travel")
    before = asked(state)
    play(state, "step alexandria", "stop")
    built = asked(state)

    assert "Alexandria[" in before
    assert "Within reach" in before
    assert "posts: Blue" in built
    assert "Alexandria●" in built


def test_an_occupied_space_says_what_it_costs() -> None:
    state = first_turn_of_raschid()
    play(state, "space coins")

    yellow, green = (seen_by(state, seat) for seat in (1, 2))

    assert "Blue 1  costs your lowest die" in yellow
    assert "Blue 1  free for you" in green  # who plays Berke Khan


def test_only_own_goal_cards_are_shown() -> None:
    state = POLO.new(2, 4)

    assert seen_by(state, 0).count("Goals") == 1
    assert "Goals" not in seen_by(state, None)


@pytest.mark.parametrize(("language", "title"), [("en", "The Voyages of Marco Polo for 2"), ("de", "Auf den Spuren")])
def test_it_can_be_played_at_the_keyboard(language: str, title: str) -> None:
    shown = succeeds(
        *("play", "marco_polo", "--players", "2", "--bots", "random", "--seed", "3", "--lang", language),
        typed="b\n" + "1\n" * 12,
    )

    assert shown.startswith(title)
    assert "Venezia" in shown
    assert "POLO-TURN-1" in shown
