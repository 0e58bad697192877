"""The generator: known words, fairness, seeds, scripts."""

from __future__ import annotations

import pickle

import pytest

from caravansary.core.chance import MASK, Chance, ScriptedChance
from caravansary.core.errors import OptionError, PositionError

# Made by a C program with uint32_t: the published sfc32 step, a = low word, b = high word, c = 0, counter = 1,
# 15 steps of warm-up. The last column is the 10,001st word.
KNOWN = [
    (0, [0xFB52C520, 0x38802BE1, 0x948279E6, 0xEC4BF1D9, 0x7CB0A909, 0xFAD8B4A8], 0x287DFF63),
    (1, [0xC9ECBB16, 0x406CA90B, 0xD3639F9A, 0xAA94A873, 0x1991BBF7, 0xA21D19DC], 0xE93A360E),
    (7, [0xFA24AC1C, 0xE7EE21C7, 0xB27F6DDA, 0x6E68D67B, 0x741F99AD, 0xBBEEFD27], 0x3D8166CE),
    (123456789, [0xC2963A6E, 0x1C2C32FB, 0xDB06FFEF, 0x849E89FF, 0xBA530339, 0x691AF446], 0x9E0E40FC),
    (1 << 32, [0x6A161A47, 0x78C8AACE, 0x63091598, 0xA2AA2971, 0xF7BC3FB2, 0x2A39073F], 0x8FA23274),
    ((1 << 64) - 1, [0x6930AB4B, 0xE71D1883, 0x0F2A2D30, 0x76ED5798, 0xBF66BE06, 0x17186A23], 0x65A43ABC),
]


@pytest.mark.parametrize(("seed", "first", "later"), KNOWN)
def test_the_words_of_a_seed_are_those_of_sfc32(seed: int, first: list[int], later: int) -> None:
    chance = Chance.seeded(seed)

    words = [chance.word() for _ in range(10_001)]

    assert words[:6] == first
    assert words[-1] == later


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 52])
def test_below_is_fair(sides: int) -> None:
    chance = Chance.seeded(2024)
    counts = [0] * sides

    for _ in range(1000 * sides):
        counts[chance.below(sides)] += 1

    # chi-square with sides - 1 degrees of freedom: mean sides - 1, deviation sqrt(2 (sides - 1))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts)
    assert chi_square < sides - 1 + 4 * (2 * (sides - 1)) ** 0.5


def test_below_draws_again_where_a_remainder_would_favour_low_numbers() -> None:
    chance = Chance(MASK, 0, 0, 0)  # the first word is 2**32 - 1, outside the fair range of three
    again = chance.copy()
    assert again.word() == MASK

    assert chance.below(3) == again.word() % 3


def test_shuffle_gives_every_order_equally_often() -> None:
    chance = Chance.seeded(99)
    counts: dict[tuple[int, ...], int] = {}

    for _ in range(24_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        counts[tuple(things)] = counts.get(tuple(things), 0) + 1

    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 23 + 4 * 46**0.5


def test_shuffle_keeps_the_things_and_takes_short_lists() -> None:
    chance = Chance.seeded(5)
    things = [7, 7, 1, 0]
    nothing: list[int] = []

    chance.shuffle(things)
    chance.shuffle(nothing)

    assert sorted(things) == [0, 1, 7, 7]
    assert nothing == []


def test_a_copy_a_saved_and_a_pickled_generator_go_on_alike() -> None:
    chance = Chance.seeded(3)
    chance.word()
    others = [
        chance.copy(),
        Chance.from_list("chance", chance.to_list()),
        pickle.loads(pickle.dumps(chance)),
    ]

    words = [chance.word() for _ in range(5)]

    assert [[other.word() for _ in range(5)] for other in others] == [words] * 3


@pytest.mark.parametrize("seed", [-1, 1 << 64, pytest.param(10**5000, id="huge"), True, 1.0, "1", None])
def test_an_impossible_seed_is_refused(seed: object) -> None:
    with pytest.raises(OptionError, match="seed must be a whole number"):
        Chance.seeded(seed)


@pytest.mark.parametrize("words", [None, [], [1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, -1], [1, 2, 3, 1 << 32], [True] * 4])
def test_impossible_words_are_refused_with_the_field(words: object) -> None:
    with pytest.raises(PositionError, match=r"^chance: "):
        Chance.from_list("chance", words)


def test_a_script_gives_its_numbers_then_an_error() -> None:
    chance = ScriptedChance([2, 0])

    assert [chance.below(3), chance.below(1)] == [2, 0]
    with pytest.raises(IndexError):
        chance.below(3)


def test_a_script_refuses_a_number_out_of_range() -> None:
    with pytest.raises(ValueError, match="a number below 6 is drawn"):
        ScriptedChance([6]).below(6)


def test_a_script_orders_a_shuffle_and_is_copied() -> None:
    chance = ScriptedChance([0, 0])
    copy = chance.copy()
    things = [1, 2, 3]

    chance.shuffle(things)

    assert things == [2, 3, 1]
    assert copy.below(3) == 0
