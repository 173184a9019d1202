import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeLoading } from '../../test/see-loading.ts'

const meta = {
  title: 'Pages/My contributions to a plan',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/my-investments/product/1', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['route:my-investments-product:ready'],
    docs: { description: { story: 'What the member has in one plan, and its portfolios.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('heading', { level: 1, name: 'Family Growth Pool' }))
    await see(() => screen.getByText('Active'))
    await expect(screen.getByRole('link', { name: 'About this plan' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    pictures: false,
    states: ['route:my-investments-product:loading'],
    msw: { handlers: [mocks.listPlans.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'While the plan is on its way.' } },
  },
  play: async () => {
    await seeLoading()
  },
}

export const Empty: Story = {
  parameters: {
    pictures: false,
    states: ['route:my-investments-product:empty'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'A plan the member has nothing in.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Nothing in this plan yet'))
    await see(() => screen.getByText('Your first contribution starts it.'))
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    pictures: false,
    states: ['route:my-investments-product:error'],
    msw: { handlers: [mocks.listPortfolios.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The portfolios can be asked for again; the plan stands.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your portfolios can’t be shown right now'))
  },
}

export const TotalFails: Story = {
  parameters: {
    pictures: false,
    states: ['my-investments-product:total-failed'],
    msw: { handlers: [mocks.getSummaryByPlan.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'A total that can’t be read is not shown as nothing.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your total can’t be shown right now'))
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:my-investments-product:refetching'],
    msw: { handlers: [mocks.listPlans.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'The plan stays while its newest state is asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await see(() => screen.getByText('Active'))
    await seeItRefetch(canvasElement, 'My Contributions', 'Family Growth Pool')
  },
}

export const Unknown: Story = {
  parameters: {
    app: { path: '/dashboard/my-investments/product/999', signedIn: true },
    pictures: false,
    states: ['my-investments-product:unknown'],
    docs: { description: { story: 'No such plan: the way to all of them.' } },
  },
  play: async () => {
    await see(() => screen.getByText('We couldn’t find that plan'))
  },
}
