import { customerQuery } from '@kinfold/api/account/get-customer'
import { plansQuery } from '@kinfold/api/plan/list-plans'
import { portfolioSummaryQuery } from '@kinfold/api/portfolio/get-portfolio-summary'
import { preloadQuery } from '@kinfold/api/query/preload-query'
import { exchangeRateQuery } from '@kinfold/api/reference/get-exchange-rate'
import { walletsQuery } from '@kinfold/api/wallet/get-wallets'

// The paths go into the document of the private pages, which asks before any code is there.
type FirstCall = { path: string; ask(): void }

/** What the shell of every private page shows. */
export const shellCalls: readonly FirstCall[] = [
  { path: customerQuery.endpoint.path, ask: () => preloadQuery(customerQuery, {}) },
  { path: walletsQuery.endpoint.path, ask: () => preloadQuery(walletsQuery, {}) },
  { path: plansQuery.endpoint.path, ask: () => preloadQuery(plansQuery, {}) },
]

/** What the overview shows besides. */
export const overviewCalls: readonly FirstCall[] = [
  { path: portfolioSummaryQuery.endpoint.path, ask: () => preloadQuery(portfolioSummaryQuery, {}) },
  { path: exchangeRateQuery.endpoint.path, ask: () => preloadQuery(exchangeRateQuery, {}) },
]
