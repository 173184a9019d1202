ALTER TABLE "chargeback" DROP CONSTRAINT "chargeback_booked_for_somebody";
ALTER TABLE "chargeback" ADD COLUMN "withdrawal_id" uuid;
ALTER TABLE "chargeback" ADD CONSTRAINT "chargeback_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "chargeback_withdrawal" ON "chargeback" USING btree ("withdrawal_id") WHERE withdrawal_id IS NOT NULL;
ALTER TABLE "chargeback" ADD CONSTRAINT "chargeback_of_a_withdrawal" CHECK (withdrawal_id IS NULL OR (is_booked AND status = 'lost'));
ALTER TABLE "chargeback" ADD CONSTRAINT "chargeback_booked_for_somebody" CHECK (NOT is_booked OR num_nonnulls(payment_id, withdrawal_id) = 1);