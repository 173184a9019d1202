-- A refund leaves the club as a withdrawal does: who gave its member money by hand neither proposes nor confirms it until a
-- bank's line from somebody else shows that money. What goes back to a wallet stays within the club.
CREATE FUNCTION public.keep_creditor_from_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_member uuid := (SELECT member_id FROM public.payment WHERE id = NEW.payment_id);
BEGIN
  IF public.credited_by_hand(of_member, NEW.proposed_by) OR public.credited_by_hand(of_member, NEW.decided_by) THEN
    RAISE EXCEPTION 'who gave a member money by hand neither proposes nor confirms their refund';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keeps_creditor_away_first BEFORE INSERT ON "refund" FOR EACH ROW
  WHEN (NEW.way <> 'wallet' AND NEW.status = 'proposed')
  EXECUTE FUNCTION public.keep_creditor_from_refund();
CREATE TRIGGER keeps_creditor_away BEFORE UPDATE OF status ON "refund" FOR EACH ROW
  WHEN (NEW.way <> 'wallet' AND OLD.status = 'proposed' AND NEW.status NOT IN ('proposed', 'discarded'))
  EXECUTE FUNCTION public.keep_creditor_from_refund();
