-- Tampering and mistakes are seen: transfers are sealed in a keyed chain, closings are remembered,
-- the audit counts what no constraint can refuse, and it does so piece by piece.

-- The operators' log: entries from now on name the key their hash was made with. Those without one
-- come first and stay as they are; the first entry with a key carries the hash of the last of them.
ALTER TABLE audit_entry ADD COLUMN key_id text;

-- Whoever appends waits here until the one before is through, or the chain would fork.
CREATE FUNCTION audit_log_head(OUT number bigint, OUT hash bytea) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM pg_advisory_xact_lock(5067463);
  SELECT e.number, e.hash INTO audit_log_head.number, audit_log_head.hash
  FROM audit_entry e ORDER BY e.number DESC LIMIT 1;
END $$;

-- What the last checks of the books found, and how far they came. Written by the server.
CREATE TABLE books_check (
  extent text PRIMARY KEY,
  ended_at timestamptz,
  findings jsonb DEFAULT '{}' NOT NULL,
  unsealed bigint DEFAULT 0 NOT NULL,
  transfers_to bigint DEFAULT 0 NOT NULL,
  seals_to bigint DEFAULT 0 NOT NULL,
  audit_entries_to bigint DEFAULT 0 NOT NULL,
  lease_until timestamptz,
  CONSTRAINT books_check_extent CHECK (extent IN ('new', 'all'))
);

SET LOCAL ROLE kinfold_ledger;

-- A seal covers transfers that were committed since the one before. The server makes its hash with
-- a key that the database never sees, over the seal before it and all that is written here.
CREATE TABLE ledger.seal (
  number bigint PRIMARY KEY,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  key_id text NOT NULL,
  form smallint NOT NULL,
  transfers integer NOT NULL,
  content bytea NOT NULL,
  complete_to bigint NOT NULL,
  audit_number bigint NOT NULL,
  audit_hash bytea NOT NULL,
  sealed_at timestamptz NOT NULL,
  CONSTRAINT seal_hash_size CHECK (length(hash) = 32 AND length(previous_hash) = 32),
  CONSTRAINT seal_not_negative CHECK (transfers >= 0 AND complete_to >= 0 AND audit_number >= 0)
);
-- No foreign keys: only add_seal writes here, and a check row by row would cost more than the rest.
CREATE TABLE ledger.sealed_transfer (
  transfer_id bigint PRIMARY KEY,
  seal bigint NOT NULL
);
CREATE INDEX sealed_transfer_seal ON ledger.sealed_transfer (seal);

-- An account is closed once and for good.
CREATE TABLE ledger.account_closing (
  account_id bigint PRIMARY KEY REFERENCES ledger.account (id),
  closed_at timestamptz NOT NULL
);
INSERT INTO ledger.account_closing SELECT id, closed_at FROM ledger.account WHERE closed_at IS NOT NULL;

CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.seal
  FOR EACH STATEMENT WHEN (current_user <> 'kinfold_ledger') EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.sealed_transfer
  FOR EACH STATEMENT WHEN (current_user <> 'kinfold_ledger') EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.account_closing
  FOR EACH STATEMENT WHEN (current_user <> 'kinfold_ledger') EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.seal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.sealed_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.account_closing
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

-- After the row, not before it: a BEFORE trigger would make every update of a balance lock the whole
-- row, because it makes PostgreSQL count the generated address as changed.
CREATE FUNCTION ledger.note_closing() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp AS $$
BEGIN
  IF OLD.closed_at IS NOT NULL THEN
    RAISE EXCEPTION 'account % is closed for good', OLD.id USING ERRCODE = 'LG002';
  END IF;
  INSERT INTO ledger.account_closing (account_id, closed_at) VALUES (NEW.id, NEW.closed_at);
  RETURN NULL;
END $$;
CREATE TRIGGER closes_once AFTER UPDATE OF closed_at ON ledger.account FOR EACH ROW
  WHEN (OLD.closed_at IS DISTINCT FROM NEW.closed_at) EXECUTE FUNCTION ledger.note_closing();

-- Adds the seal that follows the last one. Several servers may try at once: one comes first, and the
-- others' seals do not follow any more.
CREATE FUNCTION ledger.add_seal(
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

-- The audit, in pieces. Each function answers the faults it finds, with how often and one example; a
-- sound ledger gives no rows. A posting is compared with the one before it on its account, and an
-- account with its last one, so that by induction every balance is the sum of its postings, and a
-- piece costs by what is in it. All of it goes by indexes: a plan that reads a whole table for each
-- piece would never end.

-- The transfers p_after < id <= p_until, their postings, and the holds they used up.
CREATE FUNCTION ledger.audit_transfers(p_after bigint, p_until bigint)
RETURNS TABLE (counter text, found bigint, example bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off SET jit TO off AS $$
  SELECT fault, count(*), min(transfer_id)
  FROM (
    SELECT p.transfer_id, array_remove(ARRAY[
      CASE WHEN t.id IS NULL THEN 'postings_without_transfer' END,
      CASE WHEN p.kind <> t.kind THEN 'postings_of_another_kind' END,
      CASE WHEN p.posted_at <> t.created_at THEN 'postings_at_another_moment' END,
      CASE WHEN p.currency <> a.currency THEN 'wrong_currencies' END,
      CASE WHEN p.posted_at > c.closed_at THEN 'postings_after_closing' END,
      CASE WHEN p.account_version < 1 OR p.account_version > a.version
        OR (p.account_version > 1 AND b.account_id IS NULL) THEN 'gaps_in_versions' END,
      CASE WHEN p.balance_after <> coalesce(b.balance_after, 0) + p.amount
        AND (p.account_version = 1 OR b.account_id IS NOT NULL) THEN 'broken_chains' END
    ], NULL) AS faults
    FROM ledger.posting p
    LEFT JOIN ledger.transfer t ON t.id = p.transfer_id
    LEFT JOIN ledger.account a ON a.id = p.account_id
    LEFT JOIN ledger.account_closing c ON c.account_id = p.account_id
    LEFT JOIN ledger.posting b ON b.account_id = p.account_id AND b.account_version = p.account_version - 1
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
          (SELECT account_id, -amount FROM ledger.posting WHERE transfer_id = t.reverses
           EXCEPT ALL SELECT account_id, amount FROM ledger.posting WHERE transfer_id = t.id)
          UNION ALL
          (SELECT account_id, amount FROM ledger.posting WHERE transfer_id = t.id
           EXCEPT ALL SELECT account_id, -amount FROM ledger.posting WHERE transfer_id = t.reverses)
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
            AND sum(p.amount) FILTER (WHERE a.kind = 'fx' AND a.currency = q.bought_currency) = -q.bought
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

-- The accounts p_after < id <= p_until.
CREATE FUNCTION ledger.audit_accounts(p_after bigint, p_until bigint)
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
      CASE WHEN a.balance - a.held < a.floor THEN 'overdrawn_accounts' END,
      CASE WHEN (a.kind = 'wallet' AND a.owed <> greatest(0, -coalesce((
          SELECT r.balance FROM ledger.account r
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

-- Everything at once, for small ledgers.
DROP VIEW ledger.audit;
CREATE VIEW ledger.audit AS
  SELECT counter, sum(found)::bigint AS found, min(example) AS example
  FROM (
    SELECT * FROM ledger.audit_transfers(-9223372036854775808, 9223372036854775807)
    UNION ALL
    SELECT * FROM ledger.audit_accounts(-9223372036854775808, 9223372036854775807)
  ) x
  GROUP BY counter;

REVOKE EXECUTE ON FUNCTION ledger.note_closing() FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION
  ledger.add_seal(bigint, bytea, bytea, text, smallint, bigint[], bytea, bigint, bigint, bytea, timestamptz) FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION ledger.audit_transfers(bigint, bigint) FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION ledger.audit_accounts(bigint, bigint) FROM PUBLIC;

RESET ROLE;
