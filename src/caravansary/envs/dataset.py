"""Records as a table for learning from games that were played: a row for each decision with a choice, in Parquet.

    from caravansary.envs.dataset import write_dataset
    write_dataset("merv.parquet", records)

A row has what the seat saw, what it might do, what it did, and how the game ended for it. The file says in its metadata
what every number of an observation and every action is. `docs/study/record-format.md` lists the columns.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any, Final

from caravansary.core.errors import OptionError
from caravansary.core.features import at_desk
from caravansary.core.game import Game
from caravansary.core.record import Decided, Record
from caravansary.envs import MissingExtra
from caravansary.envs.rewards import by_margin

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as missing:
    raise MissingExtra("caravansary.envs.dataset", "arena") from missing

import numpy as np

VERSION: Final = 1  # of the columns
Kind = tuple[str, int, str]  # of records that fit together: game, rules, edition


def columns(game: Game) -> Any:
    """The columns of a game, with what they mean in the metadata of the file."""
    said = {
        "dataset": VERSION,
        "game": game.name,
        "rules": game.rules_version,
        "observation_version": game.observation_version,
        "observation_layout": json.dumps([span.to_dict() for span in game.observation_layout()]),
        "observation_names": json.dumps(game.observation_names()),
        "action_names": json.dumps(list(game.table.names)),
    }
    return pa.schema(
        [
            ("game", pa.int32()),
            ("seed", pa.uint64()),
            ("players", pa.int8()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("who", pa.dictionary(pa.int16(), pa.string())),
            ("kind", pa.dictionary(pa.int16(), pa.string())),
            ("action", pa.int16()),
            ("legal", pa.list_(pa.bool_(), game.num_actions)),
            ("observation", pa.list_(pa.float32(), game.observation_size)),
            ("score", pa.int32()),
            ("rank", pa.int8()),
            ("margin", pa.int32()),
        ],
        metadata={f"caravansary.{key}": str(value) for key, value in said.items()},
    )


def write_dataset(path: str | Path, records: Iterable[Record], edition: Any = None) -> int:
    """Replay finished games of one kind and write their decisions; how many rows there are.

    A record that does not replay to its result raises, and leaves no file behind.
    """
    target = Path(path)
    beside = target.with_name(f"{target.name}.part")
    try:
        rows = _write(beside, records, edition)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    return rows


def _write(path: Path, records: Iterable[Record], edition: Any) -> int:
    games = iter(records)
    first = next(games, None)
    if first is None:
        raise OptionError("a dataset needs at least one record")
    written = 0
    with pq.ParquetWriter(path, columns(first.game), compression="zstd") as file:
        for number, record in enumerate(chain([first], games)):
            if _kind(record) != _kind(first):
                raise OptionError(f"record {number + 1} is of another game, rules or edition than the first")
            table = _table(number, record, edition)
            file.write_table(table)
            written += table.num_rows
    return written


def _kind(record: Record) -> Kind:
    return record.game.name, record.rules, record.edition


def _table(number: int, record: Record, edition: Any) -> Any:
    """The rows of one game."""
    game, end = record.game, record.verify(edition)
    chosen = [decided for decided in record.decisions(edition) if len(decided.options) > 1]
    seats = [decided.seat for decided in chosen]
    at_desk(0)
    seen = b"".join(game.observe_bytes(decided.state, decided.seat) for decided in chosen)
    places = {rank.who: rank.place for rank in end.ranking()}
    scores, margins = [score.total for score in end.scores()], by_margin(end)
    values = {
        "game": [number] * len(chosen),
        "seed": [record.seed] * len(chosen),
        "players": [record.players] * len(chosen),
        "ply": [decided.ply for decided in chosen],
        "seat": seats,
        "who": [record.seats[seat].bot or "person" for seat in seats],
        "kind": [decided.state.decision(decided.seat).kind for decided in chosen],
        "action": [decided.action for decided in chosen],
        "score": [scores[seat] for seat in seats],
        "rank": [places[seat] for seat in seats],
        "margin": [int(margins[seat]) for seat in seats],
    }
    schema = columns(game)
    arrays = {name: pa.array(column, schema.field(name).type) for name, column in values.items()}
    arrays["legal"] = pa.FixedSizeListArray.from_arrays(pa.array(_masks(game, chosen)), game.num_actions)
    numbers = pa.Array.from_buffers(pa.float32(), game.observation_size * len(chosen), [None, pa.py_buffer(seen)])
    arrays["observation"] = pa.FixedSizeListArray.from_arrays(numbers, game.observation_size)
    return pa.Table.from_arrays([arrays[name] for name in schema.names], schema=schema)


def _masks(game: Game, chosen: list[Decided]) -> Any:
    masks = np.zeros((len(chosen), game.num_actions), np.bool_)
    for row, decided in enumerate(chosen):
        masks[row, decided.options] = True
    return masks.reshape(-1)
