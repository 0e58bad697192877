"""The words of Merv for the contract of all games, and how some of its sentences read."""

from __future__ import annotations

import re
from typing import Final

import pytest

from caravansary.core.decision import Refusal
from caravansary.core.events import Event
from caravansary.core.texts import LANGUAGES, Texts
from caravansary.games.merv import GAME, actions, pieces
from tests.games.source import Source
from tests.games.texts import Wording

# Every value of every argument that is looked up. Wall slots have words too; until they are in the vocabulary
# sentences show them as they are.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "board": (*pieces.BOARD_ACTIONS, "none"),
    "boon": pieces.BOONS,
    "city": pieces.CITIES,
    "colour": pieces.COLOURS,
    "contract": pieces.CONTRACTS,
    "corner": pieces.CORNERS,
    "cost_colour": (*pieces.COLOURS, "any"),
    "good": actions.GOODS,
    "hall": pieces.HALLS,
    "market_slot": pieces.MARKET_SLOTS,
    "node": pieces.NODES,
    "other_city": pieces.CITIES[: pieces.INNER],
    "piece": pieces.WALL_PIECES,
    "side": pieces.SIDES,
    "site": (*pieces.SITES, "camel_market"),
    "source": pieces.SOURCES,
    "spice": pieces.SPICES,
    "stack": pieces.CONTRACT_STACKS,
    "tile": pieces.BREAKTHROUGHS,
    "upgrade": pieces.UPGRADES,
    "wall_slot": pieces.WALL_SLOTS,
}
PARTICIPANTS: Final = ("high_courtier", "magistrate")

_IDS: Final = {value for values in VALUES.values() for value in values if not value.isalpha()}
_IDS_OF_LETTERS: Final = {*pieces.MARKET_SLOTS, "b1", "b2", "b3", "b4"}
_UNSAID: Final = {value for arg in VALUES.keys() - GAME.vocabulary for value in VALUES[arg]}


WORDING: Final = Wording(
    GAME,
    "MERV",
    actions.TABLE,
    Source(GAME.folder, engine=GAME.engine),
    values=VALUES,
    amounts={"cubes": pieces.COLOURS},
    ids=_IDS - _UNSAID | _IDS_OF_LETTERS,
    same=re.compile(r"\br\dc\d\b|\b[nesw]\d\b|\bI{1,3}\b"),
    plain={*(f"participant-{name}" for name in PARTICIPANTS), "preview-boon_lost", "preview-cubes_forfeited"},
    samples={"spice": (*pieces.SPICES, list(pieces.SPICES[:3])), "cell": pieces.CELLS},
    counted={"cubes", *pieces.COLOURS},
    players=1,  # with the high courtier and the magistrate
)


# --- how it reads ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("language", "said"), [("en", "Anna (Blue)"), ("ru", "Anna (Синий)"), ("de", "Anna (Blau)")])
def test_a_name_that_two_people_have_goes_with_the_colour(language: str, said: str) -> None:
    state = GAME.new(players=3, seed=1)

    assert GAME.speaker(language).participant(1, state, ["Anna", "Anna", "Ben"]) == said
    assert GAME.speaker(language).participant(2, state, ["Anna", "Anna", "Ben"]) == "Ben"


def said_in_all(event: Event, names: list[str]) -> list[str]:
    state = GAME.new(players=1, seed=1)
    return [GAME.speaker(language).event(event, state, names) for language in LANGUAGES]


def test_events_read_well() -> None:
    built = Event("building_placed", 0, "", {"cell": "r2c4", "site": "wall-teal"})
    moved = Event("space_taken", 0, "", {"space": 1, "n": 2, "gained": 1})
    gained = Event("cubes_gained", 0, "", {"cubes": {"purple": 2, "white": 1}})
    scored = Event("points_scored", 1, "", {"n": 1, "source": "favour_track", "total": 21})

    assert [said_in_all(event, ["Anna"]) for event in (built, moved, gained, scored)] == [
        [
            "Anna builds on r2c4 (teal wall).",
            "Anna ставит здание на r2c4 (бирюзовая стена).",
            "Anna baut auf r2c4 (türkisfarbene Mauer).",
        ],
        [
            "Anna takes space 1 in the queue, −2 camels, +1 camel.",
            "Anna занимает место 1 на шкале очерёдности, −2 верблюда, +1 верблюд.",
            "Anna nimmt Platz 1 der Reihenfolge-Leiste, −2 Kamele, +1 Kamel.",
        ],
        [
            "Anna gains 2 purple, 1 white.",
            "Anna получает: 2 пурпурных куба, 1 белый куб.",
            "Anna erhält 2× violett, 1× weiß.",
        ],
        [
            "Corrupt Magistrate: +1 point, favour track (21 in all).",
            "Судья-чиновник: +1 очко, шкала расположения (всего 21).",
            "Korrupter Magistrat: +1 Punkt, Gunst-Leiste (gesamt 21).",
        ],
    ]


def test_refusals_read_well() -> None:
    state = GAME.new(players=2, seed=1)
    taken = Refusal(actions.SLOT + 2, "merv.slot.occupied", "MERV-TURN-4", {"slot": 3, "owner": 2})
    distant = Refusal(actions.BUY, "merv.buy.camels", "MERV-MARKET-10", {"city": "rayy", "n": 2, "has": 0})

    assert [[GAME.speaker(language).refusal(one, state) for language in LANGUAGES] for one in (taken, distant)] == [
        [
            "Slot 3 is taken by High Courtier.",
            "Ячейка 3 занята: Царедворец.",
            "Slot 3 ist schon besetzt: Oberster Höfling.",
        ],
        [
            "The way to Rayy takes 2 camels; you have 0.",
            "Путь в этот город (Рей) требует 2 верблюдов; у вас: 0.",
            "Der Weg nach Rayy braucht 2 Kamele; du hast 0.",
        ],
    ]


@pytest.mark.parametrize(
    ("n", "cubes"), [(1, "1 белый куб"), (3, "3 белых куба"), (5, "5 белых кубов"), (21, "21 белый куб")]
)
def test_russian_plurals_are_right(n: int, cubes: str) -> None:
    assert Texts("ru", [WORDING.texts]).format("cubes-white", {"n": n}) == cubes
