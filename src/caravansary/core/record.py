"""Records: games as small text files, a header and one line per decision, and archives of many games.

The formats are documented in `docs/study/record-format.md`. A record of a running game has no seed: it can be read and
shown, not replayed. Whatever is wrong with a file is told with the number of the line.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, NoReturn, final

from caravansary.core.chance import SEED_LIMIT
from caravansary.core.errors import IllegalAction, OptionError, RecordError, UnknownName, shown
from caravansary.core.game import Game
from caravansary.core.match import Match, edition_label
from caravansary.core.match_log import BOT, PERSON, AnyEntry, EditionLabel, Header, Seat, committed_turns, last_seats
from caravansary.core.state import State

FORMAT: Final = 1
FIRST_LINE: Final = f"caravansary record {FORMAT}"
HIDDEN: Final = "hidden"
UNKNOWN_ACTION: Final = "?"
SINGLE_KEYS: Final = ("game", "rules", "edition", "players", "seed")
OTHER_KEYS: Final = ("open seed", "result")

FindGame = Callable[[str], Game]
Play = tuple[int, int | None]  # seat and action; None for a choice that is still secret


class Decided(NamedTuple):
    """A decision of a record: who chose which action among which options, in which position."""

    ply: int  # from 0
    seat: int
    action: int
    options: list[int]
    state: State  # before it; the real one, hidden things included


class Record:
    """A game as it is kept: how it was set up, who sat where, all decisions, the result.

    `edition` is the edition's name and digest, `seed` and `result` are None for a running game.
    """

    def __init__(
        self,
        game: Game,
        *,
        players: int,
        seed: int | None,
        plays: Sequence[Play],
        seats: Sequence[Seat] | None = None,
        edition: str | None = None,
        options: dict[str, Any] | None = None,
        result: Sequence[int] | None = None,
        open_seed: bool = False,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.rules = game.rules_version if rules is None else rules
        self.edition = edition_label(game, None) if edition is None else EditionLabel(edition)
        self.players = players
        self.seed = seed
        self.open_seed = open_seed
        self.options = game.check_options(players, options or {})
        self.seats = [Seat("") for _ in range(players)] if seats is None else list(seats)
        self.result = None if result is None else list(result)
        self.plays = list(plays)
        self._line_of: dict[str, int] = {}  # of each header key, in the file that was read
        self._play_lines: list[int] = []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.write() == other.write()

    def __hash__(self) -> int:
        return hash((self.game.name, self.players, self.seed))

    def __repr__(self) -> str:
        return f"Record({self.game.name}, players={self.players}, {len(self.plays)} decisions, result={self.result})"

    @property
    def is_finished(self) -> bool:
        return self.result is not None

    @staticmethod
    def from_match(match: Match) -> Record:
        """The record of a match; of a running one without seed, open turn and secrets."""
        if match.start is not None:
            raise RecordError(0, "a match that began in a given position has no record: its seed does not lead there")
        over = match.is_over
        return Record(
            match.game,
            players=match.players,
            seed=match.seed if over else None,
            plays=_plays_of(match),
            seats=match.seats,
            edition=edition_label(match.game, match.edition),
            options=match.options,
            result=totals(match.state) if over else None,
            open_seed=match.open_seed,
        )

    @staticmethod
    def from_log(
        game: Game, header: Header, entries: Sequence[AnyEntry], *, over: bool, result: Sequence[int] | None = None
    ) -> Record:
        """The record of a match that cannot be played again, as it is of older rules: by its log alone."""
        plays = [play for turn in committed_turns(entries, header.players, game.is_secret_choice) for play in turn]
        return Record(
            game,
            rules=header.rules,
            players=header.players,
            seed=header.seed if over else None,
            plays=[(seat, action if over else _known_action(game, action)) for seat, action in plays],
            seats=last_seats(header, entries),
            edition=header.edition,
            options=header.options,
            result=result if over else None,
            open_seed=header.open_seed,
        )

    # --- text -------------------------------------------------------------------------------------------------------
    def write(self) -> str:
        """The record as text."""
        lines = [
            FIRST_LINE,
            f"game: {self.game.name}",
            f"rules: {self.rules}",
            f"edition: {quoted(self.edition.name)} {self.edition.digest}",
            f"players: {self.players}",
            f"seed: {HIDDEN if self.seed is None else self.seed}",
        ]
        lines += ["open seed: yes"] if self.open_seed else []
        lines += [f"option {option}: {to_json(value)}" for option, value in self.options.items()]
        lines += [f"seat {number}: {_seat_text(seat)}" for number, seat in enumerate(self.seats)]
        lines += [] if self.result is None else [f"result: {' '.join(map(str, self.result))}"]
        lines.append("")
        lines += [self.play_text(play) for play in self.plays]
        return "\n".join(lines).rstrip("\n") + "\n"

    def play_text(self, play: Play) -> str:
        """A decision as in the file: "0 slot 3"."""
        seat, action = play
        return f"{seat} {UNKNOWN_ACTION if action is None else self.game.action_name(action)}"

    @staticmethod
    def parse(text: str, find_game: FindGame) -> Record:
        """Read a record; it is not replayed yet. `find_game` gives the game of a name."""
        return _Reader(text).record(find_game)

    # --- replay -----------------------------------------------------------------------------------------------------
    def replay(self, to: int | None = None, edition: Any = None) -> State:
        """The position after all decisions, or after the first `to`; each is checked.

        `edition` is needed if the game was not played with the standard one.
        """
        if to is not None and (type(to) is not int or not 0 <= to <= len(self.plays)):
            raise RecordError(0, f"the record has {len(self.plays)} decisions: cannot go to {shown(to)}")
        state = self._first_position(edition)
        for number in range(len(self.plays) if to is None else to):
            self._replay_one(state, number)
        return state

    def decisions(self, edition: Any = None) -> Iterator[Decided]:
        """Every decision of the game with the position before it, which belongs to the caller; each is checked."""
        state = self._first_position(edition)
        for ply in range(len(self.plays)):
            before = state.copy()
            self._replay_one(state, ply)
            seat, action = self.plays[ply]
            assert action is not None  # noqa: S101 - a hidden one is not replayed
            yield Decided(ply, seat, action, before.options_of(seat), before)

    def verify(self, edition: Any = None) -> State:
        """Replay a finished game to its end and compare the result; the final position."""
        state = self.replay(None, edition)
        if self.result is None:
            raise RecordError(0, "the record has no result: it is not of a finished game")
        if not state.is_over:
            last = self._play_lines[-1] if self._play_lines else self._line_of.get("result", 0)
            raise RecordError(last, f"the record ends after {len(self.plays)} decisions, but the game is not over")
        if self.result != totals(state):
            found = " ".join(map(str, totals(state)))
            problem = f"the result is given as {' '.join(map(str, self.result))}, the game ends with {found}"
            raise RecordError(self._line_of.get("result", 0), problem)
        return state

    def _first_position(self, edition: Any) -> State:
        game = self.game
        if self.seed is None:
            problem = "the seed is hidden, as in every record of a running game: it can be shown, not replayed"
            raise RecordError(self._line_of.get("seed", 0), problem)
        if self.rules != game.rules_version:
            age = "older" if self.rules < game.rules_version else "newer"
            problem = f"made under rules {self.rules} of {game.name}, {age} than the rules {game.rules_version} here"
            raise RecordError(self._line_of.get("rules", 0), f"{problem}: it can be shown, not replayed")
        label = edition_label(game, edition)
        if self.edition != label:
            problem = f"played with edition {self.edition!r}, to be replayed with {label!r}: give the same edition"
            raise RecordError(self._line_of.get("edition", 0), problem)
        try:
            return game.new(self.players, self.seed, edition, **self.options)
        except OptionError as error:
            raise RecordError(self._line_of.get("players", 0), str(error)) from error

    def _replay_one(self, state: State, number: int) -> None:
        seat, action = self.plays[number]
        line = self._play_lines[number] if number < len(self._play_lines) else 0
        if state.is_over:
            raise RecordError(line, f"decision {number + 1} comes after the end of the game")
        if action is None:
            raise RecordError(line, f"decision {number + 1} is hidden")
        try:
            state.play(action, seat)
        except IllegalAction as error:
            known = type(action) is int and 0 <= action < self.game.num_actions
            told = self.play_text((seat, action)) if known else f"{seat} {shown(action)}"
            raise RecordError(line, f"decision {number + 1}, {told!r}: {error}") from error


def _plays_of(match: Match) -> list[Play]:
    """The committed plays; while the game runs, without what was chosen in secret and is still unknown."""
    plays: list[Play] = []
    committed = match.committed
    for turn in match.turns:
        for seat, action, _ in committed[turn.start : turn.end]:
            hidden = turn.secret and not match.is_over and match.game.stays_hidden(action)
            plays.append((seat, None if hidden else action))
    return plays


def _known_action(game: Game, action: int) -> int | None:
    """An action of a running game, unless it was chosen in secret and is still unknown to the others."""
    return None if game.is_secret_choice(action) and game.stays_hidden(action) else action


def totals(state: State) -> list[int]:
    """The points of every participant that scores, in their order."""
    return [score.total for score in sorted(state.scores(), key=lambda score: score.who)]


# --- names and values -----------------------------------------------------------------------------------------------
def quoted(name: str) -> str:
    """A name as it is, or as a JSON string if it could be misread."""
    if name and name.strip() == name and name.isprintable() and not set('#|"') & set(name):
        return name
    return json.dumps(name, ensure_ascii=not name.isprintable())


def _seat_text(seat: Seat) -> str:
    return f"{quoted(seat.name)} | {PERSON if seat.bot is None else f'{BOT} {quoted(seat.bot)}'}"


def to_json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no value")


def from_json(line: int, what: str, text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise RecordError(line, f"{what} must be JSON, got {shown(text)}") from None


def _unquoted(line: int, what: str, text: str) -> str:
    if not text.startswith('"'):
        return text
    name = from_json(line, what, text)
    if not isinstance(name, str):
        raise RecordError(line, f"{what} must be text, got {shown(text)}")
    return name


def _whole(line: int, what: str, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,20}", text):
        raise RecordError(line, f"{what} must be a whole number, got {shown(text)}")
    return int(text)


def _without_comment(line: str) -> str:
    """The line up to a # that is not inside a JSON string."""
    if '"' not in line:
        return line.partition("#")[0].strip()
    inside = re.match(r'(?:[^"#]|"(?:[^"\\]|\\.)*"?)*', line)
    return inside[0].strip() if inside else ""


# --- reading one record ---------------------------------------------------------------------------------------------
@final
class _Reader:
    """The lines of a record, sorted into header and decisions."""

    def __init__(self, text: str) -> None:
        self.header: dict[str, tuple[int, str]] = {}
        self.plays: list[tuple[int, str]] = []
        lines = text.removeprefix("\ufeff").split("\n") if isinstance(text, str) else [""]
        self._check_first(lines[0].strip())
        for number, line in enumerate(lines[1:], start=2):
            content = _without_comment(line)
            if content:
                self._sort(number, content)
        self.end = self.plays[0][0] if self.plays else len(lines)

    def _check_first(self, line: str) -> None:
        if line == FIRST_LINE:
            return
        if re.fullmatch(r"caravansary record [0-9]+", line):
            raise RecordError(1, f"{shown(line)} is a format that this program does not know; it reads {FIRST_LINE!r}")
        raise RecordError(1, f"not a record: the first line must be {FIRST_LINE!r}, got {shown(line)}")

    def _sort(self, number: int, content: str) -> None:
        if content[0] in "0123456789":
            self.plays.append((number, content))
            return
        before, colon, value = content.partition(":")
        key = " ".join(before.split())
        known = key in SINGLE_KEYS or key in OTHER_KEYS or re.fullmatch(r"option .+|seat [0-9]{1,2}", key)
        if not colon or not known:
            raise RecordError(number, f"neither a line of the header nor a decision: {shown(content)}")
        if self.plays:
            raise RecordError(number, f"{shown(key)} belongs before the first decision")
        if key in self.header:
            raise RecordError(number, f"{shown(key)} was already given in line {self.header[key][0]}")
        self.header[key] = (number, value.strip())

    def record(self, find_game: FindGame) -> Record:
        missing = [key for key in SINGLE_KEYS if key not in self.header]
        if missing:
            raise RecordError(self.end, f"the header lacks {', '.join(missing)}")
        game = self._game(find_game)
        players = self._players(game)
        seed = self._seed()
        record = Record(
            game,
            rules=self._rules(game),
            edition=self._edition(),
            players=players,
            seed=seed,
            open_seed=self._open_seed(),
            seats=self._seats(players),
            options=self._options(game, players),
            result=self._result(),
            plays=[self._play(game, players, seed, number, text) for number, text in self.plays],
        )
        record._line_of = {key: number for key, (number, _) in self.header.items()}
        record._play_lines = [number for number, _ in self.plays]
        return record

    def _game(self, find_game: FindGame) -> Game:
        line, name = self.header["game"]
        return found(line, name, find_game)

    def _rules(self, game: Game) -> int:
        line, text = self.header["rules"]
        return known_rules(line, game, _whole(line, "rules", text))

    def _edition(self) -> str:
        line, text = self.header["edition"]
        name, _, digest = text.rpartition(" ")
        if not name or not re.fullmatch(r"\w+", digest, re.ASCII):
            raise RecordError(line, f"edition must be a name and a digest, got {shown(text)}")
        return f"{_unquoted(line, 'the name of the edition', name.strip())} {digest}"

    def _players(self, game: Game) -> int:
        line, text = self.header["players"]
        return fitting_players(line, game, _whole(line, "players", text))

    def _seed(self) -> int | None:
        line, text = self.header["seed"]
        return None if text == HIDDEN else possible_seed(line, _whole(line, "seed", text))

    def _open_seed(self) -> bool:
        line, text = self.header.get("open seed", (0, "no"))
        if text not in ("yes", "no"):
            raise RecordError(line, f"open seed must be yes or no, got {shown(text)}")
        return text == "yes"

    def _result(self) -> list[int] | None:
        if "result" not in self.header:
            return None
        line, text = self.header["result"]
        if not re.fullmatch(r"-?[0-9]{1,9}( +-?[0-9]{1,9})*", text):
            raise RecordError(line, f"result must be whole numbers, got {shown(text)}")
        return [int(word) for word in text.split()]

    def _options(self, game: Game, players: int) -> dict[str, Any]:
        options: dict[str, Any] = {}
        line = self.end
        for key, (number, text) in self.header.items():
            if key.startswith("option "):
                name, line = key.removeprefix("option "), number
                options[name] = from_json(line, key, text)
                checked_options(line, game, players, {name: options[name]})
        return checked_options(line, game, players, options)

    def _seats(self, players: int) -> list[Seat]:
        wanted = [f"seat {number}" for number in range(players)]
        for key, (line, _) in self.header.items():
            if key.startswith("seat ") and key not in wanted:
                raise RecordError(line, f"{key!r}: a game of {players} has seats 0 to {players - 1}")
        missing = [key for key in wanted if key not in self.header]
        if missing:
            raise RecordError(self.end, f"the header lacks {', '.join(missing)}")
        return [_parse_seat(*self.header[key]) for key in wanted]

    def _play(self, game: Game, players: int, seed: int | None, line: int, text: str) -> Play:
        found = re.fullmatch(r"([0-9]{1,2})\s+(.+)", text)
        if found is None:
            raise RecordError(line, f"a decision is a seat and the name of an action, got {shown(text)}")
        seat, name = int(found[1]), found[2]
        if seat >= players:
            raise RecordError(line, f"there is no seat {seat}: a game of {players} has seats 0 to {players - 1}")
        if name == UNKNOWN_ACTION and seed is None:
            return seat, None
        try:
            return seat, game.parse_action(name)
        except UnknownName as error:
            raise RecordError(line, str(error)) from error


def _parse_seat(line: int, text: str) -> Seat:
    string = re.match(r'"(?:[^"\\]|\\.)*"', text)
    end = text.find("|") if string is None else string.end()
    name, rest = text[:end].strip(), text[end:].strip()
    kind, _, bot = rest.removeprefix("|").strip().partition(" ")
    right = kind == BOT if bot else kind == PERSON
    if not name or not rest.startswith("|") or not right:
        raise RecordError(line, f"a seat is 'name | person' or 'name | bot name', got {shown(text)}")
    who = _unquoted(line, "the name of the seat", name)
    return Seat(who, BOT, _unquoted(line, "the name of the bot", bot.strip())) if bot else Seat(who)


# --- what a header may say ------------------------------------------------------------------------------------------
def found(line: int, name: object, find_game: FindGame) -> Game:
    if not isinstance(name, str):
        raise RecordError(line, f"the name of the game must be text, got {shown(name)}")
    try:
        return find_game(name)
    except UnknownName as error:
        raise RecordError(line, str(error)) from error
    except KeyError:
        raise RecordError(line, f"no game {shown(name)}") from None


def known_rules(line: int, game: Game, rules: object) -> int:
    """Rules of this program or older; a record of newer rules cannot even be shown."""
    if type(rules) is not int or rules < 1:
        raise RecordError(line, f"rules must be 1 or more, got {shown(rules)}")
    if rules > game.rules_version:
        problem = f"made under rules {rules} of {game.name}, newer than the rules {game.rules_version} of this program"
        raise RecordError(line, problem)
    return rules


def fitting_players(line: int, game: Game, players: object) -> int:
    if type(players) is not int or not game.min_players <= players <= game.max_players:
        problem = f"{game.name} is for {game.min_players} to {game.max_players} players, got {shown(players)}"
        raise RecordError(line, problem)
    return players


def possible_seed(line: int, seed: object) -> int:
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise RecordError(line, f"seed must be a whole number from 0 to 2**64 - 1, got {shown(seed)}")
    return seed


def checked_options(line: int, game: Game, players: int, options: dict[str, Any]) -> dict[str, Any]:
    try:
        return game.check_options(players, options)
    except OptionError as error:
        raise RecordError(line, str(error)) from error
