"""The texts of Merv: every message there is, in three languages, and whole games said without a slip.

Which messages there must be, and which arguments a sentence may use, is read from the source: the events told, the
refusals added, the decisions, the actions and the vocabulary.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from caravansary.core.chance import Chance
from caravansary.core.decision import Refusal
from caravansary.core.events import Event
from caravansary.core.texts import LANGUAGES, Texts
from caravansary.games.merv import GAME, actions, pieces
from tests.games.random_games import Heard
from tests.games.source import Source
from tests.games.texts import Wording

GAMES: Final = 5  # for each number of players
LAZY: Final = (actions.FAVOUR, actions.DEPLOY, actions.FINISH)  # what a random player seldom does, to see more

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


SOURCE: Final = Source(GAME.folder, engine=GAME.engine)
WORDING: Final = Wording(
    GAME,
    "MERV",
    actions.TABLE,
    SOURCE,
    values=VALUES,
    amounts={"cubes": pieces.COLOURS},
    ids=_IDS - _UNSAID | _IDS_OF_LETTERS,
    same=re.compile(r"\br\dc\d\b|\b[nesw]\d\b|\bI{1,3}\b"),
    plain={f"participant-{name}" for name in PARTICIPANTS},
    samples={"spice": (*pieces.SPICES, list(pieces.SPICES[:3])), "cell": pieces.CELLS},
    counted={"cubes", *pieces.COLOURS},
    players=1,  # with the high courtier and the magistrate
)


# --- games to speak of ----------------------------------------------------------------------------------------------
def choose(options: list[int], chance: Chance) -> int:
    """At random, but contracts at once and the lazy options seldom."""
    contracts = [action for action in options if actions.CONTRACT <= action < actions.CONTRACT + 6]
    busy = [action for action in options if action not in LAZY]
    chosen = contracts or (busy if busy and chance.below(5) else options)
    return chosen[chance.below(len(chosen))]


def never_asked(kind: str) -> int:
    return actions.SPACE + 3 if kind != "choose_space" else actions.SITE


@pytest.fixture(scope="module")
def heard() -> Heard:
    return Heard(GAME, GAMES, choose, never_asked)


# --- the files ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_in_all_languages_with_the_same_variables(language: str) -> None:
    WORDING.check_language(language)


def test_the_messages_are_those_that_the_game_can_ask_for() -> None:
    WORDING.check_complete()


def test_every_argument_that_is_looked_up_has_its_words() -> None:
    assert GAME.vocabulary <= VALUES.keys()
    assert VALUES.keys() - GAME.vocabulary <= {"wall_slot"}


def test_sentences_speak_only_of_what_the_code_gives_them() -> None:
    WORDING.check_variables()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    WORDING.check_files(language)


def test_the_scan_reads_what_it_should() -> None:
    assert SOURCE.events_told["card_taken"] == {"who", "spice", "position", "camels"}
    assert SOURCE.events_told["cards_revealed"] == {"spice"}
    assert SOURCE.refusals_added["scrolls.supply"] == SOURCE.refusals_added["scrolls.cost"] == {"action", "n"}
    assert SOURCE.refusals_added["payment.discount_used"] == {"action"}
    assert SOURCE.decisions_asked["choose_good"] == {"who", "left", "contract"}
    assert SOURCE.decisions_asked["choose_slot"] == {"who"}


# --- single sentences -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_every_value(language: str) -> None:
    WORDING.check_events(language)
    WORDING.check_refusals(language)
    WORDING.check_questions(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_button_of_its_own(language: str) -> None:
    WORDING.check_buttons(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_a_word(language: str) -> None:
    WORDING.check_words(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_a_preview_is_counted(language: str) -> None:
    WORDING.check_counted(language)


# --- whole games ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_random_games_is_said(language: str, heard: Heard) -> None:
    WORDING.check_heard(language, heard, events=40, decisions=28, refusals=50)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_named_in_games_has_a_title(language: str, heard: Heard) -> None:
    WORDING.check_rules_heard(language, heard)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_people_are_only_text(language: str, heard: Heard) -> None:
    WORDING.check_names(language, heard, among={"turn_started", "round_ended", "game_ended", "merv.slot.occupied"})


@pytest.mark.parametrize(("language", "said"), [("en", "Anna (Blue)"), ("ru", "Anna (Синий)"), ("de", "Anna (Blau)")])
def test_a_name_that_two_people_have_goes_with_the_colour(language: str, said: str) -> None:
    state = GAME.new(players=3, seed=1)

    assert GAME.speaker(language).participant(1, state, ["Anna", "Anna", "Ben"]) == said
    assert GAME.speaker(language).participant(2, state, ["Anna", "Anna", "Ben"]) == "Ben"


# --- how it reads ---------------------------------------------------------------------------------------------------
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
            "Судья-чиновник: +1 ПО, шкала расположения (всего 21).",
            "Korrupter Magistrat: +1 Siegpunkt, Gunst-Leiste (gesamt 21).",
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
