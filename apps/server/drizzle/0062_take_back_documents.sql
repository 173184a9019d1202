ALTER TABLE "kyc_case" ADD COLUMN "taken_back_by" uuid;
ALTER TABLE "kyc_case" ADD COLUMN "take_back_reason" text;
ALTER TABLE "kyc_case" ADD CONSTRAINT "kyc_case_taken_back_by_account_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "kyc_case_taking_back" ON "kyc_case" USING btree ("submitted_at","id") WHERE status = 'approved' AND taken_back_by IS NOT NULL;
ALTER TABLE "kyc_case" ADD CONSTRAINT "kyc_case_taken_back_by_two" CHECK ("kyc_case"."taken_back_by" IS NULL OR ("kyc_case"."take_back_reason" IS NOT NULL AND "kyc_case"."taken_back_by" <> "kyc_case"."member_id" AND ("kyc_case"."status" = 'approved' OR "kyc_case"."decided_by" <> "kyc_case"."taken_back_by")));