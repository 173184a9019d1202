import { handlersFor } from '@kinfold/api/mocks/handlers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Pages/Getting started',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/getting-started', signedIn: true },
    msw: { handlers: handlersFor('bola') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:getting-started:ready'],
    docs: { description: { story: 'What is done, and what comes next.' } },
  },
  play: async () => {
    await see(() => screen.getByText('1 of 5'))
  },
}

export const DocumentsBeingChecked: Story = {
  parameters: {
    states: ['getting-started:documents-checked'],
    msw: { handlers: handlersFor('chidi') },
    docs: { description: { story: 'Documents that wait say so.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/Your documents are being checked/))
  },
}

export const AllDone: Story = {
  parameters: {
    states: ['getting-started:all-done'],
    msw: { handlers: handlersFor('dayo') },
    docs: { description: { story: 'Nothing is left but to contribute.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/^All is done/))
  },
}
