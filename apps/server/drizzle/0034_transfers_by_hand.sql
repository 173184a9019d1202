-- Transfers decided by hand: their order at the desk, the reminder after 48 hours, and lines of the bank statement.
ALTER TABLE "unmatched_money" DROP CONSTRAINT "unmatched_money_once";
DROP INDEX "unmatched_money_state";
ALTER TABLE "payment" ADD COLUMN "reminded_at" timestamp with time zone;
ALTER TABLE "unmatched_money" ADD COLUMN "came_by" text DEFAULT 'bank' NOT NULL;
CREATE INDEX "payment_transfer_order" ON "payment" USING btree ((status <> 'pending_confirmation'),(CASE WHEN status = 'pending_confirmation' THEN created_at END),(CASE WHEN status <> 'pending_confirmation' THEN coalesce(decided_at, settled_at, created_at) END) DESC,"id") WHERE gateway = 'bank';
CREATE INDEX "payment_transfer_waiting" ON "payment" USING btree ("created_at","id") WHERE gateway = 'bank' AND status = 'pending_confirmation' AND reminded_at IS NULL;
CREATE INDEX "payment_bank_reference" ON "payment" USING btree (lower(bank_reference));
CREATE INDEX "payment_receipt" ON "payment" USING btree ("receipt_file_id") WHERE receipt_file_id IS NOT NULL;
CREATE UNIQUE INDEX "unmatched_money_line" ON "unmatched_money" USING btree (lower(bank_reference),"received_on","currency","amount_minor");
CREATE INDEX "unmatched_money_oldest" ON "unmatched_money" USING btree ("received_on","created_at","id");
CREATE INDEX "unmatched_money_state" ON "unmatched_money" USING btree ("state","received_on","created_at","id");
ALTER TABLE "payment" ADD CONSTRAINT "payment_not_decided_by_its_member" CHECK (decided_by <> member_id);
ALTER TABLE "unmatched_money" ADD CONSTRAINT "unmatched_money_not_given_to_oneself" CHECK (decided_by <> assigned_to);
