"""Components: every printed value of the game, read once from `components.toml` or from an edition of it.

`EDITIONS` gives ours, those of a file that changes some of them, and those of a saved game. Whatever is read is checked
here, so that no edition can bring the rules into a position they do not know. The numbers of things (places, dice,
contracts, cards) are in `pieces.py` and never change.

A reward is a list of numbers in the order of `pieces.REWARDS`, a cost one in the order of `pieces.COSTS`.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, Final, final

from caravansary.core.components import (
    Editions,
    KeyPath,
    Printed,
    PrintedComponents,
    Values,
    amounts,
    column,
    component_error,
    different,
    entries_of,
    fixed,
    keys_of,
    number_from,
    one_of,
    row_of,
)
from caravansary.games.marco_polo import pieces

SIX: Final = ("1", "2", "3", "4", "5", "6")
BAZAAR: Final = pieces.SPACES[pieces.CAMELS : pieces.KHAN]
THINGS: Final = pieces.REWARDS[: pieces.R_POINTS]
AMOUNTS: Final = pieces.COSTS
BONUS: Final = ("black", "contract", "any", "pair", "step")
MOST: Final = dict(zip(pieces.REWARDS, (30, 20, 9, 9, 9, 30, 2, 2, 2, 3, 2, 1, 1), strict=True))
NO_REWARD: Final = (0,) * len(pieces.REWARDS)
NO_COST: Final = (0,) * len(pieces.COSTS)
CARDS_BY_KIND: Final = {
    "exchange": pieces.CITY_CARDS[:15],
    "any_good": ("t16",),
    "camel_steps": ("t17",),
    "pair_steps": ("t18",),
    "paid_provinces": ("t19",),
    "either": ("t20", "t21"),
    "swap": ("t22",),
    "per_contract": ("t23", "t24"),
    "per_post": ("t25", "t26"),
    "per_pip": ("t27",),
    "threshold": ("t28", "t29", "t30"),
    "provinces": ("t31",),
}

# --- what may stand at a key ----------------------------------------------------------------------------------------


def _some_of(numbered: Sequence[str], names: Sequence[str], low: int) -> Printed:
    """So many of the things named, `low` in all at least, read as a number for each thing that is numbered."""
    limits = ", ".join(f"{name} up to {MOST[name]}" for name in names)
    expected = f"{{ }} with {limits}" if low == 0 else f"{{ }} with {limits}, and not empty"
    most = {name: MOST[name] if name in names else 0 for name in numbered}
    return amounts(expected, most, low, sum(most.values()))


def _reward(*names: str) -> Printed:
    return _some_of(pieces.REWARDS, names, 1)


def _cost(*names: str) -> Printed:
    return _some_of(pieces.COSTS, names, 1)


def _by_value_of_die(example: str, one: Printed) -> Printed:
    """What a die brings from a value on, the first being 1; read as what each of the values 1 to 6 brings."""

    def read(raw: object) -> list[int] | None:
        if not isinstance(raw, dict) or "1" not in raw or any(value not in SIX for value in raw):
            return None
        found: list[int] = []
        now: list[int] | None = []
        for value in SIX:
            before, now = now, one.read(raw[value]) if value in raw else now
            if now is None or before is None or not all(map(int.__ge__, now, before)):
                return None
            found += now
        return found

    what = f"{{ }} by value of the die from 1 on, such as {example}, none less than the one before"
    return Printed(f"{what}, each {one.expected}", read)


# --- the keys -------------------------------------------------------------------------------------------------------


def _players_and_spaces() -> dict[KeyPath, Printed]:
    by_players = fixed(row_of(3, 0, 9))
    return {
        **keys_of("start", coins=row_of(len(pieces.PLAYER_COLOURS), 0, 30), camels=number_from(0, 20)),
        **keys_of("posts", **dict.fromkeys(("own", "wilhelm"), fixed(number_from(1, len(pieces.PLACES))))),
        **keys_of("players", black_dice=by_players, khan_neutral=by_players, coins_neutral=by_players),
        **keys_of("dice", **dict.fromkeys(pieces.MAIN_SPACES, fixed(number_from(1, 3)))),
        **keys_of("space", coins=number_from(1, 20), purse=number_from(1, 20), khan=_reward(*THINGS, "any")),
        # every extra action costs something, so that a turn comes to an end
        **keys_of("extra", **dict.fromkeys(("reroll", "change", "black"), number_from(1, 10))),
        # five dice show 5 at least, and nobody is offered more than 10 camels
        **keys_of("extra", compensation=number_from(5, 15)),
        **entries_of("bazaar", BAZAAR, **dict.fromkeys(SIX, _reward(*THINGS, "step"))),
        **keys_of("contract_row", extra=row_of(pieces.ROW_LENGTH, 0, 10)),
        **keys_of("travel", **dict.fromkeys(SIX, number_from(0, 60))),
    }


def _scoring_and_map() -> dict[KeyPath, Printed]:
    percent = number_from(0, 100)
    token = one_of(pieces.PROVINCE_TOKENS[: pieces.TOKEN_G], pieces.PROVINCE_TOKENS)
    bonus = _reward(*AMOUNTS, "any", "pair")
    return {
        **{("milestone", str(post)): number_from(0, 20) for post in range(1, 12)},
        **keys_of("scoring", beijing=row_of(pieces.BEIJING_SLOTS, 0, 30, ", none larger than the one before")),
        **keys_of("scoring", coins_per_point=number_from(1, 50), goods_per_point=number_from(1, 20)),
        **keys_of("scoring", most_contracts=number_from(0, 30)),
        **keys_of("scoring", goal_places=row_of(5, 0, 30, ", none smaller than the one before")),
        **keys_of("road", **dict.fromkeys(pieces.ROAD_IDS, _some_of(("coins", "camels"), ("coins", "camels"), 0))),
        **entries_of("map", pieces.NODES, x=percent, y=percent),
        **keys_of("province", **dict.fromkeys(pieces.PROVINCES, token)),
        **keys_of("token", a=bonus, b=bonus, c=bonus, d=fixed(_reward("copy")), e=bonus, f=bonus),
        **keys_of("token", g=_reward(*AMOUNTS, "gift")),
        **keys_of("office", **dict.fromkeys(pieces.OFFICE_TOKENS, _reward(*THINGS, *BONUS))),
    }


def _city_cards() -> dict[KeyPath, Printed]:
    gain = _reward(*AMOUNTS)
    one_gain = _reward("coins", "camels", "points")
    back = {"cost_back": _cost(*AMOUNTS), "reward_back": one_gain}
    rewards = _by_value_of_die("{ 1 = { gold = 1 }, 6 = { gold = 3 } }", gain)
    keys: dict[str, dict[str, Printed]] = {
        "exchange": {"cost": _cost(*THINGS), "reward": gain},
        "any_good": {"cost": _cost("coins")},
        "camel_steps": {"cost": _cost("camels")},
        "pair_steps": {},
        "paid_provinces": {"cost": _cost("coins")},
        "either": {"cost": _cost(*AMOUNTS), "reward": one_gain, **back},
        "swap": {"reward": _reward("camels"), "cost_back": _cost("camels")},
        "per_contract": {"reward": gain},
        "per_post": {"reward": gain},
        "per_pip": {"reward": gain},
        "threshold": {"by_value": rewards},
        "provinces": {"by_value": _by_value_of_die("{ 1 = 1, 5 = 2 }", number_from(1, len(pieces.PROVINCES)))},
    }
    found: dict[KeyPath, Printed] = {}
    for kind, cards in CARDS_BY_KIND.items():
        found |= entries_of("city_card", cards, kind=fixed(one_of((kind,), pieces.CARD_KINDS)), **keys[kind])
    return found


def _contracts_and_goals() -> dict[KeyPath, Printed]:
    ours, new = pieces.CONTRACTS[: pieces.FIRST_NEW], pieces.NEW_CONTRACTS
    cost = _cost("camels", *pieces.GOODS)
    places = {
        "city": one_of(pieces.CITIES, pieces.PLACES),
        "province": one_of(pieces.PROVINCES, pieces.PLACES),
    }
    return {
        **entries_of("contract", ours, cost=cost, reward=_reward(*AMOUNTS, *BONUS)),
        **entries_of("contract", new, cost=cost, reward=_reward(*AMOUNTS, *BONUS, "gift")),
        **entries_of("goal", pieces.GOALS, **places, points=number_from(0, 30)),
    }


def _characters_and_gifts() -> dict[KeyPath, Printed]:
    few = number_from(0, 10)
    drawn = _reward("contract")
    others = _some_of(pieces.REWARDS, AMOUNTS, 0)
    return {
        **keys_of(
            "character", first=different(len(pieces.PLAYER_COLOURS), pieces.CHARACTERS[: pieces.BASE_CHARACTERS])
        ),
        **keys_of("character", mercator_pieces=few, mercator_camels=few, mercator_coins=few),
        **keys_of("character", polos_camels=few, johannes_coins=few),
        **keys_of("character", altan=different(pieces.R_BLACK + 1, pieces.REWARDS[: pieces.R_BLACK + 1])),
        **keys_of("character", nicolao_draws=number_from(2, 5), arghun_cards=number_from(1, 12)),
        **keys_of("character", arghun_value=number_from(1, 6)),
        **keys_of("character", private_reward=_reward(*AMOUNTS, "any"), private_others=_reward("any")),
        **entries_of("gift", ("f1", "f6", "f7", "f9", "f10", "f14"), reward=_reward(*AMOUNTS, "any")),
        **entries_of("gift", ("f10", "f14"), others=others),
        **entries_of("gift", ("f2", "f3"), reward=drawn),
        **entries_of("gift", ("f4",), coins=number_from(1, 20)),
        **entries_of("gift", ("f15",), reward=fixed(_reward("step"))),
        **keys_of("gift_points", each=number_from(0, 5), most=number_from(0, 30)),
    }


PRINTED: Final[dict[KeyPath, Printed]] = {
    **_players_and_spaces(),
    **_scoring_and_map(),
    **_city_cards(),
    **_contracts_and_goals(),
    **_characters_and_gifts(),
}

# --- what must fit together -----------------------------------------------------------------------------------------


def _check_travel(source: str, values: Values) -> None:
    """A longer journey does not cost less, so that every step can be paid as it is made."""
    for steps, more in itertools.pairwise(SIX):
        least, found = values["travel", steps][0], values["travel", more][0]
        if found < least:
            problem = f"{more} must be at least the {least} of a journey that is one step shorter, got {found}"
            raise component_error(source, ("travel",), problem)


def _check_provinces(source: str, values: Values) -> None:
    """Each token lies in one province."""
    homes = [values["province", province][0] for province in pieces.PROVINCES]
    for token, name in enumerate(pieces.PROVINCE_TOKENS[: pieces.TOKEN_G]):
        if homes.count(token) != 1:
            raise component_error(source, ("province",), f"token {name} must lie once, got {homes.count(token)} times")


def _check_either(source: str, values: Values, card: str) -> None:
    """A direction is chosen by the one thing that it brings."""
    gains: list[list[int]] = []
    for key in ("reward", "reward_back"):
        gains.append([kind for kind, number in enumerate(values["city_card", card, key]) if number])
        if len(gains[-1]) != 1:
            problem = f"{key} must be one of coins, camels and points, got {len(gains[-1])} of them"
            raise component_error(source, ("city_card", card), problem)
    if gains[0] == gains[1]:
        name = pieces.REWARDS[gains[0][0]]
        raise component_error(source, ("city_card", card), f"reward and reward_back must differ, got {name} for both")


def _check_swap(source: str, values: Values, card: str) -> None:
    """Nobody gains by selling a good and buying it back."""
    sold = values["city_card", card, "reward"][pieces.R_CAMELS]
    bought = values["city_card", card, "cost_back"][pieces.R_CAMELS]
    if bought < sold:
        problem = f"cost_back must be at least the {sold} camels of reward, got {bought}"
        raise component_error(source, ("city_card", card), problem)


def _check(source: str, values: Values) -> None:
    _check_travel(source, values)
    _check_provinces(source, values)
    for card in CARDS_BY_KIND["either"]:
        _check_either(source, values, card)
    for card in CARDS_BY_KIND["swap"]:
        _check_swap(source, values, card)


# --- the components -------------------------------------------------------------------------------------------------


@final
class Components(PrintedComponents):
    """The printed values of a game as numbers, in the canonical order of `pieces.py`. Nobody changes them."""

    def __init__(self, name: str, overrides: dict[str, Any], values: Values, provenance: dict[KeyPath, str]) -> None:
        super().__init__(name, overrides, values, provenance)
        self._take_players(values)
        self._take_spaces(values)
        self._take_scoring(values)
        self._take_map(values)
        self._take_city_cards(values)
        self._take_contracts(values)
        self._take_characters(values)
        self._take_gifts(values)

    def _take_players(self, values: Values) -> None:
        self.start_coins = list(values["start", "coins"])
        self.start_camels = values["start", "camels"][0]
        self.posts = values["posts", "own"][0]
        self.wilhelm_posts = values["posts", "wilhelm"][0]
        self.black_dice = [0, 0, *values["players", "black_dice"]]
        self.khan_neutral = [0, 0, *values["players", "khan_neutral"]]
        self.coins_neutral = [0, 0, *values["players", "coins_neutral"]]

    def _take_spaces(self, values: Values) -> None:
        self.dice_needed = [values["dice", space][0] for space in pieces.MAIN_SPACES]
        self.coins_gain = values["space", "coins"][0]
        self.purse_coins = values["space", "purse"][0]
        self.khan_reward = list(values["space", "khan"])
        self.bazaar = [[list(NO_REWARD), *(list(values["bazaar", space, row]) for row in SIX)] for space in BAZAAR]
        self.offered_rows = [[_best_rows(rows[: value + 1]) for value in range(7)] for rows in self.bazaar]
        self.reroll_camels = values["extra", "reroll"][0]
        self.change_camels = values["extra", "change"][0]
        self.black_camels = values["extra", "black"][0]
        self.compensation = values["extra", "compensation"][0]
        self.row_extra = list(values["contract_row", "extra"])
        totals = [0, 0, *(values["travel", steps][0] for steps in SIX)]
        self.travel_step = [after - before for before, after in itertools.pairwise(totals)]

    def _take_scoring(self, values: Values) -> None:
        self.milestone = [0, *(values["milestone", str(post)][0] for post in range(1, self.wilhelm_posts + 1))]
        self.beijing = list(values["scoring", "beijing"])
        self.coins_per_point = values["scoring", "coins_per_point"][0]
        self.goods_per_point = values["scoring", "goods_per_point"][0]
        self.most_contracts = values["scoring", "most_contracts"][0]
        self.goal_places = list(values["scoring", "goal_places"])

    def _take_map(self, values: Values) -> None:
        self.road_cost = [_pair(values["road", road]) for road in pieces.ROAD_IDS]
        self.neighbours = [_neighbours(node, self.road_cost) for node in range(len(pieces.NODES))]
        self.node_position = [_pair([*values["map", node, "x"], *values["map", node, "y"]]) for node in pieces.NODES]
        self.token_home = [values["province", province][0] for province in pieces.PROVINCES]
        self.token_reward = [list(values["token", token]) for token in pieces.PROVINCE_TOKENS]
        self.office_reward = [list(values["office", token]) for token in pieces.OFFICE_TOKENS]

    def _take_city_cards(self, values: Values) -> None:
        self.card_kind = column(values, "city_card", pieces.CITY_CARDS, "kind")
        self.card_cost = _lists(values, "city_card", pieces.CITY_CARDS, "cost", NO_COST)
        self.card_reward = _lists(values, "city_card", pieces.CITY_CARDS, "reward", NO_REWARD)
        self.card_cost_back = _lists(values, "city_card", pieces.CITY_CARDS, "cost_back", NO_COST)
        self.card_reward_back = _lists(values, "city_card", pieces.CITY_CARDS, "reward_back", NO_REWARD)
        for card, kind in enumerate(self.card_kind):
            if kind == pieces.ANY_GOOD:
                self.card_reward[card][pieces.R_ANY] = 1
            elif kind in (pieces.CAMEL_STEPS, pieces.PAIR_STEPS):
                self.card_reward[card][pieces.R_STEP] = 1
        by_value = _lists(values, "city_card", pieces.CITY_CARDS, "by_value", ())
        of_kind = list(zip(self.card_kind, by_value, strict=True))
        self.card_by_value = [_by_value(row) if kind == pieces.THRESHOLD else [] for kind, row in of_kind]
        self.card_provinces = [[0, *row] if kind == pieces.OWN_PROVINCES else [] for kind, row in of_kind]

    def _take_contracts(self, values: Values) -> None:
        self.contract_cost = _lists(values, "contract", pieces.CONTRACTS, "cost", NO_COST)
        self.contract_reward = _lists(values, "contract", pieces.CONTRACTS, "reward", NO_REWARD)
        self.goal_city = column(values, "goal", pieces.GOALS, "city")
        self.goal_province = column(values, "goal", pieces.GOALS, "province")
        self.goal_points = column(values, "goal", pieces.GOALS, "points")

    def _take_characters(self, values: Values) -> None:
        self.first_characters = list(values["character", "first"])
        self.mercator_pieces = values["character", "mercator_pieces"][0]
        self.mercator_camels = values["character", "mercator_camels"][0]
        self.mercator_coins = values["character", "mercator_coins"][0]
        self.polos_camels = values["character", "polos_camels"][0]
        self.johannes_coins = values["character", "johannes_coins"][0]
        items = values["character", "altan"]
        kinds = range(len(pieces.REWARDS))
        self.altan_reward = [[int(kind in items[:post]) for kind in kinds] for post in range(len(items) + 1)]
        self.nicolao_draws = values["character", "nicolao_draws"][0]
        self.arghun_cards = values["character", "arghun_cards"][0]
        self.arghun_value = values["character", "arghun_value"][0]
        self.private_reward = list(values["character", "private_reward"])
        self.private_others = list(values["character", "private_others"])

    def _take_gifts(self, values: Values) -> None:
        self.gift_reward = _lists(values, "gift", pieces.GIFTS, "reward", NO_REWARD)
        self.gift_others = _lists(values, "gift", pieces.GIFTS, "others", NO_REWARD)
        self.gift_coins = values["gift", "f4", "coins"][0]
        self.gift_points = values["gift_points", "each"][0]
        self.gift_most = values["gift_points", "most"][0]


def _lists(values: Values, group: str, entries: Sequence[str], key: str, nothing: Sequence[int]) -> list[list[int]]:
    """What stands at the same key of every entry, or nothing where there is no such key."""
    return [list(values.get((group, entry, key), nothing)) for entry in entries]


def _pair(row: list[int]) -> tuple[int, int]:
    return row[0], row[1]


def _by_value(row: list[int]) -> list[list[int]]:
    """The rewards for a die of 0 to 6, from the six that were read one after the other."""
    length = len(NO_REWARD)
    return [list(NO_REWARD), *(row[start : start + length] for start in range(0, len(row), length))]


def _is_as_good(row: list[int], other: list[int]) -> bool:
    return all(part >= less for part, less in zip(row, other, strict=True))


def _best_rows(rows: list[list[int]]) -> tuple[int, ...]:
    """The rows of the bazaar, best first, without those that another one beats or equals in every part."""
    best: list[int] = []
    for row in range(len(rows) - 1, 0, -1):
        lower = [other for other in range(1, row) if rows[other] != rows[row]]
        if not any(_is_as_good(rows[other], rows[row]) for other in (*best, *lower)):
            best.append(row)
    return tuple(best)


def _neighbours(node: int, road_cost: list[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """The nodes at the other ends of the roads of a node, each with the coins and camels of the road."""
    found: list[tuple[int, int, int]] = []
    for (one, other), (coins, camels) in zip(pieces.ROAD_ENDS, road_cost, strict=True):
        if node in (one, other):
            found.append((one + other - node, coins, camels))
    return sorted(found)


# --- standard and editions ------------------------------------------------------------------------------------------

EDITIONS: Final = Editions("caravansary.games.marco_polo", "my marco polo", PRINTED, _check, Components)
