import { handlersFor } from '@kinfold/api/mocks/handlers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Pages/Unknown address',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/auth/nowhere' },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const UnderAuth: Story = {
  name: 'Under /auth',
  tags: ['ready'],
  parameters: {
    states: ['screen:unknown-auth', 'message:failure.unknownAuthPage'],
    docs: { description: { story: 'Says so in the words of the club, and leads to signing in.' } },
  },
  play: async () => {
    await see(() => screen.getByText("This page doesn't exist"))
  },
}

export const Anywhere: Story = {
  parameters: {
    app: { path: '/nowhere' },
    states: ['screen:not-found-public'],
    docs: { description: { story: 'Any other address that leads nowhere.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('link', { name: 'Back to the start' }))
  },
}
