"""The tables of this server: making them, finding them, every change to them, the bots at them.

A change is done on the match in memory under the table's lock, then stored, and only then acknowledged and told to all
who look. If it cannot be stored the table is forgotten and read again from the store: nobody has heard of the change.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, Final, final

from msgspec.structs import replace

import caravansary
from caravansary import bots as all_bots
from caravansary.core.errors import CaravansaryError, RecordError
from caravansary.core.game import Game
from caravansary.core.match import Match
from caravansary.core.match_log import BOT, Entry, Seat
from caravansary.core.record import Record
from caravansary.server.bot_workers import BotJob, BotWorkers
from caravansary.server.loading import table_of_log
from caravansary.server.messages import (
    ChangeSeat,
    ChangeTable,
    ImportRecord,
    Move,
    MoveDone,
    NewTable,
    Say,
    SeatPlan,
    SeatToken,
    TableMade,
)
from caravansary.server.metrics import Metrics
from caravansary.server.problems import bad_request, no_such_table, not_yours, of_match, refuse, stale
from caravansary.server.store import (
    Change,
    Snapshot,
    Store,
    StoreConflict,
    StoredEntry,
    StoredLine,
    StoredSeat,
    StoredTable,
    StoreFailure,
)
from caravansary.server.table import Holder, Table
from caravansary.server.tokens import digest, new_table_id, new_token

MOST_IN_MEMORY: Final = 1000  # tables at which nobody looks
MOST_ENTRIES: Final = 20_000  # in the log of a table; the longest games have some hundreds
MOST_LINES: Final = 5_000  # in its chat
FALLBACK: Final = "greedy"
log: Final = logging.getLogger("caravansary.server")


@final
class Service:
    """All tables."""

    def __init__(self, store: Store, workers: BotWorkers, metrics: Metrics) -> None:
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self._tables: OrderedDict[str, Table] = OrderedDict()  # the most recently used last
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._resuming: asyncio.Task[None] | None = None
        self._driving: set[asyncio.Task[None]] = set()  # also of tables that are gone

    async def start(self) -> None:
        await self.store.open()
        self.workers.start()
        self._resuming = asyncio.create_task(self._resume())

    async def stop(self) -> None:
        running = (*self._driving, *self._loading.values(), self._resuming)
        tasks = [task for task in running if task is not None and not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
        await self.store.close()

    async def _resume(self) -> None:
        """After a restart bots go on where they were."""
        for table_id in await self.store.unfinished():
            with contextlib.suppress(StoreFailure):
                await self.find(table_id)

    # --- finding ----------------------------------------------------------------------------------------------------
    @property
    def in_memory(self) -> list[Table]:
        return list(self._tables.values())

    async def find(self, table_id: str) -> Table | None:
        """The table, from memory or read from the store; two who ask at once get the same one."""
        while True:
            table = self._tables.get(table_id)
            if table is not None:
                self._tables.move_to_end(table_id)
                return table
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
                self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(self._loading[table_id])
            if table is None or not table.is_gone:
                return table

    async def table(self, table_id: str, tokens: Iterable[str]) -> tuple[Table, Holder]:
        """The table and what the tokens open; who may not look is told that there is none."""
        table = await self.find(table_id)
        holder = None if table is None else table.holder(tokens)
        if table is None or holder is None or not holder.watches:
            raise no_such_table()
        return table, holder

    @contextlib.asynccontextmanager
    async def reading(self, table_id: str, tokens: Iterable[str]) -> AsyncIterator[tuple[Table, Holder]]:
        """The table while nothing changes: what is not stored yet is seen by nobody."""
        known = list(tokens)
        while True:
            table, holder = await self.table(table_id, known)
            async with table.lock:
                table.recognise(holder)
                if holder.watches and not table.is_gone:
                    yield table, holder
                    return

    @contextlib.asynccontextmanager
    async def _changing(self, table: Table, holder: Holder | None = None) -> AsyncIterator[None]:
        """The table for oneself; who has waited for it may have lost the link meanwhile, or the table its place."""
        async with table.lock:
            if table.is_gone:
                raise refuse(503, "not_stored", "the table is being read again; please try again")
            if holder is not None:
                table.recognise(holder)
            yield

    async def _load(self, table_id: str) -> Table | None:
        stored = await self.store.table(table_id)
        if stored is None:
            return None
        entries = await self.store.entries(table_id)
        lines = await self.store.lines(table_id)
        snapshot = await self.store.snapshot(table_id)
        try:
            table = await asyncio.to_thread(table_of_log, stored, entries, snapshot)
        except Exception as error:  # whatever is wrong with it, the others can be found
            log.error("table %s cannot be read: %s", table_id, error, exc_info=not isinstance(error, CaravansaryError))
            return None
        table.keys = {entry.key: entry.seq + 1 for entry in entries if entry.key is not None}
        table.lines = lines
        table.line_keys = {line.key for line in lines if line.key is not None}
        table = self._keep(table)
        self.wake_bots(table)
        return table

    def _keep(self, table: Table) -> Table:
        """Keep the table in memory, unless it already is: then that one holds."""
        kept = self._tables.setdefault(table.id, table)
        spare = len(self._tables) - MOST_IN_MEMORY
        if spare > 0:
            idle = [old for old in self._tables.values() if old.is_idle and old is not kept]
            for old in idle[:spare]:
                self._forget(old)
        return kept

    def _forget(self, table: Table) -> None:
        """Whoever still looks is sent away and comes back to the table as it is stored."""
        table.is_gone = True
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        for listener in list(table.listeners):
            listener.leave()

    # --- making -----------------------------------------------------------------------------------------------------
    async def make(self, asked: NewTable) -> TableMade:
        """A new table with the tokens of its seats."""
        game = game_of(asked.game)
        try:
            edition = None if asked.edition is None else game.read_edition(asked.edition)
            seats = [_seat(plan) for plan in asked.seats]
            match = Match(game, len(seats), asked.seed, edition, asked.options, seats, open_seed=asked.seed is not None)
        except CaravansaryError as error:
            raise bad_request(error) from error
        return await self._add(match, asked, [], imported=False)

    async def import_record(self, asked: ImportRecord) -> TableMade:
        """A finished game as a table to look at."""
        try:
            match = await asyncio.to_thread(_match_of, asked)
        except CaravansaryError as error:
            raise bad_request(error) from error
        plans = [SeatPlan("bot" if seat.is_bot else "here", seat.name, seat.bot) for seat in match.seats]
        table = NewTable(match.game.name, plans, edition=asked.edition, title=asked.title, listed=False, chat=False)
        return await self._add(match, table, match.log, imported=True)

    async def _add(self, match: Match, asked: NewTable, entries: list[Entry], *, imported: bool) -> TableMade:
        now = time.time()
        owner, spectator = new_token(), new_token()
        tokens = {
            number: new_token()
            for number, plan in enumerate(asked.seats)
            if plan.kind in ("here", "link") and not imported
        }
        stored = StoredTable(
            table=new_table_id(),
            game=match.game.name,
            title=asked.title.strip(),
            status="running",
            listed=asked.listed,
            chat=asked.chat,
            minutes=asked.minutes,
            hints=asked.hints,
            created=now,
            updated=now,
            decisions=len(match.history),
            header=match.header(),
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
        stored = replace(stored, status=_status(stored, match))
        log_entries = [StoredEntry(number, now, entry.to_dict()) for number, entry in enumerate(entries)]
        await self._stored(self.store.add(stored, log_entries))
        table = Table(stored, match, 0, outdated=False)
        table.took_in(log_entries)
        table = self._keep(table)
        self.metrics.count("tables_made")
        self.wake_bots(table)
        seats = [SeatToken(number, token) for number, token in tokens.items()]
        return TableMade(stored.table, owner, seats, spectator, table.version)

    async def join(self, table: Table, seat: int) -> str:
        """Take a seat that is open to anybody."""
        async with self._changing(table):
            kept = self._kept(table, seat)
            if kept.place != "open" or kept.taken:
                raise refuse(409, "seat_taken", "this seat is not free any more")
            token = new_token()
            await self._resettle(table, replace(kept, digest=digest(token), taken=True))
        return token

    async def new_link(self, table: Table, holder: Holder, seat: int | None) -> str:
        """A new token for a seat (None: for spectators); the old one is void."""
        token = new_token()
        async with self._changing(table, holder):
            if not holder.owner:
                raise not_yours("only the table's creator can make a new link")
            if seat is None:
                await self._write(table, [], settings=replace(table.stored, spectator=digest(token)))
            else:
                kept = self._kept(table, seat)
                _check_played(table)
                if kept.place == "bot":
                    raise refuse(409, "bot_sits_here", "this is a bot's seat: let a person sit down first")
                place = "link" if kept.place == "open" and not kept.taken else kept.place  # no longer for anybody
                hints = kept.hints if holder.has(seat) else None  # somebody else may sit down
                await self._resettle(table, replace(kept, place=place, digest=digest(token), hints=hints))
        return token

    async def _resettle(self, table: Table, kept: StoredSeat) -> None:
        seats = [kept if old.seat == kept.seat else old for old in table.stored.seats]
        settings = replace(table.stored, seats=seats)
        await self._write(table, [], settings=replace(settings, status=_status(settings, table.match)))

    def _kept(self, table: Table, seat: int) -> StoredSeat:
        if not 0 <= seat < len(table.stored.seats):
            raise refuse(404, "no_such_seat", f"there are seats 0 to {len(table.stored.seats) - 1}")
        return table.stored.seats[seat]

    # --- moves ------------------------------------------------------------------------------------------------------
    async def move(self, table: Table, holder: Holder, move: Move) -> MoveDone:
        """Do a move of a seat: at most once, only on what the client has seen, stored before it is told."""
        key = f"{move.seat}:{move.key}"
        async with self._changing(table, holder):
            if move.seat not in holder.seats:
                raise not_yours("this is not your seat")
            if key in table.keys:
                return MoveDone(table.keys[key], repeated=True)
            _check_played(table)
            version = table.version_for(move.seat)
            if table.match.seats[move.seat].is_bot:
                raise refuse(409, "bot_sits_here", "a bot plays for this seat now", version=version)
            if table.is_stale(move.seat, move.version, holder.seats):
                raise stale(version)
            table.match.seats[move.seat].present = True
            await self._change_match(table, move.seat, _deed(move), key)
            version = table.version
        self.metrics.count("moves")
        self.wake_bots(table)
        return MoveDone(version)

    async def _change_match(
        self,
        table: Table,
        seat: int,
        deed: Callable[[Match], object],
        key: str | None = None,
        lines: list[StoredLine] | None = None,
    ) -> None:
        """Change the match and store the entries that this makes; a refusal changes nothing."""
        match = table.match
        before = match.sequence
        try:
            deed(match)
        except CaravansaryError as error:
            if match.sequence != before:
                self._forget(table)
            raise of_match(error, table.version_for(seat)) from error
        except Exception:
            self._forget(table)
            raise
        await self._write(table, match.log[before:], key=key, lines=lines)

    async def _write(
        self,
        table: Table,
        entries: list[Entry],
        *,
        key: str | None = None,
        lines: list[StoredLine] | None = None,
        settings: StoredTable | None = None,
    ) -> None:
        """Store what has changed; only then it is so for everybody."""
        match, now = table.match, time.time()
        first = table.version - len(entries)
        rows = [
            StoredEntry(first + number, now, entry.to_dict(), key if number == 0 else None)
            for number, entry in enumerate(entries)
        ]
        settled = any(entry.kind in ("commit", "takeback") for entry in entries)
        kept = table.stored if settings is None else settings
        status = _status(kept, match)
        if entries and (settled or status != kept.status):
            kept = replace(kept, status=status, updated=now, decisions=len(match.committed))
        snapshot = None
        if settled and not any(match.draft(seat) for seat in range(match.players)):
            snapshot = Snapshot(table.version, match.game.rules_version, match.state.to_dict())
        changed = kept if kept is not table.stored else None
        try:
            await self._stored(self.store.change(Change(table.id, rows, lines or [], changed, snapshot)))
        except BaseException:
            self._forget(table)
            raise
        is_renamed = any(entry.kind == "seat" for entry in entries)
        is_new_status = kept.status != table.stored.status
        table.stored = kept
        table.took_in(rows)
        if key is not None:
            table.keys[key] = table.version
        for line in lines or []:
            table.lines.append(line)
            if line.key is not None:
                table.line_keys.add(line.key)
        if settings is not None:
            table.recognise_all()
        if is_renamed or is_new_status or settings is not None:
            table.info_version += 1
        table.wake_all()

    async def _stored(self, writing: Any) -> None:
        task = asyncio.ensure_future(writing)
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.gather(task, return_exceptions=True)  # it is on its way: nobody reads the table before
            raise
        except (StoreConflict, StoreFailure) as error:
            log.error("the store failed: %s", error)
            self.metrics.count("store_failures")
            raise refuse(503, "not_stored", "the server could not store this; please try again") from error

    # --- seats, settings, chat --------------------------------------------------------------------------------------
    async def change_seat(self, table: Table, holder: Holder, seat: int, asked: ChangeSeat) -> MoveDone:
        """Rename a seat, let a bot stand in, or a person sit down again."""
        if asked.bot is not None and asked.person:
            raise refuse(422, "bad_request", "either a bot or a person can sit at a seat")
        async with self._changing(table, holder):
            kept = self._kept(table, seat)
            if not (holder.has(seat) or holder.owner):
                raise not_yours()
            if asked.hints is not None and not holder.has(seat):
                raise not_yours("only who plays here can say whether hints are all right")
            _check_played(table)
            before = table.match.seats[seat]
            sits = _changed(before, asked)
            if sits != before:
                await self._change_match(table, seat, lambda match: match.change_seat(seat, sits))
            settled = _settled(kept, asked, sits_down=holder.has(seat))
            if settled != kept:
                await self._resettle(table, settled)
            version = min(table.shown_at)
        self.wake_bots(table)
        return MoveDone(version)

    async def change_table(self, table: Table, holder: Holder, asked: ChangeTable) -> None:
        async with self._changing(table, holder):
            if not holder.owner:
                raise not_yours("only the table's creator can change it")
            settings = replace(
                table.stored,
                title=table.stored.title if asked.title is None else asked.title.strip(),
                listed=table.stored.listed if asked.listed is None else asked.listed,
                chat=table.stored.chat if asked.chat is None else asked.chat,
            )
            await self._write(table, [], settings=settings)

    async def say(self, table: Table, holder: Holder, said: Say) -> None:
        """A line of the chat; a repeated request is said once."""
        if not said.text.strip():
            raise refuse(422, "bad_request", "there is nothing to say")
        async with self._changing(table, holder):
            if (said.seat is None and not holder.owner) or (said.seat is not None and not holder.has(said.seat)):
                raise not_yours("only who sits at the table can speak")
            if not table.stored.chat:
                raise refuse(409, "chat_off", "the chat of this table is switched off")
            if len(table.lines) >= MOST_LINES:
                raise refuse(409, "table_full", "more cannot be said at this table")
            key = f"{said.seat}:{said.key}"
            if key not in table.line_keys:
                await self._write(table, [], lines=[self._line(table, "said", said.seat, said.text.strip(), key=key)])

    def _line(
        self, table: Table, kind: str, seat: int | None, text: str = "", key: str | None = None, **args: Any
    ) -> StoredLine:
        return StoredLine(len(table.lines), time.time(), kind, seat, text, args, key)

    # --- bots -------------------------------------------------------------------------------------------------------
    def wake_bots(self, table: Table) -> None:
        """Let the bots of a table move if it is for them to decide."""
        if (table.bots is None or table.bots.done()) and _bot_to_move(table) is not None:
            table.bots = asyncio.create_task(self._drive(table))
            self._driving.add(table.bots)
            table.bots.add_done_callback(self._driving.discard)

    async def _drive(self, table: Table) -> None:
        try:
            while (seat := _bot_to_move(table)) is not None and self._tables.get(table.id) is table:
                await self._bot_moves(table, seat)
        except Exception:
            log.exception("the bots of a table stopped")
            self.metrics.count("bot_failures")

    async def _bot_moves(self, table: Table, seat: int) -> None:
        """A bot plays its whole run of decisions from one sample of what its seat knows."""
        match, version = table.match, table.version_for(seat)
        bot = match.seats[seat].bot or FALLBACK
        sample = match.state_for(seat).sample_hidden(seat, secrets.randbits(32))
        job = BotJob(
            game=match.game.name,
            state=sample.to_dict(),
            seat=seat,
            bot=bot,
            seed=secrets.randbits(32),
            seconds=all_bots.thinking_time(bot),
        )
        moves = await self.workers.actions(job)
        async with table.lock:
            if table.is_gone or table.is_stale(seat, version) or not match.seats[seat].is_bot:
                return
            before = match.sequence
            lines = []
            if moves.replaced is not None:
                self.metrics.count("bots_replaced")
                lines.append(self._line(table, "bot_replaced", seat, bot=bot, why=moves.replaced))
            await self._change_match(table, seat, lambda match: _play_run(match, seat, moves.actions), lines=lines)
            self.metrics.count("bot_moves", match.sequence - before)


# --- parts ----------------------------------------------------------------------------------------------------------
def game_of(name: str) -> Game:
    try:
        return caravansary.game(name)
    except CaravansaryError as error:
        raise refuse(404, "no_such_game", str(error)) from error


def _seat(plan: SeatPlan) -> Seat:
    """Who sits down first."""
    if plan.kind != "bot":
        if plan.bot is not None:
            raise refuse(422, "bad_request", "only a bot's seat names a bot")
        return Seat(plan.name.strip())
    return Seat(plan.name.strip(), BOT, _known_bot(plan.bot or FALLBACK))


def _known_bot(name: str) -> str:
    if name not in all_bots.names():
        raise refuse(422, "no_such_bot", f"no bot {name!r}; there are: {', '.join(all_bots.names())}")
    return name


def _changed(sits: Seat, asked: ChangeSeat) -> Seat:
    name = sits.name if asked.name is None else asked.name.strip()
    auto_commit = sits.auto_commit if asked.auto_commit is None else asked.auto_commit
    bot = None if asked.person else sits.bot if asked.bot is None else _known_bot(asked.bot)
    if bot is None:
        return Seat(name, auto_commit=auto_commit, present=sits.present)
    return Seat(name, BOT, bot, auto_commit=auto_commit)


def _settled(kept: StoredSeat, asked: ChangeSeat, *, sits_down: bool) -> StoredSeat:
    """The seat as it is given away from now on."""
    if kept.place == "bot" and asked.person:
        return replace(kept, place="link", taken=False)
    hints = kept.hints if asked.hints is None else asked.hints
    return replace(kept, taken=kept.taken or sits_down, hints=hints)


def _status(stored: StoredTable, match: Match) -> str:
    if match.is_over:
        return "finished"
    return "open" if any(seat.place == "open" and not seat.taken for seat in stored.seats) else "running"


def _deed(move: Move) -> Callable[[Match], object]:
    """What a move does to the match."""
    seat = move.seat
    if move.kind == "play":
        if move.action is None:
            raise refuse(422, "bad_request", "a play needs an action")
        action = move.action
        return lambda match: match.play(seat, action)
    if move.kind == "pick":
        if move.actions is None:
            raise refuse(422, "bad_request", "a pick needs its actions")
        actions = move.actions
        return lambda match: match.pick(seat, actions)
    if move.kind == "propose":
        turns = move.turns or 1
        return lambda match: match.propose_takeback(seat, turns)
    deeds = {"undo": Match.undo, "commit": Match.commit, "agree": Match.agree, "decline": Match.decline}
    return lambda match: deeds[move.kind](match, seat)


def _bot_to_move(table: Table) -> int | None:
    match = table.match
    return next((seat for seat in match.deciders if match.seats[seat].is_bot), None)


def _play_run(match: Match, seat: int, actions: list[int]) -> None:
    """Play what the bot has chosen as far as it is possible, and at least one option."""
    played = False
    for action in actions:
        if not match.may_decide(seat) or action not in match.state_for(seat).options_of(seat):
            break
        match.play(seat, action)
        played = True
    if not played:
        match.play(seat, match.state_for(seat).options_of(seat)[0])


def _check_played(table: Table) -> None:
    """Whether people may change the match at all."""
    if table.stored.imported:
        raise refuse(409, "imported", "this game was imported to be looked at")
    if table.version >= MOST_ENTRIES:
        raise refuse(409, "table_full", "this table has seen too much: nothing more can be written down")


def _match_of(asked: ImportRecord) -> Match:
    """The match of a record of a finished game."""
    record = Record.parse(asked.record, caravansary.game)
    edition = None if asked.edition is None else record.game.read_edition(asked.edition)
    if not record.is_finished or record.seed is None:
        raise RecordError(0, "only the record of a finished game can be looked at here")
    record.verify(edition)
    seats = [Seat(seat.name, seat.kind, seat.bot, auto_commit=True) for seat in record.seats]
    match = Match(record.game, record.players, record.seed, edition, record.options, seats, open_seed=True)
    for seat, action in record.plays:
        match.play(seat, action)  # type: ignore[arg-type]  # a finished game has no secret plays
    return match
