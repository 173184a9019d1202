import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { takePage } from '@kinfold/contract/paging/take-page'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { allSubscriptionsOf } from '@kinfold/personas/answers/subscriptions-of'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeLoading } from '../../test/see-loading.ts'

const meta = {
  title: 'Pages/Recurring contributions',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/my-investments/recurring-investments', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: [
      'route:recurring-investments:ready',
      'status:subscription:active',
      'status:subscription:cancelled',
      'status:subscription:ended',
    ],
    docs: {
      description: {
        story:
          'Each in a sentence, with its next three dates and its card; those that are over come last.',
      },
    },
  },
  play: async () => {
    await see(() => screen.getByText('Active'))
    const title = await see(() => screen.getByRole('heading', { name: /to Family Growth Pool/ }))
    await expect(title).toHaveTextContent(
      '₦50,000 to Family Growth Pool by card •••• 4081 on the 31st of each month',
    )
    await see(() => screen.getByText(/Then 31 July 2026 and 31 August 2026/))
    await expect(screen.getAllByText('Ended')).toHaveLength(2)
  },
}

export const Paused: Story = {
  parameters: {
    states: ['status:subscription:paused'],
    msw: { handlers: handlersFor('efe') },
    docs: {
      description: { story: 'Nothing is charged, and when it would be if it were resumed.' },
    },
  },
  play: async () => {
    await see(() => screen.getByText(/Resumed today, it would be charged on 15 June 2026/))
    await expect(screen.queryByRole('button', { name: 'Skip next' })).toBeNull()
  },
}

const now = (changes: Partial<Subscription>) => ({
  handlers: [
    mocks.listSubscriptions.answers(({ query }) =>
      takePage(
        allSubscriptionsOf(dayo)
          .filter(({ status }) => status === 'active')
          .map(subscription => ({ ...subscription, ...changes })),
        query,
      ),
    ),
    ...handlersFor('dayo'),
  ],
})

export const TriedAgain: Story = {
  parameters: {
    states: ['recurring:tried-again', 'recurring:card-expires'],
    msw: now({
      next_charge_on: '2026-06-04',
      period_on: '2026-05-31',
      failed_charges: 1,
      failure_reason: 'Your bank declined the card.',
      card: { brand: 'Visa', last4: '4081', expires_on: '2026-06-30' },
    }),
    docs: { description: { story: 'A charge that failed says why and when it is tried again.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/We try again on 4 June 2026/))
    await see(() => screen.getByText('Tomorrow', { exact: false }))
    await see(() => screen.getByText(/^Expires in/))
  },
}

export const BeingCharged: Story = {
  parameters: {
    pictures: { modes: ['light-phone'] },
    states: ['recurring:charging'],
    msw: now({ is_charging: true }),
    docs: { description: { story: 'Until the outcome is known, only the amount can be changed.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/A payment for this is under way/))
    await expect(screen.getByRole('button', { name: 'Pause' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Change amount' })).toBeEnabled()
  },
}

export const LongAndLarge: Story = {
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['recurring:in-naira'],
    msw: now({
      amount: 1e12,
      currency: 'USD',
      paid_currency: 'NGN',
      interval: 'weekly',
      plan: {
        id: 1,
        name: 'Grandchildren’s Education and Enterprise Pool of the Northern Chapter',
        product_type: 'pool',
        currency: 'USD',
      },
    }),
    docs: { description: { story: 'The longest name and sum, charged in naira for dollars.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Charged in naira, at the rate of the day.'))
  },
}

export const ChargeFailed: Story = {
  parameters: {
    states: ['status:subscription:past_due'],
    msw: { handlers: [mocks.listSubscriptions.ok({ as: 'halima' }), ...handlersFor('dayo')] },
    docs: {
      description: { story: 'What failed, why, that nothing was taken, and the ways to mend it.' },
    },
  },
  play: async () => {
    await see(() => screen.getByText('The charge of 2 June 2026 failed'))
    await see(() => screen.getByText(/The card has expired. Nothing was taken/))
    await see(() => screen.getByRole('button', { name: 'Use another card' }))
  },
}

export const AwaitsItsFirstPayment: Story = {
  parameters: {
    pictures: false,
    states: ['status:subscription:pending'],
    msw: { handlers: handlersFor('funmi') },
    docs: { description: { story: 'Set up, but not paid for the first time.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Awaiting its first payment'))
  },
}

export const Loading: Story = {
  parameters: {
    pictures: false,
    states: ['route:recurring-investments:loading'],
    msw: { handlers: [mocks.listSubscriptions.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The rows keep their place.' } },
  },
  play: async () => {
    await seeLoading()
  },
}

export const Empty: Story = {
  parameters: {
    pictures: false,
    states: ['route:recurring-investments:empty'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'None yet, and what one is.' } },
  },
  play: async () => {
    await see(() => screen.getByText('No recurring contribution yet'))
    await see(() => screen.getByRole('link', { name: 'Set one up' }))
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    pictures: false,
    states: ['route:recurring-investments:error'],
    msw: { handlers: [mocks.listSubscriptions.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'They can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your recurring contributions can’t be shown right now'))
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:recurring-investments:refetching'],
    msw: { handlers: [mocks.listSubscriptions.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'They stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await see(() => screen.getByText('Active'))
    await seeItRefetch(canvasElement, 'Set up a new one', 'Recurring Contributions')
  },
}
