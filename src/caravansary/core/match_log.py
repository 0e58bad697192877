"""The log of a match: who sat down, what was played, undone, committed and taken back, as small plain entries.

Header and entries are saved as plain JSON; `read_header` and `read_entry` read what was saved, and refuse the rest.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct, ValidationError, convert, json, to_builtins

from caravansary.core.errors import MatchError
from caravansary.core.events import Event

PERSON: Final = "person"
BOT: Final = "bot"


class _Saved(Struct, frozen=True):
    """Something that is saved as a table of its fields."""

    def to_dict(self) -> dict[str, Any]:
        saved: dict[str, Any] = to_builtins(self, enc_hook=str)
        return saved


class Seat(_Saved, frozen=True, forbid_unknown_fields=True):
    """A person or a bot that sits at a seat. A bot commits by itself, a person if `auto_commit` is set."""

    name: str = ""
    kind: Literal["person", "bot"] = PERSON
    bot: str | None = None
    auto_commit: bool = False

    def __post_init__(self) -> None:
        if (self.kind == BOT) != (self.bot is not None):
            raise MatchError("bad_seat", f"a bot needs the name of its bot, a person has none, got {self.bot!r}")

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT


class Played(NamedTuple):
    """A play in force, and what happened: packed, as a table keeps hundreds of plays and shows each of them once."""

    seat: int
    action: int
    packed: bytes

    @staticmethod
    def of(seat: int, action: int, events: list[Event]) -> Played:
        plain = [(event.kind, event.who, event.rule, event.args, event.audience) for event in events]
        return Played(seat, action, marshal.dumps(plain))

    @property
    def events(self) -> list[Event]:
        return [Event(*plain) for plain in marshal.loads(self.packed)]  # noqa: S302 - our own, never stored


# --- the header -----------------------------------------------------------------------------------------------------
class EditionLabel(str):
    """Name and digest of an edition, as headers name it: "standard 3f2a9c1b"."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return self.rpartition(" ")[0]

    @property
    def digest(self) -> str:
        return self.rpartition(" ")[2]


class Header(_Saved, frozen=True):
    """How a match was set up. It contains the seed and is not for clients of a running game."""

    game: str
    rules: int
    edition: EditionLabel
    players: int
    seed: int
    open_seed: bool
    options: dict[str, Any]
    seats: list[Seat]
    start: dict[str, Any] | None = None  # the position that the match began with, if that was not a new game


# --- the entries ----------------------------------------------------------------------------------------------------
class Entry(_Saved, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """One entry of the log."""

    seat: int

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Play(Entry, frozen=True, tag="play"):
    action: int


class Undo(Entry, frozen=True, tag="undo"):
    pass


class Commit(Entry, frozen=True, tag="commit"):
    pass


class Propose(Entry, frozen=True, tag="propose"):
    """The seat proposes to take back that many committed turns."""

    turns: int


class Agree(Entry, frozen=True, tag="agree"):
    pass


class Decline(Entry, frozen=True, tag="decline"):
    pass


class TakeBack(Entry, frozen=True, tag="takeback"):
    """All have agreed: the turns are taken back."""

    turns: int


class SitDown(Entry, frozen=True, tag="seat"):
    sits: Seat


AnyEntry = Play | Undo | Commit | Propose | Agree | Decline | TakeBack | SitDown


# --- reading what was saved -----------------------------------------------------------------------------------------
def read_header(saved: object) -> Header:
    found: Header = _read(saved, Header, "bad_header", "the header of the match")
    return found


class _Line(Struct):
    """A place for an entry: msgspec remembers the kinds of a field, but would look through a bare union every time."""

    entry: AnyEntry


def read_entry(saved: object) -> AnyEntry:
    line: _Line = _read({"entry": saved}, _Line, "bad_log", "an entry of the log")
    return line.entry


# --- without the rules ----------------------------------------------------------------------------------------------
def last_seats(header: Header, entries: Iterable[AnyEntry]) -> list[Seat]:
    """Who sits where after the entries."""
    seats = list(header.seats)
    for entry in entries:
        if isinstance(entry, SitDown):
            seats[entry.seat] = entry.sits
    return seats


def committed_turns(
    entries: Iterable[AnyEntry], players: int, is_secret: Callable[[int], bool]
) -> list[list[tuple[int, int]]]:
    """The plays of the committed turns, seat and action, by the log alone: its rules are not here any more.

    `is_secret` says of an action whether it is chosen in secret: such choices of all seats are one turn, in seat order.
    """
    turns: list[list[tuple[int, int]]] = []
    drafts: dict[int, list[int]] = {}
    fixed: set[int] = set()  # seats that have committed their secret choice
    for entry in entries:
        if isinstance(entry, Play):
            drafts.setdefault(entry.seat, []).append(entry.action)
        elif isinstance(entry, Undo):
            drafts[entry.seat].pop()
        elif isinstance(entry, TakeBack):
            del turns[-entry.turns :]
            drafts, fixed = {}, set()
        elif isinstance(entry, Commit):
            fixed.add(entry.seat)
            if is_secret(drafts[entry.seat][0]) and len(fixed) < players:
                continue
            turns.append([(seat, action) for seat in sorted(fixed) for action in drafts[seat]])
            drafts, fixed = {}, set()
    return turns


def _read(saved: object, kind: Any, code: str, what: str) -> Any:
    try:
        return convert(saved, kind, dec_hook=_label)
    except ValidationError as problem:
        raise MatchError(code, f"{what} cannot be read: {problem}") from problem


def prepare(*kinds: Any) -> None:
    """Let msgspec look through the types now: two threads that do so at once, at the first use, crash the process."""
    for kind in kinds:
        json.Decoder(kind, dec_hook=_label)


def _label(kind: type, saved: object) -> object:
    if kind is EditionLabel and isinstance(saved, str):
        return EditionLabel(saved)
    raise ValidationError(f"Expected `str`, got `{type(saved).__name__}`")


prepare(Header, _Line)
