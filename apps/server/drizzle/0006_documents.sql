CREATE TABLE "audit_entry" (
	"number" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"detail" text,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_entry_id_unique" UNIQUE("id")
);

CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sent_hash" "bytea" NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_file_storage_key_unique" UNIQUE("storage_key")
);

CREATE TABLE "kyc_case" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"document_type" text NOT NULL,
	"document_number" text,
	"expires_on" date,
	"issued_on" date,
	"file_id" uuid NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"first_approved_by" uuid,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"rejection_reason" text
);

CREATE TABLE "member_bvn" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_bvn_hash_unique" UNIQUE("hash")
);

ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kyc_case" ADD CONSTRAINT "kyc_case_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kyc_case" ADD CONSTRAINT "kyc_case_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kyc_case" ADD CONSTRAINT "kyc_case_first_approved_by_account_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "kyc_case" ADD CONSTRAINT "kyc_case_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "member_bvn" ADD CONSTRAINT "member_bvn_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "audit_entry_happened" ON "audit_entry" USING btree ("happened_at","number");
CREATE INDEX "stored_file_owner" ON "stored_file" USING btree ("owner_id","created_at");
CREATE INDEX "stored_file_sent" ON "stored_file" USING btree ("sent_hash");
CREATE UNIQUE INDEX "kyc_case_waiting" ON "kyc_case" USING btree ("member_id","kind") WHERE status = 'submitted';
CREATE INDEX "kyc_case_queue" ON "kyc_case" USING btree ("status","submitted_at","id");
-- What was written down stays as it was written, whoever asks.
CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is never changed';
END $$;

CREATE TRIGGER audit_entry_is_kept BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
CREATE TRIGGER audit_entry_is_not_emptied BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entry();
