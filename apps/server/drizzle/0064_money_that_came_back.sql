-- What was paid may come back: one line shows each.
DROP INDEX "statement_line_withdrawal";
DROP INDEX "statement_line_refund";
CREATE UNIQUE INDEX "statement_line_withdrawal" ON "statement_line" USING btree ("withdrawal_id",(amount_minor > 0)) WHERE withdrawal_id IS NOT NULL;
CREATE UNIQUE INDEX "statement_line_refund" ON "statement_line" USING btree ("refund_id",(amount_minor > 0)) WHERE refund_id IS NOT NULL;

-- Whether somebody else sent each line that a file brought as well.
CREATE FUNCTION public.statement_is_sent_again(of_statement uuid, by_person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(bool_and(EXISTS (
           SELECT FROM public.statement_line_sender s WHERE s.line_id = l.id AND s.sent_by <> by_person)), false)
    FROM public.statement_line l WHERE l.statement_id = of_statement
$$;

-- Of a payout that failed there is no line: files that somebody else sent have all its days, and no such money went out.
CREATE FUNCTION public.payout_never_left(of_withdrawal uuid, by_person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH told AS (
    SELECT w.currency, w.amount_minor, (b.released_at AT TIME ZONE 'Africa/Lagos')::date AS released_on,
           (b.settled_at AT TIME ZONE 'Africa/Lagos')::date AS settled_on
      FROM public.withdrawal w JOIN public.payout_batch b ON b.id = w.batch_id
     WHERE w.id = of_withdrawal AND w.status = 'failed' AND b.settled_at IS NOT NULL
  ), account AS (
    SELECT bool_or(s.from_day <= told.released_on AND s.to_day >= told.settled_on
                   AND (s.uploaded_by <> by_person OR public.statement_is_sent_again(s.id, by_person))) AS is_seen
      FROM told JOIN public.club_bank_account a ON a.currency = told.currency
      JOIN public.bank_statement s ON s.account_id = a.id AND s.to_day >= told.released_on
     GROUP BY a.id
  )
  SELECT coalesce((SELECT bool_and(is_seen) FROM account), false)
     AND NOT EXISTS (
       SELECT FROM told JOIN public.statement_line l
           ON l.currency = told.currency AND l.amount_minor = -told.amount_minor AND l.booked_on >= told.released_on
        WHERE l.withdrawal_id IS NULL AND l.refund_id IS NULL AND l.unmatched_id IS NULL)
$$;

CREATE OR REPLACE FUNCTION public.hand_credit_is_shown(of_source uuid, by_person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM (
        SELECT id, statement_id, state, amount_minor FROM public.statement_line WHERE payment_id = of_source
        UNION ALL
        SELECT id, statement_id, state, amount_minor FROM public.statement_line WHERE unmatched_id = of_source
        UNION ALL
        SELECT id, statement_id, state, amount_minor FROM public.statement_line WHERE withdrawal_id = of_source
        UNION ALL
        SELECT id, statement_id, state, amount_minor FROM public.statement_line WHERE refund_id = of_source
      ) line
     WHERE line.state = 'matched' AND line.amount_minor > 0
       AND (EXISTS (SELECT FROM public.bank_statement s WHERE s.id = line.statement_id AND s.uploaded_by <> by_person)
         OR EXISTS (SELECT FROM public.statement_line_sender s WHERE s.line_id = line.id AND s.sent_by <> by_person)))
      OR public.payout_never_left(of_source, by_person)
$$;
