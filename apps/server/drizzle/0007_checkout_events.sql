CREATE TABLE "checkout_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"gateway" text,
	"plan_id" integer,
	"currency" text,
	"amount_minor" bigint,
	"happened_at" timestamp with time zone NOT NULL
);

CREATE INDEX "checkout_event_happened" ON "checkout_event" USING btree ("happened_at");