ALTER TABLE "refund" ADD COLUMN "unmatched_id" uuid;
ALTER TABLE "refund" ADD CONSTRAINT "refund_unmatched_id_unmatched_money_id_fk" FOREIGN KEY ("unmatched_id") REFERENCES "public"."unmatched_money"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "refund_unmatched" ON "refund" USING btree ("unmatched_id") WHERE unmatched_id IS NOT NULL;
ALTER TABLE "refund" ADD CONSTRAINT "refund_left_by_failing" CHECK (unmatched_id IS NULL OR status = 'failed');

-- Until now only its words told what a failed refund had left: its payment's reference, and its id or the beginning of it.
-- Anybody can write those, so all else has to be as it was written then as well, to the very moment; and where two would
-- fit, neither is taken.
WITH fits AS (
  SELECT r.id AS refund_id, u.id AS unmatched_id, count(*) OVER (PARTITION BY r.id) AS sums, count(*) OVER (PARTITION BY u.id) AS refunds
    FROM "refund" r JOIN "payment" p ON p.id = r.payment_id
    JOIN "unmatched_money" u ON u.meant_for = p.member_id AND u.created_at = r.settled_at
   WHERE r.status = 'failed' AND u.currency = p.currency AND u.amount_minor <= r.amount_minor
     AND u.came_by = CASE r.way WHEN 'hand' THEN 'bank' ELSE p.gateway END
     AND regexp_replace(u.bank_reference, ' \([0-9]+\)$', '')
         IN (p.reference || ' refund ' || left(r.id::text, 8), p.reference || ' refund ' || r.id)
)
UPDATE "refund" r SET unmatched_id = fits.unmatched_id
  FROM fits WHERE r.id = fits.refund_id AND fits.sums = 1 AND fits.refunds = 1;

-- It is written down as the refund fails, and then stays: no sum that anybody wrote down by hand takes its place.
CREATE FUNCTION public.keep_what_failing_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status = 'failed' THEN
      RAISE EXCEPTION 'what a failed refund left with the desk stays what it was';
    END IF;
  END IF;
  IF NOT EXISTS (
    SELECT FROM public.unmatched_money u JOIN public.payment p ON p.id = NEW.payment_id
     WHERE u.id = NEW.unmatched_id AND u.meant_for = p.member_id AND u.created_at = NEW.settled_at
       AND u.currency = p.currency AND u.amount_minor <= NEW.amount_minor)
  THEN
    RAISE EXCEPTION 'a refund leaves with the desk what was its member''s, as it fails';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keeps_what_it_left_first BEFORE INSERT ON "refund" FOR EACH ROW
  WHEN (NEW.unmatched_id IS NOT NULL) EXECUTE FUNCTION public.keep_what_failing_left();
CREATE TRIGGER keeps_what_it_left BEFORE UPDATE ON "refund" FOR EACH ROW
  WHEN (NEW.unmatched_id IS DISTINCT FROM OLD.unmatched_id) EXECUTE FUNCTION public.keep_what_failing_left();
