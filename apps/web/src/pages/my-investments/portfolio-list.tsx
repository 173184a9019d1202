import type { Currency } from '@kinfold/contract/money/currency'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { Card } from '@kinfold/ui/card'
import { DataTable } from '@kinfold/ui/data-table'
import { EmptyState } from '@kinfold/ui/empty-state'
import { Section } from '@kinfold/ui/section'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { PagedList, type PagedListProps } from '../../list/paged-list.tsx'
import { portfolioColumns } from '../../portfolio/portfolio-columns.tsx'
import { GroupsToCome } from './groups-to-come.tsx'
import { PlanGroups } from './plan-groups.tsx'

const isFinished = ({ status }: Portfolio) => status === 'closed' || status === 'cancelled'

type PortfolioListProps = Omit<PagedListProps<Portfolio>, 'of'> & { currency: Currency }

/** What goes on, plan by plan; what is over below it. */
export function PortfolioList({ currency, ...paged }: PortfolioListProps) {
  return (
    <PagedList {...paged} of="portfolios">
      {rows => (rows ? <Portfolios currency={currency} rows={rows} /> : <GroupsToCome />)}
    </PagedList>
  )
}

type PortfoliosProps = { currency: Currency; rows: readonly Portfolio[] }

function Portfolios({ currency, rows }: PortfoliosProps) {
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState title={`No ${currency} portfolio yet`}>
          It appears here with your first contribution.
        </EmptyState>
      </Card>
    )
  }
  const going = rows.filter(row => !isFinished(row))
  const finished = rows.filter(isFinished)
  return (
    <div className="flex flex-col gap-8">
      {going.length > 0 ? <PlanGroups currency={currency} portfolios={going} /> : null}
      {finished.length > 0 ? (
        <Section title="Finished">
          <DataTable
            caption={`Finished portfolios in ${currency}`}
            columns={portfolioColumns}
            rows={finished}
            rowKey={({ id }) => id}
            rowLink={({ id }) => <Link to={pathTo.portfolio(id)} />}
          />
        </Section>
      ) : null}
    </div>
  )
}
