"""The messages over the wire, as types: requests and answers of the HTTP interface, messages of the socket.

`tools/typescript.py` writes the page's TypeScript types from this module, `position_messages.py`, `hint_messages.py`
and `review_messages.py`. Everything is ids and numbers; sentences are made where they are read, in the reader's
language. A message to a seat contains nothing that the seat may not know: no token of others, no seed, no state.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from caravansary.server.http.position_messages import Position
from caravansary.server.storage.store import SeatKind, TableStatus
from caravansary.server.tables.tokens import TABLE_ID

# --- parts ----------------------------------------------------------------------------------------------------------
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=2**53)]  # of a table: it grows with every change
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(pattern=TABLE_ID)]
Name = Annotated[str, Meta(max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
ActionNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(Struct, forbid_unknown_fields=True):
    """Something that a client sends: an unknown field is a mistake and refused."""


# --- errors ---------------------------------------------------------------------------------------------------------
class Problem(Struct):
    """Why a request was not done. Nothing has changed.

    `code` is stable: of the service ("stale", "not_your_seat", "too_many_requests"), of a match ("undo_floor"), or of a
    game's refusal ("merv.slot.taken"; then `rule`, `action` and `args` are those of the reason). `message` is English.
    """

    code: str
    message: str
    rule: str | None = None
    action: int | None = None
    args: dict[str, Any] = {}
    version: int | None = None  # the table's version now, where the client should refresh


# --- games ----------------------------------------------------------------------------------------------------------
class OptionInfo(Struct):
    """Something to be chosen when a table is made; its words are the messages `option-NAME` and `option-NAME-help`."""

    name: str
    default: Any
    help: str
    choices: list[Any]  # empty: not to be picked from a list
    per_seat: bool  # one of the choices for each seat
    of_seats: bool  # its numbers are seats


class StrengthInfo(Struct):
    """What was measured of a level: with two players against the level below it, and the seconds of its turns."""

    against: str | None  # the level below; null: there is none
    share: float  # of the games that it wins
    points: float  # on average
    mean: float
    longest: float


class BotInfo(Struct):
    """A level of bots that people play against."""

    name: str
    seconds: float  # that it thinks about a turn, at most
    strength: StrengthInfo | None


class GameInfo(Struct):
    name: str
    rules_version: int
    min_players: int
    max_players: int
    options: list[OptionInfo]
    first_game: dict[str, Any]  # options that are recommended to somebody who has never played it
    everything: dict[str, Any]  # options with all modules and expansions
    bots: list[BotInfo]
    manners: list[str]  # of the bots; a bot is called LEVEL:MANNER, or LEVEL:any for one that others at the table lack
    vocabulary: list[str]  # names of arguments whose values are words of the texts
    seats_have_secrets: bool  # whether a seat knows what the others may not see
    colours: list[str]  # of the seats, in their order, unless an option changes it


class RuleText(Struct):
    id: str
    title: str
    text: str


class AreaText(Struct):
    code: str
    title: str
    introduction: str
    rules: list[RuleText]


class RulesText(Struct):
    """The rules reference of a game in one language."""

    game: str
    language: str
    title: str
    preface: str
    areas: list[AreaText]


# --- making and finding tables --------------------------------------------------------------------------------------
class SeatPlan(Request):
    """The plan for a seat: somebody on the device that makes the table ("here"), somebody who gets a link, anybody
    who finds the table in the list ("open"), or a bot."""

    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Request):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    edition: Annotated[str, Meta(max_length=40_000)] | None = None  # the text of an edition file
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None  # chosen by a person: shown as an open seed
    begins: SeatNumber | None = None  # chance, not chosen, is drawn until this seat is asked first, as far as it can be
    title: Title = ""
    listed: bool = True
    chat: bool = True
    minutes: Annotated[int, Meta(ge=1, le=100_000)] | None = None  # thinking time per player, only shown
    hints: bool | None = None  # None: on for a single player, off with other people


class SeatToken(Struct):
    seat: int
    token: str


class TableMade(Struct):
    """A new table; the tokens are sent once, here. Whoever has a seat's token has the seat."""

    table: str
    owner: str  # the token of the table's creator
    seats: list[SeatToken]  # of every seat that is not a bot's, "open" ones excepted
    spectator: str
    version: int


class ImportRecord(Request):
    """A record of a finished game, to be looked at as a table."""

    record: Annotated[str, Meta(max_length=200_000)]
    edition: Annotated[str, Meta(max_length=40_000)] | None = None
    title: Title = ""


class ResultLine(Struct):
    """The place and the points of a participant; `kind` is "seat", or what an opponent without a seat is."""

    who: int
    kind: str
    place: int
    total: int


class TableLine(Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: TableStatus  # open: a seat is free to anybody
    seats: list[SeatInfo]
    created: float
    updated: float
    decisions: int
    your_turn: bool  # only when looked up with a seat's token
    owned: bool
    ended_by_rules: bool = False  # of older rules that cannot go on: its address says so, see `OlderTable`
    result: list[ResultLine] = []  # of a finished game, from the first place on


class KnownTable(Request):
    """A table that a browser remembers, with the tokens that it has."""

    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=16)] = []


class LookUp(Request):
    tables: Annotated[list[KnownTable], Meta(max_length=100)]


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot"]
    place: SeatKind  # how the seat was given away; a bot may sit in for a person for a while
    name: str
    bot: str | None
    colour: str
    taken: bool  # somebody has sat down here
    present: bool  # connected to the table now
    away_since: float | None  # when its last connection was closed; None: it is present, or that is not known
    auto_commit: bool
    stands_in: bool  # a bot plays for the person who left
    hints: bool | None  # whether hints are all right with the player; None: has not said, which counts as no


class TableInfo(Struct, tag="table"):
    """A table apart from its position; sent when it changes."""

    table: str
    game: str
    rules_version: int
    outdated_rules: bool  # made under an older version of the rules: it goes on from its last stored position
    title: str
    status: TableStatus
    seats: list[SeatInfo]
    mine: list[int]  # seats of this connection
    owner: bool
    listed: bool
    chat: bool
    minutes: int | None
    hints: bool  # whether a seat may ask for them now: they are all right with everybody
    hints_wanted: bool  # whether the table was made for them: people who sit down are asked
    open_seed: int | None
    imported: bool
    edition: str
    options: dict[str, Any]
    printed: dict[str, Any] | None  # the printed values; over the socket only those of an own edition, and only once
    printed_digest: str  # of the values: the game's own are at /api/games/GAME/printed/DIGEST
    created: float


# --- at the table ---------------------------------------------------------------------------------------------------
class Move(Request, tag_field="kind"):
    """A seat's move; `kind` says which one.

    `version` is what the client has seen, `key` is new for each move and the same when the move is repeated. A set
    (`Ask.pick`) is played piece by piece in its order, or picked whole in any order.
    """

    seat: SeatNumber
    version: Version
    key: Key
    action: ActionNumber | None = None  # of "play"
    actions: Annotated[list[ActionNumber], Meta(max_length=40)] | None = None  # of "pick": one of the sets
    turns: Annotated[int, Meta(ge=1, le=10_000)] | None = None  # of "propose": the last committed turns, 1 if not given


class Play(Move, tag="play", kw_only=True):
    action: ActionNumber


class Pick(Move, tag="pick", kw_only=True):
    actions: Annotated[list[ActionNumber], Meta(max_length=40)]


class Undo(Move, tag="undo"):
    pass


class Commit(Move, tag="commit"):
    pass


class Propose(Move, tag="propose"):
    """The seat proposes to take turns back."""


class Agree(Move, tag="agree"):
    pass


class Decline(Move, tag="decline"):
    pass


AnyMove = Play | Pick | Undo | Commit | Propose | Agree | Decline


class MoveDone(Struct):
    """The move is stored. `repeated`: it already was, and this request has changed nothing."""

    version: int
    repeated: bool = False


class ChangeSeat(Request):
    """Change a seat: its owner may rename it, let a bot stand in or come back; the table's creator too."""

    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None  # let this bot play
    person: bool = False  # a person plays again
    auto_commit: bool | None = None
    hints: bool | None = None  # whether hints are all right with me: only its owner can say so


class ChangeTable(Request):
    """Only for the table's creator."""

    title: Title | None = None
    listed: bool | None = None
    chat: bool | None = None


class Say(Request):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key
    seat: SeatNumber | None = None  # who speaks; the table's creator may speak without a seat


class ChatLine(Struct):
    """Something said, or a note of the service ("bot_replaced": the greedy bot moved in a bot's place)."""

    number: int
    kind: str  # "said" or the kind of the note: message `note-KIND`
    seat: int | None
    text: str
    args: dict[str, Any]
    at: float


class OlderTable(Struct):
    """A table of older rules that cannot go on: who sat there, how it was set up, what was said."""

    line: TableLine
    rules_version: int
    rules_now: int
    mine: list[int]  # seats of who asks
    listed: bool
    minutes: int | None
    options: dict[str, Any]
    result: list[int] | None  # the final points of the seats
    chat: list[ChatLine]


class MoveNow(Request):
    """Who plays at the table asks the bot of a seat to play the best that it has found, at the version seen."""

    seat: SeatNumber
    version: Version


class NewLink(Struct):
    """A new token of a seat, or for spectators; the old one is void."""

    token: str


class Rematch(Struct):
    """The table where the people of a finished one play again; their tokens are good there too."""

    table: str


# --- the socket -----------------------------------------------------------------------------------------------------
class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message of a client. `seen` and `plays`: the version and the number of plays that it already has."""

    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    perspective: SeatNumber | None = None
    seen: Version | None = None
    plays: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    chat_seen: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Look from another seat of the same connection; None: as a spectator."""

    perspective: SeatNumber | None = None


class AskMove(Struct, tag="move", forbid_unknown_fields=True):
    """A move of a seat of this connection, as `POST /api/tables/ID/moves` takes it. It is answered with `moved` or
    `refused`, which name its key. Without an answer it may be sent again, here or there: one key is one move."""

    move: AnyMove


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Pong(Struct, tag="pong"):
    number: int
    at: float


class Moved(Struct, tag="moved"):
    """The move of this key is stored. `repeated`: it already was."""

    key: str
    version: int
    repeated: bool


class NotMoved(Struct, tag="refused"):
    """The move of this key is not done and nothing has changed; `status` is what a request would be answered with."""

    key: str
    status: int
    problem: Problem


class Chat(Struct, tag="chat"):
    """New lines of the chat."""

    lines: list[ChatLine]


class Failed(Struct, tag="failed"):
    """A message could not be answered; the connection stays open unless it was the first one."""

    problem: Problem


FromClient = Hello | Look | AskMove | Ping
ToClient = TableInfo | Position | Chat | Moved | NotMoved | Pong | Failed


# --- health ---------------------------------------------------------------------------------------------------------
class Health(Struct):
    status: Literal["ok", "failing"]
    version: str
    database: Literal["ok", "failing"]
    bots: Literal["ok", "failing"]
    unreadable: int  # tables that this process could not read: damaged in the database, the log names them
    page: bool  # whether the page was built
