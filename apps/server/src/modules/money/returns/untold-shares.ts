import type { Transaction } from '../../../db/database.ts'
import type { RunRow } from './lock-run.ts'
import type { ToldShare } from './returns-news.ts'
import { type RunWay, runWays } from './run-way.ts'

const column = {
  posting: 'told_at',
  reversing: 'reversal_told_at',
} as const satisfies Record<RunWay, string>

// Literals, as in the indexes of these shares.
const isUntold = (way: RunWay) => `state = '${runWays[way].booked}' AND ${column[way]} IS NULL`

// One member after the other, by the index: a plan for many may look through the whole run.
const textFor = (way: RunWay) => `
  SELECT s.member_id AS member, s.portfolio_id AS portfolio, s.amount_minor AS "amountMinor",
         s.fee_minor AS "feeMinor", f.status
    FROM (SELECT DISTINCT member_id FROM returns_share WHERE run_id = $1 AND ${isUntold(way)}
           ORDER BY member_id LIMIT $2) next
   CROSS JOIN LATERAL (SELECT * FROM returns_share
                        WHERE run_id = $1 AND ${isUntold(way)} AND member_id = next.member_id OFFSET 0) s
    JOIN portfolio f ON f.id = s.portfolio_id
   ORDER BY s.member_id, s.portfolio_id`

type Next = { readonly way: RunWay; readonly members: number }

/** Every share of the next members who have not heard of theirs, in the order of their ids. */
export function readUntoldShares(
  tx: Transaction,
  { id }: RunRow,
  { way, members }: Next,
): Promise<ToldShare[]> {
  return tx.query<ToldShare>({ text: textFor(way), values: [id, members] })
}

type Told = { readonly way: RunWay; readonly shares: readonly ToldShare[]; readonly at: Date }

/** Their members have heard of them: from the first member to the last there was nobody else who had not. */
export async function writeTold(
  tx: Transaction,
  { id }: RunRow,
  { way, shares, at }: Told,
): Promise<void> {
  const text = `
    UPDATE returns_share SET ${column[way]} = $2
     WHERE run_id = $1 AND ${isUntold(way)} AND member_id BETWEEN $3 AND $4`
  await tx.query({ text, values: [id, at, shares[0]?.member, shares.at(-1)?.member] })
}
