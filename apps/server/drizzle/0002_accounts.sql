CREATE TABLE "idempotent_call" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status" integer NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_call_account_id_key_pk" PRIMARY KEY("account_id","key")
);

CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);

CREATE TABLE "mail_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);

CREATE TABLE "sandbox_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);

CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"email_verified_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"totp_enabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_email_key_unique" UNIQUE("email_key")
);

CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"country_code" text NOT NULL,
	"country" text NOT NULL,
	"citizenship" text[] NOT NULL,
	"pep" boolean NOT NULL,
	"accredited_investor" boolean NOT NULL,
	"accept_family_office" boolean,
	"exco_referral" boolean NOT NULL,
	"referral_source" text NOT NULL,
	"heard_about_us" text NOT NULL,
	"heard_about_us_detail" text,
	"referral_person" text,
	"kyc_status" text DEFAULT 'not_submitted' NOT NULL,
	"kyc_rejection_reason" text,
	"poa_status" text DEFAULT 'not_submitted' NOT NULL,
	"poa_rejection_reason" text,
	"bvn_last4" text,
	"bvn_validated_at" timestamp with time zone,
	"withdrawals_paused_until" timestamp with time zone,
	"accepted_terms_version" text NOT NULL,
	"accepted_terms_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);

CREATE TABLE "operator" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "email_verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email_key" text NOT NULL,
	"account_id" uuid,
	"notice" text NOT NULL,
	"code_hash" "bytea",
	"tries" integer DEFAULT 0 NOT NULL,
	"registration" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);

CREATE TABLE "password_reset" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_reset_token_hash_unique" UNIQUE("token_hash")
);

CREATE TABLE "bank_account" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"account_name" text NOT NULL,
	"account_number" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_code" text,
	"routing_number" text,
	"swift" text,
	"bank_address" text,
	"country" text,
	"name_matches" boolean NOT NULL,
	"differing_words" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_account_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);

CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);

CREATE TABLE "known_device" (
	"account_id" uuid NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_account_id_fingerprint_pk" PRIMARY KEY("account_id","fingerprint")
);

CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);

CREATE TABLE "survey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"link" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone
);

CREATE TABLE "survey_invitation" (
	"survey_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"answered_at" timestamp with time zone,
	"not_interested" boolean,
	CONSTRAINT "survey_invitation_member_id_survey_id_pk" PRIMARY KEY("member_id","survey_id")
);

ALTER TABLE "idempotent_call" ADD CONSTRAINT "idempotent_call_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "member" ADD CONSTRAINT "member_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "operator" ADD CONSTRAINT "operator_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "email_verification" ADD CONSTRAINT "email_verification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "survey_invitation" ADD CONSTRAINT "survey_invitation_survey_id_survey_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."survey"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "survey_invitation" ADD CONSTRAINT "survey_invitation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "idempotent_call_created" ON "idempotent_call" USING btree ("created_at");
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");
CREATE INDEX "sandbox_mail_recipient" ON "sandbox_mail" USING btree ("recipient","sent_at");
CREATE INDEX "member_kyc_status" ON "member" USING btree ("kyc_status");
CREATE INDEX "member_poa_status" ON "member" USING btree ("poa_status");
CREATE INDEX "email_verification_address" ON "email_verification" USING btree ("email_key","created_at");
CREATE INDEX "password_reset_account" ON "password_reset" USING btree ("account_id","created_at");
CREATE INDEX "notification_account" ON "notification" USING btree ("account_id","created_at","id");
CREATE INDEX "session_account" ON "session" USING btree ("account_id");
CREATE INDEX "session_ends_at" ON "session" USING btree ("ends_at");