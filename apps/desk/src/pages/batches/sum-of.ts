import { type Money, money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'

/** What withdrawals of one currency come to; undefined for none. */
export function sumOf(chosen: readonly RequestedWithdrawal[]): Money | undefined {
  const [first] = chosen
  if (!first) return undefined
  const { currency } = first.withdrawal
  const minor = chosen.reduce(
    (sum, { withdrawal }) => sum + moneyFromWire(currency, withdrawal.amount).minor,
    0n,
  )
  return money(currency, minor)
}
