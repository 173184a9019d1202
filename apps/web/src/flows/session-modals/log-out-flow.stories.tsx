import { handlersFor } from '@kinfold/api/mocks/handlers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Flows/Log out',
  tags: ['flow'],
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/overview', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const ToTheSignInPage: Story = {
  name: 'To the sign-in page',
  parameters: {
    docs: { description: { story: 'Leaves nothing behind and asks for no page to come back to.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
    const dialog = await screen.findByRole('dialog', { name: 'Log out?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Logout' }))
    await see(() => screen.getByRole('heading', { name: 'Sign In' }))
    await expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/auth/sign-up',
    )
  },
}

export const ClosedWithEscape: Story = {
  name: 'Closed with Escape',
  parameters: {
    docs: { description: { story: 'Escape takes the question away, and the page stays.' } },
  },
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Logout' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Log out?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
