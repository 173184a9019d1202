-- How many members there are, whom a notice reaches and who accepted the terms, without reading the members themselves.
CREATE INDEX "account_unproven" ON "account" USING btree ("id") WHERE email_verified_at IS NULL;
CREATE INDEX "member_there" ON "member" USING btree ("accepted_terms_version") WHERE closed_at IS NULL;
CREATE INDEX "member_at_home" ON "member" USING btree ("country") WHERE closed_at IS NULL AND (country = 'Nigeria' OR 'Nigeria' = ANY (citizenship));