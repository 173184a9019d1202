CREATE OR REPLACE FUNCTION public.keep_club_mode()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the mode of a club never changes';
END $function$;

CREATE TRIGGER never_changes BEFORE DELETE OR UPDATE OR TRUNCATE ON public.club_mode FOR EACH STATEMENT EXECUTE FUNCTION keep_club_mode();
