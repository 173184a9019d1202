CREATE OR REPLACE FUNCTION public.follow_audit_log()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_number bigint;
  v_hash bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(5067463);
  SELECT e.number, e.hash INTO v_number, v_hash FROM public.audit_entry e ORDER BY e.number DESC LIMIT 1;
  IF NEW.number IS DISTINCT FROM coalesce(v_number, 0) + 1
    OR NEW.previous_hash IS DISTINCT FROM coalesce(v_hash, decode(repeat('00', 32), 'hex'))
  THEN
    RAISE EXCEPTION 'entry % does not follow entry %', NEW.number, coalesce(v_number, 0) USING ERRCODE = '23514';
  END IF;
  IF NEW.happened_at NOT BETWEEN '2000-01-01 00:00Z' AND '2100-01-01 00:00Z' THEN
    RAISE EXCEPTION 'nothing happens at %', NEW.happened_at USING ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER follows_last BEFORE INSERT ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION follow_audit_log();
