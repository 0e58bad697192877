"""The arena: bots play tournaments, on one core, on all cores of a machine or on a Ray cluster.

`backends.py` runs any jobs; the rest plays, keeps and counts games.
"""
