CREATE OR REPLACE FUNCTION public.keep_what_failing_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE TRIGGER keeps_what_it_left BEFORE UPDATE ON public.refund FOR EACH ROW WHEN ((new.unmatched_id IS DISTINCT FROM old.unmatched_id)) EXECUTE FUNCTION keep_what_failing_left();

CREATE TRIGGER keeps_what_it_left_first BEFORE INSERT ON public.refund FOR EACH ROW WHEN ((new.unmatched_id IS NOT NULL)) EXECUTE FUNCTION keep_what_failing_left();
