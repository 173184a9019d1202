-- A transfer is found by how its reference begins, or the bank's, however many there are.
DROP INDEX "payment_bank_reference";
CREATE INDEX "payment_bank_reference" ON "payment" USING btree (lower(bank_reference) text_pattern_ops);
CREATE INDEX "payment_transfer_reference" ON "payment" USING btree (reference text_pattern_ops) WHERE gateway = 'bank';
