import { useRequestedWithdrawals } from '@kinfold/api/operator/withdrawal/list-requested-withdrawals'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { browserStore } from '@kinfold/app/storage/browser-store'
import type { Currency } from '@kinfold/contract/money/currency'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { Button } from '@kinfold/ui/button'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Pagination } from '@kinfold/ui/pagination'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import { useChosen, useRowSelection } from '@kinfold/ui/use-row-selection'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { useTableKeys } from '../../keys/use-table-keys.ts'
import { ReadingPanes } from '../../queue/reading-panes.tsx'
import { PayoutTable } from './payout-table.tsx'
import { PrepareButton } from './prepare-button.tsx'
import { PrepareFacts } from './prepare-facts.tsx'
import { usualWay } from './ways.ts'

const perPage = maximumPerPage

const view = {
  store: browserStore('localStorage', club.storage.prepareView),
  // All of them are approved.
  hidden: ['status', 'reference'],
}

export function PrepareBatch({ currency }: { currency: Currency }) {
  const [page, goToPage] = usePageNumber()
  const read = useRequestedWithdrawals({ status: 'approved', currency, page, per_page: perPage })
  const { data, failure, isRefetching, reload } = read
  // On a single page, what left the list meanwhile is chosen no more: nobody would see it.
  const isPaged = data !== undefined && data.total_pages > 1
  const selection = useRowSelection<RequestedWithdrawal>()
  const { rows: chosen } = useChosen(selection)
  const isOver = data?.total_count === 0
  // Without a table nothing tells the selection that its rows are gone.
  useEffect(() => {
    if (isOver) selection.clear()
  }, [isOver, selection])
  const keys = useTableKeys()
  const [way, chooseWay] = useState(usualWay(currency))
  return (
    <ReadingPanes
      evidence={
        <div
          aria-busy={isRefetching || undefined}
          data-refetching={isRefetching || undefined}
          className="pt-3"
        >
          {failure ? (
            <div className="p-4">
              <ReadFailure what="The list" failure={failure} onRetry={reload} />
            </div>
          ) : null}
          {data || failure ? null : <Coming />}
          {isOver ? <NothingToPay /> : null}
          {data?.items.length === 0 && !isOver ? (
            <EmptyState
              title="Nothing on this page"
              action={
                <Button variant="secondary" onClick={() => goToPage(1)}>
                  To the first page
                </Button>
              }
            >
              Another approver has put some of the withdrawals into a batch.
            </EmptyState>
          ) : null}
          {data && data.items.length > 0 ? (
            <div className="px-4 pb-4 lg:px-5">
              <PayoutTable
                withdrawals={data.items}
                selection={selection}
                paged={isPaged}
                view={view}
                keys={keys}
              />
            </div>
          ) : null}
          {data && data.total_pages > 1 ? (
            <div className="px-4 pb-4">
              <Pagination
                page={page}
                perPage={perPage}
                totalCount={data.total_count}
                of="withdrawals"
                onPageChange={goToPage}
              />
            </div>
          ) : null}
        </div>
      }
      facts={<PrepareFacts {...{ currency, chosen, way, chooseWay }} />}
      decision={
        <PrepareButton {...{ currency, chosen, way }} openCount={data?.items.length ?? 0} />
      }
    />
  )
}

function NothingToPay() {
  return (
    <EmptyState
      title="Nothing to pay out"
      action={
        <TextLink asChild>
          <Link to={paths.withdrawals}>To the withdrawals that wait</Link>
        </TextLink>
      }
    >
      No approved withdrawal in this currency is without a batch.
    </EmptyState>
  )
}

function Coming() {
  return (
    <LoadingRegion label="The withdrawals are loading" className="divide-y divide-line">
      {[1, 2, 3].map(each => (
        <div key={each} className="px-4 py-2.5 text-small lg:px-5">
          <Skeleton className="w-40" />
          <Skeleton className="mt-1 w-60" />
        </div>
      ))}
    </LoadingRegion>
  )
}
