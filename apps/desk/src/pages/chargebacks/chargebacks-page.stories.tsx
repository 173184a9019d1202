import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { demoChargebacks } from '@kinfold/personas/desk/demo-chargebacks'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { offlineStory } from '../../test/offline-story.ts'
import { pageShown } from '../../test/page-shown.ts'

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
    mocks.decideChargeback.answers(({ body }) => ({ ...first, ...changes, status: body.outcome })),
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
const won = { status: 'won', owed: nothing } as const

const entries = (['won', 'lost'] as const).map((outcome, at) => ({
  id: demoId('audit-entry', outcome),
  happened_at: `2026-06-0${4 - at}T09:00:00Z`,
  actor_kind: 'operator' as const,
  actor_id: operatorReference('tunde').id,
  actor_name: operatorReference('tunde').name,
  action: `chargeback.${outcome}`,
  subject: first.reference ?? '',
  subject_id: first.id,
  detail: first.dispute,
}))

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

const shown = (text: string | RegExp = / · /) => pageShown(text)

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('A dispute that was written down by hand: its last day, and how it ended.'),
    states: ['route:chargebacks:ready'],
  },
  play: async () => {
    await shown()
    await expect(screen.getByText('12 Jun 2026')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'We won' })).toBeVisible()
    await expect(screen.getByText(/still owes .* Nothing leaves/)).toBeVisible()
    await expect(screen.getByText(/is dropped\. They owe nothing more/)).toBeVisible()
  },
}

export const LostFirst: Story = {
  name: 'Lost first',
  parameters: {
    ...says('Won after it was lost: what was decided before, and what the member got, stay there.'),
    msw: {
      handlers: [
        mocks.listAuditEntries.answers(({ query }) => takePage(entries, query)),
        ...withFirst({ ...won, recovered: { ...first.amount, amount: 100 } }).handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await shown()
    await waitFor(() => expect(screen.getByText(/ as lost on /)).toBeVisible())
    await expect(screen.getByText(/ as won on /)).toBeVisible()
    await expect(screen.getByText('Given back')).toBeVisible()
  },
}

export const Won: Story = {
  parameters: {
    ...says('Won, by keys; the member is told.'),
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

export const SaidByTheFirst: Story = {
  name: 'Said by the first',
  parameters: {
    ...says('Above the limit two say that it was won: who was the first, and what is left to do.'),
    states: ['chargeback:first-word'],
    msw: withFirst({ ...open, first_won_by: operatorReference('uche') }),
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/^Uche .* has said that it was won\./)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'We won' })).toBeEnabled()
  },
}

export const YouWereTheFirst: Story = {
  name: 'You were the first',
  parameters: {
    ...says('Who said it first leaves the rest to another approver.'),
    msw: withFirst({ ...open, first_won_by: operatorReference('tunde') }),
    pictures: false,
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/^You have said that it was won\./)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'We won' })).toBeNull()
  },
}

export const ToldByTheProvider: Story = {
  parameters: {
    ...says('What a provider told, it ends itself.'),
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
    ...says('What is owed for a lost one is taken with a reason that the member reads.'),
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
    ...says('The wallet has too little: it is said, and another source can be chosen.'),
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
    ...says('Lost, and all of it is paid back.'),
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
    ...says('The provider took money back that names no payment: the books wait for a person.'),
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

export const PaidAfterAll: Story = {
  name: 'Paid after all',
  parameters: {
    ...says(
      'A withdrawal that its provider paid after it had failed, and whose money was spent: it is owed, and taken out of the wallet.',
    ),
    states: ['chargeback:paid-after-all'],
    msw: withFirst({
      ...owed,
      payment_id: null,
      withdrawal_id: demoId('withdrawal', 'owed'),
      dispute: first.reference ?? '',
      reason: 'Its provider said that it had failed, and paid it after all.',
      recorded_by: null,
    }),
    pictures: false,
  },
  play: async () => {
    await shown()
    await expect(screen.getByRole('link', { name: first.reference ?? '' })).toBeVisible()
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: /^Why is .* taken\?$/ })
    await expect(screen.queryByRole('button', { name: 'From the portfolio' })).toBeNull()
    await userEvent.keyboard('2')
    await expect(screen.getByText(/for a withdrawal that was paid after all/)).toBeVisible()
  },
}

export const Empty: Story = emptyStory({
  state: 'route:chargebacks:empty',
  says: 'No bank took anything back.',
  desk: { path: '/desk/chargebacks' },
  handlers: [mocks.listChargebacks.empty(), ...handlers],
  heading: 'No chargeback here',
})

export const Offline: Story = offlineStory({
  says: 'The network is gone: it is said, and the case stays open.',
  handlers: [mocks.decideChargeback.offline(), ...withFirst(open).handlers],
  send: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
  },
  stays: () => expect(screen.getByRole('button', { name: 'We won' })).toBeEnabled(),
  pictures: false,
})
