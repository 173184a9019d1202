-- The book of the sandbox's payment provider, and when a payment's provider was asked last.
CREATE TABLE "sandbox_charge" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "reference" text NOT NULL,
  "currency" text NOT NULL,
  "amount_minor" bigint NOT NULL,
  "paid_at" timestamp with time zone NOT NULL,
  CONSTRAINT "sandbox_charge_above_zero" CHECK ("sandbox_charge"."amount_minor" > 0)
);

CREATE TABLE "sandbox_checkout" (
  "reference" text PRIMARY KEY NOT NULL,
  "way" text NOT NULL,
  "currency" text NOT NULL,
  "total_minor" bigint NOT NULL,
  "payer_name" text NOT NULL,
  "description" text NOT NULL,
  "return_url" text NOT NULL,
  "keeps_card" boolean NOT NULL,
  "account_number" text,
  "state" text NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  CONSTRAINT "sandbox_checkout_account_number_unique" UNIQUE("account_number"),
  CONSTRAINT "sandbox_checkout_above_zero" CHECK ("sandbox_checkout"."total_minor" > 0)
);

ALTER TABLE "payment" ADD COLUMN "asked_at" timestamp with time zone;
ALTER TABLE "sandbox_charge" ADD CONSTRAINT "sandbox_charge_reference_sandbox_checkout_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."sandbox_checkout"("reference") ON DELETE no action ON UPDATE no action;
CREATE INDEX "sandbox_charge_checkout" ON "sandbox_charge" USING btree ("reference","paid_at");
