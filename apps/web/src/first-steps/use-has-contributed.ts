import { usePortfolioSummary } from '@kinfold/api/portfolio/get-portfolio-summary'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'

/** A portfolio whose first payment never came has nothing in it. */
export const hasAnything = (totals: PortfolioTotals | null): boolean =>
  totals !== null && (totals.contributed !== 0 || totals.value !== 0)

/** Whether the member ever paid anything in; undefined while that is not known. */
export function useHasContributed(): boolean | undefined {
  const { data } = usePortfolioSummary()
  if (!data) return undefined
  return [data.usd_portfolio, data.ngn_portfolio].some(totals => hasAnything(totals))
}
