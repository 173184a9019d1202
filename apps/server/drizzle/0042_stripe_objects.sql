-- What Stripe calls a payment of ours.
CREATE TABLE "stripe_object" (
  "reference" text PRIMARY KEY NOT NULL,
  "id" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  CONSTRAINT "stripe_object_id_unique" UNIQUE("id"),
  CONSTRAINT "stripe_object_kind" CHECK (id LIKE 'cs\_%' OR id LIKE 'pi\_%')
);
