-- The reference of a transfer is known before the member leaves to make it: a quote keeps it until a payment has it.
ALTER TABLE "payment_quote" ADD COLUMN "reference" text;
CREATE INDEX "payment_quote_reference" ON "payment_quote" USING btree ("reference") WHERE reference IS NOT NULL;