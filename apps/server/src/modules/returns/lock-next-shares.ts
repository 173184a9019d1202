import type { ReturnsShareState } from '@kinfold/contract/operator/returns/returns-share'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { portfolio } from '../portfolio/portfolio.tables.ts'
import type { RunRow } from './lock-run.ts'
import { type BookableShare, readBookableShares } from './read-bookable-shares.ts'
import { returnsShare } from './returns.tables.ts'

type Next = { readonly from: ReturnsShareState; readonly limit: number }

/**
 * The next shares that no other process holds, and then their portfolios, in the order of their ids. What those hold
 * stays as it is: whoever moves their money locks them first.
 */
export async function lockNextShares(
  tx: Transaction,
  { id }: Pick<RunRow, 'id'>,
  { from, limit }: Next,
): Promise<BookableShare[]> {
  const next = await tx.orm
    .select({ portfolioId: returnsShare.portfolioId })
    .from(returnsShare)
    .where(and(eq(returnsShare.runId, id), eq(returnsShare.state, from)))
    .orderBy(asc(returnsShare.portfolioId))
    .limit(limit)
    .for('update', { skipLocked: true })
  if (next.length === 0) return []
  const ids = next.map(({ portfolioId }) => portfolioId)
  await tx.orm
    .select({ id: portfolio.id })
    .from(portfolio)
    .where(inArray(portfolio.id, ids))
    .orderBy(asc(portfolio.id))
    .for('no key update')
  return readBookableShares(tx, id, ids)
}
