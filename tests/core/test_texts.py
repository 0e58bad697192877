"""The core's texts: every message in all three languages, with the same variables, and all of them used."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from caravansary.core.decision import Refusal
from caravansary.core.errors import TextError
from caravansary.core.events import Event
from caravansary.core.game import COMMON_TEXTS
from caravansary.core.texts import LANGUAGES, Texts
from tests.core.toy import TOY, act, toy_position
from tests.games.texts import messages
from tests.toy.pieces import PLAYER_COLOURS

REFUSALS: dict[str, tuple[int, dict[str, Any], set[str]]] = {  # code: action, arguments, the sentence's variables
    "core.action.unknown": (-1, {"action": "'x'"}, {"action"}),
    "core.game.over": (4, {}, set()),
    "core.seat.needed": (4, {}, set()),
    "core.seat.not_yours": (4, {"seat": "1", "who": 0}, {"seat", "who"}),
    "core.action.not_asked": (4, {"decision": "toy.choose_boon"}, {"action", "decision"}),
}
NEEDED = {"nothing", *(f"seat-{colour}" for colour in PLAYER_COLOURS)}
NEEDED |= {f"no-{code.split('.', 1)[1].replace('.', '-')}" for code in REFUSALS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_in_all_languages_with_the_same_variables(language: str) -> None:
    assert messages(COMMON_TEXTS / f"{language}.ftl") == messages(COMMON_TEXTS / "en.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_core_says_is_there(language: str) -> None:
    assert messages(COMMON_TEXTS / f"{language}.ftl").keys() >= NEEDED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_of_the_core_is_a_sentence(language: str, code: str) -> None:
    action, args, variables = REFUSALS[code]

    sentence = TOY.speaker(language).refusal(Refusal(action, code, "", args), toy_position())

    assert sentence.endswith(".")
    assert messages(COMMON_TEXTS / f"{language}.ftl")[f"no-{code.split('.', 1)[1].replace('.', '-')}"] == variables


def test_sentences_read_well() -> None:
    state = toy_position()
    refusals = [state.why_not(act("rob 1"), 2), state.why_not(act("gift 1"), 0), state.why_not(99)]

    said = [
        [TOY.speaker(language).refusal(refusal, state) for language in LANGUAGES]
        for refusal in refusals
        if refusal is not None
    ]

    assert said == [
        [
            "It is not for seat 2 to decide now; Red decides.",
            "Сейчас решает не место 2; решает Красный.",
            "Platz 2 ist jetzt nicht an der Reihe; Rot entscheidet.",
        ],
        [
            "“Give a coin to Blue” is not possible now. The decision is: a deed.",
            "«Дать монету: Синий» сейчас невозможно. Сейчас решается: поступок.",
            "„Blau eine Münze geben“ ist jetzt nicht möglich. Zu entscheiden ist: eine Tat.",
        ],
        [
            "There is no action 99.",
            "Действия 99 не существует.",
            "Eine Aktion 99 gibt es nicht.",
        ],
    ]


@pytest.mark.parametrize("name", ["{ $who }", "</script>", "-brand = x", "\n", "a\u2068b", "{", "Ёж", '"'])
def test_names_of_people_are_only_text(name: str) -> None:
    state = toy_position()
    event = Event("rested", 1, "TOY-REST", {})

    assert TOY.speaker("en").event(event, state, ["", name]) == f"{name} rests."


def test_russian_plurals_are_right() -> None:
    state = TOY.new(2, seed=1)
    asked = TOY.speaker("ru").decision(state.decision(0), state)
    state.play(act("pick jade"), 0)

    assert asked == "Красный: тайно выберите 2 цвета."
    assert TOY.speaker("ru").decision(state.decision(0), state) == "Красный: тайно выберите ещё 1 цвет."


def test_a_missing_message_or_variable_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello { $name }\nempty =\n    .title = x\n", encoding="utf-8")
    texts = Texts("en", [tmp_path])

    assert texts.format("hello", {"name": "Anna"}) == "Hello Anna"
    for message in ("hello", "goodbye", "empty"):
        with pytest.raises(TextError, match=f"^en: (no )?message '{message}'"):
            texts.format(message)
