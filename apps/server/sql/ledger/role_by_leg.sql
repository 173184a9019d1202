CREATE OR REPLACE FUNCTION ledger.role_by_leg(p_transfer bigint, p_kind text, p_leg smallint)
 RETURNS ledger.posting_role
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  v_pair int := (p_leg + 1) / 2;
  v_of record;
  v_role text;
BEGIN
  IF p_kind = 'reversal' THEN
    SELECT o.id, o.kind INTO v_of FROM ledger.transfer t JOIN ledger.transfer o ON o.id = t.reverses
    WHERE t.id = p_transfer AND o.id < t.id;
    IF FOUND THEN RETURN ledger.role_by_leg(v_of.id, v_of.kind, p_leg); END IF;
  ELSIF p_kind = 'conversion' AND v_pair < 3 THEN
    SELECT CASE
      WHEN t.payment_id IS NULL THEN CASE v_pair WHEN 1 THEN 'sold' ELSE 'bought' END
      WHEN EXISTS (
        SELECT FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id
        WHERE p.transfer_id = t.id AND p.leg = 4 AND a.kind = 'wallet') THEN 'deposit'
      ELSE 'contribution' END
    INTO v_role FROM ledger.transfer t WHERE t.id = p_transfer;
  ELSIF v_pair = 1 THEN
    v_role := CASE
      WHEN p_kind IN ('card-deposit', 'transfer-deposit') THEN 'deposit'
      WHEN p_kind IN ('wallet-contribution', 'card-contribution', 'transfer-contribution', 'top-up') THEN 'contribution'
      WHEN p_kind IN ('maturity', 'early-close') THEN 'payout'
      WHEN p_kind = 'provider-settlement' THEN 'settlement'
      WHEN p_kind IN ('withdrawal', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-returned', 'fee',
        'returns-received', 'returns', 'loss', 'rollover', 'refund', 'chargeback', 'chargeback-fee', 'chargeback-won',
        'receivable-recovered', 'receivable-written-off', 'unmatched-received', 'unmatched-matched',
        'unmatched-returned') THEN p_kind
    END;
  ELSIF v_pair = 2 THEN
    v_role := CASE
      WHEN p_kind IN ('card-deposit', 'card-contribution', 'top-up', 'withdrawal') THEN 'fee'
      WHEN p_kind IN ('withdrawal-failed', 'withdrawal-returned', 'refund') THEN 'fee-returned'
      WHEN p_kind = 'early-close' THEN 'early-close-charge'
      WHEN p_kind = 'chargeback-won' THEN 'chargeback-won'
      WHEN p_kind = 'provider-settlement' THEN 'provider-charge'
    END;
  ELSIF v_pair = 3 AND p_kind = 'conversion' THEN
    v_role := 'fee';
  END IF;
  RETURN v_role;
END $function$;
