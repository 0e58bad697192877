"""What can be pending in a saved position: which frames can lie on which, and what each of them needs.

The stack is [flow], one decision of the phase or a base of the turn (slot, site, action, end), then the board action
with its steps and payments, or boons with their choices. Every step of the engine keeps to this grammar, so a position
that does not was never at a decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from caravansary.core.errors import PositionError
from caravansary.core.reading import require
from caravansary.games.merv import boons, frames, marketplace, mosque, palace
from caravansary.games.merv.city import is_empty_site, line_of, site_action
from caravansary.games.merv.contracts import has_goods_for, top_contract
from caravansary.games.merv.high_courtier import deciders
from caravansary.games.merv.payment import ANY_CUBE, DISCOUNT_PIECE, WILD_PIECE, pieces_left, wild_colour
from caravansary.games.merv.pieces import (
    ANY,
    CARAVANSARY,
    GAIN_BONUS_UPGRADE,
    GAIN_CARD,
    GAIN_COURTIER,
    GAIN_FAVOUR_AND_SOLDIER,
    GAIN_POST,
    GAIN_SCORING_TILE,
    GAIN_SCROLL,
    GAIN_SOLDIER,
    GAIN_STEP,
    GAIN_TWO_SOLDIERS,
    GAIN_WALL,
    GAIN_WHITE_UPGRADE,
    INNER,
    LIBRARY,
    MARKETPLACE,
    MOSQUE,
    NO_NODE,
    PALACE,
    WALL,
    WHITE,
)
from caravansary.games.merv.saving import BOON_BITS, KIND_NAMES
from caravansary.games.merv.spices import may_collect
from caravansary.games.merv.tracks import contract_level
from caravansary.games.merv.turn import has_legal_site

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

# --- which frame lies on which --------------------------------------------------------------------------------------
BASES: Final = frozenset({frames.CHOOSE_SLOT, frames.CHOOSE_SITE, frames.CHOOSE_ACTION, frames.CHOOSE_END})
ON_FLOW: Final = BASES | {
    *(frames.CHOOSE_SPACE, frames.CHOOSE_COURTIER_SLOT, frames.CHOOSE_COURTIER_SITE),
    *(frames.CHOOSE_RANSOM, frames.CHOOSE_COURTIER),
}
# The frames of a board action on its base, and the board action
BOARD_OF: Final = {
    frames.CHOOSE_CARAVAN_CARD: CARAVANSARY,
    frames.CHOOSE_HALL: PALACE,
    frames.CHOOSE_SCROLLS: LIBRARY,
    frames.CHOOSE_LIBRARY_CUBE: LIBRARY,
    frames.CHOOSE_POST: MARKETPLACE,
    frames.CHOOSE_PURCHASE: MARKETPLACE,
    frames.CHOOSE_MOSQUE_STEP: MOSQUE,
    frames.CHOOSE_WALL_PIECE: WALL,
}
# Where contracts can be fulfilled (MERV-CONTRACT-7), and a soldier be their bonus
WINDOWS: Final = BASES | frozenset(BOARD_OF) - {frames.CHOOSE_LIBRARY_CUBE} | {frames.CHOOSE_BREAKTHROUGH}
# Where the boons of the camel market and of tiles arise, and those of the mosque
BY_TRADE: Final = frozenset({frames.CHOOSE_ACTION, frames.CHOOSE_END})
BY_TILE: Final = BY_TRADE | {frames.CHOOSE_BREAKTHROUGH}
BY_NODE: Final = BY_TILE | {frames.CHOOSE_MOSQUE_STEP}
LIES_ON: Final[dict[int, frozenset[int]]] = {
    **dict.fromkeys(ON_FLOW, frozenset({frames.FLOW})),
    **dict.fromkeys(BOARD_OF, frozenset({frames.CHOOSE_END})),
    frames.PLACE_COURTIER: frozenset({frames.CHOOSE_HALL}),
    frames.GET_GOOD: frozenset({frames.CHOOSE_PURCHASE}),
    frames.ENTER_NODE: frozenset({frames.CHOOSE_MOSQUE_STEP}),
    frames.CHOOSE_CARAVAN_CUBE: frozenset({frames.CHOOSE_CARAVAN_CARD}),
    frames.FULFIL: WINDOWS,
    frames.CHOOSE_GOOD: frozenset({frames.FULFIL}),
    frames.CHOOSE_CUBE: frozenset(
        {
            *(frames.PLACE_COURTIER, frames.GET_GOOD, frames.ENTER_NODE, frames.CHOOSE_WALL_SLOT),
            *(frames.FULFIL, frames.CHOOSE_GOOD),
        }
    ),
    frames.BOONS: BY_TRADE,
    frames.CHOOSE_BOON: BY_TRADE,
    frames.CHOOSE_BREAKTHROUGH: BY_TILE,
    frames.CHOOSE_FREE_CARD: BY_TILE,
    frames.CHOOSE_FREE_POST: BY_TILE,
    frames.CHOOSE_FREE_PATH: BY_TILE,
    frames.CHOOSE_FREE_HALL: BY_NODE,
    frames.CHOOSE_FREE_WALL: BY_NODE,
    frames.CHOOSE_WALL_SLOT: BY_NODE | {frames.CHOOSE_WALL_PIECE},
    frames.CHOOSE_SCORING_TILE: BY_NODE,
    frames.CHOOSE_UPGRADE_COLOUR: BY_NODE,
    frames.CHOOSE_UPGRADE_SITE: BY_NODE | {frames.BOONS},
    frames.CHOOSE_SOLDIER_SITE: WINDOWS | {frames.BOONS},
}
BOON_OF: Final = {
    frames.CHOOSE_UPGRADE_COLOUR: GAIN_BONUS_UPGRADE,
    frames.CHOOSE_SCORING_TILE: GAIN_SCORING_TILE,
    frames.CHOOSE_FREE_HALL: GAIN_COURTIER,
    frames.CHOOSE_FREE_CARD: GAIN_CARD,
    frames.CHOOSE_FREE_POST: GAIN_POST,
    frames.CHOOSE_FREE_PATH: GAIN_STEP,
}
FOURTH: Final = 3  # level of the last breakthrough


@final
class Frame:
    """A frame of the stack with its field and what it lies on."""

    __slots__ = ("arg", "below", "field", "kind")

    def __init__(self, frame: int, field: str, below: Frame | None) -> None:
        self.kind = frame & 63
        self.arg = frame >> 6
        self.field = field
        self.below = below

    def lies_on(self, kind: int) -> bool:
        return self.below is not None and self.below.kind == kind


@final
class Pending:
    """The stack of a position as frames: all of them, the one of the phase or turn, and that of the board action."""

    __slots__ = ("base", "board", "frames")

    def __init__(self, stack: list[int]) -> None:
        self.frames: list[Frame] = []
        for index, frame in enumerate(stack):
            self.frames.append(Frame(frame, f"pending.{index}", self.frames[-1] if index else None))
        kinds = [frame.kind for frame in self.frames]
        self.base = kinds[1] if len(kinds) > 1 else -1
        self.board = kinds[2] if len(kinds) > 2 and kinds[2] in BOARD_OF else -1

    def find(self, kind: int) -> Frame | None:
        return next((frame for frame in self.frames if frame.kind == kind), None)

    def breakthroughs(self) -> list[int]:
        """The levels at which a tile is still to be chosen."""
        return [frame.arg for frame in self.frames if frame.kind == frames.CHOOSE_BREAKTHROUGH]


def check_grammar(pending: Pending, is_over: bool) -> None:
    """Every frame may lie where it lies, and a decision is on top; nothing is pending when the game is over."""
    if is_over:
        require(not pending.frames, "pending", "must be empty when the game is over")
        return
    require(len(pending.frames) > 1, "pending", "must be flow and at least one decision until the game is over")
    require(pending.frames[0].kind == frames.FLOW, "pending.0", "must be flow")
    for frame in pending.frames[1:]:
        below = frame.below
        if below is None or below.kind not in LIES_ON.get(frame.kind, frozenset()):
            under = KIND_NAMES[below.kind] if below is not None else "nothing"
            raise PositionError(frame.field, f"{KIND_NAMES[frame.kind]} cannot lie on {under}")
    top = pending.frames[-1]
    require(top.kind >= frames.FIRST_DECISION, top.field, f"{KIND_NAMES[top.kind]} cannot be on top: it is no decision")


def check_frames(s: State, pending: Pending) -> None:
    """Every frame finds what it needs."""
    for frame in pending.frames:
        if frame.kind in BOARD_OF:
            fits = s.site >= 0 and site_action(s, s.site) == BOARD_OF[frame.kind]
            require(fits, frame.field, f"{KIND_NAMES[frame.kind]} needs a site of its board action in memory.site")
        if frame.kind in NEEDS:
            NEEDS[frame.kind](s, frame)


# --- the turn of a seat, of the high courtier -----------------------------------------------------------------------
def site_needs(s: State, frame: Frame) -> None:
    require(has_legal_site(s, s.active, s.slot), frame.field, "there is no legal site in the line of the slot")


def courtier_slot_needs(s: State, frame: Frame) -> None:
    require(frame.arg == deciders(s)[0], frame.field, "the other participant chooses the slot (MERV-2P-2)")


def courtier_site_needs(s: State, frame: Frame) -> None:
    require(frame.arg == deciders(s)[1], frame.field, "the other participant chooses the site (MERV-2P-3)")
    require(s.players[s.high_courtier].buildings > 0, frame.field, "the high courtier has no building left")
    has_site = any(is_empty_site(s, cell) for cell in line_of(s, s.slot))
    require(has_site, frame.field, "there is no empty site in the line of the slot")


# --- board actions --------------------------------------------------------------------------------------------------
def caravan_card_needs(s: State, frame: Frame) -> None:
    """The cards taken so far are those that the seat has more than before, each paid or waived."""
    spices = s.players[s.active].spices
    had = [s.had >> 4 * spice & 15 for spice in range(4)]
    fits = all(had[spice] <= spices[spice] for spice in range(4)) and sum(spices) - sum(had) == s.steps
    require(fits, "memory.had", f"must be the cards before the action: {s.steps} less than now")
    fits = sum(s.spent) + s.discount_used == s.steps
    require(fits, "memory.spent", f"must be, with the discount, the cubes of the {s.steps} cards taken")


def caravan_cube_needs(s: State, frame: Frame) -> None:
    in_reach = frame.arg <= s.camels_on_cards and frame.arg < len(s.queue)
    require(in_reach, frame.field, f"card {frame.arg + 1} is not in reach (MERV-CARAVAN-4)")
    allowed = may_collect(s, s.active, s.queue[frame.arg])
    require(allowed, frame.field, f"card {frame.arg + 1} is beyond the limit of spices (MERV-CARAVAN-8)")


def scrolls_needs(s: State, frame: Frame) -> None:
    require(s.steps == 0, "memory.steps", "must be 0 while scrolls are bought")


def library_cube_needs(s: State, frame: Frame) -> None:
    scrolls_needs(s, frame)
    most = min(s.printed.library_most, s.scrolls_left)
    require(frame.arg <= most, frame.field, f"at most {most} scrolls can be bought")
    require(not any(s.need), "memory.need", "must be nothing while scrolls are bought")
    once = max(s.paid[:4]) <= 1 and not s.paid[WILD_PIECE] and not s.paid[DISCOUNT_PIECE]
    require(once and sum(s.paid) < frame.arg, "memory.paid", "must be different colours, fewer cubes than scrolls")


def post_needs(s: State, frame: Frame) -> None:
    require(s.steps == 0 and not s.bought, "memory.steps", "must be 0 before the post is established")
    require(marketplace.can_establish_any(s, s.active), frame.field, "no post can be established")


def purchase_needs(s: State, frame: Frame) -> None:
    """The camels stand on the routes of the goods bought; the steps are these goods and the post."""
    posts = s.players[s.active].posts
    routes = 0
    for city in range(8):
        if s.bought >> city & 1 and not posts >> city & 1:
            routes |= 1 << city
            if city >= INNER and not posts >> (city - INNER) & 1:
                routes |= 1 << (city - INNER)
    require(s.routes == routes, "memory.routes", "must be the routes that the cities bought in need")
    post = s.steps - s.bought.bit_count()
    fits = (post == 1 and posts > 0) or (post == 0 and not marketplace.can_establish_any(s, s.active))
    require(fits, "memory.steps", "must be the post and the goods of the action")


def courtier_needs(s: State, frame: Frame) -> None:
    fits = s.players[s.active].servants > 0 and palace.has_room(s, frame.arg)
    require(fits, frame.field, "there is no servant or no room in the hall")


def good_needs(s: State, frame: Frame) -> None:
    fits = s.bought >> frame.arg & 1 and marketplace.good_is_left(s, frame.arg)
    require(bool(fits), frame.field, "the city must be in memory.bought, and a good be left")


def node_needs(s: State, frame: Frame) -> None:
    require(frame.arg in mosque.next_nodes(s, s.active), frame.field, "the space is not the next one")


def wall_slot_needs(s: State, frame: Frame) -> None:
    require(s.wall_left[frame.arg] > 0, frame.field, "no such piece is left")
    if frame.lies_on(frames.CHOOSE_WALL_PIECE):
        require(s.steps > 0, "memory.steps", "must be at least 1 with a piece to place")
    else:
        free_wall_needs(s, frame)


# --- payments and contracts -----------------------------------------------------------------------------------------
def payment_needs(s: State, frame: Frame) -> None:
    """What the frame below asks for is open, and partly paid at most."""
    below = frame.below
    assert below is not None  # noqa: S101 - the grammar says so
    purpose, need = cost_of(s, below)
    require(frame.arg == purpose, frame.field, f"{KIND_NAMES[below.kind]} is not paid for this")
    require(s.need == need, "memory.need", f"must be the cost of {KIND_NAMES[below.kind]}")
    if purpose != frames.CONTRACT_COST:
        require(s.steps > 0, "memory.steps", "must be at least 1 with an open payment")
    fits = all(s.paid[colour] <= need[colour] for colour in range(4)) and s.paid[DISCOUNT_PIECE] == 0
    require(fits and pieces_left(s) > 0, "memory.paid", "must be less than memory.need")
    if s.paid[WILD_PIECE]:
        wild = wild_colour(s, s.active)
        fits = s.paid[WILD_PIECE] == 1 == s.wild_used and wild >= 0 and s.paid[wild] == need[wild]
        require(fits, "memory.paid.wild", "the colour cannot be used as any other")


def cost_of(s: State, frame: Frame) -> tuple[int, list[int]]:
    """What a payment for the frame is for, and its cubes."""
    need = [0, 0, 0, 0, 0]
    if frame.kind == frames.PLACE_COURTIER:
        need[s.printed.hall_colour[frame.arg]] = palace.next_price(s, s.active)
        return PALACE, need
    if frame.kind == frames.GET_GOOD:
        return MARKETPLACE, [*s.printed.city_cost[frame.arg], 0]
    if frame.kind == frames.ENTER_NODE:
        return MOSQUE, [*mosque.step_cost(s, s.players[s.active].node, frame.arg), 0]
    if frame.kind == frames.CHOOSE_WALL_SLOT:
        on_action = frame.lies_on(frames.CHOOSE_WALL_PIECE)
        require(on_action, frame.field, "only a piece of the wall action is paid")
        need[s.printed.wall_colour[frame.arg]] = s.printed.wall_cost[frame.arg]
        return WALL, need
    cube = s.printed.contract_cube[top_contract(s, frame.arg & 7)]
    need[ANY_CUBE if cube == ANY else cube] = 1
    return frames.CONTRACT_COST, need


def fulfil_needs(s: State, frame: Frame) -> None:
    fits = top_contract(s, frame.arg) >= 0 and frame.arg < 2 * contract_level(s, s.active)
    require(fits, frame.field, "the stack is empty or its level is not reached (MERV-CONTRACT-2)")


def contract_goods_need(s: State, pending: Pending) -> int:
    """How many goods are committed to the contract that is being fulfilled; those that it still asks for are there."""
    fulfil, good = pending.find(frames.FULFIL), pending.find(frames.CHOOSE_GOOD)
    if fulfil is None:
        return 0
    fulfil_needs(s, fulfil)
    contract = top_contract(s, fulfil.arg)
    asked = s.printed.contract_any[contract]
    if good is None:
        require(asked == 0, fulfil.field, "the goods that may be of any kind must be chosen: choose_good is missing")
        require(has_goods_for(s, s.active, contract), fulfil.field, "the scrolls or goods for it are not there")
        return 0
    left, rare_only = good.arg >> 3 & 3, good.arg >> 5
    require(good.arg & 7 == fulfil.arg, good.field, "must be for the contract that is being fulfilled")
    require(left + rare_only <= asked, good.field, f"the contract asks for {asked} goods of any kind")
    if pending.frames[-1] is not good:
        require(left == asked and not rare_only, good.field, "must be whole as long as the cube is not paid")
    player = s.players[s.active]
    common = player.common - player.common_tied - s.printed.contract_common[contract]
    rare = player.rare - player.rare_tied - s.printed.contract_rare[contract]
    scrolls = player.scrolls - player.scrolls_tied - s.printed.contract_scrolls[contract]
    enough = min(common, rare, scrolls) >= 0 and (rare if rare_only else common + rare) >= left
    require(enough, good.field, "the scrolls or goods for it are not there")
    return asked - left


# --- boons ----------------------------------------------------------------------------------------------------------
def node_boon(s: State) -> int:
    """The boon of the space of the mosque track on which the seat stands."""
    node = s.players[s.active].node
    return -1 if node == NO_NODE else s.printed.node_boon[node]


def has_tile_with(s: State, boon: int) -> bool:
    tiles = s.players[s.active].tiles
    return any(tiles >> tile & 1 and s.printed.tile_boon[tile] == boon for tile in range(16))


def has_traded_for(s: State, boon: int) -> bool:
    """The boon lies under a camel of the camel market, and the seat has traded."""
    return bool(s.trade_used) and any(
        s.market_camels >> slot & 1 and s.printed.market_boon[s.market_side][slot] == boon for slot in range(4)
    )


def has_pair_for(s: State, boon: int) -> bool:
    spices = s.players[s.active].spices
    return any(spices[spice] > 1 and s.printed.pair_boon[spice] == boon for spice in range(4))


def came_by(frame: Frame, *ways: bool) -> None:
    require(any(ways), frame.field, f"nothing that the seat has gives {KIND_NAMES[frame.kind]}")


def fits_place(s: State, frame: Frame) -> None:
    """Only the camel market gives such a boon before the action, only a third tile while a fourth is to be chosen."""
    below = frame.below
    if below is not None and below.kind == frames.CHOOSE_ACTION:
        require(s.trade_used == 1, "memory.trade_used", f"must be 1 with {KIND_NAMES[frame.kind]} before the action")
    if below is not None and below.kind == frames.CHOOSE_BREAKTHROUGH:
        require(below.arg == FOURTH, below.field, f"cannot be lower than 4 under {KIND_NAMES[frame.kind]}")


def breakthrough_needs(s: State, frame: Frame) -> None:
    """From the library or from the camel market; the lowest level is on top (MERV-LIBRARY-5)."""
    if frame.lies_on(frames.CHOOSE_BREAKTHROUGH):
        assert frame.below is not None  # noqa: S101 - it lies on something
        require(frame.below.arg > frame.arg, frame.field, "must be of a lower level than the one below")
        return
    fits_place(s, frame)
    by_library = frame.lies_on(frames.CHOOSE_END) and s.site >= 0 and site_action(s, s.site) == LIBRARY
    came_by(frame, by_library, has_traded_for(s, GAIN_SCROLL))


def soldier_needs(s: State, frame: Frame) -> None:
    """From a deployment, a contract, a space, a pair, the fourth breakthrough or the camel market."""
    contracts = s.players[s.active].contracts
    came_by(
        frame,
        frame.lies_on(frames.CHOOSE_END),
        node_boon(s) == GAIN_SOLDIER,
        any(contracts >> contract & 1 and s.printed.contract_boon[contract] == GAIN_SOLDIER for contract in range(18)),
        has_pair_for(s, GAIN_SOLDIER),
        has_tile_with(s, GAIN_TWO_SOLDIERS),
        has_tile_with(s, GAIN_FAVOUR_AND_SOLDIER),
        has_traded_for(s, GAIN_SOLDIER),
    )


def upgrade_site_needs(s: State, frame: Frame) -> None:
    """A white or bonus upgrade of the mosque on an own site, a white one of a pair on any site."""
    colour = frame.arg & 7
    if frame.arg >= frames.ON_ANY_SITE:
        require(colour == WHITE, frame.field, "only a white upgrade can be put on any site")
        came_by(frame, has_pair_for(s, GAIN_WHITE_UPGRADE))
    else:
        require(not frame.lies_on(frames.BOONS), frame.field, "the upgrade of a pair can be put on any site")
        came_by(frame, node_boon(s) == (GAIN_WHITE_UPGRADE if colour == WHITE else GAIN_BONUS_UPGRADE))
    fits_place(s, frame)


def node_choice_needs(s: State, frame: Frame) -> None:
    """What only a space of the mosque track gives."""
    came_by(frame, node_boon(s) == BOON_OF[frame.kind])
    fits_place(s, frame)


def free_wall_needs(s: State, frame: Frame) -> None:
    came_by(frame, node_boon(s) == GAIN_WALL, has_tile_with(s, GAIN_WALL))
    fits_place(s, frame)


def tile_choice_needs(s: State, frame: Frame) -> None:
    """What only a third breakthrough or the camel market gives."""
    came_by(frame, has_tile_with(s, BOON_OF[frame.kind]), has_traded_for(s, BOON_OF[frame.kind]))
    fits_place(s, frame)


def free_path_needs(s: State, frame: Frame) -> None:
    require(s.players[s.active].node == NO_NODE, frame.field, "the seat has chosen its path already")
    tile_choice_needs(s, frame)


def boons_need(s: State, frame: Frame) -> None:
    """What is left of the pairs of this caravansary action, or of a fourth breakthrough."""
    left = [frame.arg >> BOON_BITS * kind & 7 for kind in range(4)]
    is_choice = frame.kind == frames.CHOOSE_BOON
    kinds = 4 - left.count(0)
    require(kinds > 1 or (kinds == 1 and not is_choice), frame.field, "must be different boons")
    fits_place(s, frame)
    of_pairs = completed_pairs(s)
    first = 0 if is_choice else 1  # one of them is being resolved
    came_by(
        frame,
        all(left[kind] <= of_pairs[kind] for kind in range(4)) and sum(left) + first <= sum(of_pairs),
        left == [0, 1, 0, 0] and has_tile_with(s, GAIN_TWO_SOLDIERS),
        left == [0, 1 - first, 1, 0] and has_tile_with(s, GAIN_FAVOUR_AND_SOLDIER),
    )


def completed_pairs(s: State) -> list[int]:
    """The boons of the pairs that this turn's caravansary action has completed."""
    counts = [0, 0, 0, 0]
    if s.steps and s.site >= 0 and site_action(s, s.site) == CARAVANSARY:
        for spice in range(4):
            pairs = s.players[s.active].spices[spice] // 2 - (s.had >> 4 * spice & 15) // 2
            counts[boons.KINDS.index(s.printed.pair_boon[spice])] += pairs
    return counts


NEEDS: Final[dict[int, Callable[[State, Frame], None]]] = {
    frames.CHOOSE_SITE: site_needs,
    frames.CHOOSE_COURTIER_SLOT: courtier_slot_needs,
    frames.CHOOSE_COURTIER_SITE: courtier_site_needs,
    frames.CHOOSE_CARAVAN_CARD: caravan_card_needs,
    frames.CHOOSE_CARAVAN_CUBE: caravan_cube_needs,
    frames.CHOOSE_SCROLLS: scrolls_needs,
    frames.CHOOSE_LIBRARY_CUBE: library_cube_needs,
    frames.CHOOSE_POST: post_needs,
    frames.CHOOSE_PURCHASE: purchase_needs,
    frames.PLACE_COURTIER: courtier_needs,
    frames.GET_GOOD: good_needs,
    frames.ENTER_NODE: node_needs,
    frames.CHOOSE_WALL_SLOT: wall_slot_needs,
    frames.CHOOSE_CUBE: payment_needs,
    frames.FULFIL: fulfil_needs,
    frames.CHOOSE_BREAKTHROUGH: breakthrough_needs,
    frames.CHOOSE_SOLDIER_SITE: soldier_needs,
    frames.CHOOSE_UPGRADE_SITE: upgrade_site_needs,
    frames.CHOOSE_UPGRADE_COLOUR: node_choice_needs,
    frames.CHOOSE_SCORING_TILE: node_choice_needs,
    frames.CHOOSE_FREE_HALL: node_choice_needs,
    frames.CHOOSE_FREE_WALL: free_wall_needs,
    frames.CHOOSE_FREE_CARD: tile_choice_needs,
    frames.CHOOSE_FREE_POST: tile_choice_needs,
    frames.CHOOSE_FREE_PATH: free_path_needs,
    frames.BOONS: boons_need,
    frames.CHOOSE_BOON: boons_need,
}
