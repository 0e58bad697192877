"""`play`: whole games by script, and everything that can be typed."""

from __future__ import annotations

import gc
import json
from pathlib import Path

import pytest

import caravansary
from caravansary.bots.collector import SELDOM
from caravansary.cli.files import load, match_text, position_text
from caravansary.cli.output import Words, console
from caravansary.cli.session import LeaveGame, Session
from caravansary.core.chance import Chance
from caravansary.core.match import Match
from caravansary.core.match_log import BOT, Seat
from caravansary.core.record import Record
from tests.cli.command import fails, run, succeeds
from tests.core.toy import TOY

START = ("play", "merv", "--players", "3", "--bots", "random", "--seed", "5")


def numbers(seed: int, count: int = 4000) -> str:
    """Option numbers by chance, right and wrong ones, and commits."""
    chance = Chance.seeded(seed)
    return "".join("123412341c"[chance.below(10)] + "\n" for _ in range(count))


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


# --- whole games ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "language", "told"),
    [
        (["--players", "1"], "ru", "Итоговые очки"),
        (["--players", "4", "--bots", "random", "--auto-commit", "--seat", "2"], "de", "Endstand"),
        (["--players", "2", "--people", "2"], "en", "Final scores"),
    ],
)
def test_a_whole_game_is_played_and_its_record_replays(arguments: list[str], language: str, told: str) -> None:
    shown = succeeds("play", "merv", "--seed", "11", "--lang", language, *arguments, typed=numbers(1))

    assert told in shown
    assert all(year in shown for year in (" 1", " 2", " 3"))
    [saved] = [path for path in Path().iterdir() if path.is_file()]
    record = load(saved)
    assert isinstance(record, Record)
    assert record.open_seed
    assert record.verify().is_over


# --- what is typed and what is shown ---------------------------------------------------------------------------------
SITE = ("1", "1", "gain favour")  # a turn but for its end
TYPED = {
    "after a turn the others' deeds are told": (
        (*SITE, "end turn", "c"),
        ["Committed.", "Blue takes slot", "Your turn, Red"],
    ),
    "options have numbers, places and previews": (
        ("1",),
        [
            "Choose a building site in the active line.  MERV-TURN-5",
            "1  Build: tan palace (r1c1)        tan palace, empty",
            "+1 tan",
        ],
    ),
    "an option can be typed by its name": (("slot 2",), ["Red takes slot 2"]),
    "enter takes the only option": ((*SITE, ""), ["Your turn is over"]),
    "a question mark lists what is refused": (
        ("1", "?"),
        ["Not possible now:", "r1c2 is not in the active line.", "more of the same kinds"],
    ),
    "why not": (
        ("w slot 5", "w slot 1", "w fly", "w"),
        ["Slot 5 is taken by Yellow.", "This is possible now: option 1.", "no action named 'fly'"],
    ),
    "undo goes back step by step": (
        ("1", "1", "u", "U", "u", "2"),
        [
            "Taken back: Activate the site r1c1.",
            "Taken back: Take slot 1.",
            "Nothing can be taken back",
            "Red takes slot 2",
        ],
    ),
    "a finished turn waits for its commit": (
        (*SITE, "end turn", "1", "u", "c", "end turn", "c"),
        ["Your turn is over"] * 2
        + ["Taken back: End the turn.", "There is nothing to commit: you still have to decide."]
        + ["Your turn is over", "Committed."],
    ),
    "the table, the scores, the log, rules and help can be asked for": (
        ("1", "b", "s", "l", "l all", "r", "r caravan-4", "r fly", "h", ""),
        [
            "[1]",
            "Supply",
            "Scores so far",
            "if it ended now",
            "MERV-TURN-5",
            "Cards in reach",
            "I do not understand “fly”",
            "save FILE",
        ],
    ),
    "leaving is asked": (
        ("q", "n", "1", "q", "y", "1"),
        ["Leave the game?", "Red takes slot 1", "Leave the game?", "You have left the game before its end.\n"],
    ),
    "the end of the input is no error": ((), ["The input has ended before the game.\n"]),
}


@pytest.mark.parametrize("sentence", TYPED)
def test_at_the_keyboard(sentence: str) -> None:
    lines, shown = TYPED[sentence]

    rest = succeeds(*START, typed=typed(*lines))

    for expected in shown:  # one after the other
        assert expected in rest
        rest = rest.partition(expected)[2]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("0", "There is no option 0; choose from 1 to 4."),
        ("99999999999999999999", "There is no option 999999; choose from 1 to 4."),
        ("²", "I do not understand “²”"),
        ("-1", "I do not understand “-1”"),
        ("slot 5", "Slot 5 is taken by Yellow.  MERV-TURN-4"),
        ("board action", "is not possible now"),
        ("hello\x1b[31m", "I do not understand “hello?[31m”"),
    ],
)
def test_what_cannot_be_chosen_is_explained_and_asked_again(line: str, told: str) -> None:
    shown = succeeds(*START, typed=typed(line, "1"))

    assert told in shown
    assert "Red takes slot 1" in shown


def test_a_turn_with_nothing_to_take_back_is_committed_by_itself() -> None:
    shown = succeeds(*START, "--auto-commit", typed=typed(*SITE, "end turn"))

    assert "Your turn is over" not in shown
    assert shown.count("Your turn, Red") == 2


def test_the_log_of_nothing_says_so() -> None:
    first = ("play", "merv", "--players", "2", "--people", "2", "--seed", "1")

    assert "Year 1, round 1" in succeeds(*first, typed=typed("l all"))


# --- saving ---------------------------------------------------------------------------------------------------------
def test_the_record_so_far_hides_the_seed() -> None:
    played = typed("1", "1", "gain favour", "end turn", "c", "save so far.record", "save", "save nowhere/x")

    shown = succeeds(*START, typed=played)

    record = load(Path("so far.record"))
    assert isinstance(record, Record)
    assert record.seed is None
    assert "Written: so far.record" in shown
    assert "Save where?" in shown
    assert "nowhere/x: cannot be written" in shown


def test_a_saved_game_goes_on_where_it_was() -> None:
    succeeds(*START, "--name", "Anna", typed=typed("1", "1", "gain favour", "end turn", "c", "save evening.json"))

    shown = succeeds("play", "merv", "--continue", "evening.json", typed=typed("l all", "save again.json"))

    assert "Your turn, Anna" in shown
    assert "takes slot 1" in shown
    assert Path("again.json").read_text(encoding="utf-8") == Path("evening.json").read_text(encoding="utf-8")


def test_a_position_can_be_played_on_but_has_no_record() -> None:
    state = caravansary.game("merv").new(1, 3)
    while state.rounds_played < 11:
        state.play(state.options[0])
    Path("last round.json").write_text(position_text(state), encoding="utf-8")

    shown = succeeds("play", "merv", "--continue", "last round.json", typed=typed("save x.record") + numbers(2))

    assert "has no record" in shown
    assert "Final scores" in shown


def test_a_record_is_nothing_to_go_on_with() -> None:
    succeeds(*START, typed=typed("save x.record"))

    assert "nothing to go on with" in fails("play", "merv", "--continue", "x.record")


@pytest.mark.parametrize("damage", [("seed", "x"), ("rules", 99), ("game", "chess"), ("players", 9), ("options", 3)])
def test_a_damaged_saved_game_is_refused(damage: tuple[str, object]) -> None:
    succeeds(*START, typed=typed("1", "save x.json"))
    saved = json.loads(Path("x.json").read_text(encoding="utf-8"))
    saved["header"][damage[0]] = damage[1]
    Path("x.json").write_text(json.dumps(saved), encoding="utf-8")

    assert fails("play", "merv", "--continue", "x.json").startswith("x.json: ")


# --- who plays ------------------------------------------------------------------------------------------------------
def test_people_share_the_keyboard_under_any_names() -> None:
    names = ("[bold]Anna[/bold]", "Ben\x1b[2J\n")
    asked = ("play", "merv", "--players", "2", "--people", "2", "--seed", "1", "--name", names[0], "--name", names[1])

    shown = succeeds(*asked, typed=numbers(3, 60))

    assert "[bold]Anna[/bold]: at the keyboard" in shown
    assert "Ben?[2J?: at the keyboard" in shown
    assert "Your turn, [bold]Anna[/bold]" in shown
    assert "Your turn, Ben?[2J?" in shown
    assert "\x1b" not in shown


def test_without_arguments_greedy_bots_sit_at_the_table() -> None:
    shown = run("play", "merv", typed="").stdout

    assert shown.count("bot greedy") == 2
    assert "Red: you" in shown
    assert "Open seed" not in shown


# --- any game -------------------------------------------------------------------------------------------------------
class _NoBots:
    def choose(self, state: caravansary.State, seat: int) -> int:
        raise AssertionError("nobody here is a bot")


class _Watched:
    """A bot that looks at the collector while it thinks."""

    def __init__(self) -> None:
        self.seen: set[int] = set()

    def choose(self, state: caravansary.State, seat: int) -> int:
        self.seen.add(gc.get_threshold()[0])
        return state.options_of(seat)[0]


def test_the_collector_rests_while_a_bot_thinks() -> None:
    before = gc.get_threshold()
    bots, match = _Watched(), Match(TOY, 2, 1, seats=[Seat("", BOT, "random"), Seat("", BOT, "random")])
    out = console()

    with out.capture():
        Session(match, Words(TOY, "en"), bots, out).run()

    assert bots.seen == {SELDOM[0]}
    assert gc.get_threshold() == before


def test_a_game_with_secret_choices_and_without_a_board_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(TOY, 3, 1, seats=[Seat("a"), Seat("b"), Seat("c", auto_commit=True)])
    chance = Chance.seeded(1)
    answers = ["1", "2", "3", "", "c", "u", "?", "b", "s"]
    monkeypatch.setattr("builtins.input", lambda *_: answers[chance.below(len(answers))])
    out = console()

    with out.capture() as captured:
        Session(match, Words(TOY, "en"), _NoBots(), out).run()

    assert match.is_over
    assert Record.from_match(match).verify().is_over
    assert "coins" in captured.get()


def test_a_game_without_rules_reference_answers_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match, words = Match(TOY, 2, 1), Words(TOY, "en")
    monkeypatch.setattr(type(TOY), "folder", tmp_path)
    answers = iter(["r", "q", "y"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    out = console()

    with out.capture() as captured, pytest.raises(LeaveGame):
        Session(match, words, _NoBots(), out).run()

    assert "no rules reference" in captured.get()


def test_ctrl_c_at_the_prompt_asks_before_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    out = console()

    with out.capture() as captured, pytest.raises(KeyboardInterrupt):
        Session(Match(TOY, 2, 1), Words(TOY, "en"), _NoBots(), out).run()

    assert "Leave the game?" in captured.get()


def test_a_match_file_holds_header_and_log() -> None:
    match = Match(caravansary.game("merv"), 2, 1)
    match.play(match.deciders[0], match.state.options[0])

    saved = json.loads(match_text(match))

    assert saved["header"]["seed"] == 1
    assert [entry["kind"] for entry in saved["log"]] == ["play"]
