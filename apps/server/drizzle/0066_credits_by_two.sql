-- Who says that a chargeback was won, and whose money is that lies with a provider, gives it by hand as others do; above
-- the limit two say the same.
CREATE TABLE "first_word" (
  "source_id" uuid PRIMARY KEY NOT NULL,
  "member_id" uuid NOT NULL,
  "payment_id" uuid,
  "said_by" uuid NOT NULL,
  "said_at" timestamp with time zone NOT NULL,
  CONSTRAINT "first_word_not_to_oneself" CHECK (said_by <> member_id)
);

ALTER TABLE "unmatched_money" ADD COLUMN "clears_on" date;
ALTER TABLE "first_word" ADD CONSTRAINT "first_word_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "first_word" ADD CONSTRAINT "first_word_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "first_word" ADD CONSTRAINT "first_word_said_by_account_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "unmatched_money_uncleared" ON "unmatched_money" USING btree ("assigned_to","clears_on") WHERE clears_on IS NOT NULL;

-- What shows a credit to others than who gave it: a bank's line, as before; for money that lies with a provider, the line of
-- a payout of the provider since then, sent and recorded by others.
CREATE FUNCTION public.credit_is_shown(c public.hand_credit) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT public.hand_credit_is_shown(c.source_id, c.credited_by)
      OR EXISTS (
        SELECT FROM public.unmatched_money u
          JOIN public.settlement s ON s.gateway = u.came_by AND s.currency = u.currency AND s.undone_at IS NULL
           AND s.created_at > c.created_at AND s.recorded_by <> c.credited_by
          JOIN public.statement_line l ON l.settlement_id = s.id AND l.state = 'matched'
         WHERE u.id = c.source_id
           AND (EXISTS (SELECT FROM public.bank_statement b WHERE b.id = l.statement_id AND b.uploaded_by <> c.credited_by)
             OR EXISTS (SELECT FROM public.statement_line_sender o WHERE o.line_id = l.id AND o.sent_by <> c.credited_by)))
$$;

CREATE OR REPLACE FUNCTION public.credited_by_hand(of_member uuid, by_person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM public.hand_credit c
     WHERE c.member_id = of_member AND c.credited_by = by_person AND NOT public.credit_is_shown(c))
$$;

-- Neither is given without being written down as given by hand.
CREATE FUNCTION public.require_hand_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.hand_credit c WHERE c.source_id = NEW.id AND c.credited_by = NEW.decided_by) THEN
    RAISE EXCEPTION 'what a person gives by their word is written down as given by hand';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER is_given_by_hand BEFORE UPDATE OF status ON "chargeback" FOR EACH ROW
  WHEN (OLD.status <> 'won' AND NEW.status = 'won' AND NEW.decided_by IS NOT NULL)
  EXECUTE FUNCTION public.require_hand_credit();
CREATE TRIGGER is_given_by_hand BEFORE UPDATE OF state ON "unmatched_money" FOR EACH ROW
  WHEN (OLD.state <> 'assigned' AND NEW.state = 'assigned' AND NEW.came_by <> 'bank')
  EXECUTE FUNCTION public.require_hand_credit();
