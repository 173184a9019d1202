ALTER TABLE "withdrawal" ADD COLUMN "unmatched_id" uuid;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_unmatched_id_unmatched_money_id_fk" FOREIGN KEY ("unmatched_id") REFERENCES "public"."unmatched_money"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "withdrawal_unmatched" ON "withdrawal" USING btree ("unmatched_id") WHERE unmatched_id IS NOT NULL;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_left_by_returning" CHECK (unmatched_id IS NULL OR status = 'returned');

-- Until now only its words told what a returned payout had left. Anybody can write those, so all else has to be as it was
-- written then as well, to the very moment; and where two would fit, neither is taken.
WITH fits AS (
  SELECT w.id AS withdrawal_id, u.id AS unmatched_id, count(*) OVER (PARTITION BY w.id) AS sums, count(*) OVER (PARTITION BY u.id) AS payouts
    FROM "withdrawal" w JOIN "wallet" o ON o.id = w.wallet_id JOIN "payout_batch" b ON b.id = w.batch_id
    JOIN "unmatched_money" u ON u.meant_for = o.member_id AND u.created_at = w.returned_at
   WHERE w.status = 'returned' AND u.currency = w.currency AND u.amount_minor <= w.amount_minor
     AND u.came_by = CASE b.paid_through WHEN 'file' THEN 'bank' ELSE 'transfer' END
     AND regexp_replace(u.bank_reference, ' \([0-9]+\)$', '') = w.reference || ' returned'
)
UPDATE "withdrawal" w SET unmatched_id = fits.unmatched_id
  FROM fits WHERE w.id = fits.withdrawal_id AND fits.sums = 1 AND fits.payouts = 1;

-- It is written down as the payout comes back, and then stays: no sum that anybody wrote down by hand takes its place.
CREATE FUNCTION public.keep_what_returning_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'returned' THEN
      RAISE EXCEPTION 'what a returned payout left with the desk stays what it was';
    END IF;
  END IF;
  IF NOT EXISTS (
    SELECT FROM public.unmatched_money u JOIN public.wallet o ON o.id = NEW.wallet_id
     WHERE u.id = NEW.unmatched_id AND u.meant_for = o.member_id AND u.created_at = NEW.returned_at
       AND u.currency = NEW.currency AND u.amount_minor <= NEW.amount_minor)
  THEN
    RAISE EXCEPTION 'a payout leaves with the desk what was its member''s, as it comes back';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keeps_what_it_left_first BEFORE INSERT ON "withdrawal" FOR EACH ROW
  WHEN (NEW.unmatched_id IS NOT NULL) EXECUTE FUNCTION public.keep_what_returning_left();
CREATE TRIGGER keeps_what_it_left BEFORE UPDATE ON "withdrawal" FOR EACH ROW
  WHEN (NEW.unmatched_id IS DISTINCT FROM OLD.unmatched_id) EXECUTE FUNCTION public.keep_what_returning_left();
