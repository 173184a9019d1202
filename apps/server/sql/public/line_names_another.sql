CREATE OR REPLACE FUNCTION public.line_names_another(named text, of_source uuid, of_member uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (SELECT FROM public.payment p WHERE p.reference = named AND p.member_id <> of_member)
      OR EXISTS (SELECT FROM public.withdrawal w WHERE w.reference = named AND w.id <> of_source)
$function$;
