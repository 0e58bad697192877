"""Marrakesh: three seasons in the red city. One module per area of the board and per expansion.

Expansion 1 is in `stair_tiles.py`, 2 in `companions.py` (and `souk.py`: the good that the imam spares), 3 in
`exchange_tiles.py`, 4 in `citizens.py`, 5 in `towns.py` (and `scoring.py`: what towns score at the end).
"""

from caravansary.games.marrakesh.game import GAME

__all__ = ["GAME"]
