import { customerQuery } from '@kinfold/api/account/get-customer'
import { plansQuery } from '@kinfold/api/plan/list-plans'
import { portfolioSummaryQuery } from '@kinfold/api/portfolio/get-portfolio-summary'
import { preloadQuery } from '@kinfold/api/query/preload-query'
import { walletsQuery } from '@kinfold/api/wallet/get-wallets'

/** Asks for what the shell and the overview show, all at once, before anything of them is drawn. */
export function askEarly(pathname: string): void {
  preloadQuery(customerQuery, {})
  preloadQuery(walletsQuery, {})
  preloadQuery(plansQuery, {})
  if (/^\/dashboard(\/overview)?\/?$/.test(pathname)) preloadQuery(portfolioSummaryQuery, {})
}
