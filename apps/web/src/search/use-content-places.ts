import { useFaqs } from '@kinfold/api/faq/list-faqs'
import { usePlans } from '@kinfold/api/plan/list-plans'
import { usePortfolios } from '@kinfold/api/portfolio/list-portfolios'
import type { Place } from '@kinfold/app/palette/place'
import { dateFormat } from '@kinfold/contract/day/date-format'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { pathTo } from '../address/paths.ts'
import { planLink } from '../plan/plan-link.ts'

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

/** What the member has, what the club offers, and what it answers. */
export function useContentPlaces(): Place[] {
  const portfolios = usePortfolios({ per_page: maximumPerPage }).data?.items ?? []
  const plans = usePlans().data?.pools ?? []
  const faqs = useFaqs().data?.faqs ?? []
  return [
    ...portfolios.map(({ id, plan, started_on }) => ({
      to: pathTo.portfolio(id),
      label: started_on
        ? `${planLabel(plan)}, since ${day(new Date(started_on))}`
        : `${planLabel(plan)}, not begun`,
      note: 'Yours',
    })),
    ...plans.map(plan => ({ to: planLink(plan), label: planLabel(plan), note: 'Plan' })),
    ...faqs.map(({ id, question, category }) => ({
      to: pathTo.answer(id),
      label: question,
      note: 'Answer',
      also: category,
    })),
  ]
}
