CREATE OR REPLACE FUNCTION public.money_never_left(of_source uuid, by_person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  WITH failed AS (
    SELECT w.id, o.member_id, w.currency, w.amount_minor, b.released_at AS told_at
      FROM public.withdrawal w JOIN public.payout_batch b ON b.id = w.batch_id JOIN public.wallet o ON o.id = w.wallet_id
     WHERE w.id = of_source AND w.status = 'failed'
    UNION ALL
    SELECT r.id, p.member_id, p.currency, r.amount_minor + r.fee_minor, r.decided_at
      FROM public.refund r JOIN public.payment p ON p.id = r.payment_id
     WHERE r.id = of_source AND r.status = 'failed' AND r.way = 'hand'
  ), told AS (
    SELECT f.id, f.member_id, f.currency, f.amount_minor, (f.told_at AT TIME ZONE 'Africa/Lagos')::date AS from_day,
           (c.created_at AT TIME ZONE 'Africa/Lagos')::date AS to_day
      FROM failed f JOIN public.hand_credit c
        ON c.member_id = f.member_id AND c.source_id = f.id AND c.credited_by = by_person
  ), account AS (
    SELECT NOT EXISTS (
             SELECT FROM generate_series(told.from_day, told.to_day, interval '1 day') d
              WHERE NOT EXISTS (
                SELECT FROM public.bank_statement s
                 WHERE s.account_id = a.id AND s.stored_at IS NOT NULL AND d::date BETWEEN s.from_day AND s.to_day
                   AND (s.created_at AT TIME ZONE 'Africa/Lagos')::date > d::date
                   AND (s.mapped_by IS NULL OR s.mapped_by NOT IN (by_person, told.member_id))
                   AND (s.uploaded_by NOT IN (by_person, told.member_id) OR EXISTS (
                     SELECT FROM public.statement_sender o
                      WHERE o.statement_id = s.id AND o.sent_by NOT IN (by_person, told.member_id))))) AS is_seen
      FROM told JOIN public.club_bank_account a ON a.currency = told.currency
     WHERE EXISTS (SELECT FROM public.bank_statement s WHERE s.account_id = a.id AND s.to_day >= told.from_day - 31)
  )
  SELECT coalesce((SELECT bool_and(is_seen) FROM account), false)
     AND NOT EXISTS (
       SELECT FROM told JOIN public.statement_line l
           ON l.currency = told.currency AND l.amount_minor <= -told.amount_minor AND l.booked_on >= told.from_day
        WHERE CASE WHEN l.amount_minor = -told.amount_minor
              THEN (l.withdrawal_id IS NULL AND l.refund_id IS NULL AND l.unmatched_id IS NULL)
                OR l.matched_by = by_person
                OR NOT public.line_is_of_others(l.id, l.statement_id, by_person, told.member_id)
                OR l.withdrawal_id = told.id OR l.refund_id = told.id
              ELSE l.state <> 'matched' OR l.matched_by = by_person END
           OR EXISTS (SELECT FROM public.unmatched_money u
                       WHERE (u.id = l.unmatched_id OR u.id IN (SELECT g.unmatched_id FROM public.statement_line_return g WHERE g.line_id = l.id))
                         AND by_person IN (u.recorded_by, u.decided_by)))
$function$;
