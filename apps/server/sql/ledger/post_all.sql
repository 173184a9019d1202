CREATE OR REPLACE FUNCTION ledger.post_all(p_movements jsonb)
 RETURNS TABLE(place integer, transfer_id bigint, created boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  v_now timestamptz := ledger.club_now();
  v_movement record;
  v_transfer bigint;
  v_transfers bigint[] := array_fill(NULL::bigint, ARRAY[jsonb_array_length(p_movements)]);
  v_addresses text[] := '{}';
BEGIN
  IF p_movements @? '$[*].reverses' THEN
    SELECT jsonb_agg(CASE WHEN m.movement ? 'reverses' THEN m.movement || mirror.legs ELSE m.movement END ORDER BY m.place)
    INTO p_movements
    FROM jsonb_array_elements(p_movements) WITH ORDINALITY m (movement, place)
    LEFT JOIN LATERAL (
      SELECT jsonb_build_object('kind', 'reversal', 'addresses', jsonb_agg(a.address ORDER BY p.leg),
        'amounts', jsonb_agg(-p.amount ORDER BY p.leg), 'roles', jsonb_agg(p.role ORDER BY p.leg)) AS legs
      FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id
      WHERE p.transfer_id = (m.movement->>'reverses')::bigint
    ) mirror ON true;
    IF p_movements @? '$[*].addresses ? (@ == null)' THEN
      RAISE EXCEPTION 'there is no such transfer to reverse' USING ERRCODE = 'LG404';
    END IF;
  END IF;
  -- All keys first, in their order, then all accounts in theirs.
  FOR v_movement IN
    SELECT * FROM ROWS FROM (jsonb_to_recordset(p_movements) AS (
      scope text, key text, hash text, kind text, addresses text[], amounts bigint[], roles text[], meta jsonb,
      event_at timestamptz, hold bigint, in_part boolean, quote uuid, reverses bigint
    )) WITH ORDINALITY m (scope, key, hash, kind, addresses, amounts, roles, meta, event_at, hold, in_part, quote, reverses, place)
    ORDER BY m.scope, m.key, m.place
  LOOP
    INSERT INTO ledger.transfer (scope, key, request_hash, kind, meta, event_at, created_at, hold_id, quote_id, reverses)
    VALUES (v_movement.scope, v_movement.key, decode(v_movement.hash, 'hex'), v_movement.kind,
      coalesce(v_movement.meta, '{}'), coalesce(v_movement.event_at, v_now), v_now, v_movement.hold, v_movement.quote,
      v_movement.reverses)
    ON CONFLICT (scope, key) DO NOTHING RETURNING id INTO v_transfer;
    CONTINUE WHEN NOT FOUND;
    v_transfers[v_movement.place] := v_transfer;
    v_addresses := v_addresses || v_movement.addresses;
  END LOOP;
  IF v_addresses <> '{}' THEN PERFORM ledger.lock_accounts(v_addresses); END IF;

  FOR v_movement IN
    SELECT * FROM ROWS FROM (jsonb_to_recordset(p_movements) AS (
      scope text, key text, hash text, kind text, addresses text[], amounts bigint[], roles text[], meta jsonb,
      event_at timestamptz, hold bigint, in_part boolean, quote uuid, reverses bigint
    )) WITH ORDINALITY m (scope, key, hash, kind, addresses, amounts, roles, meta, event_at, hold, in_part, quote, reverses, place)
    ORDER BY m.place
  LOOP
    place := v_movement.place;
    transfer_id := v_transfers[place];
    created := transfer_id IS NOT NULL;
    IF created THEN
      PERFORM ledger.book(transfer_id, v_now, v_movement.kind, v_movement.addresses, v_movement.amounts, v_movement.roles,
        coalesce(v_movement.event_at, v_now), v_movement.hold, coalesce(v_movement.in_part, false), v_movement.reverses,
        v_movement.quote);
    ELSE
      transfer_id := ledger.find_again(v_movement.scope, v_movement.key, decode(v_movement.hash, 'hex'), v_movement.kind,
        v_movement.addresses, v_movement.amounts, v_movement.hold, v_movement.reverses, v_movement.quote);
    END IF;
    RETURN NEXT;
  END LOOP;
END $function$;
