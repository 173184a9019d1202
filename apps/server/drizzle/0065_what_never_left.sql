-- What a posting of the bank's own charge, and of unmatched money that the books had already, is called.
SET LOCAL ROLE kinfold_ledger;
ALTER TYPE "ledger"."posting_role" ADD VALUE 'bank-charge';
ALTER TYPE "ledger"."posting_role" ADD VALUE 'unmatched-replaced';
RESET ROLE;

-- Of a payout or a refund that failed there may be no line: files that somebody else sent have all days from when the
-- bank was told to when it was said to have failed, and no such money went out. Each is judged by itself.
CREATE FUNCTION public.money_never_left(of_source uuid, by_person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
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
                   AND (s.uploaded_by <> by_person OR public.statement_is_sent_again(s.id, by_person))) AS is_seen
      FROM told JOIN public.club_bank_account a ON a.currency = told.currency
      JOIN public.bank_statement s ON s.account_id = a.id AND s.to_day >= told.from_day
     GROUP BY a.id
  )
  SELECT coalesce((SELECT bool_and(is_seen) FROM account), false)
     AND NOT EXISTS (
       SELECT FROM told JOIN public.statement_line l
           ON l.currency = told.currency AND l.amount_minor = -told.amount_minor AND l.booked_on >= told.from_day
        WHERE (l.withdrawal_id IS NULL AND l.refund_id IS NULL AND l.unmatched_id IS NULL)
           OR l.withdrawal_id = told.id OR l.refund_id = told.id)
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
      OR public.money_never_left(of_source, by_person)
$$;
DROP FUNCTION public.payout_never_left(uuid, uuid);
