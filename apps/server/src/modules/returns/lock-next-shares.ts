import { heldStatuses } from '@kinfold/contract/portfolio/portfolio-status'
import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { portfolioAccount } from '../../ledger/account-address.ts'
import { readBalances } from '../../ledger/read-balances.ts'
import { portfolio } from '../portfolio/portfolio.tables.ts'
import type { RunRow } from './lock-run.ts'
import { type RunWay, runWays } from './run-way.ts'

type Share = {
  readonly portfolio: string
  readonly member: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
}
export type BookableShare = Share & {
  /** What the portfolio holds. */
  readonly balance: bigint
  /** Its member has what it held, so what still comes goes on to the wallet. */
  readonly hasEnded: boolean
}

// The state is a literal, as in the indexes of these shares.
const textFor = (way: RunWay) => `
  SELECT portfolio_id AS portfolio, member_id AS member, amount_minor AS "amountMinor", fee_minor AS "feeMinor"
    FROM returns_share WHERE run_id = $1 AND state = '${runWays[way].from}'
   ORDER BY portfolio_id LIMIT $2 FOR UPDATE SKIP LOCKED`

/**
 * The next shares that no other process holds, and then their portfolios, in the order of their ids. What those hold
 * stays as it is: whoever moves their money locks them first.
 */
export async function lockNextShares(
  tx: Transaction,
  { id, currency }: Pick<RunRow, 'id' | 'currency'>,
  { way, limit }: { readonly way: RunWay; readonly limit: number },
): Promise<BookableShare[]> {
  const shares = await tx.query<Share>({ text: textFor(way), values: [id, limit] })
  if (shares.length === 0) return []
  const ids = shares.map(share => share.portfolio)
  const accountOf = (portfolioId: string) => portfolioAccount(portfolioId, currency)
  const [locked, balances] = await Promise.all([
    tx.orm
      .select({ id: portfolio.id, status: portfolio.status })
      .from(portfolio)
      .where(inArray(portfolio.id, ids))
      .orderBy(asc(portfolio.id))
      .for('no key update')
      .execute(),
    readBalances(tx, ids.map(accountOf)),
  ])
  const running = new Set(locked.filter(({ status }) => isHeld(status)).map(row => row.id))
  return shares.map(share => ({
    ...share,
    balance: balances.get(accountOf(share.portfolio))?.balance.minor ?? 0n,
    hasEnded: !running.has(share.portfolio),
  }))
}

const isHeld = (status: string) => (heldStatuses as readonly string[]).includes(status)
