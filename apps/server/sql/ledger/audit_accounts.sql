CREATE OR REPLACE FUNCTION ledger.audit_accounts(p_after bigint, p_until bigint)
 RETURNS TABLE(counter text, found bigint, example bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
  SELECT fault, count(*), min(id)
  FROM (
    SELECT a.id, array_remove(ARRAY[
      CASE WHEN a.version > 0 AND p.account_id IS NULL THEN 'gaps_in_versions' END,
      CASE WHEN a.balance <> coalesce(p.balance_after, 0) AND (a.version = 0 OR p.account_id IS NOT NULL)
        THEN 'wrong_balances' END,
      CASE WHEN a.held <> coalesce((
        SELECT sum(h.amount) FROM ledger.hold h WHERE h.account_id = a.id AND h.state = 'pending'), 0)
        THEN 'wrong_holds' END,
      CASE WHEN a.balance::numeric - a.held < a.floor THEN 'overdrawn_accounts' END,
      CASE WHEN (a.kind = 'wallet' AND a.owed <> greatest(0, -coalesce((
          SELECT r.balance::numeric FROM ledger.account r
          WHERE r.address = 'receivable:' || a.holder || ':' || a.currency), 0)))
        OR (a.kind = 'receivable' AND a.balance < 0 AND NOT EXISTS (
          SELECT FROM ledger.account w WHERE w.address = 'wallet:' || a.holder || ':' || a.currency))
        THEN 'wrong_debts' END,
      CASE WHEN a.floor IS DISTINCT FROM k.floor THEN 'floors_off_the_chart' END,
      CASE WHEN a.closed_at IS DISTINCT FROM c.closed_at THEN 'reopened_accounts' END
    ], NULL) AS faults
    FROM ledger.account a
    LEFT JOIN ledger.chart k ON k.kind = a.kind
    LEFT JOIN ledger.account_closing c ON c.account_id = a.id
    LEFT JOIN ledger.posting p ON p.account_id = a.id AND p.account_version = a.version
    WHERE a.id > p_after AND a.id <= p_until
  ) x, unnest(faults) AS fault
  GROUP BY fault
$function$;
