CREATE OR REPLACE FUNCTION ledger.open_accounts(p_addresses text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
END $function$;
