"""The tables in the memory of this process: found there or read from the store, kept, evicted, and kept up to date.

Where other processes work on the same database, a table is brought up to date before a request reads it; while it has
listeners or its bots think, it is also brought up to date as soon as another process announces a change.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, Final, final

from caravansary.core.errors import CaravansaryError, MatchError
from caravansary.server.http.problems import no_such_table, of_other_rules
from caravansary.server.storage.store import Store, StoreDamage, StoreFailure, TableGone, Whole, is_away
from caravansary.server.tables.loading import table_of_log, take_entries
from caravansary.server.tables.older import Older
from caravansary.server.tables.table import Holder, Table
from caravansary.server.tables.tokens import digest, is_table_id

MOST_IN_MEMORY: Final = 1000  # tables without listeners
AGAIN_SECONDS: Final = 1.0  # until the next attempt to bring a table up to date
log: Final = logging.getLogger("caravansary.server")


@final
class Memory:
    """All tables that this process has; `ready` is called with each one that was read or has changed elsewhere."""

    def __init__(self, store: Store, ready: Callable[[Table], None], hurried: Callable[[str, int], None]) -> None:
        self.store = store
        self._ready = ready
        self._hurried = hurried
        self._tables: OrderedDict[str, Table] = OrderedDict()  # the most recently used last
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._unreadable: set[str] = set()  # damaged: bots at them are not asked for again
        self._older: dict[str, Older] = {}  # those that cannot be shown under the rules of today
        self._removed: set[str] = set()
        self._behind: set[str] = set()  # tables with news from other processes
        self._beside: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        tasks = [task for task in (*self._loading.values(), *self._beside) if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- finding ----------------------------------------------------------------------------------------------------
    @property
    def tables(self) -> list[Table]:
        return list(self._tables.values())

    @property
    def unreadable(self) -> int:
        """How many tables are damaged, as far as anybody has asked for them."""
        return len(self._unreadable)

    def has(self, table: Table) -> bool:
        """Whether this is the table that requests find."""
        return self._tables.get(table.id) is table

    def present_here(self, table_id: str) -> frozenset[int]:
        """The seats of the table that are connected to this process."""
        found = self._tables.get(table_id)  # listeners of an evicted table reconnect to this one
        return frozenset() if found is None else found.present_here()

    async def find(self, table_id: str) -> Table | None:
        """The table, from memory or read from the store; two requests at once get the same one."""
        if not is_table_id(table_id) or table_id in self._older or table_id in self._removed:
            return None
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
        """The table and what the tokens open; without permission to look, the table does not seem to exist."""
        table = await self._up_to_date(table_id)
        holder = Holder(frozenset(digest(token) for token in tokens))
        older = None if table_id in self._removed else self._older.get(table_id)
        if table is not None:
            holder.open(table.stored)
        elif older is not None:
            holder.open(older.stored)
        if not holder.watches:
            raise no_such_table()
        if table is None:
            raise of_other_rules()
        return table, holder

    async def older(self, table_id: str, tokens: Iterable[str]) -> tuple[Older, Holder]:
        """A table of older rules that cannot go on, and what the tokens open."""
        await self.find(table_id)
        holder = Holder(frozenset(digest(token) for token in tokens))
        older = None if table_id in self._removed else self._older.get(table_id)
        if older is not None:
            holder.open(older.stored)
        if older is None or not holder.watches:
            raise no_such_table()
        return older, holder

    async def _up_to_date(self, table_id: str) -> Table | None:
        """The table as other processes have left it. One that is evicted meanwhile gets no news: it is found anew."""
        while True:
            table = await self.find(table_id)
            if table is None or not self.store.others.may_be:
                return table
            await self.refresh(table)
            if not table.is_gone:
                return table

    @contextlib.asynccontextmanager
    async def reading(self, table_id: str, tokens: Iterable[str]) -> AsyncIterator[tuple[Table, Holder]]:
        """The table under its lock, so that nothing is read that is not stored yet."""
        known = list(tokens)
        while True:
            table, holder = await self.table(table_id, known)
            async with table.lock:
                table.recognise(holder)
                if holder.watches and not table.is_gone:
                    yield table, holder
                    return

    async def _load(self, table_id: str) -> Table | None:
        table = await self._read(table_id)
        if table is None:
            return None
        table.elsewhere = await self.store.others.present(table_id)
        if table_id in self._removed:
            return None
        table = self.keep(table)
        self._ready(table)
        return table

    async def _read(self, table_id: str) -> Table | None:
        """The table as it is stored; None if there is none, or none that can be shown: a damaged one hides no other."""
        try:
            whole = await self.store.whole(table_id)
            table = None if whole is None else await asyncio.to_thread(self._made, whole)
        except Exception as error:
            if is_away(error):
                raise
            self.tell_damage(table_id, error)
            return None
        self._unreadable.discard(table_id)  # somebody may have mended it
        return table

    def _made(self, whole: Whole) -> Table | None:
        """The table of what is stored; None if it is of other rules. In a thread."""
        try:
            table = table_of_log(whole.table, whole.entries, whole.snapshot)
        except MatchError as error:
            if error.code != "other_rules":
                raise
            self._older[whole.table.table] = Older(whole.table, whole.entries)
            log.info("table %s cannot be shown: %s", whole.table.table, error)
            return None
        table.remember(whole.entries, whole.lines)
        return table

    def tell_damage(self, table_id: str, error: Exception) -> None:
        """Log it once: the table may be asked for again and again."""
        if table_id not in self._unreadable:
            is_clear = isinstance(error, CaravansaryError | StoreDamage)
            log.error("table %s cannot be read: %s", table_id, error, exc_info=None if is_clear else error)
            self._unreadable.add(table_id)

    def keep(self, table: Table) -> Table:
        """Keep the table in memory, unless it already is: then that one holds."""
        kept = self._tables.setdefault(table.id, table)
        spare = len(self._tables) - MOST_IN_MEMORY
        if spare > 0:
            idle = [old for old in self._tables.values() if old.is_idle and old is not kept]
            for old in idle[:spare]:
                self.evict(old)
        return kept

    async def remove(self, table_id: str) -> bool:
        """Remove the table for ever, unless it is in use here; whether it was there."""
        table = self._tables.get(table_id)
        if table is not None and not table.is_idle:
            return False
        self._removed.add(table_id)  # nobody finds it from now on, nor reads it meanwhile
        try:
            is_done = await self.store.remove(table_id)
        except BaseException:
            self._removed.discard(table_id)
            raise
        if table is not None:
            self.evict(table)
        self._unreadable.discard(table_id)
        return is_done

    def evict(self, table: Table) -> None:
        """Evict the table; its listeners reconnect to the table as it is stored."""
        table.is_gone = True
        if self.has(table):
            del self._tables[table.id]
        for listener in list(table.listeners):
            listener.leave()

    # --- what other processes have changed --------------------------------------------------------------------------
    async def refresh(self, table: Table) -> None:
        """Bring the table up to date."""
        async with table.lock:
            if not table.is_gone:
                await self._read_news(table)

    async def _read_news(self, table: Table) -> None:
        """Bring the table up to date; the caller holds its lock."""
        try:
            news = await self.store.others.news(table)
            if news is None:
                return
            take_entries(table, news.entries)
        except Exception as error:  # damaged, or another version of the program may have written it
            if is_away(error):
                raise
            level = logging.INFO if isinstance(error, TableGone) else logging.ERROR
            log.log(level, "table %s cannot be played on: %s", table.id, error)
            self.evict(table)
            return
        table.remember(news.entries, news.lines)
        table.settle(news.table, is_renamed=any(entry.entry["kind"] == "seat" for entry in news.entries))
        self._ready(table)

    async def reread(self, table: Table) -> None:
        """Replace the table by its stored form, after another process was faster and a change in memory was not stored.

        The caller holds its lock; the listeners stay.
        """
        fresh = await self._read(table.id)
        if fresh is None:
            self.evict(table)
            return
        table.replace_with(fresh)
        self._ready(table)

    def table_changed(self, table: str, seq: int | None) -> None:
        """Another process has changed a table: its listeners here get the news."""
        found = self._tables.get(table)
        if found is None or found.is_idle or (seq is not None and seq <= found.version):
            return  # without listeners it is brought up to date by the next request
        if table not in self._behind:
            self._behind.add(table)
            self._do_beside(self._catch_up(found))

    def connection_lost(self) -> None:
        """Notifications may have been missed for a while: anything may have changed."""
        for table in self.tables:
            self.table_changed(table.id, None)

    def bots_to_move(self, tables: list[str]) -> None:
        """Bots of these tables are for this process to move."""
        for table_id in tables:
            found = self._tables.get(table_id)
            is_going = found is not None and found.bots is not None and not found.bots.done()
            if not is_going and table_id not in self._unreadable and table_id not in self._older:
                self._do_beside(self._set_going(table_id))

    def bot_hurried(self, table: str, seat: int) -> None:
        """Another process passes on that a bot is to move now."""
        self._hurried(table, seat)

    async def _catch_up(self, table: Table) -> None:
        """Bring the table up to date for its listeners, however long the database takes."""
        is_said = False
        while True:
            try:
                await self._take_news(table)
                return
            except StoreFailure as failure:
                if not is_said:
                    log.error("table %s is not up to date, trying on: %s", table.id, failure)
                is_said = True
            self._behind.add(table.id)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _take_news(self, table: Table) -> None:
        async with table.lock:
            self._behind.discard(table.id)  # a change from now on is news again
            if table.is_gone:
                return
            elsewhere = await self.store.others.present(table.id)
            await self._read_news(table)
            if elsewhere != table.elsewhere:
                table.elsewhere = elsewhere
                table.info_changed()
            self._ready(table)

    async def _set_going(self, table_id: str) -> None:
        table = await self.find(table_id)
        if table is not None:
            await self.refresh(table)
            self._ready(table)

    def _do_beside(self, work: Any) -> None:
        async def do() -> None:
            with contextlib.suppress(StoreFailure):  # the cluster repeats every two seconds whose bots to move
                await work

        task = asyncio.create_task(do())
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)
