"""A match: a game being played at a table, with drafts, undo, commit, takebacks and changes of seats.

A turn is a maximal run of decisions by one seat. It is a draft until its seat commits it; only then may the next seat
decide. In a secret choice every seat drafts on a copy of its own, hidden from the others, and the picks of all are
played in seat order when the last one has committed. Everything that changes a match is an entry of its log; header
and log rebuild it (`Match.from_log`). Who is present is not logged: it is a matter of the moment.

The states of a match are to be read, not to be played on; take a copy for that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, final

from caravansary.core.components import Edition
from caravansary.core.decision import Decision, Pick
from caravansary.core.errors import CaravansaryError, MatchError, OptionError, shown
from caravansary.core.events import Event
from caravansary.core.game import Game, new_seed
from caravansary.core.match_log import (
    Agree,
    AnyEntry,
    Commit,
    Decline,
    EditionLabel,
    Header,
    Play,
    Played,
    Propose,
    Seat,
    SitDown,
    TakeBack,
    Undo,
    read_entry,
    read_header,
)
from caravansary.core.state import Asked, State

Status = Literal["deciding", "uncommitted", "choosing", "chosen", "waiting", "over"]


# --- drafts and turns -----------------------------------------------------------------------------------------------
@final
class _Draft:
    """The decisions of a seat that it has not committed, with the state before each one it may take back."""

    __slots__ = ("before", "committed", "floor", "plays", "run_over", "seat", "secret", "state")

    def __init__(self, seat: int, state: State, secret: bool) -> None:
        self.seat = seat
        self.state = state
        self.secret = secret
        self.plays: list[Played] = []
        self.before: list[State] = []  # only of the plays after the floor
        self.floor = 0  # that many plays stay: after them something new was known
        self.committed = False
        self.run_over: bool | None = None

    def play(self, action: int) -> list[Event]:
        after = self.state.copy()
        events: list[Event] = []
        after.play(action, self.seat, events)
        self.plays.append(Played.of(self.seat, action, events))
        self.before.append(self.state)
        if after.information(self.seat) > self.state.information(self.seat):
            self.floor = len(self.plays)
            self.before = []
        self.state = after
        self.run_over = None
        return events

    def undo(self) -> None:
        self.plays.pop()
        self.state = self.before.pop()
        self.run_over = None

    @property
    def can_undo(self) -> bool:
        return not self.committed and len(self.plays) > self.floor

    @property
    def is_over(self) -> bool:
        """Whether the run has ended: somebody else decides, a secret choice begins or ends, or the game is over."""
        if self.run_over is None:
            asked = self.seat in self.state.waiting_for
            self.run_over = not asked or is_secret(self.state) != self.secret
        return self.run_over

    @property
    def has_just_learned(self) -> bool:
        return self.floor > 0 and self.floor == len(self.plays)


class Turn(NamedTuple):
    """A committed turn: its seat, or all seats of a secret choice, and where it begins and ends in the history."""

    seats: tuple[int, ...]
    start: int
    end: int
    secret: bool


@final
class Proposal:
    """That the last committed turns be taken back; `agreed` are the people who have said yes."""

    __slots__ = ("agreed", "seat", "turns")

    def __init__(self, seat: int, turns: int) -> None:
        self.seat = seat
        self.turns = turns
        self.agreed = {seat}


def is_secret(state: State) -> bool:
    """Whether what is asked now is chosen hidden from the other seats."""
    waiting = state.waiting_for
    asked = state.asked()
    return len(waiting) > 1 or (asked is not None and asked.secret)


# --- the match ------------------------------------------------------------------------------------------------------
class Match:
    """A game being played. Errors are `IllegalAction` from the engine or `MatchError`; then nothing has changed."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | None = None,
        edition: Edition | None = None,
        options: dict[str, Any] | None = None,
        seats: list[Seat] | None = None,
        open_seed: bool = False,
        *,
        start: State | None = None,
    ) -> None:
        """`start` is a position to go on from instead of a new game; such a match has no record."""
        self.game = game
        self.players = players
        self.seed = new_seed() if seed is None else seed
        self.edition = edition
        self.options = game.check_options(players, options or {})
        self.open_seed = open_seed
        opening: list[Event] = []
        begin = game.new(players, self.seed, edition, opening, **self.options)
        self.seats = [Seat("") for _ in range(players)] if seats is None else list(seats)
        if len(self.seats) != players or not all(isinstance(seat, Seat) for seat in self.seats):
            raise MatchError("bad_seats", f"a match of {players} needs {players} seats, got {len(self.seats)}")
        self._first_seats = list(self.seats)
        self.people = frozenset(number for number, seat in enumerate(self.seats) if not seat.is_bot)  # made for people
        self.absent: set[int] = set()  # seats whose people are away: not logged, a matter of the moment
        self.start = None if start is None else start.copy()
        self._begin = begin if self.start is None else self.start
        self.opening = opening if self.start is None else []  # what happened before the first decision
        self._settled = self._begin
        self._secret = is_secret(self._settled)
        self._played: list[Played] = []
        self._drafts: dict[int, _Draft] = {}
        self.turns: list[Turn] = []
        self.proposal: Proposal | None = None
        self.log: list[AnyEntry] = []
        self.lengths = [0]  # how many plays were in force after each number of entries

    # --- saving -----------------------------------------------------------------------------------------------------
    def header(self) -> Header:
        """What `from_log` needs besides the log."""
        return Header(
            game=self.game.name,
            rules=self.game.rules_version,
            edition=edition_label(self.game, self.edition),
            players=self.players,
            seed=self.seed,
            open_seed=self.open_seed,
            options=self.options,
            seats=self._first_seats,
            start=None if self.start is None else self.start.to_dict(),
        )

    @staticmethod
    def from_log(game: Game, header: object, log: Iterable[object], edition: Edition | None = None) -> Match:
        """The match of a header and a log, as they are or as they were saved; `edition` is the one of the header."""
        found = read_header(header)
        _check_header(game, found, edition)
        start = None if found.start is None else game.from_dict(found.start, ours=True)
        try:
            match = Match(
                *(game, found.players, found.seed, edition, found.options, found.seats, found.open_seed), start=start
            )
        except OptionError as error:
            raise MatchError("bad_header", str(error)) from error
        for number, saved in enumerate(log):
            try:
                match._do(read_entry(saved))
            except CaravansaryError as error:
                raise MatchError("bad_log", f"entry {number}: {error}") from error
        return match

    def take(self, entry: AnyEntry) -> None:
        """Do what an entry of a log says, and nothing that would follow from it: that is in the log too."""
        self._do(entry)

    @property
    def sequence(self) -> int:
        """The number of entries in the log; it grows with every change."""
        return len(self.log)

    # --- reading ----------------------------------------------------------------------------------------------------
    @property
    def state(self) -> State:
        """The position on the table: with the open turn, without secret choices."""
        turn = self._open_turn()
        return self._settled if turn is None else turn.state

    def state_for(self, seat: int | None) -> State:
        """The position as the seat plays it: with its own secret choice, without those of the others."""
        draft = None if seat is None else self._drafts.get(self._checked(seat))
        return self.state if draft is None else draft.state

    @property
    def history(self) -> list[Played]:
        """All plays in force: the committed ones, then the open turn's; no secret choices before all are made."""
        turn = self._open_turn()
        return list(self._played) if turn is None else [*self._played, *turn.plays]

    def plays_from(self, number: int) -> list[Played]:
        """The plays in force from a number on: the end of `history`."""
        turn = self._open_turn()
        drafted = [] if turn is None else turn.plays
        return [*self._played[number:], *drafted[max(0, number - len(self._played)) :]]

    @property
    def open_seat(self) -> int | None:
        """The seat whose open turn everybody sees; None where no turn is open."""
        turn = self._open_turn()
        return None if turn is None or not turn.plays else turn.seat

    @property
    def committed(self) -> list[Played]:
        """The plays of all committed turns."""
        return list(self._played)

    def state_after(self, number: int) -> State:
        """The position after that many plays in force; a new one, made by playing them again."""
        if type(number) is not int or not 0 <= number <= len(self.history):
            raise MatchError("no_such_position", f"there are positions 0 to {len(self.history)}, got {shown(number)}")
        state = self._begin.copy()
        for seat, action, _ in self.history[:number]:
            state.play(action, seat)
        return state

    @property
    def is_over(self) -> bool:
        """Whether the game is over and its last turn committed."""
        return self._settled.is_over and not self._drafts

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that may play now."""
        return tuple(seat for seat in range(self.players) if self.may_decide(seat))

    def may_decide(self, seat: int) -> bool:
        draft = self._drafts.get(self._checked(seat))
        if draft is not None:
            return not draft.committed and not draft.is_over
        return self._open_turn() is None and seat in self._settled.waiting_for

    def decision(self, seat: int) -> Decision | None:
        """What the seat is asked now; None if it cannot decide."""
        return self.state_for(seat).decision(seat) if self.may_decide(seat) else None

    def asked(self, seat: int) -> Asked | None:
        """What the seat is asked now, without its options; None if it cannot decide."""
        return self.state_for(seat).asked() if self.may_decide(seat) else None

    def draft(self, seat: int) -> list[Played]:
        """The seat's own plays that are not committed, or not yet open; for its own eyes in a secret choice."""
        draft = self._drafts.get(self._checked(seat))
        return [] if draft is None else list(draft.plays)

    def status(self, seat: int) -> Status:
        """What the seat does now, for everybody to see; "uncommitted": its turn waits for its commit."""
        draft = self._drafts.get(self._checked(seat))
        if self.is_over:
            return "over"
        if draft is not None:
            if draft.secret:
                return "chosen" if draft.committed else "choosing"
            return "uncommitted" if draft.is_over else "deciding"
        if not self.may_decide(seat):
            return "waiting"
        return "choosing" if self._secret else "deciding"

    # --- playing ----------------------------------------------------------------------------------------------------
    def play(self, seat: int, action: int) -> list[Event]:
        """Play an action; the events are for all eyes together, so filter them by `visible` before showing."""
        events = self._do(Play(self._checked(seat), action))
        self._commit_by_itself(seat)
        return events

    def can_undo(self, seat: int) -> bool:
        draft = self._drafts.get(self._checked(seat))
        return draft is not None and draft.can_undo

    def undo_floor(self, seat: int) -> int:
        """How many plays, counted from the start of the game, the seat cannot step back over."""
        draft = self._drafts.get(self._checked(seat))
        if draft is None:
            return len(self.history)
        return len(self._played) + (len(draft.plays) if draft.committed else draft.floor)

    def undo(self, seat: int) -> None:
        """One step back within the seat's own draft."""
        self._do(Undo(self._checked(seat)))

    def can_commit(self, seat: int) -> bool:
        draft = self._drafts.get(self._checked(seat))
        return draft is not None and not draft.committed and self._may_end(draft)

    def commit(self, seat: int) -> None:
        """End the seat's turn, or fix its secret choice."""
        self._do(Commit(self._checked(seat)))

    # --- sets in any order ------------------------------------------------------------------------------------------
    def pick_sets(self, seat: int) -> list[list[int]]:
        """Every whole set that the seat may still pick, whatever pieces it has picked so far; each in its order."""
        return self._before_picks(seat)[0].pick_sets(seat) if self.may_decide(seat) else []

    def picked(self, seat: int) -> list[int]:
        """The pieces of the open set that can be laid back; those that were left no choice before them are no part."""
        asked = self._open_pick(seat)
        if asked is None:
            return []
        first = self._before_picks(seat)[0].open_pick(seat)
        return asked.chosen[len(first.chosen) :] if first is not None else []

    def pick(self, seat: int, actions: Sequence[int]) -> None:
        """Pick a whole set at once, its pieces in any order; what was picked before is laid back first."""
        wanted = sorted(actions)
        found = next((one for one in self.pick_sets(seat) if sorted(one) == wanted), None)
        if found is None:
            raise MatchError("no_such_set", f"seat {seat} cannot pick this set now: {shown(list(actions))}")
        _, steps = self._before_picks(seat)
        for _ in range(steps):
            self._do(Undo(seat))
        self._play_set(seat, found)
        self._commit_by_itself(seat)

    def _play_set(self, seat: int, actions: list[int]) -> None:
        """Play the pieces in their order; the engine plays those by itself that are left no choice."""
        asked = self._open_pick(seat)
        expected = [] if asked is None else list(asked.chosen)
        for action in actions:
            asked = self._open_pick(seat)
            if asked is None or asked.chosen[: len(expected)] != expected:
                return
            if len(asked.chosen) == len(expected):
                self._do(Play(seat, action))
            expected.append(action)

    def _before_picks(self, seat: int) -> tuple[State, int]:
        """The seat's position before the first piece of the open set that can be laid back, and how many steps."""
        state, steps = self.state_for(seat), 0
        draft = self._drafts.get(seat)
        asked = self._open_pick(seat)
        if draft is None or asked is None:
            return state, 0
        for before, played in zip(reversed(draft.before), reversed(draft.plays), strict=False):
            earlier = before.open_pick(seat)
            if earlier is None or not asked.continues(earlier) or asked.chosen[len(earlier.chosen)] != played.action:
                break  # what was played is no piece of the set: it stays
            state, steps = before, steps + 1
        return state, steps

    def _open_pick(self, seat: int) -> Pick | None:
        return self.state_for(seat).open_pick(seat) if self.may_decide(seat) else None

    # --- taking back ------------------------------------------------------------------------------------------------
    def turns_back_to(self, seat: int) -> int:
        """How many committed turns end with the seat's own last one; 0 if it has none."""
        for back, turn in enumerate(reversed(self.turns), start=1):
            if self._checked(seat) in turn.seats:
                return back
        return 0

    def propose_takeback(self, seat: int, turns: int = 1) -> None:
        """Ask all seats to take back the last committed turns, and whatever came after them.

        Bots agree at once, but none that stands in for a person. The proposal lapses when anybody commits, or plays or
        undoes for all to see. A finished game of several people stays finished: its secrets are known.
        """
        if self.is_over and len(self._sitting_people()) > 1:
            raise MatchError("game_over", "the game is over, and several people have played it")
        self._do(Propose(self._checked(seat), turns))
        self._take_back_if_agreed()

    def agree(self, seat: int) -> None:
        if self._checked(seat) in self.absent:
            raise MatchError("absent", f"seat {seat} is absent and cannot agree")
        self._do(Agree(seat))
        self._take_back_if_agreed()

    def decline(self, seat: int) -> None:
        """End the proposal; who made it may do so too."""
        self._do(Decline(self._checked(seat)))

    @property
    def must_agree(self) -> tuple[int, ...]:
        """The seats whose agreement is still missing; where a bot stands in for a person, that of the person."""
        if self.proposal is None:
            return ()
        return tuple(sorted(self._sitting_people() - self.proposal.agreed))

    def _sitting_people(self) -> frozenset[int]:
        return self.people | {number for number, seat in enumerate(self.seats) if not seat.is_bot}

    # --- seats ------------------------------------------------------------------------------------------------------
    def change_seat(self, seat: int, sits: Seat) -> None:
        """Somebody else sits down: a bot for a person, or a person again."""
        if not isinstance(sits, Seat):
            raise MatchError("bad_seat", f"not a seat: {shown(sits)}")
        self._do(SitDown(self._checked(seat), sits))
        self._take_back_if_agreed()
        self._commit_by_itself(seat)

    # --- what the entries of the log do -----------------------------------------------------------------------------
    def _do(self, entry: AnyEntry) -> list[Event]:
        """Do what the entry says and log it; an error changes nothing."""
        self._checked(entry.seat)
        events = self._change(entry)
        self.log.append(entry)
        turn = self._open_turn()
        self.lengths.append(len(self._played) + (0 if turn is None else len(turn.plays)))
        return events

    def _change(self, entry: AnyEntry) -> list[Event]:
        match entry:
            case Play(seat, action):
                return self._play(seat, action)
            case Undo(seat):
                self._undo(seat)
            case Commit(seat):
                self._commit(seat)
            case Propose(seat, turns):
                self._propose(seat, turns)
            case Agree(seat):
                self._agree(seat)
            case Decline():
                self._open_proposal()
                self.proposal = None
            case TakeBack(_, turns):
                self._take_back(turns)
            case SitDown(seat, sits):
                self._sit_down(seat, sits)
        return []

    def _play(self, seat: int, action: int) -> list[Event]:
        draft = self._drafts.get(seat) or _Draft(seat, self.state, self._secret)
        turn = self._open_turn()
        if draft.committed:
            raise MatchError("committed", f"seat {seat} has committed its choice")
        if turn is not None and turn.seat != seat and seat in turn.state.waiting_for:
            raise MatchError("draft_open", f"seat {turn.seat} has not committed its turn yet")
        if draft.plays and draft.is_over and seat in draft.state.waiting_for:
            raise MatchError("draft_open", f"seat {seat} must commit first")
        events = draft.play(action)
        self._drafts[seat] = draft
        self._let_lapse(draft)
        return events

    def _undo(self, seat: int) -> None:
        draft = self._drafts.get(seat)
        if draft is None:
            raise MatchError("nothing_to_undo", f"seat {seat} has nothing to undo")
        if draft.committed:
            raise MatchError("committed", f"seat {seat} has committed its choice")
        if not draft.can_undo:
            raise MatchError("undo_floor", f"seat {seat} knows more than before: its last play stays")
        draft.undo()
        if not draft.plays:
            del self._drafts[seat]
        self._let_lapse(draft)

    def _commit(self, seat: int) -> None:
        draft = self._drafts.get(seat)
        if draft is None or draft.committed:
            raise MatchError("nothing_to_commit", f"seat {seat} has nothing to commit")
        if not self._may_end(draft):
            raise MatchError("turn_unfinished", f"seat {seat} still has to decide")
        if draft.secret:
            self._fix_choice(draft)
        else:
            self._settle(draft.state, draft.plays, (draft.seat,))
        self.proposal = None

    def _fix_choice(self, draft: _Draft) -> None:
        """Commit a secret choice; after the last one, play all choices in seat order."""
        waiting = sorted(self._settled.waiting_for)
        drafts = [self._drafts[seat] for seat in waiting if seat in self._drafts]
        if len(drafts) < len(waiting) or not all(other is draft or other.committed for other in drafts):
            draft.committed = True
            return
        state = self._settled.copy()
        plays: list[Played] = []
        for one in drafts:
            for seat, action, _ in one.plays:
                events: list[Event] = []
                state.play(action, seat, events)
                plays.append(Played.of(seat, action, events))
        self._settle(state, plays, tuple(waiting))

    def _propose(self, seat: int, turns: int) -> None:
        if self.proposal is not None:
            raise MatchError("proposal_open", f"seat {self.proposal.seat} has already proposed to take turns back")
        self._check_turns(turns)
        self.proposal = Proposal(seat, turns)

    def _agree(self, seat: int) -> None:
        proposal = self._open_proposal()
        if seat in proposal.agreed or self.seats[seat].is_bot:
            raise MatchError("already_agreed", f"seat {seat} has already agreed")
        proposal.agreed.add(seat)

    def _take_back(self, turns: int) -> None:
        self._check_turns(turns)
        proposal = self._open_proposal()
        asked = {number for number, seat in enumerate(self.seats) if not seat.is_bot}  # older logs: stand-ins agreed
        if proposal.turns != turns or asked - proposal.agreed:
            raise MatchError("not_agreed", "not all seats have agreed to this")
        start = self.turns[-turns].start
        state = self._begin.copy()
        for seat, action, _ in self._played[:start]:
            state.play(action, seat)
        del self.turns[-turns:]
        del self._played[start:]
        self._rest(state)
        self.proposal = None

    def _sit_down(self, seat: int, sits: Seat) -> None:
        if self.proposal is not None and sits.kind != self.seats[seat].kind:
            self.proposal.agreed.discard(seat)
        self.seats[seat] = sits

    # --- what follows by itself -------------------------------------------------------------------------------------
    def _commit_by_itself(self, seat: int) -> None:
        draft = self._drafts.get(seat)
        if draft is None or draft.committed:
            return
        sits = self.seats[seat]
        wanted = sits.is_bot or sits.auto_commit
        if (wanted and draft.is_over) or self._nobody_waits_for(draft):
            self.commit(seat)

    def _take_back_if_agreed(self) -> None:
        if self.proposal is not None and not self.must_agree:
            self._do(TakeBack(self.proposal.seat, self.proposal.turns))

    # --- parts ------------------------------------------------------------------------------------------------------
    def _may_end(self, draft: _Draft) -> bool:
        return draft.is_over or self._nobody_waits_for(draft)

    def _nobody_waits_for(self, draft: _Draft) -> bool:
        """Alone at the table a turn ends wherever something new is known: else the whole game were one turn."""
        return self.players == 1 and draft.has_just_learned

    def _open_turn(self) -> _Draft | None:
        """The draft that everybody sees: of a seat's turn, not of a secret choice."""
        for draft in self._drafts.values():
            if not draft.secret:
                return draft
        return None

    def _settle(self, state: State, plays: list[Played], seats: tuple[int, ...]) -> None:
        start = len(self._played)
        self._played += plays
        self.turns.append(Turn(seats, start, len(self._played), self._secret))
        self._rest(state)

    def _rest(self, state: State) -> None:
        """All turns are committed, and this is the position."""
        self._settled = state
        self._secret = is_secret(state)
        self._drafts = {}

    def _let_lapse(self, draft: _Draft) -> None:
        """A proposal ends with the next play; not with a secret one, of which nobody else may know."""
        if not draft.secret:
            self.proposal = None

    def _open_proposal(self) -> Proposal:
        if self.proposal is None:
            raise MatchError("no_proposal", "nobody has proposed to take turns back")
        return self.proposal

    def _check_turns(self, turns: int) -> None:
        if type(turns) is not int or turns < 1:
            raise MatchError("bad_turns", f"turns to take back must be 1 or more, got {shown(turns)}")
        if turns > len(self.turns):
            problem = f"only {len(self.turns)} turns are committed, {shown(turns)} cannot be taken back"
            raise MatchError("nothing_to_take_back", problem)

    def _checked(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise MatchError("no_such_seat", f"there are seats 0 to {self.players - 1}, got {shown(seat)}")
        return seat


def edition_label(game: Game, edition: Edition | None) -> EditionLabel:
    """Name and digest of an edition; None: the standard one."""
    chosen = game.standard_edition() if edition is None else edition
    return EditionLabel(f"{chosen.name} {chosen.digest}")


def _check_header(game: Game, header: Header, edition: Edition | None) -> None:
    """Whether the match is of this game, under these rules, with this edition."""
    if header.game != game.name:
        raise MatchError("other_game", f"this is a match of {shown(header.game)}, not of {game.name!r}")
    if header.rules != game.rules_version:
        problem = f"made under rules {shown(header.rules)} of {game.name}, this program has {game.rules_version}"
        raise MatchError("other_rules", problem)
    label = edition_label(game, edition)
    if header.edition != label:
        raise MatchError("other_edition", f"played with edition {shown(str(header.edition))}, got {str(label)!r}")
