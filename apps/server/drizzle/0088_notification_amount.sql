ALTER TABLE "notification" ADD COLUMN "amount_minor" bigint;
ALTER TABLE "notification" ADD COLUMN "currency" text;
ALTER TABLE "notification" ADD CONSTRAINT "notification_amount_whole" CHECK ((amount_minor IS NULL) = (currency IS NULL));