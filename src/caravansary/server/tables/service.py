"""The tables of this server: making them, and the changes that people may ask for.

`memory.py` finds tables, `writing.py` stores changes before it publishes them, `bot_turns.py` lets bots move.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterable, Sequence
from typing import Final, final

from msgspec.structs import replace

from caravansary.core.errors import CaravansaryError
from caravansary.core.match import Match
from caravansary.core.match_log import Entry
from caravansary.server.http.messages import (
    AnyMove,
    ChangeSeat,
    ChangeTable,
    ImportRecord,
    MoveDone,
    MoveNow,
    NewTable,
    Say,
    SeatPlan,
    SeatToken,
    TableMade,
)
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import bad_request, no_such_table, not_yours, refuse, stale
from caravansary.server.storage.store import SeatKind, Store, StoredEntry, StoredSeat, StoredTable, Whole
from caravansary.server.tables.companions import with_manners, with_names
from caravansary.server.tables.expiry import expire
from caravansary.server.tables.matches import game_of, match_of, new_match, seat_of
from caravansary.server.tables.memory import Memory
from caravansary.server.tables.moves import check_played, check_seating, check_undoing, make_move
from caravansary.server.tables.older import Older
from caravansary.server.tables.rematch import NOTE, known_rematch, rematch_of, with_tokens_of
from caravansary.server.tables.resuming import resume
from caravansary.server.tables.seats import changed, settled
from caravansary.server.tables.table import Holder, Table
from caravansary.server.tables.tokens import digest, new_table_id, new_token
from caravansary.server.tables.words import cleaned
from caravansary.server.tables.writing import Writing, status_of
from caravansary.server.thinking.bot_turns import BotTurns
from caravansary.server.thinking.bot_workers import BotWorkers

MOST_LINES: Final = 5_000  # in its chat
MOST_SAID: Final = 256_000  # bytes, in the same


@final
class Service:
    """All tables."""

    def __init__(self, store: Store, workers: BotWorkers, metrics: Metrics, expire_days: float = 0) -> None:
        """After so many days tables that nobody has touched are removed; 0: never."""
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.memory = Memory(store, self.wake_bots, self.hurry_bot)
        self._writing = Writing(self.memory, metrics)
        self._bots = BotTurns(self.memory, self._writing, workers, metrics)
        self._expire_days = expire_days
        self._beside: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.open()
        await self.store.others.follow(self.memory)
        self.workers.start()
        self._beside = [asyncio.create_task(resume(self.memory))]
        if self._expire_days > 0:
            self._beside.append(asyncio.create_task(expire(self.memory, self._expire_days, self.metrics)))

    async def stop(self) -> None:
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        await self._bots.stop()
        await self.memory.stop()
        await self.workers.close()
        await self.store.others.leave()
        await self.store.close()

    def wake_bots(self, table: Table) -> None:
        """Let the bots of a table move if it is for them to decide."""
        self._bots.wake(table)

    def hurry_bot(self, table_id: str, seat: int) -> None:
        """Another process passes on that a bot is to move now."""
        self._bots.hurried(table_id, seat)

    async def hurry(self, table: Table, holder: Holder, asked: MoveNow) -> None:
        """Ask a bot that thinks to move now."""
        await self._bots.hurry(table, holder, asked)

    # --- finding ----------------------------------------------------------------------------------------------------
    @property
    def in_memory(self) -> list[Table]:
        return self.memory.tables

    async def find(self, table_id: str) -> Table | None:
        """The table, if there is one."""
        return await self.memory.find(table_id)

    async def table(self, table_id: str, tokens: Iterable[str]) -> tuple[Table, Holder]:
        """The table and what the tokens open; without permission to look, the table does not seem to exist."""
        return await self.memory.table(table_id, tokens)

    async def older(self, table_id: str, tokens: Iterable[str]) -> tuple[Older, Whole, Holder]:
        """A table of older rules that cannot go on, with everything that is stored of it."""
        older, holder = await self.memory.older(table_id, tokens)
        whole = await self.store.whole(table_id)
        if whole is None:
            raise no_such_table()
        return older, whole, holder

    def reading(
        self, table_id: str, tokens: Iterable[str]
    ) -> contextlib.AbstractAsyncContextManager[tuple[Table, Holder]]:
        """The table under its lock."""
        return self.memory.reading(table_id, tokens)

    def presence_changed(self, table: Table) -> None:
        """A connection to the table was opened or closed."""
        table.info_changed()
        others = self.store.others
        others.show(table.id, self.memory.present_here(table.id))
        if others.may_be:
            self.memory.table_changed(table.id, None)  # asks again who looks through other processes

    # --- making -----------------------------------------------------------------------------------------------------
    async def make(self, asked: NewTable, maker: str = "") -> TableMade:
        """A new table with the tokens of its seats; `maker` is the address from which it is made."""
        table_id = new_table_id()
        try:
            game = game_of(asked.game)
            seats = with_manners([seat_of(plan, game) for plan in asked.seats], game, table_id)
            match = new_match(asked, with_names(seats, table_id))
        except CaravansaryError as error:
            raise bad_request(error) from error
        return await self._add(table_id, match, asked, [], imported=False, maker=maker)

    async def import_record(self, asked: ImportRecord) -> TableMade:
        """A finished game as a table to look at."""
        try:
            match = await asyncio.to_thread(match_of, asked)
        except CaravansaryError as error:
            raise bad_request(error) from error
        plans = [SeatPlan("bot" if seat.is_bot else "here", seat.name, seat.bot) for seat in match.seats]
        table = NewTable(match.game.name, plans, edition=asked.edition, title=asked.title, listed=False, chat=False)
        return await self._add(new_table_id(), match, table, match.log, imported=True)

    async def rematch(self, table: Table, holder: Holder) -> str:
        """The table where those of a finished one play again; whoever asks first makes it."""
        return await self._writing.alone(table, holder, lambda: self._rematch(table, holder))

    async def _rematch(self, table: Table, holder: Holder) -> str:
        if not (holder.seats or holder.owner):
            raise not_yours("only people who sit at the table can ask for a rematch")
        check_played(table)
        if not table.match.is_over:
            raise refuse(409, "not_over", "this game is not over yet")
        known = known_rematch(table)
        if known is not None:
            return known
        asked = rematch_of(table)
        game, edition = table.match.game, table.match.edition
        match = Match(
            game, len(asked.seats), None, edition, asked.options, [seat_of(plan, game) for plan in asked.seats]
        )
        made = await self._add(
            new_table_id(), match, asked, [], imported=False, tokens_of=table.stored, maker=table.maker
        )
        note = table.line(NOTE, min(holder.seats, default=None), table=made.table)
        await self._writing.write(table, [], lines=[note])
        return made.table

    async def _add(
        self,
        table_id: str,
        match: Match,
        asked: NewTable,
        entries: Sequence[Entry],
        *,
        imported: bool,
        tokens_of: StoredTable | None = None,
        maker: str = "",
    ) -> TableMade:
        now = time.time()
        owner, spectator = new_token(), new_token()
        tokens = {
            number: new_token()
            for number, plan in enumerate(asked.seats)
            if plan.kind in ("here", "link") and not imported
        }
        stored = StoredTable(
            table=table_id,
            game=match.game.name,
            title=cleaned(asked.title),
            status="running",
            listed=asked.listed,
            chat=asked.chat,
            minutes=asked.minutes,
            hints=asked.hints,
            created=now,
            updated=now,
            decisions=len(match.history),
            header=match.header().to_dict(),
            edition=asked.edition,
            imported=imported,
            owner=digest(owner),
            spectator=digest(spectator),
            seats=[
                StoredSeat(
                    number,
                    plan.kind,
                    digest(tokens[number]) if number in tokens else None,
                    taken=plan.kind in ("here", "bot"),
                )
                for number, plan in enumerate(asked.seats)
            ],
        )
        if tokens_of is not None:
            stored = with_tokens_of(stored, tokens_of)
        stored = replace(stored, status=status_of(stored, match))
        log_entries = [StoredEntry(number, now, entry.to_dict()) for number, entry in enumerate(entries)]
        table = Table(stored, match, 0, outdated=False)
        table.maker = maker
        table.account_for(log_entries)
        table = await self._writing.add(table, log_entries)
        self.metrics.count("tables_made")
        self.wake_bots(table)
        seats = [SeatToken(number, token) for number, token in tokens.items()]
        return TableMade(stored.table, owner, seats, spectator, table.version)

    async def join(self, table: Table, seat: int) -> str:
        """Take a seat that is open to anybody."""
        token = new_token()
        await self._writing.alone(table, None, lambda: self._join(table, seat, token))
        return token

    async def _join(self, table: Table, seat: int, token: str) -> None:
        kept = self._kept(table, seat)
        if kept.place != "open" or kept.taken:
            raise refuse(409, "seat_taken", "this seat is not free any more")
        await self._resettle(table, replace(kept, digest=digest(token), taken=True))

    async def new_link(self, table: Table, holder: Holder, seat: int | None) -> str:
        """A new token for a seat (None: for spectators); the old one is void."""
        token = new_token()
        await self._writing.alone(table, holder, lambda: self._renew(table, holder, seat, token))
        return token

    async def _renew(self, table: Table, holder: Holder, seat: int | None, token: str) -> None:
        if not holder.owner:
            raise not_yours("only the table's creator can make a new link")
        if seat is None:
            await self._writing.write(table, [], settings=replace(table.stored, spectator=digest(token)))
            return
        kept = self._kept(table, seat)
        check_played(table)
        if kept.place == "bot":
            raise refuse(409, "bot_sits_here", "this is a bot's seat: let a person sit down first")
        place: SeatKind = "link" if kept.place == "open" and not kept.taken else kept.place  # no longer for anybody
        hints = kept.hints if holder.has(seat) else None  # somebody else may sit down
        await self._resettle(table, replace(kept, place=place, digest=digest(token), hints=hints))

    async def _resettle(self, table: Table, kept: StoredSeat) -> None:
        seats = [kept if old.seat == kept.seat else old for old in table.stored.seats]
        settings = replace(table.stored, seats=seats)
        await self._writing.write(table, [], settings=replace(settings, status=status_of(settings, table.match)))

    def _kept(self, table: Table, seat: int) -> StoredSeat:
        if not 0 <= seat < len(table.stored.seats):
            raise refuse(404, "no_such_seat", f"there are seats 0 to {len(table.stored.seats) - 1}")
        return table.stored.seats[seat]

    # --- moves ------------------------------------------------------------------------------------------------------
    async def move_heard(self, table: Table, holder: Holder, move: AnyMove) -> MoveDone:
        """A move over a connection to the table; its sender may have seen more than this process has heard of.

        What else another process has done meanwhile is noticed when the move is stored: the store takes it only on top
        of the log and the settings that are known here.
        """
        if self.store.others.may_be and move.version > min(table.shown_at):
            await self.memory.refresh(table)
        return await self.move(table, holder, move)

    async def move(self, table: Table, holder: Holder, move: AnyMove) -> MoveDone:
        """Make a seat's move: at most once, only on what the client has seen, stored before it is published."""
        done = await self._writing.alone(table, holder, lambda: self._move(table, holder, move))
        if not done.repeated:
            self.metrics.count("moves")
            self.wake_bots(table)
        return done

    async def _move(self, table: Table, holder: Holder, move: AnyMove) -> MoveDone:
        key = f"{move.seat}:{move.key}"
        if move.seat not in holder.seats:
            raise not_yours("this is not your seat")
        if key in table.keys:
            return MoveDone(table.keys[key], repeated=True)
        check_played(table)
        version = table.version_for(move.seat)
        if table.match.seats[move.seat].is_bot:
            raise refuse(409, "bot_sits_here", "a bot plays for this seat now", version=version)
        if table.is_stale(move.seat, move.version, holder.seats):
            raise stale(version)
        check_undoing(table, move)
        table.match.absent.discard(move.seat)
        await self._writing.change_match(table, move.seat, lambda match: make_move(match, move), key)
        return MoveDone(table.version)

    # --- seats, settings, chat --------------------------------------------------------------------------------------
    async def change_seat(self, table: Table, holder: Holder, seat: int, asked: ChangeSeat) -> MoveDone:
        """Rename a seat, let a bot stand in, or a person sit down again."""
        if asked.bot is not None and asked.person:
            raise refuse(422, "bad_request", "either a bot or a person can sit at a seat")
        done = await self._writing.alone(table, holder, lambda: self._change_seat(table, holder, seat, asked))
        self.wake_bots(table)
        return done

    async def _change_seat(self, table: Table, holder: Holder, seat: int, asked: ChangeSeat) -> MoveDone:
        kept = self._kept(table, seat)
        if not (holder.has(seat) or holder.owner):
            raise not_yours()
        if asked.hints is not None and not holder.has(seat):
            raise not_yours("only the player of this seat can say whether hints are all right")
        check_played(table)
        before = table.match.seats[seat]
        game, seats = table.match.game, list(table.match.seats)
        seats[seat] = changed(before, asked, game)
        sits = with_manners(seats, game, table.id)[seat]
        if sits != before:
            check_seating(table)
            await self._writing.change_match(table, seat, lambda match: match.change_seat(seat, sits))
        kept_now = settled(kept, asked, sits_down=holder.has(seat), is_bots=table.header.seats[seat].is_bot)
        if kept_now != kept:
            await self._resettle(table, kept_now)
        return MoveDone(min(table.shown_at))

    async def change_table(self, table: Table, holder: Holder, asked: ChangeTable) -> None:
        await self._writing.alone(table, holder, lambda: self._change_table(table, holder, asked))

    async def _change_table(self, table: Table, holder: Holder, asked: ChangeTable) -> None:
        if not holder.owner:
            raise not_yours("only the table's creator can change it")
        settings = replace(
            table.stored,
            title=table.stored.title if asked.title is None else cleaned(asked.title),
            listed=table.stored.listed if asked.listed is None else asked.listed,
            chat=table.stored.chat if asked.chat is None else asked.chat,
        )
        await self._writing.write(table, [], settings=settings)

    async def say(self, table: Table, holder: Holder, said: Say) -> None:
        """A line of the chat; a repeated request is said once."""
        if not cleaned(said.text):
            raise refuse(422, "bad_request", "there is nothing to say")
        await self._writing.alone(table, holder, lambda: self._say(table, holder, said))

    async def _say(self, table: Table, holder: Holder, said: Say) -> None:
        if (said.seat is None and not holder.owner) or (said.seat is not None and not holder.has(said.seat)):
            raise not_yours("only people who sit at the table can speak")
        if not table.stored.chat:
            raise refuse(409, "chat_off", "the chat of this table is switched off")
        if table.said >= MOST_LINES or table.said_bytes + len(said.text.encode()) > MOST_SAID:
            raise refuse(409, "table_full", "more cannot be said at this table")
        key = f"{said.seat}:{said.key}"
        if key not in table.line_keys:
            await self._writing.write(table, [], lines=[table.line("said", said.seat, cleaned(said.text), key=key)])
