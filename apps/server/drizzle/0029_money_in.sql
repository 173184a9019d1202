-- Money that comes in: quotes, fees, checkouts, transfers that are decided by hand, and what providers tell.
CREATE TABLE "fee_rule" (
  "name" text NOT NULL,
  "gateway" text NOT NULL,
  "currency" text NOT NULL,
  "bps" integer NOT NULL,
  "fixed_minor" bigint NOT NULL,
  "cap_minor" bigint,
  "bearer" text NOT NULL,
  "set_at" timestamp with time zone NOT NULL,
  "set_by" uuid,
  CONSTRAINT "fee_rule_key" PRIMARY KEY("name","gateway","currency"),
  CONSTRAINT "fee_rule_bounds" CHECK (bps BETWEEN 0 AND 2000 AND fixed_minor >= 0 AND cap_minor >= 0)
);

CREATE TABLE "payment_quote" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "member_id" uuid NOT NULL,
  "purpose" text NOT NULL,
  "gateway" text NOT NULL,
  "is_us_institution" boolean,
  "currency" text NOT NULL,
  "amount_minor" bigint NOT NULL,
  "paid_currency" text NOT NULL,
  "paid_minor" bigint NOT NULL,
  "processing_fee_minor" bigint NOT NULL,
  "card_fee_minor" bigint NOT NULL,
  "rate" text,
  "rate_set_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  CONSTRAINT "payment_quote_amounts" CHECK (amount_minor > 0 AND paid_minor > 0 AND processing_fee_minor >= 0 AND card_fee_minor >= 0),
  CONSTRAINT "payment_quote_rate" CHECK ((currency = paid_currency) = (rate IS NULL) AND (rate IS NULL) = (rate_set_at IS NULL))
);

CREATE TABLE "unmatched_money" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "currency" text NOT NULL,
  "amount_minor" bigint NOT NULL,
  "received_on" date NOT NULL,
  "sender_name" text NOT NULL,
  "bank_reference" text NOT NULL,
  "state" text NOT NULL,
  "assigned_to" uuid,
  "payment_id" uuid,
  "recorded_by" uuid,
  "decided_at" timestamp with time zone,
  "decided_by" uuid,
  "reason" text,
  "created_at" timestamp with time zone NOT NULL,
  CONSTRAINT "unmatched_money_once" UNIQUE("currency","received_on","bank_reference","amount_minor"),
  CONSTRAINT "unmatched_money_above_zero" CHECK (amount_minor > 0),
  CONSTRAINT "unmatched_money_decided" CHECK ((state = 'open') = (decided_at IS NULL))
);

CREATE TABLE "webhook_event" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "provider" text NOT NULL,
  "event_key" text NOT NULL,
  "reference" text,
  "body" text NOT NULL,
  "received_at" timestamp with time zone NOT NULL,
  "handled_at" timestamp with time zone,
  "outcome" text,
  "tries" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "webhook_event_once" UNIQUE("provider","event_key")
);

ALTER TABLE "payment" ADD COLUMN "card_fee_minor" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "payment" ADD COLUMN "received_minor" bigint;
ALTER TABLE "payment" ADD COLUMN "quote_id" uuid;
ALTER TABLE "payment" ADD COLUMN "provider" text;
ALTER TABLE "payment" ADD COLUMN "charge_id" text;
ALTER TABLE "payment" ADD COLUMN "link" text;
ALTER TABLE "payment" ADD COLUMN "account_bank" text;
ALTER TABLE "payment" ADD COLUMN "account_name" text;
ALTER TABLE "payment" ADD COLUMN "account_number" text;
ALTER TABLE "payment" ADD COLUMN "expires_at" timestamp with time zone;
ALTER TABLE "payment" ADD COLUMN "ask_at" timestamp with time zone;
ALTER TABLE "payment" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;
ALTER TABLE "payment" ADD COLUMN "receipt_file_id" uuid;
ALTER TABLE "payment" ADD COLUMN "receipt_seen_before" boolean DEFAULT false NOT NULL;
ALTER TABLE "payment" ADD COLUMN "bank_reference" text;
ALTER TABLE "payment" ADD COLUMN "note" text;
ALTER TABLE "payment" ADD COLUMN "received_on" date;
ALTER TABLE "payment" ADD COLUMN "decided_at" timestamp with time zone;
ALTER TABLE "payment" ADD COLUMN "decided_by" uuid;
ALTER TABLE "fee_rule" ADD CONSTRAINT "fee_rule_set_by_account_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment_quote" ADD CONSTRAINT "payment_quote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "unmatched_money" ADD CONSTRAINT "unmatched_money_assigned_to_member_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "unmatched_money" ADD CONSTRAINT "unmatched_money_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "unmatched_money" ADD CONSTRAINT "unmatched_money_recorded_by_account_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "unmatched_money" ADD CONSTRAINT "unmatched_money_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "payment_quote_expired" ON "payment_quote" USING btree ("expires_at");
CREATE INDEX "unmatched_money_state" ON "unmatched_money" USING btree ("state","received_on");
CREATE INDEX "webhook_event_waiting" ON "webhook_event" USING btree ("received_at") WHERE handled_at IS NULL;
ALTER TABLE "payment" ADD CONSTRAINT "payment_quote_id_payment_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."payment_quote"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment" ADD CONSTRAINT "payment_receipt_file_id_stored_file_id_fk" FOREIGN KEY ("receipt_file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payment" ADD CONSTRAINT "payment_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "payment_to_ask" ON "payment" USING btree ("ask_at") WHERE ask_at IS NOT NULL;
CREATE INDEX "payment_expiring" ON "payment" USING btree ("expires_at") WHERE status IN ('pending', 'pending_confirmation');
CREATE INDEX "payment_transfers" ON "payment" USING btree ("status","created_at") WHERE gateway = 'bank';
ALTER TABLE "payment" ADD CONSTRAINT "payment_charge_once" UNIQUE("provider","charge_id");
ALTER TABLE "payment" ADD CONSTRAINT "payment_quote_once" UNIQUE("quote_id");

-- What the providers' price lists say; operators change them.
INSERT INTO "fee_rule" ("name", "gateway", "currency", "bps", "fixed_minor", "cap_minor", "bearer", "set_at") VALUES
  ('processing', 'card', 'NGN', 150, 0, 200000, 'member', now()),
  ('processing', 'card', 'USD', 150, 0, NULL, 'member', now()),
  ('processing', 'card_us', 'USD', 290, 0, NULL, 'member', now()),
  ('usd_card', 'card', 'USD', 0, 30, NULL, 'member', now()),
  ('usd_card', 'card_us', 'USD', 0, 30, NULL, 'member', now());
