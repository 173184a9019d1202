import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const handlers = handlersFor('ngozi')

const meta = {
  title: 'Desk/Your sign-in',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    pictures: false,
    desk: { path: '/desk/club/your-sign-in' },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  parameters: {
    states: ['route:your-sign-in:ready'],
    ...says('The passkeys of whoever works at the desk, a member or not.'),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Blue key in the drawer')).toBeVisible())
  },
}

export const Adding: Story = {
  parameters: {
    states: ['route:your-sign-in:empty'],
    ...says('None yet: one is added with a code of the authenticator app.'),
    msw: { handlers: [mocks.listPasskeys.empty(), ...handlers] },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
    await expect(dialog.getByLabelText(/^Code from your authenticator app/)).toBeVisible()
  },
}
