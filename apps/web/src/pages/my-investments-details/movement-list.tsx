import { usePortfolioMovements } from '@kinfold/api/portfolio/list-portfolio-movements'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { clubTimeZone } from '@kinfold/contract/constants'
import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import { capitaliseFirst } from '@kinfold/contract/text/capitalise-first'
import { Badge } from '@kinfold/ui/badge'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { EmptyState } from '@kinfold/ui/empty-state'
import { Money } from '@kinfold/ui/money'
import { rowsPerPage } from '../../list/paged-list.tsx'
import { PagedTable } from '../../list/paged-table.tsx'

const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone: clubTimeZone })

// A movement doesn't say its currency: its portfolio does.
function columnsIn(currency: Currency): DataTableProps<PortfolioMovement>['columns'] {
  return [
    {
      id: 'day',
      header: 'Date',
      card: 'note',
      width: '9rem',
      cell: ({ happened_at }) => (
        <span className="figures">{day.format(new Date(happened_at))}</span>
      ),
    },
    {
      id: 'what',
      header: 'What',
      card: 'title',
      width: 'minmax(10rem, 2fr)',
      cell: ({ description }) => description,
    },
    {
      id: 'kind',
      header: 'Kind',
      card: 'tag',
      cell: ({ kind }) => <Badge>{capitaliseFirst(kind)}</Badge>,
    },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      card: 'figure',
      cell: ({ amount }) => <Money change amount={moneyFromWire(currency, amount)} />,
    },
    {
      id: 'value',
      header: 'Value after',
      align: 'end',
      card: 'detail',
      cell: ({ value_after }) => <Money amount={moneyFromWire(currency, value_after)} />,
    },
  ]
}

const columns = { NGN: columnsIn('NGN'), USD: columnsIn('USD') }

export function MovementList({ portfolio: { id, currency } }: { portfolio: Portfolio }) {
  const [page, goTo] = usePageNumber()
  return (
    <PagedTable
      query={usePortfolioMovements(id, { page, per_page: rowsPerPage })}
      of="movements"
      page={page}
      onPageChange={goTo}
      caption="Movements of this portfolio"
      columns={columns[currency]}
      rowKey={row => row.id}
      empty={
        <EmptyState compact title="Nothing has moved yet">
          Contributions, returns and fees are listed here as they happen.
        </EmptyState>
      }
    />
  )
}
