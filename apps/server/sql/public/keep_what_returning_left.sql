CREATE OR REPLACE FUNCTION public.keep_what_returning_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE TRIGGER keeps_what_it_left BEFORE UPDATE ON public.withdrawal FOR EACH ROW WHEN ((new.unmatched_id IS DISTINCT FROM old.unmatched_id)) EXECUTE FUNCTION keep_what_returning_left();

CREATE TRIGGER keeps_what_it_left_first BEFORE INSERT ON public.withdrawal FOR EACH ROW WHEN ((new.unmatched_id IS NOT NULL)) EXECUTE FUNCTION keep_what_returning_left();
