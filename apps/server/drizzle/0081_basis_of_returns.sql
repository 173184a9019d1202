-- What was in the plan when a month's result was shared, so that its return can be said without adding up every share.
ALTER TABLE "returns_run" DROP CONSTRAINT "returns_run_amounts";
ALTER TABLE "returns_run" ADD COLUMN "basis_minor" bigint;

ALTER TABLE "returns_run" DISABLE TRIGGER keeps_its_run;
UPDATE "returns_run" r SET "basis_minor" = greatest(1, shared.weight / CASE WHEN r.weighting = 'days'
         THEN extract(day FROM (r.period || '-01')::date + interval '1 month - 1 day')::int ELSE 1 END)
  FROM (SELECT run_id, sum(weight)::int8 AS weight FROM "returns_share" GROUP BY run_id) shared
 WHERE shared.run_id = r.id;
ALTER TABLE "returns_run" ENABLE TRIGGER keeps_its_run;

ALTER TABLE "returns_run" ALTER COLUMN "basis_minor" SET NOT NULL;
ALTER TABLE "returns_run" ADD CONSTRAINT "returns_run_amounts" CHECK (total_minor <> 0 AND portfolios > 0 AND basis_minor > 0);

CREATE OR REPLACE FUNCTION keep_returns_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a run of returns is never removed';
  END IF;
  IF (NEW.id, NEW.plan_id, NEW.period, NEW.total_minor, NEW.fee_minor, NEW.weighting, NEW.portfolios, NEW.basis_minor, NEW.drafted_by)
    IS DISTINCT FROM (OLD.id, OLD.plan_id, OLD.period, OLD.total_minor, OLD.fee_minor, OLD.weighting, OLD.portfolios, OLD.basis_minor, OLD.drafted_by)
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
