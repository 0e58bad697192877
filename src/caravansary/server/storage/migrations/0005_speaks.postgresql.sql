-- What the process understands of what is stored (`speaking.py`): processes that differ in it do not work together.

ALTER TABLE processes ADD COLUMN speaks TEXT NOT NULL DEFAULT '';
