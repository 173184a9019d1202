-- What one proposes another confirms: roles at the desk, and rates far from the last one.
CREATE TABLE "roles_proposal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" uuid NOT NULL,
	"roles_before" text[] NOT NULL,
	"roles" text[] NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "roles_proposal_decision" CHECK (("roles_proposal"."status" = 'proposed') = ("roles_proposal"."decided_by" IS NULL OR "roles_proposal"."decided_at" IS NULL)),
	CONSTRAINT "roles_proposal_two_people" CHECK ("roles_proposal"."status" <> 'confirmed' OR "roles_proposal"."decided_by" <> "roles_proposal"."proposed_by"),
	CONSTRAINT "roles_proposal_not_own" CHECK ("roles_proposal"."operator_id" <> "roles_proposal"."proposed_by" AND ("roles_proposal"."decided_by" IS NULL OR "roles_proposal"."operator_id" <> "roles_proposal"."decided_by"))
);
CREATE TABLE "rate_proposal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"rate" text NOT NULL,
	"after_rate_id" uuid,
	"reason" text NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "rate_proposal_decision" CHECK (("rate_proposal"."status" = 'proposed') = ("rate_proposal"."decided_by" IS NULL OR "rate_proposal"."decided_at" IS NULL)),
	CONSTRAINT "rate_proposal_two_people" CHECK ("rate_proposal"."status" <> 'confirmed' OR "rate_proposal"."decided_by" <> "rate_proposal"."proposed_by")
);

ALTER TABLE "exchange_rate" ADD COLUMN "confirmed_by" uuid;
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_confirmed_by_account_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_two_people" CHECK ("exchange_rate"."confirmed_by" IS NULL OR ("exchange_rate"."set_by" IS NOT NULL AND "exchange_rate"."confirmed_by" <> "exchange_rate"."set_by"));

ALTER TABLE "roles_proposal" ADD CONSTRAINT "roles_proposal_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roles_proposal" ADD CONSTRAINT "roles_proposal_proposed_by_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "roles_proposal" ADD CONSTRAINT "roles_proposal_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rate_proposal" ADD CONSTRAINT "rate_proposal_after_rate_id_exchange_rate_id_fk" FOREIGN KEY ("after_rate_id") REFERENCES "public"."exchange_rate"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rate_proposal" ADD CONSTRAINT "rate_proposal_proposed_by_account_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "rate_proposal" ADD CONSTRAINT "rate_proposal_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "roles_proposal_open" ON "roles_proposal" USING btree ("operator_id") WHERE "roles_proposal"."status" = 'proposed';
CREATE UNIQUE INDEX "rate_proposal_open" ON "rate_proposal" USING btree ("status") WHERE "rate_proposal"."status" = 'proposed';

-- A document that its own owner approved is asked for again; a first approval of one's own is forgotten.
UPDATE member SET kyc_status = 'rejected', kyc_rejection_reason = 'Please hand this in once more, so that someone else can check it.'
  FROM kyc_case c WHERE c.member_id = member.id AND c.kind = 'identity' AND c.status = 'approved'
   AND member.kyc_status = 'approved' AND c.member_id IN (c.decided_by, c.first_approved_by);
UPDATE member SET poa_status = 'rejected', poa_rejection_reason = 'Please hand this in once more, so that someone else can check it.'
  FROM kyc_case c WHERE c.member_id = member.id AND c.kind = 'address' AND c.status = 'approved'
   AND member.poa_status = 'approved' AND c.member_id IN (c.decided_by, c.first_approved_by);
UPDATE kyc_case SET status = 'rejected', decided_by = NULL, first_approved_by = NULL,
    rejection_reason = 'Please hand this in once more, so that someone else can check it.'
 WHERE status <> 'submitted' AND member_id IN (decided_by, first_approved_by);
UPDATE kyc_case SET first_approved_by = NULL WHERE member_id = first_approved_by;

ALTER TABLE "kyc_case" ADD CONSTRAINT "kyc_case_not_own" CHECK (("kyc_case"."decided_by" IS NULL OR "kyc_case"."decided_by" <> "kyc_case"."member_id") AND ("kyc_case"."first_approved_by" IS NULL OR "kyc_case"."first_approved_by" <> "kyc_case"."member_id"));
