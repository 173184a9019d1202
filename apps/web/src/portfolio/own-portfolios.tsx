import { usePortfoliosOfPlan, usePurplePortfolios } from '@kinfold/api/portfolio/list-portfolios'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { currencies } from '@kinfold/contract/money/currency'
import { type Plan, purple } from '@kinfold/contract/plan/plan'
import { Card } from '@kinfold/ui/card'
import { DataTable } from '@kinfold/ui/data-table'
import { EmptyState } from '@kinfold/ui/empty-state'
import { Link, useSearchParams } from 'react-router-dom'
import { pathTo } from '../address/paths.ts'
import { PagedList, rowsPerPage } from '../list/paged-list.tsx'
import { columnsInPlan } from './portfolio-columns.tsx'

/** Of a purple plan all of its currency, as the address asks; of any other those of the plan itself. */
export function OwnPortfolios({ plan }: { plan: Plan }) {
  const [address] = useSearchParams()
  const [page, goTo] = usePageNumber()
  const part = { page, per_page: rowsPerPage }
  const isPurple = plan.product_type === purple && address.get('product_type') === purple
  const currency = currencies.find(value => value === address.get('currency'))
  const ofPurple = usePurplePortfolios(
    { currency, productType: isPurple ? purple : undefined },
    part,
  )
  const ofPlan = usePortfoliosOfPlan(isPurple ? undefined : String(plan.id), part)
  return (
    <PagedList query={isPurple ? ofPurple : ofPlan} of="portfolios" page={page} onPageChange={goTo}>
      {rows =>
        rows?.length === 0 ? (
          <Card>
            <EmptyState compact title="Nothing in this plan yet">
              What you contribute to it is listed here.
            </EmptyState>
          </Card>
        ) : (
          <DataTable
            caption="Your portfolios in this plan"
            columns={columnsInPlan}
            rows={rows ?? []}
            loading={!rows}
            rowKey={({ id }) => id}
            rowLink={({ id }) => <Link to={pathTo.portfolio(id)} />}
          />
        )
      }
    </PagedList>
  )
}
