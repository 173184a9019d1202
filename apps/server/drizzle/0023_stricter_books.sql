-- An entry of the log follows the last one: one with another number would stand beside the chain, or end it.
-- Moments that JavaScript can't hold would end the checks; none outside these years is real.
CREATE FUNCTION follow_audit_log() RETURNS trigger LANGUAGE plpgsql SET search_path TO pg_catalog, pg_temp AS $$
DECLARE
  v_number bigint;
  v_hash bytea;
BEGIN
  PERFORM pg_advisory_xact_lock(5067463);
  SELECT e.number, e.hash INTO v_number, v_hash FROM public.audit_entry e ORDER BY e.number DESC LIMIT 1;
  IF NEW.number IS DISTINCT FROM coalesce(v_number, 0) + 1
    OR NEW.previous_hash IS DISTINCT FROM coalesce(v_hash, decode(repeat('00', 32), 'hex'))
  THEN
    RAISE EXCEPTION 'entry % does not follow entry %', NEW.number, coalesce(v_number, 0) USING ERRCODE = '23514';
  END IF;
  IF NEW.happened_at NOT BETWEEN '2000-01-01 00:00Z' AND '2100-01-01 00:00Z' THEN
    RAISE EXCEPTION 'nothing happens at %', NEW.happened_at USING ERRCODE = '23514';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER follows_last BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION follow_audit_log();

SET LOCAL ROLE kinfold_ledger;

-- Sums are numeric: one that bigint can't hold is a finding, and no error that ends the check.
-- A posting whose account isn't there is counted.
CREATE OR REPLACE FUNCTION ledger.audit_transfers(p_after bigint, p_until bigint)
RETURNS TABLE (counter text, found bigint, example bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off SET jit TO off AS $$
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
          (SELECT account_id, -amount::numeric FROM ledger.posting WHERE transfer_id = t.reverses
           EXCEPT ALL SELECT account_id, amount FROM ledger.posting WHERE transfer_id = t.id)
          UNION ALL
          (SELECT account_id, amount FROM ledger.posting WHERE transfer_id = t.id
           EXCEPT ALL SELECT account_id, -amount::numeric FROM ledger.posting WHERE transfer_id = t.reverses)
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
$$;

CREATE OR REPLACE FUNCTION ledger.audit_accounts(p_after bigint, p_until bigint)
RETURNS TABLE (counter text, found bigint, example bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off SET jit TO off AS $$
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
$$;



CREATE OR REPLACE FUNCTION ledger.add_seal(
  p_number bigint, p_previous_hash bytea, p_hash bytea, p_key_id text, p_form smallint,
  p_transfers bigint[], p_content bytea, p_complete_to bigint,
  p_audit_number bigint, p_audit_hash bytea, p_sealed_at timestamptz
) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp SET enable_seqscan TO off AS $$
DECLARE
  v_last ledger.seal;
  v_count bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(5067475);
  SELECT * INTO v_last FROM ledger.seal ORDER BY number DESC LIMIT 1;
  IF p_number IS DISTINCT FROM coalesce(v_last.number, 0) + 1
    OR p_previous_hash IS DISTINCT FROM coalesce(v_last.hash, decode(repeat('00', 32), 'hex'))
    OR p_complete_to < v_last.complete_to
  THEN
    RAISE EXCEPTION 'seal % does not follow seal %', p_number, coalesce(v_last.number, 0)
      USING ERRCODE = 'LG409';
  END IF;
  -- Nothing below a complete seal is sealed later: one that calls the future complete would be the last.
  IF p_complete_to > greatest(v_last.complete_to, (SELECT max(id) FROM ledger.transfer), 0) THEN
    RAISE EXCEPTION 'seal % calls transfers complete that do not exist yet', p_number USING ERRCODE = 'LG409';
  END IF;
  IF p_sealed_at NOT BETWEEN '2000-01-01 00:00Z' AND '2100-01-01 00:00Z' THEN
    RAISE EXCEPTION 'nothing is sealed at %', p_sealed_at USING ERRCODE = 'LG422';
  END IF;
  INSERT INTO ledger.seal (number, previous_hash, hash, key_id, form, transfers, content, complete_to,
    audit_number, audit_hash, sealed_at)
  VALUES (p_number, p_previous_hash, p_hash, p_key_id, p_form, cardinality(p_transfers), p_content, p_complete_to,
    p_audit_number, p_audit_hash, p_sealed_at);
  INSERT INTO ledger.sealed_transfer (transfer_id, seal)
  SELECT t.id, p_number FROM unnest(p_transfers) x (id) JOIN ledger.transfer t ON t.id = x.id;
  GET DIAGNOSTICS v_count = ROW_COUNT;
  IF v_count <> cardinality(p_transfers) THEN
    RAISE EXCEPTION 'seal % names a transfer that does not exist', p_number USING ERRCODE = 'LG404';
  END IF;
END $$;

RESET ROLE;
