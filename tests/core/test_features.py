"""Writing a vector part by part."""

from __future__ import annotations

import pytest

from caravansary.core import features
from caravansary.core.features import (
    Each,
    Memory,
    Packed,
    Part,
    Span,
    Table,
    bits,
    how_often,
    in_a_row,
    in_binary,
    layout,
    marks,
    numbers_of,
    one_of,
    ones_of,
    pending,
    share,
    shares,
    written,
)
from caravansary.core.frames import frame


def seen(table: Table, thing: object) -> list[float]:
    return numbers_of(in_a_row([table[thing]]))


@pytest.mark.parametrize(
    ("table", "thing", "expected"),
    [
        (one_of(3), 1, [0, 1, 0]),
        (one_of(3), -1, [0, 0, 0]),
        (ones_of(2, 3), (2, -1), [0, 0, 1, 0, 0, 0]),
        (ones_of(2, 3), (3, 0), [0, 0, 0, 1, 0, 0]),
        (ones_of(2, 3), (1,), [0, 1, 0, 0, 0, 0]),
        (marks(4), (3, 0), [1, 0, 0, 1]),
        (bits(4), 0b1010, [0, 1, 0, 1]),
        (share(4.0), 3, [0.75]),
        (share(4.0), -1, [-0.25]),
        (shares(4, 2.0), (1, 4), [0.5, 2, 0, 0]),
        (how_often(3, 4.0), (2, 0, 2), [0.25, 0, 0.5]),
        (in_binary(3, 2), (2, 3), [0, 1, 1, 1, 0, 0]),
    ],
)
def test_a_table_writes_what_it_is_for(table: Table, thing: object, expected: list[float]) -> None:
    assert seen(table, thing) == expected
    assert len(expected) == table.size
    assert numbers_of(bytearray(table.nothing)) == [0.0] * table.size


def test_each_number_is_written_by_the_same_table() -> None:
    each = Each(3, share(4.0))

    assert each.size == 3
    assert numbers_of(bytearray(Part(one=one_of(2), each=each).write(1, [2, 0, 5]))) == [0, 1, 0.5, 0, 1.25]


def test_a_part_writes_its_things_one_after_another() -> None:
    part = Part(one=one_of(2), part=share(2.0), two=bits(2))

    assert part.size == 5
    for things, expected in (((1, 3, 2), [0, 1, 1.5, 0, 1]), ((0, 1, 1), [1, 0, 0.5, 1, 0])):
        assert numbers_of(bytearray(part.write(*things))) == expected
    assert numbers_of(bytearray(part.nothing)) == [0.0] * 5


def test_what_is_pending_is_written_from_the_top_with_seats_as_they_are_seen() -> None:
    table = pending(2, 3)
    size = 1 + 6 + 8 + 3
    below, top = frame(5, 0), frame(3, 2, 6)

    found = seen(table, ((frame(1, 1), below, top), 1, 3))

    assert len(found) == table.size == 2 * size
    assert found[:size] == [1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1]
    assert found[size:] == [1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert seen(table, ((), 0, 3)) == [0.0] * table.size


def test_a_layout_says_what_stands_where() -> None:
    part, packed = Part(kind=one_of(3), gold=share(4.0)), Packed("camels", "coins")

    assert layout(("board", part), ("own", packed), ("walls", bits(2))) == (
        Span("board.kind", 0, 3, "one of 3"),
        Span("board.gold", 3, 1, "a number divided by 4"),
        Span("own.camels", 4, 1, "part of a whole"),
        Span("own.coins", 5, 1, "part of a whole"),
        Span("walls", 6, 2, "those of 2 that are there"),
    )
    assert numbers_of(bytearray(packed.write(0.5, 1.0))) == [0.5, 1.0]


def test_a_memory_writes_anew_only_what_has_changed() -> None:
    cubes = [1, 2]
    asked: list[list[int]] = []
    memory = Memory[bytes]()

    def write(kept: list[int]) -> bytes:
        asked.append(kept[:])
        return written([float(number) for number in kept])

    for place, number in ((0, 1), (0, 3), (1, 2), (1, 4), (0, 1)):
        cubes[place] = number  # in place, as the rules do
        assert numbers_of(bytearray(memory.write((cubes,), (7,), write, cubes))) == cubes

    assert asked == [[1, 2], [3, 2], [3, 4], [1, 4]]


def test_a_memory_notices_numbers_and_lists_that_are_replaced() -> None:
    memory = Memory[bytes]()
    gates = [1, 2]

    def seen(lasting: tuple[object, ...], text: bytes) -> bytes:
        return memory.write((), lasting, lambda: text)

    assert seen((gates, 7), b"first") == b"first"
    assert seen((gates, 7), b"not written") == b"first"
    assert seen(([1, 2], 7), b"not written") == b"first"
    assert seen(([1, 3], 7), b"another gate") == b"another gate"
    assert seen(([1, 3], 8), b"another number") == b"another number"


def test_a_memory_begins_with_nothing() -> None:
    assert Memory[bytes]().write((), (), lambda: b"first") == b"first"


def test_what_was_written_is_remembered_and_forgotten_when_it_is_too_much() -> None:
    asked: list[int] = []

    def write(number: int) -> bytes:
        asked.append(number)
        return written([float(number)])

    table = Table(1, write, most=3)
    for number in (1, 2, 1, 3, 4, 1):
        assert seen(table, number) == [number]

    assert asked == [1, 2, 3, 4, 1]  # the fourth made room for itself
    assert len(table) == 2


def test_a_vector_may_be_changed_and_remembers_nothing_of_it() -> None:
    table = one_of(2)
    vector = in_a_row([table[0]])

    vector[:] = bytes(len(vector))

    assert seen(table, 0) == [1, 0]
    assert features.BYTES == 4
