CREATE OR REPLACE FUNCTION ledger.reverse(p_scope text, p_key text, p_hash bytea, p_transfer bigint, p_meta jsonb DEFAULT '{}'::jsonb, OUT transfer_id bigint, OUT created boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  v_addresses text[];
  v_amounts bigint[];
  v_roles text[];
BEGIN
  SELECT array_agg(a.address ORDER BY p.leg), array_agg(-p.amount ORDER BY p.leg), array_agg(p.role::text ORDER BY p.leg)
  INTO v_addresses, v_amounts, v_roles
  FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id WHERE p.transfer_id = p_transfer;
  IF v_addresses IS NULL THEN
    RAISE EXCEPTION 'there is no transfer %', p_transfer USING ERRCODE = 'LG404';
  END IF;
  SELECT r.transfer_id, r.created INTO transfer_id, created
  FROM ledger.post(p_scope, p_key, p_hash, 'reversal', v_addresses, v_amounts, v_roles, p_meta, NULL, NULL, p_transfer) r;
END $function$;
