ALTER TABLE "unmatched_money" ADD COLUMN "charge" text;
CREATE UNIQUE INDEX "unmatched_money_charge" ON "unmatched_money" USING btree ("charge") WHERE charge IS NOT NULL;
ALTER TABLE "unmatched_money" ADD CONSTRAINT "unmatched_money_charge_by_provider" CHECK (charge IS NULL OR came_by <> 'bank');

-- Until now only its words told it: the reference that a provider took it under, and the provider's own id. Nobody writes
-- down by hand what lies with a provider; what else came to lie there says in its words what it is.
UPDATE "unmatched_money" u SET charge = c.bank_reference
  FROM (
    SELECT DISTINCT ON (lower(bank_reference)) id, bank_reference FROM "unmatched_money"
     WHERE came_by <> 'bank' AND bank_reference !~ ' (refund [0-9a-f-]{8,36}|returned|dispute .*)( \([0-9]+\))?$'
     ORDER BY lower(bank_reference), created_at, id
  ) c
 WHERE u.id = c.id;
