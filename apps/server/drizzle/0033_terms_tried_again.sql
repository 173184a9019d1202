-- A term that couldn't be ended is tried again the next day, and the index for what matures next counts that day.
ALTER TABLE "portfolio" ADD COLUMN "retry_on" date;
DROP INDEX "portfolio_due";
CREATE INDEX "portfolio_due" ON "portfolio" USING btree (coalesce(retry_on, matures_on),"id") WHERE status IN ('active', 'matured');
-- What its member has not been reminded of yet.
CREATE INDEX "portfolio_to_remind" ON "portfolio" USING btree ("matures_on","id") WHERE status = 'active' AND reminded_of IS DISTINCT FROM matures_on;
