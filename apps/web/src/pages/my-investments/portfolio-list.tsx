import { usePortfolios } from '@kinfold/api/portfolio/list-portfolios'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import type { Currency } from '@kinfold/contract/money/currency'
import { EmptyState } from '@kinfold/ui/empty-state'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { rowsPerPage } from '../../list/paged-list.tsx'
import { PagedTable } from '../../list/paged-table.tsx'
import { portfolioColumns } from '../../portfolio/portfolio-columns.tsx'

export function PortfolioList({ currency }: { currency: Currency }) {
  const [page, goTo] = usePageNumber()
  return (
    <PagedTable
      query={usePortfolios({ currency, page, per_page: rowsPerPage })}
      of="portfolios"
      page={page}
      onPageChange={goTo}
      caption={`Portfolios in ${currency}`}
      columns={portfolioColumns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => <Link to={pathTo.portfolio(id)} />}
      empty={
        <EmptyState compact title={`No ${currency} portfolio yet`}>
          It appears here with your first contribution.
        </EmptyState>
      }
    />
  )
}
