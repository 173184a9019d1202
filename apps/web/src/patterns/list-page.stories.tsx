import { handlersFor } from '@kinfold/api/mocks/handlers'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import { allTransactionsOf } from '@kinfold/personas/answers/transactions-of'
import { dayo } from '@kinfold/personas/people/people'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { DataTable } from '@kinfold/ui/data-table'
import { EmptyState } from '@kinfold/ui/empty-state'
import { PageHeader } from '@kinfold/ui/page-header'
import { Pagination } from '@kinfold/ui/pagination'
import { SelectField } from '@kinfold/ui/select-field'
import { Tabs } from '@kinfold/ui/tabs'
import { TextField } from '@kinfold/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Download from 'lucide-react/icons/download'
import Search from 'lucide-react/icons/search'
import { type ReactNode, useState } from 'react'
import { expect, screen } from 'storybook/test'
import { paths } from '../address/paths.ts'
import { ReceiptLink } from '../address/receipt-link.tsx'
import { inShell } from './in-shell.tsx'
import { transactionColumns } from './transaction-columns.tsx'

const dayosLines = allTransactionsOf(dayo, 'NGN')
const largeLines: readonly Transaction[] = dayosLines.slice(0, 4).map(line => ({
  ...line,
  amount: Math.sign(line.amount) * 9_999_999_999.99,
  balance_after: 9_999_999_999.99,
  description:
    'Contribution to The Okonkwo-Williams and Adébáyọ̀ Founding Families’ Education Pool 2026',
}))

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
          options={['Deposit', 'Contribution', 'Payout', 'Withdrawal', 'Refund'].map(value => ({
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
          options={['Completed', 'Pending', 'Failed', 'Cancelled'].map(value => ({
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
          columns={transactionColumns}
          rows={rows}
          rowKey={row => row.id}
          defaultSort={{ id: 'day', descending: true }}
          rowLink={row => <ReceiptLink id={row.id} />}
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
    <>
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
    </>
  )
}

const meta = {
  title: 'Patterns/List page',
  component: List,
  ...inShell,
  args: { rows: dayosLines.slice(25, 37), total: dayosLines.length },
  argTypes: { rows: { control: false }, problem: { control: false } },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: paths.transactions, signedIn: true },
    msw: { handlers: handlersFor('dayo') },
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
  play: async () => {
    await expect(
      await screen.findByText(`26–50 of ${dayosLines.length} transactions`),
    ).toBeVisible()
  },
}

export const LongAndLarge: Story = {
  name: 'Long and large',
  args: { rows: largeLines, total: 10_004 },
  parameters: {
    docs: { description: { story: 'The longest names and the largest amounts still fit.' } },
  },
  play: async ({ canvasElement }) => {
    await screen.findByText(/of 10,004 transactions/)
    await expect(canvasElement).toHaveTextContent('₦9,999,999,999.99')
  },
}

export const NothingMatches: Story = {
  name: 'Nothing matches',
  args: { rows: [], total: 0 },
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    docs: { description: { story: 'The filters stay; the table says why it is empty.' } },
  },
  play: async () => {
    await expect(await screen.findByText('No transaction matches')).toBeVisible()
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
  play: async () => {
    await expect(await screen.findByText('Your transactions could not be loaded')).toBeVisible()
  },
}
