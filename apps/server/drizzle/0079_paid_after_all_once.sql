-- Which refund that was said to have failed is paid by another one, so that none is paid after all twice.
ALTER TABLE "refund" ADD COLUMN "in_place_of" uuid;
ALTER TABLE "refund" ADD CONSTRAINT "refund_in_place_of_refund_id_fk" FOREIGN KEY ("in_place_of") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "refund_paid_after_all_once" ON "refund" USING btree ("in_place_of");

UPDATE "refund" r SET "in_place_of" = said.of
  FROM (SELECT DISTINCT ON (f."id") f."id" AS of, a."id" AS again
          FROM "refund" f JOIN "refund" a
            ON (a."payment_id", a."amount_minor", a."fee_minor", a."way") = (f."payment_id", f."amount_minor", f."fee_minor", f."way")
         WHERE f."status" = 'failed' AND a."reason" = 'The bank has paid it after all.' AND a."created_at" >= f."settled_at"
         ORDER BY f."id", a."created_at") said
 WHERE r."id" = said.again;
