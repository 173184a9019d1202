-- What the desk lists in a large club is found in its order, and so is what of a wallet no posting tells of.
DROP INDEX "withdrawal_status";
CREATE INDEX "account_newest" ON "account" USING btree ("created_at","id");
CREATE INDEX "bank_account_oldest" ON "bank_account" USING btree ("updated_at","id") WHERE check_status <> 'not_needed';
CREATE INDEX "kyc_case_member" ON "kyc_case" USING btree ("member_id");
CREATE INDEX "kyc_case_oldest" ON "kyc_case" USING btree ("submitted_at","id");
CREATE INDEX "refund_status" ON "refund" USING btree ("status","created_at","id");
CREATE INDEX "returns_share_largest" ON "returns_share" USING btree ("run_id",abs(amount_minor) DESC,"portfolio_id");
CREATE INDEX "returns_share_left" ON "returns_share" USING btree ("run_id") WHERE state IN ('not_borne', 'kept');
CREATE INDEX "statement_line_state" ON "statement_line" USING btree ("state","booked_on","position","id");
CREATE INDEX "withdrawal_open" ON "withdrawal" USING btree ("wallet_id","requested_at") WHERE left_wallet_at IS NULL;
CREATE INDEX "withdrawal_queue" ON "withdrawal" USING btree ("status","requested_at","id");