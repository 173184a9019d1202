import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'

/** What opens to add one of the member's bank accounts, or to change it. */
export type AccountModalProps = {
  /** The one that is kept now. */
  account: BankAccount | null
  onClose: () => void
}
