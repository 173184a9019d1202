-- Money by card can be contributed at once and withdrawn later: each way of paying has its days, set by two, and each
-- payment keeps the day that it was given.
ALTER TABLE "fee_rule" ADD COLUMN "clearing_days" integer;
ALTER TABLE "fee_proposal" ADD COLUMN "clearing_days" integer;

-- A sandbox shows no waiting until two say so.
UPDATE "fee_rule"
   SET "clearing_days" = CASE WHEN "gateway" = 'transfer' OR EXISTS (SELECT FROM "club_mode" WHERE "mode" = 'sandbox') THEN 0 ELSE 2 END
 WHERE "name" = 'processing';
UPDATE "fee_proposal" p SET "clearing_days" = r."clearing_days"
  FROM "fee_rule" r
 WHERE r."name" = p."name" AND r."gateway" = p."gateway" AND r."currency" = p."currency";

ALTER TABLE "fee_rule" ADD CONSTRAINT "fee_rule_clearing" CHECK ((name = 'processing') = (clearing_days IS NOT NULL) AND clearing_days BETWEEN 0 AND 10);
ALTER TABLE "fee_proposal" ADD CONSTRAINT "fee_proposal_clearing" CHECK ((name = 'processing') = (clearing_days IS NOT NULL) AND clearing_days BETWEEN 0 AND 10);
ALTER TABLE "payment" ADD COLUMN "clears_on" date;
CREATE INDEX "payment_uncleared" ON "payment" USING btree ("member_id","clears_on") WHERE clears_on IS NOT NULL;
