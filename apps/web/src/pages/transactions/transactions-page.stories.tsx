import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { transactionsOf } from '@kinfold/personas/answers/transactions-of'
import { dayo } from '@kinfold/personas/people/people'
import { expectHeardOnly, listen } from '@kinfold/ui/expect-heard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { chooseOption } from '../../test/choose-option.ts'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeMoreThan } from '../../test/see-more-than.ts'

const meta = {
  title: 'Pages/Transactions',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/transactions', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const largest = 1_000_000_000_000
const longest =
  'Contribution to the pool that was named after everybody who ever met under the mango tree'

const lines = () =>
  within(screen.getByRole('region', { name: /^Transactions of the/ })).queryAllByRole('listitem')

/** The lines that are there all have these words. */
const allLinesHave = (words: string) =>
  waitFor(() => {
    expect(lines().length).toBeGreaterThan(0)
    for (const line of lines()) expect(line).toHaveTextContent(words)
  })

const huge = () =>
  mocks.listTransactions.answers(
    call => {
      const { items, ...page } = transactionsOf(dayo, call.query)
      return {
        ...page,
        items: items.map(item => ({
          ...item,
          amount: largest - 0.01,
          balance_after: largest - 0.01,
          description: longest,
        })),
      }
    },
    { as: 'dayo' },
  )

const threePages = () =>
  mocks.listTransactions.answers(
    call => ({ ...transactionsOf(dayo, call.query), total_count: 60, total_pages: 3 }),
    { as: 'dayo' },
  )

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:transactions:ready'],
    docs: {
      description: {
        story:
          'Every line of the wallet under its month, with the balance after it; a month that is here as a whole says what came in and went out.',
      },
    },
  },
  play: async () => {
    await seeMoreThan(3, lines)
    const debits = () => screen.getAllByRole('link', { description: /^minus [\d,.]+ naira/ })
    await seeMoreThan(0, debits)
  },
}

export const Filtered: Story = {
  parameters: {
    app: { path: '/dashboard/transactions?kind=withdrawal&status=failed', signedIn: true },
    pictures: false,
    states: ['transactions:filtered'],
    docs: {
      description: { story: 'What is chosen stands in the address, so it can be linked to.' },
    },
  },
  play: async () => {
    await allLinesHave('Failed')
    await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Failed')
  },
}

export const NothingLikeThat: Story = {
  parameters: {
    app: { path: '/dashboard/transactions?kind=chargeback', signedIn: true },
    pictures: false,
    states: ['transactions:none-match'],
    docs: { description: { story: 'No line matches: one press shows all of them again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('No transaction like that'))
    await userEvent.click(screen.getByRole('button', { name: 'Show all of them' }))
    await seeMoreThan(3, lines)
  },
}

export const Choosing: Story = {
  parameters: {
    pictures: false,
    docs: {
      description: { story: 'Choosing narrows the list down at once, and says how many are left.' },
    },
  },
  play: async () => {
    await listen()
    await seeMoreThan(3, lines)
    await chooseOption(/^Status/, 'Cancelled')
    await allLinesHave('Cancelled')
    await see(() => screen.getByText('Deposit by card'))
    await expectHeardOnly('2 transactions found')
    await chooseOption(/^Kind/, 'Chargeback')
    await see(() => screen.getByText('No transaction like that'))
    await expectHeardOnly('2 transactions found', 'No transactions found')
  },
}

export const NextPage: Story = {
  parameters: {
    pictures: false,
    msw: { handlers: [threePages(), ...handlersFor('dayo')] },
    docs: { description: { story: 'Another page says which it is, and not again how many.' } },
  },
  play: async () => {
    await seeMoreThan(3, lines)
    await listen()
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await expectHeardOnly('Page 2 of 3, transactions 26 to 50 of 60')
    await see(() => screen.getByText('26–50 of 60 transactions'))
  },
}

export const InDollars: Story = {
  parameters: {
    app: { path: '/dashboard/transactions?currency=USD', signedIn: true },
    pictures: false,
    states: ['transactions:usd'],
    docs: { description: { story: 'The address says which wallet.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('tab', { name: 'USD wallet', selected: true }))
    await see(() => screen.getByRole('region', { name: 'Transactions of the USD wallet' }))
  },
}

export const Loading: Story = {
  parameters: {
    pictures: false,
    states: ['route:transactions:loading'],
    msw: { handlers: [mocks.listTransactions.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The rows keep their place.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('region', { name: 'Transactions of the NGN wallet' }))
  },
}

export const Empty: Story = {
  parameters: {
    pictures: false,
    states: ['route:transactions:empty'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'Nothing yet, and what will be here.' } },
  },
  play: async () => {
    await see(() => screen.getByText('No transaction yet'))
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    pictures: false,
    states: ['route:transactions:error'],
    msw: { handlers: [mocks.listTransactions.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The lines can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your transactions can’t be shown right now'))
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const WalletFails: Story = {
  parameters: {
    pictures: false,
    states: ['transactions:wallet-failed'],
    msw: { handlers: [mocks.getWallets.fails('unavailable'), ...handlersFor('dayo')] },
    docs: {
      description: { story: 'Without the wallet there are no lines; it can be asked for again.' },
    },
  },
  play: async () => {
    await see(() => screen.getByText('Your wallet can’t be shown right now'))
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:transactions:refetching'],
    msw: { handlers: [mocks.listTransactions.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'The lines stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await seeMoreThan(3, lines)
    await seeItRefetch(canvasElement, 'Dashboard', 'Transactions')
  },
}

export const HugeAmounts: Story = {
  parameters: {
    pictures: false,
    msw: { handlers: [huge(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The largest amounts there are, and a very long description.' } },
  },
  play: async () => {
    await see(() => screen.getAllByText(longest)[0] ?? document.body)
  },
}

export const GlobalMember: Story = {
  parameters: {
    pictures: false,
    states: ['transactions:global'],
    msw: { handlers: handlersFor('efe') },
    docs: { description: { story: 'Dollars only.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('region', { name: 'Transactions of the USD wallet' }))
    await expect(screen.queryByRole('tab')).toBeNull()
  },
}
