"""What the magistrate does: six actions without a free choice, and the camel market. Rules MERV-SOLO-20 to -57."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.games.merv import camel_market, caravansary, library, marketplace, mosque, palace, walls
from caravansary.games.merv.boons import gain_good
from caravansary.games.merv.contracts import asks_for_good, has_goods_for, take_contract, top_contract
from caravansary.games.merv.magistrate.solo_deck import remove_card
from caravansary.games.merv.pieces import (
    BREAKTHROUGHS,
    BY_BREAKTHROUGH,
    BY_PAIRS,
    BY_UPGRADES,
    CARAVANSARY,
    COVERED,
    GAIN_BONUS_UPGRADE,
    GAIN_CAMEL,
    GAIN_CARD,
    GAIN_COURTIER,
    GAIN_FAVOUR,
    GAIN_RARE,
    GAIN_SCORING_TILE,
    GAIN_SCROLL,
    GAIN_SOLDIER,
    GAIN_STEP,
    GAIN_WALL,
    GAIN_WHITE,
    GAIN_WHITE_UPGRADE,
    INNER,
    LAST_NODE,
    LIBRARY,
    MARKETPLACE,
    MOSQUE,
    NEXT_NODE,
    NO_NODE,
    PALACE,
    SPICES,
)
from caravansary.games.merv.scoring import count_on_action, hall_value, score_courtier, set_value
from caravansary.games.merv.soldiers import can_guard, deploy
from caravansary.games.merv.tracks import gain_favour

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

HUMAN: Final = 0
# Classes A to J of MERV-SOLO-49 as 0 to 9, by the owners of both sites: human, magistrate, high courtier, nobody (-1)
WALL_CLASSES: Final[tuple[tuple[int, ...], ...]] = (
    (9, 6, 5, 7),
    (6, 2, 1, 4),
    (5, 1, 0, 3),
    (7, 4, 3, 8),
)
B1_CARAVANSARY: Final = BREAKTHROUGHS.index("b1-caravansary")
B1_MOSQUE: Final = BREAKTHROUGHS.index("b1-mosque")
B2_FIRST: Final = BREAKTHROUGHS.index("b2-purple")
B3_POST: Final = BREAKTHROUGHS.index("b3-post")
B3_MOSQUE: Final = BREAKTHROUGHS.index("b3-mosque")
B4_POINTS: Final = BREAKTHROUGHS.index("b4-8points")
B4_FAVOUR: Final = BREAKTHROUGHS.index("b4-2favour")


def perform(s: State, board: int, number: int) -> None:
    """The intended action, so many times; what boons, tiles or trades give is done once (MERV-SOLO-16, -61)."""
    if board == CARAVANSARY:
        take_cards(s, number)
    elif board == PALACE:
        place_courtiers(s, number)
    elif board == LIBRARY:
        study(s, number)
    elif board == MARKETPLACE:
        trade_on_routes(s)
    elif board == MOSQUE:
        advance(s, number)
    else:
        for _ in range(number):
            build_wall(s)


# --- caravansary -----------------------------------------------------------------------------------------------------
def take_cards(s: State, number: int) -> None:
    """The most valuable cards of the queue; refill and pairs afterwards (MERV-SOLO-23, -24, -25, -26)."""
    spices = s.players[s.magistrate].spices
    completed: list[int] = []
    for _ in range(min(number, len(s.queue))):
        spice = caravansary.take_card(s, s.magistrate, most_valuable_card(s))
        if spices[spice] % 2 == 0:
            completed.append(spice)
    caravansary.refill(s)
    for spice in completed:
        complete_pair(s, spice)
    if not s.queue:
        remove_card(s, CARAVANSARY)


def most_valuable_card(s: State) -> int:
    """Raises the value of its sets most; in a tie nearest to the front (MERV-SOLO-23)."""
    spices = s.players[s.magistrate].spices

    def worth(position: int) -> int:
        more = spices[:]
        more[s.queue[position]] += 1
        return set_value(s, more)

    return max(range(len(s.queue)), key=lambda position: (worth(position), -position))


def complete_pair(s: State, spice: int) -> None:
    """Soldiers and favour as printed, points for what it does not use (MERV-SOLO-25)."""
    boon = s.printed.pair_boon[spice]
    if s.events is not None:
        s.tell("pair_completed", s.magistrate, "MERV-SOLO-25", spice=SPICES[spice])
    if boon == GAIN_SOLDIER:
        place_soldier(s)
    elif boon == GAIN_FAVOUR:
        gain_favour(s, s.magistrate, 1, "MERV-SOLO-25")
    else:
        s.score(s.magistrate, BY_PAIRS, s.printed.solo_pair_points, "MERV-SOLO-25")


# --- palace ----------------------------------------------------------------------------------------------------------
def place_courtiers(s: State, number: int) -> None:
    """One or two courtiers, each where it scores most (MERV-SOLO-27, -28, -29)."""
    for _ in range(s.printed.solo_courtiers[min(number, len(s.printed.solo_courtiers) - 1)]):
        halls = [hall for hall in range(4) if palace.has_room(s, hall)]
        if not halls or not s.players[s.magistrate].servants:
            return
        best = max(halls, key=lambda hall: (hall_value(s, s.magistrate, hall), hall_value(s, HUMAN, hall), -hall))
        palace.place_courtier(s, s.magistrate, best)


# --- library ---------------------------------------------------------------------------------------------------------
def study(s: State, number: int) -> None:
    """Scrolls, then the breakthroughs reached, in order (MERV-SOLO-30, -35)."""
    player = s.players[s.magistrate]
    before = player.scrolls
    library.gain_scrolls(s, s.magistrate, number)
    now = player.scrolls
    for level in range(4):
        if before < s.printed.tile_scrolls[level] <= now:
            make_breakthrough(s, level)
    if player.scrolls >= s.printed.tile_scrolls[3]:
        remove_card(s, LIBRARY)


def make_breakthrough(s: State, level: int) -> None:
    taken = library.taken_tiles(s)
    if level == 0:
        make_first_breakthrough(s, taken)
    elif level == 1:
        make_second_breakthrough(s, taken)
    elif level == 2:
        make_third_breakthrough(s, taken)
    elif not taken >> B4_POINTS & 1:
        library.take_tile(s, s.magistrate, B4_POINTS)
        s.score(s.magistrate, BY_BREAKTHROUGH, s.printed.tile_points[B4_POINTS], "MERV-SOLO-34")
    else:
        library.take_tile(s, s.magistrate, B4_FAVOUR)
        gain_favour(s, s.magistrate, 2, "MERV-SOLO-34")


def make_first_breakthrough(s: State, taken: int) -> None:
    """Mosque or caravansary, whichever it is further in; the other if that is taken (MERV-SOLO-31)."""
    player = s.players[s.magistrate]
    further_in_mosque = mosque.level_of(player.node) > sum(player.spices)
    wanted, other = (B1_MOSQUE, B1_CARAVANSARY) if further_in_mosque else (B1_CARAVANSARY, B1_MOSQUE)
    library.take_tile(s, s.magistrate, other if taken >> wanted & 1 else wanted)


def make_second_breakthrough(s: State, taken: int) -> None:
    """Any tile at random, without effect, for points (MERV-SOLO-32)."""
    left = [tile for tile in range(B2_FIRST, B2_FIRST + 4) if not taken >> tile & 1]
    s.unveil()
    library.take_tile(s, s.magistrate, left[s.chance.below(len(left))])
    s.score(s.magistrate, BY_BREAKTHROUGH, s.printed.solo_breakthrough_points, "MERV-SOLO-32")


def make_third_breakthrough(s: State, taken: int) -> None:
    """A post with its good, and a contract with that good; else a step in the mosque (MERV-SOLO-33)."""
    if taken >> B3_POST & 1:
        library.take_tile(s, s.magistrate, B3_MOSQUE)
        advance(s, 1)
        return
    library.take_tile(s, s.magistrate, B3_POST)
    established = establish_post(s)
    is_rare = established >= INNER
    if established >= 0 and gain_good(s, s.magistrate, is_rare, "MERV-SOLO-33"):
        fulfil_contract_with(s, is_rare)


# --- marketplace -----------------------------------------------------------------------------------------------------
def trade_on_routes(s: State) -> None:
    """One post, a good for every own post, then contracts (MERV-SOLO-36, -37, -38)."""
    establish_post(s)
    posts = s.players[s.magistrate].posts
    for place in range(8):
        if posts >> place & 1:
            gain_good(s, s.magistrate, place >= INNER, "MERV-SOLO-37")
    fulfil_contracts(s)


def establish_post(s: State) -> int:
    """Outer before inner, unoccupied before occupied, clockwise from the north-west (MERV-SOLO-36, -63)."""
    if not s.players[s.magistrate].discs:
        return -1
    outer = [place for place in range(INNER, 8) if marketplace.may_establish(s, s.magistrate, place)]
    inner = [place for place in range(INNER) if marketplace.may_establish(s, s.magistrate, place)]
    allowed = outer or inner
    if not allowed:
        return -1
    unoccupied = [place for place in allowed if not any(player.posts >> place & 1 for player in s.players)]
    chosen = (unoccupied or allowed)[0]
    marketplace.establish(s, s.magistrate, chosen)
    return chosen


def fulfil_contracts(s: State) -> None:
    """The most valuable one it has the goods for, again and again (MERV-SOLO-39, -40, -64)."""
    while stacks := possible_contracts(s):
        fulfil_best(s, stacks)


def fulfil_contract_with(s: State, is_rare: bool) -> None:
    """One contract at most, the most valuable one that asks for the good just gained (MERV-SOLO-33)."""
    stacks = [stack for stack in possible_contracts(s) if asks_for_good(s, top_contract(s, stack), is_rare)]
    if stacks:
        fulfil_best(s, stacks)


def possible_contracts(s: State) -> list[int]:
    """The stacks whose top card it has scrolls and goods for."""
    return [
        stack
        for stack in range(6)
        if top_contract(s, stack) >= 0 and has_goods_for(s, s.magistrate, top_contract(s, stack))
    ]


def fulfil_best(s: State, stacks: list[int]) -> None:
    fulfil(s, max(stacks, key=lambda stack: contract_worth(s, top_contract(s, stack))))


def contract_worth(s: State, contract: int) -> tuple[int, bool, int]:
    """Points, then a soldier before favour, then the level (MERV-SOLO-39)."""
    return (
        s.printed.contract_points[contract],
        s.printed.contract_boon[contract] == GAIN_SOLDIER,
        s.printed.contract_level[contract],
    )


def fulfil(s: State, stack: int) -> None:
    """Any-good positions take common goods first (MERV-SOLO-65)."""
    contract = top_contract(s, stack)
    player = s.players[s.magistrate]
    take_contract(s, s.magistrate, stack)
    for _ in range(s.printed.contract_any[contract]):
        if player.common > player.common_tied:
            player.common_tied += 1
        else:
            player.rare_tied += 1
    if s.printed.contract_boon[contract] == GAIN_SOLDIER:
        place_soldier(s)
    else:
        gain_favour(s, s.magistrate, 1, "MERV-SOLO-39")


# --- mosque ----------------------------------------------------------------------------------------------------------
def advance(s: State, number: int) -> None:
    """One free step per action; on the last space the card leaves the game (MERV-SOLO-41, -43)."""
    player = s.players[s.magistrate]
    for _ in range(number):
        if player.node == LAST_NODE or (player.node == NO_NODE and not player.discs):
            break
        enter(s, first_path(s) if player.node == NO_NODE else NEXT_NODE[player.node])
    if player.node == LAST_NODE:
        remove_card(s, MOSQUE)


def first_path(s: State) -> int:
    """The first path that still has its camel, else the first of all (MERV-SOLO-41)."""
    for path in range(4):
        if s.path_camels >> path & 1:
            return path
    return 0


def enter(s: State, node: int) -> None:
    """What a space gives the magistrate (MERV-SOLO-42, -55, -56, -57)."""
    mosque.move_to(s, s.magistrate, node)
    boon = s.printed.node_boon[node]
    if boon == GAIN_CAMEL:
        mosque.take_path_camel(s, s.magistrate, node)
    elif boon in (GAIN_WHITE_UPGRADE, GAIN_BONUS_UPGRADE):
        s.score(s.magistrate, BY_UPGRADES, s.printed.solo_upgrade_points, "MERV-SOLO-55")
    elif boon == GAIN_SCORING_TILE:
        take_best_scoring_tile(s)
    elif boon == GAIN_COURTIER:
        place_courtiers(s, 1)
    elif boon == GAIN_WALL:
        build_wall(s)
    elif boon == GAIN_SOLDIER:
        place_soldier(s)
    elif boon == GAIN_FAVOUR:
        gain_favour(s, s.magistrate, 1, "MERV-SOLO-42")


def take_best_scoring_tile(s: State) -> None:
    """Worth most for its present buildings; ties at random (MERV-SOLO-56)."""
    held = mosque.held_scoring_tiles(s)
    worth = {
        tile: count_on_action(s, s.magistrate, s.printed.scoring_tile_action[tile])
        for tile in range(4)
        if not held >> tile & 1
    }
    if not worth:
        return
    best = [tile for tile in worth if worth[tile] == max(worth.values())]
    chosen = best[0]
    if len(best) > 1:
        s.unveil()
        chosen = best[s.chance.below(len(best))]
    mosque.take_scoring_tile(s, s.magistrate, chosen)


# --- wall and soldier ------------------------------------------------------------------------------------------------
def build_wall(s: State) -> None:
    """The cheapest piece where it protects its side first (MERV-SOLO-48, -49, -50, -66)."""
    pieces = [piece for piece in range(12) if s.wall_left[piece]]
    if not pieces:
        return
    piece = min(pieces, key=lambda piece: (s.printed.wall_cost[piece], s.printed.wall_colour[piece]))
    free = [slot for slot in walls.slots_for(piece) if s.walls[slot] < 0]
    walls.build(s, s.magistrate, piece, min(free, key=lambda slot: wall_class(s, slot)))


def wall_class(s: State, slot: int) -> int:
    """Classes A to J of MERV-SOLO-49 as 0 to 9, by the owners of the two sites behind the slot."""
    near, far = COVERED[slot]
    return WALL_CLASSES[s.owner[near]][s.owner[far]]


def place_soldier(s: State) -> None:
    """The northernmost, then westernmost building of the high courtier, else its own (MERV-SOLO-44, -45)."""
    if not s.players[s.magistrate].servants:
        return
    for owner in (s.high_courtier, s.magistrate):
        for cell in range(25):
            if s.owner[cell] == owner and can_guard(s, cell):
                deploy(s, s.magistrate, cell)
                return


# --- camel market ----------------------------------------------------------------------------------------------------
def trade_at_camel_market(s: State) -> None:
    """Take the camels if there are two or it has none, else put one on an upper slot (MERV-SOLO-20, -21, -22)."""
    if s.market_camels.bit_count() >= 2 or s.players[s.magistrate].camels == 0:
        camel_market.take_all(s, s.magistrate, "MERV-SOLO-21")
        return
    slot = 1 if s.market_camels & 1 else 0
    camel_market.put_camel(s, s.magistrate, slot)
    gain_market_boon(s, s.printed.market_boon[s.market_side][slot])


def gain_market_boon(s: State, boon: int) -> None:
    """What a slot of the camel market gives the magistrate (MERV-SOLO-62)."""
    if boon == GAIN_SCROLL:
        study(s, 1)
    elif boon == GAIN_CARD:
        take_cards(s, 1)
    elif boon == GAIN_RARE:
        gain_good(s, s.magistrate, True, "MERV-SOLO-62")
    elif boon == GAIN_STEP:
        advance(s, 1)
    elif boon == GAIN_FAVOUR:
        gain_favour(s, s.magistrate, 1, "MERV-SOLO-62")
    elif boon == GAIN_SOLDIER:
        place_soldier(s)
    elif boon == GAIN_WHITE:
        s.score(s.magistrate, BY_UPGRADES, s.printed.solo_white_points, "MERV-SOLO-62")


# --- scoring ---------------------------------------------------------------------------------------------------------
def score_palace(s: State) -> None:
    """Every courtier scores; no favour is spent (MERV-SOLO-46, -53)."""
    for hall in range(4):
        for _ in range(s.players[s.magistrate].courtiers[hall]):
            score_courtier(s, s.magistrate, hall)
