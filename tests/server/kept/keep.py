"""Keeps a database and records of a version of the program, for the versions that come after it.

    python -m tests.server.kept.keep CHECKOUT/src tests/server/kept/NAME merv marrakesh marco_polo

runs the server of that checkout (its dependencies must be importable), plays at it over HTTP and writes into the new
folder: `tables.sqlite` with the tables, `tables.json` with their tokens and what everybody there saw, and the records.
Nothing of the program is imported here, so that any version can be kept.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import sys
import tempfile
import uuid
from pathlib import Path
from random import Random
from typing import Any

from tests.server.kept.looking import chat_of, facts_of
from tests.server.kept.playing import Position, play_on
from tests.server.serving import Client, Server, Table, bearer

ENOUGH = 40  # moves at a table that is left in the middle of its game
SECRET_MOVES = 150  # after which a game is believed to have no secret choices


class Keeping:
    """The tables of one game, made one after the other."""

    def __init__(self, server: Server, client: Client, game: str, folder: Path) -> None:
        self.server = server
        self.client = client
        self.game = game
        self.folder = folder
        self.chance = Random(game)  # noqa: S311 - not for secrets
        self.kept: list[dict[str, Any]] = []

    def make_all(self) -> None:
        self.finished()
        self.in_a_draft()
        self.in_a_secret_choice()
        self.with_a_proposal()
        self.with_bots()
        self.with_somebody_standing_in()
        self.alone()
        self.keep("open", self.client.make("here", "open", game=self.game, title="Come in"))

    # --- tables -----------------------------------------------------------------------------------------------------
    def finished(self) -> None:
        table = self.client.make("here", "random", "greedy", game=self.game, title="Finished")
        self.say(table, "Good luck!", seat=0)
        assert play_on(table, self.chance, lambda _: False)
        self.say(table, "Ещё раз?", seat=0)
        record = self.client.get(f"{table.path}/record", table.owner).text
        (self.folder / f"{self.game}.record").write_text(record, encoding="utf-8")
        self.keep("finished", table)
        made = self.client.http.post("/api/tables/import", json={"record": record, "title": "Imported"})
        assert made.status_code == 201, made.text
        self.keep("imported", Table(self.client, made.json()))

    def in_a_draft(self) -> None:
        table = self.client.make("here", "link", game=self.game, title="In the middle of a turn")
        self.say(table, "hört, hört <b>&amp;</b>", seat=1)
        self.play(table, lambda seen: any(position["can_undo"] for position in seen.values()))
        self.keep("in a draft", table)

    def in_a_secret_choice(self) -> None:
        """Only where a game has such choices: one has chosen, others have not."""
        table = self.client.make("here", "here", "here", game=self.game, title="Is choosing")
        moves = iter(range(SECRET_MOVES))
        found = False

        def is_enough(seen: dict[int, Position]) -> bool:
            nonlocal found
            found = any(position["own_draft"] for position in seen.values())
            return found or next(moves, None) is None

        play_on(table, self.chance, is_enough)
        if found:
            self.keep("in a secret choice", table)

    def with_a_proposal(self) -> None:
        table = self.client.make("here", "here", game=self.game, title="May I?")
        self.play(table, lambda seen: any(position["turns_back"] for position in seen.values()))
        seat = next(seat for seat in table.tokens if table.position(seat)["turns_back"])
        asked = table.do(seat, "propose", turns=table.position(seat)["turns_back"])
        assert asked.status_code == 200, asked.text
        self.keep("with a proposal", table)

    def with_bots(self) -> None:
        table = self.client.make("here", "random", "greedy", game=self.game, title="With bots")
        self.play(table, lambda _: True)
        self.keep("with bots", table)

    def with_somebody_standing_in(self) -> None:
        table = self.client.make("here", "here", "random", game=self.game, title="Stands in", listed=False, minutes=90)
        self.play(table, lambda _: True)
        sits = self.client.http.patch(f"{table.path}/seats/1", json={"bot": "random"}, headers=bearer(table.owner))
        assert sits.status_code == 200, sits.text
        del table.tokens[1]
        self.play(table, lambda _: True)
        self.keep("with somebody standing in", table)

    def alone(self) -> None:
        games = self.client.http.get("/api/games").json()
        if any(one["name"] == self.game and one["min_players"] == 1 for one in games):
            table = self.client.make("here", game=self.game, title="Alone")
            self.play(table, lambda _: True)
            self.keep("alone", table)

    def left_to_bots(self) -> Table:
        """A table whose bots have to move, for a server that is killed at once."""
        table = self.client.make("here", "greedy", "greedy", game=self.game, title="Killed")
        self.play(table, lambda seen: seen[0]["can_commit"])
        assert table.do(0, "commit").status_code == 200
        return table

    # --- parts ------------------------------------------------------------------------------------------------------
    def play(self, table: Table, ends_well: Any) -> None:
        """Enough moves, and on until the position is one that is wanted."""
        moves = iter(range(ENOUGH))
        over = play_on(table, self.chance, lambda seen: next(moves, None) is None and ends_well(seen))
        assert not over, f"the game at {table.id} ended too soon"

    def say(self, table: Table, text: str, seat: int) -> None:
        body = {"seat": seat, "text": text, "key": uuid.uuid4().hex}
        said = self.client.http.post(f"{table.path}/chat", json=body, headers=bearer(table.tokens[seat]))
        assert said.status_code == 204, said.text

    def keep(self, name: str, table: Table) -> None:
        info = self.client.get(table.path, table.owner).json()
        self.kept.append(
            {
                **_named(name, self.game, table),
                "status": info["status"],
                "title": info["title"],
                "chat": chat_of(self.server, table),
                "facts": facts_of(table),
            }
        )


def _named(name: str, game: str, table: Table) -> dict[str, Any]:
    """The table in the words of an answer to whoever has made it."""
    seats = [{"seat": seat, "token": token} for seat, token in table.tokens.items()]
    made = {"table": table.id, "owner": table.owner, "spectator": table.spectator, "seats": seats}
    return {"name": name, "game": game, "made": made}


def keep(source: str, folder: Path, games: list[str]) -> None:
    os.environ["PYTHONPATH"] = source
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as beside:
        database = Path(beside) / "tables.db"
        with Server(database) as server:
            client = Client(server.address)
            every = [Keeping(server, client, game, folder) for game in games]
            for one in every:
                one.make_all()
            killed = [_named("killed", one.game, one.left_to_bots()) for one in every]
            server.kill()
            client.close()
        with contextlib.closing(sqlite3.connect(database)) as db:
            db.execute("VACUUM INTO ?", (str(folder / "tables.sqlite"),))
    tables = [*(table for one in every for table in one.kept), *killed]
    (folder / "tables.json").write_text(json.dumps(tables, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
