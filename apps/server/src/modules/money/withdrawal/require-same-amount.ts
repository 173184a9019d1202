import type { FoundPayout } from '../../../providers/payouts/payout-provider.ts'
import { amountOf, type WithdrawalRow } from './describe-withdrawal.ts'

/** Nothing is booked where a provider says another amount than it was asked for. */
export function requireSameAmount(row: WithdrawalRow, found: FoundPayout): void {
  if (!('amount' in found)) return
  const { currency, minor } = amountOf(row)
  if (found.amount.currency !== currency || found.amount.minor !== minor) {
    throw new Error(`the provider paid another amount for withdrawal ${row.id}`)
  }
}
