import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const path = '/auth/reset-password?token=a-token-of-the-story'

const meta = {
  title: 'Pages/Reset password',
  ...appStory,
  parameters: { layout: 'fullscreen', app: { path }, msw: { handlers: handlersFor('dayo') } },
} satisfies Meta

export default meta
type Story = StoryObj

async function reset() {
  await userEvent.type(await screen.findByLabelText(/^New password/), 'Monsoon#2027')
  await userEvent.type(screen.getByLabelText(/^Confirm password/), 'Monsoon#2027')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:reset-password:ready'],
    docs: {
      description: { story: 'The new password twice, with its rules ticking themselves off.' },
    },
  },
  play: async () => {
    await see(() => screen.getByLabelText(/^New password/))
  },
}

export const NoLink: Story = {
  parameters: {
    states: ['reset-password:no-link'],
    app: { path: '/auth/reset-password' },
    docs: { description: { story: 'Opened without a link, it offers to ask for one.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('link', { name: 'Ask for a new link' }))
  },
}

export const LinkNoLongerValid: Story = {
  parameters: {
    states: ['error:reset_link_invalid'],
    msw: { handlers: [mocks.resetPassword.fails('reset_link_invalid')] },
    docs: { description: { story: 'A used or old link leads to asking for a new one.' } },
  },
  play: async () => {
    await reset()
    await see(() => screen.getByText(/This link is no longer valid/))
  },
}

export const PasswordSet: Story = {
  parameters: {
    states: ['reset-password:done'],
    docs: { description: { story: 'Done, with the way to signing in.' } },
  },
  play: async () => {
    await reset()
    await see(() => screen.getByText(/Your new password is set/))
  },
}
