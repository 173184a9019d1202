-- Who gave a member money by hand decides about none of their withdrawals until a bank's line from somebody else shows it.
CREATE TABLE "hand_credit" (
  "source_id" uuid NOT NULL,
  "credited_by" uuid NOT NULL,
  "kind" text NOT NULL,
  "member_id" uuid NOT NULL,
  "currency" text NOT NULL,
  "amount_minor" bigint NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  CONSTRAINT "hand_credit_once" PRIMARY KEY("member_id","source_id","credited_by"),
  CONSTRAINT "hand_credit_above_zero" CHECK (amount_minor > 0),
  CONSTRAINT "hand_credit_not_to_oneself" CHECK (credited_by <> member_id)
);

CREATE TABLE "statement_line_sender" (
  "line_id" uuid NOT NULL,
  "sent_by" uuid NOT NULL,
  CONSTRAINT "statement_line_sender_once" PRIMARY KEY("line_id","sent_by")
);

ALTER TABLE "hand_credit" ADD CONSTRAINT "hand_credit_credited_by_account_id_fk" FOREIGN KEY ("credited_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "hand_credit" ADD CONSTRAINT "hand_credit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line_sender" ADD CONSTRAINT "statement_line_sender_line_id_statement_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."statement_line"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "statement_line_sender" ADD CONSTRAINT "statement_line_sender_sent_by_account_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;

-- Whether a line of the bank shows money that came in, in a file that somebody else sent, be it the second to send it.
CREATE FUNCTION public.hand_credit_is_shown(of_source uuid, by_person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM (
        SELECT id, statement_id, state, amount_minor FROM public.statement_line WHERE payment_id = of_source
        UNION ALL
        SELECT id, statement_id, state, amount_minor FROM public.statement_line WHERE unmatched_id = of_source
      ) line
     WHERE line.state = 'matched' AND line.amount_minor > 0
       AND (EXISTS (SELECT FROM public.bank_statement s WHERE s.id = line.statement_id AND s.uploaded_by <> by_person)
         OR EXISTS (SELECT FROM public.statement_line_sender s WHERE s.line_id = line.id AND s.sent_by <> by_person)))
$$;

CREATE FUNCTION public.credited_by_hand(of_member uuid, by_person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM public.hand_credit c
     WHERE c.member_id = of_member AND c.credited_by = by_person
       AND NOT public.hand_credit_is_shown(c.source_id, c.credited_by))
$$;

CREATE FUNCTION public.keep_creditor_from_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_member uuid := (SELECT member_id FROM public.wallet WHERE id = NEW.wallet_id);
  by_person uuid := CASE NEW.status
    WHEN 'approved' THEN NEW.decided_by
    ELSE (SELECT prepared_by FROM public.payout_batch WHERE id = NEW.batch_id) END;
BEGIN
  IF public.credited_by_hand(of_member, by_person) THEN
    RAISE EXCEPTION 'who gave a member money by hand neither approves nor prepares their withdrawal';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keeps_creditor_away BEFORE UPDATE OF status ON "withdrawal" FOR EACH ROW
  WHEN ((OLD.status, NEW.status) IN (('pending', 'approved'), ('approved', 'in_batch')))
  EXECUTE FUNCTION public.keep_creditor_from_withdrawal();

CREATE FUNCTION public.keep_creditor_from_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.withdrawal w JOIN public.wallet o ON o.id = w.wallet_id
     WHERE w.batch_id = NEW.id AND public.credited_by_hand(o.member_id, NEW.released_by))
  THEN
    RAISE EXCEPTION 'who gave a member money by hand doesn''t release their withdrawal';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keeps_creditor_away BEFORE UPDATE OF status ON "payout_batch" FOR EACH ROW
  WHEN (OLD.status = 'prepared' AND NEW.status = 'released')
  EXECUTE FUNCTION public.keep_creditor_from_batch();
