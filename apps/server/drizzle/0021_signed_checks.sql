-- The server's role may write this table, so a row proves nothing unless it is signed. Rows without a
-- signature count as absent: the first check after this migration reads everything.
ALTER TABLE "books_check" ADD COLUMN "signature" "bytea";
