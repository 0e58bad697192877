"""The example in the documents runs, and its agent learns."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from statistics import mean

import pytest

pytest.importorskip("gymnasium", reason="needs the extra 'envs'")

from tests.envs.variants import is_svg

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learning.py"


@pytest.mark.long
def test_the_agent_of_the_example_learns_and_its_curve_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), "-f", "kernel.json"])  # what a notebook gives its programs

    ran = runpy.run_path(str(EXAMPLE), run_name="__main__")

    curve, wins = ran["curve"], ran["wins"]
    assert mean(curve[-3:]) > mean(curve[:3]) + 5
    assert mean(wins[-3:]) > 0.75
    assert capsys.readouterr().out.count("margin") == len(curve) == 10
    assert is_svg((tmp_path / "learning-curve.svg").read_text(encoding="utf-8"))
