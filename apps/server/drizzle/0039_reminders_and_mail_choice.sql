-- What members do without by mail, and reminders that are sent once.
CREATE TABLE "mail_turned_off" (
	"member_id" uuid NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "mail_turned_off_member_id_topic_pk" PRIMARY KEY("member_id","topic"),
	CONSTRAINT "mail_turned_off_optional" CHECK (topic IN ('documents', 'reminders', 'notices'))
);
CREATE TABLE "payout_reminder" (
	"pay_by" date PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
ALTER TABLE "mail_message" ADD COLUMN "unsubscribe_url" text;
ALTER TABLE "sandbox_mail" ADD COLUMN "unsubscribe_url" text;
ALTER TABLE "member" ADD COLUMN "reminded_of_terms" text;
ALTER TABLE "kyc_case" ADD COLUMN "reminded_at" timestamp with time zone;
ALTER TABLE "terms" ADD COLUMN "reminded_at" timestamp with time zone;
ALTER TABLE "withdrawal" ADD COLUMN "reminded_at" timestamp with time zone;
ALTER TABLE "mail_turned_off" ADD CONSTRAINT "mail_turned_off_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "kyc_case_expiring" ON "kyc_case" USING btree ("expires_on","id") WHERE status = 'approved' AND expires_on IS NOT NULL AND reminded_at IS NULL;
CREATE INDEX "withdrawal_to_remind" ON "withdrawal" USING btree ("pay_by","id") WHERE status IN ('approved', 'in_batch') AND reminded_at IS NULL;
CREATE INDEX "withdrawal_to_batch" ON "withdrawal" USING btree ("pay_by") WHERE status = 'approved';
-- Whose document expired long ago isn't told of it now.
UPDATE "kyc_case" SET "reminded_at" = now() WHERE "status" = 'approved' AND "expires_on" < current_date - 30;
