-- Who reads which case at the desk, for some seconds.
CREATE TABLE "case_presence" (
  "operator_id" uuid NOT NULL,
  "queue" text NOT NULL,
  "case_id" uuid NOT NULL,
  "seen_at" timestamp with time zone NOT NULL,
  CONSTRAINT "case_presence_operator_id_queue_case_id_pk" PRIMARY KEY("operator_id","queue","case_id")
);

ALTER TABLE "case_presence" ADD CONSTRAINT "case_presence_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "case_presence_case" ON "case_presence" USING btree ("case_id");
