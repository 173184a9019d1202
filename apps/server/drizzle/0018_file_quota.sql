CREATE TABLE "file_to_remove" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);

CREATE TABLE "file_sweep" (
	"day" date PRIMARY KEY NOT NULL
);

-- The sweep looks for files by their age.
CREATE INDEX "stored_file_age" ON "stored_file" USING btree ("created_at");
CREATE INDEX "kyc_case_file" ON "kyc_case" USING btree ("file_id");
