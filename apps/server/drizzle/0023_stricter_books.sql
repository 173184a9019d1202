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

CREATE OR REPLACE FUNCTION ledger.close_month(p_month date, p_closed_by uuid, p_confirmed_by uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp AS $$
DECLARE
  v_last date;
BEGIN
  -- The next to close is always the month after: from one before all time nobody would ever get here.
  IF p_month NOT BETWEEN '2000-01-01' AND '2100-01-01' THEN
    RAISE EXCEPTION 'there are no books for %', p_month USING ERRCODE = 'LG422';
  END IF;
  LOCK TABLE ledger.transfer IN SHARE ROW EXCLUSIVE MODE;
  SELECT max(month) INTO v_last FROM ledger.closed_month;
  IF v_last >= p_month THEN
    RAISE EXCEPTION '% is closed already', p_month USING ERRCODE = 'LG425';
  END IF;
  IF v_last + interval '1 month' <> p_month THEN
    RAISE EXCEPTION 'the month after % comes first', v_last USING ERRCODE = 'LG422';
  END IF;
  IF (p_month + interval '1 month') AT TIME ZONE 'Africa/Lagos' > clock_timestamp() THEN
    RAISE EXCEPTION '% is not over yet', p_month USING ERRCODE = 'LG422';
  END IF;
  INSERT INTO ledger.closed_month (month, closed_by, confirmed_by) VALUES (p_month, p_closed_by, p_confirmed_by);
END $$;

CREATE OR REPLACE FUNCTION ledger.open_accounts(p_addresses text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO ledger.account (kind, holder, currency, part, floor)
  SELECT c.kind, a.named[2], a.named[3], coalesce(a.named[4], '0')::smallint, c.floor
  FROM (
    SELECT DISTINCT regexp_match(d.address, '^([a-z]+):([^:#]*):([A-Z]{3})(?:#([0-9]{1,2}))?$') AS named
    FROM unnest(p_addresses) d (address)
  ) a
  JOIN ledger.chart c ON c.kind = a.named[1]
  -- What is somebody's own is one account: what they owe is compared with all of it.
  WHERE a.named[4] IS NULL OR c.kind IN ('bank', 'clearing', 'fees', 'returns', 'fx')
  ORDER BY a.named
  ON CONFLICT (address) DO NOTHING;
END $$;

CREATE OR REPLACE FUNCTION ledger.reserve(
  p_scope text, p_key text, p_address text, p_amount bigint, p_expires_at timestamptz DEFAULT NULL,
  OUT hold_id bigint, OUT created boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off SET plan_cache_mode TO force_generic_plan AS $$
DECLARE
  v_account ledger.account;
  v_known ledger.hold;
BEGIN
  SELECT * INTO v_account FROM ledger.account WHERE address = p_address FOR UPDATE;
  IF NOT FOUND THEN
    PERFORM FROM ledger.hold WHERE scope = p_scope AND key = p_key;
    IF FOUND THEN RAISE EXCEPTION 'the key % was used for another hold', p_key USING ERRCODE = 'LG409'; END IF;
    PERFORM FROM ledger.chart WHERE kind = (regexp_match(p_address, '^([a-z]+):[^:#]*:(NGN|USD)$'))[1];
    IF NOT FOUND THEN RAISE EXCEPTION 'there is no account %', p_address USING ERRCODE = 'LG404'; END IF;
    RAISE EXCEPTION 'no money has ever reached %', p_address USING ERRCODE = 'LG402';
  END IF;
  -- Where nothing is too much to take, setting aside means nothing.
  IF v_account.floor IS NULL THEN
    RAISE EXCEPTION 'nothing is set aside on %', p_address USING ERRCODE = 'LG422';
  END IF;
  INSERT INTO ledger.hold (scope, key, account_id, amount, expires_at)
  VALUES (p_scope, p_key, v_account.id, p_amount, p_expires_at)
  ON CONFLICT (scope, key) DO NOTHING RETURNING id INTO hold_id;
  created := FOUND;
  IF NOT created THEN
    SELECT * INTO v_known FROM ledger.hold WHERE scope = p_scope AND key = p_key;
    IF (v_known.account_id, v_known.amount, v_known.expires_at) IS DISTINCT FROM (v_account.id, p_amount, p_expires_at) THEN
      RAISE EXCEPTION 'the key % was used for another hold', p_key USING ERRCODE = 'LG409';
    END IF;
    hold_id := v_known.id;
    RETURN;
  END IF;
  IF v_account.closed_at IS NOT NULL THEN
    RAISE EXCEPTION 'account % is closed', p_address USING ERRCODE = 'LG410';
  END IF;
  IF v_account.owed > 0 AND v_account.balance - v_account.held - v_account.owed < p_amount THEN
    RAISE EXCEPTION 'the holder of % owes more than would be left', p_address USING ERRCODE = 'LG402';
  END IF;
  UPDATE ledger.account SET held = held + p_amount WHERE id = v_account.id;
END $$;

CREATE OR REPLACE FUNCTION ledger.hold_to_post(p_hold bigint, p_in_part boolean, p_addresses text[], p_amounts bigint[])
RETURNS ledger.hold LANGUAGE plpgsql AS $$
DECLARE
  v_hold ledger.hold;
  v_address text;
BEGIN
  SELECT * INTO v_hold FROM ledger.hold WHERE id = p_hold;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no hold %', p_hold USING ERRCODE = 'LG404'; END IF;
  -- The job that gives it back may only be late.
  IF v_hold.state = 'pending' AND v_hold.expires_at <= clock_timestamp() THEN
    RAISE EXCEPTION 'hold % has expired', p_hold USING ERRCODE = 'LG423';
  END IF;
  SELECT address INTO v_address FROM ledger.account WHERE id = v_hold.account_id;
  SELECT -sum(d.amount) INTO v_hold.settled
  FROM unnest(p_addresses, p_amounts) d (address, amount) WHERE d.address = v_address;
  IF v_hold.settled = v_hold.amount OR p_in_part AND v_hold.settled BETWEEN 1 AND v_hold.amount THEN
    RETURN v_hold;
  END IF;
  RAISE EXCEPTION 'hold % is for % of %, the transfer takes %', p_hold, v_hold.amount, v_address, v_hold.settled
    USING ERRCODE = 'LG424';
END $$;

CREATE OR REPLACE FUNCTION ledger.book(
  p_transfer bigint, p_now timestamptz, p_kind text, p_addresses text[], p_amounts bigint[],
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
  IF v_legs < 2 OR v_legs <> cardinality(p_amounts) THEN
    RAISE EXCEPTION 'a transfer needs two legs or more, each with an amount' USING ERRCODE = 'LG422';
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
      SELECT a.id, a.currency, d.amount, d.leg
      FROM unnest(p_addresses, p_amounts) WITH ORDINALITY d (address, amount, leg)
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
      INSERT INTO ledger.posting (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, posted_at)
      VALUES (p_transfer, v_leg.leg, v_leg.id, v_leg.currency, v_leg.amount, v_balance, v_version, p_kind, p_now);
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

RESET ROLE;
