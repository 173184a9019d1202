CREATE OR REPLACE FUNCTION ledger.check_sum()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  PERFORM FROM ledger.posting WHERE transfer_id OPERATOR(pg_catalog.=) NEW.transfer_id
  GROUP BY currency HAVING pg_catalog.sum(amount) OPERATOR(pg_catalog.<>) 0::numeric;
  IF FOUND THEN
    RAISE EXCEPTION 'transfer % does not add up to zero', NEW.transfer_id USING ERRCODE = 'LG001';
  END IF;
  RETURN NULL;
END $function$;

CREATE CONSTRAINT TRIGGER adds_up_to_zero AFTER INSERT ON ledger.posting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.leg <> 1)) EXECUTE FUNCTION ledger.check_sum();
