-- Only where several server processes work on one database.

-- `seen` is when the process has last said that it lives, by the clock of the database.
CREATE TABLE processes (
  id TEXT NOT NULL PRIMARY KEY,
  seen TIMESTAMP WITH TIME ZONE NOT NULL
);

-- Bots of the table are to move, and the process sees to it. Written and removed together with the entries of the log.
CREATE TABLE leases (
  table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
  process TEXT NOT NULL
);

-- The seats from which somebody who is connected to the process looks at the table.
CREATE TABLE present (
  table_id TEXT NOT NULL REFERENCES tables (id),
  process TEXT NOT NULL,
  seats INTEGER[] NOT NULL,
  PRIMARY KEY (table_id, process)
);
