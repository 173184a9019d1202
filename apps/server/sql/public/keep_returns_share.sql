CREATE OR REPLACE FUNCTION public.keep_returns_share()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a share of returns is never removed';
  END IF;
  IF (NEW.run_id, NEW.portfolio_id, NEW.member_id, NEW.weight, NEW.amount_minor, NEW.fee_minor)
    IS DISTINCT FROM (OLD.run_id, OLD.portfolio_id, OLD.member_id, OLD.weight, OLD.amount_minor, OLD.fee_minor)
    OR (OLD.state, NEW.state) NOT IN (
      ('waiting', 'waiting'), ('waiting', 'posted'), ('waiting', 'not_borne'),
      ('posted', 'posted'), ('posted', 'reversed'), ('posted', 'kept'),
      ('not_borne', 'not_borne'), ('reversed', 'reversed'), ('kept', 'kept'))
  THEN
    RAISE EXCEPTION 'a share of returns stays as it was drafted';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER keeps_its_share BEFORE DELETE OR UPDATE ON public.returns_share FOR EACH ROW EXECUTE FUNCTION keep_returns_share();
