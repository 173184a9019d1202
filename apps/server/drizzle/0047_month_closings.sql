-- What two administrators say about closing a month.
CREATE TABLE "month_closing" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "period" text NOT NULL,
  "reason" text NOT NULL,
  "status" text DEFAULT 'proposed' NOT NULL,
  "proposed_by" uuid NOT NULL,
  "proposed_at" timestamp with time zone NOT NULL,
  "decided_by" uuid,
  "decided_at" timestamp with time zone,
  CONSTRAINT "month_closing_period" CHECK (period ~ '^2[0-9]{3}-(0[1-9]|1[0-2])$'),
  CONSTRAINT "month_closing_decision" CHECK (("month_closing"."status" = 'proposed') = ("month_closing"."decided_by" IS NULL OR "month_closing"."decided_at" IS NULL)),
  CONSTRAINT "month_closing_two_people" CHECK ("month_closing"."status" <> 'confirmed' OR "month_closing"."decided_by" <> "month_closing"."proposed_by")
);

ALTER TABLE "month_closing" ADD CONSTRAINT "month_closing_proposed_by_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "month_closing" ADD CONSTRAINT "month_closing_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "month_closing_open" ON "month_closing" USING btree ("period") WHERE "month_closing"."status" = 'proposed';
