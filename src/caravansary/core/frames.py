"""What is still to be done waits on the state's stack as frames: a kind, a seat and an argument, packed into a number.

Kinds are numbered by each game; its engine knows what a kind does or asks. What an argument holds is described by
fields, which stand beside each other in it; frames are saved by the same description. This is the only place that
knows how a frame is packed, apart from the inner loop of `engine.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from caravansary.core.errors import PositionError
from caravansary.core.reading import Saved

KIND_BITS: Final = 6
SEAT_BITS: Final = 3
ARG_SHIFT: Final = KIND_BITS + SEAT_BITS
ARG_BITS: Final = 63 - ARG_SHIFT  # a frame is a machine number
COUNT_BITS: Final = 3  # of each count in a field of counts
_NO_NAMES: Final[tuple[str, ...]] = ()


def frame(kind: i64, seat: i64, arg: i64 = 0) -> int:
    return kind | seat << 6 | arg << 9


def kind_of(frame: int) -> int:
    return frame & 63


def seat_of(frame: int) -> int:
    return frame >> 6 & 7


def arg_of(frame: int) -> int:
    return frame >> 9


@final
class Field:
    """A part of a frame's argument: its key in a saved position, and its values.

    A value is one of `names`, or without names a number from `low` to `high`. `asked` is the name under which the
    question speaks of it, if it does. The game works with the packed numbers: `of` and `put`.
    """

    __slots__ = (
        "asked",
        "bits",
        "counted",
        "flag",
        "high",
        "key",
        "low",
        "mask",
        "names",
        "offset",
        "optional",
        "shift",
    )

    def __init__(
        self,
        key: str,
        names: Sequence[str] = _NO_NAMES,
        *,
        low: int = 1,
        high: int = 0,
        bits: int = 24,
        offset: int = 0,
        optional: bool = False,
        flag: bool = False,
        counted: bool = False,
        asked: str = "",
    ) -> None:
        self.key = key
        self.names = names
        self.low = low  # of a number that is saved
        self.high = high  # of a number, or of each count
        self.bits = COUNT_BITS * len(names) if counted else bits
        self.offset = offset  # what is in the frame less what is saved
        self.optional = optional  # 0 in the frame is saved as null
        self.flag = flag  # true or false
        self.counted = counted  # how many of each name
        self.asked = asked
        self.shift = 0  # set by `beside`
        self.mask = (1 << self.bits) - 1

    def of(self, arg: int) -> int:
        """The value in a frame's argument."""
        return arg >> self.shift & self.mask

    def put(self, value: int) -> int:
        """The value at its place, to be combined with those of other fields by `|`."""
        return value << self.shift

    # --- counts, one for each name ----------------------------------------------------------------------------------
    def count(self, arg: int, index: int) -> int:
        """How many there are of a name."""
        return arg >> self.shift + COUNT_BITS * index & 7

    def add(self, arg: int, index: int, number: int) -> int:
        """The argument with so many more of a name."""
        return arg + (number << self.shift + COUNT_BITS * index)

    def put_counts(self, counts: list[int]) -> int:
        """Counts of all names at their place."""
        return self.put(sum(count << COUNT_BITS * index for index, count in enumerate(counts)))

    # --- saved positions --------------------------------------------------------------------------------------------
    def saved(self, arg: int) -> str | int | bool | dict[str, int] | None:
        """The value as it is saved, and as a question speaks of it."""
        found = self.of(arg)
        if self.flag:
            return bool(found)
        if self.counted:
            return {name: self.count(arg, index) for index, name in enumerate(self.names)}
        if self.optional and not found:
            return None
        return self.names[found - self.offset] if self.names else found - self.offset

    def read(self, saved: Saved) -> int:
        """The value at its place, from what was saved."""
        if self.flag:
            return self.put(saved.flag())
        if self.counted:
            return self.put_counts(saved.counts(self.names, self.high))
        if self.optional and saved.value is None:
            return 0
        found = saved.name(self.names) if self.names else saved.number(self.low, self.high)
        return self.put(found + self.offset)


Fields = tuple[Field, ...]  # declared where they are kept: compiled code would take a tuple of a fixed length


def beside(*fields: Field) -> Fields:
    """Fields that share an argument, the first in the lowest bits."""
    shift = 0
    for field in fields:
        field.shift = shift
        shift += field.bits
    if shift > ARG_BITS:
        raise ValueError(f"fields of {shift} bits do not fit into a frame")
    return fields


# --- frames in saved positions --------------------------------------------------------------------------------------
@final
class FrameForm:
    """How the frames of a kind are saved: its name, whether a seat belongs to it, the fields of its argument."""

    __slots__ = ("fields", "has_seat", "kind", "name")

    def __init__(self, kind: int, name: str, has_seat: bool, fields: tuple[Field, ...]) -> None:
        self.kind = kind
        self.name = name
        self.has_seat = has_seat
        self.fields = fields

    def saved(self, frame: int, seats: Sequence[str]) -> dict[str, object]:
        found: dict[str, object] = {"kind": self.name}
        if self.has_seat:
            found["seat"] = seats[seat_of(frame)]
        for field in self.fields:
            found[field.key] = field.saved(arg_of(frame))
        return found

    def read(self, saved: Saved, seats: Sequence[str]) -> int:
        has_seat = ("seat",) if self.has_seat else ()
        table = saved.table(("kind", *has_seat, *(field.key for field in self.fields)))
        arg = sum(field.read(table[field.key]) for field in self.fields)
        return frame(self.kind, table["seat"].name(seats) if has_seat else 0, arg)


def read_frame(saved: Saved, forms: dict[str, FrameForm], seats: Sequence[str]) -> int:
    """A frame of a saved position; it must be of a known kind."""
    if not isinstance(saved.value, dict) or "kind" not in saved.value:
        raise saved.wrong("a table with a kind")
    name = saved.value["kind"]
    if not isinstance(name, str) or name not in forms:
        raise PositionError(saved.at("kind"), f"must be one of {', '.join(forms)}")
    return forms[name].read(saved, seats)
