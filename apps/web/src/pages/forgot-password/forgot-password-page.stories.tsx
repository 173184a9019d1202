import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Pages/Forgot password',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/auth/change-password' },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function ask() {
  await userEvent.type(await screen.findByLabelText(/^Email/), 'dayo@members.example')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:forgot-password:ready'],
    docs: { description: { story: 'One field, one button, and the way back.' } },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}

export const LinkSent: Story = {
  parameters: {
    states: ['forgot-password:sent'],
    docs: { description: { story: 'The same answer for every address, known or not.' } },
  },
  play: async () => {
    await ask()
    await see(() => screen.getByText(/If we know this address/))
  },
}

export const NotSent: Story = {
  parameters: {
    states: ['forgot-password:failed'],
    msw: { handlers: [mocks.forgotPassword.fails('too_many_requests')] },
    docs: { description: { story: 'A refusal is shown; the address stays.' } },
  },
  play: async () => {
    await ask()
    await see(() => screen.getByText(/a few too many tries/))
  },
}
