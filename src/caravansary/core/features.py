"""Writing what a seat sees as a vector, part by part.

A part of the table (a site, a player) is described by a few small numbers, and a table says how they are written: one
of so many places marked, a count as part of a whole. From one decision to the next most of what lies on the table stays
as it is: a part that has not changed is not written anew. A vector is written as 32-bit floats in a row; `layout` says
what stands where.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from operator import getitem
from struct import Struct
from typing import Any, Final, Generic, NamedTuple, TypeVar

from caravansary.core.frames import KIND_BITS, SEAT_BITS, arg_of, kind_of, seat_of

Written = TypeVar("Written")  # bytes, or several of them

MOST: Final = 5000  # remembered in a table at a time
FLOAT: Final = "f"  # 32 bits are what learners take
BYTES: Final = array(FLOAT).itemsize


def written(numbers: list[float]) -> bytes:
    return array(FLOAT, numbers).tobytes()


def marked(count: int, places: Iterable[int]) -> bytes:
    """So many zeros, with a 1 at each of the places; what lies outside them marks none."""
    numbers = array(FLOAT, bytes(BYTES * count))
    for place in places:
        if 0 <= place < count:
            numbers[place] = 1.0
    return numbers.tobytes()


def marked_each(times: int, count: int, numbers: Iterable[int]) -> bytes:
    """So many times so many zeros, and every number marks its place in its own row; a negative one marks none."""
    return marked(times * count, [row * count + place for row, place in enumerate(numbers) if 0 <= place < count])


def in_a_row(parts: Iterable[bytes]) -> bytearray:
    """The whole vector from its parts; a bytearray, so that numpy may take it over and change it."""
    return bytearray().join(parts)


def numbers_of(vector: bytearray) -> list[float]:
    """The vector as a list."""
    numbers = array(FLOAT)
    numbers.frombytes(vector)
    return numbers.tolist()


class Span(NamedTuple):
    """Numbers of the vector that belong together: where they stand and what they say."""

    name: str
    offset: int
    size: int
    meaning: str

    def to_dict(self) -> dict[str, Any]:
        return self._asdict()


class Table(dict[Any, bytes]):
    """How something (a number, a tuple) is written as `size` numbers of the vector; `table[something]` looks it up."""

    def __init__(self, size: int, write: Callable[[Any], bytes], meaning: str = "", most: int = MOST) -> None:
        super().__init__()
        self.size = size
        self.meaning = meaning
        self.nothing = bytes(BYTES * size)
        self._write = write
        self._most = most

    def __missing__(self, thing: Any) -> bytes:
        if len(self) >= self._most:
            self.clear()
        found = self[thing] = self._write(thing)
        return found


class Each:
    """So many numbers, all written by the same table: for numbers that are seldom the same together."""

    def __init__(self, count: int, table: Table) -> None:
        self.size = count * table.size
        self.meaning = f"{count} times: {table.meaning}"
        self._look_up = table.__getitem__

    def __getitem__(self, numbers: Iterable[int]) -> bytes:
        return b"".join(map(self._look_up, numbers))


class Part:
    """Several things that are written one after another, each by the table of its name."""

    def __init__(self, **tables: Table | Each) -> None:
        self.size = sum(table.size for table in tables.values())
        self.nothing = bytes(BYTES * self.size)
        self.named = tables
        self._tables = tuple(tables.values())

    def write(self, *things: Any) -> bytes:
        return b"".join(map(getitem, self._tables, things))


class Packed:
    """Several numbers that are written at once, each as part of a whole."""

    def __init__(self, *names: str) -> None:
        self.size = len(names)
        self.nothing = bytes(BYTES * self.size)
        self.names = names
        self._row = Struct(f"{self.size}{FLOAT}")

    def write(self, *numbers: float) -> bytes:
        return self._row.pack(*numbers)


def layout(*parts: tuple[str, Part | Packed | Table]) -> tuple[Span, ...]:
    """What stands where in a vector that is written from these parts, each with its name."""
    spans: list[Span] = []
    for name, part in parts:
        for field, size, meaning in _fields(part):
            offset = spans[-1].offset + spans[-1].size if spans else 0
            spans.append(Span(f"{name}.{field}" if field else name, offset, size, meaning))
    return tuple(spans)


def _fields(part: Part | Packed | Table) -> list[tuple[str, int, str]]:
    if isinstance(part, Table):
        return [("", part.size, part.meaning)]
    if isinstance(part, Packed):
        return [(name, 1, "part of a whole") for name in part.names]
    return [(name, table.size, table.meaning) for name, table in part.named.items()]


def names_of(spans: Iterable[Span]) -> list[str]:
    """A name for every number: that of its span, and which of its numbers it is, if there are several."""
    names: list[str] = []
    for span in spans:
        names += [span.name] if span.size == 1 else [f"{span.name}[{at}]" for at in range(span.size)]
    return names


_desk: Final = [0]


def at_desk(number: int) -> None:
    """Remember at another desk from now on: games that are observed by turns do not push each other's parts away."""
    _desk[0] = number


class Memory(Generic[Written]):
    """What was written last for a part of the table: mostly, nothing that it shows has changed since."""

    def __init__(self) -> None:
        # by desk; each in one, so that threads do not mix two up
        self._last: dict[int, tuple[tuple[list[int], ...], tuple[Any, ...], Written]] = {}

    def write(
        self, changing: tuple[list[int], ...], lasting: tuple[Any, ...], write: Callable[..., Written], *args: Any
    ) -> Written:
        """What `write(*args)` gives, which must depend on nothing but what is shown by the first two.

        The one is lists that the rules change in place. The other is numbers, and lists that the rules replace and
        never change: those need not be copied, and are compared at once while they are the same.
        """
        desk = _desk[0]
        last = self._last.get(desk)
        if last is not None and changing == last[0] and lasting == last[1]:
            return last[2]
        vector = write(*args)
        self._last[desk] = (tuple([thing[:] for thing in changing]), lasting, vector)
        return vector


# --- tables ---------------------------------------------------------------------------------------------------------
def one_of(count: int) -> Table:
    """A number marks one of so many places; a negative one marks none."""
    return Table(count, lambda number: marked(count, (number,)), f"one of {count}")


def ones_of(times: int, count: int) -> Table:
    """Several numbers, each of which marks one of so many places; a negative or missing one marks none."""
    return Table(times * count, lambda numbers: marked_each(times, count, numbers), f"{times} times one of {count}")


def marks(count: int) -> Table:
    """All the numbers of a tuple are marked."""
    return Table(count, lambda numbers: marked(count, numbers), f"those of {count} that are there")


def bits(count: int) -> Table:
    """A set that is kept as bits."""
    meaning = f"those of {count} that are there"
    return Table(count, lambda mask: written([float(mask >> place & 1) for place in range(count)]), meaning)


def share(whole: float) -> Table:
    """A number as part of a whole."""
    return Table(1, lambda number: written([number / whole]), _of(whole))


def shares(count: int, whole: float) -> Table:
    """Several numbers as parts of a whole; those that are missing at the end are 0."""
    row = Struct(f"{count}{FLOAT}")

    def write(numbers: tuple[int, ...]) -> bytes:
        return row.pack(*[number / whole for number in numbers], *[0.0] * (count - len(numbers)))

    return Table(count, write, f"{count} times: {_of(whole)}")


def how_often(count: int, whole: float) -> Table:
    """How often each of so many numbers is in a tuple, as part of a whole."""
    meaning = f"how often each of {count}: {_of(whole)}"
    return Table(count, lambda numbers: written([numbers.count(place) / whole for place in range(count)]), meaning)


def in_binary(times: int, digits: int) -> Table:
    """Several numbers, each by its binary digits, the lowest first; those that are missing at the end are 0."""

    def write(numbers: tuple[int, ...]) -> bytes:
        found = [float(number >> digit & 1) for number in numbers for digit in range(digits)]
        return written([*found, *[0.0] * (digits * (times - len(numbers)))])

    return Table(times * digits, write, f"{times} times a number of {digits} binary digits")


def _of(whole: float) -> str:
    return f"a number divided by {whole:g}" if whole != 1.0 else "a number, or 0 and 1"


# --- what is still to be done ---------------------------------------------------------------------------------------
def pending(frames: int, digits: int) -> Table:
    """The frames on the stack, the next one first: that it is there, its kind, its seat as seen from the own one, its
    argument. A position whose options or continuation depend on them looks like no other one.

    Written for a tuple: the stack, the seat that sees it, how many seats there are.
    """
    size = 1 + KIND_BITS + (1 << SEAT_BITS) + digits

    def one(frame: int, seat: int, seats: int) -> list[float]:
        who = seat_of(frame)
        place = (who - seat) % seats if who < seats else who
        numbers = [1.0, *[float(kind_of(frame) >> digit & 1) for digit in range(KIND_BITS)]]
        numbers += [float(place == other) for other in range(1 << SEAT_BITS)]
        return numbers + [float(arg_of(frame) >> digit & 1) for digit in range(digits)]

    def write(known: tuple[tuple[int, ...], int, int]) -> bytes:
        stack, seat, seats = known
        found: list[float] = []
        for frame in stack[: -frames - 1 : -1]:
            found += one(frame, seat, seats)
        return written([*found, *[0.0] * (frames * size - len(found))])

    meaning = (
        f"{frames} times: 1 if there is one, {KIND_BITS} binary digits of its kind, its seat, {digits} of its argument"
    )
    return Table(frames * size, write, meaning)
