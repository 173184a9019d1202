import { usePortfolioSummary } from '@kinfold/api/portfolio/get-portfolio-summary'
import { usePortfolios } from '@kinfold/api/portfolio/list-portfolios'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { ReadTogether } from '@kinfold/app/errors/read-together'
import type { Currency } from '@kinfold/contract/money/currency'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { ComingDates } from './coming-dates.tsx'
import { HoldingsHero } from './holdings-hero.tsx'
import { PlansOverTime } from './plans-over-time.tsx'
import { PortfolioList } from './portfolio-list.tsx'

/** What a member has in plans of one currency. */
export function OwnHoldings({ currency }: { currency: Currency }) {
  const [page, goTo] = usePageNumber()
  // Portfolios of one plan stand together, and so as many as can be are asked for at once.
  const perPage = maximumPerPage
  const query = usePortfolios({ currency, page, per_page: perPage })
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <ReadTogether reads={[query, usePortfolioSummary()]}>
        <HoldingsHero currency={currency} />
        <PortfolioList {...{ currency, query, page, perPage }} onPageChange={goTo} />
        <ComingDates currency={currency} portfolios={query.data?.items} />
        <PlansOverTime currency={currency} />
      </ReadTogether>
    </div>
  )
}
