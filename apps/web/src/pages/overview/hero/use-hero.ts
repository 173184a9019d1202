import { useExchangeRate } from '@kinfold/api/reference/get-exchange-rate'
import { parseExchangeRate } from '@kinfold/contract/money/convert-money'
import type { PortfolioSummary } from '@kinfold/contract/portfolio/get-portfolio-summary'
import { useState } from 'react'
import { club } from '../../../club/club.ts'
import { hasAnything } from '../../../first-steps/use-has-contributed.ts'
import { sumIn, sumTogether, type ValueSum } from '../../../portfolio/value-sum.ts'

type HeroView = 'together' | 'NGN' | 'USD'

function heldIn(totals: PortfolioSummary['ngn_portfolio'] | undefined): ValueSum | undefined {
  return totals && hasAnything(totals) ? sumIn(totals) : undefined
}

type Can = {
  chosen: HeroView | undefined
  canConvert: boolean
  hasBoth: boolean
  hasNaira: boolean
}

/** Both together unless the member chose, or there is nothing to put together. */
function viewOf({ chosen, canConvert, hasBoth, hasNaira }: Can): HeroView {
  if (!hasBoth) return hasNaira ? 'NGN' : 'USD'
  if (chosen && (chosen !== 'together' || canConvert)) return chosen
  return canConvert ? 'together' : club.currencies[0]
}

/** What the one figure is in the currency that is shown, and what its curve is made of. */
export function useHero(summary: PortfolioSummary | undefined) {
  const { data: exchange, failure } = useExchangeRate()
  const [chosen, choose] = useState<HeroView>()
  const naira = heldIn(summary?.ngn_portfolio)
  const dollars = heldIn(summary?.usd_portfolio)
  const hasBoth = naira !== undefined && dollars !== undefined
  const rate = exchange?.exchange_rate ? parseExchangeRate(exchange.exchange_rate) : undefined
  const view = viewOf({ chosen, canConvert: rate !== undefined, hasBoth, hasNaira: !!naira })
  const together = view === 'together' && hasBoth && rate !== undefined
  const alone = view === 'USD' ? dollars : naira
  return {
    // The rate is asked for with the portfolios; without an answer each currency stands for itself.
    waits: !summary || (hasBoth && !exchange && !failure),
    hasBoth,
    view,
    choose,
    sum: together ? sumTogether(naira, dollars, rate) : alone,
    curve: {
      naira: view === 'USD' ? undefined : naira,
      dollars: view === 'NGN' ? undefined : dollars,
      rate: together ? rate : undefined,
    },
    /** As the club has it; undefined while nothing can be converted. */
    exchange: rate ? exchange : undefined,
  } as const
}
