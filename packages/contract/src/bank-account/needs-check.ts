import type { BankAccount } from './bank-account.ts'

/** A bank vouches for the name of a naira account; of those in dollars the club checks each. */
export function needsCheck({ kind, currency }: Pick<BankAccount, 'kind' | 'currency'>): boolean {
  return kind !== 'ngn' && currency === 'USD'
}
