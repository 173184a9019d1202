CREATE TABLE "statement_line_wording" (
	"line_id" uuid NOT NULL,
	"sent_by" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"sender_name" text NOT NULL,
	"text" text NOT NULL,
	"named" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statement_line_wording_once" PRIMARY KEY("line_id","statement_id")
);

ALTER TABLE "statement_line_wording" ADD CONSTRAINT "statement_line_wording_line_id_statement_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."statement_line"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line_wording" ADD CONSTRAINT "statement_line_wording_sent_by_account_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line_wording" ADD CONSTRAINT "statement_line_wording_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "statement_line_wording_statement" ON "statement_line_wording" USING btree ("statement_id") WHERE named IS NOT NULL;
CREATE INDEX "statement_line_wording_named" ON "statement_line_wording" USING btree ("named") WHERE named IS NOT NULL;