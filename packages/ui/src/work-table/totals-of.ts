import type { MoneyAmount } from '../money/money-parts.ts'

/** What rows come to: a sum for each currency, never one for two. Rows without an amount add nothing. */
export function totalsOf<Row>(
  rows: readonly Row[],
  amountOf: (row: Row) => MoneyAmount | undefined,
): readonly MoneyAmount[] {
  const sums = new Map<string, bigint>()
  for (const row of rows) {
    const amount = amountOf(row)
    if (amount) sums.set(amount.currency, (sums.get(amount.currency) ?? 0n) + amount.minor)
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, minor]) => ({ currency, minor }))
}
