import { canMove } from '../status/status-machine.ts'
import type { Portfolio } from './portfolio.ts'
import { portfolioMachine } from './portfolio-status.ts'

/** Why a portfolio can't be deleted: money once came in, or it is deleted already. */
export function deletionProblem({
  status,
  contributed,
}: Pick<Portfolio, 'status' | 'contributed'>) {
  if (status === 'cancelled') return 'portfolio_not_open'
  const isUnfunded = contributed === 0 && canMove(portfolioMachine, status, 'cancelled', 'member')
  return isUnfunded ? undefined : 'portfolio_funded'
}
