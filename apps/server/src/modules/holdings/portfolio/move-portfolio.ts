import {
  type PortfolioStatus,
  portfolioMachine,
} from '@kinfold/contract/portfolio/portfolio-status'
import { canMove, type Mover } from '@kinfold/contract/status/status-machine'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { PortfolioRecord } from './lock-portfolio.ts'
import { portfolio } from './portfolio.tables.ts'

type Path = {
  /** The statuses it goes through, one after the other; the last one stays. */
  readonly through: readonly [...PortfolioStatus[], PortfolioStatus]
  readonly by: Mover
  readonly startedOn?: null
  readonly maturesOn?: string | null
  readonly remindedOf?: null
  readonly retryOn?: null
}

/** Gives a locked portfolio its next status. A move that the contract doesn't know is a fault of the caller's. */
export async function movePortfolio(
  tx: Transaction,
  { id, status: before }: PortfolioRecord,
  { through, by, ...changes }: Path,
): Promise<void> {
  let status = before
  for (const next of through) {
    if (!canMove(portfolioMachine, status, next, by)) {
      throw new Error(`portfolio ${id} can’t go from ${status} to ${next}`)
    }
    status = next
  }
  await tx.orm
    .update(portfolio)
    .set({ ...changes, status })
    .where(eq(portfolio.id, id))
}
