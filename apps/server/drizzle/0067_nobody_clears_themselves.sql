-- Who sent a whole file once more. That each line of a file was sent by somebody else says nothing of its days, which whoever
-- made the file wrote themselves.
CREATE TABLE "statement_sender" (
  "statement_id" uuid NOT NULL,
  "sent_by" uuid NOT NULL,
  CONSTRAINT "statement_sender_once" PRIMARY KEY("statement_id","sent_by")
);

ALTER TABLE "statement_sender" ADD CONSTRAINT "statement_sender_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_sender" ADD CONSTRAINT "statement_sender_sent_by_account_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;

-- As before, but a line that went out is no other money because of the word of whoever said that nothing left: neither by a
-- match of theirs, nor by what their own file says of it, nor as unannounced money that they wrote down or sent back.
CREATE OR REPLACE FUNCTION public.money_never_left(of_source uuid, by_person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH failed AS (
    SELECT w.id, o.member_id, w.currency, w.amount_minor, b.released_at AS told_at
      FROM public.withdrawal w JOIN public.payout_batch b ON b.id = w.batch_id JOIN public.wallet o ON o.id = w.wallet_id
     WHERE w.id = of_source AND w.status = 'failed'
    UNION ALL
    SELECT r.id, p.member_id, p.currency, r.amount_minor + r.fee_minor, r.decided_at
      FROM public.refund r JOIN public.payment p ON p.id = r.payment_id
     WHERE r.id = of_source AND r.status = 'failed' AND r.way = 'hand'
  ), told AS (
    SELECT f.id, f.currency, f.amount_minor, (f.told_at AT TIME ZONE 'Africa/Lagos')::date AS from_day,
           (c.created_at AT TIME ZONE 'Africa/Lagos')::date AS to_day
      FROM failed f JOIN public.hand_credit c
        ON c.member_id = f.member_id AND c.source_id = f.id AND c.credited_by = by_person
  ), account AS (
    SELECT bool_or(s.from_day <= told.from_day AND s.to_day >= told.to_day
                   AND (s.uploaded_by <> by_person OR EXISTS (
             SELECT FROM public.statement_sender o WHERE o.statement_id = s.id AND o.sent_by <> by_person))) AS is_seen
      FROM told JOIN public.club_bank_account a ON a.currency = told.currency
      JOIN public.bank_statement s ON s.account_id = a.id AND s.to_day >= told.from_day
     GROUP BY a.id
  )
  SELECT coalesce((SELECT bool_and(is_seen) FROM account), false)
     AND NOT EXISTS (
       SELECT FROM told JOIN public.statement_line l
           ON l.currency = told.currency AND l.amount_minor = -told.amount_minor AND l.booked_on >= told.from_day
        WHERE (l.withdrawal_id IS NULL AND l.refund_id IS NULL AND l.unmatched_id IS NULL)
           OR l.matched_by = by_person
           OR NOT (EXISTS (SELECT FROM public.bank_statement b WHERE b.id = l.statement_id AND b.uploaded_by <> by_person)
                OR EXISTS (SELECT FROM public.statement_line_sender o WHERE o.line_id = l.id AND o.sent_by <> by_person))
           OR EXISTS (SELECT FROM public.unmatched_money u
                       WHERE u.id = l.unmatched_id AND by_person IN (u.recorded_by, u.decided_by))
           OR l.withdrawal_id = told.id OR l.refund_id = told.id)
$$;
DROP FUNCTION public.statement_is_sent_again(uuid, uuid);
