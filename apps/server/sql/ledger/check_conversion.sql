CREATE OR REPLACE FUNCTION ledger.check_conversion(p_quote uuid, p_addresses text[], p_amounts bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_quote ledger.quote;
BEGIN
  SELECT * INTO v_quote FROM ledger.quote WHERE id = p_quote;
  IF NOT FOUND THEN RAISE EXCEPTION 'a conversion names its quote' USING ERRCODE = 'LG426'; END IF;
  IF EXISTS (
    (SELECT split_part(address, ':', 1), left(split_part(address, ':', 3), 3), sum(amount)
     FROM unnest(p_addresses, p_amounts) d (address, amount)
     WHERE split_part(address, ':', 1) IN ('fx', 'fees') GROUP BY 1, 2
     EXCEPT
     SELECT kind, currency, amount FROM (VALUES
       ('fx', v_quote.sold_currency, v_quote.sold),
       ('fx', v_quote.bought_currency, -v_quote.bought),
       ('fees', v_quote.sold_currency, v_quote.fee)) q (kind, currency, amount))
    UNION ALL
    (SELECT kind, currency, amount FROM (VALUES
       ('fx', v_quote.sold_currency, v_quote.sold),
       ('fx', v_quote.bought_currency, -v_quote.bought),
       ('fees', v_quote.sold_currency, v_quote.fee)) q (kind, currency, amount)
     WHERE amount <> 0
     EXCEPT
     SELECT split_part(address, ':', 1), left(split_part(address, ':', 3), 3), sum(amount)
     FROM unnest(p_addresses, p_amounts) d (address, amount) GROUP BY 1, 2)
  ) THEN
    RAISE EXCEPTION 'the transfer differs from quote %', p_quote USING ERRCODE = 'LG426';
  END IF;
END $function$;
