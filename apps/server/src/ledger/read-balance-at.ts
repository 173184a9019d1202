import { type Money, money } from '@kinfold/contract/money/money'
import type { Handle } from '../db/database.ts'
import { type AccountAddress, currencyOf, rowsOf } from './account-address.ts'

// The balance at a moment, inclusive: what the books said then (bookedBy), or what had happened by then,
// whenever it was booked (effectiveBy).
export type Moment = { readonly bookedBy: Date } | { readonly effectiveBy: Date }

const booked = `SELECT coalesce(sum(p.amount), 0)::int8 AS balance
  FROM ledger.account a JOIN ledger.posting p ON p.account_id = a.id
  WHERE a.address = ANY($1) AND p.posted_at <= $2`

const effective = `SELECT coalesce(sum(p.amount), 0)::int8 AS balance
  FROM ledger.account a JOIN ledger.posting p ON p.account_id = a.id
  JOIN ledger.transfer t ON t.id = p.transfer_id
  WHERE a.address = ANY($1) AND t.event_at <= $2`

export async function readBalanceAt(
  handle: Handle,
  address: AccountAddress,
  moment: Moment,
): Promise<Money> {
  const [row] = await handle.query<{ balance: bigint }>(
    'bookedBy' in moment
      ? { text: booked, values: [rowsOf(address), moment.bookedBy] }
      : { text: effective, values: [rowsOf(address), moment.effectiveBy] },
  )
  return money(currencyOf(address), row?.balance ?? 0n)
}
