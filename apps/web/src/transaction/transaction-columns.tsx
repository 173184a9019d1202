import { clubTimeZone } from '@kinfold/contract/constants'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import type { StatusLooks } from '../status/status-looks.ts'

const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone: clubTimeZone })

const looks: StatusLooks<Transaction['status']> = {
  pending: { tone: 'warning', label: 'Pending' },
  completed: { tone: 'success', label: 'Completed' },
  failed: { tone: 'danger', label: 'Failed' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
}

export const transactionColumns: DataTableProps<Transaction>['columns'] = [
  {
    id: 'day',
    header: 'Date',
    card: 'note',
    width: '9rem',
    cell: ({ created_at }) => <span className="figures">{day.format(new Date(created_at))}</span>,
  },
  {
    id: 'what',
    header: 'What',
    card: 'title',
    width: 'minmax(10rem, 2fr)',
    cell: ({ description }) => description,
  },
  {
    id: 'status',
    header: 'Status',
    card: 'tag',
    width: 'minmax(8rem, 1fr)',
    cell: ({ status }) => {
      const { tone, label } = looks[status]
      return <StatusPill tone={tone}>{label}</StatusPill>
    },
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    card: 'figure',
    cell: ({ currency, amount }) => <Money change amount={moneyFromWire(currency, amount)} />,
  },
  {
    id: 'balance',
    header: 'Balance',
    align: 'end',
    card: 'detail',
    cell: ({ currency, balance_after }) =>
      balance_after === null ? '–' : <Money amount={moneyFromWire(currency, balance_after)} />,
  },
]
