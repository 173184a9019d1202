import type { SessionUser } from '@kinfold/contract/account/session-user'
import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import type { Currency } from '@kinfold/contract/money/currency'
import { payoutAccountFor } from '@kinfold/contract/withdrawal/payout-account'

/** Where a withdrawal in this currency would be paid, by the rule that the server goes by. */
export function payoutAccountOf(member: SessionUser, currency: Currency): BankAccount | undefined {
  return payoutAccountFor(currency, {
    ngn: member.ngn_bank_account,
    usd: member.usd_bank_account,
    international: member.international_bank_account,
    other: member.other_bank_account,
  })
}
