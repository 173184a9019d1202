import { handlersFor } from '@kinfold/api/mocks/handlers'
import { ProfileGate } from '@kinfold/app/session/profile-gate'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { screen, userEvent, within } from 'storybook/test'
import { session } from '../../session/session.ts'
import { startSession } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { MobileMenu } from './mobile-menu.tsx'

const meta = {
  title: 'Pages/Mobile menu',
  component: MobileMenu,
  beforeEach: startSession,
  decorators: [
    Story => (
      <MemoryRouter initialEntries={['/dashboard/overview']}>
        <ProfileGate session={session} opens="your dashboard">
          <Story />
        </ProfileGate>
      </MemoryRouter>
    ),
  ],
  parameters: {
    app: { path: '/dashboard/overview', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta<typeof MobileMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  tags: ['ready'],
  parameters: {
    states: ['shell:mobile-menu'],
    docs: {
      description: { story: 'The same items as the sidebar; the wallet offers Withdraw too.' },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    await see(() => within(menu).getByRole('link', { name: 'My Wallet' }))
    await userEvent.click(within(menu).getByRole('button', { name: /NGN wallet/ }))
    await see(() => screen.getByRole('menuitem', { name: 'Withdraw' }))
  },
}
