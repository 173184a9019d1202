-- The rules of the ledger, where no program can go round them.
--
-- Errors carry a SQLSTATE of their own, mapped in src/ledger/ledger-error.ts:
-- LG001 unbalanced   LG002 written outside the ledger's functions or changed afterwards
-- LG404 no such account or hold   LG409 key used for another request   LG410 account closed
-- LG422 malformed request   LG423 hold not pending   LG424 debit differs from the hold

ALTER TABLE ledger.account SET (fillfactor = 70);

INSERT INTO ledger.chart (kind, floor, meaning) VALUES
  ('wallet',     0,    'What the club owes a member, free to use'),
  ('portfolio',  0,    'What the club owes a member in one portfolio'),
  ('payouts',    0,    'Withdrawals approved and not yet paid'),
  ('unmatched',  0,    'Money that arrived and whose owner is not known yet'),
  ('clearing',   NULL, 'Money a payment provider has taken for the club and not yet paid out'),
  ('bank',       NULL, 'Money on the club''s bank account'),
  ('receivable', NULL, 'What a member owes the club, after a chargeback'),
  ('fees',       NULL, 'Charges earned from members, less what providers charge'),
  ('returns',    NULL, 'Results of the investments, until and after they are posted to portfolios'),
  ('fx',         NULL, 'The club''s position in a currency from conversions');

-- Nothing is written but by the functions below: they open the door for themselves alone, and it
-- falls shut when they return.
CREATE FUNCTION ledger.door_is_shut() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN current_setting('ledger.door', true) IS DISTINCT FROM 'open';

CREATE FUNCTION ledger.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger.% refuses %', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'LG002', HINT = 'Use the functions ledger.post, ledger.reserve and ledger.release.';
END $$;

CREATE TRIGGER by_function_only BEFORE INSERT OR UPDATE ON ledger.account
  FOR EACH STATEMENT WHEN (ledger.door_is_shut()) EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.transfer
  FOR EACH STATEMENT WHEN (ledger.door_is_shut()) EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.posting
  FOR EACH STATEMENT WHEN (ledger.door_is_shut()) EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER by_function_only BEFORE INSERT OR UPDATE ON ledger.hold
  FOR EACH STATEMENT WHEN (ledger.door_is_shut()) EXECUTE FUNCTION ledger.refuse();

-- What is written stays: not even the functions change or remove it.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.transfer
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.posting
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON ledger.account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON ledger.hold
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

-- An account starts empty and keeps its name for good.
CREATE FUNCTION ledger.keep_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an account starts empty and keeps its name' USING ERRCODE = 'LG002';
END $$;
CREATE TRIGGER starts_empty BEFORE INSERT ON ledger.account FOR EACH ROW
  WHEN (NEW.balance <> 0 OR NEW.held <> 0 OR NEW.version <> 0)
  EXECUTE FUNCTION ledger.keep_account();
CREATE TRIGGER keeps_name BEFORE UPDATE ON ledger.account FOR EACH ROW
  WHEN (NEW.kind <> OLD.kind OR NEW.holder <> OLD.holder OR NEW.currency <> OLD.currency OR NEW.part <> OLD.part)
  EXECUTE FUNCTION ledger.keep_account();

-- A hold is resolved once and is otherwise never altered.
CREATE FUNCTION ledger.keep_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a hold goes once from pending to posted, voided or expired' USING ERRCODE = 'LG002';
END $$;
CREATE TRIGGER starts_pending BEFORE INSERT ON ledger.hold FOR EACH ROW
  WHEN (NEW.state <> 'pending') EXECUTE FUNCTION ledger.keep_hold();
CREATE TRIGGER resolves_once BEFORE UPDATE ON ledger.hold FOR EACH ROW
  WHEN (OLD.state <> 'pending' OR NEW.state = 'pending'
    OR (NEW.scope, NEW.key, NEW.account_id, NEW.amount, NEW.created_at)
      IS DISTINCT FROM (OLD.scope, OLD.key, OLD.account_id, OLD.amount, OLD.created_at)
    OR NEW.expires_at IS DISTINCT FROM OLD.expires_at)
  EXECUTE FUNCTION ledger.keep_hold();

-- Plans made while the tables were still empty would stay with a connection for its whole life, so
-- the functions here plan once and without sequential scans.
CREATE FUNCTION ledger.check_sum() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan TO off AS $$
BEGIN
  PERFORM FROM ledger.posting WHERE transfer_id = NEW.transfer_id AND currency = NEW.currency
  HAVING sum(amount) <> 0;
  IF FOUND THEN
    RAISE EXCEPTION 'transfer % does not add up to zero', NEW.transfer_id USING ERRCODE = 'LG001';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER adds_up_to_zero AFTER INSERT ON ledger.posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger.check_sum();

CREATE FUNCTION ledger.check_not_empty() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan TO off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger.posting WHERE transfer_id = NEW.id) THEN
    RAISE EXCEPTION 'transfer % moves nothing', NEW.id USING ERRCODE = 'LG001';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER moves_something AFTER INSERT ON ledger.transfer
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger.check_not_empty();

-- Everyone's money passes through the club's own accounts, and a row is locked until its transaction
-- is on the disk. Callers therefore spread 'bank::NGN' over parts, 'bank::NGN#1' to 'bank::NGN#16';
-- the balance is the sum of them all.

-- Opens the accounts of a request that do not exist yet: 'kind:holder:currency', or one part of it.
CREATE FUNCTION ledger.open_accounts(p_addresses text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger.account (kind, holder, currency, part, floor)
  SELECT c.kind, a.named[2], a.named[3], coalesce(a.named[4], '0')::smallint, c.floor
  FROM (
    SELECT DISTINCT regexp_match(d.address, '^([a-z]+):([^:#]*):([A-Z]{3})(?:#([0-9]{1,2}))?$') AS named
    FROM unnest(p_addresses) d (address)
  ) a
  JOIN ledger.chart c ON c.kind = a.named[1]
  ORDER BY a.named
  ON CONFLICT (address) DO NOTHING;
END $$;

-- One movement of money. Answers the transfer's id, and whether this call created it.
CREATE FUNCTION ledger.post(
  p_scope text, p_key text, p_hash bytea, p_kind text, p_addresses text[], p_amounts bigint[],
  p_meta jsonb DEFAULT '{}', p_event_at timestamptz DEFAULT NULL,
  p_hold bigint DEFAULT NULL, p_reverses bigint DEFAULT NULL,
  OUT transfer_id bigint, OUT created boolean
) LANGUAGE plpgsql
SET enable_seqscan TO off SET plan_cache_mode TO force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  v_now timestamptz := clock_timestamp();
  v_legs int := cardinality(p_addresses);
  v_hash bytea;
  v_hold ledger.hold;
  v_released bigint;
  v_leg record;
  v_balance bigint;
  v_version bigint;
  v_closed timestamptz;
BEGIN
  IF v_legs < 2 OR v_legs <> cardinality(p_amounts) THEN
    RAISE EXCEPTION 'a transfer needs two legs or more, each with an amount' USING ERRCODE = 'LG422';
  END IF;

  INSERT INTO ledger.transfer (scope, key, request_hash, kind, meta, event_at, created_at, reverses, hold_id)
  VALUES (p_scope, p_key, p_hash, p_kind, p_meta, coalesce(p_event_at, v_now), v_now, p_reverses, p_hold)
  ON CONFLICT (scope, key) DO NOTHING RETURNING id INTO transfer_id;
  created := FOUND;
  IF NOT created THEN
    SELECT id, request_hash INTO transfer_id, v_hash FROM ledger.transfer WHERE scope = p_scope AND key = p_key;
    IF v_hash IS DISTINCT FROM p_hash THEN
      RAISE EXCEPTION 'the key % was used for another request', p_key USING ERRCODE = 'LG409';
    END IF;
    RETURN;
  END IF;

  IF p_hold IS NOT NULL THEN v_hold := ledger.hold_to_post(p_hold, p_addresses, p_amounts); END IF;

  FOR v_attempt IN 1..2 LOOP
    -- In the order of their ids, for everyone: the only order in which accounts are ever locked.
    -- An account's own credits come before its debits, so that only the outcome meets the floor.
    FOR v_leg IN
      SELECT a.id, a.currency, d.amount, d.leg, count(*) OVER () AS known
      FROM unnest(p_addresses, p_amounts) WITH ORDINALITY d (address, amount, leg)
      JOIN ledger.account a ON a.address = d.address
      ORDER BY a.id, d.amount DESC
    LOOP
      EXIT WHEN v_leg.known < v_legs;
      v_released := 0;
      IF v_leg.id = v_hold.account_id THEN
        v_released := v_hold.amount;
        v_hold.account_id := NULL;
      END IF;
      UPDATE ledger.account
      SET balance = balance + v_leg.amount, held = held - v_released, version = version + 1
      WHERE id = v_leg.id
      RETURNING balance, version, closed_at INTO v_balance, v_version, v_closed;
      IF v_closed IS NOT NULL THEN
        RAISE EXCEPTION 'account % is closed', v_leg.id USING ERRCODE = 'LG410';
      END IF;
      INSERT INTO ledger.posting (transfer_id, leg, account_id, currency, amount, balance_after, account_version, kind, posted_at)
      VALUES (transfer_id, v_leg.leg, v_leg.id, v_leg.currency, v_leg.amount, v_balance, v_version, p_kind, v_now);
    END LOOP;
    EXIT WHEN v_leg.known = v_legs;
    IF v_attempt = 2 THEN
      RAISE EXCEPTION 'an account is not in the chart: %', p_addresses USING ERRCODE = 'LG404';
    END IF;
    PERFORM ledger.open_accounts(p_addresses);
  END LOOP;

  IF p_hold IS NOT NULL THEN
    UPDATE ledger.hold SET state = 'posted', resolved_by = transfer_id WHERE id = p_hold AND state = 'pending';
    IF NOT FOUND THEN RAISE EXCEPTION 'hold % is not pending', p_hold USING ERRCODE = 'LG423'; END IF;
  END IF;
  IF p_reverses IS NOT NULL THEN PERFORM ledger.check_reversal(p_reverses, transfer_id); END IF;
END $$;

-- The hold a transfer is about to use up: its legs take exactly the held amount off the account.
CREATE FUNCTION ledger.hold_to_post(p_hold bigint, p_addresses text[], p_amounts bigint[]) RETURNS ledger.hold
LANGUAGE plpgsql SET enable_seqscan TO off AS $$
DECLARE
  v_hold ledger.hold;
  v_address text;
  v_debit numeric;
BEGIN
  SELECT * INTO v_hold FROM ledger.hold WHERE id = p_hold;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no hold %', p_hold USING ERRCODE = 'LG404'; END IF;
  SELECT address INTO v_address FROM ledger.account WHERE id = v_hold.account_id;
  SELECT -sum(d.amount) INTO v_debit
  FROM unnest(p_addresses, p_amounts) d (address, amount) WHERE d.address = v_address;
  IF v_debit IS DISTINCT FROM v_hold.amount THEN
    RAISE EXCEPTION 'hold % is for % of %, the transfer takes %', p_hold, v_hold.amount, v_address, v_debit
      USING ERRCODE = 'LG424';
  END IF;
  RETURN v_hold;
END $$;

-- A reversal is the mirror of what it reverses, leg by leg.
CREATE FUNCTION ledger.check_reversal(p_original bigint, p_reversal bigint) RETURNS void
LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
  IF EXISTS (
    (SELECT account_id, -amount FROM ledger.posting WHERE transfer_id = p_original
     EXCEPT ALL SELECT account_id, amount FROM ledger.posting WHERE transfer_id = p_reversal)
    UNION ALL
    (SELECT account_id, amount FROM ledger.posting WHERE transfer_id = p_reversal
     EXCEPT ALL SELECT account_id, -amount FROM ledger.posting WHERE transfer_id = p_original)
  ) THEN
    RAISE EXCEPTION 'transfer % is not the mirror of %', p_reversal, p_original USING ERRCODE = 'LG422';
  END IF;
END $$;

-- Takes back a whole transfer, once.
CREATE FUNCTION ledger.reverse(
  p_scope text, p_key text, p_hash bytea, p_transfer bigint, p_meta jsonb DEFAULT '{}',
  OUT transfer_id bigint, OUT created boolean
) LANGUAGE plpgsql SET enable_seqscan TO off AS $$
DECLARE
  v_addresses text[];
  v_amounts bigint[];
BEGIN
  SELECT array_agg(a.address ORDER BY p.leg), array_agg(-p.amount ORDER BY p.leg)
  INTO v_addresses, v_amounts
  FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id WHERE p.transfer_id = p_transfer;
  IF v_addresses IS NULL THEN
    RAISE EXCEPTION 'there is no transfer %', p_transfer USING ERRCODE = 'LG404';
  END IF;
  SELECT r.transfer_id, r.created INTO transfer_id, created
  FROM ledger.post(p_scope, p_key, p_hash, 'reversal', v_addresses, v_amounts, p_meta, NULL, NULL, p_transfer) r;
END $$;

-- Sets money aside on an account. The same key with the same values answers the same hold.
CREATE FUNCTION ledger.reserve(
  p_scope text, p_key text, p_address text, p_amount bigint, p_expires_at timestamptz DEFAULT NULL,
  OUT hold_id bigint, OUT created boolean
) LANGUAGE plpgsql
SET enable_seqscan TO off SET plan_cache_mode TO force_generic_plan AS $$
DECLARE
  v_account bigint;
  v_closed timestamptz;
  v_known ledger.hold;
BEGIN
  SELECT id INTO v_account FROM ledger.account WHERE address = p_address;
  IF NOT FOUND THEN
    PERFORM FROM ledger.hold WHERE scope = p_scope AND key = p_key;
    IF FOUND THEN RAISE EXCEPTION 'the key % was used for another hold', p_key USING ERRCODE = 'LG409'; END IF;
    RAISE EXCEPTION 'there is no account %', p_address USING ERRCODE = 'LG404';
  END IF;
  INSERT INTO ledger.hold (scope, key, account_id, amount, expires_at)
  VALUES (p_scope, p_key, v_account, p_amount, p_expires_at)
  ON CONFLICT (scope, key) DO NOTHING RETURNING id INTO hold_id;
  created := FOUND;
  IF NOT created THEN
    SELECT * INTO v_known FROM ledger.hold WHERE scope = p_scope AND key = p_key;
    IF (v_known.account_id, v_known.amount) IS DISTINCT FROM (v_account, p_amount) THEN
      RAISE EXCEPTION 'the key % was used for another hold', p_key USING ERRCODE = 'LG409';
    END IF;
    hold_id := v_known.id;
    RETURN;
  END IF;
  UPDATE ledger.account SET held = held + p_amount WHERE id = v_account RETURNING closed_at INTO v_closed;
  IF v_closed IS NOT NULL THEN RAISE EXCEPTION 'account % is closed', p_address USING ERRCODE = 'LG410'; END IF;
END $$;

-- Gives held money back. False when it had been given back before.
CREATE FUNCTION ledger.release(p_hold bigint, p_state text DEFAULT 'voided') RETURNS boolean
LANGUAGE plpgsql
SET enable_seqscan TO off SET plan_cache_mode TO force_generic_plan AS $$
DECLARE
  v_hold ledger.hold;
BEGIN
  SELECT * INTO v_hold FROM ledger.hold WHERE id = p_hold;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no hold %', p_hold USING ERRCODE = 'LG404'; END IF;
  -- Whoever posts, releases or expires a hold locks its account first.
  PERFORM FROM ledger.account WHERE id = v_hold.account_id FOR NO KEY UPDATE;
  UPDATE ledger.hold SET state = p_state WHERE id = p_hold AND state = 'pending';
  IF NOT FOUND THEN
    PERFORM FROM ledger.hold WHERE id = p_hold AND state = 'posted';
    IF FOUND THEN RAISE EXCEPTION 'hold % was posted', p_hold USING ERRCODE = 'LG423'; END IF;
    RETURN false;
  END IF;
  UPDATE ledger.account SET held = held - v_hold.amount WHERE id = v_hold.account_id;
  RETURN true;
END $$;

-- For a job: gives back what is held beyond its time, in small pieces. Answers how many.
CREATE FUNCTION ledger.expire_holds(p_limit int DEFAULT 100) RETURNS int
LANGUAGE plpgsql SET enable_seqscan TO off AS $$
DECLARE
  v_hold bigint;
  v_count int := 0;
BEGIN
  FOR v_hold IN
    SELECT id FROM ledger.hold WHERE state = 'pending' AND expires_at <= clock_timestamp()
    ORDER BY account_id, id LIMIT p_limit
  LOOP
    IF ledger.release(v_hold, 'expired') THEN v_count := v_count + 1; END IF;
  END LOOP;
  RETURN v_count;
END $$;

-- An empty account can be closed for good.
CREATE FUNCTION ledger.close_account(p_address text) RETURNS void
LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
  UPDATE ledger.account SET closed_at = coalesce(closed_at, clock_timestamp())
  WHERE address = p_address AND balance = 0 AND held = 0;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'account % does not exist or is not empty', p_address USING ERRCODE = 'LG422';
  END IF;
END $$;

-- Every counter must be 0, always. Checked at start and by the hour.
CREATE VIEW ledger.audit AS SELECT
  (SELECT count(*) FROM (SELECT FROM ledger.posting GROUP BY transfer_id, currency HAVING sum(amount) <> 0) x)
    AS unbalanced_transfers,
  (SELECT count(*) FROM ledger.transfer t WHERE NOT EXISTS (SELECT FROM ledger.posting p WHERE p.transfer_id = t.id))
    AS empty_transfers,
  (SELECT count(*) FROM ledger.posting p WHERE NOT EXISTS (SELECT FROM ledger.transfer t WHERE t.id = p.transfer_id))
    AS postings_without_transfer,
  (SELECT count(*) FROM ledger.account a
    LEFT JOIN (SELECT account_id, sum(amount) AS total FROM ledger.posting GROUP BY 1) p ON p.account_id = a.id
    WHERE a.balance <> coalesce(p.total, 0)) AS wrong_balances,
  (SELECT count(*) FROM ledger.account a
    LEFT JOIN (SELECT account_id, count(*) AS n, max(account_version) AS last FROM ledger.posting GROUP BY 1) p
      ON p.account_id = a.id
    WHERE a.version <> coalesce(p.n, 0) OR a.version <> coalesce(p.last, 0)) AS gaps_in_versions,
  (SELECT count(*) FROM (
    SELECT balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY account_version) AS running
    FROM ledger.posting) x WHERE running <> balance_after) AS broken_chains,
  (SELECT count(*) FROM ledger.account a
    LEFT JOIN (SELECT account_id, sum(amount) AS total FROM ledger.hold WHERE state = 'pending' GROUP BY 1) h
      ON h.account_id = a.id
    WHERE a.held <> coalesce(h.total, 0)) AS wrong_holds,
  (SELECT count(*) FROM ledger.hold h WHERE h.state = 'posted' AND h.amount IS DISTINCT FROM (
    SELECT -sum(p.amount) FROM ledger.posting p JOIN ledger.transfer t ON t.id = p.transfer_id
    WHERE p.transfer_id = h.resolved_by AND t.hold_id = h.id AND p.account_id = h.account_id))
    AS holds_posted_wrongly,
  (SELECT count(*) FROM ledger.account WHERE floor IS NOT NULL AND balance - held < floor) AS overdrawn_accounts,
  (SELECT count(*) FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id WHERE a.currency <> p.currency)
    AS wrong_currencies;
