import { planLabel } from '../plan/plan-label.ts'
import type { Portfolio } from './portfolio.ts'

/** What a portfolio goes by: the name that its member gave it, or its plan’s. */
export const portfolioTitle = ({ name, plan }: Pick<Portfolio, 'name' | 'plan'>): string =>
  name ?? planLabel(plan)
