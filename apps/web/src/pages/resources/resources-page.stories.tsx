import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeLoading } from '../../test/see-loading.ts'
import { seeMoreThan } from '../../test/see-more-than.ts'

const meta = {
  title: 'Pages/Resources',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/resources', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:resources:ready'],
    docs: { description: { story: 'Courses, articles and documents, each in a new tab.' } },
  },
  play: async () => {
    const main = within(await screen.findByRole('main'))
    await seeMoreThan(1, () => main.getAllByText(/Opens in a new tab/))
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:resources:loading'],
    msw: { handlers: [mocks.listResources.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The cards keep their place.' } },
  },
  play: async () => {
    await seeLoading()
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:resources:empty'],
    msw: { handlers: [mocks.listResources.empty(), ...handlersFor('dayo')] },
    docs: { description: { story: 'Nothing put here yet.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Nothing here yet'))
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    states: ['route:resources:error'],
    msw: { handlers: [mocks.listResources.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'They can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('The resources can’t be shown right now'))
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:resources:refetching'],
    msw: { handlers: [mocks.listResources.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'They stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await within(await screen.findByRole('main')).findAllByText(/Opens in a new tab/)
    await seeItRefetch(canvasElement, 'Dashboard', 'Resources')
  },
}
