CREATE OR REPLACE FUNCTION ledger.keep_clock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM public.club_mode WHERE mode OPERATOR(pg_catalog.=) 'sandbox') THEN
    RAISE EXCEPTION 'only a sandbox moves its clock' USING ERRCODE = 'LG002';
  END IF;
  -- Before any money has moved, it may be set to the past: for a demo club that lives on a fixed day.
  IF TG_OP = 'UPDATE' AND NEW.ahead_ms < OLD.ahead_ms
    OR TG_OP = 'INSERT' AND NEW.ahead_ms < 0 AND EXISTS (SELECT FROM ledger.transfer)
  THEN
    RAISE EXCEPTION 'the club''s clock never goes back' USING ERRCODE = 'LG002';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER never_goes_back BEFORE INSERT OR UPDATE ON ledger.club_clock FOR EACH ROW EXECUTE FUNCTION ledger.keep_clock();
