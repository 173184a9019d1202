import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import { portfolioMovementsOf } from '@kinfold/personas/answers/portfolios-of'
import { allTransactionsOf } from '@kinfold/personas/answers/transactions-of'
import { dayo } from '@kinfold/personas/people/people'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../test/app-story.tsx'
import { see } from '../test/see.ts'

const lines = allTransactionsOf(dayo, 'NGN')

/** The page with the receipt of the first such line open. */
function opened(isMeant: (line: Transaction) => boolean): { path: string; signedIn: true } {
  const line = lines.find(isMeant)
  if (!line) throw new RangeError('Dayo has no such line')
  return { path: `/dashboard/transactions?receipt=${line.id}`, signedIn: true }
}

const sheet = async (name: string | RegExp) =>
  within(await see(() => screen.getByRole('dialog', { name })))

const meta = {
  title: 'Pages/Transactions/Receipt',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: opened(({ kind, payment_id }) => kind === 'deposit' && payment_id !== null),
    pictures: false,
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const shown = {
  area: 'window',
  modes: ['light-desktop', 'dark-desktop', 'light-phone', 'dark-phone'],
} as const

export const OfAContribution: Story = {
  tags: ['ready'],
  parameters: {
    app: opened(({ kind, payment_id }) => kind === 'contribution' && payment_id !== null),
    pictures: shown,
    states: ['receipt:completed', 'receipt:postings'],
    docs: {
      description: {
        story: 'The figure, both sides, what it cost, and what the books hold behind it.',
      },
    },
  },
  play: async () => {
    const receipt = await sheet(/^Contribution to/)
    await userEvent.click(receipt.getByText('What is in the books'))
    const [left, arrived] = receipt.getAllByText(/^Your (NGN wallet|portfolio)$/).slice(-2)
    await expect(left?.parentElement).toHaveTextContent(/−[₦$]/)
    await expect(arrived?.parentElement).toHaveTextContent(/\+[₦$]/)
    await expect(receipt.getByRole('link', { name: 'See the portfolio' })).toBeVisible()
    await expect(receipt.getByRole('button', { name: 'Copy reference' })).toBeVisible()
  },
}

export const OfAWithdrawal: Story = {
  parameters: {
    app: opened(({ withdrawal_status }) => withdrawal_status === 'approved'),
    pictures: shown,
    states: ['receipt:under-way'],
    docs: { description: { story: 'What was done, what is being done, and by when it is paid.' } },
  },
  play: async () => {
    const receipt = await sheet(/^Withdrawal to Guaranty Trust Bank/)
    const steps = within(receipt.getByRole('list', { name: 'How it went' }))
    await expect(steps.getByText('Requested')).toBeVisible()
    await expect(steps.getByText(/^By /)).toBeVisible()
    await expect(receipt.getByText('What is in the books')).toBeVisible()
  },
}

export const WithARate: Story = {
  parameters: {
    app: opened(({ kind }) => kind === 'conversion'),
    states: ['receipt:rate'],
    docs: { description: { story: 'At which rate one currency became the other, and when set.' } },
  },
  play: async () => {
    const receipt = await sheet(/changed to/)
    await expect(receipt.getByText(/^\$1 = ₦/)).toBeVisible()
    await expect(receipt.getByText('Rate set')).toBeVisible()
  },
}

export const WithAFee: Story = {
  parameters: {
    app: opened(
      ({ description, status }) => description === 'Deposit by card' && status === 'completed',
    ),
    states: ['receipt:fee'],
    docs: { description: { story: 'What the payment cost, beside what arrived.' } },
  },
  play: async () => {
    const receipt = await sheet('Deposit by card')
    await expect(receipt.getByText('Fee').parentElement).toHaveTextContent('₦')
    await expect(receipt.getByText('You paid').parentElement).toHaveTextContent('₦')
  },
}

export const SentBack: Story = {
  parameters: {
    app: opened(({ kind, status }) => kind === 'withdrawal' && status === 'failed'),
    states: ['receipt:failed-line'],
    docs: { description: { story: 'Why it did not go through.' } },
  },
  play: async () => {
    const receipt = await sheet(/^Withdrawal to Guaranty Trust Bank/)
    await expect(receipt.getByText(/The bank sent the money back/)).toBeVisible()
  },
}

export const OfAMovement: Story = {
  parameters: {
    app: {
      path: `/dashboard/my-investments/details/${portfolioFactsOf('dayo growth pool').id}?receipt=${portfolioMovementsOf('dayo growth pool').items.find(({ kind }) => kind === 'return')?.id}`,
      signedIn: true,
    },
    states: ['receipt:movement'],
    docs: { description: { story: 'A month’s return, from what the plan earned.' } },
  },
  play: async () => {
    const receipt = await sheet('Return of the month')
    await userEvent.click(receipt.getByText('What is in the books'))
    await expect(receipt.getByText('What the plan earned')).toBeVisible()
    await expect(receipt.getByText('Value after')).toBeVisible()
  },
}

export const Pressed: Story = {
  parameters: {
    app: { path: '/dashboard/transactions', signedIn: true },
    states: ['receipt:opened-and-closed'],
    docs: { description: { story: 'A press anywhere on the line opens it; Escape goes back.' } },
  },
  play: async () => {
    const [line] = await screen.findAllByRole('link', { name: 'Deposit by card' })
    await userEvent.click(line ?? document.body)
    await sheet('Deposit by card')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(line).toHaveFocus())
  },
}

export const Loading: Story = {
  parameters: {
    states: ['receipt:loading'],
    msw: { handlers: [mocks.getTransaction.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'While it is on its way.' } },
  },
  play: async () => {
    await expect((await sheet('Receipt')).getByText('Your receipt is loading')).toBeInTheDocument()
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    states: ['receipt:not-read'],
    msw: { handlers: [mocks.getTransaction.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'It can be asked for again.' } },
  },
  play: async () => {
    const receipt = await sheet('Receipt')
    await see(() => receipt.getByText('This receipt can’t be shown right now'))
    await expect(receipt.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Unknown: Story = {
  parameters: {
    states: ['receipt:unknown'],
    msw: { handlers: [mocks.getTransaction.fails('not_found'), ...handlersFor('dayo')] },
    docs: { description: { story: 'A link of another account, or to nothing.' } },
  },
  play: async () => {
    const receipt = await sheet('Receipt')
    await see(() => receipt.getByText('We couldn’t find that receipt'))
  },
}

export const SavedAsAFile: Story = {
  parameters: {
    app: opened(({ kind, payment_id }) => kind === 'contribution' && payment_id !== null),
    states: ['receipt:saved'],
    docs: { description: { story: 'Money that has arrived has a receipt as a PDF.' } },
  },
  play: async () => {
    const receipt = await sheet(/^Contribution to/)
    await userEvent.click(receipt.getByRole('button', { name: 'Save the receipt' }))
    await see(() => screen.getByText(/^receipt-.*\.pdf is saved\.$/))
  },
}
