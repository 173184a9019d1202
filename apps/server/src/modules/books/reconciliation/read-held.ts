import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import type { Handle } from '../../../db/database.ts'

type Sum = {
  readonly kind: string
  readonly holder: string
  readonly currency: Currency
  readonly minor: bigint
}

// What the club has is below zero in the books.
const text = `
  SELECT kind, holder, currency, (-sum(amount_minor))::int8 AS minor
    FROM outside_day WHERE day <= $1::date GROUP BY kind, holder, currency`

/** What the books say that lay in each account outside at the end of a day; today's stand as they are now. */
export async function readHeld(handle: Handle, day: string) {
  const sums = await handle.query<Sum>({ text, values: [day] })
  return (kind: 'bank' | 'clearing', holder: string, currency: Currency): Money => {
    const found = sums.find(
      sum => sum.kind === kind && sum.holder === holder && sum.currency === currency,
    )
    return money(currency, found?.minor ?? 0n)
  }
}
