CREATE OR REPLACE FUNCTION ledger.release(p_hold bigint, p_state text DEFAULT 'voided'::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  v_hold ledger.hold;
BEGIN
  SELECT * INTO v_hold FROM ledger.hold WHERE id = p_hold;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no hold %', p_hold USING ERRCODE = 'LG404'; END IF;
  -- Whoever posts, releases or expires a hold locks its account first.
  PERFORM FROM ledger.account WHERE id = v_hold.account_id FOR UPDATE;
  UPDATE ledger.hold SET state = p_state WHERE id = p_hold AND state = 'pending';
  IF NOT FOUND THEN
    PERFORM FROM ledger.hold WHERE id = p_hold AND state = 'posted';
    IF FOUND THEN RAISE EXCEPTION 'hold % was posted', p_hold USING ERRCODE = 'LG423'; END IF;
    RETURN false;
  END IF;
  UPDATE ledger.account SET held = held - v_hold.amount WHERE id = v_hold.account_id;
  RETURN true;
END $function$;
