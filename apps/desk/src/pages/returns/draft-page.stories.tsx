import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import { managedPlans } from '@kinfold/personas/desk/managed-plans'
import { returnsPostings } from '@kinfold/personas/desk/returns-postings'
import { says } from '@kinfold/ui/says'
import { selectTester } from '@kinfold/ui/testers/select-tester'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { alertSaid } from '../../test/alert-said.ts'
import { deskStory } from '../../test/desk-story.tsx'
import { failedStory } from '../../test/failed-story.ts'
import { loadingStory } from '../../test/loading-story.ts'

const handlers = handlersFor('zainab')
const draft = returnsPostings.find(({ status }) => status === 'draft')
if (!draft) throw new Error('These stories need a draft.')

const meta = {
  title: 'Desk/Enter returns',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/returns/draft' },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const shown = () =>
  waitFor(() => expect(screen.getByRole('combobox', { name: /^Plan/ })).toBeVisible())

async function fill() {
  await shown()
  const plan = selectTester(screen.getByRole('combobox', { name: /^Plan/ }), userEvent)
  const [first = ''] = await plan.options()
  await plan.choose(first)
  await userEvent.type(screen.getByLabelText(/^The plan earned/), '1250000')
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('A plan, a month, what it earned, and the club’s fee on it.'),
    states: ['route:draft:ready'],
  },
  play: fill,
}

export const Entered: Story = {
  parameters: {
    ...says('Entered: how it is shared is there at once, for another to post.'),
    msw: { handlers: [mocks.draftReturns.answers(draft), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText(/^The draft is ready for another/)).toBeVisible())
    await waitFor(() => expect(screen.getByText(/^You entered this/)).toBeVisible())
  },
}

export const FieldsMissing: Story = {
  parameters: {
    ...says('What is missing is said beside its field.'),
    states: ['returns:fields-missing'],
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'See how it is shared' }))
    await waitFor(() => expect(screen.getByText('Please choose a plan.')).toBeVisible())
    await expect(screen.getByText('Please enter an amount.')).toBeVisible()
  },
}

export const PostedBefore: Story = {
  parameters: {
    ...says('The month was posted already: what to do about it is said.'),
    states: ['returns:posted-before'],
    msw: {
      handlers: [
        mocks.draftReturns.fails('conflict', {
          sentence:
            'This month’s returns were posted already. Please take them back first, and draft anew.',
        }),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText(/were posted already/)).toBeVisible())
  },
}

export const OpenMonthsOnly: Story = {
  name: 'Open months only',
  parameters: {
    ...says('Months that are drafted or posted already are not offered.'),
    pictures: false,
  },
  play: async () => {
    await shown()
    const month = selectTester(screen.getByRole('combobox', { name: /^Month/ }), userEvent)
    const all = await month.options()
    await userEvent.keyboard('{Escape}')
    const plan = selectTester(screen.getByRole('combobox', { name: /^Plan/ }), userEvent)
    const [first = ''] = await plan.options()
    await plan.choose(first)
    const open = await month.options()
    await expect(open.length).toBeLessThan(all.length)
    await expect(open).not.toContain('April 2026')
  },
}

export const FeeTooHigh: Story = {
  parameters: {
    ...says('What the server finds wrong with a field stands beside it.'),
    msw: {
      handlers: [
        mocks.draftReturns.fails('validation_failed', {
          fields: { fee_amount: 'The fee can’t be more than what was earned.' },
        }),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await fill()
    await userEvent.type(screen.getByLabelText(/^Club’s fee/), '2000000{Enter}')
    await waitFor(() => expect(screen.getByText(/^The fee can’t be more/)).toBeVisible())
  },
}

export const ALoss: Story = {
  parameters: {
    ...says('A month can end below zero; no fee is taken on a loss.'),
    states: ['returns:loss'],
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('radio', { name: 'Lost' }))
    await expect(screen.getByLabelText(/^The plan lost/)).toBeVisible()
    await expect(screen.queryByLabelText(/^Club’s fee/)).not.toBeInTheDocument()
  },
}

export const Loading: Story = loadingStory({
  state: 'route:draft:loading',
  handlers: [mocks.listManagedPlans.never(), ...handlers],
  text: 'The plans are loading',
})

export const PlansFailed: Story = failedStory({
  state: 'route:draft:error',
  says: 'The plans can’t be read; it can be asked again in place.',
  handlers: [mocks.listManagedPlans.fails('internal'), ...handlers],
  what: 'The plans',
  pictures: false,
})

let isAway = false

export const KeptWhilePlansFail: Story = {
  name: 'Kept while plans fail',
  parameters: {
    ...says('The plans are read again now and then. What was typed stays when that fails.'),
    msw: {
      handlers: [
        mocks.listManagedPlans.answers(() =>
          isAway ? new Refusal('internal') : { plans: [...managedPlans] },
        ),
        ...handlers,
      ],
    },
    pictures: false,
  },
  beforeEach: () => {
    isAway = false
  },
  play: async () => {
    await fill()
    isAway = true
    // The network is back, and all that is in sight is read again.
    window.dispatchEvent(new Event('online'))
    await alertSaid()
    await expect(screen.getByLabelText(/^The plan earned/)).toHaveValue('1,250,000')
  },
}

export const Offline: Story = {
  parameters: {
    ...says('The network is gone: it is said, and what was typed stays.'),
    msw: { handlers: [mocks.draftReturns.offline(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Enter}')
    await alertSaid()
    await expect(screen.getByLabelText(/^The plan earned/)).toHaveValue('1,250,000')
  },
}
