"""Whether a saved position can be: pieces that exist once, numbers of pieces, what a phase leaves on the table.

Each check raises a `PositionError` with the field that does not fit. What is pending is checked in `pending.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from caravansary.core.reading import require
from caravansary.games.marrakesh import frames, madrasa, rounds, scoring, setup_choices, towns
from caravansary.games.marrakesh.pieces import (
    AREAS,
    BASE_EXCHANGES,
    BEIGE,
    BY_FILLED,
    BY_LEFTOVERS,
    BY_OASES,
    BY_START,
    COLOURS,
    COMPANIONS,
    CONNECTING,
    EIGHT,
    EXCHANGES,
    GATES_IN_WORKSHOP,
    HARBOUR,
    LAST_STEP,
    LINE_CELLS,
    LINE_POOL,
    LUXURIES,
    OASES,
    OASIS_CELLS,
    PATH_LENGTH,
    PATHS,
    PLAYER_COLOURS,
    PROVISIONS,
    RED,
    RIVER_SIDES,
    ROUNDS,
    SCROLLS,
    SEASONS,
    SOURCES,
    STACKS,
    STAIR_TILES,
    START_SCORE,
    TOWN_CELLS,
    TOWNS,
    WORKERS,
    WORKSHOPS,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.pending import Pending
    from caravansary.games.marrakesh.state import Player, State

PROVISION_TILES: Final = 3  # of each player
LAST_ROUND_PHASES: Final = (rounds.RIVER_TILE, rounds.SEASON_SCROLLS, rounds.NEXT_PROVISION, rounds.OVER)
BEFORE_WORK: Final = (rounds.SETUP, rounds.CHOOSING, rounds.JOKERS, rounds.DRAFTING)
ONCE_PER_ROUND: Final = (madrasa.G9, madrasa.Y4)


def player_field(s: State, seat: int) -> str:
    return f"players.{PLAYER_COLOURS[s.colours[seat]]}"


def check(s: State, pending: Pending) -> None:
    """All that must fit together beside what is pending."""
    check_course(s)
    check_board(s)
    check_piles(s, pending)
    check_gates(s)
    check_oases(s)
    check_provisions(s)
    for seat, player in enumerate(s.players):
        check_boards_of(s, seat, player)
        check_choice(s, seat, player)
        check_workers(s, seat, player)
        check_scrolls_of(s, seat, player)
        check_points(s, seat, player)
    check_line_keshis(s, pending)
    check_towns(s, pending)
    check_tower(s)
    check_river(s)
    for stair in range(len(COMPANIONS)):
        check_companion(s, stair)


def all_different(things: Iterable[int], names: tuple[str, ...], field: str) -> None:
    found: set[int] = set()
    for thing in things:
        require(thing not in found, field, f"{names[thing]} is there twice")
        found.add(thing)


# --- the course of the game -----------------------------------------------------------------------------------------
def check_course(s: State) -> None:
    """The rounds and seasons in which a phase can be (MKSH-ROUND, MKSH-SEASON)."""
    if s.phase == rounds.SETUP:
        require(s.season == 0, "season", "must be 1 during the setup")
        require(s.round == 0, "round", "must be 1 during the setup")
    if s.phase == rounds.CHOOSING:
        require(s.round < ROUNDS - 1, "round", "in the last round of a season nobody has a choice")
    if s.phase in LAST_ROUND_PHASES:
        require(s.round == ROUNDS - 1, "round", f"must be {ROUNDS} at the end of a season")
    if s.phase == rounds.NEXT_PROVISION:
        require(s.season < SEASONS - 1, "season", "after the last one no provision tile is turned up")
    if s.phase == rounds.OVER:
        require(s.season == SEASONS - 1, "season", f"must be {SEASONS} when the game is over")


# --- tiles of the board ---------------------------------------------------------------------------------------------
def check_board(s: State) -> None:
    check_exchanges(s)
    for season, side in enumerate(s.sides):
        require(
            s.printed.river_season[side] == season, f"river_sides.{season}", f"{RIVER_SIDES[side]} is of another season"
        )
    if s.first_game:
        require(s.sides == s.printed.first_sides, "river_sides", "must be those of a first game")
    covered = sorted(s.printed.tile_cells) if s.has_expansion(1) else []
    found = [cell for cell in range(len(CONNECTING)) if s.covers[cell] >= 0]
    named = ", ".join(CONNECTING[cell] for cell in covered) or "nothing"
    require(found == covered, "stair_tiles", f"must lie on {named}")
    all_different((s.covers[cell] // 2 * 2 for cell in found), STAIR_TILES, "stair_tiles")


def check_exchanges(s: State) -> None:
    """Three different tiles of those that take part (MKSH-SETUP-4, MKSH-EXP3-1, -4)."""
    require(not s.only_new or s.has_expansion(3), "only_new_exchange_tiles", "needs the expansion exchange_tiles")
    first = BASE_EXCHANGES if s.only_new else 0
    last = len(EXCHANGES) if s.has_expansion(3) else BASE_EXCHANGES
    for season, tile in enumerate(s.exchanges):
        require(first <= tile < last, f"exchanges.{season}", f"{EXCHANGES[tile]} does not take part")
    all_different(s.exchanges, EXCHANGES, "exchanges")


def check_piles(s: State, pending: Pending) -> None:
    """Every scroll and every luxury item is somewhere; gaps are there in a turn only (MKSH-SOUK-9, MKSH-MADRASA-14)."""
    for stack, name in enumerate(STACKS):
        for scroll in (*s.stacks[stack], *s.stacks_up[stack : stack + 1]):
            if scroll >= 0:
                fits = madrasa.colour_of(scroll) == stack // 3
                require(fits, f"scrolls.{name}", f"{SCROLLS[scroll]} is of another colour")
    lying = Counter(scroll for stack in s.stacks for scroll in stack)
    lying.update(s.stacks_up)
    for player in s.players:
        lying.update(player.scrolls)
    for scroll, name in enumerate(SCROLLS):
        copies = s.printed.scroll_copies[scroll]
        require(lying[scroll] == copies, "scrolls", f"{name} must be there {copies} times, got {lying[scroll]}")
    items = Counter(item for pile in s.market for item in pile)
    items.update(s.market_up)
    for player in s.players:
        items.update(player.luxuries)
    for item, name in enumerate(LUXURIES):
        require(items[item] == 1, "market", f"{name} must be there once, got {items[item]}")
    if s.phase != rounds.WORKING:
        check_gaps(s, pending)


def check_gaps(s: State, pending: Pending) -> None:
    """Between turns a place is empty only if nothing can fill it (MKSH-SOUK-13, MKSH-MADRASA-15)."""
    sizes = [len(pile) + (up >= 0) for pile, up in zip(s.market, s.market_up, strict=True)]
    for place, up in enumerate(s.market_up):
        require(up >= 0 or (max(sizes) <= 1 and sizes[place] == 0), f"market.{place}", "an item must lie face up")
    if pending.of(frames.REPLENISH):
        return  # the place of the scroll that was taken is filled soon
    for stack, up in enumerate(s.stacks_up):
        same = range(stack // 3 * 3, stack // 3 * 3 + 3)
        largest = max(len(s.stacks[other]) + (s.stacks_up[other] >= 0) for other in same)
        is_filled = up >= 0 or (largest <= 1 and not s.stacks[stack])
        require(is_filled, f"scrolls.{STACKS[stack]}", "a scroll must lie face up")


def check_gates(s: State) -> None:
    """All gates are in workshops and medinas; no workshop has got one (MKSH-SETUP-9, MKSH-MEDINA-4, -11)."""
    found = [0] * len(COLOURS)
    for number, workshop in enumerate(WORKSHOPS):
        here = s.workshops[number * len(COLOURS) : (number + 1) * len(COLOURS)]
        require(sum(here) <= GATES_IN_WORKSHOP, f"workshops.{workshop}", f"has more than {GATES_IN_WORKSHOP} gates")
        found = [count + more for count, more in zip(found, here, strict=True)]
    for seat, player in enumerate(s.players):
        built = [gate for gate in player.gates if gate >= 0]
        guards = player.keshis[BEIGE]
        require(len(built) <= guards, f"{player_field(s, seat)}.gates", f"{len(built)} gates need as many guards")
        for gate in built:
            found[gate] += 1
    for colour, name in enumerate(COLOURS):
        copies = s.printed.gate_copies[colour]
        require(found[colour] == copies, "workshops", f"there must be {copies} {name} gates, got {found[colour]}")


# --- the Sahara -----------------------------------------------------------------------------------------------------
def check_oases(s: State) -> None:
    """Six oases each; only what a caravan has reached can be explored (MKSH-SETUP-10, MKSH-SAHARA-2, -5)."""
    for seat, player in enumerate(s.players):
        field = player_field(s, seat)
        explored = [cell for cell in range(len(OASIS_CELLS)) if player.oases[cell] < 0]
        fits = len(explored) == len(player.line)
        require(fits, f"{field}.line", f"must have {len(explored)} oases, as many as are explored")
        for cell in explored:
            reached = player.caravans[cell // PATH_LENGTH] > cell % PATH_LENGTH
            require(reached, f"{field}.oases.{OASIS_CELLS[cell]}", "no caravan has reached it")
    tiles = [tile for player in s.players for tile in (*player.oases, *player.line) if tile >= 0]
    all_different(tiles, OASES, "players")


def check_line_keshis(s: State, pending: Pending) -> None:
    """Every keshi drawn waits at its cell until an oasis covers it (MKSH-SETUP-11, -12, MKSH-SAHARA-10)."""
    cells = setup_choices.keshi_cells(s)
    waiting = [frame.arg for frame in pending.of(frames.CHOOSE_LINE_KESHI)]
    for seat, player in enumerate(s.players):
        field = player_field(s, seat)
        coming = line_cells_to_come(s, seat, cells, pending)
        for cell in range(LINE_CELLS):
            is_there = cell in cells and cell not in coming and cell >= len(player.line)
            expected = "a keshi must wait here" if is_there else "no keshi can wait here"
            require((player.line_keshis[cell] >= 0) == is_there, f"{field}.line_keshis.{cell}", expected)
        drawn = s.drawn[seat] if s.drawn else []
        require(len(drawn) == len(coming), f"{field}.drawn", f"must be {len(coming)} keshis")
        found = [colour for colour in (*player.line_keshis, *drawn) if colour >= 0]
        for colour in found:
            require(colour in LINE_POOL, f"{field}.line_keshis", f"{COLOURS[colour]} is never drawn")
        waiting += found
    all_different(waiting, COLOURS, "players")


def line_cells_to_come(s: State, seat: int, cells: list[int], pending: Pending) -> list[int]:
    """The cells whose keshi the seat has not laid yet."""
    if s.phase != rounds.SETUP:
        return []
    place = s.turn_order().index(seat)
    if place < s.cursor - 1:
        return []
    return cells if place >= s.cursor else [frame.arg for frame in pending.of(frames.CHOOSE_LINE)]


def check_towns(s: State, pending: Pending) -> None:
    """Towns laid out and taken; one stands at every path that is complete (MKSH-EXP5-3 to -6)."""
    towns = [*s.towns, *(town for player in s.players for town in player.towns if town >= 0)]
    all_different(towns, TOWNS, "towns")
    count = s.printed.towns_laid_out[s.seats] if s.has_expansion(5) else 0
    require(len(towns) == count, "towns", f"must be {count} with those of the players, got {len(towns)}")
    coming = [(frame.seat, frame.arg) for frame in pending.of(frames.CHOOSE_TOWN)]
    for seat, player in enumerate(s.players):
        for path, cell in enumerate(TOWN_CELLS):
            field = f"{player_field(s, seat)}.towns.{path}"
            reached = player.caravans[path] > PATH_LENGTH
            if player.towns[path] >= 0:
                require(reached, field, "no caravan has reached it")
            elif reached and (seat, path) not in coming:
                require(not s.towns, field, "a town must have been taken: there are some left")
            explored = not player.day >> path & 1 or player.towns[path] >= 0
            require(explored, f"{player_field(s, seat)}.explored_towns", f"there is no town at {cell}")


# --- players --------------------------------------------------------------------------------------------------------
def check_boards_of(s: State, seat: int, player: Player) -> None:
    """Caravans fit on their paths; before the first round the boards are empty (MKSH-PLACE-9, -10, MKSH-EXP5-2)."""
    field = player_field(s, seat)
    ends = (towns.path_end(s), towns.path_end(s), 0 if s.has_expansion(5) else 2)
    for path, name in enumerate(PATHS):
        most = ends[path]
        require(player.caravans[path] <= most, f"{field}.caravans.{name}", f"there is room for {most} only")
    if s.phase != rounds.SETUP:
        return
    things = (
        *(("keshis", any(player.keshis)), ("sellers", player.sellers), ("goods", any(player.goods))),
        *(("scrolls", player.scrolls), ("luxuries", player.luxuries), ("steps", any(player.steps))),
        ("space", player.space),
    )
    for key, found in things:
        require(not found, f"{field}.{key}", "must be nothing during the setup")
    place = s.turn_order().index(seat)
    require(place < s.cursor or player.disk == 0, f"{field}.disk", "must be 0 until it is laid")


def check_provisions(s: State) -> None:
    """Three tiles each, as many face up as seasons have begun (MKSH-SETUP-15, MKSH-PROVISION-7)."""
    for seat, player in enumerate(s.players):
        field = player_field(s, seat)
        count = len(player.provisions)
        require(count == PROVISION_TILES, f"{field}.provisions", f"must be {PROVISION_TILES} tiles, got {count}")
        shown = s.season + 1
        is_done = s.turn_order().index(seat) < s.cursor - 1
        if s.phase == rounds.SETUP:
            shown = int(is_done)
        elif s.phase == rounds.NEXT_PROVISION:
            shown += int(is_done)
        require(player.shown.bit_count() == shown, f"{field}.provisions_shown", f"must be {shown} tiles")
    all_different((tile for player in s.players for tile in player.provisions), PROVISIONS, "players")


def check_choice(s: State, seat: int, player: Player) -> None:
    """Three keshis leave the screen in every round (MKSH-CHOOSE-1 to -3)."""
    field = player_field(s, seat)
    is_before = s.phase in (rounds.SETUP, rounds.CHOOSING)
    behind = len(COLOURS) - WORKERS * (s.round + (not is_before))
    require(player.screen.bit_count() == behind, f"{field}.screen", f"must be {behind} keshis")
    chosen = player.chosen
    require(chosen == sorted(set(chosen)), f"{field}.chosen", "must be different colours in their order")
    if s.phase == rounds.CHOOSING:
        for colour in chosen:
            require(bool(player.screen >> colour & 1), f"{field}.chosen", f"{COLOURS[colour]} is not behind the screen")
        higher = player.screen.bit_count() if not chosen else (player.screen >> chosen[-1] + 1).bit_count()
        require(higher >= WORKERS - len(chosen), f"{field}.chosen", "no colours are left for the picks to come")
        still = any(len(other.chosen) < WORKERS for other in s.players)
        require(still, f"{field}.chosen", "somebody must still have to choose")
    elif s.phase == rounds.JOKERS:
        require(len(chosen) == WORKERS, f"{field}.chosen", f"must be {WORKERS} colours")
        for colour in chosen:
            require(not player.screen >> colour & 1, f"{field}.chosen", f"{COLOURS[colour]} is still behind the screen")
    else:
        require(not chosen, f"{field}.chosen", "must be empty in this phase")


def check_workers(s: State, seat: int, player: Player) -> None:
    """Three workers each from the choice on until they are activated (MKSH-CHOOSE-13, MKSH-WORKER-1)."""
    field = f"{player_field(s, seat)}.workers"
    count = player.workers.bit_count() + player.souk_workers
    place = s.turn_order().index(seat)
    if s.phase == rounds.JOKERS:
        check_joker(s, player, place, count, field)
    elif s.phase == rounds.DRAFTING or (s.phase == rounds.WORKING and place >= s.cursor):
        require(count == WORKERS, field, f"must be {WORKERS} in all")
    elif s.phase == rounds.WORKING and place == s.cursor - 1:
        require(count <= WORKERS, field, f"there are {WORKERS} only")
    else:
        require(count == 0, field, "must be none in this phase")


def check_joker(s: State, player: Player, place: int, count: int, field: str) -> None:
    """A worker for every keshi but red; red is a joker, placed in turn order (MKSH-CHOOSE-10 to -16)."""
    for colour in player.chosen:
        if colour < EIGHT:
            require(bool(player.workers >> colour & 1), field, f"there must be one in the {AREAS[colour]}")
    goods = sum(1 for colour in player.chosen if colour > RED)
    require(player.souk_workers >= goods, field, f"there must be {goods} in the souk")
    has_joker = RED in player.chosen
    require(has_joker or place != s.cursor - 1, "pending.1", "the seat has no joker")
    expected = WORKERS - int(has_joker and place >= s.cursor - 1)
    require(count == expected, field, f"must be {expected} in all")


def check_scrolls_of(s: State, seat: int, player: Player) -> None:
    """Only some scrolls act once per round, and nothing is used before a seat's turn (MKSH-MADRASA-11, -21)."""
    field = player_field(s, seat)
    for place, scroll in enumerate(player.scrolls):
        used = player.spent >> place & 1
        require(not used or scroll in ONCE_PER_ROUND, f"{field}.used_scrolls", f"{SCROLLS[scroll]} is never used up")
    waits = s.phase == rounds.WORKING and s.turn_order().index(seat) >= s.cursor
    if s.phase in BEFORE_WORK or waits:
        require(not player.spent, f"{field}.used_scrolls", "must be empty before the turn of the seat")
        require(not player.refreshed, f"{field}.refreshed", "must be false before the turn of the seat")


def check_points(s: State, seat: int, player: Player) -> None:
    """The final scoring comes at the end; some of it can be counted again (MKSH-END)."""
    field = f"{player_field(s, seat)}.points"
    expected = {BY_START: START_SCORE}
    if s.phase == rounds.OVER:
        each = s.printed.scroll_n[madrasa.O12] if madrasa.count(s, seat, madrasa.O12) else s.printed.filled_points
        expected[BY_FILLED] = each * len(scoring.filled_areas(s, seat))
        expected[BY_LEFTOVERS] = (sum(player.resources) + sum(player.goods)) // s.printed.leftovers_per_point
    else:
        expected |= {BY_FILLED: 0, BY_OASES: 0, BY_LEFTOVERS: 0}
    for source, points in expected.items():
        require(player.points[source] == points, f"{field}.{SOURCES[source]}", f"must be {points}")


# --- tower, river, companions ---------------------------------------------------------------------------------------
def check_tower(s: State) -> None:
    """No more than the tower holds, no more than was thrown; the tray is full in its phase (MKSH-TOWER-6, -8, -9)."""
    cap = s.printed.cap[s.floor]
    require(sum(s.tower) <= cap, "tower", f"holds {cap} keshis at most")
    require(s.phase == rounds.DRAFTING or not any(s.tray), "tray", "must be empty outside the draft")
    for colour, name in enumerate(COLOURS):
        thrown = s.seats * s.season
        for player in s.players:
            thrown += not (player.screen >> colour & 1 or colour in player.chosen)
        found = s.tower[colour] + s.tray[colour]
        require(found <= thrown, "tower" if s.tower[colour] else "tray", f"only {thrown} {name} keshis were thrown")


def check_river(s: State) -> None:
    """Who moved has arrived, at another time than the others; harbour cells in this order (MKSH-RIVER-7, -11)."""
    arrivals: set[int] = set()
    for seat, player in enumerate(s.players):
        field = player_field(s, seat)
        require((player.arrival > 0) == (player.space > 0), f"{field}.arrival", "must be 0 at the start and only there")
        require(not player.arrival or player.arrival not in arrivals, f"{field}.arrival", "must differ from the others")
        arrivals.add(player.arrival)
    landed = [seat for seat in range(s.seats) if s.players[seat].space == HARBOUR]
    landed.sort(key=lambda seat: s.players[seat].arrival)
    for seat, player in enumerate(s.players):
        cell = landed.index(seat) if seat in landed else -1
        expected = str(cell + 1) if cell >= 0 else "null"
        require(player.harbour == cell, f"{player_field(s, seat)}.harbour", f"must be {expected}")
    check_ranking(s)


def check_ranking(s: State) -> None:
    """The ranking of the river tile: seats that have left the start (MKSH-SEASON-2)."""
    if s.phase != rounds.RIVER_TILE:
        require(not s.ranking_now, "river_tile.ranking", "must be empty unless the river tile is given")
    if s.phase != rounds.RIVER_TILE or s.season < SEASONS - 1:
        require(s.bonus_left == 0, "river_tile.left", "must be 1 until the last river tile is given")
    all_different(s.ranking_now, tuple(PLAYER_COLOURS[colour] for colour in s.colours), "river_tile.ranking")
    for seat in s.ranking_now:
        is_there = s.players[seat].space > 0
        require(is_there, "river_tile.ranking", f"{PLAYER_COLOURS[s.colours[seat]]} has not left the start")


def check_companion(s: State, stair: int) -> None:
    """He waits for the first pawn, is with the highest below the last step, or has left (MKSH-EXP2-2, -9 to -11)."""
    field = f"companions.{COMPANIONS[stair]}"
    owner, waits = s.companion_with[stair], s.companion_step[stair]
    if not s.has_expansion(2):
        require(owner < 0 and waits < 0, field, "must be with nobody and on no step without the companions")
        return
    require(owner < 0 or waits < 0, field, "must be with a pawn or alone on a step, not both")
    below = [player.steps[stair] for player in s.players if player.steps[stair] < LAST_STEP]
    highest = max(below, default=-1)
    somebody_was_there = len(below) < s.seats
    start = s.printed.companion_start[stair]
    if owner >= 0:
        step = s.players[owner].steps[stair]
        require(step < LAST_STEP, f"{field}.with", "nobody is accompanied on the last step")
        require(step == highest, f"{field}.with", "must be the highest pawn below the last step")
        require(somebody_was_there or step >= start, f"{field}.with", "nobody has reached him yet")
    elif waits < 0:
        require(not below, field, "leaves only when all pawns are on the last step")
    elif somebody_was_there:
        fits = waits == highest + 1 and below.count(highest) > 1
        require(fits, f"{field}.step", "must be the step above two pawns when he waits again")
    else:
        require(waits == start and highest < start, f"{field}.step", f"must be {start}, which nobody has reached")
