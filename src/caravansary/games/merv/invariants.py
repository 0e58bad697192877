"""What always holds in Merv, at every decision of every game: the one statement of it.

Positions that are read must keep it, and random games are checked by it. What is still pending excuses what it is
about to bring: a breakthrough that is reached but not chosen yet, cards that are taken but not refilled. Whether a
position can really be reached is not proven.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caravansary.core.frames import kind_of
from caravansary.core.reading import require
from caravansary.games.merv import frames, rounds
from caravansary.games.merv.mosque import level_of
from caravansary.games.merv.palace import courtiers_in
from caravansary.games.merv.pieces import (
    BOARD_ACTIONS,
    CAMEL_MARKET,
    CARAVANSARY,
    CELLS,
    CITIES,
    COLOURS,
    CONTRACTS,
    FIRST_GATE,
    GATE_SLOTS,
    HALLS,
    INNER,
    LAST_NODE,
    LIBRARY,
    MOSQUE,
    NO_NODE,
    NO_UPGRADE,
    NOBODY,
    PLAYER_COLOURS,
    QUEUE_LENGTH,
    SPICES,
    WALL_SLOTS,
    WHITE,
)
from caravansary.games.merv.spices import kinds_of_spice, spice_limit
from caravansary.games.merv.upgrades import bonus_upgrades_left

if TYPE_CHECKING:
    from caravansary.games.merv.state import Player, State

IN_ROUND: Final = (rounds.TURNS, rounds.ROUND_END)
SCORING_TILE_LEVEL: Final = 5  # of the mosque


def check(s: State) -> None:
    """Raise `PositionError` with the field if something does not hold."""
    check_course(s)
    check_camels(s)
    check_cubes(s)
    check_own_pieces(s)
    check_city(s)
    check_walls(s)
    check_cards(s)
    check_scrolls_and_goods(s)
    check_halls(s)
    check_contract_stacks(s)
    check_posts_and_paths(s)
    for who, player in scoring_players(s):
        check_tracks(s, who, player)
        check_tiles(s, who, player)
        check_contracts(s, who, player)
    check_invasion(s)
    check_solo(s)


def field_of(s: State, who: int, key: str) -> str:
    return f"players.{PLAYER_COLOURS[s.colours[who]]}.{key}"


def scoring_players(s: State) -> Iterator[tuple[int, Player]]:
    """Everybody but the high courtier, who owns camels and buildings only (MERV-2P-1)."""
    return ((who, player) for who, player in enumerate(s.players) if who != s.high_courtier)


def is_pending(s: State, *kinds: int) -> bool:
    return any(kind_of(frame) in kinds for frame in s.stack)


# --- year, round, order ---------------------------------------------------------------------------------------------
def check_course(s: State) -> None:
    """The phase comes in this year and round, and everybody who has moved in the round has a slot (MERV-TURN-2)."""
    count = len(s.players)
    require(s.phase != rounds.RANSOM or s.year > 1, "year", "there is no invasion in the first year")
    require(s.phase != rounds.OVER or s.year == rounds.LAST_YEAR, "year", f"the game ends in year {rounds.LAST_YEAR}")
    require(s.phase in IN_ROUND or s.round == 0, "round", "must be 1 at the end of the year")
    if s.phase == rounds.TURNS:
        require(s.turn > 0, "turn", "must be at least 1 while somebody takes a turn")
    else:
        require(s.turn == count, "turn", f"must be {count} after the turns of a round")
    rounds_before = 4 * (s.year - 1) + s.round if s.phase in IN_ROUND else 4 * s.year - 1
    turns = count * rounds_before + s.turn
    require(s.turns == turns, "turns", f"must be {turns} in this year and round")
    check_slots(s)
    check_next_queue(s)


def check_slots(s: State) -> None:
    moved = s.order[: s.turn] if s.phase in IN_ROUND else []
    standing = sorted(who for who in s.slots if who != NOBODY)
    before_slot = s.phase == rounds.TURNS and standing == sorted(moved[:-1])
    require(before_slot or standing == sorted(moved), "slots", "must be taken by those who have moved, once each")
    if s.phase == rounds.TURNS and not s.stack:
        require(before_slot, "slots", "must be free for the one whose turn begins")


def check_next_queue(s: State) -> None:
    """At the end of a round the meeples walk in the order of their slots to the next queue (MERV-ORDER-1 to -5)."""
    count = len(s.players)
    standing = [who for who in s.next_queue if who != NOBODY]
    require(len(set(standing)) == len(standing), "next_queue", "must have everybody once at the most")
    require(s.next_queue[count:] == [NOBODY] * (4 - count), "next_queue", f"has {count} spaces in use (MERV-ORDER-6)")
    if s.phase == rounds.ROUND_END:
        walking = [who for who in s.slots if who != NOBODY]
        fits = sorted(standing) == sorted(walking[: len(standing)]) and len(standing) < count
        require(fits, "next_queue", "must hold those who stood on the first slots, and not everybody yet")
    else:
        is_first = s.year == 1 and s.round == 0 and s.phase == rounds.TURNS
        queue = [NOBODY] * 4 if is_first else s.order + [NOBODY] * (4 - count)
        require(s.next_queue == queue, "next_queue", "must be the order of this round, or empty in the first round")
    for space in range(4):
        in_front = sum(1 for who in s.next_queue[:space] if who != NOBODY)
        is_free = s.next_queue[space] == NOBODY and space < count and s.phase == rounds.ROUND_END
        camels = in_front if is_free else 0
        require(s.queue_camels[space] == camels, f"queue_camels.{space}", f"must be {camels}")


# --- what there is in all -------------------------------------------------------------------------------------------
def check_camels(s: State) -> None:
    held = sum(player.camels for player in s.players)
    on_board = s.camels_on_cards + s.market_camels.bit_count() + s.city_camels.bit_count() + s.path_camels.bit_count()
    count = held + on_board + sum(s.queue_camels) + s.routes.bit_count() + s.camels_out
    require(count == s.printed.camels, "players", f"there are {s.printed.camels} camels, not {count}")
    require(min(player.camels for player in s.players) >= 0, "players", "nobody has less than no camel")
    require(0 <= s.camels_on_cards <= len(s.queue), "caravan.camels", "at most one camel lies on a card")
    require(not s.routes or is_pending(s, frames.CHOOSE_PURCHASE), "memory.routes", "is for the marketplace only")


def check_cubes(s: State) -> None:
    for colour in range(5):
        held = [player.cubes[colour] for player in s.players]
        count = s.cubes_left[colour] + sum(held) + s.ransom_cubes[colour]
        fits = min(*held, s.cubes_left[colour]) >= 0 and count == s.printed.cubes[colour]
        require(fits, "players", f"there are {s.printed.cubes[colour]} {COLOURS[colour]} cubes, not {count}")
    for who in (s.high_courtier, s.magistrate):
        if who >= 0:
            require(not any(s.players[who].cubes), field_of(s, who, "cubes"), "an automatic opponent has none")


def check_own_pieces(s: State) -> None:
    """Buildings, servants and discs are in the own supply or on the board."""
    for who, player in enumerate(s.players):
        buildings = player.buildings + s.owner.count(who)
        fits = player.buildings >= 0 and buildings == s.printed.buildings
        require(fits, "city", f"{PLAYER_COLOURS[s.colours[who]]} has {s.printed.buildings} buildings, not {buildings}")
        if who == s.high_courtier:
            continue
        servants = player.servants + s.soldier.count(who) + sum(player.courtiers)
        fits = player.servants >= 0 and servants == s.printed.servants
        require(fits, field_of(s, who, "courtiers"), f"has {s.printed.servants} servants, not {servants}")
        discs = player.discs + player.posts.bit_count() + (player.node != NO_NODE)
        fits = player.discs >= 0 and discs == s.printed.discs
        require(fits, field_of(s, who, "posts"), f"has {s.printed.discs} discs, not {discs}")


def check_cards(s: State) -> None:
    """Every caravan card is in the queue, in the deck or owned; the queue is filled up (MERV-CARAVAN-10)."""
    for spice, copies in enumerate(s.printed.card_copies):
        owned = sum(player.spices[spice] for player in s.players)
        count = s.deck.count(spice) + s.queue.count(spice) + owned
        require(count == copies, "caravan", f"there are {copies} cards of {SPICES[spice]}, not {count}")
    if not is_pending(s, frames.CHOOSE_CARAVAN_CARD):
        fits = len(s.queue) == QUEUE_LENGTH or (len(s.queue) < QUEUE_LENGTH and not s.deck)
        require(fits, "caravan.queue", f"must be filled up to {QUEUE_LENGTH} cards from the deck")


def check_scrolls_and_goods(s: State) -> None:
    for key, left, count in (
        ("scrolls", s.scrolls_left, s.printed.scrolls),
        ("common", s.common_left, s.printed.common),
        ("rare", s.rare_left, s.printed.rare),
    ):
        held = sum(getattr(player, key) for player in s.players)
        require(left >= 0 and left + held == count, "players", f"there are {count} {key}, not {left + held}")
    for who, player in enumerate(s.players):
        require(0 <= player.scrolls_tied <= player.scrolls, field_of(s, who, "scrolls_committed"), "are scrolls owned")
        require(0 <= player.common_tied <= player.common, field_of(s, who, "common_committed"), "are goods owned")
        require(0 <= player.rare_tied <= player.rare, field_of(s, who, "rare_committed"), "are goods owned")


# --- the board ------------------------------------------------------------------------------------------------------
def check_city(s: State) -> None:
    """A soldier guards a building and stands on no upgrade (MERV-CITY-1, -2); all went home after an invasion."""
    require(sorted(s.sites) == list(range(-1, 24)), "city", "must have every site once")
    empty = s.owner[CAMEL_MARKET] == NOBODY and s.upgrade[CAMEL_MARKET] == NO_UPGRADE
    require(empty, "camel_market", "takes no building and no upgrade (MERV-CITY-7)")
    is_after_invasion = s.phase in (rounds.PALACE_SCORING, rounds.CITY_SCORING, rounds.OVER) and s.year > 1
    for cell in range(25):
        if s.soldier[cell] == NOBODY:
            continue
        field = f"city.{CELLS[cell]}.soldier"
        require(s.owner[cell] != NOBODY, field, "there is no building to guard")
        require(s.upgrade[cell] == NO_UPGRADE, field, "there is an upgrade")
        require(not is_after_invasion, field, "all soldiers went home after the invasion (MERV-INVASION-9)")
    white = s.white_left + s.upgrade.count(WHITE)
    require(s.white_left >= 0 and white == s.printed.white_upgrades, "city", f"there are not {white} white upgrades")
    for colour in range(4):
        count = bonus_upgrades_left(s, colour) + s.upgrade.count(colour)
        require(count == s.printed.bonus_upgrades[colour], "city", f"there are not {count} {COLOURS[colour]} upgrades")


def check_walls(s: State) -> None:
    for piece, copies in enumerate(s.printed.wall_copies):
        count = s.wall_left[piece] + s.walls.count(piece)
        require(s.wall_left[piece] >= 0 and count == copies, "walls", f"there are not {count} of this piece")
    for slot in range(20):
        fits = s.walls[slot] < 0 or (slot in GATE_SLOTS) == (s.walls[slot] >= FIRST_GATE)
        require(fits, f"walls.{WALL_SLOTS[slot]}", "gates and segments have their own places (MERV-WALL-2)")


def check_halls(s: State) -> None:
    for hall in range(4):
        room = s.printed.hall_capacity[hall]
        last = max((who for who, player in enumerate(s.players) if player.courtiers[hall]), default=0)
        field = field_of(s, last, f"courtiers.{HALLS[hall]}")
        require(courtiers_in(s, hall) <= room, field, f"the hall has room for {room}")


def check_contract_stacks(s: State) -> None:
    """Contracts are taken from the top of their stacks, each by one participant (MERV-SETUP-27)."""
    gone = 0
    for who, player in enumerate(s.players):
        require(not gone & player.contracts, field_of(s, who, "contracts"), "another participant has one of these")
        gone |= player.contracts
    for stack in range(6):
        fits = gone >> 3 * stack & 7 == (1 << s.contracts_gone[stack]) - 1
        require(fits, "players", f"{CONTRACTS[3 * stack]} and those below it are taken from the top")


def check_posts_and_paths(s: State) -> None:
    """The first post takes a city's camel, the first step a path's (MERV-MARKET-6, MERV-MOSQUE-5)."""
    posts = 0
    for who, player in enumerate(s.players):
        posts |= player.posts
        for city in range(INNER):
            linked = player.posts >> city & 1 or not player.posts >> (city + INNER) & 1
            problem = f"{CITIES[city + INNER]} needs a post in {CITIES[city]} (MERV-MARKET-3)"
            require(bool(linked), field_of(s, who, "posts"), problem)
    for city in range(INNER):
        require(bool(s.city_camels >> city & 1) != bool(posts >> city & 1), "players", "a city's camel is taken once")
    for player in s.players:
        on_path = 0 <= player.node < 4 and s.path_camels >> player.node & 1
        require(not on_path, "path_camels", "must lie on the paths that nobody has entered")


# --- the participants -----------------------------------------------------------------------------------------------
def check_tracks(s: State, who: int, player: Player) -> None:
    require(0 <= player.favour <= s.printed.favour_last, field_of(s, who, "favour"), "is beyond the track")
    require(0 <= player.influence <= s.printed.influence_last, field_of(s, who, "influence"), "is beyond the track")
    if who != s.magistrate:
        limit = spice_limit(s, who)
        fits = kinds_of_spice(player) <= limit
        require(fits, field_of(s, who, "spices"), f"influence {player.influence} allows {limit} kinds (MERV-CARAVAN-8)")


def check_tiles(s: State, who: int, player: Player) -> None:
    """A breakthrough for every level that was reached, a scoring tile from the fifth space on (MERV-LIBRARY-5)."""
    for other in range(who):
        require(
            not s.players[other].tiles & player.tiles, field_of(s, who, "breakthroughs"), "another one has the tile"
        )
        has_same = s.players[other].scoring_tile == player.scoring_tile >= 0
        require(not has_same, field_of(s, who, "scoring_tile"), "another participant has this tile")
    if not is_pending(s, frames.CHOOSE_BREAKTHROUGH):
        for level in range(4):
            expected = int(player.scrolls >= s.printed.tile_scrolls[level])
            tiles = (player.tiles >> 4 * level & 15).bit_count()
            problem = (
                f"{player.scrolls} scrolls give {expected} tiles of level {level + 1}, not {tiles} (MERV-LIBRARY-5)"
            )
            require(tiles == expected, field_of(s, who, "breakthroughs"), problem)
    if not is_pending(s, frames.CHOOSE_SCORING_TILE):
        is_due = level_of(player.node) >= SCORING_TILE_LEVEL
        problem = "must be there from the fifth space of the mosque on, and not before (MERV-MOSQUE-9)"
        require((player.scoring_tile >= 0) == is_due, field_of(s, who, "scoring_tile"), problem)


def check_contracts(s: State, who: int, player: Player) -> None:
    """What contracts ask for is committed to them; a seat has the influence for their level (MERV-CONTRACT-2 to -5)."""
    c = s.printed
    owned = [contract for contract in range(len(CONTRACTS)) if player.contracts >> contract & 1]
    for contract in owned:
        needed = 0 if who == s.magistrate else c.contract_influence[c.contract_level[contract]]
        problem = f"{CONTRACTS[contract]} needs influence {needed} (MERV-CONTRACT-2)"
        require(player.influence >= needed, field_of(s, who, "contracts"), problem)
    if is_pending(s, frames.FULFIL) and who == s.active:
        return  # goods are being committed
    scrolls = sum(c.contract_scrolls[contract] for contract in owned)
    common = sum(c.contract_common[contract] for contract in owned)
    rare = sum(c.contract_rare[contract] for contract in owned)
    goods = common + rare + sum(c.contract_any[contract] for contract in owned)
    problem = f"must be {scrolls} for the contracts"
    require(player.scrolls_tied == scrolls, field_of(s, who, "scrolls_committed"), problem)
    fits = player.common_tied >= common and player.rare_tied >= rare and player.common_tied + player.rare_tied == goods
    require(fits, field_of(s, who, "common_committed"), f"must be, with rare_committed, {goods} for the contracts")


# --- invasion -------------------------------------------------------------------------------------------------------
def check_invasion(s: State) -> None:
    """Attacked are buildings of seats, and only while the Mongols wait for ransom (MERV-INVASION-2, -11)."""
    if s.phase != rounds.RANSOM:
        require(s.attacked == 0, "invasion.attacked", "must be nothing outside the invasion")
        require(not any(s.ransom_cubes), "invasion.ransom_cubes", "must be nothing outside the invasion")
    for cell in range(25):
        fits = not s.attacked >> cell & 1 or 0 <= s.owner[cell] < s.seats
        require(fits, "invasion.attacked", f"{CELLS[cell]} is no building of a seat")


# --- the magistrate's cards -----------------------------------------------------------------------------------------
def check_solo(s: State) -> None:
    """The six cards: in the deck, open, discarded, or out of the game for a reason (MERV-SOLO-17 to -19)."""
    cards = [*s.solo_deck, *s.solo_discard, *([s.solo_open] if s.solo_open >= 0 else [])]
    if s.magistrate < 0:
        require(not cards, "solo", "is for a game with the magistrate")
        return
    require(len(set(cards)) == len(cards), "solo.deck", "every card must be in one place only")
    magistrate = s.players[s.magistrate]
    is_out = {
        CARAVANSARY: not s.queue and CARAVANSARY not in cards,
        LIBRARY: magistrate.scrolls >= s.printed.tile_scrolls[-1],
        MOSQUE: magistrate.node == LAST_NODE,
    }
    for card in range(6):
        problem = "must be out of the game" if is_out.get(card) else "must be in the deck, discarded or open"
        require((card in cards) != is_out.get(card, False), "solo.deck", f"{BOARD_ACTIONS[card]} {problem}")
    parts = s.solo_fresh + sum(s.solo_blocks)
    require(parts == len(s.solo_deck), "solo.fresh", "must be, with solo.blocks, the number of cards in the deck")
