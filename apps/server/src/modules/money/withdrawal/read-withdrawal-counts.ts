import { openWithdrawalStatuses } from '@kinfold/contract/withdrawal/withdrawal-status'
import type { Transaction } from '../../../db/database.ts'

type Counts = { readonly open: number; readonly lately: number }

const text = `
  SELECT count(*) FILTER (WHERE w.status = ANY ($2))::int AS open,
         count(*) FILTER (WHERE w.requested_at > $3::timestamptz - interval '24 hours')::int AS lately
    FROM wallet o JOIN withdrawal w ON w.wallet_id = o.id
   WHERE o.member_id = $1 AND (w.status = ANY ($2) OR w.requested_at > $3::timestamptz - interval '24 hours')`

/** How many withdrawals of a member, locked by the caller, are on their way, and were asked for within a day. */
export async function readWithdrawalCounts(
  tx: Transaction,
  memberId: string,
  now: Date,
): Promise<Counts> {
  const [counts] = await tx.query<Counts>({ text, values: [memberId, openWithdrawalStatuses, now] })
  return counts ?? { open: 0, lately: 0 }
}
