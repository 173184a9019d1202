CREATE OR REPLACE FUNCTION ledger.club_now()
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
BEGIN
  RETURN pg_catalog.clock_timestamp() OPERATOR(pg_catalog.+) coalesce(
    (SELECT ahead_ms OPERATOR(pg_catalog.*) interval '1 millisecond' FROM ledger.club_clock WHERE only_row),
    interval '0');
END $function$;
