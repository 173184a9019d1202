-- Rates from a feed, with their source and of what time it says they are.
CREATE TABLE "rate_feed" (
	"source" text PRIMARY KEY NOT NULL,
	"ask_at" timestamp with time zone
);
ALTER TABLE "exchange_rate" DROP CONSTRAINT "exchange_rate_two_people";
ALTER TABLE "rate_proposal" ALTER COLUMN "proposed_by" DROP NOT NULL;
ALTER TABLE "exchange_rate" ADD COLUMN "source" text;
ALTER TABLE "exchange_rate" ADD COLUMN "quoted_at" timestamp with time zone;
ALTER TABLE "rate_proposal" ADD COLUMN "source" text;
ALTER TABLE "rate_proposal" ADD COLUMN "quoted_at" timestamp with time zone;
UPDATE exchange_rate SET source = 'feed', quoted_at = set_at WHERE set_by IS NULL;
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_source" CHECK (("exchange_rate"."set_by" IS NULL) = ("exchange_rate"."source" IS NOT NULL) AND ("exchange_rate"."source" IS NULL) = ("exchange_rate"."quoted_at" IS NULL));
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_two_people" CHECK ("exchange_rate"."confirmed_by" IS NULL OR "exchange_rate"."confirmed_by" IS DISTINCT FROM "exchange_rate"."set_by");
ALTER TABLE "rate_proposal" ADD CONSTRAINT "rate_proposal_source" CHECK (("rate_proposal"."proposed_by" IS NULL) = ("rate_proposal"."source" IS NOT NULL) AND ("rate_proposal"."source" IS NULL) = ("rate_proposal"."quoted_at" IS NULL));
