CREATE OR REPLACE FUNCTION ledger.note_debts(p_addresses text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE ledger.account w SET owed = greatest(0, -r.balance) FROM ledger.account r
  WHERE r.address = ANY (p_addresses) AND r.kind = 'receivable'
    AND w.address = 'wallet:' || r.holder || ':' || r.currency;
END $function$;
