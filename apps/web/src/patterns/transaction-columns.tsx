import { dateFormat } from '@kinfold/contract/day/date-format'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { transactionLook } from '../transaction/transaction-look.ts'

const day = dateFormat({ dateStyle: 'medium' })

/** Lines of a wallet as a table; the pages themselves list them by day. */
export const transactionColumns: DataTableProps<Transaction>['columns'] = [
  {
    id: 'day',
    header: 'Date',
    cell: ({ created_at }) => day(new Date(created_at)),
    sortBy: ({ created_at }) => created_at,
    width: '8rem',
    card: 'note',
  },
  {
    id: 'what',
    header: 'What',
    cell: ({ description }) => description,
    sortBy: ({ description }) => description,
    width: 'minmax(10rem, 2fr)',
    card: 'title',
  },
  {
    id: 'status',
    header: 'Status',
    cell: line => {
      const { tone, label } = transactionLook(line)
      return <StatusPill tone={tone}>{label}</StatusPill>
    },
    sortBy: line => transactionLook(line).label,
    width: '8.5rem',
    card: 'tag',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ currency, amount }) => <Money change amount={moneyFromWire(currency, amount)} />,
    sortBy: ({ amount }) => amount,
    align: 'end',
    width: 'minmax(9.75rem, 1fr)',
    card: 'figure',
  },
  {
    id: 'balance',
    header: 'Balance',
    cell: ({ currency, balance_after }) =>
      balance_after === null ? '–' : <Money amount={moneyFromWire(currency, balance_after)} />,
    align: 'end',
    width: 'minmax(9.75rem, 1fr)',
    card: 'hidden',
  },
]
