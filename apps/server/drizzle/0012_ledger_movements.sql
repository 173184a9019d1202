-- Holds settled in part, debts, several movements in one call, quotes, closed months; and locks that
-- every caller takes in one order.
--
-- Further errors, mapped in src/ledger/ledger-error.ts:
-- LG402 not enough money available   LG425 month closed   LG426 transfer differs from its quote
--
-- The order in which everything waits, for every caller: keys (by scope and key), accounts yet to be
-- opened (by address), accounts (by id), holds. One call keeps it; two calls in one transaction don't.
SET LOCAL ROLE kinfold_ledger;

-- A BEFORE UPDATE row trigger makes PostgreSQL count the generated `address`, which is unique, as
-- changed; every change of a balance then takes a full row lock and conflicts with foreign keys.
DROP TRIGGER keeps_name ON ledger.account;
CREATE TRIGGER keeps_name AFTER UPDATE OF kind, holder, currency, part ON ledger.account FOR EACH ROW
  WHEN (NEW.kind <> OLD.kind OR NEW.holder <> OLD.holder OR NEW.currency <> OLD.currency OR NEW.part <> OLD.part)
  EXECUTE FUNCTION ledger.keep_account();

-- Checked at commit, when the transfer has resolved its hold: until then it would share a lock on it.
ALTER TABLE ledger.transfer ALTER CONSTRAINT transfer_hold_id_hold_id_fk DEFERRABLE INITIALLY DEFERRED;

-- Leg 1 is there from the start, and every later leg has the whole transfer added up: so one look is
-- enough for two legs, and a leg that comes late is seen. These run at the end of the transaction, with
-- the caller's search_path.
CREATE OR REPLACE FUNCTION ledger.check_sum() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan TO off AS $$
BEGIN
  PERFORM FROM ledger.posting WHERE transfer_id OPERATOR(pg_catalog.=) NEW.transfer_id
  GROUP BY currency HAVING pg_catalog.sum(amount) OPERATOR(pg_catalog.<>) 0::numeric;
  IF FOUND THEN
    RAISE EXCEPTION 'transfer % does not add up to zero', NEW.transfer_id USING ERRCODE = 'LG001';
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER adds_up_to_zero ON ledger.posting;
CREATE CONSTRAINT TRIGGER adds_up_to_zero AFTER INSERT ON ledger.posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.leg <> 1) EXECUTE FUNCTION ledger.check_sum();

CREATE OR REPLACE FUNCTION ledger.check_not_empty() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan TO off AS $$
BEGIN
  PERFORM FROM ledger.posting WHERE transfer_id OPERATOR(pg_catalog.=) NEW.id
  HAVING pg_catalog.min(leg) OPERATOR(pg_catalog.=) 1::smallint
    AND pg_catalog.count(*) OPERATOR(pg_catalog.>) 1::bigint;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'transfer % moves nothing', NEW.id USING ERRCODE = 'LG001';
  END IF;
  RETURN NULL;
END $$;

-- Holds settled in part: a transfer that says so may take less than was set aside; the rest is
-- available again. A posted hold knows what was taken: 0 < settled <= amount, and settled is what the
-- legs of the transfer that resolved it took off the account.
DROP TRIGGER resolves_once ON ledger.hold;
ALTER TABLE ledger.hold ADD COLUMN settled bigint;
DO $$ BEGIN UPDATE ledger.hold SET settled = amount WHERE state = 'posted'; END $$;
ALTER TABLE ledger.hold
  ADD CONSTRAINT hold_settled_when_posted CHECK ((state = 'posted') = (settled IS NOT NULL)),
  ADD CONSTRAINT hold_settled_within CHECK (settled > 0 AND settled <= amount);
CREATE TRIGGER resolves_once BEFORE UPDATE ON ledger.hold FOR EACH ROW
  WHEN (OLD.state <> 'pending' OR NEW.state = 'pending'
    OR (NEW.scope, NEW.key, NEW.account_id, NEW.amount, NEW.created_at)
      IS DISTINCT FROM (OLD.scope, OLD.key, OLD.account_id, OLD.amount, OLD.created_at)
    OR NEW.expires_at IS DISTINCT FROM OLD.expires_at)
  EXECUTE FUNCTION ledger.keep_hold();

-- What a member owes stands on the wallet as well: available = balance - held - owed. It is how far
-- the receivable of the same holder and currency is below zero, and changes in the same transfer,
-- which locks both. So a wallet of a member who owes nothing costs no further look.
ALTER TABLE ledger.account ADD COLUMN owed bigint NOT NULL DEFAULT 0;
DO $$ BEGIN
  PERFORM ledger.open_accounts(array_agg('wallet:' || holder || ':' || currency))
  FROM ledger.account WHERE kind = 'receivable' AND balance < 0 HAVING count(*) > 0;
  UPDATE ledger.account w SET owed = -r.balance FROM ledger.account r
  WHERE r.kind = 'receivable' AND r.balance < 0
    AND w.address = 'wallet:' || r.holder || ':' || r.currency;
END $$;
ALTER TABLE ledger.account ADD CONSTRAINT account_owed CHECK (owed = 0 OR (owed > 0 AND kind = 'wallet'));
DROP TRIGGER starts_empty ON ledger.account;
CREATE TRIGGER starts_empty BEFORE INSERT ON ledger.account FOR EACH ROW
  WHEN (NEW.balance <> 0 OR NEW.held <> 0 OR NEW.owed <> 0 OR NEW.version <> 0)
  EXECUTE FUNCTION ledger.keep_account();

-- What a member was shown and agreed to. The rate is naira for a dollar. The last kobo or cent is the
-- club's: who names what is sold receives rounded down, who names what is bought pays rounded up, as
-- convertMoney in packages/contract does. Used by one transfer, which moves exactly these amounts.
CREATE TABLE ledger.quote (
  id uuid PRIMARY KEY,
  named text NOT NULL,
  sold_currency text NOT NULL,
  sold bigint NOT NULL,
  bought_currency text NOT NULL,
  bought bigint NOT NULL,
  fee bigint NOT NULL,
  rate numeric(15, 6) NOT NULL,
  rate_set_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT quote_named_known CHECK (named IN ('sold', 'bought')),
  CONSTRAINT quote_currencies CHECK ((sold_currency, bought_currency) IN (('NGN', 'USD'), ('USD', 'NGN'))),
  CONSTRAINT quote_above_zero CHECK (sold > 0 AND bought > 0 AND fee >= 0 AND rate > 0),
  CONSTRAINT quote_converts CHECK (CASE named || ' ' || sold_currency
    WHEN 'sold USD' THEN bought = div(sold * rate * 1000000, 1000000)
    WHEN 'sold NGN' THEN bought = div(sold::numeric * 1000000, rate * 1000000)
    WHEN 'bought NGN' THEN sold = div(bought * rate * 1000000 + 999999, 1000000)
    ELSE sold = div(bought::numeric * 1000000 + rate * 1000000 - 1, rate * 1000000) END)
);
ALTER TABLE ledger.transfer ADD COLUMN quote_id uuid;
ALTER TABLE ledger.transfer ADD CONSTRAINT transfer_quote_id_quote_id_fk
  FOREIGN KEY (quote_id) REFERENCES ledger.quote (id);
CREATE UNIQUE INDEX transfer_quote_once ON ledger.transfer (quote_id) WHERE quote_id IS NOT NULL;

-- Months whose reports were sent. What happened in them or before is not booked any more.
CREATE TABLE ledger.closed_month (
  month date PRIMARY KEY,
  closed_by uuid NOT NULL,
  confirmed_by uuid NOT NULL,
  closed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT closed_month_first_day CHECK (extract(day FROM month) = 1),
  CONSTRAINT closed_month_by_two CHECK (closed_by <> confirmed_by)
);

CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.quote
  FOR EACH STATEMENT WHEN (current_user <> 'kinfold_ledger') EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.closed_month
  FOR EACH STATEMENT WHEN (current_user <> 'kinfold_ledger') EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.quote
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.closed_month
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

-- The functions without SECURITY DEFINER are parts of those that have it and do nothing by themselves.

-- Opens what is missing and locks accounts for this transaction, in the order of their ids; with a
-- receivable also the wallet that shows what is owed.
CREATE FUNCTION ledger.lock_accounts(p_addresses text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_addresses text[];
BEGIN
  SELECT array_agg(address) INTO v_addresses FROM (
    SELECT unnest(p_addresses)
    UNION
    SELECT 'wallet:' || split_part(address, ':', 2) || ':' || left(split_part(address, ':', 3), 3)
    FROM unnest(p_addresses) r (address) WHERE address LIKE 'receivable:%'
  ) a (address);
  IF (SELECT count(*) FROM ledger.account WHERE address = ANY (v_addresses)) < cardinality(v_addresses) THEN
    PERFORM ledger.open_accounts(v_addresses);
  END IF;
  PERFORM FROM ledger.account WHERE address = ANY (v_addresses) ORDER BY id FOR UPDATE;
END $$;

-- The same key again: answers the transfer it made, if what was posted then is what is asked for now.
CREATE FUNCTION ledger.find_again(
  p_scope text, p_key text, p_hash bytea, p_kind text, p_addresses text[], p_amounts bigint[],
  p_hold bigint, p_reverses bigint, p_quote uuid
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_transfer ledger.transfer;
BEGIN
  SELECT * INTO v_transfer FROM ledger.transfer WHERE scope = p_scope AND key = p_key;
  -- The parts of an account are one account.
  IF (v_transfer.request_hash, v_transfer.kind, v_transfer.hold_id, v_transfer.reverses, v_transfer.quote_id)
      IS DISTINCT FROM (p_hash, p_kind, p_hold, p_reverses, p_quote)
    OR (SELECT array_agg((split_part(a.address, '#', 1), p.amount)::text ORDER BY p.leg)
        FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id
        WHERE p.transfer_id = v_transfer.id)
      IS DISTINCT FROM
       (SELECT array_agg((split_part(d.address, '#', 1), d.amount)::text ORDER BY d.leg)
        FROM unnest(p_addresses, p_amounts) WITH ORDINALITY d (address, amount, leg)) THEN
    RAISE EXCEPTION 'the key % was used for another request', p_key USING ERRCODE = 'LG409';
  END IF;
  RETURN v_transfer.id;
END $$;

-- Called after the transfer was inserted: close_month waits for whoever has inserted one, and who
-- inserts later sees the month closed.
CREATE FUNCTION ledger.check_month(p_event_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger.closed_month WHERE month >= date_trunc('month', p_event_at AT TIME ZONE 'Africa/Lagos');
  IF FOUND THEN
    RAISE EXCEPTION 'the month of % is closed', p_event_at USING ERRCODE = 'LG425';
  END IF;
END $$;

-- A conversion moves what its quote says, and nothing else through fx and fees.
CREATE FUNCTION ledger.check_conversion(p_quote uuid, p_addresses text[], p_amounts bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_quote ledger.quote;
BEGIN
  SELECT * INTO v_quote FROM ledger.quote WHERE id = p_quote;
  IF NOT FOUND THEN RAISE EXCEPTION 'a conversion names its quote' USING ERRCODE = 'LG426'; END IF;
  IF EXISTS (
    (SELECT split_part(address, ':', 1), left(split_part(address, ':', 3), 3), sum(amount)
     FROM unnest(p_addresses, p_amounts) d (address, amount)
     WHERE split_part(address, ':', 1) IN ('fx', 'fees') GROUP BY 1, 2
     EXCEPT
     SELECT kind, currency, amount FROM (VALUES
       ('fx', v_quote.sold_currency, v_quote.sold),
       ('fx', v_quote.bought_currency, -v_quote.bought),
       ('fees', v_quote.sold_currency, v_quote.fee)) q (kind, currency, amount))
    UNION ALL
    (SELECT kind, currency, amount FROM (VALUES
       ('fx', v_quote.sold_currency, v_quote.sold),
       ('fx', v_quote.bought_currency, -v_quote.bought),
       ('fees', v_quote.sold_currency, v_quote.fee)) q (kind, currency, amount)
     WHERE amount <> 0
     EXCEPT
     SELECT split_part(address, ':', 1), left(split_part(address, ':', 3), 3), sum(amount)
     FROM unnest(p_addresses, p_amounts) d (address, amount) GROUP BY 1, 2)
  ) THEN
    RAISE EXCEPTION 'the transfer differs from quote %', p_quote USING ERRCODE = 'LG426';
  END IF;
END $$;

-- The hold a transfer is about to use up, with what its legs take off the account: exactly the held
-- amount or, if the transfer says so, less.
DROP FUNCTION ledger.hold_to_post(bigint, text[], bigint[]);
CREATE FUNCTION ledger.hold_to_post(p_hold bigint, p_in_part boolean, p_addresses text[], p_amounts bigint[])
RETURNS ledger.hold LANGUAGE plpgsql AS $$
DECLARE
  v_hold ledger.hold;
  v_address text;
BEGIN
  SELECT * INTO v_hold FROM ledger.hold WHERE id = p_hold;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no hold %', p_hold USING ERRCODE = 'LG404'; END IF;
  SELECT address INTO v_address FROM ledger.account WHERE id = v_hold.account_id;
  SELECT -sum(d.amount) INTO v_hold.settled
  FROM unnest(p_addresses, p_amounts) d (address, amount) WHERE d.address = v_address;
  IF v_hold.settled = v_hold.amount OR p_in_part AND v_hold.settled BETWEEN 1 AND v_hold.amount THEN
    RETURN v_hold;
  END IF;
  RAISE EXCEPTION 'hold % is for % of %, the transfer takes %', p_hold, v_hold.amount, v_address, v_hold.settled
    USING ERRCODE = 'LG424';
END $$;

-- After a transfer that touched a receivable: the wallets show what is owed now. Both are locked.
CREATE FUNCTION ledger.note_debts(p_addresses text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger.account w SET owed = greatest(0, -r.balance) FROM ledger.account r
  WHERE r.address = ANY (p_addresses) AND r.kind = 'receivable'
    AND w.address = 'wallet:' || r.holder || ':' || r.currency;
END $$;

-- Whoever owes spends no more than is left beyond it. A transfer that doesn't lessen what is available
-- passes: paying the debt from the wallet, using up a hold.
CREATE FUNCTION ledger.check_debts(p_addresses text[], p_amounts bigint[], p_hold ledger.hold) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_wallet text;
BEGIN
  SELECT w.address INTO v_wallet
  FROM ledger.account w, unnest(p_addresses, p_amounts) d (address, amount)
  WHERE w.address = ANY (p_addresses) AND w.kind = 'wallet' AND w.balance - w.held - w.owed < 0
    AND d.address IN (w.address, 'receivable:' || w.holder || ':' || w.currency)
  GROUP BY w.id
  HAVING sum(d.amount) + CASE w.id WHEN p_hold.account_id THEN p_hold.amount ELSE 0 END < 0;
  IF FOUND THEN
    RAISE EXCEPTION 'the holder of % owes more than would be left', v_wallet USING ERRCODE = 'LG402';
  END IF;
END $$;

-- Books the legs of a transfer that was just inserted.
CREATE FUNCTION ledger.book(
  p_transfer bigint, p_now timestamptz, p_kind text, p_addresses text[], p_amounts bigint[],
  p_event_at timestamptz, p_hold bigint, p_in_part boolean, p_reverses bigint, p_quote uuid
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_legs int := cardinality(p_addresses);
  v_hold ledger.hold;
  v_held_on bigint;
  v_released bigint;
  v_touches_debt boolean := array_to_string(p_addresses, ' ') LIKE '%receivable:%';
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
  IF date_trunc('month', p_event_at, 'Africa/Lagos') < date_trunc('month', clock_timestamp(), 'Africa/Lagos') THEN
    PERFORM ledger.check_month(p_event_at);
  END IF;
  IF p_kind = 'conversion' OR p_quote IS NOT NULL THEN
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

-- One movement of money. Answers the transfer's id, and whether this call created it.
DROP FUNCTION ledger.post(text, text, bytea, text, text[], bigint[], jsonb, timestamptz, bigint, bigint);
CREATE FUNCTION ledger.post(
  p_scope text, p_key text, p_hash bytea, p_kind text, p_addresses text[], p_amounts bigint[],
  p_meta jsonb DEFAULT '{}', p_event_at timestamptz DEFAULT NULL,
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
    PERFORM ledger.book(transfer_id, v_now, p_kind, p_addresses, p_amounts, v_event_at, p_hold, p_in_part, p_reverses, p_quote);
  ELSE
    transfer_id := ledger.find_again(p_scope, p_key, p_hash, p_kind, p_addresses, p_amounts, p_hold, p_reverses, p_quote);
  END IF;
END $$;

-- Several movements, all or none, in the order given: a JSON array of objects with scope, key, hash
-- (hex), kind, addresses, amounts (as text) and, where they have them, meta, event_at, hold, in_part,
-- quote. Answers for each, by its place from 1, what post() answers.
CREATE FUNCTION ledger.post_all(p_movements jsonb)
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
      scope text, key text, hash text, kind text, addresses text[], amounts bigint[], meta jsonb,
      event_at timestamptz, hold bigint, in_part boolean, quote uuid
    )) WITH ORDINALITY m (scope, key, hash, kind, addresses, amounts, meta, event_at, hold, in_part, quote, place)
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
      scope text, key text, hash text, kind text, addresses text[], amounts bigint[], meta jsonb,
      event_at timestamptz, hold bigint, in_part boolean, quote uuid
    )) WITH ORDINALITY m (scope, key, hash, kind, addresses, amounts, meta, event_at, hold, in_part, quote, place)
    ORDER BY m.place
  LOOP
    place := v_movement.place;
    transfer_id := v_transfers[place];
    created := transfer_id IS NOT NULL;
    IF created THEN
      PERFORM ledger.book(transfer_id, v_now, v_movement.kind, v_movement.addresses, v_movement.amounts,
        coalesce(v_movement.event_at, v_now), v_movement.hold, coalesce(v_movement.in_part, false), NULL, v_movement.quote);
    ELSE
      transfer_id := ledger.find_again(v_movement.scope, v_movement.key, decode(v_movement.hash, 'hex'), v_movement.kind,
        v_movement.addresses, v_movement.amounts, v_movement.hold, NULL, v_movement.quote);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;

-- For filling a ledger in one transaction of many calls: nobody else locks an account until it ends.
CREATE FUNCTION ledger.take_alone() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp AS $$
BEGIN
  LOCK TABLE ledger.account IN EXCLUSIVE MODE;
END $$;

-- Sets money aside on an account. The same key with the same values answers the same hold. The account
-- is locked before the hold refers to it: two callers that share a lock on it and then both want to
-- change it would wait for each other.
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
  INSERT INTO ledger.hold (scope, key, account_id, amount, expires_at)
  VALUES (p_scope, p_key, v_account.id, p_amount, p_expires_at)
  ON CONFLICT (scope, key) DO NOTHING RETURNING id INTO hold_id;
  created := FOUND;
  IF NOT created THEN
    SELECT * INTO v_known FROM ledger.hold WHERE scope = p_scope AND key = p_key;
    IF (v_known.account_id, v_known.amount) IS DISTINCT FROM (v_account.id, p_amount) THEN
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

-- Gives held money back. False when it had been given back before.
CREATE OR REPLACE FUNCTION ledger.release(p_hold bigint, p_state text DEFAULT 'voided') RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off SET plan_cache_mode TO force_generic_plan AS $$
DECLARE
  v_hold ledger.hold;
BEGIN
  SELECT * INTO v_hold FROM ledger.hold WHERE id = p_hold;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no hold %', p_hold USING ERRCODE = 'LG404'; END IF;
  -- Whoever posts, releases or expires a hold locks its account first.
  PERFORM FROM ledger.account WHERE id = v_hold.account_id FOR UPDATE;
  UPDATE ledger.hold SET state = p_state WHERE id = p_hold AND state = 'pending';
  IF NOT FOUND THEN
    PERFORM FROM ledger.hold WHERE id = p_hold AND state = 'posted';
    IF FOUND THEN RAISE EXCEPTION 'hold % was posted', p_hold USING ERRCODE = 'LG423'; END IF;
    RETURN false;
  END IF;
  UPDATE ledger.account SET held = held - v_hold.amount WHERE id = v_hold.account_id;
  RETURN true;
END $$;

-- For a job: gives back what is held beyond its time, in small pieces. Answers how many. A hold that
-- somebody resolves meanwhile is none of its business any more.
CREATE OR REPLACE FUNCTION ledger.expire_holds(p_limit int DEFAULT 100) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off AS $$
DECLARE
  v_hold record;
  v_count int := 0;
BEGIN
  FOR v_hold IN
    SELECT id, account_id, amount FROM ledger.hold WHERE state = 'pending' AND expires_at <= clock_timestamp()
    ORDER BY account_id, id LIMIT p_limit
  LOOP
    PERFORM FROM ledger.account WHERE id = v_hold.account_id FOR UPDATE;
    UPDATE ledger.hold SET state = 'expired' WHERE id = v_hold.id AND state = 'pending';
    CONTINUE WHEN NOT FOUND;
    UPDATE ledger.account SET held = held - v_hold.amount WHERE id = v_hold.account_id;
    v_count := v_count + 1;
  END LOOP;
  RETURN v_count;
END $$;

-- An empty account can be closed for good; a wallet only when nothing is owed.
CREATE OR REPLACE FUNCTION ledger.close_account(p_address text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off AS $$
BEGIN
  UPDATE ledger.account SET closed_at = coalesce(closed_at, clock_timestamp())
  WHERE address = p_address AND balance = 0 AND held = 0 AND owed = 0;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'account % does not exist or is not empty', p_address USING ERRCODE = 'LG422';
  END IF;
END $$;

-- Keeps a quote for the transfer that will use it. The same quote again changes nothing.
CREATE FUNCTION ledger.keep_quote(
  p_id uuid, p_named text, p_sold_currency text, p_sold bigint, p_bought_currency text, p_bought bigint,
  p_fee bigint, p_rate numeric, p_rate_set_at timestamptz, p_expires_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off AS $$
BEGIN
  INSERT INTO ledger.quote (id, named, sold_currency, sold, bought_currency, bought, fee, rate, rate_set_at, expires_at)
  VALUES (p_id, p_named, p_sold_currency, p_sold, p_bought_currency, p_bought, p_fee, p_rate, p_rate_set_at, p_expires_at)
  ON CONFLICT (id) DO NOTHING;
  IF FOUND THEN RETURN; END IF;
  PERFORM FROM ledger.quote WHERE id = p_id
    AND (named, sold_currency, sold, bought_currency, bought, fee, rate, rate_set_at)
      = (p_named, p_sold_currency, p_sold, p_bought_currency, p_bought, p_fee, p_rate, p_rate_set_at);
  IF NOT FOUND THEN RAISE EXCEPTION 'quote % is another one', p_id USING ERRCODE = 'LG409'; END IF;
END $$;

-- Closes a month that is over, for good, and months in their order. The lock waits for every transfer
-- under way and keeps new ones waiting: each is booked before the month is closed or sees it closed.
CREATE FUNCTION ledger.close_month(p_month date, p_closed_by uuid, p_confirmed_by uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp AS $$
DECLARE
  v_last date;
BEGIN
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

DO $$
DECLARE
  v_function regprocedure;
BEGIN
  FOR v_function IN SELECT oid::regprocedure FROM pg_proc WHERE pronamespace = 'ledger'::regnamespace LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', v_function);
  END LOOP;
END $$;

-- Every counter must be 0, always. Checked at start and by the hour.
CREATE OR REPLACE VIEW ledger.audit AS SELECT
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
  -- A posted hold: what was settled is at most what was held, and is what its transfer took.
  (SELECT count(*) FROM ledger.hold h WHERE h.state = 'posted' AND (h.settled > h.amount OR h.settled IS DISTINCT FROM (
    SELECT -sum(p.amount) FROM ledger.posting p JOIN ledger.transfer t ON t.id = p.transfer_id
    WHERE p.transfer_id = h.resolved_by AND t.hold_id = h.id AND p.account_id = h.account_id)))
    AS holds_posted_wrongly,
  (SELECT count(*) FROM ledger.account WHERE floor IS NOT NULL AND balance - held < floor) AS overdrawn_accounts,
  (SELECT count(*) FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id WHERE a.currency <> p.currency)
    AS wrong_currencies,
  (SELECT count(*) FROM (SELECT holder, currency, owed FROM ledger.account WHERE kind = 'wallet') w
    FULL JOIN (SELECT holder, currency, balance FROM ledger.account WHERE kind = 'receivable') r USING (holder, currency)
    WHERE coalesce(w.owed, 0) <> greatest(0, -coalesce(r.balance, 0))) AS wrong_debts,
  -- What a conversion moved through fx is what its quote says.
  (SELECT count(*) FROM ledger.transfer t JOIN ledger.quote q ON q.id = t.quote_id WHERE NOT EXISTS (
    SELECT FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id
    WHERE p.transfer_id = t.id AND a.kind = 'fx'
    HAVING sum(p.amount) FILTER (WHERE a.currency = q.sold_currency) = q.sold
      AND sum(p.amount) FILTER (WHERE a.currency = q.bought_currency) = -q.bought)) AS conversions_off_quote;

RESET ROLE;
