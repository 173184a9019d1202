import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { SharedReturns } from '@kinfold/contract/operator/returns/get-returns-posting'
import type { Handle } from '../../../db/database.ts'
import type { RunRow } from './lock-run.ts'

/**
 * What the shares of a run come to, and how many of them are booked. A draft's are added up: that is what the second person
 * agrees to. From there they are kept as they are, the checks of the books hold them to the run's totals, and the desk asks
 * every two seconds how far it has come: only what is left to do is counted.
 */
export async function readShared(handle: Handle, run: RunRow): Promise<SharedReturns> {
  const { amount, fee } = run.status === 'draft' ? await addUp(handle, run) : totalsOf(run)
  const wire = (minor: bigint) => moneyToWire(money(run.currency, minor))
  return { return_amount: wire(amount), fee: wire(fee), booked: await countBooked(handle, run) }
}

type Sums = { readonly amount: bigint; readonly fee: bigint }

const totalsOf = ({ totalMinor, feeMinor }: RunRow): Sums => ({ amount: totalMinor, fee: feeMinor })

async function addUp(handle: Handle, { id }: RunRow): Promise<Sums> {
  const [row] = await handle.query<Sums>({
    text: `SELECT coalesce(sum(amount_minor), 0)::int8 AS amount, coalesce(sum(fee_minor), 0)::int8 AS fee
             FROM returns_share WHERE run_id = $1`,
    values: [id],
  })
  return row ?? { amount: 0n, fee: 0n }
}

/** What a counter-posting hasn't come to yet is still posted. */
async function countBooked(handle: Handle, { id, status, portfolios }: RunRow): Promise<number> {
  if (status === 'draft' || status === 'discarded') return 0
  if (status === 'posting') return portfolios - (await count(handle, id, 'waiting'))
  if (status === 'reversing') return portfolios - (await count(handle, id, 'posted'))
  return portfolios
}

/** By an index of those in this state alone. */
async function count(handle: Handle, id: string, state: 'waiting' | 'posted'): Promise<number> {
  const [row] = await handle.query<{ shares: number }>({
    text: `SELECT count(*)::int AS shares FROM returns_share WHERE run_id = $1 AND state = '${state}'`,
    values: [id],
  })
  return row?.shares ?? 0
}
