-- Payout batches, the transfers a provider makes for them, and the days on which no bank pays.
CREATE TABLE "holiday" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "day" date NOT NULL,
  "name" text NOT NULL,
  CONSTRAINT "holiday_day_unique" UNIQUE("day")
);

CREATE TABLE "payout_batch" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "reference" text NOT NULL,
  "currency" text NOT NULL,
  "total_minor" bigint NOT NULL,
  "withdrawals" integer NOT NULL,
  "status" text NOT NULL,
  "paid_through" text NOT NULL,
  "file_format" text,
  "file_hash" text,
  "due_on" date NOT NULL,
  "prepared_by" uuid NOT NULL,
  "prepared_at" timestamp with time zone NOT NULL,
  "released_by" uuid,
  "released_at" timestamp with time zone,
  "settled_at" timestamp with time zone,
  CONSTRAINT "payout_batch_reference_unique" UNIQUE("reference"),
  CONSTRAINT "payout_batch_above_zero" CHECK (total_minor > 0 AND withdrawals > 0),
  CONSTRAINT "payout_batch_two_people" CHECK (released_by <> prepared_by),
  CONSTRAINT "payout_batch_released" CHECK ((status IN ('released', 'settled')) = (released_at IS NOT NULL)),
  CONSTRAINT "payout_batch_settled" CHECK ((status = 'settled') = (settled_at IS NOT NULL)),
  CONSTRAINT "payout_batch_provider_naira" CHECK (paid_through = 'file' OR currency = 'NGN'),
  CONSTRAINT "payout_batch_format" CHECK ((paid_through = 'file') = (file_format IS NOT NULL))
);

CREATE TABLE "payout" (
  "withdrawal_id" uuid PRIMARY KEY NOT NULL,
  "provider" text NOT NULL,
  "ask_at" timestamp with time zone,
  "asks" integer DEFAULT 0 NOT NULL,
  "asked_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "sandbox_transfer" (
  "reference" text PRIMARY KEY NOT NULL,
  "currency" text NOT NULL,
  "amount_minor" bigint NOT NULL,
  "account_name" text NOT NULL,
  "account_number" text NOT NULL,
  "bank_code" text,
  "state" text NOT NULL,
  "reason" text,
  "created_at" timestamp with time zone NOT NULL,
  "changed_at" timestamp with time zone NOT NULL,
  CONSTRAINT "sandbox_transfer_above_zero" CHECK ("sandbox_transfer"."amount_minor" > 0)
);

ALTER TABLE "webhook_event" ADD COLUMN "about" text DEFAULT 'payment' NOT NULL;
ALTER TABLE "payout_batch" ADD CONSTRAINT "payout_batch_prepared_by_account_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout_batch" ADD CONSTRAINT "payout_batch_released_by_account_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payout" ADD CONSTRAINT "payout_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "payout_batch_newest" ON "payout_batch" USING btree ("prepared_at","id");
CREATE INDEX "payout_batch_status" ON "payout_batch" USING btree ("status","prepared_at","id");
CREATE INDEX "payout_due" ON "payout" USING btree ("ask_at","withdrawal_id") WHERE ask_at IS NOT NULL;
-- Public holidays that are known years before, and this year’s that are declared; operators add the next ones.
INSERT INTO "holiday" ("id", "day", "name") VALUES
  ('a5b247eb-8239-8bad-a88d-78b2245ce8c5', '2026-01-01', 'New Year’s Day'),
  ('1e6ffaea-2641-8130-aa51-4ead731816f6', '2026-03-20', 'Eid-el-Fitr'),
  ('7f9e1183-0e57-8d4f-af47-176285c7a079', '2026-04-03', 'Good Friday'),
  ('9c457495-f732-8b48-aa18-b2e3667eea6e', '2026-04-06', 'Easter Monday'),
  ('280ffc06-747f-87ec-a39c-dcb28deaf77c', '2026-05-01', 'Workers’ Day'),
  ('565aa08d-c21d-83eb-a084-cd39713f8372', '2026-05-27', 'Eid-el-Kabir'),
  ('2155d7cc-b8a4-8cde-ac4e-c7b550d0ab0c', '2026-05-28', 'Eid-el-Kabir holiday'),
  ('be908a25-d40f-82ea-a27c-b6e38142d14f', '2026-06-12', 'Democracy Day'),
  ('9c5c855d-fe25-8e0e-a682-5e37e187da62', '2026-10-01', 'Independence Day'),
  ('65e567d2-dc7c-8de0-ab20-5059b32937c3', '2026-12-25', 'Christmas Day'),
  ('fa9ce54a-7f7c-8749-a61e-fc9c61fe1011', '2026-12-26', 'Boxing Day'),
  ('2a20aeaa-cf75-81a6-aca0-3352e324f290', '2027-01-01', 'New Year’s Day'),
  ('c8a0068f-c3f4-8e7c-a85e-68e8861e6e43', '2027-03-26', 'Good Friday'),
  ('186eacbd-0c8c-895f-ad54-f90a1d26c84b', '2027-03-29', 'Easter Monday'),
  ('c94b0350-4c5d-84a7-ad55-c21c264a7be3', '2027-05-01', 'Workers’ Day'),
  ('8adf1c04-d9c2-8ef9-a358-18c297332733', '2027-06-12', 'Democracy Day'),
  ('dddb4db6-6336-82b7-a035-8bc8558c9916', '2027-10-01', 'Independence Day'),
  ('cb075f5d-8af7-8cb4-a70e-c9f5da335e70', '2027-12-25', 'Christmas Day'),
  ('9375951e-5d17-8693-a16a-2a389d010144', '2027-12-26', 'Boxing Day'),
  ('d82926ac-1652-8aa6-abb6-cf9afeff055d', '2028-01-01', 'New Year’s Day'),
  ('ea87a428-9d0a-8700-a18a-0f710edaa0e0', '2028-04-14', 'Good Friday'),
  ('879cf866-cbd8-85af-a58a-a03e66165cb6', '2028-04-17', 'Easter Monday'),
  ('ed370076-8a94-820b-a503-e6deb4fff2eb', '2028-05-01', 'Workers’ Day'),
  ('0ee896f5-8210-85ec-a764-cdadc18a51ea', '2028-06-12', 'Democracy Day'),
  ('ef24243a-4272-8fa9-a2a8-768a2c9fd4e9', '2028-10-01', 'Independence Day'),
  ('5bbeb7a6-7fdf-88f3-a39f-31f1d5ccafee', '2028-12-25', 'Christmas Day'),
  ('18b7ace5-f898-8131-a6ba-410c17dead5d', '2028-12-26', 'Boxing Day');

-- Batches that withdrawals name already, as a demo club does. Nobody has released one that is open, so a second
-- person still has to.
INSERT INTO "payout_batch" ("id", "reference", "currency", "total_minor", "withdrawals", "status", "paid_through", "file_format", "due_on", "prepared_by", "prepared_at", "released_at", "settled_at")
SELECT named.id, 'KF-' || upper(left(md5(named.id::text), 8)), named.currency, named.total, named.count,
       CASE WHEN named.is_open THEN 'prepared' ELSE 'settled' END, 'file', CASE named.currency WHEN 'NGN' THEN 'standard' ELSE 'wire' END,
       named.due_on, named.by, named.at, CASE WHEN NOT named.is_open THEN named.at END, CASE WHEN NOT named.is_open THEN named.at END
  FROM (
    SELECT batch_id AS id, min(currency) AS currency, sum(amount_minor)::bigint AS total, count(*)::int AS count,
           bool_or(status = 'in_batch') AS is_open, min(pay_by) AS due_on, max(coalesce(paid_at, decided_at, requested_at)) AS at,
           coalesce(min(decided_by::text)::uuid, (SELECT id FROM operator ORDER BY id LIMIT 1)) AS by
      FROM withdrawal WHERE batch_id IS NOT NULL GROUP BY batch_id
  ) named
 WHERE named.by IS NOT NULL;
UPDATE "withdrawal" SET "batch_id" = NULL, "status" = CASE "status" WHEN 'in_batch' THEN 'approved' ELSE "status" END
 WHERE "batch_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "payout_batch" b WHERE b.id = "batch_id");
UPDATE "withdrawal" SET "status" = 'approved' WHERE "status" = 'in_batch' AND "batch_id" IS NULL;

ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "withdrawal_batch" ON "withdrawal" USING btree ("batch_id","status") WHERE batch_id IS NOT NULL;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_in_a_batch" CHECK (status <> 'in_batch' OR batch_id IS NOT NULL);