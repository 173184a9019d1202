import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { chargeExamples } from '@kinfold/contract/payment/charge-example'
import { demoFeeRules } from '@kinfold/personas/payments/demo-fee-rules'
import { growthPool } from '@kinfold/personas/plans/demo-plans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeLoading } from '../../test/see-loading.ts'

const meta = {
  title: 'Pages/Plan',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/investment-pools/1', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

let pastAsked = Promise.resolve()
let answerPast = () => {}
const yearOfMonths = Array.from({ length: 14 }, (_, at) => ({
  month: `${at < 9 ? 2025 : 2026}-${String(((at + 3) % 12) + 1).padStart(2, '0')}`,
  net_return_ppm: 9000 + 250 * at,
}))

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:investment-pool:ready', 'investment-pool:past', 'investment-pool:costs'],
    docs: {
      description: {
        story: 'How the plan has done, what it takes, and what the member has in it.',
      },
    },
  },
  play: async () => {
    await see(() => screen.getByRole('heading', { level: 1, name: 'Family Growth Pool' }))
    await see(() => screen.getByText('Active'))
    // A finger meets each link of its papers, and not the one beside it.
    const terms = screen.getByRole('link', { name: /^Terms of this plan/ })
    const answers = screen.getByRole('link', { name: 'Questions and answers' })
    const apart = answers.getBoundingClientRect().top - terms.getBoundingClientRect().top
    await expect(apart).toBeGreaterThanOrEqual(44)
    const costs = within(screen.getByRole('group', { name: 'What paying costs' }))
    await expect(costs.getByText('Card').parentElement).toHaveTextContent('₦1,500')
    await expect(costs.getByText('NGN wallet').parentElement).toHaveTextContent('Nothing')
    await expect(
      costs.getByText(/The club’s own fee comes out of what the plan earns/),
    ).toBeVisible()
    // Within a plan each goes by when it began, and earned what every other page says.
    const own = await see(() => screen.getByRole('table', { name: 'Your portfolios in this plan' }))
    await expect(within(own).getByRole('link', { name: /^Since / })).toBeVisible()
    await expect(own).toHaveTextContent(/Earned/)
    await expect(own).not.toHaveTextContent(/Returns|Family Growth Pool/)
  },
}

export const Purple: Story = {
  parameters: {
    app: {
      path: '/dashboard/investment-pools/2?product_type=purple&currency=NGN',
      signedIn: true,
    },
    states: ['investment-pool:purple', 'investment-pool:early'],
    docs: { description: { story: 'A purple plan goes by type and currency.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('heading', { level: 1, name: 'Purple NGN' }))
    await see(() => screen.getByText(/^It runs for 12 months/))
    await see(() => screen.getByText('Active'))
  },
}

const large = { ...growthPool, minimum: 250_000 }

export const LargeMinimum: Story = {
  name: 'Large minimum',
  parameters: {
    pictures: false,
    msw: {
      handlers: [
        mocks.listPlans.answers({ pools: [large], charges: chargeExamples(demoFeeRules, [large]) }),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'Both examples take the least that one can put in.' } },
  },
  play: async () => {
    await expect(await see(() => screen.getByLabelText('With an amount of'))).toHaveValue('250,000')
    const costs = screen.getByRole('group', { name: 'What paying costs' })
    await expect(costs).toHaveTextContent('On top of ₦250,000')
    await expect(within(costs).getByText('Card').parentElement).toHaveTextContent('₦2,000')
  },
}

export const OnItsWay: Story = {
  name: 'First money on its way',
  parameters: {
    pictures: false,
    msw: { handlers: handlersFor('chidi') },
    docs: { description: { story: 'What is on its way stands in the place of its value.' } },
  },
  play: async () => {
    const own = await see(() => screen.getByRole('table', { name: 'Your portfolios in this plan' }))
    await waitFor(() => expect(own).toHaveTextContent(/On its way.*₦100,000/))
  },
}

export const NothingInItYet: Story = {
  parameters: {
    states: ['investment-pool:empty'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'A plan the member has nothing in.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Nothing in this plan yet'))
    const own = screen.getByRole('region', { name: 'Yours in this plan' })
    await expect(within(own).queryByRole('columnheader')).toBeNull()
  },
}

export const MonthOfLoss: Story = {
  parameters: {
    pictures: false,
    states: ['investment-pool:loss'],
    msw: {
      handlers: [
        mocks.listPlanReturns.answers({
          months: [
            { month: '2026-03', net_return_ppm: 12_000 },
            { month: '2026-04', net_return_ppm: -31_500 },
            { month: '2026-05', net_return_ppm: 8_400 },
          ],
        }),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'Another amount, month by month; the loss stays a loss.' } },
  },
  play: async () => {
    const amount = await see(() => screen.getByLabelText('With an amount of'))
    await userEvent.clear(amount)
    await userEvent.type(amount, '200000')
    const change = await see(() => screen.getByText(/−1\.16\s%/))
    await expect(change).toHaveTextContent('−₦2,329')
    await userEvent.click(screen.getByRole('radio', { name: 'Value' }))
    await see(() => screen.getByRole('figure', { name: /What became of an amount/ }))
  },
}

export const PastLoading: Story = {
  parameters: {
    pictures: false,
    states: ['investment-pool:past-loading'],
    msw: {
      handlers: [
        mocks.listPlanReturns.answers(async () => {
          await pastAsked
          return { months: yearOfMonths }
        }),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'What stands below its past doesn’t move when that is there.' } },
  },
  beforeEach: () => {
    pastAsked = new Promise(resolve => {
      answerPast = resolve
    })
  },
  play: async () => {
    await see(() => screen.getByText('Its past is loading'))
    const card = screen.getByRole('group', { name: 'How it has done' })
    const before = card.getBoundingClientRect().height
    answerPast()
    await see(() => screen.getByRole('figure', { name: /What each month brought/ }))
    await expect(card.getBoundingClientRect().height).toBeCloseTo(before, 0)
  },
}

export const NothingSharedYet: Story = {
  parameters: {
    pictures: false,
    states: ['investment-pool:no-past'],
    msw: { handlers: [mocks.listPlanReturns.empty(), ...handlersFor('dayo')] },
    docs: { description: { story: 'A new plan has no months to show.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Nothing to show yet'))
  },
}

export const PastFails: Story = {
  parameters: {
    pictures: false,
    states: ['investment-pool:past-failed'],
    msw: {
      handlers: [mocks.listPlanReturns.recovers('unavailable'), ...handlersFor('dayo')],
    },
    docs: { description: { story: 'The rest of the page stands; its past is asked for again.' } },
  },
  play: async () => {
    await userEvent.click(await see(() => screen.getByRole('button', { name: 'Try again' })))
    await see(() => screen.getByLabelText('With an amount of'))
  },
}

export const Closed: Story = {
  parameters: {
    pictures: false,
    app: { path: '/dashboard/investment-pools/6?action=contribute', signedIn: true },
    states: ['investment-pool:closed', 'investment-pool:no-words'],
    docs: {
      description: {
        story:
          'A link to contribute to a closed plan opens nothing, and nothing says what paying would cost. The club says of it neither whom it is for nor what can go wrong.',
      },
    },
  },
  play: async () => {
    await see(() => screen.getByText('This plan is not open for contributions.'))
    await see(() => screen.getByText('Closed'))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.queryByRole('group', { name: 'Taking it out early' })).toBeNull()
    await expect(screen.queryByRole('group', { name: 'What paying costs' })).toBeNull()
    await expect(screen.queryByRole('group', { name: 'Is it for you?' })).toBeNull()
  },
}

export const ClosedWithMoneyInIt: Story = {
  name: 'Closed with money in it',
  parameters: {
    pictures: false,
    msw: {
      handlers: [
        mocks.listPlans.answers({ pools: [{ ...growthPool, state: 'closed' }], charges: [] }),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'Who still has money in a closed plan reads how it leaves.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('group', { name: 'Taking it out' }))
  },
}

export const Unknown: Story = {
  parameters: {
    app: { path: '/dashboard/investment-pools/999', signedIn: true },
    states: ['investment-pool:unknown'],
    docs: { description: { story: 'No such plan: the way to all of them.' } },
  },
  play: async () => {
    await see(() => screen.getByText('We couldn’t find that plan'))
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:investment-pool:loading'],
    msw: { handlers: [mocks.listPlans.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'While the plan is on its way.' } },
  },
  play: async () => {
    await seeLoading()
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    states: ['route:investment-pool:error'],
    msw: { handlers: [mocks.listPlans.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The plan can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('This plan can’t be shown right now'))
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:investment-pool:refetching'],
    msw: { handlers: [mocks.listPlans.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'The plan stays while its newest state is asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await see(() => screen.getByRole('heading', { level: 1, name: 'Family Growth Pool' }))
    await seeItRefetch(canvasElement, 'Dashboard', 'Contribute', 'Family Growth Pool')
  },
}
