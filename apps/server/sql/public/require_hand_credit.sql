CREATE OR REPLACE FUNCTION public.require_hand_credit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM public.hand_credit c WHERE c.source_id = NEW.id AND c.credited_by = NEW.decided_by) THEN
    RAISE EXCEPTION 'what a person gives by their word is written down as given by hand';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER is_given_by_hand BEFORE UPDATE OF status ON public.chargeback FOR EACH ROW WHEN (((old.status <> 'won'::text) AND (new.status = 'won'::text) AND (new.decided_by IS NOT NULL))) EXECUTE FUNCTION require_hand_credit();

CREATE TRIGGER is_given_by_hand BEFORE UPDATE OF state ON public.unmatched_money FOR EACH ROW WHEN (((old.state <> 'assigned'::text) AND (new.state = 'assigned'::text) AND (new.came_by <> 'bank'::text))) EXECUTE FUNCTION require_hand_credit();
