-- What members find on the club’s own page.
CREATE TABLE "announcement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"announced_by" uuid NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);

CREATE TABLE "meeting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"place" text NOT NULL,
	"link" text,
	"agenda" text NOT NULL,
	"is_called_off" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "officer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"office" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "announcement" ADD CONSTRAINT "announcement_announced_by_operator_id_fk" FOREIGN KEY ("announced_by") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;