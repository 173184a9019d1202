CREATE OR REPLACE FUNCTION ledger.keep_quote(p_id uuid, p_named text, p_sold_currency text, p_sold bigint, p_bought_currency text, p_bought bigint, p_fee bigint, p_rate numeric, p_rate_set_at timestamp with time zone, p_expires_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  INSERT INTO ledger.quote (id, named, sold_currency, sold, bought_currency, bought, fee, rate, rate_set_at, expires_at)
  VALUES (p_id, p_named, p_sold_currency, p_sold, p_bought_currency, p_bought, p_fee, p_rate, p_rate_set_at, p_expires_at)
  ON CONFLICT (id) DO NOTHING;
  IF FOUND THEN RETURN; END IF;
  PERFORM FROM ledger.quote WHERE id = p_id
    AND (named, sold_currency, sold, bought_currency, bought, fee, rate, rate_set_at)
      = (p_named, p_sold_currency, p_sold, p_bought_currency, p_bought, p_fee, p_rate, p_rate_set_at);
  IF NOT FOUND THEN RAISE EXCEPTION 'quote % is another one', p_id USING ERRCODE = 'LG409'; END IF;
END $function$;
