CREATE TABLE "returns_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" integer NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"weighting" text NOT NULL,
	"portfolios" integer NOT NULL,
	"status" text NOT NULL,
	"drafted_by" uuid NOT NULL,
	"drafted_at" timestamp with time zone NOT NULL,
	"posted_by" uuid,
	"posted_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"reversal_reason" text,
	"reversal_drafted_by" uuid,
	"reversal_drafted_at" timestamp with time zone,
	"reversal_posted_by" uuid,
	"reversal_posted_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	"reversal_told_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "returns_run_period" CHECK (period ~ '^2[0-9]{3}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "returns_run_amounts" CHECK (total_minor <> 0 AND portfolios > 0),
	CONSTRAINT "returns_run_fee" CHECK (fee_minor = 0 OR (fee_minor > 0 AND fee_minor <= total_minor)),
	CONSTRAINT "returns_run_two_people" CHECK (posted_by <> drafted_by AND reversal_posted_by <> reversal_drafted_by),
	CONSTRAINT "returns_run_posted" CHECK ((status IN ('draft', 'discarded')) = (posted_at IS NULL) AND (posted_at IS NULL) = (posted_by IS NULL)),
	CONSTRAINT "returns_run_completed" CHECK ((status IN ('draft', 'discarded', 'posting')) = (completed_at IS NULL)),
	CONSTRAINT "returns_run_reversing" CHECK ((status IN ('reversing', 'reversed')) = (reversal_posted_at IS NOT NULL) AND (reversal_posted_at IS NULL) = (reversal_posted_by IS NULL)),
	CONSTRAINT "returns_run_reversed" CHECK ((status = 'reversed') = (reversed_at IS NOT NULL)),
	CONSTRAINT "returns_run_reversal_drafted" CHECK ((status IN ('reversal_draft', 'reversing', 'reversed')) = (reversal_reason IS NOT NULL AND reversal_drafted_by IS NOT NULL AND reversal_drafted_at IS NOT NULL))
);

CREATE TABLE "returns_share" (
	"run_id" uuid NOT NULL,
	"portfolio_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"weight" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"told_at" timestamp with time zone,
	"reversal_told_at" timestamp with time zone,
	CONSTRAINT "returns_share_once" PRIMARY KEY("run_id","portfolio_id"),
	CONSTRAINT "returns_share_fee" CHECK (fee_minor = 0 OR (fee_minor > 0 AND fee_minor <= amount_minor)),
	CONSTRAINT "returns_share_weight" CHECK (weight > 0)
);

ALTER TABLE "plan" ADD COLUMN "returns_weighting" text DEFAULT 'value' NOT NULL;
ALTER TABLE "returns_run" ADD CONSTRAINT "returns_run_drafted_by_account_id_fk" FOREIGN KEY ("drafted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "returns_run" ADD CONSTRAINT "returns_run_posted_by_account_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "returns_run" ADD CONSTRAINT "returns_run_reversal_drafted_by_account_id_fk" FOREIGN KEY ("reversal_drafted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "returns_run" ADD CONSTRAINT "returns_run_reversal_posted_by_account_id_fk" FOREIGN KEY ("reversal_posted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "returns_run" ADD CONSTRAINT "returns_run_of_plan" FOREIGN KEY ("plan_id","currency") REFERENCES "public"."plan"("id","currency") ON DELETE no action ON UPDATE no action;
ALTER TABLE "returns_share" ADD CONSTRAINT "returns_share_run_id_returns_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."returns_run"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "returns_share" ADD CONSTRAINT "returns_share_portfolio_id_portfolio_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolio"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "returns_share" ADD CONSTRAINT "returns_share_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "returns_run_once" ON "returns_run" USING btree ("plan_id","period") WHERE status NOT IN ('discarded', 'reversed');
CREATE INDEX "returns_run_newest" ON "returns_run" USING btree ("drafted_at","id");
CREATE INDEX "returns_run_due" ON "returns_run" USING btree ("due_at") WHERE due_at IS NOT NULL;
CREATE INDEX "returns_share_portfolio" ON "returns_share" USING btree ("portfolio_id");
CREATE INDEX "returns_share_waiting" ON "returns_share" USING btree ("run_id","portfolio_id") WHERE state = 'waiting';
CREATE INDEX "returns_share_posted" ON "returns_share" USING btree ("run_id","portfolio_id") WHERE state = 'posted';
CREATE INDEX "returns_share_to_tell" ON "returns_share" USING btree ("run_id","member_id") WHERE state = 'posted' AND told_at IS NULL;
CREATE INDEX "returns_share_to_tell_of_reversal" ON "returns_share" USING btree ("run_id","member_id") WHERE state = 'reversed' AND reversal_told_at IS NULL;
ALTER TABLE "plan" ADD CONSTRAINT "plan_weighting_known" CHECK (returns_weighting IN ('value', 'days'));

-- What was drafted stays as it was: a share only goes from one state to the next, and nothing is removed.
CREATE FUNCTION keep_returns_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a share of returns is never removed';
  END IF;
  IF (NEW.run_id, NEW.portfolio_id, NEW.member_id, NEW.weight, NEW.amount_minor, NEW.fee_minor)
    IS DISTINCT FROM (OLD.run_id, OLD.portfolio_id, OLD.member_id, OLD.weight, OLD.amount_minor, OLD.fee_minor)
    OR (OLD.state, NEW.state) NOT IN (
      ('waiting', 'waiting'), ('waiting', 'posted'), ('waiting', 'not_borne'),
      ('posted', 'posted'), ('posted', 'reversed'), ('posted', 'kept'),
      ('not_borne', 'not_borne'), ('reversed', 'reversed'), ('kept', 'kept'))
  THEN
    RAISE EXCEPTION 'a share of returns stays as it was drafted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keeps_its_share BEFORE UPDATE OR DELETE ON "returns_share" FOR EACH ROW EXECUTE FUNCTION keep_returns_share();

CREATE FUNCTION keep_returns_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a run of returns is never removed';
  END IF;
  IF (NEW.id, NEW.plan_id, NEW.period, NEW.total_minor, NEW.fee_minor, NEW.weighting, NEW.portfolios, NEW.drafted_by)
    IS DISTINCT FROM (OLD.id, OLD.plan_id, OLD.period, OLD.total_minor, OLD.fee_minor, OLD.weighting, OLD.portfolios, OLD.drafted_by)
    OR (OLD.posted_by IS NOT NULL AND NEW.posted_by IS DISTINCT FROM OLD.posted_by)
    OR (OLD.reversal_posted_by IS NOT NULL
      AND (NEW.reversal_posted_by, NEW.reversal_drafted_by, NEW.reversal_reason)
        IS DISTINCT FROM (OLD.reversal_posted_by, OLD.reversal_drafted_by, OLD.reversal_reason))
    OR (OLD.status, NEW.status) NOT IN (
      ('draft', 'posting'), ('draft', 'discarded'), ('posting', 'posted'), ('posted', 'reversal_draft'),
      ('reversal_draft', 'posted'), ('reversal_draft', 'reversing'), ('reversing', 'reversed'),
      ('posting', 'posting'), ('posted', 'posted'), ('reversal_draft', 'reversal_draft'),
      ('reversing', 'reversing'), ('reversed', 'reversed'))
  THEN
    RAISE EXCEPTION 'a run of returns stays as it was drafted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keeps_its_run BEFORE UPDATE OR DELETE ON "returns_run" FOR EACH ROW EXECUTE FUNCTION keep_returns_run();

-- Several movements in one call may take others back: such a movement names what it reverses, and its legs are
-- the mirror of that one's.
SET LOCAL ROLE kinfold_ledger;
CREATE OR REPLACE FUNCTION ledger.post_all(p_movements jsonb)
RETURNS TABLE (place int, transfer_id bigint, created boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO pg_catalog, pg_temp
SET enable_seqscan TO off SET plan_cache_mode TO force_generic_plan AS $$
DECLARE
  v_now timestamptz := ledger.club_now();
  v_movement record;
  v_transfer bigint;
  v_transfers bigint[] := array_fill(NULL::bigint, ARRAY[jsonb_array_length(p_movements)]);
  v_addresses text[] := '{}';
BEGIN
  IF p_movements @? '$[*].reverses' THEN
    SELECT jsonb_agg(CASE WHEN m.movement ? 'reverses' THEN m.movement || mirror.legs ELSE m.movement END ORDER BY m.place)
    INTO p_movements
    FROM jsonb_array_elements(p_movements) WITH ORDINALITY m (movement, place)
    LEFT JOIN LATERAL (
      SELECT jsonb_build_object('kind', 'reversal', 'addresses', jsonb_agg(a.address ORDER BY p.leg),
        'amounts', jsonb_agg(-p.amount ORDER BY p.leg), 'roles', jsonb_agg(p.role ORDER BY p.leg)) AS legs
      FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id
      WHERE p.transfer_id = (m.movement->>'reverses')::bigint
    ) mirror ON true;
    IF p_movements @? '$[*].addresses ? (@ == null)' THEN
      RAISE EXCEPTION 'there is no such transfer to reverse' USING ERRCODE = 'LG404';
    END IF;
  END IF;
  -- All keys first, in their order, then all accounts in theirs.
  FOR v_movement IN
    SELECT * FROM ROWS FROM (jsonb_to_recordset(p_movements) AS (
      scope text, key text, hash text, kind text, addresses text[], amounts bigint[], roles text[], meta jsonb,
      event_at timestamptz, hold bigint, in_part boolean, quote uuid, reverses bigint
    )) WITH ORDINALITY m (scope, key, hash, kind, addresses, amounts, roles, meta, event_at, hold, in_part, quote, reverses, place)
    ORDER BY m.scope, m.key, m.place
  LOOP
    INSERT INTO ledger.transfer (scope, key, request_hash, kind, meta, event_at, created_at, hold_id, quote_id, reverses)
    VALUES (v_movement.scope, v_movement.key, decode(v_movement.hash, 'hex'), v_movement.kind,
      coalesce(v_movement.meta, '{}'), coalesce(v_movement.event_at, v_now), v_now, v_movement.hold, v_movement.quote,
      v_movement.reverses)
    ON CONFLICT (scope, key) DO NOTHING RETURNING id INTO v_transfer;
    CONTINUE WHEN NOT FOUND;
    v_transfers[v_movement.place] := v_transfer;
    v_addresses := v_addresses || v_movement.addresses;
  END LOOP;
  IF v_addresses <> '{}' THEN PERFORM ledger.lock_accounts(v_addresses); END IF;

  FOR v_movement IN
    SELECT * FROM ROWS FROM (jsonb_to_recordset(p_movements) AS (
      scope text, key text, hash text, kind text, addresses text[], amounts bigint[], roles text[], meta jsonb,
      event_at timestamptz, hold bigint, in_part boolean, quote uuid, reverses bigint
    )) WITH ORDINALITY m (scope, key, hash, kind, addresses, amounts, roles, meta, event_at, hold, in_part, quote, reverses, place)
    ORDER BY m.place
  LOOP
    place := v_movement.place;
    transfer_id := v_transfers[place];
    created := transfer_id IS NOT NULL;
    IF created THEN
      PERFORM ledger.book(transfer_id, v_now, v_movement.kind, v_movement.addresses, v_movement.amounts, v_movement.roles,
        coalesce(v_movement.event_at, v_now), v_movement.hold, coalesce(v_movement.in_part, false), v_movement.reverses,
        v_movement.quote);
    ELSE
      transfer_id := ledger.find_again(v_movement.scope, v_movement.key, decode(v_movement.hash, 'hex'), v_movement.kind,
        v_movement.addresses, v_movement.amounts, v_movement.hold, v_movement.reverses, v_movement.quote);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
RESET ROLE;

-- Returns that an earlier version booked, where it knows two people who may have: their members were told long ago.
INSERT INTO "returns_run" ("id", "plan_id", "currency", "period", "total_minor", "fee_minor", "weighting", "portfolios", "status", "drafted_by", "drafted_at", "posted_by", "posted_at", "completed_at", "told_at")
SELECT b.returns_id, b.plan_id, b.currency, b.period, b.total, b.fee, 'value', b.portfolios, 'posted', o.first, b.at, o.second, b.at, b.at, b.at
  FROM (
    SELECT t.returns_id, f.plan_id, f.currency, max(t.meta->>'period') AS period, count(DISTINCT f.id)::int AS portfolios,
           sum(p.amount) FILTER (WHERE p.role IN ('returns', 'loss'))::bigint AS total,
           coalesce(-sum(p.amount) FILTER (WHERE p.role = 'fee'), 0)::bigint AS fee, max(t.created_at) AS at
      FROM ledger.transfer t JOIN portfolio f ON f.id = t.portfolio_id
      JOIN ledger.account a ON a.address = 'portfolio:' || f.id || ':' || f.currency
      JOIN ledger.posting p ON p.transfer_id = t.id AND p.account_id = a.id
     WHERE t.returns_id IS NOT NULL AND NOT EXISTS (SELECT FROM ledger.transfer back WHERE back.reverses = t.id)
     GROUP BY 1, 2, 3
  ) b
 CROSS JOIN (SELECT (array_agg(id ORDER BY id))[1] AS first, (array_agg(id ORDER BY id))[2] AS second FROM operator) o
 WHERE o.second IS NOT NULL AND b.total <> 0 AND b.period IS NOT NULL
ON CONFLICT DO NOTHING;
INSERT INTO "returns_share" ("run_id", "portfolio_id", "member_id", "weight", "amount_minor", "fee_minor", "state", "told_at")
SELECT r.id, f.id, f.member_id, greatest(max(p.balance_after - p.amount) FILTER (WHERE p.role IN ('returns', 'loss')), 1),
       coalesce(sum(p.amount) FILTER (WHERE p.role IN ('returns', 'loss')), 0)::bigint,
       coalesce(-sum(p.amount) FILTER (WHERE p.role = 'fee'), 0)::bigint, 'posted', r.told_at
  FROM returns_run r JOIN ledger.transfer t ON t.returns_id = r.id JOIN portfolio f ON f.id = t.portfolio_id
  JOIN ledger.account a ON a.address = 'portfolio:' || f.id || ':' || f.currency
  JOIN ledger.posting p ON p.transfer_id = t.id AND p.account_id = a.id
 WHERE NOT EXISTS (SELECT FROM ledger.transfer back WHERE back.reverses = t.id)
 GROUP BY r.id, f.id;
