import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'

const meta = {
  title: 'Pages/Recurring contributions',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/my-investments/recurring-investments', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: [
      'route:recurring-investments:ready',
      'status:subscription:active',
      'status:subscription:cancelled',
      'status:subscription:ended',
    ],
    docs: { description: { story: 'What is charged automatically, how often, and when next.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Active'))
    await see(() => screen.getByText('30 Jun 2026'))
  },
}

export const ChargeFailed: Story = {
  parameters: {
    pictures: false,
    states: ['status:subscription:past_due'],
    msw: { handlers: [mocks.listSubscriptions.ok({ as: 'halima' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'Why, that nothing was taken, and when it is tried again.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/^The last charge for Family Growth Pool failed/))
  },
}

export const AwaitsItsFirstPayment: Story = {
  parameters: {
    pictures: false,
    states: ['status:subscription:pending'],
    msw: { handlers: handlersFor('funmi') },
    docs: { description: { story: 'Set up, but not paid for the first time.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Awaiting its first payment'))
  },
}

export const Loading: Story = {
  parameters: {
    pictures: false,
    states: ['route:recurring-investments:loading'],
    msw: { handlers: [mocks.listSubscriptions.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The rows keep their place.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('table', { name: 'Your recurring contributions' }))
  },
}

export const Empty: Story = {
  parameters: {
    pictures: false,
    states: ['route:recurring-investments:empty'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'None yet, and what one is.' } },
  },
  play: async () => {
    await see(() => screen.getByText('No recurring contribution yet'))
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    pictures: false,
    states: ['route:recurring-investments:error'],
    msw: { handlers: [mocks.listSubscriptions.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'They can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your recurring contributions can’t be shown right now'))
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:recurring-investments:refetching'],
    msw: { handlers: [mocks.listSubscriptions.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'They stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await see(() => screen.getByText('Active'))
    await seeItRefetch(canvasElement, 'how a new one works', 'Recurring Contributions')
  },
}
