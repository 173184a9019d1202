-- What the desk reads of a large club: the accounts outside, chargebacks of one status, the answers to a survey.
SET LOCAL ROLE kinfold_ledger;
CREATE INDEX "account_outside" ON "ledger"."account" USING btree ("kind") WHERE kind IN ('bank', 'clearing');
RESET ROLE;
CREATE INDEX "chargeback_status" ON "chargeback" USING btree ("status","opened_at" DESC NULLS LAST,"id");
CREATE INDEX "survey_invitation_told" ON "survey_invitation" USING btree ("survey_id","opened_at","not_interested") WHERE opened_at IS NOT NULL OR answered_at IS NOT NULL;
