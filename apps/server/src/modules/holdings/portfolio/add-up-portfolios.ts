import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { contributed } from './describe-portfolio.ts'
import type { PortfolioRow } from './read-portfolios.ts'

/** Several portfolios of one currency taken together. */
export function addUpPortfolios(
  currency: Currency,
  portfolios: readonly PortfolioRow[],
): PortfolioTotals {
  const sum = (part: (row: PortfolioRow) => bigint) =>
    moneyToWire(
      money(
        currency,
        portfolios.reduce((all, row) => all + part(row), 0n),
      ),
    )
  return {
    currency,
    value: sum(row => row.value),
    contributed: sum(contributed),
    returns: sum(row => row.returns),
    fees: sum(row => row.fees),
    paid_out: sum(row => row.paid_out),
    portfolios: portfolios.length,
  }
}
