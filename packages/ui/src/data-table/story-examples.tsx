import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { DataTable } from './data-table.tsx'
import { type Transaction, transactionColumns } from './story-transactions.tsx'

const columns = (...ids: readonly string[]) =>
  ids.flatMap(id => transactionColumns.filter(column => column.id === id))
const rowKey = ({ id }: Transaction) => id

export const dataTableExamples = [
  {
    good: {
      says: 'Without rows it says what will stand here, and what to do.',
      show: () => (
        <DataTable
          caption="Withdrawals"
          columns={columns('day', 'amount')}
          rows={[]}
          rowKey={rowKey}
          empty={
            <EmptyState compact title="No withdrawals yet" action={<Button>Withdraw</Button>}>
              Each one is listed here with the day it reaches your bank.
            </EmptyState>
          }
        />
      ),
    },
    bad: {
      says: 'Nobody learns whether that is right, or what comes next.',
      show: () => (
        <DataTable
          caption="Table 1"
          columns={columns('day', 'amount')}
          rows={[]}
          rowKey={rowKey}
          empty={<p className="p-5 text-body text-ink-muted">No data</p>}
        />
      ),
    },
  },
]
