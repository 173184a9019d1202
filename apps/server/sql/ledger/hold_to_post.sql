CREATE OR REPLACE FUNCTION ledger.hold_to_post(p_hold bigint, p_in_part boolean, p_addresses text[], p_amounts bigint[])
 RETURNS ledger.hold
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_hold ledger.hold;
  v_address text;
BEGIN
  SELECT * INTO v_hold FROM ledger.hold WHERE id = p_hold;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no hold %', p_hold USING ERRCODE = 'LG404'; END IF;
  -- The job that gives it back may only be late.
  IF v_hold.state = 'pending' AND v_hold.expires_at <= ledger.club_now() THEN
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
END $function$;
