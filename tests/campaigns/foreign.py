"""Campaign: nobody moves for others, on what has changed since, twice, or with a token that is not his.

    uv run --all-extras python -m tests.campaigns.foreign --seed 1 --tries 100000 --real 2000

Tables of every game stand in the real application of this process. Between real moves, which must be accepted, somebody
tries what must not be: moves, settings, chat and views of other seats, with the tokens of other seats and tables, of
spectators, void ones, guessed, cut or changed ones; moves on old and future versions; moves that were already done, as
they were and with other content. Every try is refused, and the table stays what it was, in memory and in the store.
`--real` tries go to a real server.
"""

from __future__ import annotations

import asyncio
import json
import string
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import caravansary
from caravansary.core.chance import Chance
from tests.campaigns.app_in_process import Answer, LocalApp
from tests.campaigns.campaign import Found, arguments, report
from tests.envs.variants import VARIANTS

LETTERS: Final = string.ascii_letters + string.digits + "-_"
TRIES_AT_ONCE: Final = 40  # between two real moves
MOVES_AT_A_TABLE: Final = 60
REFUSED: Final = (400, 401, 403, 404, 409, 422)
KINDS_OF_TRIES: Final = ("foreign seat", "stale", "repeated", "guessed", "cut", "swapped", "other rights")
MOVE_KINDS: Final = ("play", "undo", "commit", "propose", "agree", "decline", "pick")


class Try(NamedTuple):
    """A request that must not be done; `tokens` are those that it shows."""

    kind: str
    method: str
    address: str
    body: dict[str, Any] | None
    tokens: list[str]


class Place(Protocol):
    """Where the tables are."""

    async def ask(self, method: str, address: str, body: bytes, tokens: list[str]) -> Answer: ...

    async def kept(self, table: Known) -> str:
        """Everything that there is of a table."""


class InProcess:
    """The application in this process."""

    def __init__(self, app: LocalApp) -> None:
        self.app = app

    async def ask(self, method: str, address: str, body: bytes, tokens: list[str]) -> Answer:
        return await self.app.ask(method, address, body, tokens)

    async def kept(self, table: Known) -> str:
        """In memory and in the store."""
        found = await self.app.service.find(table.id)
        assert found is not None
        match = found.match
        drafts = [[(play.seat, play.action) for play in match.draft(seat)] for seat in range(match.players)]
        proposal = match.proposal and (match.proposal.seat, match.proposal.turns, sorted(match.proposal.agreed))
        memory = (found.stored, match.sequence, found.said, drafts, proposal, [seat.to_dict() for seat in match.seats])
        return repr((memory, match.state.to_dict(), await self.app.store.whole(table.id)))


class Known:
    """A table, and all that its people have."""

    def __init__(self, made: dict[str, Any], players: int) -> None:
        self.id: str = made["table"]
        self.owner: str = made["owner"]
        self.spectator: str = made["spectator"]
        self.tokens: list[str] = [one["token"] for one in made["seats"]]
        self.players = players
        self.done: list[dict[str, Any]] = []  # bodies of moves that were accepted
        self.void: list[str] = []  # tokens of old links
        self.seen: list[list[tuple[int, int]]] = [[] for _ in range(players)]  # versions of each seat, with their plays

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def others(self, seat: int) -> list[str]:
        """Every token of the table but the seat's own."""
        return [*(token for other, token in enumerate(self.tokens) if other != seat), self.owner, self.spectator]

    def look(self, seat: int, position: dict[str, Any]) -> None:
        self.seen[seat].append((position["version"], _plays(position)))

    def older_versions(self, seat: int, position: dict[str, Any]) -> list[int]:
        """Those at which the seat saw other plays than now: what others choose in secret makes no version old."""
        return [version for version, plays in self.seen[seat] if plays != _plays(position)]


def _plays(position: dict[str, Any]) -> int:
    return len(position["plays"]) + len(position["own_draft"])


class Intruder:
    """Tries at a table what must not be; `elsewhere` is another table, of whose seats he has the tokens."""

    def __init__(self, table: Known, elsewhere: Known, position: list[dict[str, Any]], chance: Chance) -> None:
        self.table = table
        self.elsewhere = elsewhere
        self.position = position  # as each seat sees it
        self.chance = chance
        self.ways: dict[str, Callable[[], Try]] = {
            "foreign seat": self.foreign_seat,
            "stale": self.stale,
            "repeated": self.repeated,
            "guessed": self.guessed,
            "cut": self.cut,
            "swapped": self.swapped,
            "other rights": self.other_rights,
        }

    def any_try(self) -> Try:
        return self.ways[KINDS_OF_TRIES[self.chance.below(len(KINDS_OF_TRIES))]]()

    def one_of(self, things: list[Any] | tuple[Any, ...] | str) -> Any:
        return things[self.chance.below(len(things))]

    # --- moves ------------------------------------------------------------------------------------------------------
    def key(self) -> str:
        return f"x{self.chance.word()}-{self.chance.word()}"

    def good_move(self, seat: int) -> dict[str, Any]:
        """What the seat could do now, or one of the other kinds of moves."""
        position = self.position[seat]
        body = {"seat": seat, "version": position["version"], "key": self.key(), "kind": "commit"}
        if position["ask"] is not None:
            return {**body, "kind": "play", "action": self.one_of(position["ask"]["options"])["action"]}
        return body if position["can_commit"] else {**body, **self.some_kind()}

    def some_kind(self) -> dict[str, Any]:
        kind = self.one_of(MOVE_KINDS)
        action = self.chance.below(300)
        return {"kind": kind, "action": action, "actions": [action], "turns": 1 + self.chance.below(3)}

    def a_seat(self) -> int:
        """Most often one that may decide."""
        able = [seat for seat, seen in enumerate(self.position) if seen["ask"] is not None or seen["can_commit"]]
        every = list(range(self.table.players))
        seat: int = self.one_of(able if able and self.chance.below(4) else every)
        return seat

    def move(self, kind: str, body: dict[str, Any], tokens: list[str]) -> Try:
        return Try(kind, "POST", f"{self.table.path}/moves", body, tokens)

    # --- ways to intrude --------------------------------------------------------------------------------------------
    def foreign_seat(self) -> Try:
        """A good move of a seat, by everybody but the seat."""
        seat = self.a_seat()
        body = self.good_move(seat) if self.chance.below(4) else {**self.good_move(seat), **self.some_kind()}
        strangers = self.table.others(seat)
        some = [token for token in strangers if self.chance.below(2)]
        return self.move("foreign seat", body, some)

    def stale(self) -> Try:
        """The right seat, but it has seen another position than there is: an older one, or none that there ever was."""
        seat = self.a_seat()
        body = self.good_move(seat)
        older = self.table.older_versions(seat, self.position[seat])
        version = (
            self.one_of(older) if older and self.chance.below(4) else body["version"] + 1 + self.chance.below(1000)
        )
        return self.move("stale", {**body, "version": version}, [self.table.tokens[seat]])

    def repeated(self) -> Try:
        """What was done is done again: as it was, or the same key with other content."""
        if not self.table.done:
            return self.stale()
        body = dict(self.one_of(self.table.done))
        if self.chance.below(2):
            again = self.good_move(body["seat"])
            body = {**again, "key": body["key"]}
        return self.move("repeated", body, [self.table.tokens[body["seat"]]])

    def guessed(self) -> Try:
        length = self.one_of((0, 1, 16, 31, 32, 32, 32, 32, 33, 64))
        token = "".join(self.one_of(LETTERS) for _ in range(length))
        return self.with_token("guessed", token)

    def cut(self) -> Try:
        """A right token that is cut, longer, or different in one place."""
        token: str = self.one_of([*self.table.tokens, self.table.owner])
        place = 1 + self.chance.below(len(token) - 1)
        changed = token[:place] + self.one_of(LETTERS.replace(token[place], "")) + token[place + 1 :]
        cases = [token[:place], token[place + 1 :], changed, token + self.one_of(LETTERS), token * 2, token[::-1]]
        cases += [token.swapcase(), f"{token[:place]} {token[place:]}", f"{token[:place]},{token[place:]}", f"={token}"]
        return self.with_token("cut", self.one_of([case for case in cases if case != token]))

    def swapped(self) -> Try:
        """Tokens of another table, and void ones of this."""
        there = self.elsewhere
        tokens = [*there.tokens, there.owner, there.spectator, self.table.id, there.id, *self.table.void]
        return self.with_token("swapped", self.one_of(tokens))

    def with_token(self, kind: str, token: str) -> Try:
        """Anything that needs a right one."""
        seat = self.a_seat()
        if self.chance.below(2):
            return self.move(kind, self.good_move(seat), [token])
        return self.right(kind, seat, [token])

    def other_rights(self) -> Try:
        """What only the seat or the creator may, by others of the same table."""
        seat = self.a_seat()
        others = [token for other, token in enumerate(self.table.tokens) if other != seat]
        return self.right("other rights", seat, [self.one_of([*others, self.table.spectator])])

    def right(self, kind: str, seat: int, tokens: list[str]) -> Try:
        path, said = self.table.path, {"text": "hello", "key": self.key(), "seat": seat}
        choices: list[tuple[str, str, dict[str, Any] | None]] = [
            ("PATCH", path, {"title": "mine", "listed": True, "chat": False}),
            ("PATCH", f"{path}/seats/{seat}", {"name": "me", "bot": "greedy"}),
            ("PATCH", f"{path}/seats/{seat}", {"hints": True}),
            ("PATCH", f"{path}/seats/{seat}", {"auto_commit": True, "person": True}),
            ("POST", f"{path}/seats/{seat}/link", None),
            ("POST", f"{path}/seats/{seat}/join", None),
            ("POST", f"{path}/spectator-link", None),
            ("POST", f"{path}/chat", said),
            ("POST", f"{path}/chat", {**said, "seat": None}),
            ("POST", f"{path}/hints", {"seat": seat, "version": self.position[seat]["version"]}),
            ("GET", f"{path}/position?perspective={seat}", None),
            ("GET", f"{path}/positions/0?perspective={seat}", None),
            ("GET", f"{path}/why-not?seat={seat}&action=1", None),
        ]
        method, address, body = self.one_of(choices)
        return Try(kind, method, address, body, tokens)


class Campaign:
    """Tables one after the other; at each, real moves and many tries between them."""

    def __init__(self, place: Place, seed: int, tries: int) -> None:
        self.place = place
        self.chance = Chance.seeded(seed)
        self.tries = tries
        self.found = Found()

    @property
    def is_done(self) -> bool:
        return self.found.counts["tries"] >= self.tries

    async def run(self) -> Found:
        elsewhere = await self.table(*VARIANTS[0])
        number = 0
        while not self.is_done:
            name, players = VARIANTS[number % len(VARIANTS)]
            number += 1
            if players > 1:
                table = await self.table(name, players)
                await self.visit(table, elsewhere)
                elsewhere = table
        return self.found

    async def table(self, name: str, players: int) -> Known:
        assert name in caravansary.list_games()
        body = {"game": name, "seats": [{"kind": "here"}] * players, "listed": False, "hints": False}
        answer = await self.send("POST", "/api/tables", body, [])
        assert answer.status == 201, answer.body
        return Known(answer.json(), players)

    async def send(self, method: str, address: str, body: object, tokens: list[str]) -> Answer:
        content = b"" if body is None else json.dumps(body).encode()
        return await self.place.ask(method, address, content, tokens)

    # --- one table --------------------------------------------------------------------------------------------------
    async def visit(self, table: Known, elsewhere: Known) -> None:
        for number in range(MOVES_AT_A_TABLE):
            position = [await self.position(table, seat) for seat in range(table.players)]
            is_untouched = await self.intrude(Intruder(table, elsewhere, position, self.chance), table)
            if self.is_done or not is_untouched or not await self.go_on(table, position):
                return
            if number % 20 == 19:
                await self.new_link(table)

    async def position(self, table: Known, seat: int) -> dict[str, Any]:
        answer = await self.send("GET", f"{table.path}/position?perspective={seat}", None, [table.tokens[seat]])
        assert answer.status == 200, answer.body
        seen: dict[str, Any] = answer.json()
        table.look(seat, seen)
        return seen

    async def intrude(self, intruder: Intruder, table: Known) -> bool:
        """Whether the table is as it was; at one that has changed our own links may be void."""
        before = await self.place.kept(table)
        for _ in range(TRIES_AT_ONCE):
            tried = intruder.any_try()
            self.found.count("tries")
            self.found.count(tried.kind)
            answer = await self.send(tried.method, tried.address, tried.body, tried.tokens)
            if not is_refused(answer, tried, table):
                self.found.fail(f"accepted: {tried}: {answer.status} {answer.body[:300]!r}")
        is_untouched = await self.place.kept(table) == before
        if not is_untouched:
            self.found.fail(f"the table {table.id} has changed")
        return is_untouched

    async def go_on(self, table: Known, position: list[dict[str, Any]]) -> bool:
        """A real move, which is accepted; False if the game is over."""
        able = [seat for seat, seen in enumerate(position) if seen["ask"] is not None or seen["can_commit"]]
        if not able:
            return False
        seat = able[self.chance.below(len(able))]
        body = Intruder(table, table, position, self.chance).good_move(seat)
        answer = await self.send("POST", f"{table.path}/moves", body, [table.tokens[seat]])
        self.found.count("real moves")
        if answer.status != 200:
            self.found.fail(f"a real move was refused: {body}: {answer.body[:300]!r}")
        table.done.append(body)
        return True

    async def new_link(self, table: Known) -> None:
        """The creator renews a seat's link; the old one must be void from now on."""
        seat = self.chance.below(table.players)
        answer = await self.send("POST", f"{table.path}/seats/{seat}/link", None, [table.owner])
        assert answer.status == 200, answer.body
        table.void.append(table.tokens[seat])
        table.tokens[seat] = answer.json()["token"]


def is_refused(answer: Answer, tried: Try, table: Known) -> bool:
    """Whether nothing was done; a repeated move is told so, and which version it had made then."""
    if tried.kind == "repeated" and answer.status == 200:
        return answer.json().get("repeated") is True
    return answer.status in REFUSED and not any(token.encode() in answer.body for token in table.tokens)


async def in_process(seed: int, tries: int) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        async with LocalApp(Path(folder)) as app:
            return await Campaign(InProcess(app), seed, tries).run()


def run(seed: int, tries: int, real: int) -> Found:
    found = asyncio.run(in_process(seed, tries))
    if real:
        from tests.campaigns.real_server import on_a_server

        found.add(asyncio.run(on_a_server(seed, real)))
    return found


def main() -> int:
    sizes = {"tries": (100_000, "tries in this process"), "real": (2_000, "tries at a real server")}
    chosen = arguments(__doc__ or "", sizes)
    found = run(chosen.seed, chosen.tries, chosen.real)
    return report(found, found.summary("foreign", chosen.seed, ("tries", *KINDS_OF_TRIES, "real tries", "real moves")))


if __name__ == "__main__":
    sys.exit(main())
