-- The ledger belongs to a role of its own that nobody logs in as. Its functions run as that role
-- (SECURITY DEFINER), and the triggers refuse every write by another one: on both engines, for the
-- owner of the database too, and without a session parameter that only a superuser may set.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kinfold_ledger') THEN
    -- Roles belong to the whole server: another database's migration may create it at the same time.
    BEGIN
      CREATE ROLE kinfold_ledger NOLOGIN;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END IF;
  IF NOT pg_has_role(current_user, 'kinfold_ledger', 'MEMBER') THEN
    EXECUTE format('GRANT kinfold_ledger TO %I', current_user);
  END IF;
END $$;

DROP TRIGGER by_function_only ON ledger.account;
DROP TRIGGER by_function_only ON ledger.transfer;
DROP TRIGGER by_function_only ON ledger.posting;
DROP TRIGGER by_function_only ON ledger.hold;
DROP FUNCTION ledger.door_is_shut();

CREATE TRIGGER by_function_only BEFORE INSERT OR UPDATE ON ledger.account
  FOR EACH STATEMENT WHEN (current_user <> 'kinfold_ledger') EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.transfer
  FOR EACH STATEMENT WHEN (current_user <> 'kinfold_ledger') EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER by_function_only BEFORE INSERT ON ledger.posting
  FOR EACH STATEMENT WHEN (current_user <> 'kinfold_ledger') EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER by_function_only BEFORE INSERT OR UPDATE ON ledger.hold
  FOR EACH STATEMENT WHEN (current_user <> 'kinfold_ledger') EXECUTE FUNCTION ledger.refuse();
-- The chart says how far below zero a kind of account may go: it only grows, by migration.
CREATE TRIGGER by_migration_only BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger.chart
  FOR EACH STATEMENT WHEN (current_user <> 'kinfold_ledger') EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.chart
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();

DO $$
DECLARE
  v_function regprocedure;
  v_table regclass;
BEGIN
  ALTER SCHEMA ledger OWNER TO kinfold_ledger;
  FOR v_table IN
    SELECT oid::regclass FROM pg_class WHERE relnamespace = 'ledger'::regnamespace AND relkind IN ('r', 'v')
  LOOP
    EXECUTE format('ALTER TABLE %s OWNER TO kinfold_ledger', v_table);
  END LOOP;
  FOR v_function IN SELECT oid::regprocedure FROM pg_proc WHERE pronamespace = 'ledger'::regnamespace LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO kinfold_ledger', v_function);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', v_function);
  END LOOP;
END $$;

ALTER FUNCTION ledger.open_accounts(text[]) SECURITY DEFINER SET search_path TO pg_catalog, pg_temp;
ALTER FUNCTION ledger.post(text, text, bytea, text, text[], bigint[], jsonb, timestamptz, bigint, bigint)
  SECURITY DEFINER SET search_path TO pg_catalog, pg_temp;
ALTER FUNCTION ledger.reverse(text, text, bytea, bigint, jsonb) SECURITY DEFINER SET search_path TO pg_catalog, pg_temp;
ALTER FUNCTION ledger.reserve(text, text, text, bigint, timestamptz)
  SECURITY DEFINER SET search_path TO pg_catalog, pg_temp;
ALTER FUNCTION ledger.release(bigint, text) SECURITY DEFINER SET search_path TO pg_catalog, pg_temp;
ALTER FUNCTION ledger.expire_holds(int) SECURITY DEFINER SET search_path TO pg_catalog, pg_temp;
ALTER FUNCTION ledger.close_account(text) SECURITY DEFINER SET search_path TO pg_catalog, pg_temp;
