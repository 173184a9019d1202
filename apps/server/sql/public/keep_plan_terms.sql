CREATE OR REPLACE FUNCTION public.keep_plan_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (NEW.id, NEW.currency, NEW.product_type, NEW.tenor_months)
     IS DISTINCT FROM (OLD.id, OLD.currency, OLD.product_type, OLD.tenor_months) THEN
    RAISE EXCEPTION 'the currency, type and tenor of a plan never change';
  END IF;
  IF NEW.state = 'draft' AND OLD.state <> 'draft' THEN
    RAISE EXCEPTION 'a plan that was open is no draft again';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER keeps_terms BEFORE UPDATE ON public.plan FOR EACH ROW EXECUTE FUNCTION keep_plan_terms();
