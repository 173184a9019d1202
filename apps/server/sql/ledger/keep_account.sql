CREATE OR REPLACE FUNCTION ledger.keep_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'an account starts empty and keeps its name' USING ERRCODE = 'LG002';
END $function$;

CREATE TRIGGER keeps_name AFTER UPDATE OF kind, holder, currency, part ON ledger.account FOR EACH ROW WHEN (((new.kind <> old.kind) OR (new.holder <> old.holder) OR (new.currency <> old.currency) OR (new.part <> old.part))) EXECUTE FUNCTION ledger.keep_account();

CREATE TRIGGER starts_empty BEFORE INSERT ON ledger.account FOR EACH ROW WHEN (((new.balance <> 0) OR (new.held <> 0) OR (new.owed <> 0) OR (new.version <> 0))) EXECUTE FUNCTION ledger.keep_account();
