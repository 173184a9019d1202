CREATE OR REPLACE FUNCTION public.credit_is_shown(c hand_credit)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT public.hand_credit_is_shown(c.source_id, c.credited_by)
      OR CASE WHEN c.kind IN ('unmatched', 'chargeback_won') AND public.provider_of_credit(c.source_id) <> 'bank' THEN coalesce((
        SELECT sum(o.amount_minor) FROM public.hand_credit o
         WHERE o.credited_by = c.credited_by AND o.created_at >= c.created_at AND o.currency = c.currency
           AND o.kind IN ('unmatched', 'chargeback_won')
           AND o.source_id IN (
             SELECT u.id FROM public.unmatched_money u WHERE u.came_by = (SELECT public.provider_of_credit(c.source_id))
              UNION ALL
             SELECT b.id FROM public.chargeback b
              WHERE (SELECT p.gateway FROM public.payment p WHERE p.id = b.payment_id) = (SELECT public.provider_of_credit(c.source_id)))
      ) <= (
        SELECT coalesce(sum(s.paid_out_minor + s.charge_minor), 0) FROM public.settlement s
          JOIN public.statement_line l ON l.settlement_id = s.id AND l.state = 'matched'
         WHERE s.gateway = (SELECT public.provider_of_credit(c.source_id)) AND s.currency = c.currency AND s.undone_at IS NULL
           AND s.created_at > c.created_at AND s.recorded_by NOT IN (c.credited_by, c.member_id)
           AND public.line_is_of_others(l.id, l.statement_id, c.credited_by, c.member_id)), false) ELSE false END
$function$;
