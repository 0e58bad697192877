"""Frames: a kind, a seat and an argument in one number, and the fields of an argument."""

from __future__ import annotations

import pytest

from caravansary.core.frames import ARG_BITS, Field, arg_of, beside, frame, kind_of, seat_of


def test_a_frame_holds_the_largest_kind_seat_and_argument() -> None:
    packed = frame(63, 7, (1 << ARG_BITS) - 1)

    assert (kind_of(packed), seat_of(packed), arg_of(packed)) == (63, 7, (1 << ARG_BITS) - 1)


def test_fields_that_do_not_fit_into_a_frame_are_refused() -> None:
    with pytest.raises(ValueError, match="fields of 55 bits do not fit into a frame"):
        beside(Field("many", high=9, bits=30), Field("more", high=9, bits=25))
