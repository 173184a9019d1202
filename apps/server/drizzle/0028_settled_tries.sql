-- Of the tries that a limit has counted, those that stay: the others are under way and may be taken back.
ALTER TABLE "rate_limit" ADD COLUMN "settled" integer DEFAULT 0 NOT NULL;
UPDATE "rate_limit" SET "settled" = "points";
