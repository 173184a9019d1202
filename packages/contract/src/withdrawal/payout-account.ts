import type { BankAccount, BankAccountKind } from '../bank-account/bank-account.ts'
import type { Currency } from '../money/currency.ts'

/** A member's accounts by kind, as far as there are any. */
export type BankAccounts = { readonly [Kind in BankAccountKind]: BankAccount | null }

// Naira is only paid to an account whose holder the bank has confirmed.
const kindsByCurrency: Readonly<Record<Currency, readonly BankAccountKind[]>> = {
  NGN: ['ngn'],
  USD: ['usd', 'international', 'other'],
}

/**
 * The accounts that could take this currency, the preferred one first; refused ones are out. One that waits
 * for the operator's check is in: a member may ask for the money, and it is paid once the check is done
 * (`bank_account_unchecked` keeps the withdrawal from being approved before).
 */
export function candidatePayoutAccounts(currency: Currency, accounts: BankAccounts): BankAccount[] {
  return kindsByCurrency[currency]
    .map(kind => accounts[kind])
    .filter(account => account !== null)
    .filter(account => account.currency === currency && account.check.status !== 'refused')
}

/** Where a withdrawal in this currency is paid: an account of it in the member's own name, or none. */
export function payoutAccountFor(
  currency: Currency,
  accounts: BankAccounts,
): BankAccount | undefined {
  return candidatePayoutAccounts(currency, accounts).find(({ name_match }) => name_match.matches)
}
