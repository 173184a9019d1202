-- The desk finds a member by words of the name, by how the e-mail or phone number begins, by the last four of a
-- bank account, and reads what was done to one record, among however many there are.
CREATE INDEX "account_email_start" ON "account" USING btree (lower(email) text_pattern_ops);
CREATE INDEX "member_name_words" ON "member" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(first_name || ' ' || last_name), '[[:space:]''’.,-]+'), '')));
CREATE INDEX "member_phone_start" ON "member" USING btree (phone text_pattern_ops);
CREATE INDEX "member_phone_end" ON "member" USING btree (reverse(phone) text_pattern_ops);
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_id","number");
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","number");
CREATE INDEX "bank_account_last_four" ON "bank_account" USING btree ("right"(account_number, 4));
