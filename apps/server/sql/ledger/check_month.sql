CREATE OR REPLACE FUNCTION ledger.check_month(p_event_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM ledger.closed_month WHERE month >= date_trunc('month', p_event_at AT TIME ZONE 'Africa/Lagos');
  IF FOUND THEN
    RAISE EXCEPTION 'the month of % is closed', p_event_at USING ERRCODE = 'LG425';
  END IF;
END $function$;
