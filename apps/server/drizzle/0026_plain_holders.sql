-- Only open_accounts adds an account, and its pattern takes no other holder. As a CHECK the regular
-- expression ran again with every posting: a fifteenth of its processor time.
SET LOCAL ROLE kinfold_ledger;
ALTER TABLE ledger.account DROP CONSTRAINT account_holder_plain;
RESET ROLE;
