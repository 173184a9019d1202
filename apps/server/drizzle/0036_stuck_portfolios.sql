-- The desk counts what is stuck, among many that aren't.
CREATE INDEX "portfolio_stuck" ON "portfolio" USING btree ("id") WHERE status = 'matured' AND retry_on IS NOT NULL;
