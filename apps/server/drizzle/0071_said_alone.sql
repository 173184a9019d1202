CREATE TABLE "said_alone" (
	"source_id" uuid PRIMARY KEY NOT NULL,
	"said_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "said_alone_above_zero" CHECK (amount_minor > 0)
);

ALTER TABLE "said_alone" ADD CONSTRAINT "said_alone_said_by_account_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "said_alone_by" ON "said_alone" USING btree ("said_by","kind","currency","said_at");