"""The course of the game: draft, goals, five rounds with their start, turns and end. Rules POLO-ROUND, POLO-VAR."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marco_polo import characters, contracts, dice, frames, goals, rewards, scoring, turn
from caravansary.games.marco_polo.actions import CHARACTER, COMPENSATION
from caravansary.games.marco_polo.pieces import ARGHUN, CHARACTERS, GIFTS, NEUTRAL_SEAT, NO_CHARACTER, RASCHID, ROUNDS

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

DRAFT: Final = 0
DEAL_GOALS: Final = 1
START_ROUND: Final = 2
PROVINCE_BONUSES: Final = 3
CHARACTER_BONUSES: Final = 4
ROLL: Final = 5
COMPENSATIONS: Final = 6
TURNS: Final = 7
OVER: Final = 8
PHASES: Final = (
    *("draft", "goals", "round_start", "province_bonuses", "character_bonuses", "roll", "compensation", "turns"),
    "over",
)
COMPENSATION_FIELDS: Final[tuple[Field, ...]] = beside(Field("units", high=10, asked="n"))


def play_on(s: State, seat: int, arg: int) -> None:
    """The next step of the game when nothing else is to be done."""
    s.choice_is_done()
    _FLOW[s.phase](s)


def take_up(s: State) -> None:
    """Begin the phase of a position written by hand; a draft and turns go on where they stand.

    Whoever has placed the last die has ended his turn.
    """
    s.stack = [] if s.phase == OVER else [frames.FLOW]
    if s.phase == DRAFT:
        s.cursor = sum(player.character != NO_CHARACTER for player in s.players)
    elif s.phase == START_ROUND and goals.still_choosing(s):
        s.stack.append(frame(frames.CHOOSE_GOAL, 0))
    elif s.phase == TURNS and s.placed and dice.owner_of(s.placed[-1]) != NEUTRAL_SEAT:
        s.active = dice.owner_of(s.placed[-1])


# --- before the first round -----------------------------------------------------------------------------------------
def next_draft(s: State) -> None:
    """The last player chooses first, the first player last (POLO-VAR-3)."""
    if s.cursor < s.seats:
        seat = s.clockwise(s.start)[s.seats - 1 - s.cursor]
        s.cursor += 1
        s.stack.append(frame(frames.CHOOSE_CHARACTER, seat))
        return
    for character in s.draft:  # the one left over leaves the game (POLO-VAR-4)
        if s.events is not None:
            s.tell("character_left", None, "POLO-VAR-4", character=CHARACTERS[character])
        if character == ARGHUN:
            s.arghun_cards = 0
    s.draft = []
    s.phase = DEAL_GOALS


def character_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The revealed characters that nobody has chosen yet (POLO-VAR-2)."""
    return [CHARACTER + character for character in sorted(s.draft)]


def choose_character(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    character = action - CHARACTER
    s.draft = [other for other in s.draft if other != character]
    characters.give_character(s, seat, character)
    if s.events is not None:
        s.tell("character_chosen", seat, "POLO-VAR-3", character=CHARACTERS[character])


def deal_goals(s: State) -> None:
    """Goal cards after the characters; then the gifts are shuffled (POLO-VAR-6, POLO-NEWCHAR-23)."""
    goals.deal(s)
    if s.module:
        s.gift_pile = list(range(len(GIFTS)))
        s.chance.shuffle(s.gift_pile)
    s.phase = START_ROUND
    if s.goal_choice:
        s.stack.append(frame(frames.CHOOSE_GOAL, 0))


# --- the start of a round -------------------------------------------------------------------------------------------
def start_round(s: State) -> None:
    """The last traveller becomes first player; nobody's turn (POLO-ROUND-2, -3, -4, -5)."""
    s.round += 1
    rule = "POLO-SETUP-2" if s.round == 1 else "POLO-ROUND-5"
    if s.traveller >= 0:
        s.first = s.traveller
        rule = "POLO-ROUND-4"
    s.traveller = -1
    s.active = -1
    s.phase = PROVINCE_BONUSES
    s.cursor = 0
    if s.events is not None:
        s.tell("round_started", None, "POLO-ROUND-1", round=s.round)
        s.tell("first_player", s.first, rule)


def next_province_bonuses(s: State) -> None:
    """First pass: the bonuses of the provinces, clockwise, in token order (POLO-ROUND-8, -9, -11)."""
    if s.cursor == s.seats:
        s.phase, s.cursor = CHARACTER_BONUSES, 0
        return
    seat = s.clockwise(s.first)[s.cursor]
    s.cursor += 1
    for token in reversed(rewards.own_tokens(s, seat)):
        s.stack.append(frame(frames.GET_TOKEN, seat, token))


def next_character_bonus(s: State) -> None:
    """Second pass: the bonuses of the characters, all before the roll (POLO-ROUND-10, -11, -12)."""
    if s.cursor == s.seats:
        s.phase = ROLL
        return
    seat = s.clockwise(s.first)[s.cursor]
    s.cursor += 1
    characters.receive_character_bonus(s, seat)


def roll(s: State) -> None:
    """Dice return, everybody rolls (POLO-ROUND-13, -14)."""
    dice.return_dice(s)
    dice.roll_all(s)
    s.phase, s.cursor = COMPENSATIONS, 0


def next_compensation(s: State) -> None:
    """Who rolled less than 15 in all is compensated, clockwise after all rolls (POLO-ROUND-15, -17, -18).

    The white die counts; Raschid gets nothing (POLO-CHAR-4, -9).
    """
    while s.cursor < s.seats:
        seat = s.clockwise(s.first)[s.cursor]
        s.cursor += 1
        missing = s.printed.compensation - dice.pips(s.players[seat].dice)
        if missing > 0 and s.players[seat].character != RASCHID:
            s.stack.append(frame(frames.CHOOSE_COMPENSATION, seat, missing))
            return
    s.phase = TURNS


def compensation_options(s: State, seat: int, missing: int, no: Refusals | None) -> list[int]:
    """How many of the units are camels; the others are coins (POLO-ROUND-16)."""
    return [COMPENSATION + camels for camels in range(missing + 1)]


def choose_compensation(s: State, seat: int, missing: int, action: int) -> None:
    s.stack.pop()
    camels = action - COMPENSATION
    player = s.players[seat]
    player.camels += camels
    player.coins += missing - camels
    if s.events is not None:
        amounts = {"coins": missing - camels, "camels": camels}
        things = {thing: count for thing, count in amounts.items() if count}
        s.tell("compensated", seat, "POLO-ROUND-15", things=things)


# --- turns ----------------------------------------------------------------------------------------------------------
def next_turn(s: State) -> None:
    """The next player clockwise who has an unused die; if nobody has, the round ends (POLO-ROUND-19, -20, -21, -22).

    A black die gained after the last one counts as well (POLO-TURN-8).
    """
    begin = s.first if s.active < 0 else (s.active + 1) % s.seats
    for seat in s.clockwise(begin):
        if dice.has_die(s, seat):
            turn.start_turn(s, seat)
            return
    end_round(s)


def end_round(s: State) -> None:
    """What is left of the row goes under the special pile, the next one is laid out (POLO-ROUND-23, -24, -25)."""
    if s.events is not None:
        s.tell("round_ended", None, "POLO-ROUND-22", round=s.round)
    s.active = -1
    contracts.clear_row(s)
    if s.round < ROUNDS:
        contracts.lay_out_row(s)
        s.phase = START_ROUND
        return
    s.unveil()  # the goal cards are turned up (POLO-GOAL-6)
    scoring.score_game(s)
    s.phase = OVER
    s.stack.clear()


_FLOW: Final[tuple[Callable[[State], None], ...]] = (
    next_draft,
    deal_goals,
    start_round,
    next_province_bonuses,
    next_character_bonus,
    roll,
    next_compensation,
    next_turn,
)
