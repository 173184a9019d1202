import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { summaryByPlanOf } from '@kinfold/personas/answers/portfolio-summary-of'
import { portfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeMoreThan } from '../../test/see-more-than.ts'

const ofDayo = portfoliosOf(dayo, { currency: 'NGN' })
/** Beside what runs in each plan something is over. */
const withOneOver = {
  products: summaryByPlanOf(dayo).products.map(({ plan, totals }) => ({
    plan,
    totals: { ...totals, portfolios: totals.portfolios + 1 },
  })),
}

const meta = {
  title: 'Pages/My contributions',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/my-investments?investment_type=NGN', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:my-investments:ready', 'status:portfolio:active'],
    docs: {
      description: {
        story:
          'What the portfolios of one currency are worth and how that came about; then each below its plan, and the days on which money goes in or comes out.',
      },
    },
  },
  play: async () => {
    await expect(
      await screen.findByRole('link', { name: /^Since .* in Family Growth Pool$/ }),
    ).toBeVisible()
    await expect(screen.getByRole('tab', { name: 'NGN portfolio', selected: true })).toBeVisible()
    await see(() => screen.getByRole('slider', { name: /^What became of your money in naira/ }))
    await see(() => screen.getByRole('group', { name: 'Dates to come' }))
    // A plan that is over held something in these months too: the bars are as high as the curve.
    const bars = await see(() =>
      screen.getByRole('figure', { name: 'What each plan held, month by month' }),
    )
    await expect(bars).toHaveTextContent('Harvest 2024')
  },
}

export const Finished: Story = {
  parameters: {
    pictures: false,
    states: ['my-investments:finished'],
    msw: { handlers: [mocks.getSummaryByPlan.answers(withOneOver), ...handlersFor('dayo')] },
    docs: {
      description: { story: 'What is over stands apart, with when it ended and what it paid out.' },
    },
  },
  play: async () => {
    await see(() => screen.getByRole('link', { name: /^Since .* in Family Growth Pool$/ }))
    await expect(screen.queryByText(/together/)).toBeNull()
    const name = 'Finished portfolios in NGN'
    const finished = await see(() => screen.getByRole('table', { name }))
    await expect(finished).toHaveTextContent('Matured 1 Jul 2025')
    await expect(finished).toHaveTextContent('Paid out ₦')
    await expect(screen.getByRole('region', { name: 'Your portfolios' })).not.toHaveTextContent(
      'Closed',
    )
  },
}

export const Named: Story = {
  parameters: {
    pictures: false,
    states: ['my-investments:named'],
    msw: {
      handlers: [
        mocks.listPortfolios.answers({
          ...ofDayo,
          items: ofDayo.items.map(each => ({ ...each, name: `For ${each.id.slice(0, 4)}` })),
        }),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'The name that its member gave it, and when it began below.' } },
  },
  play: async () => {
    const named = /^For \w{4} in Family Growth Pool$/
    await see(() => screen.getByRole('link', { name: named }))
  },
}

export const InDollars: Story = {
  parameters: {
    app: { path: '/dashboard/my-investments?investment_type=USD', signedIn: true },
    states: ['my-investments:usd'],
    docs: { description: { story: 'The address says which currency.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('tab', { name: 'USD portfolio', selected: true }))
    await seeMoreThan(0, () => screen.getAllByText(/\$/))
  },
}

export const OnItsWay: Story = {
  name: 'First money on its way',
  parameters: {
    pictures: false,
    msw: { handlers: handlersFor('chidi') },
    docs: { description: { story: 'A transfer that is being confirmed is not nothing.' } },
  },
  play: async () => {
    const row = await see(() => screen.getByRole('link', { name: /^Waits for its first money/ }))
    await expect(row).toHaveAccessibleDescription(/^₦100,000.* on its way$/)
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:my-investments:loading'],
    msw: { handlers: [mocks.listPortfolios.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The rows keep their place.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your portfolios: loading'))
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:my-investments:empty'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'Nothing contributed yet.' } },
  },
  play: async () => {
    await see(() => screen.getByText('No NGN portfolio yet'))
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    pictures: false,
    states: ['route:my-investments:error'],
    msw: { handlers: [mocks.listPortfolios.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'They can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your portfolios can’t be shown right now'))
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const NothingRead: Story = {
  name: 'Nothing can be read',
  parameters: {
    pictures: false,
    states: ['my-investments:nothing-read'],
    msw: {
      handlers: [
        mocks.listPortfolios.offline(),
        mocks.getPortfolioSummary.offline(),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'One line says so for all of the page, and asks again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('We can’t reach the club. Are you offline?'))
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:my-investments:refetching'],
    msw: { handlers: [mocks.listPortfolios.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'The rows stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('link', { name: /^Since .* in Family Growth Pool$/ })
    await seeItRefetch(canvasElement, 'Dashboard', 'My Contributions')
  },
}

export const GlobalMember: Story = {
  parameters: {
    pictures: false,
    states: ['my-investments:global'],
    msw: { handlers: handlersFor('efe') },
    docs: { description: { story: 'Dollars only, whatever the address asks for.' } },
  },
  play: async () => {
    await see(() => screen.getByText('What your portfolios are worth'))
    await expect(screen.queryByRole('tab')).toBeNull()
  },
}
