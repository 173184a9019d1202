CREATE OR REPLACE FUNCTION public.credited_by_hand(of_member uuid, by_person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (
    SELECT FROM public.hand_credit c
     WHERE c.member_id = of_member AND c.credited_by = by_person AND NOT public.credit_is_shown(c))
$function$;
