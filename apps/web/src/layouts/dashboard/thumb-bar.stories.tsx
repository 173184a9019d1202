import { handlersFor } from '@kinfold/api/mocks/handlers'
import { ProfileGate } from '@kinfold/app/session/profile-gate'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, screen, userEvent, within } from 'storybook/test'
import { session } from '../../session/session.ts'
import { startSession } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { ThumbBar } from './thumb-bar.tsx'

const meta = {
  title: 'Pages/Thumb bar',
  component: ThumbBar,
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
} satisfies Meta<typeof ThumbBar>

export default meta
type Story = StoryObj<typeof meta>

const openSheet = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Do something with your money' }))
  return screen.findByRole('dialog', { name: 'Your money' })
}

export const Open: Story = {
  parameters: {
    pictures: { modes: ['light-phone', 'dark-phone'] },
    states: ['shell:thumb-bar'],
    docs: { description: { story: 'Everything one does with money, a thumb’s reach away.' } },
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    const sheet = await openSheet()
    await see(() => within(sheet).getByRole('link', { name: /^Contribute/ }))
    await see(() => within(sheet).getByRole('link', { name: /^Withdraw/ }))
  },
}

export const NotYet: Story = {
  parameters: {
    pictures: false,
    states: ['shell:thumb-sheet-closed'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'What is closed says why, and leads to what opens it.' } },
  },
  play: async () => {
    const sheet = await openSheet()
    await expect(
      within(sheet).getByRole('link', { name: /^Contribute You need to complete the KYC/ }),
    ).toHaveAttribute('href', '/dashboard/my-account?tab=KYC')
  },
}
