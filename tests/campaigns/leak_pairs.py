"""Two worlds of one table that differ only in what a perspective cannot see, and that it is told the same in both.

In both the same is played; where others choose in secret, they choose differently. What a seat hears on its socket,
gets over HTTP and sees in the engine must be equal, byte for byte, until something new becomes known and is not the
same in both: then the worlds have parted, and new ones begin.
"""

from __future__ import annotations

import json
from typing import Any, Final, Protocol

from caravansary.core.chance import Chance
from caravansary.core.match import Match, is_secret
from caravansary.core.match_log import Seat
from caravansary.core.state import State
from caravansary.server.storage.store import StoredSeat, StoredTable
from caravansary.server.tables.tokens import digest
from tests.campaigns.app_in_process import LocalApp, SocketClient
from tests.campaigns.campaign import Found
from tests.games.playing import shown

OWNER: Final = "owner-of-the-table-000000000000"
SPECTATOR: Final = "spectator-of-the-table-000000000"
STARTED: Final = 1_700_000_000.0
WHY_NOTS: Final = 3  # actions of which a seat asks at a position why it may not play them


def token(seat: int | None) -> str:
    return SPECTATOR if seat is None else f"token-of-seat-{seat}-0000000000000000"


def stored_table(table: str, match: Match) -> StoredTable:
    """A table of people only, whose match is at its start."""
    return StoredTable(
        table=table,
        game=match.game.name,
        title="",
        status="running",
        listed=False,
        chat=True,
        minutes=None,
        created=STARTED,
        updated=STARTED,
        decisions=0,
        header=match.header().to_dict(),
        edition=None,
        imported=False,
        owner=digest(OWNER),
        spectator=digest(SPECTATOR),
        seats=[StoredSeat(seat, "here", digest(token(seat)), True) for seat in range(match.players)],
    )


def match_at(state: State, players: int) -> Match:
    """A match that goes on from a position; its own seed leads nowhere."""
    return Match(state.game, players, 0, seats=[Seat("") for _ in range(players)], start=state)


class World(Protocol):
    """A table, however it is reached."""

    match: Match  # as the server has it

    async def move(self, seat: int, kind: str, action: int | None, key: str) -> bytes:
        """A move of a seat, which must be done; the answer."""

    async def get(self, what: str, tokens: list[str]) -> bytes:
        """What stands at an address of the table: status and body."""

    async def news(self) -> list[str]:
        """What the perspective has heard since the last time."""

    async def leave(self) -> None: ...


class LocalWorld:
    """A table of the application in this process."""

    def __init__(self, app: LocalApp, table: str, match: Match, client: SocketClient) -> None:
        self.app = app
        self.table = table
        self.match = match
        self.client = client

    async def move(self, seat: int, kind: str, action: int | None, key: str) -> bytes:
        found = await self.app.service.find(self.table)
        assert found is not None
        body = {"seat": seat, "version": found.version_for(seat), "key": key, "kind": kind, "action": action}
        answer = await self.app.send("POST", f"/api/tables/{self.table}/moves", body, [token(seat)])
        assert answer.status == 200, answer.body
        return answer.body

    async def get(self, what: str, tokens: list[str]) -> bytes:
        answer = await self.app.ask("GET", f"/api/tables/{self.table}{what}", tokens=tokens)
        return b"%d %s" % (answer.status, answer.body)

    async def news(self) -> list[str]:
        return await self.client.news()

    async def leave(self) -> None:
        await self.client.close()
        found = await self.app.service.find(self.table)
        if found is not None:
            self.app.service.memory.evict(found)


def hello(table: str, perspective: int | None) -> dict[str, Any]:
    return {"type": "hello", "table": table, "tokens": [token(perspective)], "perspective": perspective}


class Twins:
    """Both worlds, and one perspective that must not be able to tell them apart."""

    def __init__(self, one: World, other: World, perspective: int | None, chance: Chance, found: Found) -> None:
        self.worlds = (one, other)
        self.perspective = perspective
        self.chance = chance
        self.found = found
        self.keys = 0
        self.is_parted = False

    @property
    def where(self) -> str:
        match = self.worlds[0].match
        return f"{match.game.name}, {match.players} players, perspective {self.perspective}, decision {self.keys}"

    @property
    def states(self) -> list[State]:
        return [world.match.state_for(self.perspective) for world in self.worlds]

    # --- comparing --------------------------------------------------------------------------------------------------
    async def compare(self) -> None:
        """What reaches the perspective at this position: in the engine, on its socket, over HTTP."""
        self.found.count("positions")
        self.same("engine", *(shown(state, self.perspective) for state in self.states))
        self.same("socket", *[await world.news() for world in self.worlds])
        tokens = [token(self.perspective)]
        for address in self.addresses():
            self.same(address, *[await world.get(address, tokens) for world in self.worlds])

    def addresses(self) -> list[str]:
        """Something else that may be asked for each time, and why some actions may not be played."""
        seat, match = self.perspective, self.worlds[0].match
        asked = "" if seat is None else f"?perspective={seat}"
        number = self.chance.below(len(match.history) + 2)
        everything = ["", f"/position{asked}", f"/positions/{number}{asked}", "/scores", "/record"]
        everything += [f"/position?perspective={self.chance.below(match.players)}"]
        chosen = [everything[self.chance.below(len(everything))]]
        if seat is not None:
            actions = [self.chance.below(match.game.num_actions) for _ in range(WHY_NOTS)]
            chosen += [f"/why-not?seat={seat}&action={action}" for action in actions]
        return chosen

    def same(self, what: str, one: object, other: object) -> None:
        self.found.count("comparisons")
        if one != other:
            self.found.fail(f"{self.where}: {what} differs: {_difference(str(one), str(other))}")
            self.is_parted = True

    # --- playing on -------------------------------------------------------------------------------------------------
    async def step(self) -> None:
        """One decision, the same in both worlds, or a secret one that differs."""
        match = self.worlds[0].match
        if match.is_over:
            self.is_parted = True
            return
        seats = [seat for seat in range(match.players) if match.may_decide(seat) or match.can_commit(seat)]
        seat = seats[self.chance.below(len(seats))]
        before = [(state.reveals, self._known(state)) for state in self.states]
        if seat != self.perspective and is_secret(match.state):
            await self.choose_differently(seat)
        else:
            await self.play_alike(seat)
        after = [(state.reveals, self._known(state)) for state in self.states]
        if before != after and not self.is_parted:
            self.look_whether_parted()

    def _known(self, state: State) -> int:
        return -1 if self.perspective is None else state.information(self.perspective)

    def look_whether_parted(self) -> None:
        """Something was turned up: it may be another thing in each world."""
        self.found.count("reveals")
        views = [json.dumps([state.view(self.perspective), state.waiting_for]) for state in self.states]
        self.is_parted = views[0] != views[1]
        self.found.count("reveals alike", not self.is_parted)

    async def play_alike(self, seat: int) -> None:
        one, other = (world.match for world in self.worlds)
        if one.can_commit(seat) and (not one.may_decide(seat) or self.chance.below(3) == 0):
            await self.move(seat, "commit")
            return
        if one.can_undo(seat) and self.chance.below(12) == 0:
            await self.move(seat, "undo")
            return
        options = one.state_for(seat).options_of(seat)
        action = options[self.chance.below(len(options))]
        if action not in other.state_for(seat).options_of(seat):
            self.is_parted = True  # somebody else plays what was hidden, and has something else in the other world
            if seat == self.perspective:
                self.found.fail(f"{self.where}: {one.game.action_name(action)} can be played in one world only")
            return
        await self.move(seat, "play", action)

    async def choose_differently(self, seat: int) -> None:
        """A secret choice of somebody else: one more piece, any one in each world, or all of it is committed."""
        self.found.count("secret choices")
        matches = [world.match for world in self.worlds]
        if all(match.may_decide(seat) for match in matches):
            self.keys += 1
            for world in self.worlds:
                options = world.match.state_for(seat).options_of(seat)
                action = options[self.chance.below(len(options))]
                await world.move(seat, "play", action, f"k{self.keys}")
        elif all(match.can_commit(seat) for match in matches):
            await self.move(seat, "commit")
        else:
            self.is_parted = True

    async def move(self, seat: int, kind: str, action: int | None = None) -> None:
        self.keys += 1
        answers = [await world.move(seat, kind, action, f"k{self.keys}") for world in self.worlds]
        if seat == self.perspective:
            self.same("answer", *answers)

    async def leave(self) -> None:
        for world in self.worlds:
            await world.leave()


def _difference(one: str, other: str) -> str:
    """Where two texts begin to differ, with what stands around."""
    place = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, place - 120) : place + 120]!r} and ...{other[max(0, place - 20) : place + 120]!r}"
