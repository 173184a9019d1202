-- Where a withdrawal was asked for to, by a key that the database doesn't have; unknown for those of earlier versions.
ALTER TABLE "withdrawal" ADD COLUMN "payee_hash" text;