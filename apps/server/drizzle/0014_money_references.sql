-- What a transfer is about stands in columns, so that a reader joins by them and no key is ever cast:
-- a value that is not an id of ours is no reference. They follow from what post() is given as meta.
-- Transfers from before that name no payment have its id in their key.
SET LOCAL ROLE kinfold_ledger;

ALTER TABLE ledger.transfer
  ADD COLUMN payment_id uuid GENERATED ALWAYS AS (CASE
    WHEN meta->>'payment' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN (meta->>'payment')::uuid
    WHEN scope IN ('payment', 'refund', 'chargeback', 'chargeback recovered')
      AND key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN key::uuid END) STORED,
  ADD COLUMN withdrawal_id uuid GENERATED ALWAYS AS (CASE
    WHEN meta->>'withdrawal' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN (meta->>'withdrawal')::uuid END) STORED,
  ADD COLUMN portfolio_id uuid GENERATED ALWAYS AS (CASE
    WHEN meta->>'portfolio' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN (meta->>'portfolio')::uuid END) STORED,
  ADD COLUMN returns_id uuid GENERATED ALWAYS AS (CASE
    WHEN meta->>'returns' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN (meta->>'returns')::uuid END) STORED;

-- A run of returns has a transfer for each of up to 50,000 portfolios.
CREATE INDEX transfer_returns ON ledger.transfer (returns_id) WHERE returns_id IS NOT NULL;
-- What waits for its owner has an account for each withdrawal and each transfer; the desk adds them up.
CREATE INDEX account_waiting ON ledger.account (kind) WHERE kind IN ('payouts', 'unmatched');

RESET ROLE;

-- A payment is given back in parts, and never more than was paid.
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"refunded_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_gives_something" CHECK (amount_minor > 0 AND fee_minor >= 0)
);
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund" ADD CONSTRAINT "refund_refunded_by_account_id_fk" FOREIGN KEY ("refunded_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");

ALTER TABLE "payment" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "payment" ADD COLUMN "refunded_fee_minor" bigint DEFAULT 0 NOT NULL;
UPDATE "payment" SET "refunded_minor" = "amount_minor" WHERE "status" = 'refunded';
ALTER TABLE "payment" ADD CONSTRAINT "payment_refunded_at_most_paid" CHECK (refunded_minor BETWEEN 0 AND amount_minor AND refunded_fee_minor BETWEEN 0 AND fee_minor);

ALTER TABLE "withdrawal" ADD COLUMN "returned_at" timestamp with time zone;
