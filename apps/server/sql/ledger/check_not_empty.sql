CREATE OR REPLACE FUNCTION ledger.check_not_empty()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  PERFORM FROM ledger.posting WHERE transfer_id OPERATOR(pg_catalog.=) NEW.id
  HAVING pg_catalog.min(leg) OPERATOR(pg_catalog.=) 1::smallint
    AND pg_catalog.count(*) OPERATOR(pg_catalog.>) 1::bigint;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'transfer % moves nothing', NEW.id USING ERRCODE = 'LG001';
  END IF;
  RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER moves_something AFTER INSERT ON ledger.transfer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger.check_not_empty();
