import type { Handle } from '../../../db/database.ts'
import { type PortfolioRow, readPortfolios } from './read-portfolios.ts'

/** A member's own portfolio. */
export async function findPortfolio(
  handle: Handle,
  memberId: string,
  id: string,
): Promise<PortfolioRow | undefined> {
  const [found] = await readPortfolios(handle, memberId, { id })
  return found
}
