import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { portfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeMoreThan } from '../../test/see-more-than.ts'

const ofDayo = portfoliosOf(dayo, { currency: 'NGN' })

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
      description: { story: 'The portfolios of one currency, each leading to its own page.' },
    },
  },
  play: async () => {
    await seeMoreThan(0, () => screen.getAllByText('Active'))
    await expect(screen.getByRole('tab', { name: 'NGN portfolio', selected: true })).toBeVisible()
  },
}

export const Finished: Story = {
  parameters: {
    pictures: false,
    states: ['my-investments:finished'],
    docs: {
      description: { story: 'What is over stands apart, with when it ended and what it paid out.' },
    },
  },
  play: async () => {
    const name = 'Finished portfolios in NGN'
    const finished = await see(() => screen.getByRole('table', { name }))
    await expect(finished).toHaveTextContent('Matured 1 Jul 2025')
    await expect(finished).toHaveTextContent('Paid out ₦')
    const going = screen.getByRole('table', { name: 'Portfolios in NGN' })
    await expect(going).not.toHaveTextContent('Closed')
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
    docs: { description: { story: 'The name that its member gave it, and its plan below.' } },
  },
  play: async () => {
    const going = await see(() => screen.getByRole('table', { name: 'Portfolios in NGN' }))
    await waitFor(() => expect(going).toHaveTextContent(/For \w{4}Family Growth Pool/))
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

export const Loading: Story = {
  parameters: {
    states: ['route:my-investments:loading'],
    msw: { handlers: [mocks.listPortfolios.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The rows keep their place.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('table', { name: 'Portfolios in NGN' }))
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
    states: ['route:my-investments:error'],
    msw: { handlers: [mocks.listPortfolios.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'They can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your portfolios can’t be shown right now'))
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Refetching: Story = {
  parameters: {
    states: ['route:my-investments:refetching'],
    msw: { handlers: [mocks.listPortfolios.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'The rows stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await screen.findAllByText('Active')
    await seeItRefetch(canvasElement, 'Dashboard', 'My Contributions')
  },
}

export const GlobalMember: Story = {
  parameters: {
    states: ['my-investments:global'],
    msw: { handlers: handlersFor('efe') },
    docs: { description: { story: 'Dollars only, whatever the address asks for.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('table', { name: 'Portfolios in USD' }))
    await expect(screen.queryByRole('tab')).toBeNull()
  },
}
