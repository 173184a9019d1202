CREATE OR REPLACE FUNCTION ledger.book(p_transfer bigint, p_now timestamp with time zone, p_kind text, p_addresses text[], p_amounts bigint[], p_roles text[], p_event_at timestamp with time zone, p_hold bigint, p_in_part boolean, p_reverses bigint, p_quote uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
  IF date_trunc('month', p_event_at, 'Africa/Lagos') < date_trunc('month', p_now, 'Africa/Lagos') THEN
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
END $function$;
