import { type PortfolioStatus, portfolioMachine } from '../../portfolio/portfolio-status.ts'
import { canMove } from '../../status/status-machine.ts'
import { aboutYourself } from '../about-yourself.ts'

interface Facts {
  readonly status: PortfolioStatus
  readonly memberId: string
}

/** Why an operator can't close a portfolio: it is their own, or holds nothing that could leave. */
export function closingProblem({ status, memberId }: Facts, by: string) {
  const isOpen = canMove(portfolioMachine, status, 'closed', 'operator')
  return aboutYourself(by, memberId) ?? (isOpen ? undefined : 'portfolio_not_open')
}
