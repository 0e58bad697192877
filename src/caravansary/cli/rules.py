"""`rules`: the rules reference of a game, to be read and searched."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text

import caravansary
from caravansary.cli.arguments import AsJson, GameName, Language, examples
from caravansary.cli.output import CommandError, Words, console, language_of, print_indented, print_json
from caravansary.core.errors import UnknownName, shown
from caravansary.core.game import Game
from caravansary.core.rules import Area, Rule, RuleBook

WHOLE: Final = 5  # as many rules found by words are shown with their texts, more only with their titles
LINE: Final = 92
ITEM: Final = "- "  # how an item of a list begins


class Reference:
    """A rule book with the words of a language; in English where it is not translated yet."""

    def __init__(self, game: Game, language: str) -> None:
        self.words = Words(game, language)
        self.book = RuleBook.load(game.folder / "rules", language)

    @property
    def game_title(self) -> str:
        """The name of the game: the title of its rules up to the colon."""
        return self.book.title.partition(":")[0]

    @property
    def is_complete(self) -> bool:
        return self.book.language == self.words.language

    def rule(self, name: str) -> Rule | None:
        try:
            return self.book.rule(name)
        except UnknownName:
            return None

    def area(self, name: str) -> Area | None:
        for area in self.book.areas:
            if area.title.casefold() == name.casefold():
                return area
        try:
            return self.book.area(name)
        except UnknownName:
            return None

    def find(self, words: str) -> list[Rule]:
        """By the texts, and by the titles of the language."""
        asked = words.casefold().split()
        by_title = [rule for rule in self.book.rules.values() if all(word in rule.title.casefold() for word in asked)]
        return by_title + [rule for rule in self.book.find(words) if rule not in by_title]


def rules(
    game: GameName,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID or WORDS", help="A rule's id, the name of an area, or words to look for."),
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Read the rules: all areas, one area, one rule by its id, or the rules that contain some words.

    The case of letters does not matter, and the id may be given without the name of the game.
    """
    reference = Reference(caravansary.game(game), language_of(lang))
    asked = " ".join(words or []).strip()
    rule, area = reference.rule(asked), reference.area(asked)
    found = [rule] if rule is not None else area.rules if area is not None else reference.find(asked)
    if asked and not found:
        raise CommandError(f"no rule of {game} has the id {shown(asked)} or contains these words")
    if as_json:
        shown_areas = None if asked else [_area_dict(reference, one) for one in reference.book.areas]
        print_json(shown_areas or [_rule_dict(reference, one) for one in found])
        return
    out = console()
    if not reference.is_complete:
        out.print(reference.words.say("rules-not-translated"), style="italic")
        out.print()
    if not asked:
        _print_areas(out, reference)
    elif area is not None and rule is None:
        _print_area(out, reference, area)
    else:
        _print_found(out, reference, found)


def _area_dict(reference: Reference, area: Area) -> dict[str, Any]:
    return {"area": area.code, "title": area.title, "rules": len(area.rules)}


def _rule_dict(reference: Reference, rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "area": rule.area,
        "title": rule.title,
        "text": rule.text,
        "language": reference.book.language,
    }


# --- printing -------------------------------------------------------------------------------------------------------
def _print_areas(out: Console, reference: Reference) -> None:
    book = reference.book
    out.print(book.title, style="bold")
    out.print()
    _print_text(out, book.preface, 0)
    width = max((len(area.title) for area in book.areas), default=0)
    for area in book.areas:
        count = reference.words.say("rules-count", n=len(area.rules))
        out.print(f"  {area.title.ljust(width)}  {area.code.ljust(12)} {count}")
    out.print()
    out.print(reference.words.say("rules-hint"), style="dim")


def _print_area(out: Console, reference: Reference, area: Area) -> None:
    out.print(f"{area.title} ({area.code})", style="bold underline")
    out.print()
    _print_text(out, area.introduction, 0)
    for rule in area.rules:
        print_rule(out, reference, rule)


def _print_found(out: Console, reference: Reference, found: list[Rule]) -> None:
    if len(found) <= WHOLE:
        for rule in found:
            print_rule(out, reference, rule)
        return
    width = max(len(rule.id) for rule in found)
    for rule in found:
        out.print(f"{rule.id.ljust(width)}  {rule.title}")
    out.print(reference.words.say("rules-found", n=len(found)), style="dim")


def print_rule(out: Console, reference: Reference, rule: Rule) -> None:
    out.print(Text.assemble((rule.id, "bold cyan"), "  ", (rule.title, "bold")))
    _print_text(out, rule.text, 2)


def _print_text(out: Console, text: str, indent: int) -> None:
    """Paragraphs at a width that is easy to read, then an empty line."""
    for paragraph in text.split("\n\n"):
        for block in _blocks(paragraph):
            hanging = len(ITEM) if block.startswith(ITEM) else 0
            print_indented(out, Text(block), indent, hanging, width=LINE)
        out.print()


def _blocks(paragraph: str) -> list[str]:
    """The lines of a paragraph joined, except that every item of a list begins a line of its own."""
    blocks: list[str] = []
    for line in paragraph.replace("*", "").splitlines():
        if line.startswith(ITEM) or not blocks:
            blocks.append(line.strip())
        else:
            blocks[-1] = f"{blocks[-1]} {line.strip()}"
    return blocks


def add_to(app: typer.Typer) -> None:
    shown = ("rules merv", "rules merv caravan-4", "rules merv camel market", "rules merv ransom white")
    app.command(epilog=examples(*shown))(rules)
