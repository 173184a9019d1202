CREATE OR REPLACE FUNCTION public.provider_of_credit(of_source uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT u.came_by FROM public.unmatched_money u WHERE u.id = of_source
   UNION ALL
  SELECT p.gateway FROM public.chargeback b JOIN public.payment p ON p.id = b.payment_id WHERE b.id = of_source
$function$;
