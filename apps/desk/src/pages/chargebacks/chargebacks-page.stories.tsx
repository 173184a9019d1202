import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoChargebacks } from '@kinfold/personas/desk/demo-chargebacks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const [first] = demoChargebacks
if (!first) throw new Error('These stories need a chargeback.')
const handlers = handlersFor('tunde')

const withFirst = (changes: Partial<Chargeback>) => ({
  handlers: [
    mocks.listChargebacks.answers(({ query }) =>
      takePage(
        demoChargebacks.map((each, at) => (at === 0 ? { ...each, ...changes } : each)),
        query,
      ),
    ),
    mocks.decideChargeback.answers({ ...first, ...changes }),
    mocks.recoverChargeback.answers({ ...first, ...changes }),
    ...handlers,
  ],
})

const nothing = { ...first.amount, amount: 0 }
const open = {
  status: 'open',
  decided_at: null,
  answer_by: '2026-06-12T17:00:00Z',
  owed: first.amount,
  recovered: nothing,
} as const
const owed = { owed: first.amount, recovered: nothing }

const meta = {
  title: 'Desk/Chargebacks',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: `/desk/chargebacks/${first.id}` },
    msw: withFirst(open),
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })

const shown = (text: string | RegExp = / · /) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name: text })).toBeVisible())

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...about('A dispute that was written down by hand: its last day, and how it ended.'),
    states: ['route:chargebacks:ready'],
  },
  play: async () => {
    await shown()
    await expect(screen.getByText('12 Jun 2026')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'We won' })).toBeVisible()
  },
}

export const Won: Story = {
  parameters: {
    ...about('Won, by keys; the member is told.'),
    states: ['chargeback:won'],
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'We won' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByText('Written down. The member has been told.')).toBeVisible(),
    )
  },
}

export const ToldByTheProvider: Story = {
  parameters: {
    ...about('What a provider told, it ends itself.'),
    states: ['chargeback:by-provider'],
    msw: withFirst({ ...open, recorded_by: null }),
    pictures: false,
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/^Its provider says/)).toBeVisible()
  },
}

export const TakingWhatIsOwed: Story = {
  parameters: {
    ...about('What is owed for a lost one is taken with a reason that the member reads.'),
    states: ['chargeback:recovering'],
    msw: withFirst(owed),
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: /^Why is .* taken\?$/ })
    await userEvent.keyboard('1')
    await expect(screen.getByText(/You owe nothing more for it/)).toBeVisible()
  },
}

export const TooLittleThere: Story = {
  parameters: {
    ...about('The wallet has too little: it is said, and another source can be chosen.'),
    states: ['chargeback:too-little'],
    msw: {
      handlers: [
        mocks.recoverChargeback.fails('insufficient_balance'),
        ...withFirst(owed).handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: /^Why is .* taken\?$/ })
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText(/available balance is less/)).toBeVisible())
    await expect(screen.getByRole('button', { name: 'From the portfolio' })).toBeEnabled()
  },
}

export const Settled: Story = {
  parameters: {
    ...about('Lost, and all of it is paid back.'),
    msw: withFirst({ recorded_by: null }),
    pictures: false,
  },
  play: async () => {
    await shown()
    await expect(screen.getByText('Nothing is left to do here.')).toBeVisible()
  },
}

export const NamesNoPayment: Story = {
  parameters: {
    ...about('The provider took money back that names no payment: the books wait for a person.'),
    msw: withFirst({
      ...open,
      is_booked: false,
      payment_id: null,
      reference: null,
      member: null,
      recorded_by: null,
    }),
  },
  play: async () => {
    await shown()
    await expect(screen.getByText('Nothing is booked for it')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: {
    ...about('No bank took anything back.'),
    states: ['route:chargebacks:empty'],
    desk: { path: '/desk/chargebacks' },
    msw: { handlers: [mocks.listChargebacks.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No chargeback here' })).toBeVisible(),
    )
  },
}

export const Failed: Story = {
  parameters: {
    ...about('They can’t be read; it can be asked again in place.'),
    states: ['route:chargebacks:error'],
    msw: { handlers: [mocks.listChargebacks.fails('internal'), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The queue can’t be shown/)).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: {
    ...about('They are on their way.'),
    states: ['route:chargebacks:loading'],
    msw: { handlers: [mocks.listChargebacks.never(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The chargeback is loading')).toBeInTheDocument())
  },
}

export const Offline: Story = {
  parameters: {
    ...about('The network is gone: it is said, and the case stays open.'),
    msw: { handlers: [mocks.decideChargeback.offline(), ...withFirst(open).handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    )
    await expect(screen.getByRole('button', { name: 'We won' })).toBeEnabled()
  },
}

export const NotAnApprover: Story = {
  name: 'Not an approver',
  parameters: {
    ...about('An operator without the role is told whose page it is.'),
    states: ['route:chargebacks:not-yours'],
    msw: { handlers: handlersFor('ngozi') },
    pictures: false,
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'This queue is for others' })).toBeVisible(),
    )
  },
}
