import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pathTo } from '../../address/paths.ts'
import { appStory } from '../../test/app-story.tsx'
import { payIn } from '../../test/pay-steps.ts'

const topUp = (key: string) => ({
  path: pathTo.topUp(portfolioFactsOf(key).id),
  signedIn: true,
})
const behind = [mocks.listPortfolioMovements.empty(), ...handlersFor('dayo')]

const meta = {
  title: 'Pages/Portfolio/Top up',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: topUp('dayo growth pool'),
    msw: { handlers: behind },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const pool = payIn('Top up Family Growth Pool')

export const Review: Story = {
  parameters: {
    states: ['pay:top-up'],
    docs: { description: { story: 'A portfolio takes any amount more.' } },
  },
  play: async () => {
    await expect(await pool.review('5000', /NGN wallet/)).toHaveTextContent('Pay ₦5,000')
  },
}

export const NotOpenMeanwhile: Story = {
  parameters: {
    pictures: false,
    states: ['error:portfolio_not_open'],
    msw: { handlers: [mocks.topUpPortfolio.fails('portfolio_not_open'), ...behind] },
    docs: { description: { story: 'It matured while the page was open.' } },
  },
  play: async () => {
    await pool.pay('5000', /NGN wallet/)
    await pool.seeAlert('This portfolio isn’t open for that.')
  },
}
