-- Bank statements: how a bank's files are read, the files, their lines, and what providers paid out.
CREATE TABLE "bank_statement" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "account_id" uuid NOT NULL,
  "format" text NOT NULL,
  "file_name" text NOT NULL,
  "file_hash" "bytea" NOT NULL,
  "from_day" date NOT NULL,
  "to_day" date NOT NULL,
  "opening_minor" bigint,
  "closing_minor" bigint,
  "line_count" integer NOT NULL,
  "uploaded_by" uuid NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  CONSTRAINT "bank_statement_once" UNIQUE("account_id","file_hash"),
  CONSTRAINT "bank_statement_span" CHECK (from_day <= to_day)
);

CREATE TABLE "settlement" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "gateway" text NOT NULL,
  "currency" text NOT NULL,
  "paid_out_minor" bigint NOT NULL,
  "charge_minor" bigint NOT NULL,
  "received_on" date NOT NULL,
  "reference" text NOT NULL,
  "recorded_by" uuid NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "undone_at" timestamp with time zone,
  "undone_reason" text,
  CONSTRAINT "settlement_amounts" CHECK (paid_out_minor > 0 AND charge_minor >= 0)
);

CREATE TABLE "statement_line" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "statement_id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "currency" text NOT NULL,
  "position" integer NOT NULL,
  "fingerprint" "bytea" NOT NULL,
  "booked_on" date NOT NULL,
  "amount_minor" bigint NOT NULL,
  "bank_id" text,
  "reference" text NOT NULL,
  "sender_name" text NOT NULL,
  "text" text NOT NULL,
  "named" text,
  "state" text NOT NULL,
  "because" text[] NOT NULL,
  "suggested_payment_id" uuid,
  "payment_id" uuid,
  "unmatched_id" uuid,
  "settlement_id" uuid,
  "withdrawal_id" uuid,
  "is_charge" boolean DEFAULT false NOT NULL,
  "is_booked" boolean DEFAULT false NOT NULL,
  "undone" integer DEFAULT 0 NOT NULL,
  "matched_at" timestamp with time zone,
  "matched_by" uuid,
  "reason" text,
  CONSTRAINT "statement_line_once" UNIQUE("account_id","fingerprint"),
  CONSTRAINT "statement_line_amount" CHECK (amount_minor <> 0),
  CONSTRAINT "statement_line_unmatched_has_money" CHECK (state <> 'unmatched' OR unmatched_id IS NOT NULL),
  CONSTRAINT "statement_line_matched_to_one" CHECK (state <> 'matched' OR num_nonnulls(coalesce(payment_id, unmatched_id), settlement_id, withdrawal_id) + is_charge::int = 1)
);

CREATE TABLE "statement_mapping" (
  "bank" text PRIMARY KEY NOT NULL,
  "mapping" jsonb NOT NULL,
  "set_by" uuid NOT NULL,
  "set_at" timestamp with time zone NOT NULL
);

ALTER TABLE "unmatched_money" ADD COLUMN "undone" integer DEFAULT 0 NOT NULL;
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_account_id_club_bank_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."club_bank_account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_uploaded_by_account_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_recorded_by_account_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_account_id_club_bank_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."club_bank_account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_suggested_payment_id_payment_id_fk" FOREIGN KEY ("suggested_payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_unmatched_id_unmatched_money_id_fk" FOREIGN KEY ("unmatched_id") REFERENCES "public"."unmatched_money"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_matched_by_account_id_fk" FOREIGN KEY ("matched_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_mapping" ADD CONSTRAINT "statement_mapping_set_by_account_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "bank_statement_days" ON "bank_statement" USING btree ("account_id","to_day");
CREATE INDEX "bank_statement_newest" ON "bank_statement" USING btree ("created_at","id");
CREATE UNIQUE INDEX "settlement_once" ON "settlement" USING btree ("gateway","currency",lower(reference)) WHERE undone_at IS NULL;
CREATE INDEX "settlement_newest" ON "settlement" USING btree ("created_at","id");
CREATE INDEX "settlement_amount" ON "settlement" USING btree ("currency","paid_out_minor");
CREATE INDEX "statement_line_order" ON "statement_line" USING btree ("booked_on","position","id");
CREATE INDEX "statement_line_statement" ON "statement_line" USING btree ("statement_id","state","booked_on");
CREATE INDEX "statement_line_days" ON "statement_line" USING btree ("account_id","booked_on");
CREATE INDEX "statement_line_undecided" ON "statement_line" USING btree ("currency","amount_minor") WHERE state <> 'matched';
CREATE UNIQUE INDEX "statement_line_payment" ON "statement_line" USING btree ("payment_id") WHERE payment_id IS NOT NULL;
CREATE UNIQUE INDEX "statement_line_unmatched" ON "statement_line" USING btree ("unmatched_id") WHERE unmatched_id IS NOT NULL;
CREATE UNIQUE INDEX "statement_line_settlement" ON "statement_line" USING btree ("settlement_id") WHERE settlement_id IS NOT NULL;
CREATE UNIQUE INDEX "statement_line_withdrawal" ON "statement_line" USING btree ("withdrawal_id") WHERE withdrawal_id IS NOT NULL;
CREATE INDEX "payment_received" ON "payment" USING btree ("paid_currency","received_minor") WHERE received_on IS NOT NULL;
CREATE INDEX "unmatched_money_amount" ON "unmatched_money" USING btree ("currency","amount_minor");
CREATE INDEX "unmatched_money_payment" ON "unmatched_money" USING btree ("payment_id") WHERE payment_id IS NOT NULL;
CREATE INDEX "withdrawal_paid" ON "withdrawal" USING btree ("currency","amount_minor") WHERE status = 'paid';
