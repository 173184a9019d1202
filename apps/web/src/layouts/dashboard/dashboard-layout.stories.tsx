import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { walletsOf } from '@kinfold/personas/answers/wallets-of'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { club } from '../../club/club.ts'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Pages/Dashboard shell',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    // A page that fits the window: a picture of more than it makes the window narrow for a moment.
    app: { path: '/dashboard/my-account', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const ContributeUnfolded: Story = {
  parameters: {
    states: ['shell:sidebar-wide', 'shell:plans-listed', 'shell:unread'],
    docs: { description: { story: 'Each plan by its label, the dollar fund in a new tab.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More of Contribute' }))
    const fund = await screen.findByRole('link', { name: /Dollar Fund/ })
    await expect(fund).toHaveAttribute('target', '_blank')
    const purple = await screen.findAllByRole('link', { name: /^Purple/ })
    await expect(purple[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\?product_type=purple&currency=(NGN|USD)$/),
    )
  },
}

export const Narrow: Story = {
  parameters: {
    states: ['shell:sidebar-narrow'],
    docs: { description: { story: 'Icons only; the names stay for screen readers.' } },
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Wide menu' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    // Whether a press leaves a ring around the button is the browser's own decision.
    button.blur()
    localStorage.removeItem(club.storage.narrowMenu)
  },
}

const { ngn, usd } = walletsOf(dayo)

export const EveryWidth: Story = {
  tags: ['matrix'],
  parameters: {
    pictures: false,
    states: ['shell:unread'],
    msw: {
      handlers: [
        mocks.getWallets.answers({ ngn: ngn && { ...ngn, available: 1e12 }, usd }),
        ...handlersFor('dayo'),
      ],
    },
    docs: {
      description: {
        story:
          'The largest balance on the narrowest phone, read from the right, and in letters twice as large, which take a second row.',
      },
    },
  },
  play: async () => {
    await see(() => screen.getByRole('button', { name: /NGN wallet.*1,000,000,000,000/ }))
  },
}

export const WalletMenu: Story = {
  parameters: {
    states: ['shell:wallet-menu'],
    docs: { description: { story: 'The balance opens the way to the wallet.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /NGN wallet/ }))
    await see(() => screen.getByRole('menuitem', { name: 'View Wallet' }))
  },
}

export const WalletFails: Story = {
  parameters: {
    states: ['shell:wallet-failed'],
    msw: { handlers: [mocks.getWallets.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'No balance is better than a wrong one.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Balance not available'))
  },
}

export const ProfileMenu: Story = {
  parameters: {
    states: ['shell:profile-menu'],
    docs: { description: { story: 'Who is signed in, their account, and leaving.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Profile of/ }))
    await see(() => screen.getByRole('menuitem', { name: 'My Account' }))
  },
}

export const NothingUnreadNoPlans: Story = {
  name: 'Nothing unread, no plans',
  parameters: {
    states: ['shell:none-unread'],
    msw: { handlers: [mocks.listPlans.empty(), ...handlersFor('efe')] },
    docs: { description: { story: 'A bell without a count, a list with the dollar fund only.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More of Contribute' }))
    await see(() => screen.getByRole('link', { name: /Dollar Fund/ }))
    await expect(screen.queryByRole('link', { name: /^Purple/ })).toBeNull()
  },
}

export const ProfileLoading: Story = {
  parameters: {
    states: ['session:profile-loading', 'screen:loading-full'],
    msw: { handlers: [mocks.getCustomer.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'Nothing private shows before it is known whose it is.' } },
  },
  play: async () => {
    await expect(await screen.findByText('Opening your dashboard')).toBeInTheDocument()
  },
}

export const ProfileFails: Story = {
  parameters: {
    states: ['session:profile-failed'],
    msw: { handlers: [mocks.getCustomer.fails('account_suspended'), ...handlersFor('dayo')] },
    docs: { description: { story: 'Try again, or leave; never a dead end.' } },
  },
  play: async () => {
    await see(() => screen.getByText('We couldn’t open your dashboard'))
    await expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  },
}

export const SessionEnded: Story = {
  parameters: {
    states: ['error:unauthenticated'],
    msw: { handlers: [mocks.getCustomer.fails('unauthenticated'), ...handlersFor('dayo')] },
    docs: {
      description: { story: 'An expired token leads to signing in, and back.' },
    },
  },
  play: async () => {
    await see(() => screen.getByText(/You were signed out to keep/))
    await expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/auth/sign-up?redirect_url=%2Fdashboard%2Fmy-account',
    )
  },
}

export const UnknownPage: Story = {
  parameters: {
    states: ['screen:not-found'],
    app: { path: '/dashboard/nowhere', signedIn: true },
    docs: { description: { story: 'An old address inside the dashboard leads back to it.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('link', { name: 'Back to your dashboard' }))
  },
}
