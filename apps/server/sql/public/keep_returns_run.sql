CREATE OR REPLACE FUNCTION public.keep_returns_run()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a run of returns is never removed';
  END IF;
  IF (NEW.id, NEW.plan_id, NEW.period, NEW.total_minor, NEW.fee_minor, NEW.weighting, NEW.portfolios, NEW.members, NEW.largest_bps, NEW.basis_minor, NEW.drafted_by)
    IS DISTINCT FROM (OLD.id, OLD.plan_id, OLD.period, OLD.total_minor, OLD.fee_minor, OLD.weighting, OLD.portfolios, OLD.members, OLD.largest_bps, OLD.basis_minor, OLD.drafted_by)
    OR (OLD.posted_by IS NOT NULL AND NEW.posted_by IS DISTINCT FROM OLD.posted_by)
    OR (OLD.reversal_posted_by IS NOT NULL
      AND (NEW.reversal_posted_by, NEW.reversal_drafted_by, NEW.reversal_reason)
        IS DISTINCT FROM (OLD.reversal_posted_by, OLD.reversal_drafted_by, OLD.reversal_reason))
    OR (OLD.status, NEW.status) NOT IN (
      ('draft', 'posting'), ('draft', 'discarded'), ('posting', 'posted'), ('posted', 'reversal_draft'),
      ('reversal_draft', 'posted'), ('reversal_draft', 'reversing'), ('reversing', 'reversed'),
      ('posting', 'posting'), ('posted', 'posted'), ('reversal_draft', 'reversal_draft'),
      ('reversing', 'reversing'), ('reversed', 'reversed'))
  THEN
    RAISE EXCEPTION 'a run of returns stays as it was drafted';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER keeps_its_run BEFORE DELETE OR UPDATE ON public.returns_run FOR EACH ROW EXECUTE FUNCTION keep_returns_run();
