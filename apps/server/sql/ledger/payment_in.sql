CREATE OR REPLACE FUNCTION ledger.payment_in(p_meta jsonb, p_scope text, p_key text)
 RETURNS uuid
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN coalesce(ledger.id_in(p_meta->>'payment'),
    CASE WHEN p_scope IN ('payment', 'refund', 'chargeback', 'chargeback recovered') THEN ledger.id_in(p_key) END);
END $function$;
