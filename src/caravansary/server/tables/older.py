"""Tables of older rules that cannot go on: who sat there, what was said, and the record, by what is stored alone."""

from __future__ import annotations

from typing import Final, final

import caravansary
from caravansary.core.game import Game
from caravansary.core.match_log import last_seats, read_entry, read_header
from caravansary.core.record import Record
from caravansary.server.http.messages import OlderTable, SeatInfo, TableLine
from caravansary.server.storage.store import StoredEntry, StoredTable, Whole
from caravansary.server.tables.present import last_lines
from caravansary.server.tables.table import Holder

COLOURS: Final = "colours"  # the option of every game


@final
class Older:
    """A table that cannot go on, as the list shows it."""

    __slots__ = ("game", "header", "sits", "stored")

    def __init__(self, stored: StoredTable, entries: list[StoredEntry]) -> None:
        self.stored = stored
        self.game: Game = caravansary.game(stored.game)
        self.header = read_header(stored.header)
        self.sits = last_seats(self.header, (read_entry(one.entry) for one in entries))
        self.seats()  # what is damaged is found at once

    def seats(self) -> list[SeatInfo]:
        colours = self.header.options.get(COLOURS) or self.game.player_colours
        return [
            SeatInfo(
                seat=kept.seat,
                kind="bot" if sits.is_bot else "person",
                place=kept.place,
                name=sits.name,
                bot=sits.bot,
                colour=colours[kept.seat],
                taken=kept.taken,
                present=False,
                away_since=None,
                auto_commit=sits.auto_commit,
                stands_in=sits.is_bot and kept.place != "bot",
                hints=None,
            )
            for kept, sits in zip(self.stored.seats, self.sits, strict=True)
        ]

    def line(self, holder: Holder) -> TableLine:
        stored = self.stored
        return TableLine(
            table=stored.table,
            game=stored.game,
            title=stored.title,
            status=stored.status,
            seats=self.seats(),
            created=stored.created,
            updated=stored.updated,
            decisions=stored.decisions,
            your_turn=False,
            owned=holder.owner,
            ended_by_rules=True,
        )

    def info(self, whole: Whole, holder: Holder) -> OlderTable:
        return OlderTable(
            line=self.line(holder),
            rules_version=self.header.rules,
            rules_now=self.game.rules_version,
            mine=sorted(holder.seats),
            listed=self.stored.listed,
            minutes=self.stored.minutes,
            options=self.header.options,
            result=self._result(whole),
            chat=last_lines(whole.lines),
        )

    def record(self, whole: Whole) -> Record:
        """The record by the rules of that time; of a running game without seed and open turn."""
        over = whole.table.status == "finished"
        entries = [read_entry(one.entry) for one in whole.entries]
        return Record.from_log(self.game, self.header, entries, over=over, result=self._result(whole))

    def _result(self, whole: Whole) -> list[int] | None:
        """The final points, if the stored position of the end says them."""
        if whole.table.status != "finished" or whole.snapshot is None:
            return None
        return self.game.final_points(whole.snapshot.state)
