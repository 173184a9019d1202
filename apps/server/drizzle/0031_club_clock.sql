-- The club's time: real time, and in a sandbox how far somebody has moved it ahead of that. Whatever the
-- books say about when something happened is the club's time.

-- The trigger below, which runs as the ledger's role, reads the mode.
GRANT SELECT ON club_mode TO kinfold_ledger;

SET LOCAL ROLE kinfold_ledger;

-- Without a row the club's time is real time, as it always is in a live club. Milliseconds, because a day
-- of an interval is not always 24 hours long.
CREATE TABLE "ledger"."club_clock" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"ahead_ms" bigint NOT NULL,
	"moved_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "club_clock_only_row" CHECK (only_row),
	CONSTRAINT "club_clock_within" CHECK (ahead_ms BETWEEN -2300000000000 AND 2300000000000)
);

CREATE FUNCTION ledger.keep_clock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.club_mode WHERE mode OPERATOR(pg_catalog.=) 'sandbox') THEN
    RAISE EXCEPTION 'only a sandbox moves its clock' USING ERRCODE = 'LG002';
  END IF;
  -- Before any money has moved, it may be set to the past: for a demo club that lives on a fixed day.
  IF TG_OP = 'UPDATE' AND NEW.ahead_ms < OLD.ahead_ms
    OR TG_OP = 'INSERT' AND NEW.ahead_ms < 0 AND EXISTS (SELECT FROM ledger.transfer)
  THEN
    RAISE EXCEPTION 'the club''s clock never goes back' USING ERRCODE = 'LG002';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER by_function_only BEFORE INSERT OR UPDATE ON ledger.club_clock
  FOR EACH STATEMENT WHEN (current_user <> 'kinfold_ledger') EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON ledger.club_clock
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse();
CREATE TRIGGER never_goes_back BEFORE INSERT OR UPDATE ON ledger.club_clock
  FOR EACH ROW EXECUTE FUNCTION ledger.keep_clock();

CREATE FUNCTION ledger.club_now() RETURNS timestamptz LANGUAGE plpgsql AS $$
BEGIN
  RETURN pg_catalog.clock_timestamp() OPERATOR(pg_catalog.+) coalesce(
    (SELECT ahead_ms OPERATOR(pg_catalog.*) interval '1 millisecond' FROM ledger.club_clock WHERE only_row),
    interval '0');
END $$;

-- Moves the clock so far ahead of real time, or leaves it where it is already further. Answers where it is.
CREATE FUNCTION ledger.move_clock(p_ahead_ms bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp AS $$
DECLARE
  v_ahead_ms bigint;
BEGIN
  -- Readers don't wait.
  LOCK TABLE ledger.club_clock IN SHARE ROW EXCLUSIVE MODE;
  UPDATE ledger.club_clock SET ahead_ms = greatest(ahead_ms, p_ahead_ms), moved_at = clock_timestamp()
  RETURNING ahead_ms INTO v_ahead_ms;
  IF NOT FOUND THEN
    INSERT INTO ledger.club_clock (ahead_ms) VALUES (p_ahead_ms) RETURNING ahead_ms INTO v_ahead_ms;
  END IF;
  RETURN v_ahead_ms;
END $$;

ALTER TABLE "ledger"."account" ALTER COLUMN "opened_at" SET DEFAULT ledger.club_now();
ALTER TABLE "ledger"."closed_month" ALTER COLUMN "closed_at" SET DEFAULT ledger.club_now();
ALTER TABLE "ledger"."hold" ALTER COLUMN "created_at" SET DEFAULT ledger.club_now();
ALTER TABLE "ledger"."posting" ALTER COLUMN "posted_at" SET DEFAULT ledger.club_now();
ALTER TABLE "ledger"."quote" ALTER COLUMN "created_at" SET DEFAULT ledger.club_now();
ALTER TABLE "ledger"."transfer" ALTER COLUMN "event_at" SET DEFAULT ledger.club_now();
ALTER TABLE "ledger"."transfer" ALTER COLUMN "created_at" SET DEFAULT ledger.club_now();

-- In these functions nothing changes but the clock they read. The booking was told its moment by its
-- caller, so a movement of money reads the clock once.
DO $$
DECLARE
  v_function regprocedure;
BEGIN
  FOR v_function IN
    SELECT oid::regprocedure FROM pg_proc WHERE pronamespace = 'ledger'::regnamespace
      AND proname IN ('post', 'post_all', 'book', 'hold_to_post', 'close_account', 'close_month')
  LOOP
    EXECUTE replace(pg_get_functiondef(v_function), 'clock_timestamp()',
      CASE WHEN v_function::text LIKE 'ledger.book(%' THEN 'p_now' ELSE 'ledger.club_now()' END);
  END LOOP;
END $$;

-- The time is read once, not for each hold, and the index of what expires is used.
CREATE OR REPLACE FUNCTION ledger.expire_holds(p_limit int DEFAULT 100) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off AS $$
DECLARE
  v_now timestamptz := ledger.club_now();
  v_hold record;
  v_count int := 0;
BEGIN
  FOR v_hold IN
    SELECT id, account_id, amount FROM ledger.hold WHERE state = 'pending' AND expires_at <= v_now
    ORDER BY account_id, id LIMIT p_limit
  LOOP
    PERFORM FROM ledger.account WHERE id = v_hold.account_id FOR UPDATE;
    UPDATE ledger.hold SET state = 'expired' WHERE id = v_hold.id AND state = 'pending';
    CONTINUE WHEN NOT FOUND;
    UPDATE ledger.account SET held = held - v_hold.amount WHERE id = v_hold.account_id;
    v_count := v_count + 1;
  END LOOP;
  RETURN v_count;
END $$;

REVOKE EXECUTE ON FUNCTION ledger.keep_clock() FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION ledger.club_now() FROM PUBLIC;
REVOKE EXECUTE ON FUNCTION ledger.move_clock(bigint) FROM PUBLIC;

RESET ROLE;
