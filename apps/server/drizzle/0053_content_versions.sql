-- Questions and resources count their changes, so that nobody writes over what they did not see; the desk reads the
-- log by what kind of thing was done.
ALTER TABLE "faq" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "resource" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
CREATE INDEX "audit_entry_kind" ON "audit_entry" USING btree (split_part(action, '.', 1),"number");