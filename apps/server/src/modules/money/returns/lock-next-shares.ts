import { heldStatuses } from '@kinfold/contract/portfolio/portfolio-status'
import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { readBalances } from '../../../ledger/read-balances.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import type { RunRow } from './lock-run.ts'
import { readNextShares, type Share } from './read-next-shares.ts'
import type { RunWay } from './run-way.ts'

export type BookableShare = Share & {
  /** What the portfolio holds. */
  readonly balance: bigint
  /** Its member has what it held, so what still comes goes on to the wallet. */
  readonly hasEnded: boolean
}

/**
 * The next shares that no other process holds, and then their portfolios, in the order of their ids. What those hold
 * stays as it is: whoever moves their money locks them first.
 */
export async function lockNextShares(
  tx: Transaction,
  run: Pick<RunRow, 'id' | 'currency'>,
  next: { readonly way: RunWay; readonly limit: number },
): Promise<BookableShare[]> {
  const shares = await readNextShares(tx, run, next)
  if (shares.length === 0) return []
  const ids = shares.map(share => share.portfolio)
  const accountOf = (portfolioId: string) => portfolioAccount(portfolioId, run.currency)
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
