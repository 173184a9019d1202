import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { DataTable } from './data-table.tsx'
import { transactionColumns, transactions } from './story-transactions.tsx'

const meta = { title: 'Primitives/Data table/Matrix', component: DataTable } satisfies Meta<
  typeof DataTable
>

export default meta

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Filled and sorted, loading, and empty.' } } },
  render: () => (
    <div className="flex flex-col gap-8">
      <DataTable
        caption="Transactions"
        columns={transactionColumns}
        rows={transactions(6)}
        rowKey={row => row.id}
        defaultSort={{ id: 'day', descending: true }}
        rowLink={row => <a href={`#${row.id}`}>.</a>}
      />
      <DataTable
        caption="Transactions on their way"
        columns={transactionColumns}
        rows={[]}
        rowKey={row => row.id}
        loading
      />
      <DataTable
        caption="No transactions"
        columns={transactionColumns}
        rows={[]}
        rowKey={row => row.id}
        empty={
          <EmptyState compact title="No transactions yet">
            They appear here as soon as you fund your wallet.
          </EmptyState>
        }
      />
    </div>
  ),
}
