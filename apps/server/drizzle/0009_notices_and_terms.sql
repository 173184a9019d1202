CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"audience" text NOT NULL,
	"recipients" integer NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"mailed_through" uuid
);

CREATE TABLE "terms" (
	"version" text PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid NOT NULL
);

ALTER TABLE "notification" ADD COLUMN "notice_id" uuid;
ALTER TABLE "notice" ADD CONSTRAINT "notice_sent_by_account_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "terms" ADD CONSTRAINT "terms_published_by_account_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "notice_sent" ON "notice" USING btree ("sent_at","id");
ALTER TABLE "notification" ADD CONSTRAINT "notification_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "notification_notice" ON "notification" USING btree ("notice_id","account_id");