CREATE TABLE "bank_details_proposal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"account_version" integer,
	"region" text NOT NULL,
	"currency" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_name" text NOT NULL,
	"account_number" text NOT NULL,
	"routing_number" text,
	"swift" text,
	"bank_address" text,
	"reason" text NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "bank_details_decision" CHECK (("bank_details_proposal"."status" = 'proposed') = ("bank_details_proposal"."decided_by" IS NULL OR "bank_details_proposal"."decided_at" IS NULL)),
	CONSTRAINT "bank_details_two_people" CHECK ("bank_details_proposal"."status" <> 'confirmed' OR "bank_details_proposal"."decided_by" <> "bank_details_proposal"."proposed_by")
);

ALTER TABLE "club_bank_account" DROP CONSTRAINT "club_bank_account_pkey";
ALTER TABLE "club_bank_account" ALTER COLUMN "position" SET NOT NULL;
ALTER TABLE "club_bank_account" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "club_bank_account" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "club_bank_account" ADD COLUMN "removed_at" timestamp with time zone;
ALTER TABLE "bank_details_proposal" ADD CONSTRAINT "bank_details_proposal_account_id_club_bank_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."club_bank_account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_details_proposal" ADD CONSTRAINT "bank_details_proposal_proposed_by_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_details_proposal" ADD CONSTRAINT "bank_details_proposal_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "bank_details_proposal_open" ON "bank_details_proposal" USING btree ("account_id") WHERE "bank_details_proposal"."status" = 'proposed';