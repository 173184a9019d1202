-- Cards that recurring contributions are charged on, and the period that each charge is for.
CREATE TABLE "saved_card" (
  "id" uuid PRIMARY KEY NOT NULL,
  "member_id" uuid NOT NULL,
  "provider" text NOT NULL,
  "key_id" text NOT NULL,
  "sealed" bytea NOT NULL,
  "brand" text NOT NULL,
  "last4" text NOT NULL,
  "expires_on" date NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "reminded_at" timestamp with time zone
);

CREATE TABLE "sandbox_card" (
  "token" text PRIMARY KEY NOT NULL,
  "brand" text NOT NULL,
  "last4" text NOT NULL,
  "expires_on" date NOT NULL,
  "payer_name" text NOT NULL,
  "outcome" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "sandbox_card_charge" (
  "reference" text PRIMARY KEY NOT NULL,
  "id" uuid DEFAULT gen_random_uuid() NOT NULL,
  "token" text NOT NULL,
  "currency" text NOT NULL,
  "amount_minor" bigint NOT NULL,
  "outcome" text NOT NULL,
  "charged_at" timestamp with time zone NOT NULL,
  CONSTRAINT "sandbox_card_charge_id_unique" UNIQUE("id"),
  CONSTRAINT "sandbox_card_charge_above_zero" CHECK ("sandbox_card_charge"."amount_minor" > 0)
);

DROP INDEX "subscription_due";
ALTER TABLE "payment" ADD COLUMN "period_on" date;
ALTER TABLE "subscription" ADD COLUMN "paid_currency" text;
ALTER TABLE "subscription" ADD COLUMN "period_on" date;
ALTER TABLE "subscription" ADD COLUMN "is_charging" boolean DEFAULT false NOT NULL;
ALTER TABLE "subscription" ADD COLUMN "card_id" uuid;
ALTER TABLE "sandbox_checkout" ADD COLUMN "card_token" text;
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sandbox_card_charge" ADD CONSTRAINT "sandbox_card_charge_token_sandbox_card_token_fk" FOREIGN KEY ("token") REFERENCES "public"."sandbox_card"("token") ON DELETE no action ON UPDATE no action;
CREATE INDEX "saved_card_member" ON "saved_card" USING btree ("member_id");
CREATE INDEX "saved_card_expiring" ON "saved_card" USING btree ("expires_on","id") WHERE reminded_at IS NULL;
CREATE INDEX "sandbox_card_charge_silent" ON "sandbox_card_charge" USING btree ("token") WHERE outcome = 'silence';
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_card_id_saved_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."saved_card"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "payment_period_once" ON "payment" USING btree ("subscription_id","period_on") WHERE period_on IS NOT NULL AND wallet_id IS NULL AND status NOT IN ('failed', 'expired', 'cancelled');
CREATE INDEX "subscription_card" ON "subscription" USING btree ("card_id");
CREATE INDEX "subscription_due" ON "subscription" USING btree ("next_charge_on","id") WHERE next_charge_on IS NOT NULL AND NOT is_charging;

-- What there was is paid as its first payment was.
UPDATE "subscription" s SET "paid_currency" = coalesce(
  (SELECT p.paid_currency FROM payment p WHERE p.subscription_id = s.id ORDER BY p.created_at LIMIT 1),
  s.currency
);
ALTER TABLE "subscription" ALTER COLUMN "paid_currency" SET NOT NULL;

-- Until now a charge that failed made it past due at once, although it was to be tried again.
UPDATE "subscription" SET "status" = 'active' WHERE "status" = 'past_due' AND "next_charge_on" IS NOT NULL;

-- A first payment left no next day. It is the one after the last charge, by the rule of charge-rule.ts.
UPDATE "subscription" s SET "next_charge_on" = CASE
    WHEN s.interval = 'weekly' THEN f.day + 7
    ELSE f.month + least(s.anchor_day, extract(day FROM f.month + interval '1 month - 1 day')::int) - 1
  END
  FROM (
    SELECT id, day,
           (date_trunc('month', day) + CASE "interval" WHEN 'quarterly' THEN interval '3 months' ELSE interval '1 month' END)::date AS month
      FROM (SELECT id, "interval", (coalesce(last_charged_at, created_at) AT TIME ZONE 'Africa/Lagos')::date AS day FROM "subscription") d
  ) f
 WHERE f.id = s.id AND s.status = 'active' AND s.next_charge_on IS NULL;
UPDATE "subscription" SET "period_on" = "next_charge_on" WHERE "status" = 'active';
UPDATE "subscription" SET "next_charge_on" = NULL WHERE "status" <> 'active';
