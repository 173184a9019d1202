import type { Portfolio } from './portfolio.ts'

/** Why a portfolio can't be deleted: money once came in. */
export function deletionProblem({ contributed }: Pick<Portfolio, 'contributed'>) {
  return contributed > 0 ? 'portfolio_funded' : undefined
}
