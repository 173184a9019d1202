import { usePortfolioMovements } from '@kinfold/api/portfolio/list-portfolio-movements'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { EmptyState } from '@kinfold/ui/empty-state'
import { MonthList } from '../../list/month-list.tsx'
import { PagedList, rowsPerPage } from '../../list/paged-list.tsx'
import { ReceiptPlace } from '../../receipt/receipt-place.tsx'
import { movementEntries } from './movement-entries.ts'
import { MovementRow } from './movement-row.tsx'

const { Part: MovementReceipt } = lazyPart(
  () => import('../../receipt/movement-receipt.tsx').then(module => module.MovementReceipt),
  'when-idle',
)

export function MovementList({ portfolio }: { portfolio: Portfolio }) {
  const { id, currency } = portfolio
  const [page, goTo] = usePageNumber()
  return (
    <>
      <PagedList
        query={usePortfolioMovements(id, { page, per_page: rowsPerPage })}
        of="movements"
        page={page}
        onPageChange={goTo}
      >
        {rows => (
          <MonthList
            caption="Movements of this portfolio"
            rows={rows && movementEntries(rows)}
            momentOf={({ movement }) => movement.happened_at}
            rowKey={({ movement }) => movement.id}
            headingLevel={3}
            empty={
              <EmptyState compact title="Nothing has moved yet">
                Contributions, returns and fees are listed here as they happen.
              </EmptyState>
            }
          >
            {entry => <MovementRow currency={currency} entry={entry} />}
          </MonthList>
        )}
      </PagedList>
      <ReceiptPlace>
        {(receipt, onClose) => (
          <MovementReceipt portfolio={portfolio} id={receipt} onClose={onClose} />
        )}
      </ReceiptPlace>
    </>
  )
}
