CREATE OR REPLACE FUNCTION public.hand_credit_is_shown(of_source uuid, by_person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (
    SELECT FROM (
        SELECT id, statement_id, state, amount_minor, named FROM public.statement_line WHERE payment_id = of_source
        UNION ALL
        SELECT id, statement_id, state, amount_minor, named FROM public.statement_line WHERE unmatched_id = of_source
        UNION ALL
        SELECT id, statement_id, state, amount_minor, named FROM public.statement_line WHERE withdrawal_id = of_source
        UNION ALL
        SELECT id, statement_id, state, amount_minor, named FROM public.statement_line WHERE refund_id = of_source
      ) line JOIN public.hand_credit c ON c.source_id = of_source AND c.credited_by = by_person
     WHERE line.state = 'matched' AND line.amount_minor > 0
       AND public.line_is_of_others(line.id, line.statement_id, by_person, c.member_id)
       AND (NOT public.line_names_another(line.named, of_source, c.member_id)
         OR EXISTS (SELECT FROM public.hand_credit o WHERE o.source_id = of_source AND o.credited_by <> by_person)))
      OR public.money_never_left(of_source, by_person)
$function$;
