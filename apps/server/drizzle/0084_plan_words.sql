ALTER TABLE "plan" ADD COLUMN "suited_for" text;
ALTER TABLE "plan" ADD COLUMN "risk" text;