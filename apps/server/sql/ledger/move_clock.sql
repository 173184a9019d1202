CREATE OR REPLACE FUNCTION ledger.move_clock(p_ahead_ms bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_ahead_ms bigint;
BEGIN
  -- Readers don't wait.
  LOCK TABLE ledger.club_clock IN SHARE ROW EXCLUSIVE MODE;
  UPDATE ledger.club_clock SET ahead_ms = greatest(ahead_ms, p_ahead_ms), moved_at = clock_timestamp()
  RETURNING ahead_ms INTO v_ahead_ms;
  IF NOT FOUND THEN
    INSERT INTO ledger.club_clock (ahead_ms) VALUES (p_ahead_ms) RETURNING ahead_ms INTO v_ahead_ms;
  END IF;
  RETURN v_ahead_ms;
END $function$;
