CREATE OR REPLACE FUNCTION ledger.address_of(p_kind text, p_holder text, p_currency text, p_part smallint)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN p_kind || ':' || p_holder || ':' || p_currency || CASE p_part WHEN 0 THEN '' ELSE '#' || p_part END;
END $function$;
