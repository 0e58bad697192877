"""The toy: a small complete game for the tests, laid out as every game is; see docs/develop/add-a-game.md.

Each round all seats secretly choose two of four colours at once. Then each seat in turn does a deed: it draws from the
hidden deck, looks at the top card in private, robs another seat, or rests. At the end of a round the djinn, who has no
seat, gathers coins and gives one away.
"""

from tests.toy.game import GAME

__all__ = ["GAME"]
