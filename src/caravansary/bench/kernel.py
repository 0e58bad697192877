"""A small made-up game that measures the machine: the engine's speed can be given as a ratio to it in the same run.

The Fair: four traders send porters to the 25 stalls of a fair, gather goods, learn crafts, buy wares from a row, open
stalls of their own and barter. It is no game to play: it has the work of one, per decision and per copy, in the style
in which the games are written (plain classes, numbers, lists of numbers, tasks that wait on a stack).
"""

from __future__ import annotations

from typing import Final, final

from caravansary.core.chance import Chance

TRADERS: Final = 4
GOODS: Final = 8
CRAFTS: Final = 6
ROW: Final = 8
STALLS: Final = 25
WARES: Final = 16
DAYS: Final = 8
PORTERS: Final = 3
MASTERY: Final = 9

# --- actions --------------------------------------------------------------------------------------------------------
SEND: Final = 0  # to a stall
PAWN: Final = 25  # two of a good
REST: Final = 33
GATHER: Final = 34  # a good
LEARN: Final = 42  # a craft
BUY: Final = 48  # from the row
OPEN: Final = 57  # a stall
BARTER: Final = 83  # two of a good for another
TOLL: Final = 148  # goods from a neighbour, or a coin
ENOUGH: Final = 157

# --- tasks: a kind, whose it is, how often ---------------------------------------------------------------------------
GATHERING: Final = 0
LEARNING: Final = 1
BUYING: Final = 2
OPENING: Final = 3
BARTERING: Final = 4
TAKING_TOLL: Final = 5

NEXT_TO: Final = tuple(
    tuple(other for other in range(STALLS) if abs(other // 5 - stall // 5) + abs(other % 5 - stall % 5) == 1)
    for stall in range(STALLS)
)


@final
class Task:
    """Something that a trader still has to decide."""

    __slots__ = ("kind", "times", "who")

    def __init__(self, kind: int, who: int, times: int) -> None:
        self.kind = kind
        self.who = who
        self.times = times


@final
class Trader:
    """The belongings of a trader."""

    __slots__ = ("coins", "crafts", "goods", "place", "points", "porters", "stalls", "visits", "wares")

    def __init__(
        self,
        coins: int,
        points: int,
        porters: int,
        place: int,
        stalls: int,
        goods: list[int],
        crafts: list[int],
        wares: list[int],
        visits: list[int],
    ) -> None:
        self.coins = coins
        self.points = points
        self.porters = porters
        self.place = place
        self.stalls = stalls
        self.goods = goods
        self.crafts = crafts
        self.wares = wares
        self.visits = visits

    def copy(self) -> Trader:
        return Trader(
            self.coins,
            self.points,
            self.porters,
            self.place,
            self.stalls,
            self.goods[:],
            self.crafts[:],
            self.wares[:],
            self.visits[:],
        )


@final
class Stall:
    """A stall of the fair: its action, its good and its owner."""

    __slots__ = ("crowd", "good", "owner", "rank", "trade")

    def __init__(self, trade: int, good: int, owner: int, rank: int, crowd: int) -> None:
        self.trade = trade
        self.good = good
        self.owner = owner
        self.rank = rank
        self.crowd = crowd

    def copy(self) -> Stall:
        return Stall(self.trade, self.good, self.owner, self.rank, self.crowd)


@final
class Fair:
    """A position."""

    __slots__ = ("chance", "day", "is_over", "row", "stalls", "tasks", "traders", "turn")

    def __init__(self, chance: Chance, traders: list[Trader], stalls: list[Stall], row: list[int]) -> None:
        self.chance = chance
        self.traders = traders
        self.stalls = stalls
        self.row = row
        self.tasks: list[Task] = []
        self.turn = 0
        self.day = 0
        self.is_over = False

    @staticmethod
    def new(seed: int) -> Fair:
        chance = Chance.seeded(seed)
        traders = [
            Trader(6, 0, PORTERS, 12, 0, [1] * GOODS, [0] * CRAFTS, [0] * WARES, [0] * CRAFTS) for _ in range(TRADERS)
        ]
        stalls = [Stall(chance.below(6), chance.below(GOODS), -1, 0, 0) for _ in range(STALLS)]
        return Fair(chance, traders, stalls, [chance.below(WARES) for _ in range(ROW)])

    def copy(self) -> Fair:
        fair = Fair(
            self.chance.copy(),
            [trader.copy() for trader in self.traders],
            [stall.copy() for stall in self.stalls],
            self.row[:],
        )
        fair.tasks = [Task(task.kind, task.who, task.times) for task in self.tasks]
        fair.turn = self.turn
        fair.day = self.day
        fair.is_over = self.is_over
        return fair

    # --- what may be done -------------------------------------------------------------------------------------------
    def options(self) -> list[int]:
        if not self.tasks:
            return self._turn_options()
        task = self.tasks[-1]
        trader = self.traders[task.who]
        if task.kind == GATHERING:
            return [GATHER + good for good in range(GOODS)]
        if task.kind == LEARNING:
            found = [LEARN + craft for craft in range(CRAFTS) if trader.crafts[craft] < MASTERY]
            return found or [ENOUGH]
        if task.kind == BUYING:
            found = [BUY + place for place in range(ROW) if place // 2 < trader.coins]
        elif task.kind == OPENING:
            found = []
            for number, stall in enumerate(self.stalls):
                if stall.owner < 0 and trader.goods[stall.good] > 0:
                    found.append(OPEN + number)
        elif task.kind == BARTERING:
            found = [
                BARTER + GOODS * give + take
                for give in range(GOODS)
                if trader.goods[give] > 1
                for take in range(4)
                if take != give
            ]
        else:
            found = [TOLL + good for good in range(GOODS) if trader.goods[good] < 3]
        found.append(ENOUGH)
        return found

    def _turn_options(self) -> list[int]:
        """Stalls in the trader's row and column, and every second one of the others, by day; pawning; rest."""
        trader = self.traders[self.turn]
        row = trader.place // 5
        column = trader.place % 5
        odd = self.day % 2
        coins = trader.coins
        found: list[int] = []
        for number, stall in enumerate(self.stalls):
            if stall.crowd <= coins:
                there = number // 5
                across = number % 5
                if there == row or across == column or (there + across) % 2 == odd:
                    found.append(SEND + number)
        for good in range(GOODS):
            if trader.goods[good] > 1:
                found.append(PAWN + good)
        found.append(REST)
        return found

    # --- doing it ---------------------------------------------------------------------------------------------------
    def play(self, action: int) -> None:
        if not self.tasks:
            self._take_turn(action)
            return
        task = self.tasks[-1]
        task.times -= 1
        if task.times == 0 or action == ENOUGH:
            self.tasks.pop()
        trader = self.traders[task.who]
        if task.kind == GATHERING:
            trader.goods[action - GATHER] += 1
        elif action == ENOUGH:
            trader.coins += 1 if task.kind == TAKING_TOLL else 0
        elif task.kind == LEARNING:
            self._learn(task.who, action - LEARN)
        elif task.kind == BUYING:
            self._buy(task.who, action - BUY)
        elif task.kind == OPENING:
            self._open(task.who, action - OPEN)
        elif task.kind == BARTERING:
            trader.goods[(action - BARTER) // GOODS] -= 2
            trader.goods[(action - BARTER) % GOODS] += 1
            trader.points += 1
        else:
            trader.goods[action - TOLL] += 1
        if not self.tasks:
            self._next_turn()

    def _take_turn(self, action: int) -> None:
        trader = self.traders[self.turn]
        if action == REST:
            trader.porters -= 1
            trader.coins += 2
            self._next_turn()
        elif action >= PAWN:
            trader.goods[action - PAWN] -= 2
            trader.coins += 1
        else:
            self._send_porter(trader, action - SEND)

    def _send_porter(self, trader: Trader, number: int) -> None:
        me = self.turn
        stall = self.stalls[number]
        trader.coins -= stall.crowd
        trader.porters -= 1
        trader.place = number
        trader.visits[stall.trade] += 1
        stall.crowd += 1
        for other in NEXT_TO[number]:
            if self.stalls[other].owner == me:
                trader.points += 1
        if stall.trade == 5:
            trader.goods[stall.good] += 3 if trader.crafts[stall.good % CRAFTS] > 1 else 2
            self._next_turn()
        else:
            self.tasks.append(Task(stall.trade, me, 2 if stall.trade in (GATHERING, BARTERING) else 1))

    def _learn(self, who: int, craft: int) -> None:
        trader = self.traders[who]
        trader.crafts[craft] += 1
        level = trader.crafts[craft]
        trader.points += level // 3
        if level % 3 == 0:
            self.tasks.append(Task(BUYING, who, 1))
        elif level % 2 == 0:
            trader.coins += 1

    def _buy(self, who: int, place: int) -> None:
        trader = self.traders[who]
        ware = self.row.pop(place)
        trader.coins -= place // 2 + 1
        trader.wares[ware] += 1
        trader.points += ware % 4
        if ware & 1:
            trader.goods[ware % GOODS] += 1
        if ware & 2:
            trader.coins += 2
        if ware & 4:
            self.tasks.append(Task(GATHERING, who, 1))
        self.row.append(self.chance.below(WARES))

    def _open(self, who: int, number: int) -> None:
        trader = self.traders[who]
        stall = self.stalls[number]
        trader.goods[stall.good] -= 1
        trader.stalls += 1
        trader.points += 1
        stall.owner = who
        stall.rank += 1
        for near in NEXT_TO[number]:
            other = self.stalls[near].owner
            if other == who:
                trader.points += 1
            elif other >= 0:
                self.tasks.append(Task(TAKING_TOLL, other, 1))

    # --- turns and days ---------------------------------------------------------------------------------------------
    def _next_turn(self) -> None:
        for step in range(1, TRADERS + 1):
            who = (self.turn + step) % TRADERS
            if self.traders[who].porters > 0:
                self.turn = who
                return
        self._end_day()

    def _end_day(self) -> None:
        for row in range(5):
            self._score_row(row)
        for trader in self.traders:
            trader.porters = PORTERS
            trader.coins += 3 + trader.crafts[0]
            for craft in range(1, CRAFTS):
                if trader.crafts[craft] > 1:
                    trader.goods[craft] += 1
        for stall in self.stalls:
            stall.crowd = 0
        for _ in range(5):
            one = self.stalls[self.chance.below(STALLS)]
            other = self.stalls[self.chance.below(STALLS)]
            one.trade, other.trade = other.trade, one.trade
        self.day += 1
        self.turn = self.day % TRADERS
        if self.day == DAYS:
            self._end()

    def _score_row(self, row: int) -> None:
        ranks = [0] * TRADERS
        for stall in self.stalls[5 * row : 5 * row + 5]:
            if stall.owner >= 0:
                ranks[stall.owner] += stall.rank
        most = max(ranks)
        for who, rank in enumerate(ranks):
            if rank == most > 0:
                self.traders[who].points += 2

    def _end(self) -> None:
        self.is_over = True
        for trader in self.traders:
            kinds = sum(1 for ware in trader.wares if ware)
            trader.points += sum(trader.goods) // 3 + trader.coins // 4 + 2 * kinds
