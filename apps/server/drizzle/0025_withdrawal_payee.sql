-- A withdrawal keeps all of the account it goes to, how far the club had checked it, whether the money is
-- still in the wallet, and the batch it is paid in.
ALTER TABLE "withdrawal" ADD COLUMN "left_wallet_at" timestamp with time zone;
ALTER TABLE "withdrawal" ADD COLUMN "bank_account_id" uuid;
ALTER TABLE "withdrawal" ADD COLUMN "account_check" text;
ALTER TABLE "withdrawal" ADD COLUMN "bank_code" text;
ALTER TABLE "withdrawal" ADD COLUMN "routing_number" text;
ALTER TABLE "withdrawal" ADD COLUMN "swift" text;
ALTER TABLE "withdrawal" ADD COLUMN "bank_address" text;
ALTER TABLE "withdrawal" ADD COLUMN "country" text;
ALTER TABLE "withdrawal" ADD COLUMN "batch_id" uuid;

-- Until now the money left the wallet when it was paid.
UPDATE "withdrawal" SET "left_wallet_at" = "paid_at" WHERE "status" IN ('paid', 'returned');
UPDATE "withdrawal" w
   SET "bank_account_id" = b."id", "account_check" = b."check_status", "bank_code" = b."bank_code",
       "routing_number" = b."routing_number", "swift" = b."swift", "bank_address" = b."bank_address",
       "country" = b."country"
  FROM "wallet", "bank_account" b
 WHERE "wallet"."id" = w."wallet_id" AND b."member_id" = "wallet"."member_id" AND b."currency" = w."currency"
   AND b."bank_name" = w."bank_name" AND b."account_name" = w."account_name"
   AND b."account_number" = w."account_number";
-- Of an account that has changed since, the bank itself named the owner in naira, and nobody can check it in dollars.
UPDATE "withdrawal" SET "account_check" = CASE "currency" WHEN 'NGN' THEN 'not_needed' ELSE 'waiting' END
 WHERE "account_check" IS NULL;
ALTER TABLE "withdrawal" ALTER COLUMN "account_check" SET NOT NULL;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_amount_positive" CHECK (amount_minor > 0);
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_money_held_or_gone" CHECK (left_wallet_at IS NULL OR status NOT IN ('pending', 'cancelled'));
