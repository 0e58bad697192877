"""The texts of Marrakesh: every message there is, in three languages, and whole games said without a slip.

Which messages there must be, and which arguments a sentence may use, is read from the source: the events told, the
refusals added, the decisions, the actions and the vocabulary.
"""

from __future__ import annotations

import ast
import functools
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from caravansary.core.chance import Chance
from caravansary.core.decision import Decision, Refusal
from caravansary.core.events import Event
from caravansary.core.game import COMMON_TEXTS
from caravansary.core.state import Preview, State
from caravansary.core.texts import LANGUAGES, PARTICIPANT_ARGS, Speaker, Texts
from caravansary.games.marrakesh import actions, events, frames, pieces
from caravansary.games.marrakesh.game import GAME

SOURCE: Final = GAME.folder
TEXTS: Final = SOURCE / "texts"
GAMES: Final = 2  # for each number of players and each way to play
WAYS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"floor": "b2", "first_river_tiles": False, "stair_tiles": True, "companions": True},
    {"first_river_tiles": False, "exchange_tiles": True, "citizens": True, "towns": True},
)
LAZY: Final = (actions.STOP, actions.DECLINE, actions.AREA_ACTION)  # what is done seldom, to see more
NUMBERS: Final = (0, 1, 2, 3, 5, 11, 21, 104)

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
    "workshop": pieces.WORKSHOPS,
}
LISTS: Final = ("colour", "luxury", "scroll")  # events may speak of several of them
AMOUNTS: Final = {"things": (*pieces.RESOURCES, *pieces.GOODS)}
SHOWN: Final = {"stair_tile": pieces.STAIR_TILES}  # named on the board only
# What is explained at length
EXPLAINED: Final = (
    *("area", "colour", "companion", "connecting", "exchange", "luxury", "oasis", "provision", "scroll"),
    *("scroll_colour", "side", "stair_tile", "town", "workshop"),
)

# Two digits are a number as well as an id of an oasis, unless the first one is 0
_IDS: Final = {
    value for values in (VALUES | SHOWN).values() for value in values if not re.fullmatch(r"[a-z]+|[1-9]\d", value)
}
RAW_ID: Final = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(_IDS, key=len, reverse=True))})(?![\w-])|\w_\w")
MARK: Final = re.compile(r"\bB[12]\b")  # the floors of the tower: the same in every language


# --- what the texts hold --------------------------------------------------------------------------------------------
class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.found.add(node.id.name)


@functools.cache
def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file and the variables of each; anything but plain messages fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent_ast.BaseComment):
            continue
        assert isinstance(entry, fluent_ast.Message), f"{path.name}: {entry}"
        assert entry.value is not None
        assert entry.attributes == []
        assert entry.id.name not in found, f"{entry.id.name} is there twice"
        variables = _Variables()
        variables.visit(entry)
        found[entry.id.name] = variables.found
    return found


def own(language: str) -> dict[str, set[str]]:
    return messages(TEXTS / f"{language}.ftl")


# --- what the source says -------------------------------------------------------------------------------------------
Assigned = dict[str, list[ast.expr]]


def strings(node: ast.expr, assigned: Assigned) -> set[str]:
    """The strings that an expression can be: a constant, either side of a condition, or a variable of the function."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=orelse):
            return strings(body, assigned) | strings(orelse, assigned)
        case ast.Name(id=name) if name in assigned:
            return {text for value in assigned[name] for text in strings(value, assigned)}
    raise AssertionError(f"cannot tell what {ast.unparse(node)} is (line {node.lineno})")


def assignments(function: ast.FunctionDef) -> Assigned:
    """What is assigned to each variable, also as one of a pair."""
    found: Assigned = {}
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=variable)], value=value):
                found.setdefault(variable, []).append(value)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=value):
                for at, name in enumerate(names):
                    found.setdefault(ast.unparse(name), []).extend(_parts(value, at))
    return found


def _parts(value: ast.expr, at: int) -> list[ast.expr]:
    match value:
        case ast.Tuple(elts=parts):
            return [parts[at]]
        case ast.IfExp(body=body, orelse=orelse):
            return _parts(body, at) + _parts(orelse, at)
    return []


def functions() -> Iterator[ast.FunctionDef]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield node


def calls(is_wanted: Callable[[ast.Attribute], bool], name_at: int) -> Iterator[tuple[str, ast.Call, set[str]]]:
    """The calls of a method, each with every name that it may be called with, and its keywords."""
    for function in functions():
        assigned = assignments(function)
        for node in ast.walk(function):
            match node:
                case ast.Call(func=ast.Attribute() as method) if is_wanted(method):
                    for name in strings(node.args[name_at], assigned):
                        yield name, node, keywords(node, assigned)


def keywords(call: ast.Call, assigned: Assigned) -> set[str]:
    """The names of the keywords, also of those in a dictionary of the function."""
    found: set[str] = set()
    for keyword in call.keywords:
        match keyword:
            case ast.keyword(arg=str(name)):
                found.add(name)
            case ast.keyword(arg=None, value=ast.Name(id=name)):
                found |= {key for value in assigned[name] for key in keys_of(value)}
            case _:
                raise AssertionError(f"cannot tell what {ast.unparse(keyword)} is (line {keyword.lineno})")
    return found


def keys_of(value: ast.expr) -> set[str]:
    assert isinstance(value, ast.Dict)
    return {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}


@functools.cache
def events_told() -> dict[str, set[str]]:
    """Every kind of event, with the arguments that it always has; one that only its owner sees is made by itself."""
    found: dict[str, set[str]] = {"keshi_picked": {"who", "colour"}}
    for kind, call, given in calls(lambda method: method.attr == "tell", 0):
        nobody = isinstance(call.args[1], ast.Constant) and call.args[1].value is None
        given = given if nobody else given | {"who"}
        found[kind] = found.get(kind, given) & given
    return found


@functools.cache
def refusals_added() -> dict[str, set[str]]:
    """Every code of a refusal, with the arguments that it always has."""
    found: dict[str, set[str]] = {}
    for code, _, given in calls(lambda method: method.attr == "add" and ast.unparse(method.value) == "no", 1):
        found[code] = found.get(code, given | {"action"}) & (given | {"action"})
    return found


@functools.cache
def decisions_asked() -> dict[str, set[str]]:
    """Every kind of decision, with the arguments that its question always has."""
    found = {kind: {"who"} for kind in frames.NAMES.values()}
    by_name = {function.name: function for function in functions()}
    for node in by_name["_args"].body:
        match node:
            case ast.If(test=test, body=[ast.Return(value=ast.Dict(keys=keys))]):
                for kind in _kinds(test):
                    found[kind] |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    for node in by_name["_pick"].body:
        match node:
            case ast.Return(value=ast.IfExp(test=test)):
                for kind in _kinds(test):
                    found[kind] |= {"left"}
    return found


def _kinds(test: ast.expr) -> list[str]:
    """The decisions that `kind == frames.X` or `kind in (frames.X, frames.Y)` speaks of."""
    return [frames.NAMES[getattr(frames, node.attr)] for node in ast.walk(test) if isinstance(node, ast.Attribute)]


def things() -> set[str]:
    """The names of what a preview can count."""
    return {name for held in new_game(4, 1).holdings().values() for name in held}


def message_of(code: str) -> str:
    return f"no-{code.replace('.', '-')}"


def option_messages() -> set[str]:
    """The words of the options: a name, what it does, and its choices."""
    found = {f"option-{option.name}{end}" for option in GAME.options for end in ("", "-help")}
    return found | {f"option-{option.name}-{_word(choice)}" for option in GAME.options for choice in option.choices}


def _word(choice: str | int | None) -> str:
    """A choice as the page writes it."""
    return json.dumps(choice).strip('"')


def explanations() -> set[str]:
    return {f"{arg}-{value}-text" for arg in EXPLAINED for value in (VALUES | SHOWN)[arg]}


def given_arguments() -> dict[str, set[str]]:
    """Every message that the game can ask for, with the arguments that it is sure to get."""
    found: dict[str, set[str]] = {f"ask-{kind}": given for kind, given in decisions_asked().items()}
    found |= {f"decision-{kind}": set() for kind in decisions_asked()}
    found |= {f"do-{block.kind}": {block.arg} - {""} for block in actions.TABLE.blocks}
    found |= {f"event-{kind}": given for kind, given in events_told().items()}
    found |= {message_of(code): given for code, given in refusals_added().items()}
    found |= {f"{arg}-{value}": set() for arg, values in (VALUES | SHOWN).items() for value in values}
    found |= {f"{arg}-{value}": {"n"} for arg, values in AMOUNTS.items() for value in values}
    found |= {message: set() for message in option_messages() | explanations()}
    return found | {f"thing-{name}": {"n"} for name in things()}


# --- games to speak of ----------------------------------------------------------------------------------------------
Said = Callable[[Speaker, "list[str] | None"], str]


def new_game(players: int, seed: int, told: list[Event] | None = None, **options: Any) -> State:
    return GAME.new(players=players, seed=seed, events=told, **options)


def choose(options: list[int], chance: Chance) -> int:
    """At random, but the lazy options are seldom chosen."""
    busy = [action for action in options if action not in LAZY]
    chosen = busy if busy and chance.below(3) else options
    return chosen[chance.below(len(chosen))]


class Heard:
    """Everything different that was asked, refused, told and previewed in some games, each once."""

    def __init__(self) -> None:
        self.decisions: dict[str, tuple[Decision, State]] = {}
        self.refusals: dict[str, tuple[Refusal, State]] = {}
        self.events: dict[str, tuple[Event, State]] = {}
        self.previews: dict[str, tuple[Preview, int]] = {}
        for players in range(GAME.min_players, GAME.max_players + 1):
            for seed in range(GAMES):
                for way in WAYS:
                    self.listen(players, seed, way)

    def listen(self, players: int, seed: int, way: dict[str, Any]) -> None:
        chance = Chance.seeded(1000 * players + seed)
        told: list[Event] = []
        state = new_game(players, seed, told, **way)
        start = state.copy()  # names need the participants only, and those never change
        while not state.is_over:
            seat = state.waiting_for[0]
            asked = state.decision(seat)
            self.decisions.setdefault(
                f"{players} {asked.kind} {asked.args} {asked.pick and asked.pick.left}", (asked, start)
            )
            for refusal in asked.refused:
                self.refusals.setdefault(f"{players} {refusal!r}", (refusal, start))
            if seed == 0:
                self.look_ahead(state, asked, seat)
            state.play(choose(asked.actions, chance), seat, events=told)
        for event in told:
            self.events.setdefault(f"{players} {event!r}", (event, start))

    def look_ahead(self, state: State, asked: Decision, seat: int) -> None:
        not_asked = state.why_not(actions.END_TURN if asked.kind == "choose_worker" else actions.WORKER, seat)
        if not_asked is not None:
            self.refusals.setdefault(repr(not_asked), (not_asked, state.copy()))
        for action in asked.actions:
            preview = state.preview(action, seat)
            self.previews.setdefault(f"{preview.changes.get(seat)} {preview.cost}", (preview, seat))

    def sentences(self) -> Iterator[tuple[str, Said]]:
        """What is said about participants: a kind, and the way to say it with some names."""
        for asked, state in self.decisions.values():
            yield asked.kind, functools.partial(_say, "decision", asked, state)
        for refusal, state in self.refusals.values():
            yield refusal.code, functools.partial(_say, "refusal", refusal, state)
        for event, state in self.events.values():
            yield event.kind, functools.partial(_say, "event", event, state)


def _say(way: str, thing: Any, state: State, speaker: Speaker, names: list[str] | None) -> str:
    return str(getattr(speaker, way)(thing, state, names))


@pytest.fixture(scope="module")
def heard() -> Heard:
    return Heard()


def check(said: str, language: str) -> None:
    """Nothing unformatted, no id, and no word of another alphabet."""
    assert said
    assert said == said.strip()
    assert not re.search(r"[{}$]|None|  ", said), said
    assert not RAW_ID.search(said), said
    other = "[a-zA-Z]" if language == "ru" else "[а-яёА-ЯЁ]"
    assert not re.search(other, MARK.sub("", said)), said


def check_sentence(said: str, language: str) -> None:
    check(said, language)
    assert said[-1] in ".?", said
    assert not re.search(r"[.,:;]\.$|\s[.,:;?]", said), said


# --- the files ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_in_all_languages_with_the_same_variables(language: str) -> None:
    assert own(language) == own("en")


def test_the_messages_are_those_that_the_game_can_ask_for() -> None:
    assert own("en").keys() == given_arguments().keys()


def test_every_argument_that_is_looked_up_has_its_words() -> None:
    assert GAME.vocabulary == VALUES.keys()


def test_sentences_speak_only_of_what_the_code_gives_them() -> None:
    given = given_arguments()

    too_much = {message: used - given[message] for message, used in own("en").items() if used - given[message]}

    assert too_much == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    files = [COMMON_TEXTS / f"{language}.ftl", TEXTS / f"{language}.ftl", *sorted(TEXTS.glob(f"*.{language}.ftl"))]

    found = [message for path in files for message in messages(path)]

    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title(language: str) -> None:
    rules = (SOURCE / "rules" / "en.md").read_text(encoding="utf-8")
    ids = re.findall(r"^### (MKSH-\w+-\d+)\b", rules, re.MULTILINE)
    titles = {message for message in messages(TEXTS / f"rules.{language}.ftl") if message.startswith("rule-")}

    assert len(ids) > 300
    assert titles == {f"rule-{rule}" for rule in ids}
    assert all(GAME.speaker(language).rule_title(rule) for rule in ids)


def test_the_events_told_are_those_declared() -> None:
    told = {kind: given - {"who"} for kind, given in events_told().items()}

    assert told == {kind: set(arguments) for kind, arguments in events.KINDS.items() if kind in told}
    assert events.KINDS.keys() == told.keys()


def test_the_scan_reads_what_it_should() -> None:
    assert events_told()["gate_built"] == {"who", "gate_colour", "workshop", "slot"}
    assert events_told()["points_lost"] == events_told()["points_scored"] == {"who", "n", "source", "total"}
    assert events_told()["tray_filled"] == {"colour"}
    assert refusals_added()["path.full"] == refusals_added()["path.covered"] == {"action", "path"}
    assert refusals_added()["refresh.used"] == refusals_added()["refresh.too_late"] == {"action", "scroll_colour"}
    assert refusals_added()["scroll.scholars"] == {"action", "n", "has"}
    assert decisions_asked()["choose_keshis"] == {"who", "left"}
    assert decisions_asked()["choose_water"] == decisions_asked()["choose_stair"] == {"who", "n"}
    assert decisions_asked()["choose_worker"] == {"who"}


# --- single sentences -----------------------------------------------------------------------------------------------
def samples(arg: str) -> tuple[Any, ...]:
    """Values that an argument can have."""
    if arg in VALUES:
        return VALUES[arg]
    if arg in AMOUNTS:
        amounts = [{thing: n} for thing in AMOUNTS[arg] for n in NUMBERS]
        return (*amounts, dict.fromkeys(AMOUNTS[arg], 2), {})
    if arg in PARTICIPANT_ARGS:
        return (0, 1, 2, [2, 0, 1]) if arg == "other" else (0, 1, 2)
    return NUMBERS


def rows(given: set[str]) -> Iterator[dict[str, Any]]:
    """Arguments for a sentence, until each has had every value, in changing company."""
    columns = {arg: samples(arg) for arg in sorted(given - {"action"})}
    longest = max((len(column) for column in columns.values()), default=1)
    for shift in range(3):
        for row in range(longest):
            yield {arg: column[(row + shift * at) % len(column)] for at, (arg, column) in enumerate(columns.items())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_every_value(language: str) -> None:
    speaker, state = GAME.speaker(language), new_game(3, 1)

    for kind, given in events_told().items():
        for args in rows(given):
            who = args.pop("who", None)
            several = {arg: [value, *VALUES[arg][:2]] for arg, value in args.items() if arg in LISTS}
            check_sentence(speaker.event(Event(kind, who, "", args), state), language)
            check_sentence(speaker.event(Event(kind, who, "", args | several), state), language)
    for code, given in refusals_added().items():
        for args in rows(given):
            check_sentence(speaker.refusal(Refusal(actions.WORKER, f"marrakesh.{code}", "", args), state), language)
    for kind, given in decisions_asked().items():
        for args in rows(given):
            check_sentence(speaker.texts.format(f"ask-{kind}", _words(speaker, args)), language)
            check(speaker.texts.format(f"decision-{kind}"), language)


def _words(speaker: Speaker, args: dict[str, Any]) -> dict[str, Any]:
    words = {arg: speaker.texts.format(f"{arg}-{value}") for arg, value in args.items() if arg in GAME.vocabulary}
    return {**args, **words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_button_of_its_own(language: str) -> None:
    buttons = [GAME.speaker(language).action(action) for action in range(GAME.num_actions)]

    for button in buttons:
        check(button, language)
        assert button[-1] not in ".:;,"
        assert button[0].isupper() or button[0].isdigit(), button
    assert len(set(buttons)) == len(buttons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_a_word(language: str) -> None:
    texts = GAME.speaker(language).texts

    for arg, values in VALUES.items():
        words = [texts.format(f"{arg}-{value}") for value in values]
        for word in words:
            check(word, language)
            assert word[-1] not in ".:;,"
        assert len(set(words)) == len(words), arg


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_is_explained_in_sentences(language: str) -> None:
    texts = GAME.speaker(language).texts

    for message in explanations():
        check_sentence(texts.format(message), language)
    for message in option_messages():
        check(texts.format(message), language)
        assert texts.format(message).endswith(".") == message.endswith("-help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_a_preview_is_counted(language: str) -> None:
    texts = GAME.speaker(language).texts

    for name in things():
        for n in (1, 2, 5, 21):
            check(texts.format(f"thing-{name}", {"n": n}), language)


# --- whole games ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_random_games_is_said(language: str, heard: Heard) -> None:
    speaker = GAME.speaker(language)
    kinds: set[str] = set()

    for kind, say in heard.sentences():
        kinds.add(kind)
        check_sentence(say(speaker, None), language)
    for preview, seat in heard.previews.values():
        said = speaker.preview(preview, seat)
        if said:
            check(said, language)

    assert len(kinds & events_told().keys()) > 50
    assert len(kinds & decisions_asked().keys()) > 28
    assert len(kinds & {f"marrakesh.{code}" for code in refusals_added()}) > 25
    assert "core.action.not_asked" in kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_named_in_games_has_a_title(language: str, heard: Heard) -> None:
    named = {thing.rule for found in (heard.decisions, heard.refusals, heard.events) for thing, _ in found.values()}

    assert all(GAME.speaker(language).rule_title(rule) for rule in named)


MARKS: Final = ["\ue000", "\ue001", "\ue002", "\ue003"]  # names that no text contains
HOSTILE: Final = ["{ $x }", "{", "<b>", "\"'«»", "\u202eanna\u2066", "a\nb = c", "-term", "seat-red", "None", "🐫", "0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_people_are_only_text(language: str, heard: Heard) -> None:
    speaker = GAME.speaker(language)
    kinds: set[str] = set()

    for kind, say in heard.sentences():
        plain = say(speaker, MARKS)
        if kind in kinds or not any(mark in plain for mark in MARKS):
            continue
        kinds.add(kind)
        for name in HOSTILE:
            names = [f"{name}{number}" for number in range(4)]
            expected = plain
            for mark, seated in zip(MARKS, names, strict=True):
                expected = expected.replace(mark, seated)
            assert say(speaker, names) == expected
        assert say(speaker, [""] * 4) == say(speaker, None)

    assert kinds >= {"turn_started", "game_ended", "gained", "scroll_worked"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_keshi_was_picked_is_told_to_nobody_else(language: str, heard: Heard) -> None:
    picked = [event for event, _ in heard.events.values() if event.kind == "keshi_picked"]

    assert picked
    assert all(event.audience == (event.who,) for event in picked)
    assert own(language)["event-keshis_chosen"] == {"who"}


# --- how it reads ---------------------------------------------------------------------------------------------------
def said_in_all(event: Event, names: list[str]) -> list[str]:
    state = new_game(2, 1)
    return [GAME.speaker(language).event(event, state, names) for language in ("en", "de")]


def test_events_read_well() -> None:
    revealed = Event("keshis_revealed", 0, "", {"colour": ["green", "red", "yellow"]})
    built = Event("gate_built", 0, "", {"gate_colour": "orange", "workshop": "blue", "slot": 3})
    used = Event("square_used", 0, "", {"cell": 1, "n": 2})
    gained = Event("gained", 0, "", {"things": {"water": 1, "date": 2, "purple": 3}})
    scored = Event("points_scored", 1, "", {"n": 1, "source": "filled_areas", "total": 121})
    bought = Event("scroll_bought", 1, "", {"scroll": "y8"})
    began = Event("season_started", None, "", {"season": 2, "exchange": "e07"})

    told = (revealed, built, used, gained, scored, bought, began)
    assert [said_in_all(event, ["Anna", "Ben"]) for event in told] == [
        [
            "Anna reveals: green date picker, red water seller, yellow spice.",
            "Anna zeigt: Dattelpflücker (grün), Wasserverkäufer (rot), Gewürz (gelb).",
        ],
        [
            "Anna builds a gate on slot 3: orange, blue workshop.",
            "Anna baut ein Tor auf Torplatz 3: orange, blaue Werkstatt.",
        ],
        [
            "Anna uses the cell of the main square at the top right: the bonus twice.",
            "Anna nutzt den Marktplatz, Feld oben rechts: den Bonus zweimal.",
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
            "Ben buys a scroll: cheaper gates (yellow).",
            "Ben kauft eine Schriftrolle: billigere Tore (gelb).",
        ],
        [
            "Season 2 begins. Exchange: yellow → dates and river, purple → dinars and points, "
            "orange → water and steps.",
            "Saison 2 beginnt. Wechselstube: gelb → Datteln und Fluss, lila → Dinare und Punkte, "
            "orange → Wasser und Stufen.",
        ],
    ]


def test_refusals_read_well() -> None:
    state = new_game(2, 1)
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
    said = Texts("ru", [TEXTS]).format("things-dinar", {"n": n})

    one, few = n % 10 == 1 and n != 11, 2 <= n % 10 <= 4
    assert said in ({f"{n} динар"} if one else {f"{n} динара"} if few else {f"{n} динаров"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_things_say_no_amount(language: str) -> None:
    texts = GAME.speaker(language).texts

    for arg in ("colour", "exchange", "luxury", "oasis", "provision", "scroll", "stair_tile", "town"):
        for value in (VALUES | SHOWN)[arg]:
            assert not re.search(r"\d", texts.format(f"{arg}-{value}"))
