CREATE OR REPLACE FUNCTION ledger.close_month(p_month date, p_closed_by uuid, p_confirmed_by uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
DECLARE
  v_last date;
BEGIN
  -- The next to close is always the month after: from one before all time nobody would ever get here.
  IF p_month NOT BETWEEN '2000-01-01' AND '2100-01-01' THEN
    RAISE EXCEPTION 'there are no books for %', p_month USING ERRCODE = 'LG422';
  END IF;
  LOCK TABLE ledger.transfer IN SHARE ROW EXCLUSIVE MODE;
  SELECT max(month) INTO v_last FROM ledger.closed_month;
  IF v_last >= p_month THEN
    RAISE EXCEPTION '% is closed already', p_month USING ERRCODE = 'LG425';
  END IF;
  IF v_last + interval '1 month' <> p_month THEN
    RAISE EXCEPTION 'the month after % comes first', v_last USING ERRCODE = 'LG422';
  END IF;
  IF (p_month + interval '1 month') AT TIME ZONE 'Africa/Lagos' > ledger.club_now() THEN
    RAISE EXCEPTION '% is not over yet', p_month USING ERRCODE = 'LG422';
  END IF;
  INSERT INTO ledger.closed_month (month, closed_by, confirmed_by) VALUES (p_month, p_closed_by, p_confirmed_by);
END $function$;
