"""Where tables are kept: SQLite or PostgreSQL behind one protocol, migrations, and news between several servers."""
