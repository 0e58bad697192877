-- Grows with every change of a table's settings: of two processes that change them at once, one is refused.

ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
