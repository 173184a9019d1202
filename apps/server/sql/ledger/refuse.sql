CREATE OR REPLACE FUNCTION ledger.refuse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'ledger.% refuses %', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'LG002', HINT = 'Use the functions ledger.post, ledger.reserve and ledger.release.';
END $function$;

CREATE TRIGGER by_function_only BEFORE INSERT OR UPDATE ON ledger.account FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'kinfold_ledger'::name)) EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.account_closing FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.account_closing FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'kinfold_ledger'::name)) EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.chart FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER by_migration_only BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON ledger.chart FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'kinfold_ledger'::name)) EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.closed_month FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.closed_month FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'kinfold_ledger'::name)) EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER by_function_only BEFORE INSERT OR UPDATE ON ledger.club_clock FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'kinfold_ledger'::name)) EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON ledger.club_clock FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER by_function_only BEFORE INSERT OR UPDATE ON ledger.hold FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'kinfold_ledger'::name)) EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON ledger.hold FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.posting FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.posting FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'kinfold_ledger'::name)) EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.quote FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.quote FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'kinfold_ledger'::name)) EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.seal FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.seal FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'kinfold_ledger'::name)) EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.sealed_transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.sealed_transfer FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'kinfold_ledger'::name)) EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger.transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.transfer FOR EACH STATEMENT WHEN ((CURRENT_USER <> 'kinfold_ledger'::name)) EXECUTE FUNCTION ledger.refuse();
