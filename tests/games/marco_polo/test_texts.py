"""The texts of Marco Polo: every message there is, in three languages, and whole games said without a slip.

Which messages there must be, and which arguments a sentence may use, is read from the source: the events told, the
refusals added, the decisions, the actions and the vocabulary.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from caravansary.core.decision import Refusal
from caravansary.core.events import Event
from caravansary.core.texts import Texts
from caravansary.games.marco_polo import GAME, actions, pieces
from caravansary.games.marco_polo.events import KINDS
from tests.games.marco_polo.position import RED, acting
from tests.games.source import Source
from tests.games.texts import Wording, explanations, option_messages

# Every value of every argument that is looked up
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "card": pieces.CITY_CARDS,
    "character": pieces.CHARACTERS,
    "city": pieces.CITIES,
    "contract": pieces.CONTRACTS,
    "die": pieces.DICE,
    "gain": actions.GAINS,
    "gift": pieces.GIFTS,
    "goal": pieces.GOALS,
    "good": pieces.GOODS,
    "new_die": pieces.DICE,
    "node": pieces.NODES,
    "office": pieces.OFFICE_TOKENS,
    "origin": pieces.NODES,
    "pair": pieces.PAIRS,
    "place": pieces.PLACES,
    "province": pieces.PROVINCES,
    "source": pieces.SOURCES,
    "space": pieces.SPACES,
    "token": pieces.PROVINCE_TOKENS,
}
EXPLAINED: Final = {"card": "text", "character": "power", "gift": "text", "office": "text", "token": "text"}
EXPLANATIONS: Final = explanations(VALUES, EXPLAINED)


SOURCE: Final = Source(GAME.folder, by_itself={"goal_kept": {"who", "goal"}}, engine=GAME.engine)
WORDING: Final = Wording(
    GAME,
    "POLO",
    actions.TABLE,
    SOURCE,
    values=VALUES,
    amounts={"things": pieces.COSTS[: pieces.R_POINTS]},
    ids={value for values in VALUES.values() for value in values if not value.isalpha()},
    same=re.compile(r"\b[SKN]\d+\b|\b[A-J]\b"),  # contracts and oases
    plain=option_messages(GAME) | EXPLANATIONS,
    several=("contract", "die"),
    alike=("new_die",),
)


# --- how it reads ---------------------------------------------------------------------------------------------------
def said_in_all(event: Event, names: list[str]) -> list[str]:
    state = GAME.new(players=2, seed=1)
    return [GAME.speaker(language).event(event, state, names) for language in ("en", "de")]


def test_events_read_well() -> None:
    rolled = Event("dice_rolled", 0, "", {"die": ["own-4", "own-4", "black-4", "white-6"], "n": 18})
    placed = Event("dice_placed", 0, "", {"space": "silk", "die": ["own-3", "black-4"], "value": 3})
    turned = Event("die_changed", 0, "", {"die": "black-3", "new_die": "black-4"})
    gained = Event("gained", 0, "", {"things": {"coins": 1, "camels": 2, "spice": 3}})
    scored = Event("points_scored", 1, "", {"n": 1, "source": "goal_places", "total": 21})
    terms = {"contract": "k09", "things": {"spice": 2}, "amount": {"points": 4}}
    taken = Event("contract_taken", 1, "", {"position": 3, **terms})

    assert [said_in_all(event, ["Anna", "Ben"]) for event in (rolled, placed, turned, gained, scored, taken)] == [
        [
            "Anna rolls 4, 4, black 4, white 6 (sum 18).",
            "Anna würfelt 4, 4, schwarze 4, weiße 6 (Summe 18).",
        ],
        [
            "Anna places 3, black 4: silk bazaar (value 3).",
            "Anna setzt auf „Seidenbasar“ ein: 3, schwarze 4 (Augenzahl 3).",
        ],
        [
            "Anna changes a die: black 3 → 4.",
            "Anna dreht einen Würfel: schwarze 3 → 4.",
        ],
        [
            "Anna gains 1 coin, 2 camels, 3 spice.",
            "Anna erhält 1 Münze, 2 Kamele, 3 Pfeffer.",
        ],
        [
            "Ben: +1 point, places of the goal cards (21 in all).",
            "Ben: +1 Punkt, Orte der Zielkarten (gesamt 21).",
        ],
        [
            "Ben takes the contract on space 3: 2 spice → 4 points.",
            "Ben nimmt den Auftrag von Feld 3: 2 Pfeffer → 4 Punkte.",
        ],
    ]


def test_dice_whose_value_is_chosen_later_read_well() -> None:
    placed = Event("dice_placed", 0, "", {"space": "gold", "die": ["own", "own", "black"], "value": 6})
    bought = Event("black_bought", 0, "", {"die": "black"})

    assert [said_in_all(event, ["Anna", "Ben"]) for event in (placed, bought)] == [
        [
            "Anna places 2 × own die, black die: gold bazaar (value 6).",
            "Anna setzt auf „Goldbasar“ ein: 2 × eigener Würfel, schwarzer Würfel (Augenzahl 6).",
        ],
        [
            "Anna buys from the pool: black die.",
            "Anna kauft aus dem Vorrat: schwarzer Würfel.",
        ],
    ]


def test_refusals_read_well() -> None:
    state = GAME.new(players=2, seed=1)
    high = Refusal(actions.SPACE, "marco_polo.khan.too_low", "POLO-KHAN-3", {"value": 4})
    far = Refusal(
        actions.STEP, "marco_polo.step.cost", "POLO-TRAVEL-4", {"node": "anxi", "things": {"coins": 3, "camels": 1}}
    )

    assert [[GAME.speaker(language).refusal(one, state) for language in ("en", "de")] for one in (high, far)] == [
        [
            "At the khan your die must show at least 4.",
            "Beim Khan muss dein Würfel mindestens 4 zeigen.",
        ],
        [
            "The step to Anxi costs 3 coins, 1 camel, and you cannot pay that.",
            "Der Schritt nach Anxi kostet 3 Münzen, 1 Kamel; das kannst du nicht bezahlen.",
        ],
    ]


@pytest.mark.parametrize(
    ("n", "coins"), [(1, "1 монету"), (3, "3 монеты"), (5, "5 монет"), (21, "21 монету"), (11, "11 монет")]
)
def test_russian_plurals_are_right(n: int, coins: str) -> None:
    said = Texts("ru", [WORDING.texts]).format("things-coins", {"n": n})

    assert said in (coins, coins.replace("монету", "монета"))


def test_the_log_says_what_a_contract_asks_for_and_brings_and_no_code() -> None:
    state = GAME.new(players=2, seed=1)
    kinds = [kind for kind, names in KINDS.items() if "contract" in names]
    terms = {"contract": "k20", "position": 1, "things": {"spice": 2, "camels": 1}, "amount": {"points": 5, "black": 1}}
    for language in ("en", "ru", "de"):
        for kind in kinds:
            said = GAME.speaker(language).event(Event(kind, 0, "", terms), state, ["Anna", "Ben"])
            assert "K20" not in said
            assert ("2" in said and "5" in said) == ("things" in KINDS[kind])


@pytest.mark.rule("POLO-CHAR-2")
def test_raschid_is_told_what_the_value_of_his_die_changes() -> None:
    table = acting("raschid", dice="own own")
    table.play(RED, "space khan")
    speaker, seat = GAME.speaker("en"), table.state.decider
    ask = table.state.decision(seat)

    said = [speaker.brings(action, table.state, seat) for action in ask.actions]

    assert "dice after it must show at least as much" in speaker.decision(ask, table.state)
    assert said == ["then any", "then 2+", "then 3+", "then 4+", "then 5+", "then only 6"]
