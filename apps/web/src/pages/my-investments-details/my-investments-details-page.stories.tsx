import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeLoading } from '../../test/see-loading.ts'
import { seeMoreThan } from '../../test/see-more-than.ts'

const addressOf = (key: string) => `/dashboard/my-investments/details/${portfolioFactsOf(key).id}`

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
    states: ['route:my-investments-details:ready'],
    docs: {
      description: { story: 'One portfolio: its value, how it came about, every movement.' },
    },
  },
  play: async () => {
    await see(() => screen.getByRole('heading', { level: 1, name: 'Family Growth Pool' }))
    await see(() => screen.getByText('How you got here'))
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
    await see(() => screen.getByText(/has not arrived yet/))
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
