CREATE OR REPLACE FUNCTION public.keep_creditor_from_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  of_member uuid := (SELECT member_id FROM public.payment WHERE id = NEW.payment_id);
BEGIN
  IF public.credited_by_hand(of_member, NEW.proposed_by) OR public.credited_by_hand(of_member, NEW.decided_by) THEN
    RAISE EXCEPTION 'who gave a member money by hand neither proposes nor confirms their refund';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER keeps_creditor_away BEFORE UPDATE OF status ON public.refund FOR EACH ROW WHEN (((new.way <> 'wallet'::text) AND (old.status = 'proposed'::text) AND (new.status <> ALL (ARRAY['proposed'::text, 'discarded'::text])))) EXECUTE FUNCTION keep_creditor_from_refund();

CREATE TRIGGER keeps_creditor_away_first BEFORE INSERT ON public.refund FOR EACH ROW WHEN (((new.way <> 'wallet'::text) AND (new.status = 'proposed'::text))) EXECUTE FUNCTION keep_creditor_from_refund();
