"""Marrakesh: three seasons in the red city. One module per area of the board.

The engine is complete and tested; the game is not offered yet (no `GAME` here), because its table is not drawn.
"""
