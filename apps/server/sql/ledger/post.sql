CREATE OR REPLACE FUNCTION ledger.post(p_scope text, p_key text, p_hash bytea, p_kind text, p_addresses text[], p_amounts bigint[], p_roles text[], p_meta jsonb DEFAULT '{}'::jsonb, p_event_at timestamp with time zone DEFAULT NULL::timestamp with time zone, p_hold bigint DEFAULT NULL::bigint, p_reverses bigint DEFAULT NULL::bigint, p_in_part boolean DEFAULT false, p_quote uuid DEFAULT NULL::uuid, OUT transfer_id bigint, OUT created boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  v_now timestamptz := ledger.club_now();
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
END $function$;
