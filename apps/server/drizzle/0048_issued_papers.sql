-- Papers that were given out, so that anybody who holds one can ask whether it is genuine.
CREATE TABLE "issued_paper" (
  "code" text PRIMARY KEY NOT NULL,
  "member_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "made_at" timestamp with time zone NOT NULL,
  "from_day" date,
  "to_day" date,
  "amounts" jsonb NOT NULL,
  "initials" text NOT NULL,
  "file_hash" "bytea" NOT NULL
);

ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "issued_paper_member" ON "issued_paper" USING btree ("member_id");