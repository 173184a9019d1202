CREATE OR REPLACE FUNCTION ledger.take_alone()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
BEGIN
  LOCK TABLE ledger.account IN EXCLUSIVE MODE;
END $function$;
