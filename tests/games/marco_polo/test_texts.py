"""The texts of Marco Polo: every message there is, in three languages, and whole games said without a slip.

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
from caravansary.games.marco_polo import GAME, actions, events, frames, pieces

SOURCE: Final = GAME.folder
TEXTS: Final = SOURCE / "texts"
GAMES: Final = 4  # for each number of players and each way to play
WAYS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"character_draft": True, "random_provinces": True, "goal_choice": True},
    {"new_characters": True, "goal_choice": True},
)
LAZY: Final = (actions.PURSE_DIE, actions.END_TURN, actions.DECLINE)  # what is done seldom, to see more
NUMBERS: Final = (0, 1, 2, 3, 5, 11, 21, 104)

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
LISTS: Final = ("contract", "die")  # events may speak of several of them
AMOUNTS: Final = {"things": pieces.COSTS[: pieces.R_POINTS]}
# What explains a thing at length, by the argument that names it
EXPLAINED: Final = {"card": "text", "character": "power", "gift": "text", "office": "text", "token": "text"}

_IDS: Final = {value for values in VALUES.values() for value in values if not value.isalpha()}
RAW_ID: Final = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(_IDS, key=len, reverse=True))})(?![\w-])|\w_\w")
MARK: Final = re.compile(r"\b[SKN]\d+\b|\b[A-J]\b")  # contracts and oases: the same in every language


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


def calls(is_wanted: Callable[[ast.Attribute], bool], name_at: int) -> Iterator[tuple[str, ast.Call]]:
    """The calls of a method, each with every name that it may be called with."""
    for function in functions():
        assigned = assignments(function)
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
    """Every kind of event, with the arguments that it always has; one that only its owner sees is made by itself."""
    found: dict[str, set[str]] = {"goal_kept": {"who", "goal"}}
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
    by_name = {function.name: function for function in functions()}
    for node in by_name["_args"].body:
        match node:
            case ast.If(test=test, body=[ast.Return(value=ast.Dict(keys=keys))]):
                for kind in _kinds(test):
                    found[kind] |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    for node in by_name["_pick"].body:
        match node:
            case ast.If(test=test, body=[ast.Return(value=ast.Call(func=ast.Attribute(attr=pick)))]):
                returns = by_name[pick].returns
                if returns is not None and ast.unparse(returns) == "Pick":
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
    return {f"{arg}-{value}-{end}" for arg, end in EXPLAINED.items() for value in VALUES[arg]}


def given_arguments() -> dict[str, set[str]]:
    """Every message that the game can ask for, with the arguments that it is sure to get."""
    found: dict[str, set[str]] = {f"ask-{kind}": given for kind, given in decisions_asked().items()}
    found |= {f"decision-{kind}": set() for kind in decisions_asked()}
    found |= {f"do-{block.kind}": {block.arg} - {""} for block in actions.TABLE.blocks}
    found |= {f"event-{kind}": given for kind, given in events_told().items()}
    found |= {message_of(code): given for code, given in refusals_added().items()}
    found |= {f"{arg}-{value}": set() for arg, values in VALUES.items() for value in values}
    found |= {f"{arg}-{value}": {"n"} for arg, values in AMOUNTS.items() for value in values}
    found |= {message: set() for message in option_messages() | explanations()}
    return found | {f"thing-{name}": {"n"} for name in things()}


# --- games to speak of ----------------------------------------------------------------------------------------------
Said = Callable[[Speaker, "list[str] | None"], str]


def new_game(players: int, seed: int, told: list[Event] | None = None, **options: Any) -> State:
    return GAME.new(players=players, seed=seed, events=told, **options)


def choose(options: list[int], chance: Chance) -> int:
    """At random, but contracts are completed at once and the lazy options are seldom chosen."""
    contracts = [action for action in options if actions.COMPLETE <= action < actions.PURSE_DIE]
    busy = [action for action in options if action not in LAZY]
    chosen = contracts or (busy if busy and chance.below(5) else options)
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
        not_asked = state.why_not(actions.VALUE if asked.kind == "choose_action" else actions.REROLL, seat)
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
    ids = re.findall(r"^### (POLO-\w+-\d+)\b", rules, re.MULTILINE)
    titles = {message for message in messages(TEXTS / f"rules.{language}.ftl") if message.startswith("rule-")}

    assert len(ids) > 300
    assert titles == {f"rule-{rule}" for rule in ids}
    assert all(GAME.speaker(language).rule_title(rule) for rule in ids)


def test_the_events_told_are_those_declared() -> None:
    told = {kind: given - {"who"} for kind, given in events_told().items()}

    assert told == {kind: set(arguments) for kind, arguments in events.KINDS.items() if kind in told}
    assert events.KINDS.keys() == told.keys()


def test_the_scan_reads_what_it_should() -> None:
    assert events_told()["dice_rolled"] == {"who", "die", "n"}
    assert events_told()["contracts_laid_out"] == {"contract"}
    assert refusals_added()["main.done"] == refusals_added()["main.no_die"] == {"action"}
    assert refusals_added()["take.too_far"] == {"action", "position", "value"}
    assert refusals_added()["payment.order"] == refusals_added()["payment.goods"] == {"action", "pair"}
    assert decisions_asked()["choose_swap"] == {"who", "left", "card"}
    assert decisions_asked()["choose_die"] == {"who", "space"}
    assert decisions_asked()["choose_gift"] == decisions_asked()["choose_action"] == {"who"}


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
            check_sentence(speaker.refusal(Refusal(actions.SPACE, f"marco_polo.{code}", "", args), state), language)
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
        assert len(set(words)) == len(words) or arg == "new_die", arg


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

    assert len(kinds & events_told().keys()) > 42
    assert len(kinds & decisions_asked().keys()) > 20
    assert len(kinds & {f"marco_polo.{code}" for code in refusals_added()}) > 42
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

    assert kinds >= {"turn_started", "game_ended", "mercator_gained", "moved"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_goal_was_kept_is_told_to_nobody_else(language: str, heard: Heard) -> None:
    kept = [event for event, _ in heard.events.values() if event.kind == "goal_kept"]

    assert kept
    assert all(event.audience == (event.who,) for event in kept)
    assert own(language)["event-goals_chosen"] == {"who"}


# --- how it reads ---------------------------------------------------------------------------------------------------
def said_in_all(event: Event, names: list[str]) -> list[str]:
    state = new_game(2, 1)
    return [GAME.speaker(language).event(event, state, names) for language in ("en", "de")]


def test_events_read_well() -> None:
    rolled = Event("dice_rolled", 0, "", {"die": ["own-1", "own-4", "black-4", "white-6"], "n": 15})
    placed = Event("dice_placed", 0, "", {"space": "silk", "die": ["own-3", "black-4"], "value": 3})
    turned = Event("die_changed", 0, "", {"die": "black-3", "new_die": "black-4"})
    gained = Event("gained", 0, "", {"things": {"coins": 1, "camels": 2, "spice": 3}})
    scored = Event("points_scored", 1, "", {"n": 1, "source": "goal_places", "total": 21})
    taken = Event("contract_taken", 1, "", {"contract": "k09", "position": 3})

    assert [said_in_all(event, ["Anna", "Ben"]) for event in (rolled, placed, turned, gained, scored, taken)] == [
        [
            "Anna rolls 1, 4, black 4, white 6 (sum 15).",
            "Anna würfelt 1, 4, schwarze 4, weiße 6 (Summe 15).",
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
            "Ben takes contract K09 (spice, silk) from space 3.",
            "Ben nimmt Auftrag K09 (Pfeffer, Seide) von Feld 3.",
        ],
    ]


def test_refusals_read_well() -> None:
    state = new_game(2, 1)
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
    said = Texts("ru", [TEXTS]).format("things-coins", {"n": n})

    assert said in (coins, coins.replace("монету", "монета"))
