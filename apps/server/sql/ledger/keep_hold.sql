CREATE OR REPLACE FUNCTION ledger.keep_hold()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a hold goes once from pending to posted, voided or expired' USING ERRCODE = 'LG002';
END $function$;

CREATE TRIGGER resolves_once BEFORE UPDATE ON ledger.hold FOR EACH ROW WHEN (((old.state <> 'pending'::text) OR (new.state = 'pending'::text) OR (((((new.scope IS DISTINCT FROM old.scope) OR (new.key IS DISTINCT FROM old.key)) OR (new.account_id IS DISTINCT FROM old.account_id)) OR (new.amount IS DISTINCT FROM old.amount)) OR (new.created_at IS DISTINCT FROM old.created_at)) OR (new.expires_at IS DISTINCT FROM old.expires_at))) EXECUTE FUNCTION ledger.keep_hold();

CREATE TRIGGER starts_pending BEFORE INSERT ON ledger.hold FOR EACH ROW WHEN ((new.state <> 'pending'::text)) EXECUTE FUNCTION ledger.keep_hold();
