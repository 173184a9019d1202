import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
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

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:investment-pool:ready'],
    docs: { description: { story: 'What the plan takes, and what the member has in it.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('heading', { level: 1, name: 'Family Growth Pool' }))
    await see(() => screen.getByText('Active'))
  },
}

export const Purple: Story = {
  parameters: {
    app: {
      path: '/dashboard/investment-pools/2?product_type=purple&currency=NGN',
      signedIn: true,
    },
    states: ['investment-pool:purple'],
    docs: { description: { story: 'A purple plan goes by type and currency.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('heading', { level: 1, name: 'Purple NGN' }))
    await see(() => screen.getByText('Active'))
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
  },
}

export const Closed: Story = {
  parameters: {
    pictures: false,
    app: { path: '/dashboard/investment-pools/6?action=contribute', signedIn: true },
    docs: { description: { story: 'A link to contribute to a closed plan opens nothing.' } },
  },
  play: async () => {
    await see(() => screen.getByText('This plan is not open for contributions.'))
    await expect(screen.queryByRole('dialog')).toBeNull()
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
