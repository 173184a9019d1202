CREATE OR REPLACE FUNCTION ledger.lock_accounts(p_addresses text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_addresses text[];
BEGIN
  SELECT array_agg(address) INTO v_addresses FROM (
    SELECT unnest(p_addresses)
    UNION
    SELECT 'wallet:' || split_part(address, ':', 2) || ':' || left(split_part(address, ':', 3), 3)
    FROM unnest(p_addresses) r (address) WHERE address LIKE 'receivable:%'
  ) a (address);
  IF (SELECT count(*) FROM ledger.account WHERE address = ANY (v_addresses)) < cardinality(v_addresses) THEN
    PERFORM ledger.open_accounts(v_addresses);
  END IF;
  PERFORM FROM ledger.account WHERE address = ANY (v_addresses) ORDER BY id FOR UPDATE;
END $function$;
