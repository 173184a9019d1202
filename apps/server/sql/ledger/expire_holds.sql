CREATE OR REPLACE FUNCTION ledger.expire_holds(p_limit integer DEFAULT 100)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  v_now timestamptz := ledger.club_now();
  v_hold record;
  v_count int := 0;
BEGIN
  FOR v_hold IN
    SELECT id, account_id, amount FROM ledger.hold WHERE state = 'pending' AND expires_at <= v_now
    ORDER BY account_id, id LIMIT p_limit
  LOOP
    PERFORM FROM ledger.account WHERE id = v_hold.account_id FOR UPDATE;
    UPDATE ledger.hold SET state = 'expired' WHERE id = v_hold.id AND state = 'pending';
    CONTINUE WHEN NOT FOUND;
    UPDATE ledger.account SET held = held - v_hold.amount WHERE id = v_hold.account_id;
    v_count := v_count + 1;
  END LOOP;
  RETURN v_count;
END $function$;
