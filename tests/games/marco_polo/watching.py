"""What must hold from decision to decision: a whole game is followed and every change must have been told.

`Watch` keeps accounts of coins, camels, goods and points from the events alone, prices every step of a movement from
the printed table, and counts turns, placements, black dice, contracts and Mercator's share.
"""

from __future__ import annotations

from collections import Counter

from caravansary.core.events import Event
from caravansary.core.frames import kind_of
from caravansary.games.marco_polo import frames, travel
from caravansary.games.marco_polo.dice import owner_of, space_of
from caravansary.games.marco_polo.invariants import is_between_actions
from caravansary.games.marco_polo.pieces import (
    CAMEL_STEPS,
    CITIES,
    CITY_CARDS,
    CONTRACTS,
    FIRST_OASIS,
    FIRST_REGULAR,
    GOODS,
    JOHANNES,
    MERCATOR,
    NODES,
    PAIR_STEPS,
    PLACES,
    PURSE,
    RASCHID,
    SOURCES,
    WILHELM,
)
from caravansary.games.marco_polo.rounds import TURNS
from caravansary.games.marco_polo.state import State

TRAVEL_TOTALS = (0, 3, 7, 12, 12, 18, 18)  # coins for so many steps
THINGS = ("coins", "camels", *GOODS)
MAIN_ACTIONS = ("dice_placed", "card_used", "private_space_used")
BAZAAR = {"camels": "camels", "spice": "spice", "silk": "silk", "gold": "gold"}


class Watch:
    """Follows a game from decision to decision."""

    def __init__(self, s: State) -> None:
        seats = range(s.seats)
        self.told = [0 for _ in seats]
        self.by_source = [[0] * len(SOURCES) for _ in seats]
        self.paid_points = [False for _ in seats]
        self.reached: set[str] = set()  # cities where a post was built or moved to
        self.removed: set[str] = set()  # starting contracts that left the game
        self.laid_out = 0
        self.rounds = 0
        self.first: int | None = s.start
        self.traveller: int | None = None
        self.rolled: dict[int, int] = {}
        self.compensated: dict[int, int] = {}
        self.main_of_round = [0 for _ in seats]
        self.own_placements: set[tuple[int, str]] = set()
        self.main_of_turn = 0
        self.bought_in_turn = 0
        self.mercator_due: Counter[str] = Counter()
        self.mercator_got: Counter[str] = Counter()
        self.moved_to: set[str] = set()  # posts built or moved by this movement
        self.mover: int | None = None  # whose figures make the movement
        self.entered: set[int] = set()
        self.limit = 0
        self.last = s.copy()

    def see_opening(self, s: State, events: list[Event]) -> None:
        """What was told before the first decision."""
        for event in events:
            self.see_event(s, event)
        self.compare(s)

    def start_from(self, s: State) -> None:
        """The position was changed by hand: posts were put on the map."""
        self.reached = {city for i, city in enumerate(CITIES) if s.offices[i] < 0}
        self.last = s.copy()

    def see(self, s: State, events: list[Event]) -> None:
        """Compare with the position before."""
        self.see_accounts(s, events)
        self.see_movement(s, events)
        for event in events:
            self.see_event(s, event)
        self.compare(s)
        self.last = s.copy()

    # --- accounts ---------------------------------------------------------------------------------------------------
    def see_accounts(self, s: State, events: list[Event]) -> None:
        """Coins, camels and goods before, and what was told, make those after."""
        for seat in range(s.seats):
            due = holdings(self.last, seat)
            for event in events:
                if event.who == seat:
                    due.update(gains_of(event))
            assert holdings(s, seat) == due, (seat, events)

    def see_points(self, event: Event) -> None:
        """Points change only as told, and fall only where a city card takes them."""
        assert event.who is not None
        if event.kind == "points_scored":
            self.told[event.who] += event.args["n"]
            self.by_source[event.who][SOURCES.index(event.args["source"])] += event.args["n"]
        else:
            self.told[event.who] -= event.args["n"]
            self.by_source[event.who][SOURCES.index("city_cards")] -= event.args["n"]
            self.paid_points[event.who] = True
        assert self.told[event.who] == event.args["total"]

    # --- movement ---------------------------------------------------------------------------------------------------
    def see_movement(self, s: State, events: list[Event]) -> None:
        """Every step follows a road, is paid by the table and within the limit."""
        movement, made = self.last.movement, self.last.steps
        if movement == travel.FREE_STEP:
            self.limit = 1
        for index, event in enumerate(events):
            begun, limit = movement_begun(self.last, event)
            if begun:
                movement, self.limit, made = begun, limit, 0
            if event.kind == "moved":
                made += 1
                assert made <= self.limit
                following = events[index + 1] if index + 1 < len(events) else None
                self.check_step(s, event, following, movement, made)
        if self.mover is not None and not s.movement and not building(s):
            self.check_wilhelm(s, self.mover)
            self.mover = None

    def check_step(self, s: State, event: Event, following: Event | None, movement: int, made: int) -> None:
        assert event.who is not None
        origin, node = NODES.index(event.args["origin"]), NODES.index(event.args["node"])
        roads = {to: (coins, camels) for to, coins, camels in s.printed.neighbours[origin]}
        is_jump = min(origin, node) >= FIRST_OASIS and s.players[event.who].character == JOHANNES
        coins, camels = (0, 0) if is_jump else roads[node]
        if movement == travel.JOURNEY:
            coins += TRAVEL_TOTALS[made] - TRAVEL_TOTALS[made - 1]
        if movement == travel.CAMEL_RIDE:
            camels += 2
        due = {thing: count for thing, count in (("coins", coins), ("camels", camels)) if count}
        was_paid = following is not None and following.kind == "paid" and following.rule == "POLO-TRAVEL-4"
        assert (following.args["things"] if following is not None and was_paid else {}) == due
        if made == 1:
            self.mover, self.entered = event.who, set()
        if node < len(PLACES):
            self.entered.add(node)

    def check_wilhelm(self, s: State, seat: int) -> None:
        """He has a post wherever he came, as long as his stock lasted."""
        player = s.players[seat]
        if player.character == WILHELM and player.stock:
            assert all(player.posts >> place & 1 for place in self.entered)

    # --- single events ----------------------------------------------------------------------------------------------
    def see_event(self, s: State, event: Event) -> None:
        if event.kind in ("points_scored", "points_paid"):
            self.see_points(event)
        elif event.kind in ("post_built", "post_moved", "moved"):
            self.see_post(event)
        elif event.kind in ("round_started", "round_ended", "first_player", "journey_started"):
            self.see_round(event)
        elif event.kind in MAIN_ACTIONS or event.kind in ("turn_started", "turn_ended", "black_bought"):
            self.see_turn(s, event)
        elif event.kind == "mercator_gained":
            self.mercator_got.update(event.args["things"])
        elif event.kind == "dice_rolled" and event.who is not None:
            self.rolled[event.who] = event.args["n"]
        elif event.kind == "compensated" and event.who is not None:
            self.compensated[event.who] = sum(event.args["things"].values())
        elif event.kind == "contract_removed":
            self.removed.add(event.args["contract"])
        elif event.kind == "contracts_laid_out" and event.rule != "POLO-CONTRACT-8":
            self.laid_out += len(event.args["contract"])

    def see_post(self, event: Event) -> None:
        """No post of a movement is moved by the same one; a city is reached by its first post."""
        if event.kind == "moved":
            self.moved_to = set()
            return
        if event.kind == "post_moved":
            assert event.args["origin"] not in self.moved_to
        assert event.args["place"] not in self.moved_to
        self.moved_to.add(event.args["place"])
        if event.args["place"] in CITIES:
            self.reached.add(event.args["place"])

    def see_round(self, event: Event) -> None:
        """The last traveller begins the next round; nobody has a die at the end of one."""
        if event.kind == "journey_started":
            self.traveller = event.who
        elif event.kind == "first_player":
            expected = self.first if self.traveller is None else self.traveller
            assert event.who == expected
            self.first, self.traveller = event.who, None
        elif event.kind == "round_ended":
            assert not any(any(player.dice) for player in self.last.players)
        else:
            self.rounds += 1
            assert event.args["round"] == self.rounds
            self.rolled, self.compensated = {}, {}
            self.main_of_round = [0 for _ in self.main_of_round]
            self.own_placements = set()

    def see_turn(self, s: State, event: Event) -> None:
        """One main action and one bought black die a turn; no end with dice and without a main action."""
        assert event.who is not None
        if event.kind == "turn_started":
            self.main_of_turn = self.bought_in_turn = 0
            assert any(s.players[event.who].dice)
        elif event.kind == "turn_ended":
            assert self.main_of_turn or not any(self.last.players[event.who].dice)
        elif event.kind == "black_bought":
            self.bought_in_turn += 1
            assert self.bought_in_turn == 1
        else:
            self.main_of_turn += 1
            assert self.main_of_turn == 1
            self.see_placement(s, event)

    def see_placement(self, s: State, event: Event) -> None:
        """Own dice enter a space once a round; Mercator gets his share of what others do."""
        assert event.who is not None
        self.main_of_round[event.who] += 1
        if event.kind != "dice_placed":
            return
        space = event.args["space"]
        if any(die.startswith("own") for die in event.args["die"]):
            assert (event.who, space) not in self.own_placements
            self.own_placements.add((event.who, space))
        if any(player.character == MERCATOR and seat != event.who for seat, player in enumerate(s.players)):
            if space in BAZAAR:
                self.mercator_due[space] += 1
            if space == "khan" and s.seats <= 3:
                self.mercator_due["camels"] += 1
            if space == "coins" and s.seats == 2:
                self.mercator_due["coins"] += 2

    # --- two positions ----------------------------------------------------------------------------------------------
    def compare(self, s: State) -> None:
        assert s.cards == self.last.cards
        assert s.provinces == self.last.provinces
        assert self.rounds == s.round
        for seat, player in enumerate(s.players):
            old = self.last.players[seat]
            assert self.by_source[seat] == player.points
            assert sum(player.points) == self.told[seat]
            assert sum(player.points) >= 0 or self.paid_points[seat]
            if old.character >= 0:
                assert player.stock <= old.stock
                assert player.character == old.character
            assert player.completed[: len(old.completed)] == old.completed
            mine = [placed for placed in s.placed if owner_of(placed) == seat and space_of(placed) != PURSE]
            assert self.main_of_round[seat] <= len(mine) or s.phase != TURNS
        self.compare_board(s)

    def compare_board(self, s: State) -> None:
        for i, city in enumerate(CITIES):
            assert (s.offices[i] < 0) == (city in self.reached)
        starting = [c for player in s.players for c in (*player.active, *player.completed) if c < FIRST_REGULAR]
        assert len(starting) + len(self.removed) == s.seats
        assert not {CONTRACTS[contract] for contract in starting} & self.removed
        if s.phase == TURNS:
            for seat, player in enumerate(s.players):
                due = 0 if player.character == RASCHID else max(0, 15 - self.rolled[seat])
                assert self.compensated.get(seat, 0) == due
        if is_between_actions(s) or s.is_over:
            assert +self.mercator_due == +self.mercator_got

    def finish(self, s: State) -> None:
        """Five rounds, thirty contracts from the piles, and the scores are the sums of what was told."""
        assert self.rounds == 5
        assert self.laid_out == 30
        assert not s.piles
        for score in s.scores():
            assert score.total == self.told[score.who] == sum(score.by_source.values())


# --- events in numbers ----------------------------------------------------------------------------------------------
def holdings(s: State, seat: int) -> Counter[str]:
    player = s.players[seat]
    return Counter(dict(zip(THINGS, (player.coins, player.camels, *player.goods), strict=True)))


def gains_of(event: Event) -> Counter[str]:
    """What an event gives to its actor; payments are negative."""
    found: Counter[str] = Counter()
    if event.kind in ("gained", "compensated", "mercator_gained"):
        found.update(event.args["things"])
    elif event.kind == "paid":
        found.subtract(event.args["things"])
    elif event.kind == "space_paid":
        found["coins"] -= event.args["n"]
    return found


def movement_begun(before: State, event: Event) -> tuple[int, int]:
    """The movement that an event begins, and how many steps it may have at most; zeros if none."""
    if event.kind == "journey_started":
        return travel.JOURNEY, event.args["n"]
    if event.kind == "private_space_used" and event.args["n"] == 2:
        return travel.PRIVATE_STEP, 1
    if event.kind in ("card_used", "own_card_used"):
        kind = before.printed.card_kind[CITY_CARDS.index(event.args["card"])]
        ride = {CAMEL_STEPS: travel.CAMEL_RIDE, PAIR_STEPS: travel.GOODS_RIDE}.get(kind, 0)
        return (ride, event.args.get("value", 6)) if ride else (0, 0)
    return 0, 0


def building(s: State) -> bool:
    """Posts of a movement are still to be placed."""
    return any(kind_of(frame) == frames.BUILD for frame in s.stack)
