"""Records and archives on the toy game: written, read, replayed, verified, and damaged in every way."""

from __future__ import annotations

import base64
import json
import textwrap
import zlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import caravansary
from caravansary.core.archive import pack, unpack
from caravansary.core.chance import Chance
from caravansary.core.errors import CaravansaryError, RecordError
from caravansary.core.game import Game
from caravansary.core.match import Match
from caravansary.core.match_log import Seat
from caravansary.core.record import Record
from tests.core.toy import TOY, act, find_toy, toy_position

RICH = TOY.editions.with_overrides("rich # oasis", {"draw": {"bonus": 5}})
RICHER = TOY.editions.with_overrides("rich # oasis", {"draw": {"bonus": 6}})
STANDARD = f"edition: standard {TOY.standard_edition().digest}"
BOT = Seat("greedy", "bot", "greedy")


def played_match(
    players: int = 3, seed: int = 5, decisions: int | None = None, edition: Any = None, seats: list[Seat] | None = None
) -> Match:
    """A match of random plays to its end, or of so many decisions, committed wherever possible."""
    chooser = Chance.seeded(seed)
    match = Match(TOY, players, seed, edition, {"rounds": 2}, seats)
    while not match.is_over and (decisions is None or decisions > 0):
        deciders = match.deciders
        if deciders:
            seat = deciders[chooser.below(len(deciders))]
            options = match.state_for(seat).options_of(seat)
            match.play(seat, options[chooser.below(len(options))])
            decisions = None if decisions is None else decisions - 1
        for seat in range(players):
            if match.can_commit(seat):
                match.commit(seat)
    return match


RECORD = Record.from_match(played_match())
TEXT = RECORD.write()
LINES = TEXT.splitlines()
FIRST_PLAY = LINES.index("") + 1


def parse(text: str) -> Record:
    return Record.parse(text, find_toy)


def changed(old: str, new: str, text: str = TEXT) -> str:
    assert old in text
    return text.replace(old, new, 1)


def error_of(call: Any, *args: Any) -> RecordError:
    with pytest.raises(RecordError) as refused:
        call(*args)
    return refused.value


# --- writing and reading --------------------------------------------------------------------------------------------
def test_a_record_is_a_header_and_one_line_per_decision() -> None:
    record = Record(
        TOY,
        players=3,
        seed=123,
        plays=[(0, act("rob 1")), (1, act("guard"))],
        seats=[Seat("Anna"), BOT, Seat("Карл | #1")],
        options={"rounds": 1},
        result=[3, -1, 2, 0],
        open_seed=True,
    )

    assert record.write().splitlines() == [
        "caravansary record 1",
        "game: toy",
        "rules: 2",
        STANDARD,
        "players: 3",
        "seed: 123",
        "open seed: yes",
        "option rounds: 1",
        'option colours: ["red","blue","yellow"]',
        "seat 0: Anna | person",
        "seat 1: greedy | bot greedy",
        'seat 2: "Карл | #1" | person',
        "result: 3 -1 2 0",
        "",
        "0 rob 1",
        "1 guard",
    ]
    assert parse(record.write()) == record


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_a_finished_match_becomes_a_record_that_verifies(players: int, seed: int) -> None:
    match = played_match(players, seed)
    assert match.is_over

    record = parse(Record.from_match(match).write())

    assert record == Record.from_match(match)
    assert record.is_finished
    assert record.verify().to_dict() == match.state.to_dict()


def test_comments_blank_lines_and_spaces_are_allowed_after_the_first_line() -> None:
    lines = [f"  {line}  # it says: {line}\r" for line in LINES[1:]]
    text = "\ufeffcaravansary record 1 \r\n\n# a comment\n" + "\n\n".join(lines)

    assert parse(text) == RECORD


def test_the_header_may_be_in_any_order() -> None:
    shuffled = [LINES[0], *reversed(LINES[1:FIRST_PLAY]), *LINES[FIRST_PLAY:]]

    assert parse("\n".join(shuffled)) == RECORD


ODD = ["", " ", "#1", "a|b", '"', "'", "\\", "\n", "a\r\nb", "\u2028", "\x00"]


@pytest.mark.parametrize("name", [*ODD, "Ёж", "\ud800", "person", "| bot x", "0 draw"])
def test_names_with_anything_come_back(name: str) -> None:
    record = Record(TOY, players=2, seed=1, plays=[], seats=[Seat(name), Seat(name, "bot", name)])

    again = parse(record.write())

    assert [(seat.name, seat.bot) for seat in again.seats] == [(name, None), (name, name)]


@given(names=st.lists(st.text(), min_size=2, max_size=2), bot=st.text())
def test_any_names_come_back(names: list[str], bot: str) -> None:
    record = Record(TOY, players=2, seed=1, plays=[], seats=[Seat(names[0]), Seat(names[1], "bot", bot)])

    assert parse(record.write()).seats == record.seats
    assert len(record.write().split("\n")) == 11


def test_a_record_may_be_written_to_a_file_whatever_the_names() -> None:
    record = Record(TOY, players=1, seed=1, plays=[], seats=[Seat("\ud800")])

    assert record.write().encode("utf-8").decode("utf-8") == record.write()


def test_the_example_of_the_documentation_can_be_read() -> None:
    page = (Path(__file__).parents[2] / "docs" / "study" / "record-format.md").read_text(encoding="utf-8")
    example = page[page.index("    caravansary record 1") : page.index("(The example")]

    record = Record.parse(textwrap.dedent(example), caravansary.game)

    assert record.seats[2].name == 'Jo #2 | "the fox"'
    assert record.play_text(record.plays[1]) == "0 site r4c3"


# --- replaying ------------------------------------------------------------------------------------------------------
def test_a_record_can_be_replayed_to_any_decision() -> None:
    state = TOY.new(3, 5)

    for number, (seat, action) in enumerate(RECORD.plays):
        assert RECORD.replay(number).to_dict() == state.to_dict()
        assert action is not None
        state.play(action, seat)

    assert RECORD.replay().to_dict() == state.to_dict()


@pytest.mark.parametrize("to", [-1, 10_000, True, 1.0, "1"])
def test_a_record_cannot_be_replayed_further_than_it_goes(to: Any) -> None:
    assert "decisions: cannot go to" in str(error_of(RECORD.replay, to))


def test_another_edition_must_be_given_to_replay() -> None:
    match = played_match(edition=RICH)
    record = parse(Record.from_match(match).write())
    assert record.edition == f"rich # oasis {RICH.digest}"

    assert record.verify(RICH).to_dict() == match.state.to_dict()
    assert error_of(record.verify).line == 4
    assert "give the same edition" in str(error_of(record.verify))
    assert error_of(record.verify, RICHER).line == 4
    assert error_of(RECORD.verify, RICH).line == 0


# --- running games --------------------------------------------------------------------------------------------------
def test_a_running_game_is_exported_without_seed_result_and_open_turn() -> None:
    match = played_match(3, seed=987654321, decisions=7)
    committed = len(match.committed)
    seat = match.deciders[0]
    match.play(seat, act("rest"))

    record = Record.from_match(match)

    assert record.seed is None
    assert "987654321" not in record.write()
    assert "seed: hidden" in record.write()
    assert "result" not in record.write()
    assert len(record.plays) == committed < len(match.history)
    assert parse(record.write()) == record


def test_secret_choices_that_are_not_opened_are_not_exported() -> None:
    match = Match(TOY, 2, 5)
    for colour in ("jade", "rose"):
        match.play(0, act(f"pick {colour}"))
    match.commit(0)

    assert Record.from_match(match).plays == []


def test_a_secret_that_stays_hidden_is_exported_only_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "stays_hidden", Game.stays_hidden)
    running = Record.from_match(played_match(2, decisions=5))
    finished = Record.from_match(played_match(2))

    assert [running.play_text(play) for play in running.plays[:4]] == ["0 ?", "0 ?", "1 ?", "1 ?"]
    assert None not in [action for _, action in finished.plays]
    assert parse(running.write()) == running


def test_opened_choices_of_a_running_game_are_exported() -> None:
    running = Record.from_match(played_match(2, decisions=5))

    assert running.plays[:4] == Record.from_match(played_match(2)).plays[:4]


def test_the_record_of_a_running_game_is_shown_but_not_replayed() -> None:
    record = parse(Record.from_match(played_match(decisions=9)).write())

    assert error_of(record.replay).line == 6
    assert "it can be shown, not replayed" in str(error_of(record.verify))


def test_the_game_is_running_until_the_last_turn_is_committed() -> None:
    match = Match(TOY, 2, 5, options={"rounds": 1})
    while not match.state.is_over:
        for seat in match.deciders:
            match.play(seat, match.state_for(seat).options_of(seat)[-1])
        for seat in range(2):
            if match.can_commit(seat) and not match.state.is_over:
                match.commit(seat)
    running = Record.from_match(match)
    match.commit(0)

    assert running.seed is None
    assert Record.from_match(match).seed == 5


def test_a_match_from_a_given_position_has_no_record() -> None:
    match = Match(TOY, 3, 5, start=toy_position())

    assert "has no record" in str(error_of(Record.from_match, match))


# --- damaged and foreign files --------------------------------------------------------------------------------------
DAMAGED = [
    ("caravansary record 1", "caravansary record 2", 1, "a format that this program does not know"),
    ("caravansary record 1", '[Event "F/S Return Match"]', 1, "not a record: the first line must be"),
    ("game: toy", "game: chess", 2, "no game 'chess'"),
    ("game: toy\n", "", FIRST_PLAY, "the header lacks game"),
    ("game: toy", "name: toy", 2, "neither a line of the header nor a decision"),
    ("game: toy", "toy", 2, "neither a line of the header nor a decision"),
    ("rules: 2", "rules: 2\nrules: 2", 4, "'rules' was already given in line 3"),
    ("rules: 2", "rules: 3", 3, "newer than the rules 2 of this program"),
    ("rules: 2", "rules: 0", 3, "rules must be 1 or more"),
    ("rules: 2", "rules: two", 3, "rules must be a whole number"),
    (STANDARD, "edition: standard", 4, "a name and a digest"),
    (STANDARD, 'edition: "standard 0a0b0c0d', 4, "must be JSON"),
    ("players: 3", "players: 4", 5, "toy is for 1 to 3 players"),
    ("players: 3", "players: -3", 5, "players must be a whole number"),
    ("players: 3", "players: 2", 11, "a game of 2 has seats 0 to 1"),
    ("seed: 5", "seed: five", 6, "seed must be a whole number"),
    ("seed: 5", "seed: 99999999999999999999", 6, "from 0 to 2"),
    ("seed: 5", "seed: " + "9" * 5000, 6, "seed must be a whole number"),
    ("seed: 5", "seed: ٥", 6, "seed must be a whole number"),
    ("seed: 5", "seed: 5\nopen seed: perhaps", 7, "yes or no"),
    ("option rounds: 2", "option rounds: 9", 7, "rounds must be 1 to 3"),
    ("option rounds: 2", "option rounds: two", 7, "must be JSON"),
    ("option rounds: 2", "option rounds: " + "[" * 100_000, 7, "must be JSON"),
    ("option rounds: 2", "option rounds: NaN", 7, "must be JSON"),
    ("option rounds: 2", "option speed: 2", 7, "toy has no option 'speed'"),
    ("option rounds: 2", "option players: 2", 7, "toy has no option 'players'"),
    ("seat 1:", "seat 7:", 10, "has seats 0 to 2"),
    ("seat 1:", "seat x:", 10, "neither a line of the header"),
    ('seat 1: "" | person\n', "", FIRST_PLAY, "the header lacks seat 1"),
    ('seat 1: "" | person', "seat 1: Bob", 10, "a seat is 'name | person'"),
    ('seat 1: "" | person', "seat 1: Bob | cat", 10, "a seat is 'name | person'"),
    ('seat 1: "" | person', "seat 1: Bob | bot", 10, "a seat is 'name | person'"),
    ('seat 1: "" | person', "seat 1: | person", 10, "a seat is 'name | person'"),
    ('seat 1: "" | person', 'seat 1: "Bob | person', 10, "must be JSON"),
    ("result: ", "result: x ", 12, "result must be whole numbers"),
]


@pytest.mark.parametrize(("old", "new", "line", "problem"), DAMAGED)
def test_a_damaged_header_is_told_with_its_line(old: str, new: str, line: int, problem: str) -> None:
    error = error_of(parse, changed(old, new))

    assert problem in error.problem
    assert error.line == line
    assert str(error).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("0 fly", "toy has no action named 'fly'"),
        ("0", "a decision is a seat and the name of an action"),
        ("9 draw", "there is no seat 9"),
        ("100 draw", "a decision is a seat"),
        ("0 ?", "toy has no action named '?'"),
        ("seed: 7", "'seed' belongs before the first decision"),
        ("nonsense", "neither a line of the header nor a decision"),
    ],
)
def test_a_damaged_decision_is_told_with_its_line(line: str, problem: str) -> None:
    error = error_of(parse, "\n".join([*LINES[: FIRST_PLAY + 3], line, *LINES[FIRST_PLAY + 3 :]]))

    assert problem in error.problem
    assert error.line == FIRST_PLAY + 4


@pytest.mark.parametrize("text", ["", "\n", "\ufeff", None, b"caravansary record 1", 3])
def test_what_is_no_text_or_empty_is_no_record(text: Any) -> None:
    assert error_of(parse, text).line == 1


def test_an_illegal_action_is_told_with_line_and_sentence() -> None:
    record = parse("\n".join([*LINES[: FIRST_PLAY + 6], "0 gift 1", *LINES[FIRST_PLAY + 6 :]]))

    error = error_of(record.replay)

    assert error.line == FIRST_PLAY + 7
    assert error.problem.startswith("decision 7, '0 gift 1': “Give a coin to Blue” is not possible now.")


def test_a_decision_by_the_wrong_seat_is_told_with_its_line() -> None:
    seat, action = RECORD.plays[6]
    wrong = f"{seat + 1} {TOY.action_name(action or 0)}"

    error = error_of(parse("\n".join([*LINES[: FIRST_PLAY + 6], wrong])).replay)

    assert error.line == FIRST_PLAY + 7
    assert "It is not for seat 1 to decide now; Red decides." in error.problem


def test_lines_after_the_end_of_the_game_are_told() -> None:
    error = error_of(parse(TEXT + "\n# more\n0 draw\n").verify)

    assert error.line == len(LINES) + 3
    assert "comes after the end of the game" in error.problem


def test_a_finished_record_must_end_the_game() -> None:
    error = error_of(parse("\n".join(LINES[:-1])).verify)

    assert error.line == len(LINES) - 1
    assert "the game is not over" in error.problem
    assert error_of(parse("\n".join(LINES[:FIRST_PLAY])).verify).line == 12


def test_a_wrong_or_missing_result_is_told() -> None:
    result = LINES[11]
    points = result.split()

    error = error_of(parse(changed(result, " ".join([points[0], "99", *points[2:]]))).verify)
    shorter = error_of(parse(changed(result, " ".join(points[:-1]))).verify)
    missing = error_of(parse(changed(result, "")).verify)

    assert error.line == shorter.line == 12
    assert f"the game ends with {result.removeprefix('result: ')}" in error.problem
    assert "it is not of a finished game" in missing.problem


def test_a_record_of_older_rules_is_read_and_shown_but_not_replayed() -> None:
    record = parse(changed("rules: 2", "rules: 1"))

    error = error_of(record.replay)

    assert record.write() == changed("rules: 2", "rules: 1")
    assert error.line == 3
    assert "made under rules 1 of toy, older than the rules 2 here" in error.problem


def test_games_may_be_found_in_a_dict() -> None:
    assert Record.parse(TEXT, {"toy": TOY}.__getitem__) == RECORD
    assert error_of(Record.parse, TEXT, {}.__getitem__).line == 2


# --- archives -------------------------------------------------------------------------------------------------------
ARCHIVED = [Record.from_match(played_match(3, seed)) for seed in range(6)]
ARCHIVE = pack(ARCHIVED)


def test_an_archive_gives_back_its_records() -> None:
    records = unpack(ARCHIVE, find_toy)

    assert records == ARCHIVED
    for record in records:
        record.verify()
    assert len(ARCHIVE.splitlines()) == 7


def test_an_archive_keeps_seats_editions_and_open_seeds() -> None:
    matches = [played_match(2, 1, edition=RICH, seats=[Seat("Anna"), BOT]), played_match(2, 2, edition=RICH)]
    matches[1].open_seed = True
    records = [Record.from_match(match) for match in matches]

    assert unpack(pack(records, RICH), find_toy, RICH) == records
    assert error_of(unpack, pack(records, RICH), find_toy).line == 1


def test_an_archive_is_small() -> None:
    assert len(ARCHIVE.splitlines()[1]) < len(TEXT) / 3


@pytest.mark.parametrize(
    ("records", "problem"),
    [
        ([], "at least one record"),
        ([RECORD, Record.from_match(played_match(2))], "record 2 is of another game, rules, players or edition"),
        ([Record.from_match(played_match(decisions=8))], "record 1: the seed is hidden"),
        ([parse(TEXT), parse("\n".join(LINES[:-1]))], f"record 2: line {len(LINES) - 1}: the record ends"),
    ],
)
def test_only_finished_games_of_one_kind_are_archived(records: list[Record], problem: str) -> None:
    assert error_of(pack, records).problem.startswith(problem) or problem in error_of(pack, records).problem


def test_choices_out_of_the_order_of_seats_are_not_archived() -> None:
    record = parse(TEXT)
    record.plays[:6] = [*record.plays[2:4], *record.plays[0:2], *record.plays[4:6]]
    record.verify()

    assert "not in the order of the seats" in error_of(pack, [record]).problem


def packed(numbers: bytes) -> str:
    return base64.b85encode(zlib.compress(numbers, 9)).decode()


def with_row(line: int, **changes: Any) -> str:
    """The archive with other values in a line; `...` removes a key."""
    lines = ARCHIVE.splitlines()
    row = json.loads(lines[line - 1]) | changes
    lines[line - 1] = json.dumps({key: value for key, value in row.items() if value is not ...})
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "changes", "problem"),
    [
        (1, {"caravansary archive": 2}, "an archive of format 2"),
        (1, {"caravansary archive": ...}, "not an archive"),
        (1, {"game": "chess"}, "no game 'chess'"),
        (1, {"game": 3}, "must be text"),
        (1, {"rules": 3}, "newer than"),
        (1, {"rules": True}, "rules must be 1 or more"),
        (1, {"players": 7}, "toy is for 1 to 3 players"),
        (1, {"edition": 3}, "edition must be text"),
        (1, {"seats": []}, "seats must be a list of 3"),
        (1, {"seats": [1, 2, 3]}, "a seat must be"),
        (1, {"seats": [["a"], ["b"], [3]]}, "a seat must be"),
        (1, {"more": 1}, "unknown: 'more'"),
        (1, {"game": ...}, "the line lacks game"),
        (3, {"seed": -1}, "seed must be a whole number"),
        (3, {"seed": "1"}, "seed must be a whole number"),
        (3, {"options": []}, "options must be a table"),
        (3, {"options": {"rounds": 9}}, "rounds must be 1 to 3"),
        (3, {"result": "1 2 3"}, "result must be a list"),
        (3, {"open seed": False}, "open seed can only be true"),
        (3, {"plays": 3}, "the plays are damaged"),
        (3, {"plays": "???"}, "the plays are damaged"),
        (3, {"plays": "c-muPU}j(hV<rX"}, "the plays are damaged"),
        (3, {"plays": ...}, "the line lacks plays"),
    ],
)
def test_a_damaged_archive_is_told_with_its_line(line: int, changes: dict[str, Any], problem: str) -> None:
    error = error_of(unpack, with_row(line, **changes), find_toy)

    assert problem in error.problem
    assert error.line == line


def test_an_action_that_no_game_has_is_told() -> None:
    error = error_of(unpack, with_row(2, plays=packed(b"\xff\xff")), find_toy)

    assert error.line == 2
    assert error.problem == "decision 1, '0 65535': There is no action 65535."


def test_an_illegal_action_in_an_archive_is_told() -> None:
    error = error_of(unpack, with_row(4, plays=packed(bytes([act("draw"), 0]))), find_toy)

    assert error.line == 4
    assert error.problem.startswith("decision 1, '0 draw': “Draw a card” is not possible now.")


def test_a_small_archive_cannot_fill_the_memory() -> None:
    bomb = packed(bytes(50_000_000))

    assert error_of(unpack, with_row(2, plays=bomb), find_toy).problem == "the plays are damaged"


def test_a_wrong_result_in_an_archive_is_told_by_verify() -> None:
    record = unpack(with_row(3, result=[1, 2, 3, 4]), find_toy)[1]

    assert error_of(record.verify).line == 3


@pytest.mark.parametrize("text", ["", "[]", "3", "{", None, b"{}", '{"caravansary archive": 1e999}'])
def test_what_is_no_archive_is_told(text: Any) -> None:
    assert error_of(unpack, text, find_toy).line == 1


# --- anything at all ------------------------------------------------------------------------------------------------
KEYS = [line.partition(":")[0] + ":" for line in LINES[1:FIRST_PLAY]]
PIECES = [*LINES, *KEYS, '"', "#", "|", "[", "9" * 30, "\\", "\x00"]
RUNNING = Record.from_match(played_match(decisions=9)).write()


@st.composite
def mutated(draw: st.DrawFn, original: str) -> str:
    """A text with some pieces cut out, doubled or replaced."""
    text = original
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 40)))
        piece = draw(st.one_of(st.text(max_size=6), st.sampled_from(PIECES), st.just(text[start:end] * 2)))
        text = text[:start] + piece + text[end:]
    return text


def told(call: Any, *args: Any) -> Any:
    """What the call gives, or its error."""
    try:
        return call(*args)
    except RecordError as error:
        return error


def try_record(text: str) -> None:
    """Reading and verifying give a record or a RecordError, nothing else; what was read is written and read alike."""
    record = told(parse, text)
    if isinstance(record, RecordError):
        assert record.line >= 1
        return
    assert parse(record.write()) == record
    assert isinstance(told(record.verify), RecordError) or record.is_finished


ANY_TEXT = st.one_of(st.text(), st.text().map(lambda text: f"caravansary record 1\n{text}"))


@given(st.one_of(mutated(TEXT), mutated(RUNNING), ANY_TEXT))
@settings(max_examples=600)
def test_a_mutated_record_or_any_text_gives_a_record_or_an_error(text: str) -> None:
    try_record(text)


@given(mutated(ARCHIVE))
@settings(max_examples=200)
def test_a_mutated_archive_gives_records_or_an_error(text: str) -> None:
    records = told(unpack, text, find_toy)
    if isinstance(records, RecordError):
        assert records.line >= 1
        return
    for record in records:
        try_record(record.write())


def test_all_errors_of_records_are_ours() -> None:
    assert issubclass(RecordError, CaravansaryError)
    assert issubclass(RecordError, ValueError)
