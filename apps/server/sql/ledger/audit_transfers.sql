CREATE OR REPLACE FUNCTION ledger.audit_transfers(p_after bigint, p_until bigint)
 RETURNS TABLE(counter text, found bigint, example bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
AS $function$
  SELECT fault, count(*), min(transfer_id)
  FROM (
    SELECT p.transfer_id, array_remove(ARRAY[
      CASE WHEN t.id IS NULL THEN 'postings_without_transfer' END,
      CASE WHEN a.id IS NULL THEN 'postings_without_account' END,
      CASE WHEN p.kind <> t.kind THEN 'postings_of_another_kind' END,
      CASE WHEN p.posted_at <> t.created_at THEN 'postings_at_another_moment' END,
      CASE WHEN p.currency <> a.currency THEN 'wrong_currencies' END,
      CASE WHEN p.posted_at > c.closed_at THEN 'postings_after_closing' END,
      CASE WHEN p.account_version < 1 OR p.account_version > a.version
        OR (p.account_version > 1 AND b.account_id IS NULL) THEN 'gaps_in_versions' END,
      CASE WHEN p.balance_after <> coalesce(b.balance_after, 0)::numeric + p.amount
        AND (p.account_version = 1 OR b.account_id IS NOT NULL) THEN 'broken_chains' END
    ], NULL) AS faults
    FROM ledger.posting p
    LEFT JOIN ledger.transfer t ON t.id = p.transfer_id
    LEFT JOIN ledger.account a ON a.id = p.account_id
    LEFT JOIN ledger.account_closing c ON c.account_id = p.account_id
    LEFT JOIN ledger.posting b ON b.account_id = p.account_id AND b.account_version = CASE WHEN p.account_version > 1 THEN p.account_version - 1 END
    WHERE p.transfer_id > p_after AND p.transfer_id <= p_until
  ) x, unnest(faults) AS fault
  GROUP BY fault
  UNION ALL
  SELECT 'unbalanced_transfers', count(*), min(transfer_id)
  FROM (
    SELECT transfer_id FROM ledger.posting
    WHERE transfer_id > p_after AND transfer_id <= p_until
    GROUP BY transfer_id, currency HAVING sum(amount) <> 0
  ) x
  HAVING count(*) > 0
  UNION ALL
  SELECT fault, count(*), min(id)
  FROM (
    SELECT t.id, array_remove(ARRAY[
      CASE WHEN NOT EXISTS (SELECT FROM ledger.posting p WHERE p.transfer_id = t.id) THEN 'empty_transfers' END,
      CASE WHEN t.hold_id IS NOT NULL AND h.resolved_by IS DISTINCT FROM t.id
        THEN 'transfers_without_their_hold' END,
      CASE WHEN (t.kind = 'reversal') <> (t.reverses IS NOT NULL)
        OR (t.reverses IS NOT NULL AND EXISTS (
          (SELECT account_id, -amount::numeric, role FROM ledger.posting WHERE transfer_id = t.reverses
           EXCEPT ALL SELECT account_id, amount, role FROM ledger.posting WHERE transfer_id = t.id)
          UNION ALL
          (SELECT account_id, amount, role FROM ledger.posting WHERE transfer_id = t.id
           EXCEPT ALL SELECT account_id, -amount::numeric, role FROM ledger.posting WHERE transfer_id = t.reverses)
        )) THEN 'reversals_that_are_no_mirror' END,
      CASE WHEN t.id <= (SELECT complete_to FROM ledger.seal ORDER BY number DESC LIMIT 1)
        AND NOT EXISTS (SELECT FROM ledger.sealed_transfer s WHERE s.transfer_id = t.id)
        THEN 'unsealed_transfers' END,
      CASE WHEN t.quote_id IS NOT NULL AND (
        EXISTS (SELECT FROM ledger.transfer o WHERE o.quote_id = t.quote_id AND o.id <> t.id)
        OR NOT EXISTS (
          SELECT FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id
          WHERE p.transfer_id = t.id
          HAVING sum(p.amount) FILTER (WHERE a.kind = 'fx' AND a.currency = q.sold_currency) = q.sold
            AND sum(p.amount) FILTER (WHERE a.kind = 'fx' AND a.currency = q.bought_currency) = -q.bought::numeric
            AND coalesce(sum(p.amount) FILTER (WHERE a.kind = 'fees'), 0) = q.fee)
        ) THEN 'conversions_off_quote' END
    ], NULL) AS faults
    FROM ledger.transfer t
    LEFT JOIN ledger.hold h ON h.id = t.hold_id
    LEFT JOIN ledger.quote q ON q.id = t.quote_id
    WHERE t.id > p_after AND t.id <= p_until
  ) x, unnest(faults) AS fault
  GROUP BY fault
  UNION ALL
  SELECT 'holds_posted_wrongly', count(*), min(h.id)
  FROM ledger.hold h
  WHERE h.resolved_by > p_after AND h.resolved_by <= p_until
    AND (h.settled > h.amount OR h.settled IS DISTINCT FROM (
      SELECT -sum(p.amount) FROM ledger.posting p JOIN ledger.transfer t ON t.id = p.transfer_id
      WHERE p.transfer_id = h.resolved_by AND t.hold_id = h.id AND p.account_id = h.account_id))
  HAVING count(*) > 0
$function$;
