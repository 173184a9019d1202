import { usePortfolios } from '@kinfold/api/portfolio/list-portfolios'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { DataTable } from '@kinfold/ui/data-table'
import { EmptyState } from '@kinfold/ui/empty-state'
import { Section } from '@kinfold/ui/section'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { PagedList, rowsPerPage } from '../../list/paged-list.tsx'
import { portfolioColumns } from '../../portfolio/portfolio-columns.tsx'

const isFinished = ({ status }: Portfolio) => status === 'closed' || status === 'cancelled'

/** What goes on first; what is over below it. */
export function PortfolioList({ currency }: { currency: Currency }) {
  const [page, goTo] = usePageNumber()
  const query = usePortfolios({ currency, page, per_page: rowsPerPage })
  return (
    <PagedList query={query} of="portfolios" page={page} onPageChange={goTo}>
      {rows => {
        const finished = rows?.filter(isFinished) ?? []
        return (
          <div className="flex flex-col gap-8">
            {rows && finished.length === rows.length && rows.length > 0 ? null : (
              <DataTable
                {...table}
                caption={`Portfolios in ${currency}`}
                rows={rows?.filter(row => !isFinished(row)) ?? []}
                loading={!rows}
                empty={
                  <EmptyState compact title={`No ${currency} portfolio yet`}>
                    It appears here with your first contribution.
                  </EmptyState>
                }
              />
            )}
            {finished.length > 0 ? (
              <Section title="Finished">
                <DataTable
                  {...table}
                  caption={`Finished portfolios in ${currency}`}
                  rows={finished}
                />
              </Section>
            ) : null}
          </div>
        )
      }}
    </PagedList>
  )
}

const table = {
  columns: portfolioColumns,
  rowKey: ({ id }: Portfolio) => id,
  rowLink: ({ id }: Portfolio) => <Link to={pathTo.portfolio(id)} />,
}
