-- Tables, their logs, their chat, their last stored position.
-- Plain SQL for every kind of database; documents (JSON) are kept as text.
-- A statement ends with a semicolon at the end of its line.

CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY,
  game TEXT NOT NULL,
  title TEXT NOT NULL,
  status TEXT NOT NULL,
  listed BOOLEAN NOT NULL,
  chat BOOLEAN NOT NULL,
  minutes INTEGER,
  created DOUBLE PRECISION NOT NULL,
  updated DOUBLE PRECISION NOT NULL,
  decisions INTEGER NOT NULL,
  header TEXT NOT NULL,
  edition TEXT,
  imported BOOLEAN NOT NULL,
  owner TEXT NOT NULL,
  spectator TEXT NOT NULL,
  seats TEXT NOT NULL
);

CREATE INDEX tables_listed ON tables (listed, updated);

CREATE INDEX tables_status ON tables (status);

-- (table_id, seq): of two who write the same number, one is refused. The same request is written once.
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seq INTEGER NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  entry TEXT NOT NULL,
  request TEXT,
  PRIMARY KEY (table_id, seq),
  UNIQUE (table_id, request)
);

CREATE TABLE lines (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  at DOUBLE PRECISION NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER,
  text TEXT NOT NULL,
  args TEXT NOT NULL,
  request TEXT,
  PRIMARY KEY (table_id, number),
  UNIQUE (table_id, request)
);

-- Only the newest one of each table.
CREATE TABLE snapshots (
  table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
  seq INTEGER NOT NULL,
  rules INTEGER NOT NULL,
  state TEXT NOT NULL
);

-- Written when somebody asks whether the database is well.
CREATE TABLE health (
  id INTEGER NOT NULL PRIMARY KEY,
  checked DOUBLE PRECISION NOT NULL
);

INSERT INTO health (id, checked) VALUES (1, 0);
