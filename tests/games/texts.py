"""What the texts of every game must be: each message there is, in all languages, and every sentence without a slip."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from caravansary.core.actions import ActionTable
from caravansary.core.decision import Refusal
from caravansary.core.events import Event
from caravansary.core.game import COMMON_TEXTS, Game
from caravansary.core.rules import RuleBook
from caravansary.core.state import Danger
from caravansary.core.texts import PARTICIPANT_ARGS, Speaker
from tests.games.random_games import Heard
from tests.games.source import Arguments, Source

Values = Mapping[str, tuple[str, ...]]

NUMBERS: Final = (0, 1, 2, 3, 5, 11, 21, 104)
MARKS: Final = ["\ue000", "\ue001", "\ue002", "\ue003"]  # names that no text contains
HOSTILE: Final = ["{ $x }", "{", "<b>", "\"'«»", "\u202eanna\u2066", "a\nb = c", "-term", "seat-red", "None", "🐫", "0"]


# --- the messages of a file -----------------------------------------------------------------------------------------
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


# --- messages that some games have ----------------------------------------------------------------------------------
def option_messages(game: Game) -> set[str]:
    """The words of the options: a name, what it does, and its choices."""
    found = {f"option-{option.name}{end}" for option in game.options for end in ("", "-help")}
    return found | {f"option-{option.name}-{_word(choice)}" for option in game.options for choice in option.choices}


def _word(choice: str | int | None) -> str:
    """A choice as the page writes it."""
    return json.dumps(choice).strip('"')


def explanations(values: Values, ends: Mapping[str, str]) -> set[str]:
    """What explains things at length; how the message ends, by the argument that names the thing."""
    return {f"{arg}-{value}-{end}" for arg, end in ends.items() for value in values[arg]}


# --- the words of a game --------------------------------------------------------------------------------------------
@dataclass(repr=False)
class Wording:
    """The messages of a game, and all that they may have to say."""

    game: Game
    rules: str  # how the ids of its rules begin
    table: ActionTable
    source: Source
    values: Values  # of every argument that is looked up
    amounts: Values  # what is counted in an argument
    ids: set[str]  # that no sentence may show
    same: re.Pattern[str]  # what is written alike in every language
    plain: set[str]  # further messages, without arguments
    shown: Values = field(default_factory=dict)  # things that are named on the board only
    several: tuple[str, ...] = ()  # events may speak of several of them
    samples: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)  # other values of an argument
    counted: set[str] = field(default_factory=set)  # in previews, besides what a seat holds at the beginning
    alike: tuple[str, ...] = ()  # arguments of which two values may have the same word
    refused: int = 0  # the action that refusals speak of
    players: int = 3  # so many that there are participants 0, 1 and 2

    def __post_init__(self) -> None:
        self.texts = self.game.folder / "texts"
        self.raw_id = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(self.ids, key=len, reverse=True))})(?![\w-])|\w_\w")

    def own(self, language: str) -> dict[str, set[str]]:
        return messages(self.texts / f"{language}.ftl")

    def things(self) -> set[str]:
        """The names of what a preview can count."""
        holdings = self.game.new(self.game.max_players, seed=1).holdings()
        return self.counted | {name for held in holdings.values() for name in held}

    def given_arguments(self) -> Arguments:
        """Every message that the game can ask for, with the arguments that it is sure to get."""
        found: Arguments = {f"ask-{kind}": given for kind, given in self.source.decisions_asked.items()}
        found |= {f"decision-{kind}": set() for kind in self.source.decisions_asked}
        found |= {f"do-{block.kind}": {block.arg} - {""} for block in self.table.blocks}
        found |= {f"event-{kind}": given for kind, given in self.source.events_told.items()}
        found |= {f"no-{code.replace('.', '-')}": given for code, given in self.source.refusals_added.items()}
        found |= {f"danger-{kind}": set(given) for kind, given in self.game.danger_kinds.items()}
        found |= {f"{arg}-{value}": set() for of in (self.values, self.shown) for arg in of for value in of[arg]}
        found |= {f"{arg}-{value}": {"n"} for arg, values in self.amounts.items() for value in values}
        found |= {message: set() for message in self.plain}
        return found | {f"thing-{name}": {"n"} for name in self.things()}

    # --- what was said ----------------------------------------------------------------------------------------------
    def check(self, said: str, language: str) -> None:
        """Nothing unformatted, no id, and no word of another alphabet."""
        assert said
        assert said == said.strip()
        assert not re.search(r"[{}$]|None|  ", said), said
        assert not self.raw_id.search(said), said
        other = "[a-zA-Z]" if language == "ru" else "[а-яёА-ЯЁ]"
        assert not re.search(other, self.same.sub("", said)), said

    def check_sentence(self, said: str, language: str) -> None:
        self.check(said, language)
        assert said[-1] in ".?", said
        assert not re.search(r"[.,:;]\.$|\s[.,:;?]", said), said

    # --- the files --------------------------------------------------------------------------------------------------
    def check_language(self, language: str) -> None:
        assert self.own(language) == self.own("en")

    def check_complete(self) -> None:
        assert self.own("en").keys() == self.given_arguments().keys()

    def check_variables(self) -> None:
        """A sentence uses no argument but those that the code gives it."""
        given = self.given_arguments()
        used = self.own("en")
        assert {message: used[message] - given[message] for message in used if used[message] - given[message]} == {}

    def check_files(self, language: str) -> None:
        """No message is in two files."""
        files = [COMMON_TEXTS / f"{language}.ftl", self.texts / f"{language}.ftl"]
        files += sorted(self.texts.glob(f"*.{language}.ftl"))
        found = [message for path in files for message in messages(path)]
        assert len(found) == len(set(found))

    # --- single sentences -------------------------------------------------------------------------------------------
    def samples_of(self, arg: str) -> tuple[Any, ...]:
        """Values that an argument can have."""
        if arg in self.samples:
            return self.samples[arg]
        if arg in self.values:
            return self.values[arg]
        if arg in self.amounts:
            amounts = [{thing: n} for thing in self.amounts[arg] for n in NUMBERS]
            return (*amounts, dict.fromkeys(self.amounts[arg], 2), {})
        if arg in PARTICIPANT_ARGS:
            return (0, 1, 2, [2, 0, 1]) if arg == "other" else (0, 1, 2)
        return NUMBERS

    def rows(self, given: set[str]) -> Iterator[dict[str, Any]]:
        """Arguments for a sentence, until each has had every value, in changing company."""
        columns = {arg: self.samples_of(arg) for arg in sorted(given - {"action"})}
        longest = max((len(column) for column in columns.values()), default=1)
        for shift in range(3):
            for row in range(longest):
                yield {arg: of[(row + shift * at) % len(of)] for at, (arg, of) in enumerate(columns.items())}

    def check_events(self, language: str) -> None:
        """Every event is said with every value, and with several of those that may be several."""
        speaker, state = self.game.speaker(language), self.game.new(players=self.players, seed=1)
        for kind, given in self.source.events_told.items():
            for args in self.rows(given):
                who = args.pop("who", None)
                self.check_sentence(speaker.event(Event(kind, who, "", args), state), language)
                several = {arg: [args[arg], *self.values[arg][:2]] for arg in self.several if arg in args}
                if several:
                    self.check_sentence(speaker.event(Event(kind, who, "", args | several), state), language)

    def check_refusals(self, language: str) -> None:
        """Every refusal is said with every value."""
        speaker, state = self.game.speaker(language), self.game.new(players=self.players, seed=1)
        for code, given in self.source.refusals_added.items():
            for args in self.rows(given):
                refusal = Refusal(self.refused, f"{self.game.name}.{code}", "", args)
                self.check_sentence(speaker.refusal(refusal, state), language)

    def check_dangers(self, language: str) -> None:
        """Every danger is told with every value."""
        speaker, state = self.game.speaker(language), self.game.new(players=self.players, seed=1)
        for kind, given in self.game.danger_kinds.items():
            for args in self.rows(set(given)):
                self.check_sentence(speaker.danger(Danger(kind, "", args), state), language)

    def check_questions(self, language: str) -> None:
        """Every question is asked with every value."""
        speaker = self.game.speaker(language)
        for kind, given in self.source.decisions_asked.items():
            self.check(speaker.texts.format(f"decision-{kind}"), language)
            for args in self.rows(given):
                self.check_sentence(speaker.texts.format(f"ask-{kind}", self._words(speaker, args)), language)

    def _words(self, speaker: Speaker, args: dict[str, Any]) -> dict[str, Any]:
        looked_up = self.game.vocabulary
        words = {arg: speaker.texts.format(f"{arg}-{value}") for arg, value in args.items() if arg in looked_up}
        amounts = {arg: speaker._amounts(arg, value) for arg, value in args.items() if arg in self.amounts}
        return {**args, **words, **amounts}

    def check_buttons(self, language: str) -> None:
        """Every action has a button of its own."""
        buttons = [self.game.speaker(language).action(action) for action in range(self.game.num_actions)]
        for button in buttons:
            self.check(button, language)
            assert button[-1] not in ".:;,"
            assert button[0].isupper() or button[0].isdigit() or self.same.match(button), button
        assert len(set(buttons)) == len(buttons)

    def check_words(self, language: str) -> None:
        texts = self.game.speaker(language).texts
        for arg, values in self.values.items():
            words = [texts.format(f"{arg}-{value}") for value in values]
            for word in words:
                self.check(word, language)
                assert word[-1] not in ".:;,"
            assert len(set(words)) == len(words) or arg in self.alike, arg

    def check_explanations(self, language: str, explained: set[str]) -> None:
        """Things and options are explained in sentences; the names of options are none."""
        texts = self.game.speaker(language).texts
        for message in explained:
            self.check_sentence(texts.format(message), language)
        for message in option_messages(self.game):
            self.check(texts.format(message), language)
            assert texts.format(message).endswith(".") == message.endswith("-help")

    def check_counted(self, language: str) -> None:
        """Every thing of a preview is counted."""
        texts = self.game.speaker(language).texts
        for name in self.things():
            for n in (1, 2, 5, 21):
                self.check(texts.format(f"thing-{name}", {"n": n}), language)

    # --- whole games ------------------------------------------------------------------------------------------------
    def check_heard(self, language: str, heard: Heard, events: int, decisions: int, refusals: int) -> None:
        """Everything in some games is said, and more than so many kinds of it were there."""
        speaker = self.game.speaker(language)
        kinds: set[str] = set()
        for kind, say in heard.sentences():
            kinds.add(kind)
            self.check_sentence(say(speaker, None), language)
        for preview, seat in heard.previews.values():
            said = speaker.preview(preview, seat)
            if said:
                self.check(said, language)
        assert len(kinds & self.source.events_told.keys()) > events
        assert len(kinds & self.source.decisions_asked.keys()) > decisions
        assert len(kinds & {f"{self.game.name}.{code}" for code in self.source.refusals_added}) > refusals
        assert "core.action.not_asked" in kinds

    def check_rules_heard(self, language: str, heard: Heard) -> None:
        """Every rule named in some games is in the reference of the language."""
        assert heard.rules() <= set(RuleBook.load(self.game.folder / "rules", language).rules)

    def check_names(self, language: str, heard: Heard, among: set[str]) -> None:
        """Names of people are only text, in all sentences that have any; these are among them."""
        speaker = self.game.speaker(language)
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
        assert kinds >= among
