import { handlersFor } from '@kinfold/api/mocks/handlers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { fillSignUp } from '../../test/fill-sign-up.ts'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Flows/Sign up',
  tags: ['flow'],
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/auth/sign-up' },
    msw: { handlers: handlersFor('ada') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const ToTheOverview: Story = {
  name: 'To the overview',
  parameters: {
    docs: { description: { story: 'From the empty form through the code to the dashboard.' } },
  },
  play: async () => {
    await fillSignUp('ngozi@members.example')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 4' }))
    await userEvent.keyboard('1234{Enter}')
    await see(() => screen.getByRole('heading', { name: 'Welcome, Ada' }))
  },
}
