import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import {
  isOpenWithdrawal,
  withdrawalStatuses,
} from '@kinfold/contract/withdrawal/withdrawal-status'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { demoId } from '@kinfold/personas/demo-id'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeMoreThan } from '../../test/see-more-than.ts'

const meta = {
  title: 'Pages/Wallet',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/wallet', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const most = 1e12 - 0.01
const trillions = {
  balance: 2e12 - 0.02,
  available: most,
  held: most,
  owed: 0,
  ready: 0,
  ready_later: [{ amount: most, from: '2026-06-04' }],
}

const lines = () =>
  within(screen.getByRole('region', { name: /^Transactions of the/ })).queryAllByRole('listitem')

/** Those that ended first: the five that stand on top have one that is open, and the others stand there too. */
function oneOfEachStatus() {
  const items = withdrawalStatuses.flatMap(status =>
    withdrawalsOf(dayo, { status }).items.slice(0, 1),
  )
  const open = (each: (typeof items)[number]) => Number(isOpenWithdrawal(each.status))
  const ofAll = withdrawalsOf(dayo)
  return { ...ofAll, items: items.toSorted((one, other) => open(one) - open(other)) }
}

/** One that waits, and six later ones that were called off. */
function cancelledSince() {
  const page = withdrawalsOf(dayo, { status: 'cancelled' })
  const [waiting] = withdrawalsOf(dayo, { status: 'pending' }).items
  const [cancelled] = page.items
  if (!waiting || !cancelled) throw new Error('These stories need two withdrawals.')
  const later = [1, 2, 3, 4, 5, 6].map(each => ({ ...cancelled, id: demoId('withdrawal', each) }))
  return { ...page, items: [...later, waiting], total_count: 7 }
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:wallet:ready'],
    docs: {
      description: { story: 'The balance, what is on its way, and the latest lines by month.' },
    },
  },
  play: async () => {
    await seeMoreThan(3, lines)
  },
}

export const HugeAmounts: Story = {
  parameters: {
    pictures: false,
    states: ['wallet:huge-amounts'],
    msw: {
      handlers: [
        mocks.getWallets.answers({
          ngn: { ...walletsOf(dayo).usd, currency: 'NGN', ...trillions },
          usd: { ...walletsOf(dayo).usd, ...trillions },
        }),
        mocks.listTransactions.empty(),
        mocks.listWithdrawals.answers(call => {
          const page = withdrawalsOf(dayo, call.query)
          return { ...page, items: page.items.map(item => ({ ...item, amount: 1e12 - 0.01 })) }
        }),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'The largest amounts there are stay inside of their places.' } },
  },
  play: async () => {
    await see(() => screen.getAllByText(/999,999,999,999/)[0] ?? document.body)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const InDollars: Story = {
  parameters: {
    app: { path: '/dashboard/wallet?currency=USD', signedIn: true },
    states: ['wallet:usd'],
    docs: { description: { story: 'The address says which wallet.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('tab', { name: 'USD wallet', selected: true }))
    await seeMoreThan(0, lines)
  },
}

export const WithdrawalOpened: Story = {
  parameters: {
    pictures: false,
    states: ['receipt:of-a-withdrawal'],
    docs: { description: { story: 'Each of the latest withdrawals opens its receipt.' } },
  },
  play: async () => {
    const table = await see(() =>
      screen.getByRole('table', { name: 'Latest withdrawals from the NGN wallet' }),
    )
    const [latest] = within(table).getAllByRole('link')
    if (latest) await userEvent.click(latest)
    const receipt = within(await see(() => screen.getByRole('dialog')))
    await see(() => receipt.getByRole('list', { name: 'How it went' }))
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:wallet:loading'],
    msw: { handlers: [mocks.getWallets.never(), ...handlersFor('dayo')] },
    docs: {
      description: {
        story:
          'The balance keeps its place; what stands below comes at once, so that nothing moves.',
      },
    },
  },
  play: async () => {
    await see(() => screen.getByText('What came into the NGN wallet and left it: loading'))
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:wallet:empty'],
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
    states: ['route:wallet:error'],
    msw: { handlers: [mocks.listTransactions.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The balance stands; the lines can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your transactions can’t be shown right now'))
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const BalanceFails: Story = {
  parameters: {
    states: ['wallet:balance-failed'],
    msw: { handlers: [mocks.getWallets.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'A balance that can’t be read is not shown as nothing.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your balance can’t be shown right now'))
    await expect(screen.queryByRole('heading', { name: 'Transactions' })).toBeNull()
  },
}

export const NotAMember: Story = {
  parameters: {
    states: ['error:forbidden'],
    msw: {
      handlers: [
        mocks.getWallets.fails('forbidden'),
        mocks.listTransactions.fails('forbidden'),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'A person who runs the club and is not a member.' } },
  },
  play: async () => {
    const said = await screen.findAllByText('You don’t have access to this.')
    await expect(said[0]).toBeVisible()
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:wallet:refetching'],
    msw: { handlers: [mocks.listTransactions.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'The lines stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await seeMoreThan(3, lines)
    await seeItRefetch(canvasElement, 'Dashboard', 'My Wallet')
  },
}

export const GlobalMember: Story = {
  parameters: {
    states: ['wallet:global'],
    msw: { handlers: handlersFor('efe') },
    docs: { description: { story: 'Dollars only.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('region', { name: 'Transactions of the USD wallet' }))
    await expect(screen.queryByRole('tab')).toBeNull()
  },
}

export const Withdrawals: Story = {
  parameters: {
    pictures: false,
    states: [
      'status:withdrawal:pending',
      'status:withdrawal:approved',
      'status:withdrawal:in_batch',
      'status:withdrawal:paid',
      'status:withdrawal:failed',
      'status:withdrawal:cancelled',
      'status:withdrawal:returned',
    ],
    msw: {
      handlers: [mocks.listWithdrawals.answers(oneOfEachStatus()), ...handlersFor('dayo')],
    },
    docs: { description: { story: 'What was asked for, where it goes, and when it comes.' } },
  },
  play: async () => {
    const name = 'Latest withdrawals from the NGN wallet'
    const table = within(await see(() => screen.getByRole('table', { name })))
    const told = ['Requested', 'Approved', 'Being paid', 'Paid', 'Failed', 'Cancelled', 'Returned']
    for (const status of told) {
      await expect(table.getAllByText(status)).not.toHaveLength(0)
    }
  },
}

export const NothingOnItsWay: Story = {
  name: 'Nothing on its way',
  parameters: {
    pictures: false,
    msw: {
      handlers: [
        mocks.listWithdrawals.answers(withdrawalsOf(dayo, { status: 'paid' })),
        ...handlersFor('dayo'),
      ],
    },
    docs: {
      description: { story: 'What was paid stands among the transactions, and only there.' },
    },
  },
  play: async () => {
    await seeMoreThan(3, lines)
    await expect(screen.queryByRole('table')).toBeNull()
  },
}

export const AnOlderOneWaits: Story = {
  name: 'An older one waits',
  parameters: {
    pictures: false,
    msw: {
      handlers: [mocks.listWithdrawals.answers(cancelledSince()), ...handlersFor('dayo')],
    },
    docs: { description: { story: 'However many came after it, it can still be cancelled.' } },
  },
  play: async () => {
    const table = within(await see(() => screen.getByRole('table')))
    await expect(table.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1)
    await expect(table.getAllByText('Cancelled')).toHaveLength(5)
  },
}

export const DocumentsTakenBack: Story = {
  parameters: {
    pictures: false,
    states: ['wallet:documents-taken-back'],
    msw: {
      handlers: [
        mocks.getCustomer.answers(sessionUserOf(dayo, { kyc_is_validated: false })),
        ...handlersFor('dayo'),
      ],
    },
    docs: {
      description: {
        story: 'An approval was taken back: what was asked for waits, without a day.',
      },
    },
  },
  play: async () => {
    const name = 'Latest withdrawals from the NGN wallet'
    const table = within(await see(() => screen.getByRole('table', { name })))
    await expect(table.getAllByText('Once your documents are approved')).not.toHaveLength(0)
    await expect(table.getAllByText(/^By /)).toHaveLength(1)
  },
}

export const Owing: Story = {
  parameters: {
    pictures: false,
    states: ['wallet:owing'],
    msw: { handlers: [mocks.getWallets.owing(), ...handlersFor('dayo')] },
    docs: { description: { story: 'A payment was taken back: what is owed is not available.' } },
  },
  play: async () => {
    const hint = await see(() => screen.getByText(/You owe the club/))
    await expect(hint).toHaveTextContent('₦15,000')
  },
}

export const Uncleared: Story = {
  parameters: {
    pictures: { modes: ['light-phone'] },
    states: ['wallet:uncleared'],
    msw: { handlers: [mocks.getWallets.uncleared(), ...handlersFor('dayo')] },
    docs: {
      description: {
        story:
          'Money by card can be contributed at once and withdrawn later: from which day is said.',
      },
    },
  },
  play: async () => {
    const hint = await see(() => screen.getByText(/of it can be withdrawn from Thu 4 Jun/))
    await expect(hint).toHaveTextContent('₦40,000 of it can be withdrawn from Thu 4 Jun')
  },
}

export const WithdrawalsFail: Story = {
  parameters: {
    pictures: false,
    states: ['wallet:withdrawals-failed'],
    msw: { handlers: [mocks.listWithdrawals.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'Balance and lines stand; they can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your withdrawals can’t be shown right now'))
  },
}
