"""Expansion 1: stair tiles cover connecting bonuses. Rules MKSH-EXP1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from caravansary.core.errors import OptionError, shown
from caravansary.games.marrakesh.pieces import CONNECTING, STAIR_TILES

if TYPE_CHECKING:
    from caravansary.games.marrakesh.components import Effect
    from caravansary.games.marrakesh.state import State

TILE_CELLS: Final = 12  # the others are never covered (MKSH-EXP1-3)


def check(value: Any, players: int) -> list[str] | None:
    """The option "chosen_stair_tiles": twelve different tiles with their sides, or None (MKSH-EXP1-4).

    A list, or a text with commas or spaces between the tiles; "9b" is short for "st09b".
    """
    if isinstance(value, str):
        value = [tile if tile.startswith("st") else f"st{tile:0>3}" for tile in value.replace(",", " ").split()]
    if value is None or value == []:
        return None
    if not isinstance(value, list | tuple) or len(value) != TILE_CELLS:
        raise OptionError(f"chosen_stair_tiles must be a list of {TILE_CELLS} tiles, got {shown(value)}")
    for tile in value:
        if tile not in STAIR_TILES:
            raise OptionError(f"chosen_stair_tiles: no tile {shown(tile)}; there are st01a, st01b to st20a, st20b")
    if len({tile[:4] for tile in value}) != TILE_CELLS:
        raise OptionError("chosen_stair_tiles: every tile exists once")
    return list(value)


def lay(s: State, chosen: list[str] | None) -> None:
    """Tiles, drawn or agreed upon, cover twelve connecting cells (MKSH-EXP1-1, -4)."""
    s.covers = [-1] * len(CONNECTING)
    if not s.has_expansion(1):
        return
    if chosen is not None:
        for cell, tile in zip(s.printed.tile_cells, chosen, strict=True):
            s.covers[cell] = STAIR_TILES.index(tile)
        return
    tiles = list(range(len(STAIR_TILES) // 2))
    s.chance.shuffle(tiles)
    for number, cell in enumerate(s.printed.tile_cells):
        s.covers[cell] = 2 * tiles[number] + s.chance.below(2)


def connecting_bonus(s: State, cell: int) -> Effect:
    """What a connecting cell gives: what is printed there, or the tile that covers it (MKSH-EXP1-2)."""
    return s.printed.stair_tile_bonus[s.covers[cell]] if s.covers[cell] >= 0 else s.printed.connecting_bonus[cell]
