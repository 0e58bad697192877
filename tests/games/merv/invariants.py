"""What must hold at every moment of every game of Merv (section "invariants" of the rules).

`check` looks at one position, `Watch` at a whole game: what may never decrease, how many turns everybody takes, and
that the points told by events are the points on the track.
"""

from __future__ import annotations

from caravansary.core.events import Event
from caravansary.games.merv import frames
from caravansary.games.merv.mosque import level_of
from caravansary.games.merv.pieces import (
    CAMEL_MARKET,
    CELLS,
    CONTRACTS,
    COVERED,
    FIRST_GATE,
    GATE_SLOTS,
    INNER,
    LIBRARY,
    LINES,
    MARKETPLACE,
    MOSQUE,
    NO_NODE,
    NO_UPGRADE,
    NOBODY,
    NODES,
    PALACE,
    QUEUE_LENGTH,
    SOURCES,
    WALL,
    WALLS_OF,
    WHITE,
)
from caravansary.games.merv.rounds import CITY_SCORING, OVER, PALACE_SCORING, RANSOM, ROUND_END
from caravansary.games.merv.state import State
from caravansary.games.merv.upgrades import bonus_upgrades_left


def check(s: State) -> None:
    """Every invariant that one position shows."""
    check_camels(s)
    check_cubes(s)
    check_own_pieces(s)
    check_city(s)
    check_walls(s)
    check_cards(s)
    check_scrolls_and_goods(s)
    check_tiles(s)
    check_palace_and_tracks(s)
    check_contracts(s)
    check_posts_and_paths(s)
    check_queue(s)
    check_solo(s)
    check_options(s)


def pending(s: State, *kinds: int) -> bool:
    return any(frame & 63 in kinds for frame in s.stack)


def check_camels(s: State) -> None:
    held = sum(player.camels for player in s.players)
    on_board = s.camels_on_cards + s.market_camels.bit_count() + s.city_camels.bit_count() + s.path_camels.bit_count()
    assert held + on_board + sum(s.queue_camels) + s.routes.bit_count() + s.camels_out == 12
    assert all(player.camels >= 0 for player in s.players)
    assert 0 <= s.camels_on_cards <= len(s.queue)  # at most one a card, an unbroken front part
    if s.phase != ROUND_END:
        assert sum(s.queue_camels) == 0
    if not pending(s, frames.CHOOSE_PURCHASE):
        assert s.routes == 0


def check_cubes(s: State) -> None:
    for colour in range(5):
        held = [player.cubes[colour] for player in s.players]
        assert min(held) >= 0
        assert s.cubes_left[colour] >= 0
        assert s.cubes_left[colour] + sum(held) + s.ransom_cubes[colour] == 12
    for who in (s.high_courtier, s.magistrate):
        if who >= 0:
            assert sum(s.players[who].cubes) == 0


def check_own_pieces(s: State) -> None:
    for who, player in enumerate(s.players):
        assert player.buildings + s.owner.count(who) == 9
        if who == s.high_courtier:
            continue
        assert player.servants + s.soldier.count(who) + sum(player.courtiers) == 8
        assert player.discs + player.posts.bit_count() + (player.node != NO_NODE) + 3 == 10
        assert min(player.buildings, player.servants, player.discs) >= 0


def check_city(s: State) -> None:
    assert sorted(s.sites) == list(range(-1, 24))
    for cell in range(25):
        if s.soldier[cell] != NOBODY:
            assert s.owner[cell] != NOBODY
            assert s.upgrade[cell] == NO_UPGRADE
    assert s.owner[CAMEL_MARKET] == NOBODY
    assert s.upgrade[CAMEL_MARKET] == NO_UPGRADE
    assert s.white_left + s.upgrade.count(WHITE) == 6
    for colour in range(4):
        assert bonus_upgrades_left(s, colour) + s.upgrade.count(colour) == 1


def check_walls(s: State) -> None:
    for piece in range(12):
        copies = 1 if piece >= FIRST_GATE else 2
        assert s.wall_left[piece] + s.walls.count(piece) == copies  # a piece leaves the supply when it is placed
    for slot in range(20):
        if s.walls[slot] >= 0:
            assert (slot in GATE_SLOTS) == (s.walls[slot] >= FIRST_GATE)
    assert len(COVERED) == 20


def check_cards(s: State) -> None:
    for spice, copies in enumerate((8, 6, 6, 4)):
        owned = sum(player.spices[spice] for player in s.players)
        assert s.deck.count(spice) + s.queue.count(spice) + owned == copies
    if not pending(s, frames.CHOOSE_CARAVAN_CARD):
        assert len(s.queue) == min(QUEUE_LENGTH, len(s.queue) + len(s.deck))
    for seat in range(s.seats):
        player = s.players[seat]
        assert sum(1 for count in player.spices if count) <= limit_of_spices(player.influence)


def limit_of_spices(influence: int) -> int:
    return 1 + (influence >= 3) + (influence >= 8) + (influence >= 13)


def check_scrolls_and_goods(s: State) -> None:
    assert s.scrolls_left + sum(player.scrolls for player in s.players) == 32
    assert s.common_left + sum(player.common for player in s.players) == 24
    assert s.rare_left + sum(player.rare for player in s.players) == 24
    assert min(s.scrolls_left, s.common_left, s.rare_left) >= 0
    for player in s.players:
        assert 0 <= player.scrolls_tied <= player.scrolls
        assert 0 <= player.common_tied <= player.common
        assert 0 <= player.rare_tied <= player.rare


def check_tiles(s: State) -> None:
    tiles = 0
    for player in s.players:
        assert tiles & player.tiles == 0
        tiles |= player.tiles
        levels = [(player.tiles >> 4 * level & 15).bit_count() for level in range(4)]
        assert max(levels) <= 1
        if not pending(s, frames.CHOOSE_BREAKTHROUGH):
            assert sum(levels) == min(4, player.scrolls // 2)
    held = [player.scoring_tile for player in s.players if player.scoring_tile >= 0]
    assert len(held) == len(set(held))
    if not pending(s, frames.CHOOSE_SCORING_TILE):
        for player in s.players:
            assert (player.scoring_tile >= 0) == (level_of(player.node) >= 5)


def check_palace_and_tracks(s: State) -> None:
    for hall in range(4):
        assert sum(player.courtiers[hall] for player in s.players) <= 3
    for player in s.players:
        assert 0 <= player.favour <= 10
        assert 0 <= player.influence <= 20


def check_contracts(s: State) -> None:
    taken = 0
    for player in s.players:
        assert taken & player.contracts == 0
        taken |= player.contracts
    for stack in range(6):
        gone = [contract for contract in range(3 * stack, 3 * stack + 3) if taken >> contract & 1]
        assert len(gone) == s.contracts_gone[stack]
        assert gone == list(range(3 * stack, 3 * stack + len(gone)))
    for seat in range(s.seats):
        for contract in range(len(CONTRACTS)):
            if s.players[seat].contracts >> contract & 1:
                assert s.players[seat].influence >= (2, 6, 10)[contract // 6]


def check_posts_and_paths(s: State) -> None:
    posts = 0
    for player in s.players:
        posts |= player.posts
        for inner in range(INNER):
            if player.posts >> inner + INNER & 1:
                assert player.posts >> inner & 1
    for inner in range(INNER):
        assert (s.city_camels >> inner & 1) == (not posts >> inner & 1)
    for path in range(4):
        if any(player.node == path for player in s.players):
            assert not s.path_camels >> path & 1


def check_queue(s: State) -> None:
    standing = [who for who in s.slots if who != NOBODY]
    assert len(standing) == len(set(standing))
    assert sorted(s.order) == list(range(len(s.players)))
    if s.phase == RANSOM:
        assert all(s.owner[cell] < s.seats for cell in range(25) if s.attacked >> cell & 1)
    if s.phase in (PALACE_SCORING, CITY_SCORING, OVER) and s.year > 1:
        assert all(soldier == NOBODY for soldier in s.soldier)


def check_solo(s: State) -> None:
    cards = [*s.solo_deck, *s.solo_discard, *([s.solo_open] if s.solo_open >= 0 else [])]
    assert len(cards) == len(set(cards))
    if s.magistrate < 0:
        assert cards == []
        return
    removed = set(range(6)) - set(cards)
    assert not removed & {PALACE, MARKETPLACE, WALL}
    assert MOSQUE not in removed or level_of(s.players[s.magistrate].node) == 10
    assert LIBRARY not in removed or s.players[s.magistrate].scrolls >= 8
    assert s.solo_fresh + sum(s.solo_blocks) == len(s.solo_deck)


def check_options(s: State) -> None:
    if s.phase == OVER:
        assert s.is_over
        return
    assert not s.is_over
    assert s.options
    assert len(s.options) == len(set(s.options))


def unprotected(s: State) -> set[str]:
    """The buildings without a soldier that are open to some direction."""
    return {
        CELLS[cell]
        for cell in range(25)
        if s.owner[cell] != NOBODY and s.soldier[cell] == NOBODY and any(s.walls[slot] < 0 for slot in WALLS_OF[cell])
    }


class Watch:
    """Follows a game from decision to decision."""

    def __init__(self, s: State) -> None:
        self.turns = [0] * len(s.players)
        self.told = [0] * len(s.players)
        self.by_source = [[0] * len(SOURCES) for _ in s.players]
        self.entered: set[str] = set()  # first spaces of the mosque's paths
        self.attacked: set[str] = set()
        self.ransomed: list[str] = []
        self.lost: list[str] = []
        self.last = s.copy()

    def see(self, s: State, events: list[Event]) -> None:
        """Compare with the position before."""
        for event in events:
            if event.kind == "points_scored" and event.who is not None:
                self.told[event.who] += event.args["n"]
                self.by_source[event.who][SOURCES.index(event.args["source"])] += event.args["n"]
                assert self.told[event.who] == event.args["total"]
            if event.kind == "slot_taken" and event.who is not None:
                self.turns[event.who] += 1
        self.compare(s, events)
        self.see_mosque(s, events)
        self.see_production(s, events)
        self.see_invasion(s, events)
        self.last = s.copy()

    def compare(self, s: State, events: list[Event]) -> None:
        before = self.last
        lost = {event.args["cell"] for event in events if event.kind == "building_lost"}
        is_invasion = before.phase == RANSOM or any(event.kind == "invasion_started" for event in events)
        for who, player in enumerate(s.players):
            old = before.players[who]
            assert player.influence >= old.influence
            assert level_of(player.node) >= level_of(old.node)
            assert all(new >= was for new, was in zip(player.points, old.points, strict=True))
            assert all(new >= was for new, was in zip(player.courtiers, old.courtiers, strict=True))
            assert all(new >= was for new, was in zip(player.spices, old.spices, strict=True))
            assert self.by_source[who] == player.points
            if who == s.magistrate:
                assert player.favour >= old.favour
        for cell in range(25):
            if before.upgrade[cell] != NO_UPGRADE:
                assert s.upgrade[cell] == before.upgrade[cell]
            if before.owner[cell] != NOBODY and s.owner[cell] != before.owner[cell]:
                assert CELLS[cell] in lost  # alone, the magistrate may have built there since
                assert before.owner[cell] != s.magistrate
                assert is_invasion
                assert before.year > 1
        for slot in range(20):
            if before.walls[slot] >= 0:
                assert s.walls[slot] == before.walls[slot]

    def see_mosque(self, s: State, events: list[Event]) -> None:
        """The camel of a path lies there until somebody enters it."""
        self.entered |= {event.args["node"] for event in events if event.kind == "mosque_step"}
        for path in range(4):
            assert (s.path_camels >> path & 1) == (NODES[path] not in self.entered)

    def see_production(self, s: State, events: list[Event]) -> None:
        """A seat gains a cube per site of the activated colour in its line and per bonus upgrade on them."""
        sites = [event for event in events if event.kind in ("site_activated", "building_placed")]
        gains = [event for event in events if event.kind == "cubes_gained" and event.rule == "MERV-RES-5"]
        if not gains or s.active != gains[0].who:
            return
        chosen = next(event for event in sites if event.who == gains[0].who)
        owner = s.owner[CELLS.index(chosen.args["cell"])]
        same = [cell for cell in LINES[s.round][s.slot] if s.owner[cell] == owner]
        due = len(same) + sum(1 for cell in same if 0 <= s.upgrade[cell] < WHITE)
        gained = sum(gains[0].args["cubes"].values())
        assert gained == due if min(self.last.cubes_left) >= due else gained <= due

    def see_invasion(self, s: State, events: list[Event]) -> None:
        """Every attacked building is lost, or paid for with exactly one cube."""
        for event in events:
            if event.kind == "invasion_started":
                self.ransomed, self.lost = [], []
                self.attacked = unprotected(self.last)
            elif event.kind == "ransom_paid":
                self.ransomed.append(event.args["cell"])
            elif event.kind == "building_lost":
                self.lost.append(event.args["cell"])
            elif event.kind == "invasion_ended":
                decided = [*self.ransomed, *self.lost]
                assert len(decided) == len(set(decided))
                if s.high_courtier < 0:  # automatic opponents may have moved just before the invasion
                    assert set(decided) == self.attacked

    def finish(self, s: State) -> None:
        """Everybody took twelve turns, and the scores are the sums of what was told."""
        assert self.turns == [12] * len(s.players)
        for score in s.scores():
            assert score.total == self.told[score.who] == sum(score.by_source.values())
