import type { Meta, StoryObj } from '@storybook/react-vite'
import Download from 'lucide-react/icons/download'
import Search from 'lucide-react/icons/search'
import { type ReactNode, useState } from 'react'
import { expect, within } from 'storybook/test'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import {
  largeTransactions,
  type Transaction,
  transactionColumns,
  transactions,
} from '../data-table/story-transactions.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { StoryFrame } from './story-frame.tsx'

const naira = (minor: bigint) => ({ currency: 'NGN', minor })

function Filters() {
  const [kind, setKind] = useState('')
  const [status, setStatus] = useState('')
  return (
    <search aria-label="Filter transactions">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr]">
        <TextField
          label="Search"
          labelHidden
          type="search"
          placeholder="Search..."
          start={<Search aria-hidden size={20} strokeWidth={1.75} />}
          className="sm:max-xl:col-span-2"
        />
        <SelectField
          label="Kind"
          labelHidden
          placeholder="Every kind"
          value={kind}
          onChange={setKind}
          options={['Deposit', 'Contribution', 'Return', 'Withdrawal', 'Fee'].map(value => ({
            value,
            label: value,
          }))}
        />
        <SelectField
          label="Status"
          labelHidden
          placeholder="Every status"
          value={status}
          onChange={setStatus}
          options={['Confirmed', 'Pending', 'Failed', 'Cancelled'].map(value => ({
            value,
            label: value,
          }))}
        />
      </div>
    </search>
  )
}

type ListProps = {
  rows: readonly Transaction[]
  total: number
  loading?: boolean
  problem?: ReactNode
}

function List({ rows, total, loading = false, problem }: ListProps) {
  const list = (
    <div className="flex flex-col gap-5">
      <Filters />
      {problem ?? (
        <DataTable
          caption="Transactions of the NGN wallet"
          columns={transactionColumns.filter(({ id }) => id !== 'kind')}
          rows={rows}
          rowKey={row => row.id}
          defaultSort={{ id: 'day', descending: true }}
          rowLink={row => <a href={`#${row.id}`}>.</a>}
          loading={loading}
          empty={
            <EmptyState
              compact
              title="No transaction matches"
              action={
                <Button size="small" variant="secondary">
                  Clear the filters
                </Button>
              }
            >
              Try other dates, or look in your USD wallet.
            </EmptyState>
          }
        />
      )}
      {total > 0 && !problem ? (
        <Pagination page={2} perPage={25} totalCount={total} of="transactions" />
      ) : null}
    </div>
  )
  return (
    <StoryFrame
      current="Transactions"
      name="Bolanle Adeyemi-Okonkwo"
      balance={naira(48_250_075n)}
      unread={12}
    >
      <PageHeader
        title="Transactions"
        description="Everything that came into your wallets and went out of them."
        actions={
          <Button variant="secondary" icon={<Download aria-hidden strokeWidth={1.75} />}>
            Download CSV
          </Button>
        }
      />
      <Tabs
        label="Wallet"
        items={[
          { value: 'NGN', label: 'NGN wallet', content: list },
          { value: 'USD', label: 'USD wallet', content: null },
        ]}
      />
    </StoryFrame>
  )
}

const meta = {
  title: 'Patterns/List page',
  component: List,
  args: { rows: transactions(12), total: 312 },
  argTypes: { rows: { control: false }, problem: { control: false } },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: `Many things of one kind.

What it lists, which part, what narrows it, the rows, where one is: always in this order; on a phone rows become cards. Begin here for transactions, notifications, queues.`,
      },
    },
  },
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: {
    docs: {
      description: {
        story:
          'What it lists, which part, what narrows it, the rows, where one is: always in this order. On a phone rows become cards.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('26–50 of 312 transactions')).toBeVisible()
  },
}

export const LongAndLarge: Story = {
  name: 'Long and large',
  args: { rows: largeTransactions, total: 10_004 },
  parameters: {
    docs: { description: { story: 'The longest names and the largest amounts still fit.' } },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+₦9,999,999,999.99')
  },
}

export const NothingMatches: Story = {
  name: 'Nothing matches',
  args: { rows: [], total: 0 },
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    docs: { description: { story: 'The filters stay; the table says why it is empty.' } },
  },
}

export const Failed: Story = {
  args: {
    rows: [],
    total: 0,
    problem: (
      <Banner
        tone="danger"
        title="Your transactions could not be loaded"
        actions={
          <Button size="small" variant="secondary">
            Try again
          </Button>
        }
      >
        Something went wrong. Please contact the support team.
      </Banner>
    ),
  },
  parameters: {
    pictures: { modes: ['dark-desktop', 'light-phone'] },
    docs: { description: { story: 'Only the list failed, so only the list says so.' } },
  },
}
