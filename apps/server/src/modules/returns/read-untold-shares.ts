import type { Transaction } from '../../db/database.ts'
import type { RunRow } from './lock-run.ts'
import type { ToldShare } from './returns-news.ts'
import type { RunWay } from './run-way.ts'

// Literals, as in the indexes of these shares.
const untold = {
  posting: `state = 'posted' AND told_at IS NULL`,
  reversing: `state = 'reversed' AND reversal_told_at IS NULL`,
} as const satisfies Record<RunWay, string>

const textFor = (way: RunWay) => `
  SELECT s.member_id AS member, s.portfolio_id AS portfolio, s.amount_minor AS "amountMinor",
         s.fee_minor AS "feeMinor", f.status
    FROM returns_share s JOIN portfolio f ON f.id = s.portfolio_id
   WHERE s.run_id = $1 AND ${untold[way]} AND s.member_id IN (
     SELECT DISTINCT member_id FROM returns_share WHERE run_id = $1 AND ${untold[way]}
      ORDER BY member_id LIMIT $2)
   ORDER BY s.member_id, s.portfolio_id`

type Next = { readonly way: RunWay; readonly members: number }

/** Every share of the next members who have not heard of theirs. */
export function readUntoldShares(
  tx: Transaction,
  { id }: RunRow,
  { way, members }: Next,
): Promise<ToldShare[]> {
  return tx.query<ToldShare>({ text: textFor(way), values: [id, members] })
}
