"""The messages for a seat or a spectator, made from the match: nothing that the seat may not know."""

from __future__ import annotations

import functools
import itertools
import time
from collections.abc import Sequence
from typing import Any, Final, cast

from caravansary.core.decision import Decision, Refusal
from caravansary.core.events import Event, visible
from caravansary.core.game import Game
from caravansary.core.match import Match, Status
from caravansary.core.match_log import Played
from caravansary.core.state import Preview, State
from caravansary.server.http.messages import ChatLine, ResultLine, SeatInfo, TableInfo, TableLine
from caravansary.server.http.position_messages import (
    AheadLine,
    Ask,
    Clock,
    EventLine,
    OptionLine,
    PastPosition,
    PickInfo,
    PlayLine,
    Position,
    ProposalInfo,
    Reason,
    RefusedLine,
    ScoresOverTime,
)
from caravansary.server.storage.store import StoredLine
from caravansary.server.tables.alike import Alike, encoded, participants, prospects, scores
from caravansary.server.tables.hint_consent import are_hints_on, are_hints_wanted, says_of_hints
from caravansary.server.tables.table import THINKING, Holder, Table

MOST_CHAT_LINES: Final = 1_000  # sent at once
MOST_CHAT_BYTES: Final = 256_000  # of text in them
MOST_SETS: Final = 60  # sent unasked; in Marrakesh there can be a thousand, of 100 kB
MOST_NAMED: Final = 8_192  # actions whose names are kept; a game has some hundreds


# --- the table ------------------------------------------------------------------------------------------------------
def table_info(table: Table, holder: Holder, *, with_printed: bool = True) -> TableInfo:
    stored, match = table.stored, table.match
    printed = table.printed
    return TableInfo(
        table=stored.table,
        game=stored.game,
        rules_version=table.header.rules,
        outdated_rules=table.outdated,
        title=stored.title,
        status=stored.status,
        seats=seats_of(table),
        mine=sorted(holder.seats),
        owner=holder.owner,
        listed=stored.listed,
        chat=stored.chat,
        minutes=stored.minutes,
        hints=are_hints_on(stored),
        hints_wanted=are_hints_wanted(stored),
        open_seed=match.seed if match.open_seed else None,
        imported=stored.imported,
        edition=table.header.edition.name,
        options=match.options,
        printed=cast(dict[str, Any], printed.values) if with_printed else None,
        printed_digest=printed.digest,
        created=stored.created,
    )


def seats_of(table: Table) -> list[SeatInfo]:
    present = table.present()
    colours = [participant.colour for participant in table.match.state.participants]
    return [
        SeatInfo(
            seat=kept.seat,
            kind="bot" if sits.is_bot else "person",
            place=kept.place,
            name=sits.name,
            bot=sits.bot,
            colour=colours[kept.seat],
            taken=kept.taken,
            present=kept.seat in present,
            away_since=None if kept.seat in present else table.left_at.get(kept.seat),
            auto_commit=sits.auto_commit,
            stands_in=sits.is_bot and kept.place != "bot",
            hints=says_of_hints(table.stored, kept),
        )
        for kept, sits in zip(table.stored.seats, table.match.seats, strict=True)
    ]


def table_line(table: Table, holder: Holder) -> TableLine:
    stored, match = table.stored, table.match
    waits = any(match.status(seat) in THINKING and not match.seats[seat].is_bot for seat in holder.seats)
    return TableLine(
        table=stored.table,
        game=stored.game,
        title=stored.title,
        status=stored.status,
        seats=seats_of(table),
        created=stored.created,
        updated=stored.updated,
        decisions=stored.decisions,
        your_turn=waits,
        owned=holder.owner,
        result=result(match) if match.is_over else [],
    )


def result(match: Match) -> list[ResultLine]:
    """The final places and points, the first place first."""
    state = match.state
    totals = {score.who: score.total for score in state.scores()}
    ranks = sorted(state.ranking(), key=lambda rank: rank.place)
    return [ResultLine(rank.who, state.participants[rank.who].kind, rank.place, totals[rank.who]) for rank in ranks]


def last_lines(lines: Sequence[StoredLine]) -> list[ChatLine]:
    """The last of the lines, as many as are sent at once: a message that nobody reads stays in memory for a while."""
    sent: list[ChatLine] = []
    room = MOST_CHAT_BYTES
    for line in reversed(lines[-MOST_CHAT_LINES:]):
        room -= len(line.text.encode())
        if room < 0:
            break
        sent.append(chat_line(line))
    return sent[::-1]


def chat_line(line: StoredLine) -> ChatLine:
    return ChatLine(line.number, line.kind, line.seat, line.text, line.args, line.at)


# --- the position ---------------------------------------------------------------------------------------------------
def position(table: Table, perspective: int | None, plays_from: int) -> Position:
    """The table as the perspective sees it, with the plays from that number on."""
    match = table.match
    state = match.state if perspective is None else match.state_for(perspective)
    alike = _alike(table) if state is match.state else Alike(match, state, table.last_at)
    drafting = match.open_seat
    own = [] if perspective is None or perspective == drafting else match.draft(perspective)
    return Position(
        version=table.version_for(perspective),
        perspective=perspective,
        at=time.time(),
        plays_from=plays_from,
        plays=play_lines(table, perspective, plays_from),
        opening=event_lines(match.opening, perspective) if plays_from == 0 else None,
        committed=match.turns[-1].end if match.turns else 0,
        drafting=drafting,
        own_draft=[_own_line(match.game, number, play, perspective) for number, play in enumerate(own)],
        view=alike.view(perspective),
        participants=alike.participants,
        statuses=alike.statuses,
        waiting=alike.waiting,
        ask=None if perspective is None or match.seats[perspective].is_bot else ask(match, perspective),
        can_undo=perspective is not None and match.can_undo(perspective),
        can_commit=perspective is not None and match.can_commit(perspective),
        undo_floor=match.lengths[-1] if perspective is None else match.undo_floor(perspective),
        turns_back=0 if perspective is None else match.turns_back_to(perspective),
        proposal=_proposal(match),
        scores=alike.scores,
        prospects=alike.prospects(perspective),
        ranking=alike.ranking,
        over=match.is_over,
        clocks=[
            Clock(table.used[seat] + _since(table, status), status in THINKING)
            for seat, status in enumerate(alike.statuses)
        ],
    )


def _alike(table: Table) -> Alike:
    """What is the same for all who look: made for the first of them, kept until the last one has it."""
    if table.alike is None or not table.alike.is_of(table.match):
        table.alike = Alike(table.match, table.match.state, table.last_at)
    return table.alike


def _since(table: Table, status: Status) -> float:
    return max(0.0, time.time() - table.last_at) if status in THINKING else 0.0


def _proposal(match: Match) -> ProposalInfo | None:
    proposal = match.proposal
    if proposal is None:
        return None
    return ProposalInfo(proposal.seat, proposal.turns, sorted(proposal.agreed), list(match.must_agree))


# --- plays and events -----------------------------------------------------------------------------------------------
def event_lines(events: list[Event], perspective: int | None) -> list[EventLine]:
    return [EventLine(event.kind, event.who, event.rule, event.args) for event in visible(events, perspective)]


def play_lines(table: Table, perspective: int | None, start: int) -> list[PlayLine]:
    """The plays in force from a number on; an action that is still secret is left out."""
    match = table.match
    later = itertools.takewhile(lambda turn: turn.end > start, reversed(match.turns))
    secret = {number for turn in later if turn.secret for number in range(turn.start, turn.end)}
    lines = []
    for number, play in enumerate(match.plays_from(start), start=start):
        seat, action = play.seat, play.action
        hidden = number in secret and seat != perspective and not match.is_over and match.game.stays_hidden(action)
        lines.append(
            PlayLine(
                number=number,
                seat=seat,
                action=None if hidden else action,
                name=None if hidden else match.game.action_name(action),
                events=event_lines(play.events, perspective),
                at=table.play_times[number],
            )
        )
    return lines


def _own_line(game: Game, number: int, play: Played, perspective: int | None) -> PlayLine:
    events = event_lines(play.events, perspective)
    return PlayLine(number, play.seat, play.action, game.action_name(play.action), events, 0.0)


# --- the decision ---------------------------------------------------------------------------------------------------
def ask(match: Match, seat: int) -> Ask | None:
    """What the seat is asked, each option with what it would bring."""
    asked = match.decision(seat)
    if asked is None:
        return None
    state = match.state_for(seat)
    previews = state.previews(seat)
    return Ask(
        kind=asked.kind,
        seat=asked.seat,
        rule=asked.rule,
        args=asked.args,
        on_behalf_of=asked.on_behalf_of,
        pick=_pick(match, asked),
        secret=asked.secret,
        options=[_option(state, seat, action, previews[action]) for action in asked.actions],
        refused=[_refused(state, seat, refusal) for refusal in asked.refused if refusal.action >= 0],
    )


def _pick(match: Match, asked: Decision) -> PickInfo | None:
    pick = asked.pick
    if pick is None:
        return None
    sets = match.pick_sets(asked.seat)
    more = len(sets) > MOST_SETS
    return PickInfo(pick.of, pick.left, match.picked(asked.seat), [] if more else sets, more)


@functools.lru_cache(MOST_NAMED)
def _named(game: Game, action: int) -> tuple[str, str, dict[str, Any]]:
    """The action's name, its kind and its arguments, as they are sent."""
    described = dict(game.describe_action(action))
    return game.action_name(action), described.pop("kind"), encoded(described)


def _option(state: State, seat: int, action: int, preview: Preview) -> OptionLine:
    return OptionLine(
        action,
        *_named(state.game, action),
        about=state.about(action, seat),
        ahead=_ahead(state, seat, action),
        changes=preview.changes,
        prospects=preview.prospects,
        cost=preview.cost,
        events=event_lines(preview.events, seat),
        next_kind=preview.next_kind,
        next_seat=preview.next_seat,
        reveals=preview.stops_at_chance,
    )


def _ahead(state: State, seat: int, action: int) -> list[AheadLine]:
    return [AheadLine(*_named(state.game, after)[1:], changes) for after, changes in state.ahead(action, seat).items()]


def _refused(state: State, seat: int, refusal: Refusal) -> RefusedLine:
    named = _named(state.game, refusal.action)
    return RefusedLine(
        refusal.action, *named, state.about(refusal.action, seat), refusal.code, refusal.rule, refusal.args
    )


def reason(match: Match, seat: int, action: int) -> Reason:
    """Whether the seat may play the action now, and if not, why."""
    refusal = match.state_for(seat).why_not(action, seat)
    return Reason(True) if refusal is None else Reason(False, refusal.code, refusal.rule or None, refusal.args)


# --- the past -------------------------------------------------------------------------------------------------------
def past_position(table: Table, number: int, perspective: int | None) -> PastPosition:
    state = table.match.state_after(number)
    return PastPosition(
        number=number,
        perspective=perspective,
        view=state.view(perspective),
        participants=participants(state),
        scores=scores(state),
        prospects=prospects(state, perspective),
    )


def scores_over_time(match: Match) -> ScoresOverTime:
    """The scores at the start and after each committed turn."""
    state = match.state_after(0)
    who = [score.who for score in state.scores()]
    numbers, totals = [0], [[score.total for score in state.scores()]]
    history = match.committed
    for turn in match.turns:
        for seat, action, _ in history[turn.start : turn.end]:
            state.play(action, seat)
        numbers.append(turn.end)
        totals.append([score.total for score in state.scores()])
    return ScoresOverTime(who, numbers, totals)
