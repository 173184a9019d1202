-- Each posting says what it is in its movement: its role. What a member reads of it follows from that
-- (packages/contract/src/ledger/ledger-lines.ts), and no longer from its place among the legs.
SET LOCAL ROLE kinfold_ledger;

-- A type and no constraint: the list of a constraint would be read again for every posting.
CREATE TYPE ledger.posting_role AS ENUM (
  'deposit', 'contribution', 'withdrawal', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-returned',
  'fee', 'fee-returned', 'returns-received', 'returns', 'loss', 'payout', 'early-close-charge', 'rollover',
  'sold', 'bought', 'refund', 'chargeback', 'chargeback-fee', 'chargeback-won', 'receivable-recovered',
  'receivable-written-off', 'unmatched-received', 'unmatched-matched', 'unmatched-returned', 'settlement',
  'provider-charge'
);

-- The role of a posting that was written before postings had one, by its movement and its leg: for
-- this migration, and for the seals of those postings, which don't name it. Recipes change, but what
-- they had made by then doesn't, so neither does this function. NULL for what no recipe made.
CREATE FUNCTION ledger.role_by_leg(p_transfer bigint, p_kind text, p_leg smallint) RETURNS ledger.posting_role
LANGUAGE plpgsql STABLE SET search_path TO pg_catalog, pg_temp SET enable_seqscan TO off AS $$
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
END $$;

-- Conversions and reversals look at other rows, so they come first; all the others by writing the table
-- once. An update of everything would leave it twice as large.
ALTER TABLE ledger.posting ADD COLUMN role ledger.posting_role;
ALTER TABLE ledger.posting DISABLE TRIGGER append_only;
DO $$ BEGIN
  UPDATE ledger.posting SET role = ledger.role_by_leg(transfer_id, kind, leg) WHERE kind IN ('conversion', 'reversal');
END $$;
ALTER TABLE ledger.posting ENABLE TRIGGER append_only;
ALTER TABLE ledger.posting
  ALTER COLUMN role TYPE ledger.posting_role USING coalesce(role, ledger.role_by_leg(transfer_id, kind, leg));
DO $$
DECLARE
  v_unknown record;
BEGIN
  SELECT transfer_id, kind, leg INTO v_unknown FROM ledger.posting WHERE role IS NULL LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'no recipe made leg % of transfer %, a %', v_unknown.leg, v_unknown.transfer_id, v_unknown.kind
      USING ERRCODE = 'LG422';
  END IF;
END $$;
ALTER TABLE ledger.posting ALTER COLUMN role SET NOT NULL;

-- A reversal's postings have the roles of what it takes back.
CREATE OR REPLACE FUNCTION ledger.check_reversal(p_original bigint, p_reversal bigint) RETURNS void
LANGUAGE plpgsql SET enable_seqscan TO off AS $$
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
END $$;

DROP FUNCTION ledger.book(
  bigint, timestamptz, text, text[], bigint[], timestamptz, bigint, boolean, bigint, uuid);
CREATE FUNCTION ledger.book(
  p_transfer bigint, p_now timestamptz, p_kind text, p_addresses text[], p_amounts bigint[], p_roles text[],
  p_event_at timestamptz, p_hold bigint, p_in_part boolean, p_reverses bigint, p_quote uuid
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_legs int := cardinality(p_addresses);
  v_hold ledger.hold;
  v_held_on bigint;
  v_released bigint;
  v_touched text := ' ' || array_to_string(p_addresses, ' ');
  v_touches_debt boolean := v_touched LIKE '%receivable:%';
  v_owes boolean := false;
  v_leg record;
  v_closed timestamptz;
  v_owed bigint;
  v_balance bigint;
  v_version bigint;
BEGIN
  IF v_legs < 2 OR v_legs <> cardinality(p_amounts) OR v_legs IS DISTINCT FROM cardinality(p_roles)
    OR array_position(p_roles, NULL) IS NOT NULL
  THEN
    RAISE EXCEPTION 'a transfer needs two legs or more, each with an amount and a role' USING ERRCODE = 'LG422';
  END IF;
  -- Infinity can't be sealed.
  IF p_event_at NOT BETWEEN '2000-01-01 00:00Z' AND '2100-01-01 00:00Z' THEN
    RAISE EXCEPTION 'nothing happens at %', p_event_at USING ERRCODE = 'LG422';
  END IF;
  IF (p_kind = 'reversal') <> (p_reverses IS NOT NULL) THEN
    RAISE EXCEPTION 'a reversal names what it reverses, and nothing else does' USING ERRCODE = 'LG422';
  END IF;
  IF date_trunc('month', p_event_at, 'Africa/Lagos') < date_trunc('month', clock_timestamp(), 'Africa/Lagos') THEN
    PERFORM ledger.check_month(p_event_at);
  END IF;
  IF p_kind = 'conversion' OR p_quote IS NOT NULL OR (v_touched LIKE '% fx:%' AND p_reverses IS NULL) THEN
    PERFORM ledger.check_conversion(p_quote, p_addresses, p_amounts);
  END IF;
  IF p_hold IS NOT NULL THEN
    v_hold := ledger.hold_to_post(p_hold, p_in_part, p_addresses, p_amounts);
    v_held_on := v_hold.account_id;
  END IF;
  IF v_touches_debt THEN PERFORM ledger.lock_accounts(p_addresses); END IF;

  FOR v_attempt IN 1..2 LOOP
    -- In the order of their ids, for everyone: the only order in which accounts are ever locked.
    -- An account's own credits come before its debits, so that only the outcome meets the floor.
    FOR v_leg IN
      SELECT a.id, a.currency, d.amount, d.role, d.leg
      FROM unnest(p_addresses, p_amounts, p_roles) WITH ORDINALITY d (address, amount, role, leg)
      LEFT JOIN ledger.account a ON a.address = d.address
      ORDER BY a.id NULLS FIRST, d.amount DESC
    LOOP
      EXIT WHEN v_leg.id IS NULL;
      v_released := 0;
      IF v_leg.id = v_held_on THEN
        v_released := v_hold.amount;
        v_held_on := NULL;
      END IF;
      UPDATE ledger.account
      SET balance = balance + v_leg.amount, held = held - v_released, version = version + 1
      WHERE id = v_leg.id
      RETURNING balance, version, closed_at, owed INTO v_balance, v_version, v_closed, v_owed;
      IF v_closed IS NOT NULL THEN
        RAISE EXCEPTION 'account % is closed', v_leg.id USING ERRCODE = 'LG410';
      END IF;
      v_owes := v_owes OR v_owed > 0;
      INSERT INTO ledger.posting (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, posted_at, role)
      VALUES (p_transfer, v_leg.leg, v_leg.id, v_leg.currency, v_leg.amount, v_balance, v_version, p_kind, p_now,
        v_leg.role::ledger.posting_role);
    END LOOP;
    EXIT WHEN v_leg.id IS NOT NULL;
    IF v_attempt = 2 THEN
      RAISE EXCEPTION 'an account is not in the chart: %', p_addresses USING ERRCODE = 'LG404';
    END IF;
    PERFORM ledger.open_accounts(p_addresses);
  END LOOP;

  IF p_hold IS NOT NULL THEN
    UPDATE ledger.hold SET state = 'posted', resolved_by = p_transfer, settled = v_hold.settled
    WHERE id = p_hold AND state = 'pending';
    IF NOT FOUND THEN RAISE EXCEPTION 'hold % is not pending', p_hold USING ERRCODE = 'LG423'; END IF;
  END IF;
  IF v_touches_debt THEN PERFORM ledger.note_debts(p_addresses); END IF;
  IF p_reverses IS NOT NULL THEN
    PERFORM ledger.check_reversal(p_reverses, p_transfer);
  ELSIF v_owes OR v_touches_debt THEN
    PERFORM ledger.check_debts(p_addresses, p_amounts, v_hold);
  END IF;
END $$;

DROP FUNCTION ledger.post(
  text, text, bytea, text, text[], bigint[], jsonb, timestamptz, bigint, bigint, boolean, uuid);
CREATE FUNCTION ledger.post(
  p_scope text, p_key text, p_hash bytea, p_kind text, p_addresses text[], p_amounts bigint[],
  p_roles text[], p_meta jsonb DEFAULT '{}', p_event_at timestamptz DEFAULT NULL,
  p_hold bigint DEFAULT NULL, p_reverses bigint DEFAULT NULL,
  p_in_part boolean DEFAULT false, p_quote uuid DEFAULT NULL,
  OUT transfer_id bigint, OUT created boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off SET plan_cache_mode TO force_generic_plan AS $$
DECLARE
  v_now timestamptz := clock_timestamp();
  v_event_at timestamptz := coalesce(p_event_at, v_now);
BEGIN
  INSERT INTO ledger.transfer (scope, key, request_hash, kind, meta, event_at, created_at, reverses, hold_id, quote_id)
  VALUES (p_scope, p_key, p_hash, p_kind, p_meta, v_event_at, v_now, p_reverses, p_hold, p_quote)
  ON CONFLICT (scope, key) DO NOTHING RETURNING id INTO transfer_id;
  created := FOUND;
  IF created THEN
    PERFORM ledger.book(transfer_id, v_now, p_kind, p_addresses, p_amounts, p_roles, v_event_at,
      p_hold, p_in_part, p_reverses, p_quote);
  ELSE
    transfer_id := ledger.find_again(p_scope, p_key, p_hash, p_kind, p_addresses, p_amounts, p_hold, p_reverses, p_quote);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION ledger.post_all(p_movements jsonb)
RETURNS TABLE (place int, transfer_id bigint, created boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off SET plan_cache_mode TO force_generic_plan AS $$
DECLARE
  v_now timestamptz := clock_timestamp();
  v_movement record;
  v_transfer bigint;
  v_transfers bigint[] := array_fill(NULL::bigint, ARRAY[jsonb_array_length(p_movements)]);
  v_addresses text[] := '{}';
BEGIN
  -- All keys first, in their order, then all accounts in theirs.
  FOR v_movement IN
    SELECT * FROM ROWS FROM (jsonb_to_recordset(p_movements) AS (
      scope text, key text, hash text, kind text, addresses text[], amounts bigint[], roles text[], meta jsonb,
      event_at timestamptz, hold bigint, in_part boolean, quote uuid
    )) WITH ORDINALITY m (scope, key, hash, kind, addresses, amounts, roles, meta, event_at, hold, in_part, quote, place)
    ORDER BY m.scope, m.key, m.place
  LOOP
    INSERT INTO ledger.transfer (scope, key, request_hash, kind, meta, event_at, created_at, hold_id, quote_id)
    VALUES (v_movement.scope, v_movement.key, decode(v_movement.hash, 'hex'), v_movement.kind,
      coalesce(v_movement.meta, '{}'), coalesce(v_movement.event_at, v_now), v_now, v_movement.hold, v_movement.quote)
    ON CONFLICT (scope, key) DO NOTHING RETURNING id INTO v_transfer;
    CONTINUE WHEN NOT FOUND;
    v_transfers[v_movement.place] := v_transfer;
    v_addresses := v_addresses || v_movement.addresses;
  END LOOP;
  IF v_addresses <> '{}' THEN PERFORM ledger.lock_accounts(v_addresses); END IF;

  FOR v_movement IN
    SELECT * FROM ROWS FROM (jsonb_to_recordset(p_movements) AS (
      scope text, key text, hash text, kind text, addresses text[], amounts bigint[], roles text[], meta jsonb,
      event_at timestamptz, hold bigint, in_part boolean, quote uuid
    )) WITH ORDINALITY m (scope, key, hash, kind, addresses, amounts, roles, meta, event_at, hold, in_part, quote, place)
    ORDER BY m.place
  LOOP
    place := v_movement.place;
    transfer_id := v_transfers[place];
    created := transfer_id IS NOT NULL;
    IF created THEN
      PERFORM ledger.book(transfer_id, v_now, v_movement.kind, v_movement.addresses, v_movement.amounts, v_movement.roles,
        coalesce(v_movement.event_at, v_now), v_movement.hold, coalesce(v_movement.in_part, false), NULL, v_movement.quote);
    ELSE
      transfer_id := ledger.find_again(v_movement.scope, v_movement.key, decode(v_movement.hash, 'hex'), v_movement.kind,
        v_movement.addresses, v_movement.amounts, v_movement.hold, NULL, v_movement.quote);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION ledger.reverse(
  p_scope text, p_key text, p_hash bytea, p_transfer bigint, p_meta jsonb DEFAULT '{}',
  OUT transfer_id bigint, OUT created boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp SET enable_seqscan TO off AS $$
DECLARE
  v_addresses text[];
  v_amounts bigint[];
  v_roles text[];
BEGIN
  SELECT array_agg(a.address ORDER BY p.leg), array_agg(-p.amount ORDER BY p.leg), array_agg(p.role::text ORDER BY p.leg)
  INTO v_addresses, v_amounts, v_roles
  FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id WHERE p.transfer_id = p_transfer;
  IF v_addresses IS NULL THEN
    RAISE EXCEPTION 'there is no transfer %', p_transfer USING ERRCODE = 'LG404';
  END IF;
  SELECT r.transfer_id, r.created INTO transfer_id, created
  FROM ledger.post(p_scope, p_key, p_hash, 'reversal', v_addresses, v_amounts, v_roles, p_meta, NULL, NULL, p_transfer) r;
END $$;

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
$$;

REVOKE EXECUTE ON FUNCTION ledger.role_by_leg(bigint, text, smallint) FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION ledger.book(
  bigint, timestamptz, text, text[], bigint[], text[], timestamptz, bigint, boolean, bigint, uuid) FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION ledger.post(
  text, text, bytea, text, text[], bigint[], text[], jsonb, timestamptz, bigint, bigint, boolean, uuid) FROM PUBLIC;

RESET ROLE;
