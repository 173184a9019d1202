import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { SharedReturns } from '@kinfold/contract/operator/returns/get-returns-posting'
import type { Handle } from '../../db/database.ts'
import type { RunRow } from './lock-run.ts'

// What a counter-posting hasn't come to yet is still posted.
const text = `
  SELECT coalesce(sum(amount_minor), 0)::int8 AS amount, coalesce(sum(fee_minor), 0)::int8 AS fee,
         count(*) FILTER (WHERE state <> 'waiting' AND NOT ($2::boolean AND state = 'posted'))::int AS booked
    FROM returns_share WHERE run_id = $1`

type Row = { readonly amount: bigint; readonly fee: bigint; readonly booked: number }

/** What the shares of a run come to, and how many of them are booked. */
export async function readShared(
  handle: Handle,
  { id, currency, status }: RunRow,
): Promise<SharedReturns> {
  const isReversal = status === 'reversing' || status === 'reversed'
  const [row] = await handle.query<Row>({ text, values: [id, isReversal] })
  const wire = (minor: bigint) => moneyToWire(money(currency, minor))
  return {
    return_amount: wire(row?.amount ?? 0n),
    fee: wire(row?.fee ?? 0n),
    booked: row?.booked ?? 0,
  }
}
