-- Whose portfolios a month's result was shared among, so that a plan's size can be said without counting every share.
ALTER TABLE "plan" ADD COLUMN "tells_size" boolean DEFAULT false NOT NULL;
ALTER TABLE "returns_run" ADD COLUMN "members" integer;
ALTER TABLE "returns_run" ADD COLUMN "largest_bps" integer;

ALTER TABLE "returns_run" DISABLE TRIGGER keeps_its_run;
UPDATE "returns_run" r SET "members" = counted.members, "largest_bps" = counted.largest_bps
  FROM (SELECT run_id, count(*)::int AS members, ceil(max(weight) * 10000.0 / sum(weight))::int AS largest_bps
          FROM (SELECT run_id, member_id, sum(weight) AS weight FROM "returns_share" GROUP BY run_id, member_id) own
         GROUP BY run_id) counted
 WHERE counted.run_id = r.id;
ALTER TABLE "returns_run" ENABLE TRIGGER keeps_its_run;

ALTER TABLE "returns_run" ALTER COLUMN "members" SET NOT NULL;
ALTER TABLE "returns_run" ALTER COLUMN "largest_bps" SET NOT NULL;
ALTER TABLE "returns_run" ADD CONSTRAINT "returns_run_members" CHECK (members BETWEEN 1 AND portfolios AND largest_bps BETWEEN 1 AND 10000);

CREATE OR REPLACE FUNCTION keep_returns_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a run of returns is never removed';
  END IF;
  IF (NEW.id, NEW.plan_id, NEW.period, NEW.total_minor, NEW.fee_minor, NEW.weighting, NEW.portfolios, NEW.members, NEW.largest_bps, NEW.basis_minor, NEW.drafted_by)
    IS DISTINCT FROM (OLD.id, OLD.plan_id, OLD.period, OLD.total_minor, OLD.fee_minor, OLD.weighting, OLD.portfolios, OLD.members, OLD.largest_bps, OLD.basis_minor, OLD.drafted_by)
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
