CREATE OR REPLACE FUNCTION ledger.reserve(p_scope text, p_key text, p_address text, p_amount bigint, p_expires_at timestamp with time zone DEFAULT NULL::timestamp with time zone, OUT hold_id bigint, OUT created boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  v_account ledger.account;
  v_known ledger.hold;
BEGIN
  SELECT * INTO v_account FROM ledger.account WHERE address = p_address FOR UPDATE;
  IF NOT FOUND THEN
    PERFORM FROM ledger.hold WHERE scope = p_scope AND key = p_key;
    IF FOUND THEN RAISE EXCEPTION 'the key % was used for another hold', p_key USING ERRCODE = 'LG409'; END IF;
    PERFORM FROM ledger.chart WHERE kind = (regexp_match(p_address, '^([a-z]+):[^:#]*:(NGN|USD)$'))[1];
    IF NOT FOUND THEN RAISE EXCEPTION 'there is no account %', p_address USING ERRCODE = 'LG404'; END IF;
    RAISE EXCEPTION 'no money has ever reached %', p_address USING ERRCODE = 'LG402';
  END IF;
  -- Where nothing is too much to take, setting aside means nothing.
  IF v_account.floor IS NULL THEN
    RAISE EXCEPTION 'nothing is set aside on %', p_address USING ERRCODE = 'LG422';
  END IF;
  INSERT INTO ledger.hold (scope, key, account_id, amount, expires_at)
  VALUES (p_scope, p_key, v_account.id, p_amount, p_expires_at)
  ON CONFLICT (scope, key) DO NOTHING RETURNING id INTO hold_id;
  created := FOUND;
  IF NOT created THEN
    SELECT * INTO v_known FROM ledger.hold WHERE scope = p_scope AND key = p_key;
    IF (v_known.account_id, v_known.amount, v_known.expires_at) IS DISTINCT FROM (v_account.id, p_amount, p_expires_at) THEN
      RAISE EXCEPTION 'the key % was used for another hold', p_key USING ERRCODE = 'LG409';
    END IF;
    hold_id := v_known.id;
    RETURN;
  END IF;
  IF v_account.closed_at IS NOT NULL THEN
    RAISE EXCEPTION 'account % is closed', p_address USING ERRCODE = 'LG410';
  END IF;
  IF v_account.owed > 0 AND v_account.balance - v_account.held - v_account.owed < p_amount THEN
    RAISE EXCEPTION 'the holder of % owes more than would be left', p_address USING ERRCODE = 'LG402';
  END IF;
  UPDATE ledger.account SET held = held + p_amount WHERE id = v_account.id;
END $function$;
