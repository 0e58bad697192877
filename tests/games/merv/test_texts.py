"""The texts of Merv: every message there is, in three languages, and whole games said without a slip.

Which messages there must be, and which arguments a sentence may use, is read from the source: the events told, the
refusals added, the decisions, the actions and the vocabulary.
"""

from __future__ import annotations

import ast
import functools
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
from caravansary.games.merv import GAME, actions, frames, pieces

SOURCE: Final = GAME.folder
TEXTS: Final = SOURCE / "texts"
PLAYERS: Final = (1, 2, 3, 4)
GAMES: Final = 5  # per number of players
LAZY: Final = (actions.FAVOUR, actions.DEPLOY, actions.FINISH)  # what a random player seldom does, to see more
NUMBERS: Final = (0, 1, 2, 3, 5, 11, 21, 104)

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
AMOUNTS: Final = {"cubes": pieces.COLOURS}
PARTICIPANTS: Final = ("high_courtier", "magistrate")

_IDS: Final = {value for values in VALUES.values() for value in values if not value.isalpha()}
_IDS_OF_LETTERS: Final = {*pieces.MARKET_SLOTS, "b1", "b2", "b3", "b4"}
_UNSAID: Final = {value for arg in VALUES.keys() - GAME.vocabulary for value in VALUES[arg]}
RAW_ID: Final = re.compile(
    rf"(?<![\w-])(?:{'|'.join(sorted(_IDS - _UNSAID | _IDS_OF_LETTERS, key=len, reverse=True))})(?![\w-])|\w_\w"
)
PLACE: Final = re.compile(r"\br\dc\d\b|\b[nesw]\d\b|\bI{1,3}\b")  # what is the same in every language


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
def strings(node: ast.expr, assigned: dict[str, list[ast.expr]]) -> set[str]:
    """The strings that an expression can be: a constant, either side of a condition, or a variable of the function."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=orelse):
            return strings(body, assigned) | strings(orelse, assigned)
        case ast.Name(id=name) if name in assigned:
            return {text for value in assigned[name] for text in strings(value, assigned)}
    raise AssertionError(f"cannot tell what {ast.unparse(node)} is (line {node.lineno})")


def functions() -> Iterator[ast.FunctionDef]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield node


def calls(is_wanted: Callable[[ast.Attribute], bool], name_at: int) -> Iterator[tuple[str, ast.Call]]:
    """The calls of a method, each with every name that it may be called with."""
    for function in functions():
        assigned: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function):
            match node:
                case ast.Assign(targets=[ast.Name(id=variable)], value=value):
                    assigned.setdefault(variable, []).append(value)
        for node in ast.walk(function):
            match node:
                case ast.Call(func=ast.Attribute() as method) if is_wanted(method):
                    for name in strings(node.args[name_at], assigned):
                        yield name, node


def keywords(call: ast.Call) -> set[str]:
    assert all(keyword.arg for keyword in call.keywords)
    return {str(keyword.arg) for keyword in call.keywords}


@functools.cache
def events_told() -> dict[str, set[str]]:
    """Every kind of event, with the arguments that it always has."""
    found: dict[str, set[str]] = {}
    for kind, call in calls(lambda method: method.attr == "tell", 0):
        nobody = isinstance(call.args[1], ast.Constant) and call.args[1].value is None
        given = keywords(call) | (set() if nobody else {"who"})
        found[kind] = found.get(kind, given) & given
    return found


@functools.cache
def refusals_added() -> dict[str, set[str]]:
    """Every code of a refusal, with the arguments that it always has."""
    found: dict[str, set[str]] = {}
    for code, call in calls(lambda method: method.attr == "add" and ast.unparse(method.value) == "no", 1):
        given = keywords(call) | {"action"}
        found[code] = found.get(code, given) & given
    return found


@functools.cache
def decisions_asked() -> dict[str, set[str]]:
    """Every kind of decision, with the arguments that its question always has."""
    found = {kind: {"who"} for kind in frames.NAMES.values()}
    by_name = {function.name: function for function in functions() if function.name in ("_args", "_pick")}
    for name, function in by_name.items():
        for node in function.body:
            match node:
                case ast.If(
                    test=ast.Compare(left=ast.Name("kind"), ops=[ast.Eq()], comparators=[ast.Attribute(attr=kind)])
                ):
                    given = found[frames.NAMES[getattr(frames, kind)]]
                    given |= {"left"} if name == "_pick" else _keys(node.body)
    return found


def _keys(body: list[ast.stmt]) -> set[str]:
    match body:
        case [ast.Return(value=ast.Dict(keys=keys))]:
            return {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    raise AssertionError("the arguments of a question are not a plain dictionary")


def things() -> set[str]:
    """The names of what a preview can count."""
    return {"cubes", *pieces.COLOURS, *(name for held in new_game(4, 1).holdings().values() for name in held)}


def message_of(code: str) -> str:
    return f"no-{code.replace('.', '-')}"


def given_arguments() -> dict[str, set[str]]:
    """Every message that the game can ask for, with the arguments that it is sure to get."""
    found: dict[str, set[str]] = {f"participant-{name}": set() for name in PARTICIPANTS}
    found |= {f"ask-{kind}": given for kind, given in decisions_asked().items()}
    found |= {f"decision-{kind}": set() for kind in decisions_asked()}
    found |= {f"do-{kind}": {arg} - {""} for kind, _, arg, _ in actions.KINDS}
    found |= {f"event-{kind}": given for kind, given in events_told().items()}
    found |= {message_of(code): given for code, given in refusals_added().items()}
    found |= {f"{arg}-{value}": set() for arg, values in VALUES.items() for value in values}
    found |= {f"{arg}-{value}": {"n"} for arg, values in AMOUNTS.items() for value in values}
    return found | {f"thing-{name}": {"n"} for name in things()}


# --- games to speak of ----------------------------------------------------------------------------------------------
Said = Callable[[Speaker, "list[str] | None"], str]


def new_game(players: int, seed: int, events: list[Event] | None = None) -> State:
    return GAME.new(players=players, seed=seed, events=events)


def choose(state: State, chance: Chance) -> int:
    """At random, but contracts at once and the lazy options seldom."""
    options = state.options
    contracts = [action for action in options if actions.CONTRACT <= action < actions.CONTRACT + 6]
    busy = [action for action in options if action not in LAZY]
    chosen = contracts or (busy if busy and chance.below(5) else options)
    return chosen[chance.below(len(chosen))]


class Heard:
    """Everything different that was asked, refused, told and previewed in some games, each once."""

    def __init__(self) -> None:
        self.decisions: dict[str, tuple[Decision, State]] = {}
        self.refusals: dict[str, tuple[Refusal, State]] = {}
        self.events: dict[str, tuple[Event, State]] = {}
        self.previews: dict[str, tuple[Preview, State]] = {}
        for players in PLAYERS:
            for seed in range(GAMES):
                self.listen(players, seed)

    def listen(self, players: int, seed: int) -> None:
        chance = Chance.seeded(1000 * players + seed)
        told: list[Event] = []
        state = new_game(players, seed, told)
        start = state.copy()  # names need the participants only, and those never change
        while not state.is_over:
            asked = state.decision()
            self.decisions.setdefault(
                f"{players} {asked.kind} {asked.args} {asked.pick and asked.pick.left}", (asked, start)
            )
            for refusal in asked.refused:
                self.refusals.setdefault(f"{players} {refusal!r}", (refusal, start))
            if seed == 0:
                self.look_ahead(state, asked)
            state.play(choose(state, chance), events=told)
        for event in told:
            self.events.setdefault(f"{players} {event!r}", (event, start))

    def look_ahead(self, state: State, asked: Decision) -> None:
        not_asked = state.why_not(actions.SPACE + 3 if asked.kind != "choose_space" else actions.SITE)
        if not_asked is not None:
            self.refusals.setdefault(repr(not_asked), (not_asked, state.copy()))
        for action in asked.actions:
            preview = state.preview(action)
            mine = preview.changes.get(state.decider)
            self.previews.setdefault(f"{mine} {preview.cost}", (preview, state.copy()))

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
    assert not re.search(other, PLACE.sub("", said)), said


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
    assert GAME.vocabulary <= VALUES.keys()
    assert VALUES.keys() - GAME.vocabulary <= {"wall_slot"}


def test_sentences_speak_only_of_what_the_code_gives_them() -> None:
    given = given_arguments()

    too_much = {message: used - given[message] for message, used in own("en").items() if used - given[message]}

    assert too_much == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    files = [COMMON_TEXTS / f"{language}.ftl", TEXTS / f"{language}.ftl", TEXTS / f"rules.{language}.ftl"]

    found = [message for path in files for message in messages(path)]

    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title(language: str) -> None:
    rules = (SOURCE / "rules" / "en.md").read_text(encoding="utf-8")
    ids = re.findall(r"^### (MERV-\w+-\d+)\b", rules, re.MULTILINE)
    titles = {message for message in messages(TEXTS / f"rules.{language}.ftl") if message.startswith("rule-")}

    assert len(ids) > 300
    assert titles == {f"rule-{rule}" for rule in ids}
    assert all(GAME.speaker(language).rule_title(rule) for rule in ids)


def test_the_scan_reads_what_it_should() -> None:
    assert events_told()["card_taken"] == {"who", "spice", "position", "camels"}
    assert events_told()["cards_revealed"] == {"spice"}
    assert refusals_added()["scrolls.supply"] == refusals_added()["scrolls.cost"] == {"action", "n"}
    assert refusals_added()["payment.discount_used"] == {"action"}
    assert decisions_asked()["choose_good"] == {"who", "left", "contract"}
    assert decisions_asked()["choose_slot"] == {"who"}


# --- single sentences -----------------------------------------------------------------------------------------------
def samples(arg: str) -> tuple[Any, ...]:
    """Values that an argument can have."""
    if arg in VALUES:
        return (*VALUES[arg], list(VALUES[arg][:3])) if arg == "spice" else VALUES[arg]
    if arg in AMOUNTS:
        amounts = [{colour: n} for colour in AMOUNTS[arg] for n in NUMBERS]
        return (*amounts, dict.fromkeys(AMOUNTS[arg], 2), {})
    if arg in PARTICIPANT_ARGS:
        return (0, 1, 2, [2, 0, 1]) if arg == "other" else (0, 1, 2)
    return pieces.CELLS if arg == "cell" else NUMBERS


def rows(given: set[str]) -> Iterator[dict[str, Any]]:
    """Arguments for a sentence, until each has had every value, in changing company."""
    columns = {arg: samples(arg) for arg in sorted(given - {"action"})}
    longest = max((len(column) for column in columns.values()), default=1)
    for shift in range(3):
        for row in range(longest):
            yield {arg: column[(row + shift * at) % len(column)] for at, (arg, column) in enumerate(columns.items())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_every_value(language: str) -> None:
    speaker, state = GAME.speaker(language), new_game(1, 1)

    for kind, given in events_told().items():
        for args in rows(given):
            who = args.pop("who", None)
            check_sentence(speaker.event(Event(kind, who, "", args), state), language)
    for code, given in refusals_added().items():
        for args in rows(given):
            check_sentence(speaker.refusal(Refusal(actions.SLOT, f"merv.{code}", "", args), state), language)
    for kind, given in decisions_asked().items():
        for args in rows(given):
            sentence = speaker.texts.format(f"ask-{kind}", _words(speaker, args))
            check_sentence(sentence, language)
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
        assert button[0].isupper() or button[0].isdigit() or PLACE.match(button), button
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
    for preview, state in heard.previews.values():
        said = speaker.preview(preview, state.decider)
        if said:
            check(said, language)

    assert len(kinds & events_told().keys()) > 40
    assert len(kinds & decisions_asked().keys()) > 28
    assert len(kinds & {f"merv.{code}" for code in refusals_added()}) > 50
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

    assert kinds >= {"turn_started", "round_ended", "game_ended", "merv.slot.occupied"}


@pytest.mark.parametrize(("language", "said"), [("en", "Anna (Blue)"), ("ru", "Anna (Синий)"), ("de", "Anna (Blau)")])
def test_a_name_that_two_people_have_goes_with_the_colour(language: str, said: str) -> None:
    state = GAME.new(players=3, seed=1)

    assert GAME.speaker(language).participant(1, state, ["Anna", "Anna", "Ben"]) == said
    assert GAME.speaker(language).participant(2, state, ["Anna", "Anna", "Ben"]) == "Ben"


# --- how it reads ---------------------------------------------------------------------------------------------------
def said_in_all(event: Event, names: list[str]) -> list[str]:
    state = new_game(1, 1)
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
    state = new_game(2, 1)
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
    assert Texts("ru", [TEXTS]).format("cubes-white", {"n": n}) == cubes
