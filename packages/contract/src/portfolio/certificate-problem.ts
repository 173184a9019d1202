import { heldStatuses, type PortfolioStatus } from './portfolio-status.ts'

/** Why there is no certificate of a portfolio: it holds no money. */
export const certificateProblem = (status: PortfolioStatus): 'portfolio_not_open' | undefined =>
  heldStatuses.some(held => held === status) ? undefined : 'portfolio_not_open'
