"""Which positions can be: what the parts of a loaded position say must fit together.

Every piece has its place already (`loading.py`); here are the participants, the course of the year, the turn's memory
and the stack of frames, with the rules that hold at every decision. What is wrong is a `PositionError`.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final

from caravansary.core.errors import PositionError
from caravansary.core.reading import require
from caravansary.games.merv import frames, invasion, rounds
from caravansary.games.merv.city import is_protected, site_action
from caravansary.games.merv.mosque import level_of
from caravansary.games.merv.palace import courtiers_in
from caravansary.games.merv.payment import wild_colour
from caravansary.games.merv.pending import (
    BASES,
    FOURTH,
    Pending,
    check_frames,
    check_grammar,
    contract_goods_need,
)
from caravansary.games.merv.pieces import (
    BOARD_ACTIONS,
    BREAKTHROUGHS,
    CARAVANSARY,
    CELLS,
    CITIES,
    CONTRACTS,
    DISCOUNT_ACTIONS,
    HALLS,
    INNER,
    LAST_NODE,
    LIBRARY,
    LINES,
    MIDDLE_SLOT,
    MOSQUE,
    NO_NODE,
    NO_UPGRADE,
    NOBODY,
    PALACE,
    PLAYER_COLOURS,
    QUEUE_LENGTH,
)
from caravansary.games.merv.saving import KIND_NAMES
from caravansary.games.merv.spices import kinds_of_spice, spice_limit
from caravansary.games.merv.turn import has_legal_site

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

# The tiles that the magistrate can take (MERV-SOLO-31 to -34)
MAGISTRATE_TILES: Final = sum(
    1 << BREAKTHROUGHS.index(tile)
    for tile in (
        *("b1-caravansary", "b1-mosque", "b2-purple", "b2-tan", "b2-teal", "b2-orange"),
        *("b3-post", "b3-mosque", "b4-2favour", "b4-8points"),
    )
)
PHASE_OF: Final = {
    **dict.fromkeys(BASES, rounds.TURNS),
    frames.CHOOSE_COURTIER_SLOT: rounds.TURNS,
    frames.CHOOSE_COURTIER_SITE: rounds.TURNS,
    frames.CHOOSE_SPACE: rounds.ROUND_END,
    frames.CHOOSE_RANSOM: rounds.RANSOM,
    frames.CHOOSE_COURTIER: rounds.PALACE_SCORING,
}
IN_ROUND: Final = (rounds.TURNS, rounds.ROUND_END)
FIRST_PATHS: Final = ((0,), (1,), (2,), (3,), (0,), (1,), (2,), (3,), (0, 1), (2, 3), (0, 1), (2, 3))
ANY_PATH: Final = (0, 1, 2, 3)
SCORING_TILE_LEVEL: Final = 5  # of the mosque
PALACE_PLACES: Final = (2, 3, 4)  # from the bottom of the dealt cards (MERV-SETUP-19)


def check(s: State) -> None:
    """Refuse a position in which the parts do not fit together."""
    pending = Pending(s.stack)
    check_grammar(pending, s.phase == rounds.OVER)
    check_phase(s, pending)
    check_turns(s, pending)
    check_slots(s, pending)
    check_cursor(s, pending)
    check_next_queue(s)
    check_active(s)
    check_city(s)
    check_halls(s)
    committed = contract_goods_need(s, pending)
    for who in range(len(s.players)):
        if who != s.high_courtier:
            check_participant(s, who, pending, committed if who == s.active else 0)
    check_paths(s)
    check_memory(s, pending)
    check_caravan(s, pending)
    check_frames(s, pending)
    check_invasion(s, pending)
    check_palace_scoring(s, pending)
    if s.magistrate >= 0:
        check_solo_cards(s)


def field_of(s: State, who: int, key: str) -> str:
    return f"players.{PLAYER_COLOURS[s.colours[who]]}.{key}"


# --- the course of the game -----------------------------------------------------------------------------------------
def check_phase(s: State, pending: Pending) -> None:
    """The phase asks this decision, and comes in this year and round (MERV-INVASION-1)."""
    if pending.frames:
        fits = PHASE_OF[pending.base] == s.phase
        require(fits, "phase", f"{KIND_NAMES[pending.base]} is not asked in this phase")
    require(s.phase != rounds.RANSOM or s.year > 1, "year", "there is no invasion in the first year")
    require(s.phase != rounds.OVER or s.year == rounds.LAST_YEAR, "year", f"the game ends in year {rounds.LAST_YEAR}")
    require(s.phase in IN_ROUND or s.round == 0, "round", "must be 1 at the end of the year")
    require(s.last_clicker >= 0 or s.known_at_click == 0, "known_at_click", "must be 0 before the first click")


def check_turns(s: State, pending: Pending) -> None:
    """Whose turn it is, and how many were taken."""
    count = len(s.players)
    if s.phase == rounds.TURNS:
        require(s.turn > 0, "turn", "must be at least 1 while somebody takes a turn")
        mover = s.order[s.turn - 1]
        fits = mover < s.seats if pending.base in BASES else mover == s.high_courtier
        require(fits, "turn", f"{KIND_NAMES[pending.base]} is not asked in the turn of this participant")
    else:
        require(s.turn == count, "turn", f"must be {count} after the turns of a round")
    rounds_before = 4 * (s.year - 1) + s.round if s.phase in IN_ROUND else 4 * s.year - 1
    turns = count * rounds_before + s.turn
    require(s.turns == turns, "turns", f"must be {turns} in this year and round")


def check_slots(s: State, pending: Pending) -> None:
    """Everybody who has moved in this round has a slot."""
    before_slot = pending.base in (frames.CHOOSE_SLOT, frames.CHOOSE_COURTIER_SLOT)
    moved = s.order[: s.turn - before_slot] if s.phase in IN_ROUND else []
    standing = [who for who in s.slots if who != NOBODY]
    require(
        sorted(standing) == sorted(moved), "slots", "must be taken by those who have moved in this round, once each"
    )


def check_cursor(s: State, pending: Pending) -> None:
    """How far round end or palace scoring have come; between them it stays where it was."""
    cursor = len(s.players)
    if s.phase == rounds.ROUND_END:
        cursor = s.slots.index(pending.frames[1].arg) + 1
    elif s.phase == rounds.PALACE_SCORING:
        cursor = s.order.index(pending.frames[1].arg & 7) + 1
    elif s.phase == rounds.TURNS and s.round > 0:
        cursor = len(s.slots)
    elif s.phase == rounds.RANSOM or (s.phase == rounds.TURNS and s.year == 1):
        cursor = 0
    require(s.cursor == cursor, "cursor", f"must be {cursor} here")


def check_next_queue(s: State) -> None:
    """Meeples put a camel on every free space behind theirs; whoever takes a space takes its camels (MERV-ORDER-3)."""
    count = len(s.players)
    if s.phase == rounds.ROUND_END:
        moved = [who for who in s.slots[: s.cursor - 1] if who != NOBODY]
        standing = [who for who in s.next_queue if who != NOBODY]
        fits = sorted(standing) == sorted(moved) and s.next_queue[count:] == [NOBODY] * (4 - count)
        require(fits, "next_queue", "must hold those who stood on the slots before the cursor, once each")
    else:
        is_first = s.year == 1 and s.round == 0 and s.phase == rounds.TURNS
        queue = [NOBODY] * 4 if is_first else s.order + [NOBODY] * (4 - count)
        require(s.next_queue == queue, "next_queue", "must be the order of this round, or empty in the first round")
    for space in range(4):
        in_front = [who for who in s.next_queue[:space] if who != NOBODY]
        free = s.next_queue[space] == NOBODY and space < count and s.phase == rounds.ROUND_END
        camels = len(in_front) if free else 0
        require(s.queue_camels[space] == camels, f"queue_camels.{space}", f"must be {camels}")


def check_active(s: State) -> None:
    """The last one who moved, and its slot."""
    active, slot = -1, -1
    if s.phase in IN_ROUND:
        active = s.order[s.turn - 1]
        slot = s.slots.index(active) if active in s.slots else -1
    require(s.active == active, "memory.active", "must be the last one who moved")
    require(s.slot == slot, "memory.slot", "must be the slot of the last one who moved")


# --- the board ------------------------------------------------------------------------------------------------------
def check_city(s: State) -> None:
    """A soldier guards a building and stands on no upgrade (MERV-CITY-1, -2)."""
    is_after_invasion = s.phase in (rounds.PALACE_SCORING, rounds.OVER) and s.year > 1
    for cell in range(25):
        if s.soldier[cell] == NOBODY:
            continue
        field = f"city.{CELLS[cell]}.soldier"
        require(s.owner[cell] != NOBODY, field, "there is no building to guard")
        require(s.upgrade[cell] == NO_UPGRADE, field, "there is an upgrade")
        require(not is_after_invasion, field, "all soldiers went home after the invasion (MERV-INVASION-9)")
        is_foreign = s.soldier[cell] == s.magistrate and s.owner[cell] == 0
        require(
            s.magistrate < 0 or not is_foreign, field, "the magistrate guards no building of the seat (MERV-SOLO-45)"
        )


def check_halls(s: State) -> None:
    for hall in range(4):
        room = s.printed.hall_capacity[hall]
        if courtiers_in(s, hall) > room:
            last = max(who for who, player in enumerate(s.players) if player.courtiers[hall])
            raise PositionError(field_of(s, last, f"courtiers.{HALLS[hall]}"), f"the hall has room for {room}")


def check_paths(s: State) -> None:
    """The camels are gone from exactly those paths that somebody has entered (MERV-MOSQUE-5)."""
    nodes = [player.node for player in s.players if player.node != NO_NODE]
    entered = [FIRST_PATHS[node] if node < len(FIRST_PATHS) else ANY_PATH for node in nodes]
    gone = {path for path in range(4) if not s.path_camels >> path & 1}
    fits = any(set(paths) == gone for paths in itertools.product(*entered))
    require(fits, "path_camels", "must lie on the paths that nobody has entered")


def check_caravan(s: State, pending: Pending) -> None:
    """The queue is filled up except during a caravansary action (MERV-CARAVAN-10)."""
    cards = len(s.queue) + (s.steps if pending.board == frames.CHOOSE_CARAVAN_CARD else 0)
    fits = cards == QUEUE_LENGTH or (cards < QUEUE_LENGTH and not s.deck)
    require(fits, "caravan.queue", f"must be filled up to {QUEUE_LENGTH} cards from the deck")


# --- the participants -----------------------------------------------------------------------------------------------
def check_participant(s: State, who: int, pending: Pending, committed: int) -> None:
    check_posts(s, who)
    check_contracts(s, who, committed)
    check_breakthroughs(s, who, pending.breakthroughs() if who == s.active else [])
    player = s.players[who]
    is_pending = who == s.active and pending.find(frames.CHOOSE_SCORING_TILE) is not None
    expected = level_of(player.node) >= SCORING_TILE_LEVEL and not is_pending
    problem = "must be there from the fifth space of the mosque on, and not before (MERV-MOSQUE-9)"
    require((player.scoring_tile >= 0) == expected, field_of(s, who, "scoring_tile"), problem)
    if who != s.magistrate:
        limit = spice_limit(s, who)
        fits = kinds_of_spice(player) <= limit
        require(fits, field_of(s, who, "spices"), f"influence {player.influence} allows {limit} kinds (MERV-CARAVAN-8)")


def check_posts(s: State, who: int) -> None:
    """A post in an outer city needs one in its inner city (MERV-MARKET-3)."""
    posts = s.players[who].posts
    for city in range(INNER):
        linked = posts >> city & 1 or not posts >> (city + INNER) & 1
        problem = f"{CITIES[city + INNER]} needs a post in {CITIES[city]} (MERV-MARKET-3)"
        require(bool(linked), field_of(s, who, "posts"), problem)


def check_contracts(s: State, who: int, committed: int) -> None:
    """What contracts ask for is committed to them; a seat has the influence for their level (MERV-CONTRACT-2 to -5)."""
    player = s.players[who]
    c = s.printed
    owned = [contract for contract in range(len(CONTRACTS)) if player.contracts >> contract & 1]
    for contract in owned:
        needed = 0 if who == s.magistrate else c.contract_influence[c.contract_level[contract]]
        problem = f"{CONTRACTS[contract]} needs influence {needed} (MERV-CONTRACT-2)"
        require(player.influence >= needed, field_of(s, who, "contracts"), problem)
    scrolls = sum(c.contract_scrolls[contract] for contract in owned)
    common = sum(c.contract_common[contract] for contract in owned)
    rare = sum(c.contract_rare[contract] for contract in owned)
    goods = common + rare + sum(c.contract_any[contract] for contract in owned) + committed
    require(
        player.scrolls_tied == scrolls, field_of(s, who, "scrolls_committed"), f"must be {scrolls} for the contracts"
    )
    require(player.common_tied >= common, field_of(s, who, "common_committed"), f"must be at least {common}")
    require(player.rare_tied >= rare, field_of(s, who, "rare_committed"), f"must be at least {rare}")
    fits = player.common_tied + player.rare_tied == goods
    require(fits, field_of(s, who, "common_committed"), f"must be, with rare_committed, {goods} for the contracts")


def check_breakthroughs(s: State, who: int, pending: list[int]) -> None:
    """A tile for every level that the scrolls have reached, unless it is still to be chosen (MERV-LIBRARY-5, -6)."""
    player = s.players[who]
    field = field_of(s, who, "breakthroughs")
    for level in range(4):
        expected = int(player.scrolls >= s.printed.tile_scrolls[level])
        tiles = (player.tiles >> 4 * level & 15).bit_count() + pending.count(level)
        problem = f"{player.scrolls} scrolls give {expected} tiles of level {level + 1}, not {tiles}"
        require(tiles == expected, field, problem)
    if who == s.magistrate:
        require(not player.tiles & ~MAGISTRATE_TILES, field, "the magistrate never takes such a tile (MERV-SOLO-31)")


# --- the turn's memory ----------------------------------------------------------------------------------------------
def check_memory(s: State, pending: Pending) -> None:
    """What the turn remembers; between turns it is what the last turn has left."""
    check_site(s, pending)
    check_helps(s, pending)
    check_spent(s)
    in_turn = pending.base in BASES
    if in_turn and pending.base != frames.CHOOSE_END:
        require(s.steps == 0, "memory.steps", "must be 0 before the action")
        require(not any(s.spent), "memory.spent", "must be nothing before the action")
    if in_turn and pending.base in (frames.CHOOSE_SLOT, frames.CHOOSE_SITE):
        require(s.trade_used == 0, "memory.trade_used", "must be 0 before the production")
    if pending.board != frames.CHOOSE_PURCHASE:
        require(s.bought == 0, "memory.bought", "must be nothing outside the marketplace")
        require(s.routes == 0, "memory.routes", "must be nothing outside the marketplace")


def check_site(s: State, pending: Pending) -> None:
    """The activated site is in the line of the seat's slot and has a building (MERV-TURN-5 to -8, -15)."""
    if pending.base in (frames.CHOOSE_SLOT, frames.CHOOSE_SITE):
        require(s.site < 0, "memory.site", "must be null before a site is chosen")
    elif s.site >= 0:
        slot = s.slots.index(s.active) if 0 <= s.active < s.seats and s.active in s.slots else -1
        fits = slot >= 0 and s.site in LINES[s.round][slot] and s.owner[s.site] not in (NOBODY, s.magistrate)
        require(fits, "memory.site", "must be a building in the line of the active seat that it may activate")
    elif pending.base in BASES:
        slots = [slot for slot in range(5) if s.slots[slot] in (NOBODY, s.active)]
        fits = not any(has_legal_site(s, s.active, slot) for slot in slots)
        require(fits, "memory.site", "must be a site, for there are legal ones (MERV-TURN-5, -9)")


def check_helps(s: State, pending: Pending) -> None:
    """Who used the discount, the wild colour or the camel market could do so (MERV-RES-12, -13, MERV-CAMELMARKET-1)."""
    users = may_have_moved(s)
    if s.wild_used:
        fits = any(wild_colour(s, who) >= 0 for who in users)
        require(fits, "memory.wild_used", "must be 0 without a second breakthrough")
    if s.discount_used:
        is_early = pending.base in BASES and pending.base != frames.CHOOSE_END
        fits = not is_early and any(has_discount(s, who) for who in users)
        require(fits, "memory.discount_used", "must be 0 without a first breakthrough for the board action")
    if s.trade_used and 0 <= s.active < s.seats:
        fits = s.slots[MIDDLE_SLOT] == s.active
        require(fits, "memory.trade_used", "must be 0 on every slot but the middle one")


def may_have_moved(s: State) -> list[int]:
    """The seats whose turn the memory can be of: the active one, or any if none is."""
    return [s.active] if 0 <= s.active < s.seats else list(range(s.seats))


def has_discount(s: State, who: int) -> bool:
    """The seat has a first breakthrough, in its own turn one for the board action of its site."""
    tiles = s.players[who].tiles & 15
    if who != s.active:
        return tiles > 0
    board = site_action(s, s.site) if s.site >= 0 else -1
    return board in DISCOUNT_ACTIONS and bool(tiles >> DISCOUNT_ACTIONS.index(board) & 1)


def check_spent(s: State) -> None:
    """The cubes for the cards of a caravansary action have one colour, one wild cube aside (MERV-CARAVAN-19)."""
    if any(s.spent):
        fits = sum(s.spent) + s.discount_used == s.steps
        require(fits, "memory.spent", "must be, with the discount, as many cubes as steps")
        at_caravansary = s.site < 0 or site_action(s, s.site) == CARAVANSARY
        require(at_caravansary, "memory.spent", "must be nothing outside the caravansary")
    colours = [colour for colour in range(4) if s.spent[colour]]
    require(len(colours) <= 2, "memory.spent", "must be of one colour, one wild cube aside (MERV-CARAVAN-19)")
    is_mixed = len(colours) == 2
    require(
        (s.wild_used == 2) == is_mixed, "memory.wild_used", "must be 2 if memory.spent has two colours, and only then"
    )
    if is_mixed:
        wilds = [wild_colour(s, who) for who in may_have_moved(s)]
        fits = any(colour in wilds and s.spent[colour] == 1 for colour in colours)
        require(fits, "memory.spent", "must have one cube of the colour that can be used as any other")


# --- invasion, scoring ----------------------------------------------------------------------------------------------
def check_invasion(s: State, pending: Pending) -> None:
    """Each seat in turn order decides on its unprotected buildings in reading order (MERV-INVASION-2, -6)."""
    can_have_wild = s.year == 3 or (s.year == 2 and s.phase not in IN_ROUND)
    for seat in range(s.seats):
        if s.ransom_wild >> seat & 1:
            fits = can_have_wild and wild_colour(s, seat) >= 0
            require(fits, "invasion.wild_used_by", "must be seats with a second breakthrough, after an invasion began")
    if s.phase != rounds.RANSOM:
        require(s.attacked == 0, "invasion.attacked", "must be nothing outside the invasion")
        require(not any(s.ransom_cubes), "invasion.ransom_cubes", "must be nothing outside the invasion")
        return
    decided = sum(check_attack(s, cell) for cell in range(25))
    require(
        sum(s.ransom_cubes) == decided, "invasion.ransom_cubes", f"must be {decided}, one for each ransomed building"
    )
    frame = pending.frames[1]
    seat, cell = frame.arg & 7, frame.arg >> 3
    fits = cell == invasion.next_attacked(s) and s.owner[cell] == seat
    require(fits, frame.field, "must be the next attacked building and its owner (MERV-INVASION-6)")


def check_attack(s: State, cell: int) -> int:
    """Whether the building is one that was ransomed: unprotected, not attacked any more, before those that are."""
    owner = s.owner[cell]
    is_attacked = s.attacked >> cell & 1
    is_open = 0 <= owner < s.seats and not is_protected(s, cell)
    if owner == s.high_courtier >= 0:
        require(is_protected(s, cell), f"city.{CELLS[cell]}.owner", "the high courtier has lost it (MERV-INVASION-11)")
    require(is_open or not is_attacked, "invasion.attacked", f"{CELLS[cell]} is no unprotected building of a seat")
    if not is_open or is_attacked:
        return 0
    following = invasion.next_attacked(s)
    fits = following < 0 or (s.order.index(owner), cell) < (s.order.index(s.owner[following]), following)
    require(fits, "invasion.attacked", f"must contain {CELLS[cell]}, it comes later")
    return 1


def check_palace_scoring(s: State, pending: Pending) -> None:
    """A seat short of favour has spent all of it and chooses the courtiers that score (MERV-SCORE-6)."""
    if s.phase != rounds.PALACE_SCORING:
        require(not s.to_score, "to_score", "must be null outside palace scoring")
        return
    frame = pending.frames[1]
    seat, left = frame.arg & 7, frame.arg >> 3
    player = s.players[seat]
    require(len(s.to_score) == 4, "to_score", "must be the courtiers that have not scored")
    fits = all(s.to_score[hall] <= player.courtiers[hall] for hall in range(4)) and sum(s.to_score) > left
    require(fits, "to_score", "must be courtiers of the seat, more than can still score")
    require(player.favour == 0, field_of(s, seat, "favour"), "must be 0, it was spent for courtiers")
    spent = left + sum(player.courtiers) - sum(s.to_score)
    require(spent <= s.printed.favour_last, frame.field, f"at most {s.printed.favour_last} favour could be spent")


# --- the magistrate's cards -----------------------------------------------------------------------------------------
def check_solo_cards(s: State) -> None:
    """The six cards: in the deck, open, discarded, or out of the game for a reason (MERV-SOLO-17 to -19)."""
    cards = [*s.solo_deck, *s.solo_discard, *([s.solo_open] if s.solo_open >= 0 else [])]
    require(len(set(cards)) == len(cards), "solo.deck", "every card must be in one place only")
    magistrate = s.players[s.magistrate]
    for card in range(6):
        is_out = {
            CARAVANSARY: not s.queue and card not in cards,
            LIBRARY: magistrate.scrolls >= s.printed.tile_scrolls[FOURTH],
            MOSQUE: magistrate.node == LAST_NODE,
        }.get(card, False)
        problem = "must be out of the game" if is_out else "must be in the deck, discarded or open"
        require((card in cards) != is_out, "solo.deck", f"{BOARD_ACTIONS[card]} {problem}")
    has_drawn = s.phase in IN_ROUND and s.magistrate in s.order[: s.turn]
    require(has_drawn or s.solo_open < 0, "solo.open", "must be null before the magistrate's turn")
    parts = s.solo_fresh + sum(s.solo_blocks)
    require(parts == len(s.solo_deck), "solo.fresh", "must be, with solo.blocks, the number of cards in the deck")
    if PALACE in s.solo_deck[: s.solo_fresh]:
        fits = s.solo_deck.index(PALACE) in PALACE_PLACES
        require(fits, "solo.deck", "the palace card is dealt second, third or fourth (MERV-SETUP-19)")
