"""Which database a name means: a file is SQLite's, an address that begins with postgresql:// is a PostgreSQL one."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit, urlunsplit

from caravansary.server.sqlite_store import SqliteStore
from caravansary.server.store import Store, StoreFailure

POSTGRESQL: Final = ("postgresql://", "postgres://")
NO_DRIVER: Final = "for PostgreSQL the driver is missing: pip install '.[postgres]' in the project's folder"


def store_of(database: str) -> Store:
    """The store, not yet open."""
    if not database.startswith(POSTGRESQL):
        return SqliteStore(database)
    try:
        from caravansary.server.postgres_store import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreFailure(NO_DRIVER) from error
    return PostgresStore(database)


def shown(database: str) -> str:
    """The name as it may be told: of an address neither the password nor the settings."""
    if not database.startswith(POSTGRESQL):
        return database
    parts = urlsplit(database)
    user, at, place = parts.netloc.rpartition("@")
    return urlunsplit((parts.scheme, user.partition(":")[0] + at + place, parts.path, "", ""))
