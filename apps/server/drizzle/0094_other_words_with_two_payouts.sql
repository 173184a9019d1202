ALTER TABLE "statement_line_wording" ADD COLUMN "also_named" text[];
CREATE INDEX "statement_line_wording_also_named" ON "statement_line_wording" USING gin ("also_named") WHERE also_named IS NOT NULL;