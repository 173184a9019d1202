import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Transaction, transactionColumns } from '../data-table/story-transactions.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { says } from '../story-layout/says.ts'
import { amountOf, keyOf, linkTo, mixedTransactions, nameOf, WorkStory } from './story-work.tsx'
import { WorkTable } from './work-table.tsx'

const meta = {
  title: 'Primitives/Work table/Matrix',
  component: WorkTable<Transaction>,
} satisfies Meta<typeof WorkTable<Transaction>>

export default meta

const shared = {
  columns: transactionColumns,
  rowKey: keyOf,
  rowName: nameOf,
  rowLink: linkTo,
  amountOf,
}

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    ...says('Some chosen, compact with columns hidden, scrolled between its ends, and empty.'),
    pictures: { modes: ['light-desktop', 'dark-phone'] },
  },
  render: () => (
    <div className="flex flex-col gap-8">
      <WorkStory
        {...shared}
        caption="Transactions"
        rows={mixedTransactions(5)}
        chosen={['T0', 'T2']}
        defaultSort={{ id: 'day', descending: true }}
        view={{}}
      />
      <WorkStory
        {...shared}
        caption="Transactions close together"
        rows={mixedTransactions(4)}
        view={{
          hidden: ['kind', 'balance'],
          store: { read: () => '{"hidden":["kind"],"density":"compact"}', write() {}, clear() {} },
        }}
      />
      <div className="max-w-200">
        <WorkStory
          {...shared}
          caption="Transactions that need more room"
          rows={mixedTransactions(3)}
          chosen={['T1']}
          totals={false}
        />
      </div>
      <WorkStory
        {...shared}
        caption="No transactions"
        rows={[]}
        empty={
          <EmptyState compact title="No transactions yet">
            They appear here as soon as money moves.
          </EmptyState>
        }
      />
    </div>
  ),
}
