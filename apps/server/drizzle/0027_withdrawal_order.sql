-- A list is read in its order: of a hundred thousand, only the rows of its page.
CREATE INDEX "withdrawal_newest" ON "withdrawal" USING btree ("wallet_id","requested_at","id");
CREATE INDEX "withdrawal_oldest" ON "withdrawal" USING btree ("requested_at","id");
