"""What must hold in every position: pieces that exist once, numbers of pieces, what a phase leaves on the table.

Saved positions are refused with the field that does not fit; random games are checked at every decision. Whether a
position can be reached is not asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from caravansary.core.frames import kind_of, seat_of
from caravansary.core.reading import require
from caravansary.games.marrakesh import (
    exchange_tiles,
    frames,
    medina,
    provisions,
    river,
    rounds,
    sahara,
    setup_choices,
    towns,
    workers,
)
from caravansary.games.marrakesh.pieces import (
    BROWN,
    BY_FILLED,
    BY_LEFTOVERS,
    BY_MEDINA,
    BY_OASES,
    BY_PROVISIONS,
    BY_START,
    COLOUR_OF_SCROLL,
    COLOURS,
    COMPANIONS,
    CONNECTING,
    E_HEAD_START,
    E_LOOSE_OASIS,
    EXCHANGES,
    GATES_IN_WORKSHOP,
    HARBOUR,
    LAST_STEP,
    LINE_POOL,
    LOOSE_OASES,
    LUXURIES,
    MOST_KESHIS,
    OASES,
    OASIS_CELLS,
    PATH_LENGTH,
    PATHS,
    PINK,
    PLAYER_COLOURS,
    PROVISIONS,
    RED,
    RIVER_SIDES,
    ROUNDS,
    SCROLLS,
    SEASONS,
    SOUK,
    SOURCES,
    STACKS,
    STAIR_TILES,
    START,
    START_SCORE,
    TOWN_CELLS,
    TOWNS,
    WORKERS,
    WORKSHOPS,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

PROVISION_TILES: Final = 3  # of each player
SOUK_SELLER_SCROLL: Final = SCROLLS.index("s57")
BEFORE_REVEAL: Final = (rounds.SETUP, rounds.CHOOSING)  # the keshis of the round are still behind the screen
LAST_ROUND_PHASES: Final = (
    *(rounds.SEASON_SCROLLS, rounds.RIVER_TILE, rounds.PROVISIONS, rounds.NEXT_PROVISION, rounds.OVER),
)


def check(s: State) -> None:
    """Raise `PositionError` with the field that does not fit."""
    check_course(s)
    check_tiles(s)
    check_stacks(s)
    check_market(s)
    check_gates(s)
    check_tower(s)
    for seat, player in enumerate(s.players):
        field = f"players.{PLAYER_COLOURS[s.colours[seat]]}"
        check_areas(player, field)
        check_sellers(s, seat, player, field)
        check_sahara(s, seat, player, field)
        check_line(s, seat, player, field)
        check_screen(s, player, field)
        check_workers(s, seat, player, field)
        check_provisions(s, seat, player, field)
        check_points(s, player, field)
    check_pieces_of_players(s)
    check_loose_oases(s)
    check_towns(s)
    check_river(s)
    check_stairs(s)
    for stair, name in enumerate(COMPANIONS):
        check_companion(s, stair, f"companions.{name}")
    check_turn(s)


def all_different(things: Iterable[int], names: Sequence[str], field: str) -> None:
    for thing, count in Counter(things).items():
        require(count == 1, field, f"{names[thing]} is there {count} times")


def is_waiting(s: State, kind: int) -> bool:
    """Something of the kind is still to be done."""
    return kind in map(kind_of, s.stack)


def is_between_turns(s: State) -> bool:
    """Nobody is activating workers, and nothing taken outside a turn waits for its replacement."""
    if s.active < 0:
        return not is_waiting(s, frames.REPLENISH)
    begins = not s.stack or kind_of(s.stack[-1]) == frames.CHOOSE_WORKER
    return begins and workers.left(s.players[s.active]) == WORKERS


# --- the course of the game -----------------------------------------------------------------------------------------
def check_course(s: State) -> None:
    """The rounds and seasons in which a phase can be; seats do their part in turn order (MKSH-ROUND, MKSH-SEASON)."""
    if s.phase == rounds.SETUP:
        require(s.season == 0, "season", "must be 1 during the setup")
        require(s.round == 0, "round", "must be 1 during the setup")
    if s.phase in LAST_ROUND_PHASES:
        require(s.round == ROUNDS - 1, "round", f"must be {ROUNDS} at the end of a season")
    if s.phase == rounds.NEXT_PROVISION:
        require(s.season < SEASONS - 1, "season", "after the last one no provision tile is turned up")
    if s.phase == rounds.OVER:
        require(s.season == SEASONS - 1, "season", f"must be {SEASONS} when the game is over")
    if s.phase != rounds.JOKERS:
        acted = rounds.has_acted(s)
    else:  # who has no joker is never asked
        with_joker = [RED in s.players[seat].chosen for seat in s.turn_order()]
        acted = [done for done, has_one in zip(rounds.has_acted(s), with_joker, strict=True) if has_one]
    require(acted == sorted(acted, reverse=True), "players", "those who have done their part must come first in turn")


# --- the board ------------------------------------------------------------------------------------------------------
def check_tiles(s: State) -> None:
    """Exchange tiles, river sides and stair tiles of the game that is played, each once."""
    require(not s.only_new or s.has_expansion(3), "only_new_exchange_tiles", "needs the expansion exchange_tiles")
    for season, tile in enumerate(s.exchanges):
        require(tile in exchange_tiles.in_play(s), f"exchanges.{season}", f"{EXCHANGES[tile]} does not take part")
    all_different(s.exchanges, EXCHANGES, "exchanges")
    for season, side in enumerate(s.sides):
        fits = s.printed.river_season[side] == season
        require(fits, f"river_sides.{season}", f"{RIVER_SIDES[side]} is of another season")
    if s.first_game:
        require(s.sides == list(s.printed.first_sides), "river_sides", "must be those of a first game")
    covered = sorted(s.printed.tile_cells) if s.has_expansion(1) else []
    found = [cell for cell in range(len(CONNECTING)) if s.covers[cell] >= 0]
    where = ", ".join(CONNECTING[cell] for cell in covered) or "nothing"
    require(found == covered, "stair_tiles", f"must lie on {where}")
    all_different((s.covers[cell] // 2 * 2 for cell in found), STAIR_TILES, "stair_tiles")


def check_stacks(s: State) -> None:
    """Every scroll is somewhere; between turns a gap means that nothing is left to fill it (MKSH-MADRASA-15)."""
    lying = Counter(scroll for stack in s.stacks for scroll in stack)
    lying.update(s.stacks_up)
    for stack, name in enumerate(STACKS):
        require(s.known[stack] <= len(s.stacks[stack]), f"scrolls.{name}.seen", "there are not so many")
        for scroll in (*s.stacks[stack], s.stacks_up[stack]):
            fits = scroll < 0 or COLOUR_OF_SCROLL[scroll] == stack // 3
            require(fits, f"scrolls.{name}", f"{SCROLLS[scroll]} is of another colour")
    for player in s.players:
        lying.update(player.scrolls)
    for scroll, name in enumerate(SCROLLS):
        require(lying[scroll] == 1, "scrolls", f"{name} must be there once, got {lying[scroll]}")
    if is_between_turns(s):
        for first in range(0, len(STACKS), 3):
            check_gaps(s.stacks_up[first : first + 3], s.stacks[first : first + 3], f"scrolls.{STACKS[first]}")


def check_market(s: State) -> None:
    """Every luxury item is somewhere, once (MKSH-SOUK-9, -13)."""
    items = Counter(item for pile in s.market for item in pile)
    items.update(s.market_up)
    for player in s.players:
        items.update(player.luxuries)
    for item, name in enumerate(LUXURIES):
        require(items[item] == 1, "market", f"{name} must be there once, got {items[item]}")
    if is_between_turns(s):
        check_gaps(s.market_up, s.market, "market")


def check_gaps(up: list[int], under: list[list[int]], field: str) -> None:
    """A place without a face-up tile has none at all, and no other place has two."""
    require(min(up) >= 0 or not any(under), field, "a tile must lie face up while there are some under others")


def check_gates(s: State) -> None:
    """No gate is lost, none appears; each has its guard (MKSH-SETUP-9, MKSH-MEDINA-4, -11)."""
    found = Counter({colour: sum(s.workshops[colour :: len(COLOURS)]) for colour in range(len(COLOURS))})
    for number, name in enumerate(WORKSHOPS):
        here = sum(s.workshops[number * len(COLOURS) : (number + 1) * len(COLOURS)])
        require(here <= GATES_IN_WORKSHOP, f"workshops.{name}", f"has more than {GATES_IN_WORKSHOP} gates")
    for player in s.players:
        found.update(gate for gate in player.gates if gate >= 0)
    for colour, name in enumerate(COLOURS):
        copies = s.printed.gate_copies[colour]
        require(found[colour] == copies, "workshops", f"there must be {copies} {name} gates, got {found[colour]}")


def check_tower(s: State) -> None:
    """What the floor can hold, and no more than was thrown; the tray is empty but in the draft (MKSH-TOWER-6, -8)."""
    cap = s.printed.cap[s.floor]
    require(sum(s.tower) <= cap, "tower", f"holds {cap} keshis at most")
    require(s.phase == rounds.DRAFTING or not any(s.tray), "tray", "must be empty outside the draft")
    for colour, name in enumerate(COLOURS):
        thrown = s.seats * s.season
        for player in s.players:
            thrown += not (player.screen >> colour & 1 or colour in player.chosen)
        found = s.tower[colour] + s.tray[colour]
        require(found <= thrown, "tower" if s.tower[colour] else "tray", f"only {thrown} {name} keshis were thrown")


# --- the players ----------------------------------------------------------------------------------------------------
def check_areas(player: Player, field: str) -> None:
    """At most eight keshis in an area; the square and the paths count theirs; a guard at every gate."""
    require(max(player.keshis) <= MOST_KESHIS, f"{field}.keshis", f"there is room for {MOST_KESHIS} in an area")
    require(player.pink.bit_count() == player.keshis[PINK], f"{field}.square", "must be the pink keshis")
    require(sum(player.caravans) == player.keshis[BROWN], f"{field}.caravans", "must be the brown keshis")
    require(medina.watchtower(player) >= 0, f"{field}.gates", "each gate needs a guard")
    require(min(*player.resources, *player.goods) >= 0, f"{field}.resources", "nothing can be owed")


def check_sellers(s: State, seat: int, player: Player, field: str) -> None:
    """One in the souk only by scroll s57; new ones only in the own turn (MKSH-WATER-10, MKSH-INV-39, -46)."""
    in_souk = player.sellers >> SOUK & 1
    require(not in_souk or SOUK_SELLER_SCROLL in player.scrolls, f"{field}.souk_seller", "needs the scroll s57")
    require(not player.new_sellers & ~player.sellers, f"{field}.new_sellers", "must be some of the sellers")
    is_own_turn = s.active == seat
    require(is_own_turn or not player.new_sellers, f"{field}.new_sellers", "must be empty outside the turn of the seat")


def check_sahara(s: State, seat: int, player: Player, field: str) -> None:
    """Caravans fit on their paths; what is explored has its caravan (MKSH-PLACE-9, -10, MKSH-SAHARA-2, MKSH-EXP5-2)."""
    for path, name in enumerate(PATHS):
        most = towns.start_end(s) if path == START else towns.path_end(s)
        require(player.caravans[path] <= most, f"{field}.caravans.{name}", f"there is room for {most} only")
    for cell, name in enumerate(OASIS_CELLS):
        reached = player.oases[cell] >= 0 or sahara.is_revealed(s, seat, cell)
        require(reached, f"{field}.oases.{name}", "no caravan has reached it")
    for path, name in enumerate(TOWN_CELLS):
        reached = player.towns[path] < 0 or player.caravans[path] > PATH_LENGTH
        require(reached, f"{field}.towns.{path}", "no caravan has reached it")
        has_town = player.towns[path] >= 0 or not player.day >> path & 1
        require(has_town, f"{field}.explored_towns", f"there is no town at {name}")


def check_line(s: State, seat: int, player: Player, field: str) -> None:
    """Six oases each and perhaps a loose one, explored ones from the left (MKSH-INV-40).

    Keshis wait at the cells to come (MKSH-SETUP-12, MKSH-SAHARA-10).
    """
    explored, own = len(player.line), player.oases.count(-1)
    may_have_loose = has_loose_oases(s) and (s.season > 0 or s.phase >= rounds.RIVER_TILE)
    fits = explored == own or (explored == own + 1 and may_have_loose)
    require(fits, f"{field}.line", f"must be the {own} oases that are explored, and perhaps a loose one")
    for cell, colour in enumerate(player.line_keshis):
        may_wait = cell in setup_choices.keshi_cells(s) and cell >= explored
        require(colour < 0 or may_wait, f"{field}.line_keshis.{cell}", "no keshi can wait here")
        is_laid = colour >= 0 or not may_wait or s.phase == rounds.SETUP
        require(is_laid, f"{field}.line_keshis.{cell}", "a keshi must wait here")
    if s.phase == rounds.SETUP:
        coming = len(setup_choices.open_cells(s, seat))
        require(len(s.drawn[seat]) == coming, f"{field}.drawn", f"must be {coming} keshis")
        require(not player.shown or not coming, f"{field}.drawn", "must be laid before a provision tile is turned up")


def check_screen(s: State, player: Player, field: str) -> None:
    """Three keshis fewer after every choice; the chosen ones differ and rise (MKSH-CHOOSE-1, -2, -3)."""
    left = len(COLOURS) - WORKERS * (s.round + (s.phase not in BEFORE_REVEAL))
    require(player.screen.bit_count() == left, f"{field}.screen", f"must be {left} keshis")
    chosen, field = player.chosen, f"{field}.chosen"
    require(chosen == sorted(set(chosen)), field, "must be different colours in their order")
    behind = [colour for colour in chosen if player.screen >> colour & 1]
    if s.phase == rounds.CHOOSING:
        require(behind == chosen, field, "must be behind the screen")
        higher = (player.screen >> chosen[-1] + 1 if chosen else player.screen).bit_count()
        require(higher >= WORKERS - len(chosen), field, "no colours are left for the picks to come")
    elif s.phase == rounds.JOKERS:
        require(len(chosen) == WORKERS, field, f"must be {WORKERS} colours")
        require(not behind, field, "must not be behind the screen any more")
    else:
        require(not chosen, field, "must be empty in this phase")


def check_workers(s: State, seat: int, player: Player, field: str) -> None:
    """Three from the last joker to the own turn, none before and after (MKSH-CHOOSE-13, MKSH-WORKER-1)."""
    placed, field = workers.left(player), f"{field}.workers"
    if s.phase == rounds.JOKERS:
        fits = placed == WORKERS or (placed == WORKERS - 1 and RED in player.chosen)
        require(fits, field, f"must be {WORKERS} in all, one less while a joker is to be placed")
    elif s.phase == rounds.DRAFTING:
        require(placed == WORKERS, field, f"must be {WORKERS} in all")
    elif s.phase == rounds.WORKING:
        require(s.active >= 0, field, "somebody must have one in this phase")
        turns = s.turn_order()
        place, now = turns.index(seat), turns.index(s.active)
        require(place <= now or placed == WORKERS, field, f"must be {WORKERS} in all before the turn of the seat")
        require(place >= now or not placed, field, "must be none after the turn of the seat")
        require(placed <= WORKERS, field, f"there are {WORKERS} only")
    else:
        require(not placed, field, "must be none in this phase")


def check_provisions(s: State, seat: int, player: Player, field: str) -> None:
    """Three tiles, as many face up as seasons have begun (MKSH-SETUP-15, MKSH-PROVISION-7)."""
    count = len(player.provisions)
    require(count == PROVISION_TILES, f"{field}.provisions", f"must be {PROVISION_TILES} tiles, got {count}")
    shown, least = len(provisions.shown_tiles(s, seat)), s.season + (s.phase != rounds.SETUP)
    most = s.season + 1 + (s.phase == rounds.NEXT_PROVISION)
    expected = str(least) if least == most else f"{least} or {most}"
    require(least <= shown <= most, f"{field}.provisions_shown", f"must be {expected}, got {shown}")


def check_points(s: State, player: Player, field: str) -> None:
    """Ten to begin with; points are lost only at a workshop and for provisions; the final scoring comes at the end."""
    field = f"{field}.points"
    require(player.points[BY_START] == START_SCORE, f"{field}.start", f"must be {START_SCORE}")
    require(player.points[BY_PROVISIONS] <= 0, f"{field}.provisions", "must be 0 or less")
    for source, points in enumerate(player.points):
        fits = points >= 0 or source in (BY_MEDINA, BY_PROVISIONS)
        require(fits, f"{field}.{SOURCES[source]}", "must be 0 or more")
        is_early = source in (BY_FILLED, BY_OASES, BY_LEFTOVERS) and s.phase != rounds.OVER
        require(not points or not is_early, f"{field}.{SOURCES[source]}", "must be 0 until the game is over")


def check_pieces_of_players(s: State) -> None:
    """Oases, keshis of the oasis lines and provision tiles exist once (MKSH-SETUP-10, -11, -15, MKSH-INV-45)."""
    oases = [tile for player in s.players for tile in (*player.oases, *player.line) if tile >= 0]
    all_different((*oases, *s.loose_oases, *s.seen_oases), OASES, "players")
    all_different((tile for player in s.players for tile in player.provisions), PROVISIONS, "players")
    waiting = [colour for player in s.players for colour in player.line_keshis if colour >= 0]
    waiting += [colour for drawn in s.drawn for colour in drawn]
    all_different(waiting, COLOURS, "players")
    for colour in waiting:
        require(colour in LINE_POOL, "players", f"{COLOURS[colour]} never waits on an oasis line")


# --- loose oases, towns, river, companions ---------------------------------------------------------------------------
def has_loose_oases(s: State) -> bool:
    """The river tile of the first season is the one that brings them (MKSH-SETUP-24)."""
    return any(part == E_LOOSE_OASIS for part, _ in s.printed.river_bonus[s.sides[0]][0])


def check_loose_oases(s: State) -> None:
    """Three lie beside the board until the first season is scored; one is taken, the others leave (MKSH-TILE-2)."""
    taken = sum(len(player.line) - player.oases.count(-1) for player in s.players)
    require(taken <= 1, "players", "only one of them can have a loose oasis")
    count = LOOSE_OASES if has_loose_oases(s) else 0
    is_over = s.season > 0 or s.phase > rounds.RIVER_TILE
    field, gone = ("seen_oases", "loose_oases") if is_over else ("loose_oases", "seen_oases")
    there, elsewhere = (s.seen_oases, s.loose_oases) if is_over else (s.loose_oases, s.seen_oases)
    require(not elsewhere, gone, "must be empty " + ("after" if is_over else "in") + " the first season")
    require(len(there) == count - taken, field, f"must be {count - taken} tiles")


def check_towns(s: State) -> None:
    """As many as with so many players; a complete path has got one while there were any (MKSH-EXP5-3, -4)."""
    taken = [town for player in s.players for town in player.towns if town >= 0]
    all_different((*s.towns, *taken), TOWNS, "towns")
    count, found = s.printed.towns_laid_out[s.seats] if s.has_expansion(5) else 0, len(s.towns) + len(taken)
    require(found == count, "towns", f"must be {count} with those of the players, got {found}")
    ends = sum(player.caravans[path] > PATH_LENGTH for player in s.players for path in range(len(TOWN_CELLS)))
    expected = min(ends, count) - is_waiting(s, frames.CHOOSE_TOWN)
    require(len(taken) == expected, "towns", f"players must have {expected} of them, got {len(taken)}")


def check_river(s: State) -> None:
    """Who moved has arrived, at another time than the others; the best harbour cells go first (MKSH-RIVER-7, -11).

    Nobody stands before the own start, which is the crocodile for the winner of side 09 (MKSH-INV-41).
    """
    has_crocodile = any(part == E_HEAD_START for part, _ in s.printed.river_bonus[s.sides[1]][0])
    may_be_won = has_crocodile and s.season + (s.phase >= rounds.RIVER_TILE) >= SEASONS - 1
    require(s.crocodile < 0 or may_be_won, "crocodile", "is won by the river tile of the second season only")
    cells = sorted(player.harbour for player in s.players if player.harbour >= 0)
    arrivals: set[int] = set()
    for seat, player in enumerate(s.players):
        field = f"players.{PLAYER_COLOURS[s.colours[seat]]}"
        start = river.starting_space(s, seat)
        require(player.space >= start, f"{field}.space", f"must be {start} or more")
        require((player.arrival > 0) == (player.space > 0), f"{field}.arrival", "must be 0 at the start and only there")
        require(not player.arrival or player.arrival not in arrivals, f"{field}.arrival", "must differ from the others")
        arrivals.add(player.arrival)
        is_there = (player.harbour >= 0) == (player.space == HARBOUR)
        require(is_there, f"{field}.harbour", f"must be a cell at space {HARBOUR}, otherwise null")
        require(
            cells == list(range(len(cells))), f"{field}.harbour", "must be the best cells, a different one for each"
        )


def check_stairs(s: State) -> None:
    """Nobody is beyond the last step, which is the fifth flight by itself (MKSH-INV-42)."""
    for seat, player in enumerate(s.players):
        field = f"players.{PLAYER_COLOURS[s.colours[seat]]}.steps"
        require(0 <= min(player.steps) <= max(player.steps) <= LAST_STEP, field, f"must be 0 to {LAST_STEP}")


def check_companion(s: State, stair: int, field: str) -> None:
    """He waits above all pawns, is with the highest below the last step, or has left (MKSH-EXP2-2, -9, -10, -11)."""
    owner, waits = s.companion_with[stair], s.companion_step[stair]
    if not s.has_expansion(2):
        require(owner < 0 and waits < 0, field, "must be with nobody and on no step without the companions")
        return
    require(owner < 0 or waits < 0, field, "must be with a pawn or alone on a step, not both")
    highest = max((player.steps[stair] for player in s.players if player.steps[stair] < LAST_STEP), default=-1)
    if owner >= 0:
        is_highest = s.players[owner].steps[stair] == highest
        require(is_highest, f"{field}.with", "must be the highest pawn below the last step")
    else:
        require((waits < 0) == (highest < 0), field, "leaves when all pawns are on the last step, and only then")
        require(waits < 0 or waits > highest, f"{field}.step", "must be above all pawns below the last step")


# --- what is going on -----------------------------------------------------------------------------------------------
def check_turn(s: State) -> None:
    """The river ranking is there only while it is used; all that is pending concerns one seat."""
    if s.phase != rounds.RIVER_TILE:
        require(not s.ranking_now, "river_tile.ranking", "must be empty unless the river tile is given")
        require(s.bonus_left == 0, "river_tile.left", "must be 1 until the last river tile is given")
    is_flow = [kind_of(frame) == frames.FLOW for frame in s.stack]
    require(not s.stack or (is_flow[0] and is_flow.count(True) == 1), "pending", "must begin with flow")
    require(len({seat_of(frame) for frame in s.stack[1:]}) <= 1, "pending", "must concern one seat")
