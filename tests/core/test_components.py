"""Printed values of any game: what may stand at a key, and how a file of them is read.

Editions, their mistakes and their messages are tested with the values of each game.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from caravansary.core.components import (
    Editions,
    KeyPath,
    Printed,
    PrintedComponents,
    Values,
    amounts,
    column,
    component_error,
    different,
    entries_of,
    fixed,
    keys_of,
    number_from,
    one_of,
    row_of,
)
from caravansary.core.errors import ComponentError

CUPS = amounts("1 to 3 cups", {"red": 2, "blue": 3}, 1, 3)
SMALLER, LARGER = ", none smaller than the one before", ", none larger than the one before"
GROWING, MORE = ", each larger than the one before", ", each adding at least as much as the one before"

READINGS: list[tuple[Printed, object, list[int] | None]] = [
    (number_from(1, 5), 1, [1]),
    (number_from(1, 5), 5, [5]),
    (number_from(1, 5), 0, None),
    (number_from(1, 5), 6, None),
    (number_from(0, 5), True, None),
    (number_from(1, 5), 2.0, None),
    (number_from(1, 5), "2", None),
    (one_of(("b", "c"), ("a", "b", "c")), "c", [2]),
    (one_of(("b", "c"), ("a", "b", "c")), "a", None),
    (one_of(("b",), ("a", "b")), ["b"], None),
    (different(2, ("a", "b", "c")), ["c", "a"], [2, 0]),
    (different(2, ("a", "b", "c")), ["a", "a"], None),
    (different(2, ("a", "b", "c")), ["a"], None),
    (different(2, ("a", "b", "c")), [["a"], "b"], None),
    (row_of(3, 0, 9), [3, 1, 2], [3, 1, 2]),
    (row_of(3, 0, 9), [3, 1], None),
    (row_of(3, 0, 9), [3, 1, 10], None),
    (row_of(3, 0, 9), "123", None),
    (row_of(3, 0, 9, SMALLER), [1, 1, 2], [1, 1, 2]),
    (row_of(3, 0, 9, SMALLER), [1, 3, 2], None),
    (row_of(1, 0, 9, SMALLER), [4], [4]),
    (row_of(3, 0, 9, LARGER), [2, 1, 1], [2, 1, 1]),
    (row_of(3, 0, 9, LARGER), [2, 1, 3], None),
    (row_of(1, 0, 9, LARGER), [4], [4]),
    (row_of(3, 0, 9, GROWING), [1, 2, 3], [1, 2, 3]),
    (row_of(3, 0, 9, GROWING), [1, 1, 3], None),
    (row_of(3, 0, 9, MORE), [1, 3, 6], [1, 3, 6]),
    (row_of(3, 0, 9, MORE), [1, 3, 4], None),
    (CUPS, {"red": 2, "blue": 1}, [2, 1]),
    (CUPS, {"blue": 1}, [0, 1]),
    (CUPS, {}, None),
    (CUPS, {"red": 3}, None),
    (CUPS, {"red": 2, "blue": 2}, None),
    (CUPS, {"red": -1, "blue": 2}, None),
    (CUPS, {"red": True}, None),
    (CUPS, {"green": 1}, None),
    (CUPS, {7: 1}, None),
    (CUPS, [1, 1], None),
]


@pytest.mark.parametrize(("printed", "raw", "expected"), READINGS)
def test_a_value_is_read_or_refused(printed: Printed, raw: object, expected: list[int] | None) -> None:
    assert printed.read(raw) == expected


EXPECTED = [
    (number_from(1, 5), "1 to 5"),
    (one_of(("a",), ("a",)), "a"),
    (one_of(("a", "b", "c"), ("a", "b", "c")), "a, b or c"),
    (different(2, ("a", "b", "c")), "a list of 2 different names out of a, b, c"),
    (row_of(3, 0, 9, GROWING), "a list of 3 numbers from 0 to 9, each larger than the one before"),
    (CUPS, "1 to 3 cups"),
]


@pytest.mark.parametrize(("printed", "words"), EXPECTED)
def test_what_may_stand_there_is_told_in_words(printed: Printed, words: str) -> None:
    assert printed.expected == words
    assert fixed(printed).expected == words
    assert fixed(printed).fixed
    assert not printed.fixed


def test_keys_stand_in_groups_and_entries() -> None:
    size, price = number_from(1, 2), number_from(3, 4)

    assert keys_of("cup", size=size) == {("cup", "size"): size}
    assert entries_of("cup", ("a", "b"), size=size, price=price) == {
        ("cup", "a", "size"): size,
        ("cup", "a", "price"): price,
        ("cup", "b", "size"): size,
        ("cup", "b", "price"): price,
    }
    assert column({("cup", "a", "size"): [1], ("cup", "b", "size"): [2]}, "cup", ("b", "a"), "size") == [2, 1]


def test_an_error_names_the_source_and_the_key() -> None:
    assert str(component_error("my.toml", ("cup", "a"), "is broken")) == "my.toml, cup a: is broken"
    assert str(component_error("my.toml", (), "is broken")) == "my.toml: is broken"


# --- whole files ----------------------------------------------------------------------------------------------------

PRINTED = {
    **entries_of("cup", ("a", "b"), size=number_from(1, 9), handles=fixed(number_from(0, 2))),
    **keys_of("shelf", length=number_from(1, 99)),
}
OURS = b"""
[cup]
provenance = "public"
provenance_of = { handles = "derived" }
a = { size = 1, handles = 0 }
b = { size = 2, handles = 2, provenance = "rulebook", provenance_of = { size = "reconstructed" } }
[shelf]
provenance = "rulebook"
length = 20
"""


def check(source: str, values: Values) -> None:
    if values["shelf", "length"][0] < sum(column(values, "cup", ("a", "b"), "size")):
        raise component_error(source, ("shelf",), "the cups do not fit")


def made(name: str, overrides: dict[str, Any], values: Values, provenance: dict[KeyPath, str]) -> PrintedComponents:
    return PrintedComponents(name, overrides, values, provenance)


CUPBOARD = Editions("toy", "my cups", PRINTED, check, made)


def test_a_whole_file_gives_every_value_with_its_provenance() -> None:
    sheet = CUPBOARD.whole_sheet(OURS)

    assert sheet.values == {
        ("cup", "a", "size"): [1],
        ("cup", "a", "handles"): [0],
        ("cup", "b", "size"): [2],
        ("cup", "b", "handles"): [2],
        ("shelf", "length"): [20],
    }
    assert [sheet.provenance[path] for path in PRINTED] == [
        *("public", "derived"),
        *("reconstructed", "rulebook"),
        "rulebook",
    ]


MISTAKES = [
    (b"length = 20", b"", "components.toml, shelf: key length is missing, expected 1 to 99"),
    (b"length = 20", b"length = 2", "components.toml, shelf: the cups do not fit"),
    (b"length = 20", b"width = 20", "components.toml, shelf: unknown key 'width', expected one of length"),
    (b"size = 1", b"size = 0", "components.toml, cup a: size must be 1 to 9, got 0"),
    (b'provenance = "public"', b"", "components.toml, cup a: key provenance is missing for size"),
    (b"[shelf]", b"[shelf", "components.toml: must be TOML: "),
]


@pytest.mark.parametrize(("old", "new", "problem"), MISTAKES)
def test_a_mistake_in_a_whole_file_is_told(old: bytes, new: bytes, problem: str) -> None:
    with pytest.raises(ComponentError, match="^" + re.escape(problem)):
        CUPBOARD.whole_sheet(OURS.replace(old, new, 1))


def test_components_know_their_name_their_digest_and_where_they_come_from() -> None:
    sheet = CUPBOARD.whole_sheet(OURS)
    ours = made("ours", {}, sheet.values, sheet.provenance)
    other = made("other", {}, {**sheet.values, ("shelf", "length"): [21]}, sheet.provenance)

    assert ours.provenance["cup.b.size"] == "reconstructed"
    assert ours.provenance_summary() == {"rulebook": 2, "derived": 1, "public": 1, "reconstructed": 1}
    assert ours.digest == made("again", {}, dict(reversed(sheet.values.items())), {}).digest != other.digest
    assert repr(ours) == f"Components('ours', digest='{ours.digest}')"
