-- Whether the table's creator wants hints; NULL: nobody has said, then only who plays alone has them.
-- What each seat says of hints is in the document `seats`.

ALTER TABLE tables ADD COLUMN hints BOOLEAN;
