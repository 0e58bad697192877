"""Runs the command line inside the tests."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from caravansary.cli import app


def run(*args: str | Path, typed: str | None = None, **environment: str | None) -> Result:
    """Run a command, with standard output that is no terminal."""
    return CliRunner(env=environment).invoke(
        app, [str(arg) for arg in args], input=typed, prog_name="caravansary", catch_exceptions=False
    )


def succeeds(*args: str | Path, typed: str | None = None, **environment: str | None) -> str:
    """What a command prints that must go well."""
    result = run(*args, typed=typed, **environment)
    assert result.exit_code == 0, result.output
    return result.stdout


def fails(*args: str | Path, typed: str | None = None) -> str:
    """The one line that a command complains with; the code is 2 and nothing is printed."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("caravansary: ")
    return lines[0].removeprefix("caravansary: ")
