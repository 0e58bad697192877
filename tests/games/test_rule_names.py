"""Every rule is named where it is done."""

from __future__ import annotations

from tests.games.rule_names import named_rules


def test_further_numbers_belong_to_the_area_before_them_and_a_range_names_only_where_it_begins() -> None:
    text = "(MKSH-DRAFT-9, -15, MKSH-EXP5-1 and -2, MKSH-RIVER-7 to -9)"

    assert list(named_rules(text)) == [
        *("MKSH-DRAFT-9", "MKSH-DRAFT-15", "MKSH-EXP5-1", "MKSH-EXP5-2", "MKSH-RIVER-7"),
    ]
