CREATE OR REPLACE FUNCTION ledger.note_closing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  IF OLD.closed_at IS NOT NULL THEN
    RAISE EXCEPTION 'account % is closed for good', OLD.id USING ERRCODE = 'LG002';
  END IF;
  INSERT INTO ledger.account_closing (account_id, closed_at) VALUES (NEW.id, NEW.closed_at);
  RETURN NULL;
END $function$;

CREATE TRIGGER closes_once AFTER UPDATE OF closed_at ON ledger.account FOR EACH ROW WHEN ((old.closed_at IS DISTINCT FROM new.closed_at)) EXECUTE FUNCTION ledger.note_closing();
