-- Refunds that two people decide, and payments that their payers’ banks take back.
CREATE TABLE "chargeback" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "payment_id" uuid,
  "provider" text,
  "dispute_id" text NOT NULL,
  "charge_id" text,
  "currency" text NOT NULL,
  "amount_minor" bigint NOT NULL,
  "fee_minor" bigint NOT NULL,
  "is_fee_returned" boolean DEFAULT false NOT NULL,
  "status" text NOT NULL,
  "is_booked" boolean NOT NULL,
  "recovered_minor" bigint DEFAULT 0 NOT NULL,
  "reason" text NOT NULL,
  "answer_by" timestamp with time zone,
  "opened_at" timestamp with time zone NOT NULL,
  "decided_at" timestamp with time zone,
  "decided_by" uuid,
  "recorded_by" uuid,
  "ask_at" timestamp with time zone,
  "asks" integer DEFAULT 0 NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  CONSTRAINT "chargeback_amounts" CHECK (amount_minor > 0 AND fee_minor >= 0),
  CONSTRAINT "chargeback_recovered" CHECK (recovered_minor BETWEEN 0 AND amount_minor),
  CONSTRAINT "chargeback_booked_for_somebody" CHECK (NOT is_booked OR payment_id IS NOT NULL),
  CONSTRAINT "chargeback_decided" CHECK ((status = 'open') = (decided_at IS NULL))
);

CREATE TABLE "chargeback_recovery" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "chargeback_id" uuid NOT NULL,
  "amount_minor" bigint NOT NULL,
  "portfolio_id" uuid,
  "reason" text NOT NULL,
  "recovered_by" uuid,
  "created_at" timestamp with time zone NOT NULL,
  CONSTRAINT "chargeback_recovery_above_zero" CHECK (amount_minor > 0)
);

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

ALTER TABLE "statement_line" DROP CONSTRAINT "statement_line_matched_to_one";
ALTER TABLE "refund" DROP CONSTRAINT "refund_refunded_by_account_id_fk";

ALTER TABLE "refund" RENAME COLUMN "refunded_by" TO "proposed_by";
ALTER TABLE "refund" ADD COLUMN "returns_fee" boolean;
ALTER TABLE "refund" ADD COLUMN "way" text;
ALTER TABLE "refund" ADD COLUMN "status" text;
ALTER TABLE "refund" ADD COLUMN "decided_by" uuid;
ALTER TABLE "refund" ADD COLUMN "decided_at" timestamp with time zone;
ALTER TABLE "refund" ADD COLUMN "settled_at" timestamp with time zone;
ALTER TABLE "refund" ADD COLUMN "bank_reference" text;
ALTER TABLE "refund" ADD COLUMN "failure_reason" text;
ALTER TABLE "refund" ADD COLUMN "ask_at" timestamp with time zone;
ALTER TABLE "refund" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;

-- Those of an earlier version were given back at once, by hand but for a wallet's.
UPDATE refund r SET returns_fee = r.fee_minor > 0, status = 'paid', settled_at = r.created_at,
       way = CASE p.gateway WHEN 'wallet' THEN 'wallet' ELSE 'hand' END
  FROM payment p WHERE p.id = r.payment_id;
ALTER TABLE "refund" ALTER COLUMN "returns_fee" SET NOT NULL;
ALTER TABLE "refund" ALTER COLUMN "way" SET NOT NULL;
ALTER TABLE "refund" ALTER COLUMN "status" SET NOT NULL;

ALTER TABLE "statement_line" ADD COLUMN "refund_id" uuid;
ALTER TABLE "webhook_event" ADD COLUMN "charge_id" text;
ALTER TABLE "chargeback" ADD CONSTRAINT "chargeback_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "chargeback" ADD CONSTRAINT "chargeback_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "chargeback" ADD CONSTRAINT "chargeback_recorded_by_account_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "chargeback_recovery" ADD CONSTRAINT "chargeback_recovery_chargeback_id_chargeback_id_fk" FOREIGN KEY ("chargeback_id") REFERENCES "public"."chargeback"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "chargeback_recovery" ADD CONSTRAINT "chargeback_recovery_portfolio_id_portfolio_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolio"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "chargeback_recovery" ADD CONSTRAINT "chargeback_recovery_recovered_by_account_id_fk" FOREIGN KEY ("recovered_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "chargeback_once" ON "chargeback" USING btree (coalesce(provider, ''),lower(dispute_id));
CREATE INDEX "chargeback_payment" ON "chargeback" USING btree ("payment_id");
CREATE INDEX "chargeback_order" ON "chargeback" USING btree ((status <> 'open'),(CASE WHEN status = 'open' THEN answer_by END),"opened_at" DESC NULLS LAST,"id");
CREATE INDEX "chargeback_due" ON "chargeback" USING btree ("ask_at","id") WHERE ask_at IS NOT NULL;
CREATE INDEX "chargeback_recovery_of" ON "chargeback_recovery" USING btree ("chargeback_id");
CREATE INDEX "sandbox_dispute_charge" ON "sandbox_dispute" USING btree ("charge_id");
CREATE INDEX "sandbox_refund_charge" ON "sandbox_refund" USING btree ("charge_id");
ALTER TABLE "refund" ADD CONSTRAINT "refund_proposed_by_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refund" ADD CONSTRAINT "refund_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "refund_newest" ON "refund" USING btree ("created_at","id");
CREATE INDEX "refund_due" ON "refund" USING btree ("ask_at","id") WHERE ask_at IS NOT NULL;
CREATE UNIQUE INDEX "refund_proposed_once" ON "refund" USING btree ("payment_id") WHERE status = 'proposed';
CREATE UNIQUE INDEX "statement_line_refund" ON "statement_line" USING btree ("refund_id") WHERE refund_id IS NOT NULL;
ALTER TABLE "refund" ADD CONSTRAINT "refund_two_people" CHECK (status = 'discarded' OR decided_by <> proposed_by);
ALTER TABLE "refund" ADD CONSTRAINT "refund_decided" CHECK (status <> 'proposed' OR decided_at IS NULL);
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_matched_to_one" CHECK (state <> 'matched' OR num_nonnulls(coalesce(payment_id, unmatched_id), settlement_id, withdrawal_id, refund_id) + is_charge::int = 1);

-- Chargebacks that only the books knew of until now. Nobody waited for their end.
INSERT INTO chargeback (id, payment_id, dispute_id, currency, amount_minor, fee_minor, status, is_booked,
                        recovered_minor, reason, opened_at, decided_at, created_at)
SELECT t.key::uuid, t.payment_id, t.key, p.currency, -p.amount, 0, 'lost', true,
       least(-p.amount, coalesce((SELECT sum(back.amount) FROM ledger.transfer r
              JOIN ledger.posting back ON back.transfer_id = r.id AND back.account_id = p.account_id
             WHERE r.kind = 'receivable-recovered' AND r.payment_id = t.payment_id), 0)),
       'The card’s bank took the payment back.', t.event_at, t.event_at, t.created_at
  FROM ledger.transfer t
  JOIN ledger.posting p ON p.transfer_id = t.id AND p.amount < 0
 WHERE t.kind = 'chargeback' AND t.scope = 'chargeback'
   AND EXISTS (SELECT FROM payment WHERE payment.id = t.payment_id);
INSERT INTO chargeback_recovery (id, chargeback_id, amount_minor, portfolio_id, reason, created_at)
SELECT r.key::uuid, c.id, back.amount, r.portfolio_id, c.reason, r.created_at
  FROM chargeback c
  JOIN ledger.transfer r ON r.kind = 'receivable-recovered' AND r.payment_id = c.payment_id
  JOIN ledger.posting back ON back.transfer_id = r.id AND back.amount > 0;
