-- Whose unmatched money was to be, so that their name goes from it with the rest of what is known about them.
ALTER TABLE "unmatched_money" ADD COLUMN "meant_for" uuid;
ALTER TABLE "unmatched_money" ADD CONSTRAINT "unmatched_money_meant_for_member_id_fk" FOREIGN KEY ("meant_for") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "unmatched_money_meant_for" ON "unmatched_money" USING btree ("meant_for") WHERE meant_for IS NOT NULL;

-- What was kept from a member before says it by its reference, and has the name that the club knew.
UPDATE unmatched_money u SET meant_for = m.id
  FROM payment p JOIN member m ON m.id = p.member_id
 WHERE u.recorded_by IS NULL AND p.reference = split_part(u.bank_reference, ' ', 1)
   AND u.sender_name = m.first_name || ' ' || m.last_name;
UPDATE unmatched_money u SET meant_for = wallet.member_id
  FROM withdrawal w JOIN wallet ON wallet.id = w.wallet_id
 WHERE u.recorded_by IS NULL AND u.bank_reference = w.reference || ' returned' AND u.sender_name = w.account_name;
UPDATE unmatched_money u SET meant_for = f.member_id
  FROM portfolio f
 WHERE u.recorded_by IS NULL AND u.bank_reference ~ '^returns 2[0-9]{3}-[0-9]{2} [0-9a-f-]{36}$'
   AND f.id::text = split_part(u.bank_reference, ' ', 3);
