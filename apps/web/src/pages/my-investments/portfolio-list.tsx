import { usePortfolios } from '@kinfold/api/portfolio/list-portfolios'
import type { Currency } from '@kinfold/contract/money/currency'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { DataTable } from '@kinfold/ui/data-table'
import { EmptyState } from '@kinfold/ui/empty-state'
import { Pagination } from '@kinfold/ui/pagination'
import { Spinner } from '@kinfold/ui/spinner'
import { Link, useSearchParams } from 'react-router-dom'
import { portfolioColumns } from './portfolio-columns.tsx'

const perPage = 25

export function PortfolioList({ currency }: { currency: Currency }) {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const { data, failure, isRefetching, reload } = usePortfolios({
    currency,
    page,
    per_page: perPage,
  })
  const goTo = (next: number) =>
    setQuery(before => {
      const changed = new URLSearchParams(before)
      changed.set('page', String(next))
      return changed
    })
  return (
    <div
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="flex flex-col gap-5"
    >
      {failure ? (
        <Banner
          live
          tone="danger"
          title="Your portfolios can’t be shown right now"
          actions={
            <Button size="small" variant="secondary" onClick={reload}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Banner>
      ) : null}
      {failure && !data ? null : (
        <DataTable
          caption={`Portfolios in ${currency}`}
          columns={portfolioColumns}
          rows={data?.items ?? []}
          rowKey={({ id }) => id}
          rowLink={({ id }) => <Link to={`/dashboard/my-investments/details/${id}`} />}
          loading={!data}
          empty={
            <EmptyState compact title={`No ${currency} portfolio yet`}>
              It appears here with your first contribution.
            </EmptyState>
          }
        />
      )}
      {isRefetching ? <Spinner size={20} className="text-ink-muted" /> : null}
      {data && data.total_pages > 1 ? (
        <Pagination
          page={page}
          perPage={perPage}
          totalCount={data.total_count}
          of="portfolios"
          onPageChange={goTo}
        />
      ) : null}
    </div>
  )
}
