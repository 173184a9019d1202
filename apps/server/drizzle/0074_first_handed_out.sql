-- When the file of a batch was first handed out: until then, who can't be paid any more is taken out of it.
ALTER TABLE "payout_batch" ADD COLUMN "exported_at" timestamp with time zone;

UPDATE "payout_batch" b
   SET "exported_at" = coalesce(
     (SELECT min(a."happened_at") FROM "audit_entry" a WHERE a."subject_id" = b."id"::text AND a."action" = 'payout_batch.exported'),
     b."settled_at")
 WHERE b."paid_through" = 'file';
