-- Two operators who change a plan at once don't overwrite each other.
ALTER TABLE "plan" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "plan" ADD CONSTRAINT "plan_state_known" CHECK ("plan"."state" IN ('draft', 'open', 'closed'));
ALTER TABLE "plan" ADD CONSTRAINT "plan_minimum_positive" CHECK ("plan"."minimum_minor" > 0);

-- What members contributed under stays, and what they have seen is no draft again.
CREATE FUNCTION keep_plan_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.currency, NEW.product_type, NEW.tenor_months)
     IS DISTINCT FROM (OLD.id, OLD.currency, OLD.product_type, OLD.tenor_months) THEN
    RAISE EXCEPTION 'the currency, type and tenor of a plan never change';
  END IF;
  IF NEW.state = 'draft' AND OLD.state <> 'draft' THEN
    RAISE EXCEPTION 'a plan that was open is no draft again';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keeps_terms BEFORE UPDATE ON plan FOR EACH ROW EXECUTE FUNCTION keep_plan_terms();

-- A portfolio's currency is its plan's.
ALTER TABLE "plan" ADD CONSTRAINT "plan_currency" UNIQUE("id","currency");
ALTER TABLE "portfolio" DROP CONSTRAINT "portfolio_plan_id_plan_id_fk";
ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_in_plan" FOREIGN KEY ("plan_id","currency") REFERENCES "public"."plan"("id","currency") ON DELETE no action ON UPDATE no action;
CREATE INDEX "portfolio_plan" ON "portfolio" USING btree ("plan_id");

-- The scheduler finds what matures next, and reminds of each term's end once.
ALTER TABLE "portfolio" ADD COLUMN "reminded_of" date;
CREATE INDEX "portfolio_due" ON "portfolio" USING btree ("matures_on","id") WHERE status IN ('active', 'matured');
