import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

/** The page behind stays short. */
const asDayo = [
  mocks.listTransactions.empty(),
  mocks.listWithdrawals.answers(withdrawalsOf(dayo, { status: 'pending' })),
  ...handlersFor('dayo'),
]

const meta = {
  title: 'Pages/Wallet/Cancel a withdrawal',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/wallet', signedIn: true },
    msw: { handlers: asDayo },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function openIt() {
  const name = 'Latest withdrawals from the NGN wallet'
  const table = within(await see(() => screen.getByRole('table', { name })))
  await userEvent.click(table.getByRole('button', { name: 'Cancel' }))
  return within(await see(() => screen.getByRole('dialog', { name: 'Cancel this withdrawal?' })))
}

const confirmed = async () =>
  userEvent.click((await openIt()).getByRole('button', { name: 'Cancel the withdrawal' }))

export const Asked: Story = {
  tags: ['ready'],
  parameters: {
    states: ['withdrawal:cancel-asked'],
    docs: { description: { story: 'Asked first: what is not paid, and where it stays.' } },
  },
  play: async () => {
    await expect((await openIt()).getByText(/won’t be paid to/)).toHaveTextContent('₦70,000')
  },
}

export const Cancelled: Story = {
  parameters: {
    pictures: false,
    states: ['withdrawal:cancelled'],
    docs: { description: { story: 'A toast says so, and the list is fetched again.' } },
  },
  play: async () => {
    await confirmed()
    await see(() => screen.getByText(/Your withdrawal is cancelled/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const TooLate: Story = {
  parameters: {
    pictures: false,
    states: ['error:withdrawal_not_cancellable'],
    msw: {
      handlers: [mocks.cancelWithdrawal.fails('withdrawal_not_cancellable'), ...asDayo],
    },
    docs: { description: { story: 'It was approved meanwhile: the question stays and says so.' } },
  },
  play: async () => {
    await confirmed()
    const alert = await see(() => screen.getByRole('alert'))
    await expect(alert).toHaveTextContent('This withdrawal is already being processed.')
  },
}
