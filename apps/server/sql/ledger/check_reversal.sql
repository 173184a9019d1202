CREATE OR REPLACE FUNCTION ledger.check_reversal(p_original bigint, p_reversal bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  IF EXISTS (
    (SELECT account_id, -amount, role FROM ledger.posting WHERE transfer_id = p_original
     EXCEPT ALL SELECT account_id, amount, role FROM ledger.posting WHERE transfer_id = p_reversal)
    UNION ALL
    (SELECT account_id, amount, role FROM ledger.posting WHERE transfer_id = p_reversal
     EXCEPT ALL SELECT account_id, -amount, role FROM ledger.posting WHERE transfer_id = p_original)
  ) THEN
    RAISE EXCEPTION 'transfer % is not the mirror of %', p_reversal, p_original USING ERRCODE = 'LG422';
  END IF;
END $function$;
