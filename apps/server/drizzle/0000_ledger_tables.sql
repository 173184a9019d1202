CREATE SCHEMA "ledger";

CREATE TABLE "ledger"."account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"currency" text NOT NULL,
	"part" smallint DEFAULT 0 NOT NULL,
	"address" text GENERATED ALWAYS AS (kind || ':' || holder || ':' || currency || CASE part WHEN 0 THEN '' ELSE '#' || part::text END) STORED NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"floor" bigint,
	"version" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "account_address_unique" UNIQUE("address"),
	CONSTRAINT "account_currency" UNIQUE("id","currency"),
	CONSTRAINT "account_currency_known" CHECK (currency IN ('NGN', 'USD')),
	CONSTRAINT "account_holder_plain" CHECK (holder !~ '[:#]'),
	CONSTRAINT "held_not_negative" CHECK (held >= 0),
	CONSTRAINT "no_overdraft" CHECK (floor IS NULL OR balance - held >= floor)
);

CREATE TABLE "ledger"."chart" (
	"kind" text PRIMARY KEY NOT NULL,
	"floor" bigint,
	"meaning" text NOT NULL
);

CREATE TABLE "ledger"."hold" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp with time zone,
	"resolved_by" bigint,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "hold_key" UNIQUE("scope","key"),
	CONSTRAINT "hold_positive" CHECK (amount > 0),
	CONSTRAINT "hold_state_known" CHECK (state IN ('pending', 'posted', 'voided', 'expired')),
	CONSTRAINT "hold_posted_by_transfer" CHECK ((state = 'posted') = (resolved_by IS NOT NULL))
);

CREATE TABLE "ledger"."posting" (
	"transfer_id" bigint NOT NULL,
	"leg" smallint NOT NULL,
	"account_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"account_version" bigint NOT NULL,
	"kind" text NOT NULL,
	"posted_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "posting_leg" PRIMARY KEY("transfer_id","leg"),
	CONSTRAINT "posting_version" UNIQUE("account_id","account_version"),
	CONSTRAINT "posting_not_zero" CHECK (amount <> 0)
);

CREATE TABLE "ledger"."transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"reverses" bigint,
	"hold_id" bigint,
	"meta" jsonb DEFAULT '{}' NOT NULL,
	"event_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "transfer_key" UNIQUE("scope","key")
);

ALTER TABLE "ledger"."account" ADD CONSTRAINT "account_kind_chart_kind_fk" FOREIGN KEY ("kind") REFERENCES "ledger"."chart"("kind") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger"."hold" ADD CONSTRAINT "hold_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "ledger"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger"."hold" ADD CONSTRAINT "hold_resolved_by_transfer_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "ledger"."transfer"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger"."posting" ADD CONSTRAINT "posting_in_account_currency" FOREIGN KEY ("account_id","currency") REFERENCES "ledger"."account"("id","currency") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger"."transfer" ADD CONSTRAINT "transfer_reverses_transfer_id_fk" FOREIGN KEY ("reverses") REFERENCES "ledger"."transfer"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ledger"."transfer" ADD CONSTRAINT "transfer_hold_id_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "ledger"."hold"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "hold_resolved_once" ON "ledger"."hold" USING btree ("resolved_by") WHERE resolved_by IS NOT NULL;
CREATE INDEX "hold_pending" ON "ledger"."hold" USING btree ("account_id") WHERE state = 'pending';
CREATE INDEX "hold_expiring" ON "ledger"."hold" USING btree ("expires_at") WHERE state = 'pending';
CREATE UNIQUE INDEX "transfer_reversed_once" ON "ledger"."transfer" USING btree ("reverses") WHERE reverses IS NOT NULL;