-- A fee changes when two administrators agree, and what it is for is counted. Every fee there can be has a row.
CREATE TABLE "fee_proposal" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "name" text NOT NULL,
  "gateway" text NOT NULL,
  "currency" text NOT NULL,
  "rule_version" integer NOT NULL,
  "bps" integer NOT NULL,
  "fixed_minor" bigint NOT NULL,
  "cap_minor" bigint,
  "bearer" text NOT NULL,
  "reason" text NOT NULL,
  "status" text DEFAULT 'proposed' NOT NULL,
  "proposed_by" uuid NOT NULL,
  "proposed_at" timestamp with time zone NOT NULL,
  "decided_by" uuid,
  "decided_at" timestamp with time zone,
  CONSTRAINT "fee_proposal_bounds" CHECK (bps BETWEEN 0 AND 2000 AND fixed_minor >= 0 AND cap_minor >= fixed_minor),
  CONSTRAINT "fee_proposal_decision" CHECK (("fee_proposal"."status" = 'proposed') = ("fee_proposal"."decided_by" IS NULL OR "fee_proposal"."decided_at" IS NULL)),
  CONSTRAINT "fee_proposal_two_people" CHECK ("fee_proposal"."status" <> 'confirmed' OR "fee_proposal"."decided_by" <> "fee_proposal"."proposed_by")
);

ALTER TABLE "fee_rule" DROP CONSTRAINT "fee_rule_bounds";
ALTER TABLE "fee_rule" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "fee_rule" ADD COLUMN "confirmed_by" uuid;
ALTER TABLE "fee_proposal" ADD CONSTRAINT "fee_proposal_proposed_by_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fee_proposal" ADD CONSTRAINT "fee_proposal_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fee_proposal" ADD CONSTRAINT "fee_proposal_rule" FOREIGN KEY ("name","gateway","currency") REFERENCES "public"."fee_rule"("name","gateway","currency") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "fee_proposal_open" ON "fee_proposal" USING btree ("name","gateway","currency") WHERE "fee_proposal"."status" = 'proposed';
ALTER TABLE "fee_rule" ADD CONSTRAINT "fee_rule_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fee_rule" ADD CONSTRAINT "fee_rule_two_people" CHECK ((set_by IS NULL) = (confirmed_by IS NULL) AND (set_by IS NULL OR confirmed_by <> set_by));
ALTER TABLE "fee_rule" ADD CONSTRAINT "fee_rule_bounds" CHECK (bps BETWEEN 0 AND 2000 AND fixed_minor >= 0 AND cap_minor >= fixed_minor);

-- A transfer with an account number of its own costs nothing until the club says so.
INSERT INTO "fee_rule" ("name", "gateway", "currency", "bps", "fixed_minor", "cap_minor", "bearer", "set_at")
VALUES ('processing', 'transfer', 'NGN', 0, 0, NULL, 'club', now())
ON CONFLICT DO NOTHING;
