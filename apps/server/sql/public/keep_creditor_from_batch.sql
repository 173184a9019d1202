CREATE OR REPLACE FUNCTION public.keep_creditor_from_batch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (
    SELECT FROM public.withdrawal w JOIN public.wallet o ON o.id = w.wallet_id
     WHERE w.batch_id = NEW.id AND public.credited_by_hand(o.member_id, NEW.released_by))
  THEN
    RAISE EXCEPTION 'who gave a member money by hand doesn''t release their withdrawal';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER keeps_creditor_away BEFORE UPDATE OF status ON public.payout_batch FOR EACH ROW WHEN (((old.status = 'prepared'::text) AND (new.status = 'released'::text))) EXECUTE FUNCTION keep_creditor_from_batch();
