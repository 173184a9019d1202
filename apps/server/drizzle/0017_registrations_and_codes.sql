-- Which registration a code is for. None: the code was asked for by the address alone.
ALTER TABLE "email_verification" ADD COLUMN "registration_id" uuid;
UPDATE "email_verification"
   SET "registration_id" = CASE WHEN "registration" IS NULL THEN "account_id" ELSE "id" END;

-- Since when an unproven address has more than one registration.
ALTER TABLE "account" ADD COLUMN "registered_again_at" timestamp with time zone;
UPDATE "account"
   SET "registered_again_at" = now()
 WHERE "email_verified_at" IS NULL
   AND EXISTS (SELECT 1 FROM "email_verification" v
                WHERE v."account_id" = "account"."id" AND v."registration" IS NOT NULL);

-- Subjects held the code; the body was emptied when the mail was handed over.
UPDATE "mail_message" SET "subject" = 'Confirm your e-mail' WHERE "kind" = 'code';
UPDATE "sandbox_mail" SET "subject" = regexp_replace("subject", '^[0-9]{4} confirms', 'Confirm')
 WHERE "subject" ~ '^[0-9]{4} confirms';

-- Addresses are compared in one form, see email-key.ts. Where two accounts have fallen on one, both stay
-- as they are: it takes a person to say whose is whose.
WITH keyed AS (
  SELECT id, regexp_replace(lower(normalize(email_key, NFKC)),
           '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0]',
           '', 'g') AS new_key
    FROM account
)
UPDATE account SET email_key = keyed.new_key
  FROM keyed
 WHERE keyed.id = account.id AND account.email_key <> keyed.new_key
   AND (SELECT count(*) FROM keyed other WHERE other.new_key = keyed.new_key) = 1;
