"""What must hold in every position of the game (what must hold from decision to decision is in `watching.py`).

`check` looks at one position. Random games, sampled positions and loaded ones all go through it.
"""

from __future__ import annotations

import itertools
from collections import Counter

from caravansary.games.marrakesh import companions, frames, madrasa, medina, provisions, rounds, sahara, setup_choices
from caravansary.games.marrakesh.pieces import (
    BASE_EXCHANGES,
    BEIGE,
    BROWN,
    BY_MEDINA,
    BY_PROVISIONS,
    BY_START,
    COLOURS,
    COMPANIONS,
    EIGHT,
    EXCHANGES,
    HARBOUR,
    LAST_STEP,
    LEFT,
    LUXURIES,
    MOST_KESHIS,
    NOBODY,
    OASES,
    OASIS_CELLS,
    PATH_LENGTH,
    PINK,
    PROVISIONS,
    RED,
    RIGHT,
    ROUNDS,
    SCROLLS,
    SEASONS,
    SECTORS,
    SLOTS,
    SOUK_WORKERS,
    START,
    START_SCORE,
    TOWN_CELLS,
    TOWNS,
    WORKERS,
)
from caravansary.games.marrakesh.state import Player, State

GATES = 32
ONCE_PER_ROUND = (madrasa.G9, madrasa.Y4)
AFTER_REVEAL = range(rounds.JOKERS, rounds.NEXT_SEASON)  # phases in which the round's keshis have left the screen


def check(s: State) -> None:
    """Every invariant that one position shows."""
    for seat, player in enumerate(s.players):
        check_areas(player)
        check_medina(s, player)
        check_sahara(s, seat)
        check_line(s, player)
        check_screen(s, player)
        check_workers(s, seat)
        check_provisions(s, seat)
        check_scrolls_of(s, player)
        check_score(player)
    check_tower(s)
    check_gates(s)
    check_stacks(s)
    check_market(s)
    check_tiles(s)
    check_river(s)
    check_stairs(s)
    check_companions(s)
    check_towns(s)
    check_turn(s)
    check_end(s)
    check_options(s)


# --- where the game is ----------------------------------------------------------------------------------------------
def kind_of(frame: int) -> int:
    return frame & 63


def is_waiting(s: State, kind: int) -> bool:
    """Something of the kind is still to be done."""
    return any(kind_of(frame) == kind for frame in s.stack)


def is_between_turns(s: State) -> bool:
    """Nobody is activating workers, and no scroll taken outside a turn waits for its replacement."""
    if s.active < 0:
        return not is_waiting(s, frames.REPLENISH)
    starts = bool(s.stack) and kind_of(s.stack[-1]) == frames.CHOOSE_WORKER
    return starts and workers_of(s.players[s.active]) == WORKERS


def workers_of(player: Player) -> int:
    return player.workers.bit_count() + player.souk_workers


def gates_of(player: Player) -> list[int]:
    return [gate for gate in player.gates if gate >= 0]


# --- the player board -----------------------------------------------------------------------------------------------
def check_areas(player: Player) -> None:
    """At most eight keshis and one water seller in an area; the square counts its cells; nothing is owed."""
    assert all(0 <= count <= MOST_KESHIS for count in player.keshis)
    assert 0 <= player.sellers < 1 << EIGHT
    assert 0 <= player.pink < 1 << SECTORS
    assert player.pink.bit_count() == player.keshis[PINK]
    assert 0 <= player.disk < SECTORS
    assert min(*player.resources, *player.goods) >= 0


def check_medina(s: State, player: Player) -> None:
    """A guard at every gate, the others in the watchtower."""
    assert len(player.gates) == len(SLOTS)
    assert 0 <= medina.watchtower(player) == player.keshis[BEIGE] - len(gates_of(player))


def check_sahara(s: State, seat: int) -> None:
    """Caravans fill the paths; an explored oasis, or a town, has its caravan (face up is what has one: `view.py`)."""
    player = s.players[seat]
    has_towns = s.has_expansion(5)
    assert sum(player.caravans) == player.keshis[BROWN]
    assert max(player.caravans[LEFT], player.caravans[RIGHT]) <= PATH_LENGTH + has_towns
    assert player.caravans[START] <= (0 if has_towns else 2)
    for cell in range(len(OASIS_CELLS)):
        assert player.oases[cell] >= 0 or sahara.is_revealed(s, seat, cell)
    for path in range(len(TOWN_CELLS)):
        assert player.towns[path] < 0 or player.caravans[path] == PATH_LENGTH + 1
        assert player.towns[path] >= 0 or not player.day >> path & 1


def check_line(s: State, player: Player) -> None:
    """Six oases each, explored ones from the left; no keshi waits under a tile or where none belongs."""
    left = [tile for tile in player.oases if tile >= 0]
    assert len(player.oases) == len(OASIS_CELLS)
    assert len(left) + len(player.line) == len(OASIS_CELLS)
    for cell, colour in enumerate(player.line_keshis):
        assert colour < 0 or (cell >= len(player.line) and cell in setup_choices.keshi_cells(s))
    if s.phase != rounds.SETUP:
        open_cells = [cell for cell in setup_choices.keshi_cells(s) if cell >= len(player.line)]
        assert [cell for cell, colour in enumerate(player.line_keshis) if colour >= 0] == open_cells


def check_screen(s: State, player: Player) -> None:
    """Three keshis fewer after every choice; the chosen ones differ and rise."""
    used = s.round + (s.phase in AFTER_REVEAL)
    left = len(COLOURS) if s.phase == rounds.SETUP else len(COLOURS) - WORKERS * used
    if s.phase != rounds.OVER:
        assert player.screen.bit_count() == left
    else:
        assert player.screen == 0
    assert player.chosen == sorted(set(player.chosen))
    assert len(player.chosen) <= WORKERS
    if s.phase == rounds.CHOOSING:
        assert all(player.screen >> colour & 1 for colour in player.chosen)
    elif s.phase == rounds.JOKERS:
        assert len(player.chosen) == WORKERS
        assert not any(player.screen >> colour & 1 for colour in player.chosen)
    else:
        assert player.chosen == []


def check_workers(s: State, seat: int) -> None:
    """Three from the last joker to the own turn, none before and after; one in an area, three in the souk."""
    player = s.players[seat]
    placed = workers_of(player)
    assert 0 <= player.workers < 1 << EIGHT
    assert 0 <= player.souk_workers <= SOUK_WORKERS
    if s.phase == rounds.JOKERS:
        assert placed in ((WORKERS - 1, WORKERS) if RED in player.chosen else (WORKERS,))
    elif s.phase == rounds.DRAFTING:
        assert placed == WORKERS
    elif s.phase == rounds.WORKING:
        turns = s.turn_order()
        place, now = turns.index(seat), turns.index(s.active)
        assert (placed == WORKERS) if place > now else (placed <= WORKERS if place == now else placed == 0)
    else:
        assert placed == 0


def check_provisions(s: State, seat: int) -> None:
    """Three tiles; as many face up as seasons have begun, one more while the next ones are turned up."""
    player = s.players[seat]
    shown = provisions.shown_tiles(s, seat)
    assert len(set(player.provisions)) == 3
    assert player.provisions == sorted(player.provisions)
    assert 0 <= player.shown < 8
    if s.phase == rounds.SETUP:
        assert len(shown) <= 1
    elif s.phase == rounds.NEXT_PROVISION:
        assert len(shown) in (s.season + 1, s.season + 2)
    else:
        assert len(shown) == s.season + 1
    assert min(provisions.demand(s, seat)) >= 0


def check_scrolls_of(s: State, player: Player) -> None:
    """Only scrolls that act once per round are used up for it."""
    assert 0 <= player.spent < 1 << len(player.scrolls)
    for place, scroll in enumerate(player.scrolls):
        assert scroll in ONCE_PER_ROUND or not player.spent >> place & 1
    assert player.refreshed in (0, 1)


def check_score(player: Player) -> None:
    """Ten points to begin with; points are lost only at a workshop and for provisions."""
    assert player.points[BY_START] == START_SCORE
    assert player.points[BY_PROVISIONS] <= 0
    assert all(n >= 0 for source, n in enumerate(player.points) if source not in (BY_MEDINA, BY_PROVISIONS))


# --- the board ------------------------------------------------------------------------------------------------------
def check_tower(s: State) -> None:
    """The tower holds what its floor can; the tray is empty but in the draft."""
    assert min(*s.tower, *s.tray) >= 0
    assert sum(s.tower) <= s.printed.cap[s.floor]
    assert s.phase == rounds.DRAFTING or not any(s.tray)


def check_gates(s: State) -> None:
    """No gate is lost, and none appears."""
    found = Counter({colour: sum(s.workshops[colour :: len(COLOURS)]) for colour in range(len(COLOURS))})
    for player in s.players:
        found.update(gates_of(player))
    assert min(s.workshops) >= 0
    assert [found[colour] for colour in range(len(COLOURS))] == list(s.printed.gate_copies)
    assert found.total() == GATES


def check_stacks(s: State) -> None:
    """Every scroll is somewhere; between turns a gap means that nothing is left to fill it."""
    found = Counter(scroll for stack in s.stacks for scroll in stack)
    found.update(scroll for scroll in s.stacks_up if scroll >= 0)
    for player in s.players:
        found.update(player.scrolls)
    assert [found[scroll] for scroll in range(len(SCROLLS))] == list(s.printed.scroll_copies)
    for stack in range(len(s.stacks)):
        assert 0 <= s.known[stack] <= len(s.stacks[stack])
        mine = [*s.stacks[stack], *(scroll for scroll in s.stacks_up[stack : stack + 1] if scroll >= 0)]
        assert {madrasa.colour_of(scroll) for scroll in mine} <= {stack // 3}
    if is_between_turns(s):
        for first in range(0, len(s.stacks), 3):
            check_gaps(s.stacks_up[first : first + 3], s.stacks[first : first + 3])


def check_market(s: State) -> None:
    """Every luxury item is somewhere, once."""
    found = [item for pile in s.market for item in pile] + [item for item in s.market_up if item >= 0]
    for player in s.players:
        found += player.luxuries
    assert sorted(found) == list(range(len(LUXURIES)))
    if is_between_turns(s):
        check_gaps(s.market_up, s.market)


def check_gaps(up: list[int], under: list[list[int]]) -> None:
    """A place without a face-up tile has none at all, and no other place has two."""
    for place, tile in enumerate(up):
        if tile < 0:
            assert not any(under)
            assert not under[place]


def check_tiles(s: State) -> None:
    """Exchange tiles, river sides, oases, provision tiles: each exists once and belongs to the game that is played."""
    first, last = BASE_EXCHANGES if s.only_new else 0, len(EXCHANGES) if s.has_expansion(3) else BASE_EXCHANGES
    assert len(set(s.exchanges)) == len(s.exchanges) == SEASONS
    assert all(first <= tile < last for tile in s.exchanges)
    for season, side in enumerate(s.sides):
        assert any(side in tile for tile in s.printed.season_sides[season])
    oases = [tile for player in s.players for tile in (*player.oases, *player.line) if tile >= 0]
    assert len(oases) == len(set(oases))
    assert all(tile < len(OASES) for tile in oases)
    dealt = [tile for player in s.players for tile in player.provisions]
    assert len(set(dealt)) == len(dealt) == 3 * s.seats
    assert all(tile < len(PROVISIONS) for tile in dealt)
    covered = [cell for cell, tile in enumerate(s.covers) if tile >= 0]
    assert sorted(covered) == (sorted(s.printed.tile_cells) if s.has_expansion(1) else [])
    assert len({s.covers[cell] // 2 for cell in covered}) == len(covered)


def check_river(s: State) -> None:
    """Spaces 0 to 12; who is in the harbour has a cell of his own, and the best ones are taken first."""
    cells = sorted(player.harbour for player in s.players if player.harbour >= 0)
    assert cells == list(range(len(cells)))
    for player in s.players:
        assert 0 <= player.space <= HARBOUR
        assert (player.harbour >= 0) == (player.space == HARBOUR)
        assert 0 <= player.arrival <= s.arrivals
        assert (player.arrival > 0) == (player.space > 0)
    moved = [player.arrival for player in s.players if player.arrival]
    assert len(moved) == len(set(moved))
    if s.phase in (rounds.SEASON_SCROLLS, rounds.PROVISIONS, rounds.NEXT_PROVISION, rounds.OVER):
        assert s.arrivals == 0


def check_stairs(s: State) -> None:
    for player in s.players:
        assert all(0 <= step <= LAST_STEP for step in player.steps)


def check_companions(s: State) -> None:
    """With one pawn, alone on a step, or gone; the pawn is the highest of those below the last step."""
    for stair in range(len(COMPANIONS)):
        owner, step = s.companion_with[stair], s.companion_step[stair]
        assert owner == NOBODY or step == -1
        if not s.has_expansion(2):
            assert (owner, step) == (NOBODY, -1)
            continue
        below = [player.steps[stair] for player in s.players if player.steps[stair] < LAST_STEP]
        if owner >= 0:
            assert s.players[owner].steps[stair] == max(below)
            assert companions.is_accompanied(s, owner, stair)
        elif step >= 0:
            assert max(below) < step <= LAST_STEP
        else:
            assert below == []


def check_towns(s: State) -> None:
    """Those laid out and those taken are as many as with so many players; two for each at most."""
    taken = [town for player in s.players for town in player.towns if town >= 0]
    found = [*s.towns, *taken]
    assert len(found) == len(set(found)) == (s.printed.towns_laid_out[s.seats] if s.has_expansion(5) else 0)
    assert all(0 <= town < len(TOWNS) for town in found)
    ends = sum(player.caravans[path] > PATH_LENGTH for player in s.players for path in (LEFT, RIGHT))
    assert len(taken) + is_waiting(s, frames.CHOOSE_TOWN) == min(ends, len(found))


# --- the turn, the end, the question --------------------------------------------------------------------------------
def check_turn(s: State) -> None:
    """What an action remembers is there only while it lasts."""
    assert (s.active >= 0) == (s.phase == rounds.WORKING)
    if not is_waiting(s, frames.CHOOSE_SCROLL):
        assert (s.scholars, s.duty) == (-1, -1)
    if not is_waiting(s, frames.CHOOSE_GATE):
        assert s.gates_left == 0
    else:
        assert 0 <= s.gates_left <= medina.watchtower(s.players[s.active])
    if not is_waiting(s, frames.PLACE_SET_ASIDE):
        assert s.set_aside == []
    assert bool(s.drawn) == (s.phase == rounds.SETUP)
    if s.phase != rounds.RIVER_TILE:
        assert (s.ranking_now, s.bonus_left) == ([], 0)
    if s.stack:
        assert s.stack[0] == frames.FLOW
        assert all(kind_of(frame) != frames.FLOW for frame in s.stack[1:])
        own = {frame >> 6 & 7 for frame in s.stack[1:]}
        assert len(own) == 1


def check_end(s: State) -> None:
    """Twelve rounds, then a winner."""
    assert 0 <= s.season < SEASONS
    assert 0 <= s.round < ROUNDS
    if s.phase == rounds.OVER:
        assert (s.season, s.round) == (SEASONS - 1, ROUNDS - 1)
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
