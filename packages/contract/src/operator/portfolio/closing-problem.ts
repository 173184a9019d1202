import { type PortfolioStatus, portfolioMachine } from '../../portfolio/portfolio-status.ts'
import { canMove } from '../../status/status-machine.ts'

/** Why an operator can't close a portfolio. */
export function closingProblem(status: PortfolioStatus) {
  return canMove(portfolioMachine, status, 'closed', 'operator') ? undefined : 'portfolio_not_open'
}
