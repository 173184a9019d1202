import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import type { Handle } from '../db/database.ts'

export type HolderSums = { readonly [C in Currency]: Money<C> }

/** The total that waits for its owners: approved withdrawals, or unmatched money. */
export async function readHolderSums(
  handle: Handle,
  kind: 'payouts' | 'unmatched',
): Promise<HolderSums> {
  const rows = await handle.query<{ currency: Currency; total: bigint }>({
    text: `SELECT currency, sum(balance)::int8 AS total FROM ledger.account
            WHERE kind = $1 AND kind IN ('payouts', 'unmatched') GROUP BY currency`,
    values: [kind],
  })
  const total = (currency: Currency) => rows.find(row => row.currency === currency)?.total ?? 0n
  return { NGN: money('NGN', total('NGN')), USD: money('USD', total('USD')) }
}
