DROP INDEX "sandbox_mail_recipient";
ALTER TABLE "sandbox_mail" ADD COLUMN "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_mail_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
CREATE INDEX "sandbox_mail_recipient" ON "sandbox_mail" USING btree ("recipient","position");