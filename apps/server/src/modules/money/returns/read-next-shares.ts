import type { Transaction } from '../../../db/database.ts'
import type { RunRow } from './lock-run.ts'
import { type RunWay, runWays } from './run-way.ts'

export type Share = {
  readonly portfolio: string
  readonly member: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
}

// The state is a literal, as in the indexes of these shares.
const textFor = (way: RunWay) => `
  SELECT portfolio_id AS portfolio, member_id AS member, amount_minor AS "amountMinor", fee_minor AS "feeMinor"
    FROM returns_share WHERE run_id = $1 AND state = '${runWays[way].from}'
   ORDER BY portfolio_id LIMIT $2 FOR UPDATE SKIP LOCKED`

/** The next shares that no other process holds, locked, in the order of their portfolios' ids. */
export function readNextShares(
  tx: Transaction,
  { id }: Pick<RunRow, 'id'>,
  { way, limit }: { readonly way: RunWay; readonly limit: number },
): Promise<Share[]> {
  return tx.query<Share>({ text: textFor(way), values: [id, limit] })
}
