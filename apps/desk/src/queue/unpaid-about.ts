import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'

/** What the news to a member says of a withdrawal besides the reason. */
export const unpaidAbout = (withdrawal: Withdrawal) => ({
  amount: moneyFromWire(withdrawal.currency, withdrawal.amount),
  bankName: withdrawal.bank_name,
  last4: withdrawal.account_number_last4,
})
