CREATE OR REPLACE FUNCTION ledger.find_again(p_scope text, p_key text, p_hash bytea, p_kind text, p_addresses text[], p_amounts bigint[], p_hold bigint, p_reverses bigint, p_quote uuid)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_transfer ledger.transfer;
BEGIN
  SELECT * INTO v_transfer FROM ledger.transfer WHERE scope = p_scope AND key = p_key;
  -- The parts of an account are one account.
  IF (v_transfer.request_hash, v_transfer.kind, v_transfer.hold_id, v_transfer.reverses, v_transfer.quote_id)
      IS DISTINCT FROM (p_hash, p_kind, p_hold, p_reverses, p_quote)
    OR (SELECT array_agg((split_part(a.address, '#', 1), p.amount)::text ORDER BY p.leg)
        FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id
        WHERE p.transfer_id = v_transfer.id)
      IS DISTINCT FROM
       (SELECT array_agg((split_part(d.address, '#', 1), d.amount)::text ORDER BY d.leg)
        FROM unnest(p_addresses, p_amounts) WITH ORDINALITY d (address, amount, leg)) THEN
    RAISE EXCEPTION 'the key % was used for another request', p_key USING ERRCODE = 'LG409';
  END IF;
  RETURN v_transfer.id;
END $function$;
