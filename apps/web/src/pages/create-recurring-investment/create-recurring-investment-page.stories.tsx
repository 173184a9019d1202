import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { portfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeLoading } from '../../test/see-loading.ts'

const meta = {
  title: 'Pages/New recurring contribution',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/my-investments/recurring-investments/create', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['route:create-recurring-investment:ready'],
    docs: { description: { story: 'Where it goes: a portfolio there is, or a new one.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Into a new portfolio'))
  },
}

const intoThePool = { name: /^Set up for your Family Growth Pool, since / }

export const IntoANewPortfolio: Story = {
  parameters: {
    pictures: false,
    states: ['pay:recurring-chosen'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'Leads to paying the first charge, every month by card.' } },
  },
  play: async () => {
    const anew = { name: 'Set up for a new Family Growth Pool' }
    await expect(await see(() => screen.getByRole('link', anew))).toHaveAttribute(
      'href',
      '/dashboard/investment-pools/1?action=contribute&interval=monthly',
    )
  },
}

export const IntoAPortfolioThereIs: Story = {
  parameters: {
    pictures: false,
    states: ['pay:recurring-chosen'],
    docs: { description: { story: 'Leads to a top-up, every month by card.' } },
  },
  play: async () => {
    await userEvent.click(await see(() => screen.getByRole('link', intoThePool)))
    const dialog = within(
      await see(() => screen.getByRole('dialog', { name: 'Top up Family Growth Pool' })),
    )
    const often = await dialog.findByRole('combobox', { name: /How often/ })
    await expect(often).toHaveTextContent('Every month')
  },
}

export const Named: Story = {
  parameters: {
    pictures: false,
    states: ['portfolio:named'],
    msw: {
      handlers: [
        mocks.listPortfolios.answers({
          ...portfoliosOf(dayo, {}),
          items: portfoliosOf(dayo, {}).items.map(each => ({
            ...each,
            name: each.plan.id === 1 ? 'Rent' : null,
          })),
        }),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'A portfolio goes by the name that its member gave it.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('link', { name: /^Set up for your Rent, since / }))
    await expect(screen.getByText(/^Family Growth Pool, worth/)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    pictures: false,
    states: ['route:create-recurring-investment:loading'],
    msw: { handlers: [mocks.listPlans.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'While the plans are on their way.' } },
  },
  play: async () => {
    await seeLoading()
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    pictures: false,
    states: ['route:create-recurring-investment:error'],
    msw: { handlers: [mocks.listPlans.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The plans can be asked for again; the rest stands.' } },
  },
  play: async () => {
    await see(() => screen.getByText('The plans can’t be shown right now'))
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:create-recurring-investment:refetching'],
    msw: { handlers: [mocks.listPlans.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'The plans stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await see(() => screen.getByText('Into a new portfolio'))
    await seeItRefetch(canvasElement, 'Recurring Contributions', 'Set up a new one')
  },
}
