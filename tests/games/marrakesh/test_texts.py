"""The texts of Marrakesh: every message there is, in three languages, and whole games said without a slip.

Which messages there must be, and which arguments a sentence may use, is read from the source: the events told, the
refusals added, the decisions, the actions and the vocabulary.
"""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from caravansary.core.decision import Refusal
from caravansary.core.events import Event
from caravansary.core.texts import LANGUAGES, Texts
from caravansary.games.marrakesh import actions, pieces
from caravansary.games.marrakesh.game import GAME
from tests.games.source import Source
from tests.games.texts import Wording, explanations, option_messages

GAMES: Final = 2  # for each number of players and each way to play
WAYS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"floor": "b2", "first_river_tiles": False, "stair_tiles": True, "companions": True},
    {"first_river_tiles": False, "exchange_tiles": True, "citizens": True, "towns": True},
)
LAZY: Final = (actions.STOP, actions.DECLINE, actions.AREA_ACTION)  # what is done seldom, to see more

# Every value of every argument that is looked up
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "area": pieces.AREAS,
    "colour": pieces.COLOURS,
    "companion": pieces.COMPANIONS,
    "connecting": pieces.CONNECTING,
    "exchange": pieces.EXCHANGES,
    "gate": pieces.WORKSHOP_GATES,
    "gate_colour": pieces.COLOURS,
    "good": pieces.GOODS,
    "luxury": pieces.LUXURIES,
    "oasis": pieces.OASES,
    "oasis_cell": pieces.OASIS_CELLS,
    "path": pieces.PATHS,
    "provision": pieces.PROVISIONS,
    "resource": pieces.RESOURCES,
    "scroll": pieces.SCROLLS,
    "scroll_colour": pieces.SCROLL_COLOURS,
    "side": pieces.RIVER_SIDES,
    "source": pieces.SOURCES,
    "stack": pieces.STACKS,
    "stair": pieces.STAIRS,
    "town": pieces.TOWNS,
    "town_cell": pieces.TOWN_CELLS,
    "way": pieces.WAYS,
    "workshop": pieces.WORKSHOPS,
}
SHOWN: Final = {"stair_tile": pieces.STAIR_TILES}  # named on the board only
NAMED: Final = VALUES | SHOWN
# What is explained at length
EXPLAINED: Final = (
    *("area", "colour", "companion", "connecting", "exchange", "luxury", "oasis", "provision", "scroll"),
    *("scroll_colour", "side", "stair_tile", "town", "workshop"),
)
EXPLANATIONS: Final = explanations(NAMED, dict.fromkeys(EXPLAINED, "text"))


SOURCE: Final = Source(GAME.folder, engine=GAME.engine, by_itself={"keshi_picked": {"who", "colour"}})
WORDING: Final = Wording(
    GAME,
    "MKSH",
    actions.TABLE,
    SOURCE,
    values=VALUES,
    amounts={"things": (*pieces.RESOURCES, *pieces.GOODS)},
    # Two digits are a number as well as an id of an oasis, unless the first one is 0
    ids={value for values in NAMED.values() for value in values if not re.fullmatch(r"[a-z]+|[1-9]\d", value)},
    same=re.compile(r"\bB[12]\b|\b\d+[ab]\b"),  # the floors of the tower, sides of stair tiles
    plain=option_messages(GAME) | EXPLANATIONS,
    shown=SHOWN,
    several=("colour", "luxury", "scroll"),
    refused=actions.WORKER,
)


# --- how it reads ---------------------------------------------------------------------------------------------------
def said_in_all(event: Event, names: list[str]) -> list[str]:
    state = GAME.new(players=2, seed=1)
    return [GAME.speaker(language).event(event, state, names) for language in ("en", "de")]


def test_events_read_well() -> None:
    revealed = Event("keshis_revealed", 0, "", {"colour": ["green", "red", "yellow"]})
    built = Event("gate_built", 0, "", {"gate_colour": "orange", "workshop": "blue", "slot": 3})
    used = Event("square_used", 0, "", {"cell": 1, "n": 2})
    gained = Event("gained", 0, "", {"things": {"water": 1, "date": 2, "purple": 3}})
    scored = Event("points_scored", 1, "", {"n": 1, "source": "filled_areas", "total": 121})
    bought = Event("scroll_bought", 1, "", {"scroll": "s32"})
    began = Event("season_started", None, "", {"season": 2, "exchange": "e07"})

    told = (revealed, built, used, gained, scored, bought, began)
    assert [said_in_all(event, ["Anna", "Ben"]) for event in told] == [
        [
            "Anna reveals: green date picker, red water seller, yellow spice.",
            "Anna zeigt: Dattelpflücker (grün), Wasserverkäufer (rot), Gewürz (gelb).",
        ],
        [
            "Anna builds a gate towards the souk: orange, blue workshop.",
            "Anna baut ein Tor am Souk: orange, blaue Werkstatt.",
        ],
        [
            "Anna uses the cell of the main square at the top right: the bonus twice.",
            "Anna nutzt den Marktplatz, Feld oben rechts: Bonus zweimal.",
        ],
        [
            "Anna gains 1 water, 2 dates, 3 purple carpets.",
            "Anna erhält 1 Wasser, 2 Datteln, 3 Teppiche (lila).",
        ],
        [
            "Ben: +1 point, filled areas (121 in all).",
            "Ben: +1 Punkt, vollständige Bezirke (gesamt 121).",
        ],
        [
            "Ben buys a scroll: cheaper gates (yellow, no. 32).",
            "Ben kauft eine Schriftrolle: billigere Tore (gelb, Nr. 32).",
        ],
        [
            "Season 2 begins. Exchange: yellow → dates and river, purple → dinars and points, "
            "orange → water and steps.",
            "Saison 2 beginnt. Wechselstube: gelb → Datteln und Fluss, lila → Dinare und Punkte, "
            "orange → Wasser und Stufen.",
        ],
    ]


def test_refusals_read_well() -> None:
    state = GAME.new(players=2, seed=1)
    few = Refusal(actions.SCROLL, "marrakesh.scroll.scholars", "MKSH-MADRASA-3", {"n": 5, "has": 3})
    dear = Refusal(actions.GATE, "marrakesh.gate.dinars", "MKSH-MEDINA-2", {"n": 1, "has": 0})

    assert [[GAME.speaker(language).refusal(one, state) for language in ("en", "de")] for one in (few, dear)] == [
        [
            "For this scroll and those already bought in this action you need 5 scholars; you have 3.",
            "Für diese Schriftrolle und die schon gekauften dieser Aktion brauchst du 5 Gelehrte; du hast 3.",
        ],
        [
            "This gate costs one dinar; you have 0.",
            "Dieses Tor kostet einen Dinar; du hast 0.",
        ],
    ]


@pytest.mark.parametrize("n", [1, 2, 4, 5, 11, 21, 22, 25])
def test_russian_plurals_are_right(n: int) -> None:
    said = Texts("ru", [WORDING.texts]).format("things-dinar", {"n": n})

    one, few = n % 10 == 1 and n != 11, 2 <= n % 10 <= 4
    assert said in ({f"{n} динар"} if one else {f"{n} динара"} if few else {f"{n} динаров"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_things_say_no_amount(language: str) -> None:
    texts = GAME.speaker(language).texts

    for arg in ("colour", "exchange", "provision", "stair_tile"):
        for value in NAMED[arg]:
            assert not re.search(r"\d", texts.format(f"{arg}-{value}"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arg", ["luxury", "oasis", "scroll", "town"])
def test_names_of_tiles_say_their_printed_number_and_no_other(language: str, arg: str) -> None:
    """By it a tile that the log speaks of is found on the table."""
    texts = GAME.speaker(language).texts

    for value in NAMED[arg]:
        assert re.findall(r"\d+", texts.format(f"{arg}-{value}")) == [re.sub(r"^\D*0?", "", value)]
