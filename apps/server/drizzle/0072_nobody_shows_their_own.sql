-- As before, but neither a file nor columns of the member who was given the money show it, and no line shows anything to
-- who undid a match of it.
CREATE FUNCTION public.line_is_of_others(of_line uuid, of_statement uuid, by_person uuid, of_member uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM public.bank_statement s
     WHERE s.id = of_statement AND (s.mapped_by IS NULL OR s.mapped_by NOT IN (by_person, of_member))
       AND (s.uploaded_by NOT IN (by_person, of_member)
         OR EXISTS (SELECT FROM public.statement_line_sender o
                     WHERE o.line_id = of_line AND o.sent_by NOT IN (by_person, of_member))))
     AND NOT EXISTS (SELECT FROM public.audit_entry a
                      WHERE a.subject_id = of_line::text AND a.action = 'statement.unmatched' AND a.actor_id = by_person)
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
      ) line JOIN public.hand_credit c ON c.source_id = of_source AND c.credited_by = by_person
     WHERE line.state = 'matched' AND line.amount_minor > 0
       AND public.line_is_of_others(line.id, line.statement_id, by_person, c.member_id))
      OR public.money_never_left(of_source, by_person)
$$;

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
                       WHERE u.id = l.unmatched_id AND by_person IN (u.recorded_by, u.decided_by)))
$$;

CREATE OR REPLACE FUNCTION public.credit_is_shown(c public.hand_credit) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT public.hand_credit_is_shown(c.source_id, c.credited_by)
      OR coalesce((
        SELECT sum(o.amount_minor) FROM public.hand_credit o JOIN public.unmatched_money m ON m.id = o.source_id
          JOIN public.unmatched_money u ON u.id = c.source_id AND (m.came_by, m.currency) = (u.came_by, u.currency)
         WHERE o.credited_by = c.credited_by AND o.created_at >= c.created_at
      ) <= (
        SELECT coalesce(sum(s.paid_out_minor + s.charge_minor), 0) FROM public.unmatched_money u
          JOIN public.settlement s ON s.gateway = u.came_by AND s.currency = u.currency AND s.undone_at IS NULL
           AND s.created_at > c.created_at AND s.recorded_by NOT IN (c.credited_by, c.member_id)
          JOIN public.statement_line l ON l.settlement_id = s.id AND l.state = 'matched'
         WHERE u.id = c.source_id AND public.line_is_of_others(l.id, l.statement_id, c.credited_by, c.member_id)), false)
$$;

DROP FUNCTION public.line_is_of_others(uuid, uuid, uuid);
