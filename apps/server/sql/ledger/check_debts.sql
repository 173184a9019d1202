CREATE OR REPLACE FUNCTION ledger.check_debts(p_addresses text[], p_amounts bigint[], p_hold ledger.hold)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_wallet text;
BEGIN
  SELECT w.address INTO v_wallet
  FROM ledger.account w, unnest(p_addresses, p_amounts) d (address, amount)
  WHERE w.address = ANY (p_addresses) AND w.kind = 'wallet' AND w.balance - w.held - w.owed < 0
    AND d.address IN (w.address, 'receivable:' || w.holder || ':' || w.currency)
  GROUP BY w.id
  HAVING sum(d.amount) + CASE w.id WHEN p_hold.account_id THEN p_hold.amount ELSE 0 END < 0;
  IF FOUND THEN
    RAISE EXCEPTION 'the holder of % owes more than would be left', v_wallet USING ERRCODE = 'LG402';
  END IF;
END $function$;
