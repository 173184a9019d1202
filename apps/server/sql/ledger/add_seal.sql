CREATE OR REPLACE FUNCTION ledger.add_seal(p_number bigint, p_previous_hash bytea, p_hash bytea, p_key_id text, p_form smallint, p_transfers bigint[], p_content bytea, p_complete_to bigint, p_audit_number bigint, p_audit_hash bytea, p_sealed_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
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
END $function$;
