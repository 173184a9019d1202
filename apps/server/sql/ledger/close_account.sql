CREATE OR REPLACE FUNCTION ledger.close_account(p_address text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  UPDATE ledger.account SET closed_at = coalesce(closed_at, ledger.club_now())
  WHERE address = p_address AND balance = 0 AND held = 0 AND owed = 0;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'account % does not exist or is not empty', p_address USING ERRCODE = 'LG422';
  END IF;
END $function$;
