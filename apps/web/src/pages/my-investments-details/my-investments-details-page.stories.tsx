import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import { takePage } from '@kinfold/contract/paging/take-page'
import { addUpCourse, type PortfolioFlow } from '@kinfold/contract/portfolio/add-up-course'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioGoal } from '@kinfold/contract/portfolio/portfolio-goal'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { portfolioAnswer } from '@kinfold/personas/answers/portfolios-of'
import { allSubscriptionsOf } from '@kinfold/personas/answers/subscriptions-of'
import { dayo } from '@kinfold/personas/people/people'
import { growthPool } from '@kinfold/personas/plans/demo-plans'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { referenceDay } from '@kinfold/personas/reference-day'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { club } from '../../club/club.ts'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeLoading } from '../../test/see-loading.ts'
import { seeMoreThan } from '../../test/see-more-than.ts'

const addressOf = (key: string) => `/dashboard/my-investments/details/${portfolioFactsOf(key).id}`

const asDayo = handlersFor('dayo')
const growth = portfolioAnswer(portfolioFactsOf('dayo growth pool'))

const flow = (day: string, part: PortfolioFlow['part'], minor: bigint): PortfolioFlow => ({
  day,
  part,
  minor,
})

/** Dayo’s growth pool, had only this happened to it. */
function holding(...flows: PortfolioFlow[]) {
  const sum = (part?: PortfolioFlow['part']) => {
    const own = flows.filter(each => part === undefined || each.part === part)
    return moneyToWire(
      money(
        'NGN',
        own.reduce((all, { minor }) => all + minor, 0n),
      ),
    )
  }
  return [
    mocks.getPortfolio.answers({
      ...growth,
      started_on: flows[0]?.day ?? null,
      value: sum(),
      contributed: sum('contributions'),
      returns: sum('returns'),
      fees: sum('fees'),
      paid_out: sum('payouts'),
    }),
    mocks.getPortfolioCourse.answers(addUpCourse(flows, { currency: 'NGN', today: referenceDay })),
    // The movements of the demo club’s own would contradict it.
    mocks.listPortfolioMovements.empty({ as: 'dayo' }),
  ]
}

const meta = {
  title: 'Pages/Portfolio',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: addressOf('dayo growth pool'), signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:my-investments-details:ready', 'portfolio:goal'],
    docs: {
      description: { story: 'One portfolio: its value, how it came about, every movement.' },
    },
  },
  play: async () => {
    await see(() => screen.getByRole('heading', { level: 1, name: 'Family Growth Pool' }))
    await see(() => screen.getByText('How you got here'))
    await see(() => screen.getByText('+12.59 %'))
    await see(() => screen.getByRole('figure', { name: 'What became of this portfolio' }))
    await see(() => screen.getByText(/from your card/))
    await see(() => screen.getByText(/Besides that, .*a month gets you there/))
    // Each month once, and unfolded what it is made of.
    await seeMoreThan(3, () => screen.getAllByText(/net of fee/))
  },
}

export const AwaitingPayment: Story = {
  parameters: {
    app: { path: addressOf('funmi growth pool'), signedIn: true },
    pictures: false,
    states: ['status:portfolio:pending_payment'],
    msw: { handlers: handlersFor('funmi') },
    docs: { description: { story: 'Opened, but nothing was paid yet.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Awaiting payment'))
  },
}

export const BeingConfirmed: Story = {
  parameters: {
    app: { path: addressOf('chidi growth pool'), signedIn: true },
    pictures: false,
    states: ['status:portfolio:pending_confirmation'],
    msw: { handlers: handlersFor('chidi') },
    docs: { description: { story: 'What is on its way is told apart from the value.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Being confirmed'))
    const label = await see(() => screen.getByText('On its way'))
    await expect(label.parentElement?.parentElement).toHaveTextContent(/₦100,000/)
    await see(() => screen.getByText('It counts from the day it arrives.'))
    await expect(screen.queryByText('What it is worth')).toBeNull()
  },
}

export const Matured: Story = {
  parameters: {
    app: { path: addressOf('efe purple dollar'), signedIn: true },
    pictures: false,
    states: ['status:portfolio:matured'],
    msw: { handlers: handlersFor('efe') },
    docs: { description: { story: 'Its term is over, and where its value goes.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/is on its way to your USD wallet/))
  },
}

export const Closed: Story = {
  parameters: {
    app: { path: addressOf('dayo harvest'), signedIn: true },
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['status:portfolio:closed', 'portfolio:what-became'],
    msw: { handlers: handlersFor('dayo') },
    docs: { description: { story: 'When it ended and what was paid out; every movement stays.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/The term ended on 1 July 2025/))
    await see(() => screen.getByText(/was paid out to your/))
  },
}

export const Cancelled: Story = {
  parameters: {
    app: { path: addressOf('gbenga steady income'), signedIn: true },
    pictures: false,
    states: ['status:portfolio:cancelled'],
    msw: { handlers: handlersFor('gbenga') },
    docs: { description: { story: 'Never funded, and where money for it would go.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/It was deleted before any money came in/))
  },
}

export const FirstMonth: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:first-month'],
    msw: { handlers: [...holding(flow('2026-06-01', 'contributions', 500_000_00n)), ...asDayo] },
    docs: {
      description: { story: 'Its first money came this month: no curve, no yearly return.' },
    },
  },
  play: async () => {
    await see(() => screen.getByText('The curve begins with your second month'))
    await see(() => screen.getByText('Your first returns are still to come.'))
    await see(() => screen.getByText('Too early'))
  },
}

export const FirstYear: Story = {
  parameters: {
    app: { path: addressOf('funmi steady income'), signedIn: true },
    pictures: false,
    states: ['portfolio:first-year'],
    msw: { handlers: handlersFor('funmi') },
    docs: {
      description: { story: 'Five months old: too early for a yearly figure. Its term ends soon.' },
    },
  },
  play: async () => {
    await see(() => screen.getByText('It is less than a year old'))
    await see(() => screen.getByText('The term ends'))
  },
}

export const Loss: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:loss'],
    msw: {
      handlers: [
        ...holding(
          flow('2025-03-10', 'contributions', 900_000_00n),
          flow('2025-06-30', 'returns', 31_500_00n),
          flow('2025-06-30', 'fees', -3_150_00n),
          flow('2025-10-31', 'returns', -148_000_00n),
          flow('2026-02-03', 'payouts', -150_000_00n),
          flow('2026-04-30', 'returns', 9_650_00n),
        ),
        ...asDayo,
      ],
    },
    docs: {
      description: {
        story: 'It is worth less than was paid in, and says so; the payout is no loss.',
      },
    },
  },
  play: async () => {
    await see(() => screen.getByText('Lost a year'))
    await see(() => screen.getByText(/^−\d+\.\d\d\s%$/))
    await see(() => screen.getByText(/lost after fees/))
    await see(() => screen.getByText(/^−₦110,000 lost$/))
  },
}

export const NoSingleRate: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:no-single-rate'],
    msw: {
      handlers: [
        ...holding(
          flow('2024-06-01', 'contributions', 100_000_00n),
          flow('2025-05-31', 'returns', 160_000_00n),
          flow('2025-06-01', 'payouts', -259_000_00n),
          flow('2026-06-01', 'contributions', 165_000_00n),
          flow('2026-06-02', 'returns', -160_000_00n),
        ),
        ...asDayo,
      ],
    },
    docs: { description: { story: 'Grown, paid out, put in again and lost: no one rate fits.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Can’t be said'))
  },
}

export const Dollars: Story = {
  parameters: {
    app: { path: addressOf('dayo purple dollar'), signedIn: true },
    pictures: false,
    states: ['portfolio:dollar'],
    docs: { description: { story: 'A plan in dollars, with the end of its term.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/^[+−]\d+\.\d\d\s%$/))
    await userEvent.click(await see(() => screen.getByText('How a year is worked out')))
    await see(() => screen.getByText(/the one yearly rate/))
  },
}

export const AmountsHidden: Story = {
  beforeEach: () => {
    localStorage.setItem(club.storage.amountsHidden, 'yes')
    return () => localStorage.removeItem(club.storage.amountsHidden)
  },
  parameters: {
    pictures: false,
    states: ['portfolio:amounts-hidden'],
    docs: { description: { story: 'No amount is seen or heard, in the curve neither.' } },
  },
  play: async () => {
    const figure = within(
      await see(() => screen.getByRole('figure', { name: 'What became of this portfolio' })),
    )
    await expect(figure.queryByText(/₦\s?\d/)).toBeNull()
    await expect(screen.queryByText(/₦\s?\d/)).toBeNull()
  },
}

export const CurveLoading: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:curve-loading'],
    msw: { handlers: [mocks.getPortfolioCourse.never(), ...asDayo] },
    docs: { description: { story: 'The figures stand; the place of the curve is kept.' } },
  },
  play: async () => {
    await see(() => screen.getByText('How you got here'))
    await seeLoading()
  },
}

export const CurveFails: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:curve-failed'],
    msw: { handlers: [mocks.getPortfolioCourse.fails('unavailable'), ...asDayo] },
    docs: { description: { story: 'The figures stand; the curve can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your curve can’t be shown right now'))
  },
}

export const Named: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:named'],
    msw: {
      handlers: [
        mocks.getPortfolio.answers({ ...growth, name: 'School fees, Tola and Simi' }),
        ...asDayo,
      ],
    },
    docs: { description: { story: 'Its own name first, its plan below.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('heading', { level: 1, name: 'School fees, Tola and Simi' }))
    await see(() => screen.getByRole('button', { name: 'Rename' }))
  },
}

/** Dayo’s growth pool with another goal, and nothing that pays into it by itself. */
const withGoal = (goal: PortfolioGoal, more: Partial<Portfolio> = {}) => ({
  handlers: [
    mocks.getPortfolio.answers({ ...growth, is_recurring: false, ...more, goal }),
    mocks.listSubscriptions.empty({ as: 'dayo' }),
    ...asDayo,
  ],
})

export const GoalAlone: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:goal-alone'],
    msw: withGoal(
      { amount: 3_000_000, by: '2028-09-01' },
      { matures_on: '2027-09-01', at_maturity: 'pay_out' },
    ),
    docs: {
      description: { story: 'What a month has to bring; the term ends before the goal’s day.' },
    },
  },
  play: async () => {
    await see(() => screen.getByText(/a month gets you there by 1 September 2027/))
    await see(() => screen.getByRole('link', { name: 'Contribute every month' }))
    await see(() => screen.getByText(/Its term ends before that, on 1 September 2027/))
  },
}

/** Dayo’s growth pool, fed by his recurring contribution once for each of these changes. */
const fedBy = (...changes: readonly Partial<Subscription>[]) => {
  const own = allSubscriptionsOf(dayo)
  const items = own
    .filter(({ status }) => status === 'active')
    .flatMap(each =>
      changes.map((change, at) => ({ ...each, id: own[at]?.id ?? each.id, ...change })),
    )
  return {
    handlers: [mocks.listSubscriptions.answers(({ query }) => takePage(items, query)), ...asDayo],
  }
}
const paused = { status: 'paused', next_charge_on: null } as const

export const GoalBesideSeveral: Story = {
  name: 'Goal beside several',
  parameters: {
    pictures: false,
    states: ['portfolio:goal-several'],
    msw: fedBy(paused, {}, { amount: 10_000 }),
    docs: {
      description: { story: 'All that feed it are counted, and what stands still is said.' },
    },
  },
  play: async () => {
    // Fifteen months of 60,000; 876,250 is left for fourteen.
    const sentence = await see(() => screen.getByText(/^Your recurring contributions bring/))
    await expect(sentence).toHaveTextContent(
      '₦900,000 by 1 September 2027, without what stands still. Besides that, ₦62,590 a month gets you there. Returns are not counted on.',
    )
    await expect(screen.getAllByRole('link', { name: /from your card/ })).toHaveLength(2)
    await see(() => screen.getByRole('link', { name: 'See your recurring contributions' }))
  },
}

export const GoalStandsStill: Story = {
  name: 'Goal with nothing running',
  parameters: {
    pictures: false,
    states: ['portfolio:goal-standing'],
    msw: fedBy(paused),
    docs: { description: { story: 'What is paused brings nothing, and that is said.' } },
  },
  play: async () => {
    const sentence = await see(() => screen.getByText(/^Your recurring contribution stands still/))
    await expect(sentence).toHaveTextContent(
      'so nothing is counted of it. ₦126,875 a month gets you there by 1 September 2027.',
    )
    await expect(screen.queryByRole('link', { name: 'Contribute every month' })).toBeNull()
  },
}

export const GoalUnread: Story = {
  name: 'Goal, what feeds it unread',
  parameters: {
    pictures: false,
    states: ['portfolio:goal-unread'],
    msw: { handlers: [mocks.listSubscriptions.fails('unavailable'), ...asDayo] },
    docs: { description: { story: 'No sum is made of what could not be read.' } },
  },
  play: async () => {
    await see(() => screen.getByText('What comes by itself can’t be told right now.'))
    await expect(screen.getByText(/can’t be shown right now\.$/)).toBeVisible()
    await expect(screen.queryByText(/begins with your first payment/)).toBeNull()
    await expect(screen.queryByText(/a month gets you there/)).toBeNull()
  },
}

export const GoalOfAClosedPlan: Story = {
  name: 'Goal of a closed plan',
  parameters: {
    pictures: false,
    states: ['portfolio:goal-plan-closed'],
    msw: {
      handlers: [
        mocks.listPlans.answers({ pools: [{ ...growthPool, state: 'closed' }], charges: [] }),
        ...withGoal({ amount: 3_000_000, by: '2028-09-01' }).handlers,
      ],
    },
    docs: { description: { story: 'Where nothing more can be paid in, no month is asked to.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/is still missing, and the plan takes no new contributions/))
    await expect(screen.queryByText(/a month gets you there/)).toBeNull()
  },
}

export const GoalNextMonth: Story = {
  name: 'Goal within a month',
  parameters: {
    pictures: false,
    states: ['portfolio:goal-alone'],
    msw: withGoal({ amount: 1_300_000, by: '2026-07-01' }),
    docs: { description: { story: 'With no second month there is nothing to repeat.' } },
  },
  play: async () => {
    const sentence = await see(() => screen.getByText(/gets you there by 1 July 2026/))
    await expect(sentence).toHaveTextContent('₦76,250 gets you there')
    await see(() => screen.getByRole('link', { name: 'Top up' }))
    await expect(screen.queryByRole('link', { name: 'Contribute every month' })).toBeNull()
  },
}

export const GoalWithinReach: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:goal-enough'],
    msw: {
      handlers: [
        mocks.getPortfolio.answers({ ...growth, goal: { amount: 2_000_000, by: '2028-09-01' } }),
        ...asDayo,
      ],
    },
    docs: { description: { story: 'The recurring contribution is enough.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/What comes by itself gets you there/))
  },
}

export const GoalReached: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:goal-reached'],
    msw: withGoal({ amount: 500_000, by: '2028-09-01' }),
    docs: { description: { story: 'It is worth what it was to become, and ahead of its day.' } },
  },
  play: async () => {
    await see(() => screen.getByText('You have reached it, ahead of 1 September 2028.'))
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100\u00a0%')
  },
}

export const GoalMissed: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:goal-missed'],
    msw: withGoal({ amount: 5_000_000, by: referenceDay }),
    docs: { description: { story: 'Its day has come, and something is missing.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/is still missing. You can choose another day/))
  },
}

export const NothingMoved: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:no-movements'],
    msw: { handlers: [mocks.listPortfolioMovements.empty({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'Nothing has come in yet.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Nothing has moved yet'))
  },
}

export const MovementsFail: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:movements-failed'],
    msw: { handlers: [mocks.listPortfolioMovements.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The figures stand; the movements can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your movements can’t be shown right now'))
  },
}

export const Loading: Story = {
  parameters: {
    pictures: false,
    states: ['route:my-investments-details:loading'],
    msw: { handlers: [mocks.getPortfolio.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'While the portfolio is on its way.' } },
  },
  play: async () => {
    await seeLoading()
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    pictures: false,
    states: ['route:my-investments-details:error'],
    msw: { handlers: [mocks.getPortfolio.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The portfolio can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('This portfolio can’t be shown right now'))
  },
}

export const Unknown: Story = {
  parameters: {
    app: { path: addressOf('efe purple dollar'), signedIn: true },
    pictures: false,
    states: ['portfolio:unknown', 'error:not_found'],
    docs: { description: { story: 'No such portfolio, or another member’s: a way back.' } },
  },
  play: async () => {
    await see(() => screen.getByText('We couldn’t find that portfolio'))
  },
}

export const PapersSaved: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:papers'],
    docs: { description: { story: 'The report of a portfolio and a certificate of it, as PDFs.' } },
  },
  play: async () => {
    await userEvent.click(await see(() => screen.getByRole('button', { name: 'Save the report' })))
    await see(() => screen.getByText('portfolio-2026-06-03.pdf is saved.'))
    await userEvent.click(screen.getByRole('button', { name: 'Save a certificate' }))
    await see(() => screen.getByText('certificate-2026-06-03.pdf is saved.'))
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:my-investments-details:refetching'],
    msw: { handlers: [mocks.getPortfolio.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'It stays while its newest state is asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await see(() => screen.getByRole('heading', { level: 1, name: 'Family Growth Pool' }))
    await seeItRefetch(canvasElement, 'My Contributions', 'Family Growth Pool')
  },
}
