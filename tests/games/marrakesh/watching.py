"""What must hold at every decision, and from one to the next: a whole game is followed, every change must be told.

`Watch` keeps accounts from the events alone: resources, goods, points, keshis on boards, lines, tray and tower, steps,
fishermen, disks. It counts what each player throws and where the workers go, and knows who must begin every round.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from caravansary.core.events import Event
from caravansary.core.frames import kind_of
from caravansary.games.marrakesh import components, frames, invariants, provisions, rounds, stairs
from caravansary.games.marrakesh.pieces import (
    AREAS,
    COLOURS,
    EIGHT,
    GOODS,
    HARBOUR,
    OASES,
    RESOURCES,
    ROUNDS,
    SEASONS,
    SECTORS,
    SOUK,
    SOURCES,
    STAIRS,
    START_SCORE,
    WORKERS,
)
from caravansary.games.marrakesh.powers import S33_PAY_AS_DINARS, S35_MORE_WATER
from caravansary.games.marrakesh.state import State

SPECIAL_PLACES = {
    "pink_placed": "pink",
    "caravan_placed": "brown",
    "seller_placed": "red",
    "souk_seller_placed": "red",
}
BOUNDARIES = 4  # of each stair
MOST_ACTIVATIONS = 6  # of an area: its colour and the joker, three times
SOUK_ACTIVATIONS = range(9, 13)
ACTIONS = (frames.CHOOSE_SCROLL, frames.PLACE_SET_ASIDE, frames.CHOOSE_SOUK, frames.CHOOSE_OASIS)  # that keep counts


def check(s: State) -> None:
    """Every invariant that one position shows, and that somebody is asked until there is a winner."""
    invariants.check(s)
    check_options(s)
    if s.phase == rounds.OVER:
        check_ranking(s)


def check_ranking(s: State) -> None:
    """By points, then the adviser's step, then the disciple's; equal in all share the place."""
    keys = [(sum(player.points), player.steps[0], player.steps[1]) for player in s.players]
    ranking = s.ranking()
    assert sorted(rank.who for rank in ranking) == list(range(s.seats))
    assert [rank.place for rank in ranking if keys[rank.who] == max(keys)] == [1] * keys.count(max(keys))
    for first, second in itertools.pairwise(ranking):
        assert keys[first.who] >= keys[second.who]
        assert (first.place == second.place) == (keys[first.who] == keys[second.who])


def check_options(s: State) -> None:
    """While the game lasts there is always something to choose."""
    if s.phase == rounds.OVER:
        assert s.is_over
        assert s.stack == []
        return
    assert not s.is_over
    assert s.waiting_for
    for seat in s.waiting_for:
        options = s.options_of(seat)
        assert options
        assert options == list(dict.fromkeys(options))
        assert all(0 <= option < s.game.num_actions for option in options)


# --- from decision to decision --------------------------------------------------------------------------------------
class Account:
    """What a player has by what was told."""

    def __init__(self, s: State, seat: int) -> None:
        player = s.players[seat]
        self.things = Counter({name: player.resources[i] for i, name in enumerate(RESOURCES)})
        self.keshis: Counter[str] = Counter()
        self.line: Counter[str] = Counter()
        self.points = [0] * len(SOURCES)
        self.points[0] = START_SCORE
        self.screen = set(COLOURS)
        self.steps = [0, 0]
        self.space = 0
        self.disk: int | None = None
        self.crossed = [0, 0]
        self.connections = 0
        self.supplied = 0
        self.before_supply: list[int] | None = None  # resources of who could pay
        self.activated: Counter[str] = Counter()
        self.thrown: Counter[str] = Counter()


class Watch:
    """Follows a game from decision to decision."""

    def __init__(self, s: State) -> None:
        self.accounts = [Account(s, seat) for seat in range(s.seats)]
        self.tower: Counter[str] = Counter()
        self.tray: Counter[str] = Counter()
        self.thrown: Counter[str] = Counter()  # revealed in this round
        self.rounds = 0
        self.scoring = False  # the last season is over
        self.ended = False
        self.last = s.copy()

    def see(self, s: State, events: list[Event]) -> None:
        """Follow what was told, then compare with the position."""
        for index, event in enumerate(events):
            self.see_event(s, event)
            if event.kind == "boundary_crossed":
                dinars = events[index + 1]
                assert (dinars.kind, dinars.who) == ("gained", event.who)
                assert dinars.args["things"] == {"dinar": s.printed.crossing_dinars}
            elif event.kind == "seller_gave_water":
                self.see_water(s, event, events[index + 1])
        self.compare(s)
        self.last = s.copy()

    # --- single events ----------------------------------------------------------------------------------------------
    def see_event(self, s: State, event: Event) -> None:
        deed = getattr(self, f"see_{event.kind}", None)
        if deed is not None:
            deed(s, event.who, event.args)
        elif event.kind in SPECIAL_PLACES:
            self.of(event.who).keshis[SPECIAL_PLACES[event.kind]] += 1

    def of(self, who: int | None) -> Account:
        assert who is not None
        return self.accounts[who]

    # --- resources, goods, points
    def see_gained(self, s: State, who: int, args: dict[str, Any]) -> None:
        assert min(args["things"].values()) > 0
        self.of(who).things.update(args["things"])

    def see_paid(self, s: State, who: int, args: dict[str, Any]) -> None:
        """Nobody pays more than there is."""
        assert min(args["things"].values()) > 0
        assert all(self.of(who).things[name] >= n for name, n in args["things"].items())
        self.of(who).things.subtract(args["things"])

    def see_water(self, s: State, seller: Event, water: Event) -> None:
        """Only a seller who was there before the turn gives water, twice as much with scroll s35."""
        assert seller.who is not None
        area = AREAS.index(seller.args["area"])
        assert not self.last.players[seller.who].new_sellers >> area & 1
        many = s.players[seller.who].powers & S35_MORE_WATER
        assert water.args["things"] == {"water": s.printed.seller_water if many else 1}

    def see_harvested(self, s: State, who: int, args: dict[str, Any]) -> None:
        self.see_gained(s, who, args)

    def see_exchanged(self, s: State, who: int, args: dict[str, Any]) -> None:
        self.of(who).things[args["good"]] -= 1

    def see_provisions_paid(self, s: State, who: int, args: dict[str, Any]) -> None:
        """What is paid is told next, and compared when the season ends."""
        self.of(who).supplied += 1
        self.of(who).before_supply = [self.of(who).things[name] for name in RESOURCES]

    def see_provisions_failed(self, s: State, who: int, args: dict[str, Any]) -> None:
        """Something was missing; then everything is gone."""
        held = [self.of(who).things[name] for name in RESOURCES]
        assert any(has < n for has, n in zip(held, provisions.demand(self.last, who), strict=True))
        assert not provisions.can_supply_less(self.last, who) or held != self.last.players[who].resources
        self.of(who).supplied += 1
        self.of(who).before_supply = None
        for name in RESOURCES:
            self.of(who).things[name] = 0

    def see_oasis_scored(self, s: State, who: int, args: dict[str, Any]) -> None:
        """No oasis gets back more than twelve; in the final scoring they go without a further word (MKSH-INV-48)."""
        tile = OASES.index(args["oasis"])
        if s.printed.oasis_kind[tile] != components.RETURNED_RESOURCE:
            return
        most, each = s.printed.most_returned[tile], s.printed.oasis_points[tile]
        assert args["n"] <= s.printed.oasis_base[tile] + most * each
        if self.scoring:
            things, name = self.of(who).things, RESOURCES[s.printed.oasis_arg[tile]]
            things[name] -= min(most, things[name])

    def see_points_scored(self, s: State, who: int, args: dict[str, Any]) -> None:
        self.book(who, args, args["n"])

    def see_points_lost(self, s: State, who: int, args: dict[str, Any]) -> None:
        self.book(who, args, -args["n"])

    def book(self, who: int, args: dict[str, Any], points: int) -> None:
        assert args["n"] > 0
        self.of(who).points[SOURCES.index(args["source"])] += points
        assert sum(self.of(who).points) == args["total"]

    # --- keshis
    def see_keshi_placed(self, s: State, who: int, args: dict[str, Any]) -> None:
        """None in the final scoring (MKSH-INV-44)."""
        assert not self.scoring
        where = self.of(who).things if args["colour"] in GOODS else self.of(who).keshis
        where[args["colour"]] += 1

    def see_keshi_returned(self, s: State, who: int, args: dict[str, Any]) -> None:
        assert not self.scoring
        self.of(who).keshis[args["colour"]] -= 1

    def see_line_filled(self, s: State, who: int, args: dict[str, Any]) -> None:
        self.of(who).line[args["colour"]] += 1

    def see_keshis_revealed(self, s: State, who: int, args: dict[str, Any]) -> None:
        """Three that were still behind the screen."""
        colours = set(args["colour"])
        assert len(colours) == len(args["colour"]) == WORKERS
        assert colours <= self.of(who).screen
        self.of(who).screen -= colours
        self.of(who).thrown.update(colours)
        self.thrown.update(colours)

    def see_keshis_thrown(self, s: State, who: int | None, args: dict[str, Any]) -> None:
        assert args["n"] == self.thrown.total() == WORKERS * s.seats
        assert not self.tray.total()

    def see_tray_filled(self, s: State, who: int | None, args: dict[str, Any]) -> None:
        """What was inside and what was thrown is inside now or in the tray."""
        self.tray = Counter(args["colour"])
        self.tower = self.tower + self.thrown
        self.tower.subtract(self.tray)
        assert min(self.tower.values()) >= 0
        self.thrown = Counter()

    def see_keshis_stuck(self, s: State, who: int | None, args: dict[str, Any]) -> None:
        assert args["n"] == self.tower.total() <= s.printed.cap[s.floor]

    def see_keshis_drafted(self, s: State, who: int, args: dict[str, Any]) -> None:
        assert 1 <= args["n"] <= 2
        self.tray[args["colour"]] -= args["n"]
        assert self.tray[args["colour"]] >= 0

    def see_tray_cleared(self, s: State, who: int | None, args: dict[str, Any]) -> None:
        assert args["n"] == self.tray.total() > 0
        self.tray = Counter()

    # --- pawns and the disk
    def see_worker_activated(self, s: State, who: int, args: dict[str, Any]) -> None:
        assert not self.tray.total()
        self.of(who).activated[args["area"]] += 1

    def see_climbed(self, s: State, who: int, args: dict[str, Any]) -> None:
        self.climb_to(who, STAIRS.index(args["stair"]), args["step"])

    def see_boundary_crossed(self, s: State, who: int, args: dict[str, Any]) -> None:
        stair = STAIRS.index(args["stair"])
        self.climb_to(who, stair, s.printed.flight_from[args["flight"] - 1])
        self.of(who).crossed[stair] += 1
        assert self.of(who).crossed[stair] == args["flight"] - 1 <= BOUNDARIES

    def see_connection_used(self, s: State, who: int, args: dict[str, Any]) -> None:
        self.of(who).connections += 1

    def climb_to(self, who: int, stair: int, step: int) -> None:
        assert step >= self.of(who).steps[stair]
        self.of(who).steps[stair] = step

    def see_fisherman_moved(self, s: State, who: int, args: dict[str, Any]) -> None:
        assert args["n"] > 0
        self.of(who).space = min(HARBOUR, self.of(who).space + args["n"])
        assert self.of(who).space == args["space"]

    def see_disk_laid(self, s: State, who: int, args: dict[str, Any]) -> None:
        assert self.of(who).disk is None
        self.of(who).disk = args["sector"]

    def see_disk_turned(self, s: State, who: int, args: dict[str, Any]) -> None:
        before = self.of(who).disk
        assert before is not None
        self.of(who).disk = (before + 1) % SECTORS
        assert self.of(who).disk == args["sector"]

    # --- rounds and seasons
    def see_first_player(self, s: State, who: int, args: dict[str, Any]) -> None:
        """The figure moves on with every season, the camel with every round."""
        season, number = divmod(self.rounds, ROUNDS)
        assert who == (s.first + season + number) % s.seats
        self.rounds += 1

    def see_round_started(self, s: State, who: int | None, args: dict[str, Any]) -> None:
        assert (args["season"] - 1) * ROUNDS + args["round"] == self.rounds + 1

    def see_season_started(self, s: State, who: int | None, args: dict[str, Any]) -> None:
        """Everybody has thrown every colour of the season before, and takes all twelve again."""
        for account in self.accounts:
            assert args["season"] == 1 or account.screen == set()
            assert set(account.thrown.values()) <= {args["season"] - 1}
            account.screen = set(COLOURS)
        if s.crocodile >= 0 and args["season"] == SEASONS:
            self.of(s.crocodile).space = s.printed.crocodile_space

    def see_season_ended(self, s: State, who: int | None, args: dict[str, Any]) -> None:
        """Everybody has supplied the population, or failed to."""
        for account in self.accounts:
            assert account.supplied == args["season"]
        for seat, account in enumerate(self.accounts):
            self.check_supply(s, seat, account)
            if args["season"] < SEASONS:
                account.space = 0
        self.scoring = args["season"] == SEASONS

    def check_supply(self, s: State, seat: int, account: Account) -> None:
        """Exactly the demand was paid, its dinars in any kind with s33, or what s44 asks for instead (MKSH-INV-43)."""
        if account.before_supply is None:
            return
        paid = [had - account.things[name] for had, name in zip(account.before_supply, RESOURCES, strict=True)]
        demand, less = provisions.demand(s, seat), provisions.demand_less(s, seat)
        is_exact = paid == demand
        if s.players[seat].powers & S33_PAY_AS_DINARS:
            is_exact = sum(paid) == sum(demand) and all(paid[kind] >= demand[kind] for kind in (0, 1))
        assert is_exact or sum(paid) == less

    def see_game_ended(self, s: State, who: int, args: dict[str, Any]) -> None:
        assert sorted(args["other"]) == list(range(s.seats))
        assert who == args["other"][0]
        assert args["winners"] == [rank.who for rank in s.ranking() if rank.place == 1]
        self.ended = True

    # --- two positions ----------------------------------------------------------------------------------------------
    def compare(self, s: State) -> None:
        for seat in range(s.seats):
            self.compare_player(s, seat)
        assert +self.tower == counted(s.tower)
        assert +self.tray == counted(s.tray)
        assert s.exchanges == self.last.exchanges
        assert s.sides == self.last.sides
        assert s.covers == self.last.covers
        assert self.rounds == (0 if s.phase == rounds.SETUP else s.season * ROUNDS + s.round + 1)
        assert s.reveals >= self.last.reveals
        self.compare_outer_actions(s)

    def compare_outer_actions(self, s: State) -> None:
        """What an outer action counts stays the same until the inner one is over (MKSH-INV-47)."""
        actions = [place for place, frame in enumerate(self.last.stack) if kind_of(frame) in ACTIONS]
        for outer, inner in itertools.pairwise(actions):
            goes_on = len(s.stack) > inner and kind_of(s.stack[inner]) == kind_of(self.last.stack[inner])
            has_ended = len(s.stack) == outer + 1
            assert not (goes_on or has_ended) or s.stack[outer] == self.last.stack[outer]

    def compare_player(self, s: State, seat: int) -> None:
        player, old, account = s.players[seat], self.last.players[seat], self.accounts[seat]
        things = {**dict(zip(RESOURCES, player.resources, strict=True)), **dict(zip(GOODS, player.goods, strict=True))}
        assert +account.things == +Counter(things), seat
        assert account.points == player.points
        on_board = counted(player.keshis)
        on_board["red"] = player.sellers.bit_count()
        assert +account.keshis == +on_board
        assert account.screen == {name for i, name in enumerate(COLOURS) if player.screen >> i & 1}
        assert account.steps == player.steps
        assert account.crossed == [stairs.flight_of(s, step) for step in player.steps]  # MKSH-INV-42
        assert account.space == player.space or s.phase == rounds.PROVISIONS  # they return without a word
        assert account.disk in (None, player.disk)
        waiting = Counter(COLOURS[colour] for colour in player.line_keshis if colour >= 0)
        assert waiting <= account.line
        assert player.line[: len(old.line)] == old.line
        assert player.scrolls[: len(old.scrolls)] == old.scrolls
        assert player.luxuries[: len(old.luxuries)] == old.luxuries
        assert all(gate in (-1, new) for gate, new in zip(old.gates, player.gates, strict=True))
        assert player.provisions == old.provisions
        assert player.shown & old.shown == old.shown
        assert all(new >= before for new, before in zip(player.caravans, old.caravans, strict=True))

    def finish(self, s: State) -> None:
        """Twelve rounds with three workers each; the scores are the sums of what was told."""
        assert self.ended
        assert self.rounds == SEASONS * ROUNDS
        for score, account in zip(s.scores(), self.accounts, strict=True):
            assert score.total == sum(account.points) == sum(score.by_source.values())
            assert account.connections >= sum(account.crossed)
            assert account.thrown == Counter(dict.fromkeys(COLOURS, SEASONS))
            assert account.activated.total() == SEASONS * ROUNDS * WORKERS
            assert account.activated[AREAS[SOUK]] in SOUK_ACTIVATIONS
            assert all(SEASONS <= account.activated[area] <= MOST_ACTIVATIONS for area in AREAS[:EIGHT])


# --- in numbers -----------------------------------------------------------------------------------------------------
def counted(numbers: list[int]) -> Counter[str]:
    """Keshis by colour; the eight areas are in the order of their colours."""
    return Counter({COLOURS[colour]: count for colour, count in enumerate(numbers) if count})
