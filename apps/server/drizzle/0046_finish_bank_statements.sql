-- Lines of a bank statement may show whatever the books have; sums are kept by the day.
CREATE TABLE "outside_day" (
  "kind" text NOT NULL,
  "holder" text NOT NULL,
  "currency" text NOT NULL,
  "day" date NOT NULL,
  "amount_minor" bigint NOT NULL,
  CONSTRAINT "outside_day_once" PRIMARY KEY("kind","holder","currency","day")
);

CREATE TABLE "outside_read" (
  "account_id" bigint PRIMARY KEY NOT NULL,
  "version" bigint NOT NULL
);

CREATE TABLE "statement_day" (
  "account_id" uuid NOT NULL,
  "booked_on" date NOT NULL,
  "amount_minor" bigint NOT NULL,
  CONSTRAINT "statement_day_once" PRIMARY KEY("account_id","booked_on")
);

DROP INDEX "statement_line_days";
DROP INDEX "statement_line_unmatched";
ALTER TABLE "bank_statement" ADD COLUMN "mapping" jsonb;
ALTER TABLE "bank_statement" ADD COLUMN "swapped_from" date;
ALTER TABLE "bank_statement" ADD COLUMN "swapped_to" date;
ALTER TABLE "statement_line" ADD COLUMN "suggested_unmatched_id" uuid;
ALTER TABLE "statement_line" ADD COLUMN "suggested_settlement_id" uuid;
ALTER TABLE "statement_line" ADD COLUMN "suggested_withdrawal_id" uuid;
ALTER TABLE "unmatched_money" ADD COLUMN "is_replaced" boolean DEFAULT false NOT NULL;
ALTER TABLE "statement_day" ADD CONSTRAINT "statement_day_account_id_club_bank_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."club_bank_account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_suggested_unmatched_id_unmatched_money_id_fk" FOREIGN KEY ("suggested_unmatched_id") REFERENCES "public"."unmatched_money"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_suggested_settlement_id_settlement_id_fk" FOREIGN KEY ("suggested_settlement_id") REFERENCES "public"."settlement"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_suggested_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("suggested_withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "statement_line_waiting" ON "statement_line" USING btree ("account_id","booked_on") WHERE state <> 'matched';
CREATE UNIQUE INDEX "statement_line_unmatched" ON "statement_line" USING btree ("unmatched_id",(amount_minor > 0)) WHERE unmatched_id IS NOT NULL;
ALTER TABLE "unmatched_money" ADD CONSTRAINT "unmatched_money_replaced" CHECK (NOT is_replaced OR state = 'returned');

-- Money that turned out to be a provider's settlement never went back to a sender.
UPDATE unmatched_money u SET is_replaced = true
 WHERE u.state = 'returned' AND EXISTS (
   SELECT FROM settlement s WHERE u.reason = 'Settlement ' || s.reference AND s.created_at = u.decided_at);

UPDATE statement_line SET because = '{recorded}'
 WHERE state = 'unmatched' AND NOT is_booked AND NOT 'recorded' = ANY (because);

-- Nobody knows any more what a mapping was before it was changed.
UPDATE bank_statement s SET mapping = m.mapping
  FROM club_bank_account a JOIN statement_mapping m ON m.bank = lower(trim(a.bank_name))
 WHERE a.id = s.account_id AND s.format = 'csv';

UPDATE bank_statement s SET swapped_from = l.first, swapped_to = l.last
  FROM (SELECT statement_id,
               min(CASE WHEN extract(day FROM booked_on) <= 12 THEN to_char(booked_on, 'YYYY-DD-MM')::date END) AS first,
               max(CASE WHEN extract(day FROM booked_on) <= 12 THEN to_char(booked_on, 'YYYY-DD-MM')::date END) AS last
          FROM statement_line GROUP BY statement_id HAVING max(extract(day FROM booked_on)) <= 12) l
 WHERE l.statement_id = s.id AND s.mapping->>'date_order' <> 'year_first';

INSERT INTO statement_day (account_id, booked_on, amount_minor)
SELECT account_id, booked_on, sum(amount_minor) FROM statement_line GROUP BY account_id, booked_on;
