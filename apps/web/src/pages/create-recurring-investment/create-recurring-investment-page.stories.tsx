import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
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
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['route:create-recurring-investment:ready'],
    docs: { description: { story: 'How one works, and which plans take it.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Plans that take one'))
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
    await see(() => screen.getByText('Plans that take one'))
    await seeItRefetch(canvasElement, 'Recurring Contributions', 'how a new one works')
  },
}
