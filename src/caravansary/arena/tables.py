"""Games as Parquet: decisions, observations and outcomes. `docs/study/arena.md` documents the columns.

Only this module knows pyarrow.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from caravansary.arena.plan import Plan
from caravansary.arena.played_game import PlayedGame, margin
from caravansary.core.errors import CaravansaryError

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:
    raise CaravansaryError("results as Parquet need pyarrow: pip install '.[arena]' in the project's folder") from None

SCHEMA_VERSION: Final = 1

DECISIONS: Final = [
    ("game", pa.int32()),
    ("ply", pa.int32()),
    ("seat", pa.int8()),
    ("kind", pa.dictionary(pa.int16(), pa.string())),
    ("action", pa.int32()),
    ("options", pa.int32()),
    ("seconds", pa.float32()),
]
OUTCOMES: Final = [
    ("game", pa.int32()),
    ("seed", pa.uint64()),
    ("seat", pa.int8()),
    ("bot", pa.string()),
    ("score", pa.int32()),
    ("rank", pa.int8()),
    ("margin", pa.int32()),
]


def features_columns(size: int) -> list[tuple[str, Any]]:
    """The vector has the size of the game's observations."""
    return [("game", pa.int32()), ("ply", pa.int32()), ("seat", pa.int8()), ("features", pa.list_(pa.float32(), size))]


# --- writing --------------------------------------------------------------------------------------------------------
def decisions_table(plan: Plan, games: list[PlayedGame]) -> Any:
    """A row for each decision, forced ones too: the rows of a game are the lines of its record."""
    rows = [
        (game.number, ply, seat, kind, action, options, seconds)
        for game in games
        for ply, ((seat, action), kind, options, seconds) in enumerate(
            zip(game.plays, game.kinds, game.options, game.seconds, strict=True)
        )
    ]
    return _table(plan, "decisions", DECISIONS, rows)


def outcomes_table(plan: Plan, games: list[PlayedGame]) -> Any:
    """A row for each seat of each game."""
    rows = [
        (game.number, game.seed, seat, bot, game.scores[seat], game.places[seat], margin(game.scores, seat))
        for game in games
        for seat, bot in enumerate(game.bots)
    ]
    return _table(plan, "outcomes", OUTCOMES, rows)


def features_table(plan: Plan, games: list[PlayedGame]) -> Any:
    """A row for each decision with a choice: the observation of its seat before it."""
    size = plan.game.observation_size
    columns = features_columns(size)
    asked = [
        (game.number, ply, seat)
        for game in games
        for ply, ((seat, _), options) in enumerate(zip(game.plays, game.options, strict=True))
        if options > 1
    ]
    observed = pa.py_buffer(b"".join(game.features for game in games))
    numbers = pa.Array.from_buffers(pa.float32(), size * len(asked), [None, observed])
    vectors = pa.FixedSizeListArray.from_arrays(numbers, size)
    keys = [pa.array([row[at] for row in asked], columns[at][1]) for at in range(3)]
    return pa.Table.from_arrays([*keys, vectors], schema=_schema(plan, "features", columns))


def _table(plan: Plan, name: str, columns: list[tuple[str, Any]], rows: list[tuple[Any, ...]]) -> Any:
    arrays = [pa.array([row[at] for row in rows], type_) for at, (_, type_) in enumerate(columns)]
    return pa.Table.from_arrays(arrays, schema=_schema(plan, name, columns))


def _schema(plan: Plan, name: str, columns: list[tuple[str, Any]]) -> Any:
    said = {"schema": SCHEMA_VERSION, "table": name, "game": plan.game.name, "rules": plan.game.rules_version}
    return pa.schema(columns, metadata={f"caravansary.{key}": str(value) for key, value in said.items()})


def write_table(path: Path, table: Any) -> None:
    """Write a file whole, so that it survives a crash, or not at all."""
    beside = path.with_name(f"{path.name}.part")
    with beside.open("wb") as file:
        pq.write_table(table, file, compression="zstd")
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


# --- reading --------------------------------------------------------------------------------------------------------
def read_games(outcomes: Path, decisions: Path) -> list[PlayedGame]:
    """The games of a part as far as a standing needs them, in their order."""
    found: dict[int, PlayedGame] = {}
    for row in _rows(outcomes, "outcomes"):
        game = found.setdefault(row["game"], PlayedGame(row["game"], row["seed"], [], [], [], [], [], [], [], []))
        game.bots.append(row["bot"])
        game.scores.append(row["score"])
        game.places.append(row["rank"])
    for row in _rows(decisions, "decisions"):
        game = found[row["game"]]
        game.plays.append((row["seat"], row["action"]))
        game.kinds.append(row["kind"])
        game.options.append(row["options"])
        game.seconds.append(row["seconds"])
    return list(found.values())


def _rows(path: Path, name: str) -> list[dict[str, Any]]:
    try:
        table = pq.read_table(path)
    except (OSError, pa.ArrowException) as problem:
        raise CaravansaryError(f"{path}: cannot be read: {problem}") from problem
    said = table.schema.metadata or {}
    if said.get(b"caravansary.schema") != str(SCHEMA_VERSION).encode():
        raise CaravansaryError(f"{path}: not a table of {name} of schema {SCHEMA_VERSION}")
    rows: list[dict[str, Any]] = table.to_pylist()
    return rows
