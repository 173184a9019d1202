-- Archives of what the club keeps about a member, and when the data of those who left has to go.
CREATE TABLE "data_export" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  "member_id" uuid NOT NULL,
  "status" text NOT NULL,
  "storage_key" text,
  "size" bigint,
  "asked_at" timestamp with time zone NOT NULL,
  "made_at" timestamp with time zone,
  "fetch_by" timestamp with time zone,
  "fetched_at" timestamp with time zone,
  CONSTRAINT "data_export_storage_key_unique" UNIQUE("storage_key"),
  CONSTRAINT "data_export_made" CHECK (status <> 'ready' OR (storage_key IS NOT NULL AND size IS NOT NULL AND fetch_by IS NOT NULL))
);

ALTER TABLE "member" ADD COLUMN "erase_at" timestamp with time zone;
ALTER TABLE "member" ADD COLUMN "erased_at" timestamp with time zone;
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "data_export_member" ON "data_export" USING btree ("member_id","asked_at");
CREATE UNIQUE INDEX "data_export_open" ON "data_export" USING btree ("member_id") WHERE status IN ('being_made', 'ready');
CREATE INDEX "member_to_erase" ON "member" USING btree ("erase_at") WHERE erase_at IS NOT NULL;
ALTER TABLE "member" ADD CONSTRAINT "member_erased_when_closed" CHECK (closed_at IS NOT NULL OR (erase_at IS NULL AND erased_at IS NULL));