ALTER TABLE "withdrawal" ADD COLUMN "said_paid_by" uuid;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_said_paid_by_account_id_fk" FOREIGN KEY ("said_paid_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_said_paid" CHECK (said_paid_by IS NULL OR status IN ('paid', 'returned'));

-- Until now only the words of the log told who had said so of how many of a batch. A line's name the payout; of the others
-- it is who next said so of some.
UPDATE "withdrawal" w SET said_paid_by = said.actor_id
  FROM (
    SELECT DISTINCT ON (p.id) p.id, a.actor_id
      FROM "withdrawal" p JOIN "audit_entry" a ON a.subject_id = p.batch_id::text AND a.action = 'payout_batch.settled'
      JOIN "account" o ON o.id = a.actor_id
     WHERE p.status IN ('paid', 'returned') AND coalesce(a.detail, '') !~ '^0 paid,'
       AND (coalesce(a.detail, '') NOT LIKE '% by a line of the bank' OR starts_with(a.detail, p.reference || ' '))
     ORDER BY p.id, coalesce(a.detail, '') LIKE '% by a line of the bank' DESC, a.happened_at < p.paid_at,
              abs(extract(epoch FROM a.happened_at - p.paid_at)), a.number
  ) said
 WHERE w.id = said.id;
