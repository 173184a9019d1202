CREATE OR REPLACE FUNCTION public.audit_log_head(OUT number bigint, OUT hash bytea)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
BEGIN
  PERFORM pg_advisory_xact_lock(5067463);
  SELECT e.number, e.hash INTO audit_log_head.number, audit_log_head.hash
  FROM audit_entry e ORDER BY e.number DESC LIMIT 1;
END $function$;
