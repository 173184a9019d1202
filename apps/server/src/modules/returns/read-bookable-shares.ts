import { heldStatuses } from '@kinfold/contract/portfolio/portfolio-status'
import type { Transaction } from '../../db/database.ts'

export type BookableShare = {
  readonly portfolio: string
  readonly member: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  /** What the portfolio holds. */
  readonly balance: bigint
  /** Its member has what it held, so what still comes goes on to the wallet. */
  readonly hasEnded: boolean
}

const text = `
  SELECT s.portfolio_id AS portfolio, s.member_id AS member, s.amount_minor AS "amountMinor", s.fee_minor AS "feeMinor",
         coalesce(a.balance, 0)::int8 AS balance, f.status <> ALL ($3) AS "hasEnded"
    FROM returns_share s JOIN portfolio f ON f.id = s.portfolio_id
    LEFT JOIN ledger.account a ON a.address = 'portfolio:' || f.id || ':' || f.currency
   WHERE s.run_id = $1 AND s.portfolio_id = ANY ($2)
   ORDER BY s.portfolio_id`

/** Shares with what their portfolios hold, in the order of the ids. */
export function readBookableShares(
  tx: Transaction,
  run: string,
  portfolios: readonly string[],
): Promise<BookableShare[]> {
  return tx.query<BookableShare>({ text, values: [run, portfolios, heldStatuses] })
}
