-- What a provider’s transfers were released to and why one is stopped; rates that lapse; who is told of a missing price.
ALTER TABLE "rate_proposal" DROP CONSTRAINT "rate_proposal_decision";
ALTER TABLE "payout" ADD COLUMN "payee_hash" text;
ALTER TABLE "payout" ADD COLUMN "sent_at" timestamp with time zone;
ALTER TABLE "payout" ADD COLUMN "stop" text;
ALTER TABLE "subscription" ADD COLUMN "told_of_no_price_at" timestamp with time zone;
-- Whether one that was asked after had been sent isn't known: it counts as sent.
UPDATE "payout" SET "sent_at" = "asked_at" WHERE "asks" > 0;
-- A batch without its releaser, or without the hash of its file, was released by no server: a second person still has to.
UPDATE "payout_batch" SET "status" = 'prepared', "released_by" = NULL, "released_at" = NULL
 WHERE "status" = 'released' AND ("released_by" IS NULL OR ("paid_through" = 'file' AND "file_hash" IS NULL));
ALTER TABLE "payout_batch" ADD CONSTRAINT "payout_batch_released_file" CHECK (status <> 'released' OR (released_by IS NOT NULL AND (paid_through = 'provider' OR file_hash IS NOT NULL)));
ALTER TABLE "rate_proposal" ADD CONSTRAINT "rate_proposal_decision" CHECK (("rate_proposal"."status" IN ('proposed', 'lapsed')) = ("rate_proposal"."decided_by" IS NULL OR "rate_proposal"."decided_at" IS NULL));
