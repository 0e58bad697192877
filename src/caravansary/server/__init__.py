"""The table service: tables, seats, links, moves, live updates, bots that sit beside people.

It knows the game interface and no rules of any game. `messages.py` has everything that goes over the wire.
"""
