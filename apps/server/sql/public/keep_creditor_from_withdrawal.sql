CREATE OR REPLACE FUNCTION public.keep_creditor_from_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  of_member uuid := (SELECT member_id FROM public.wallet WHERE id = NEW.wallet_id);
  by_person uuid := CASE NEW.status
    WHEN 'approved' THEN NEW.decided_by
    ELSE (SELECT prepared_by FROM public.payout_batch WHERE id = NEW.batch_id) END;
BEGIN
  IF public.credited_by_hand(of_member, by_person) THEN
    RAISE EXCEPTION 'who gave a member money by hand neither approves nor prepares their withdrawal';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER keeps_creditor_away BEFORE UPDATE OF status ON public.withdrawal FOR EACH ROW WHEN ((((old.status = 'pending'::text) AND (new.status = 'approved'::text)) OR ((old.status = 'approved'::text) AND (new.status = 'in_batch'::text)))) EXECUTE FUNCTION keep_creditor_from_withdrawal();
