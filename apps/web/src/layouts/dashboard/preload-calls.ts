import { customerQuery } from '@kinfold/api/account/get-customer'
import { plansQuery } from '@kinfold/api/plan/list-plans'
import { portfolioSummaryQuery } from '@kinfold/api/portfolio/get-portfolio-summary'
import { preloadQuery } from '@kinfold/api/query/preload-query'
import { walletsQuery } from '@kinfold/api/wallet/get-wallets'
import { matchPath } from 'react-router-dom'
import { paths } from '../../address/paths.ts'

// The paths go into the document of the private pages, which asks before any code is there.
type PreloadedCall = { path: string; ask(): void }

/** What the shell of every private page shows. */
export const shellCalls: readonly PreloadedCall[] = [
  { path: customerQuery.endpoint.path, ask: () => preloadQuery(customerQuery, {}) },
  { path: walletsQuery.endpoint.path, ask: () => preloadQuery(walletsQuery, {}) },
  { path: plansQuery.endpoint.path, ask: () => preloadQuery(plansQuery, {}) },
]

/** What the overview shows besides. */
export const overviewCalls: readonly PreloadedCall[] = [
  { path: portfolioSummaryQuery.endpoint.path, ask: () => preloadQuery(portfolioSummaryQuery, {}) },
]

/** Asks for what the shell and the overview show, all at once, before anything of them is drawn. */
export function preloadCalls(pathname: string): void {
  const isOverview = [paths.dashboard, paths.overview].some(path => matchPath(path, pathname))
  for (const call of isOverview ? [...shellCalls, ...overviewCalls] : shellCalls) call.ask()
}
