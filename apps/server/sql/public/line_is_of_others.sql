CREATE OR REPLACE FUNCTION public.line_is_of_others(of_line uuid, of_statement uuid, by_person uuid, of_member uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (
    SELECT FROM public.bank_statement s
     WHERE s.id = of_statement AND (s.mapped_by IS NULL OR s.mapped_by NOT IN (by_person, of_member))
       AND (s.uploaded_by NOT IN (by_person, of_member)
         OR EXISTS (SELECT FROM public.statement_line_sender o
                     WHERE o.line_id = of_line AND o.sent_by NOT IN (by_person, of_member))))
     AND NOT EXISTS (
       SELECT FROM public.audit_entry a
        WHERE a.subject_id = of_line::text AND a.actor_id = by_person
          AND (a.action = 'statement.unmatched'
            OR a.action = 'statement.first_unmatched' AND EXISTS (
              SELECT FROM public.audit_entry b
               WHERE b.subject_id = a.subject_id AND b.number > a.number AND b.action = 'statement.unmatched')))
$function$;
