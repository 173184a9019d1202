-- Refunds, and payments that their payers’ banks take back.
CREATE TABLE "sandbox_dispute" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "reference" text NOT NULL,
  "charge_id" text NOT NULL,
  "currency" text NOT NULL,
  "amount_minor" bigint NOT NULL,
  "fee_minor" bigint NOT NULL,
  "state" text NOT NULL,
  "due_at" timestamp with time zone NOT NULL,
  "opened_at" timestamp with time zone NOT NULL,
  CONSTRAINT "sandbox_dispute_above_zero" CHECK ("sandbox_dispute"."amount_minor" > 0)
);

CREATE TABLE "sandbox_refund" (
  "id" text PRIMARY KEY NOT NULL,
  "reference" text NOT NULL,
  "charge_id" text NOT NULL,
  "currency" text NOT NULL,
  "amount_minor" bigint NOT NULL,
  "state" text NOT NULL,
  "reason" text,
  "created_at" timestamp with time zone NOT NULL,
  CONSTRAINT "sandbox_refund_above_zero" CHECK ("sandbox_refund"."amount_minor" > 0)
);

ALTER TABLE "webhook_event" ADD COLUMN "charge_id" text;
CREATE INDEX "sandbox_dispute_charge" ON "sandbox_dispute" USING btree ("charge_id");
CREATE INDEX "sandbox_refund_charge" ON "sandbox_refund" USING btree ("charge_id");
