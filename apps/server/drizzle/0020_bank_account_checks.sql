-- The name of a dollar account is the member's own word, so an operator, never the member, checks it
-- before the first payout. Whether it matches the membership follows from the two names when read.
ALTER TABLE "bank_account" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "bank_account" ADD COLUMN "check_status" text DEFAULT 'not_needed' NOT NULL;
ALTER TABLE "bank_account" ADD COLUMN "check_reason" text;
ALTER TABLE "bank_account" ADD COLUMN "checked_by" uuid;
ALTER TABLE "bank_account" ADD COLUMN "checked_at" timestamp with time zone;
ALTER TABLE "bank_account" DROP COLUMN "name_matches";
ALTER TABLE "bank_account" DROP COLUMN "differing_words";
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_id_unique" UNIQUE("id");
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_checked_by_account_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_checked_by_another" CHECK (checked_by <> member_id);
CREATE INDEX "bank_account_check" ON "bank_account" USING btree ("check_status","updated_at");
UPDATE "bank_account" SET "check_status" = 'waiting' WHERE "kind" <> 'ngn' AND "currency" = 'USD';
