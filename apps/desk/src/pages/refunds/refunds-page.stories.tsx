import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoRefunds } from '@kinfold/personas/desk/demo-refunds'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { offlineStory } from '../../test/offline-story.ts'
import { pageShown } from '../../test/page-shown.ts'

const [proposed] = demoRefunds
if (!proposed) throw new Error('These stories need a refund.')
const handlers = handlersFor('tunde')

const meta = {
  title: 'Desk/Refunds',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: `/desk/refunds/${proposed.id}` },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

/** The list, with the first as it is said here. */
const withFirst = (changes: Partial<Refund>) => ({
  handlers: [
    mocks.listRefunds.answers(({ query }) =>
      takePage(
        demoRefunds.map((refund, at) => (at === 0 ? { ...refund, ...changes } : refund)),
        query,
      ),
    ),
    ...handlers,
  ],
})

const shown = (text: string | RegExp = /Halima/) => pageShown(text)

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('A refund that waits for its second person: what goes back, how, and why.'),
    states: ['route:refunds:ready'],
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus()
  },
}

export const Confirmed: Story = {
  parameters: {
    ...says('Confirmed by keys: the money is the member’s again at once.'),
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText('The money is back in the wallet.')).toBeVisible())
  },
}

export const MoreThanIsLeft: Story = {
  name: 'More than is left',
  parameters: {
    ...says('What it would be refused for is said before anybody presses.'),
    msw: withFirst({ amount: { ...proposed.amount, amount: 900_000_000 } }),
    pictures: false,
  },
  play: async () => {
    await shown()
    await waitFor(() =>
      expect(screen.getByText(/^This is more than is left of the payment/)).toBeVisible(),
    )
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  },
}

export const OwnProposal: Story = {
  parameters: {
    ...says('Who proposed it is told why they can’t confirm it.'),
    states: ['refund:own'],
    msw: withFirst({ proposed_by: operatorReference('tunde') }),
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/^You proposed this/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument()
  },
}

export const DecidedMeanwhile: Story = {
  parameters: {
    ...says('Somebody else was faster: it is said, and nothing is given back twice.'),
    states: ['refund:decided-meanwhile'],
    msw: { handlers: [mocks.confirmRefund.fails('already_decided'), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
  },
}

const sentByHand = withFirst({ way: 'hand', status: 'sent', decided_at: '2026-06-03T09:00:00Z' })

export const OnItsWay: Story = {
  parameters: {
    ...says('What the club’s own bank pays is settled by hand, with its reference.'),
    states: ['refund:on-its-way'],
    msw: sentByHand,
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'It was paid' }))
    await waitFor(() => expect(screen.getByText('Please fill this in.')).toBeVisible())
    await expect(screen.getByRole('textbox')).toHaveFocus()
  },
}

export const SettledByHand: Story = {
  parameters: {
    ...says('The reference is sent, and that it was paid is said.'),
    msw: {
      handlers: [
        ...demoRefunds
          .slice(0, 1)
          .map(first =>
            mocks.settleRefund.answers(({ body }) => ({ ...first, status: body.outcome })),
          ),
        ...sentByHand.handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.type(screen.getByRole('textbox'), 'FT26153QX81')
    await userEvent.click(screen.getByRole('button', { name: 'It was paid' }))
    await waitFor(() => expect(screen.getByText('Written down.')).toBeVisible())
  },
}

export const WithTheProvider: Story = {
  parameters: {
    ...says('What a provider gives back, it tells itself.'),
    states: ['refund:with-provider'],
    msw: withFirst({ way: 'provider', status: 'sent', decided_at: '2026-06-03T09:00:00Z' }),
    pictures: false,
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/^Its provider says/)).toBeVisible()
  },
}

export const LongNamesAndLargeSums: Story = {
  parameters: {
    ...says('The longest names, and the largest amount.'),
    msw: withFirst({
      member: {
        ...proposed.member,
        name: 'Oluwaseun-Temitope Adebayo-Ogunlesi Nwachukwu-Okonkwo-Ibekwe',
        email: 'oluwaseun-temitope.adebayo-ogunlesi.nwachukwu@kinfold.example',
      },
      amount: { currency: 'NGN', amount: 1e12 },
    }),
  },
  play: () => shown(/1,000,000,000,000/),
}

export const NotInTheList: Story = {
  parameters: {
    ...says('A link to one that the filter leaves out.'),
    desk: { path: `/desk/refunds/${proposed.id}?status=paid` },
    pictures: false,
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /is not in the list$/ })).toBeVisible(),
    )
  },
}

export const Empty: Story = emptyStory({
  state: 'route:refunds:empty',
  says: 'Nothing is given back.',
  desk: { path: '/desk/refunds' },
  handlers: [mocks.listRefunds.empty(), ...handlers],
  heading: 'No refund here',
})

export const Offline: Story = offlineStory({
  says: 'The network is gone: it is said, and it can be confirmed later.',
  handlers: [mocks.confirmRefund.offline(), ...handlers],
  send: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
  },
  stays: () => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled(),
  pictures: false,
})
