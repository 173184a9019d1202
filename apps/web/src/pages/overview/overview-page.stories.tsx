import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { bola, chidi, dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { club } from '../../club/club.ts'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'

const meta = {
  title: 'Pages/Overview',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/overview', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const welcome = (name: string) => screen.findByRole('heading', { name: `Welcome, ${name}` })

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:overview:ready', 'overview:validated', 'status:document:approved'],
    docs: {
      description: {
        story:
          'All portfolios in one figure with the curve behind it; then what is next, what is at hand, and what moved.',
      },
    },
  },
  play: async () => {
    await expect(await welcome('Dayo')).toBeVisible()
    await see(() => screen.getByRole('link', { name: 'NGN portfolio' }))
    await expect(await screen.findAllByText(/paid in/)).toHaveLength(3)
    await see(() => screen.getByRole('slider', { name: /^What became of your money in naira/ }))
    await see(() => screen.getByRole('group', { name: 'What is next' }))
    await see(() => screen.getByRole('region', { name: 'Latest transactions' }))
  },
}

export const Loading: Story = {
  parameters: {
    pictures: { area: 'screen' },
    states: ['route:overview:loading'],
    msw: { handlers: [mocks.getPortfolioSummary.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The cards keep their place while the figures come.' } },
  },
  play: async () => {
    await expect(await welcome('Dayo')).toBeVisible()
    await expect(await screen.findAllByText('Loading')).toHaveLength(2)
    await expect(screen.getByText('Your curve is loading')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: {
    pictures: { area: 'screen' },
    states: ['route:overview:empty', 'overview:no-portfolios'],
    msw: { handlers: [mocks.getPortfolioSummary.empty(), ...handlersFor('dayo')] },
    docs: { description: { story: 'Nothing contributed yet, said on each card.' } },
  },
  play: async () => {
    await expect(await screen.findAllByText('Your first contribution starts it.')).toHaveLength(2)
  },
}

export const PortfoliosFail: Story = {
  name: 'Error',
  parameters: {
    states: ['route:overview:error'],
    msw: { handlers: [mocks.getPortfolioSummary.fails('unavailable'), ...handlersFor('dayo')] },
    docs: {
      description: { story: 'The rest of the page stands; the portfolios can be asked for again.' },
    },
  },
  play: async () => {
    await see(() => screen.getByText('Your portfolios can’t be shown right now'))
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:overview:refetching'],
    msw: {
      handlers: [mocks.getPortfolioSummary.refetching({ as: 'dayo' }), ...handlersFor('dayo')],
    },
    docs: {
      description: {
        story: 'The figures stay, and a small wheel turns while newer ones are asked for.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await screen.findAllByText(/paid in/)
    await seeItRefetch(canvasElement, 'My Wallet', 'Dashboard')
  },
}

export const FirstDay: Story = {
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['overview:first-day'],
    msw: { handlers: handlersFor('bola') },
    docs: {
      description: {
        story: 'Nobody starts with zeros: what it could become, as an example, and the way there.',
      },
    },
  },
  play: async () => {
    await see(() => screen.getByRole('progressbar', { name: 'You are on your way' }))
    await see(() => screen.getByText(/An example, not a promise/))
    const wallets = await see(() => screen.getByRole('group', { name: 'Your wallets' }))
    await expect(await within(wallets).findByText(/^Nothing is in them yet/)).toBeVisible()
    await expect(wallets).not.toHaveTextContent('₦0')
    // What is next is the one thing that is asked for.
    await expect(screen.getAllByRole('link', { name: 'Complete KYC' })).toHaveLength(1)
  },
}

export const InDollarsAlone: Story = {
  parameters: {
    pictures: false,
    states: ['overview:one-currency'],
    docs: { description: { story: 'Each currency for itself, and further back.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Dollars' }))
    const curve = await screen.findByRole('slider', {
      name: /^What became of your money in dollars/,
    })
    await expect(curve).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Since you joined' }))
    await expect(screen.getByRole('radio', { name: 'Since you joined' })).toBeChecked()
  },
}

export const WithoutARate: Story = {
  parameters: {
    pictures: false,
    states: ['overview:no-rate'],
    msw: { handlers: [mocks.getExchangeRate.missing(), ...handlersFor('dayo')] },
    docs: { description: { story: 'Nothing is converted without a rate: naira for themselves.' } },
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Naira' })).toBeChecked()
    await expect(screen.queryByRole('radio', { name: 'Together' })).toBeNull()
  },
}

export const DocumentRefused: Story = {
  name: 'Document refused',
  parameters: {
    pictures: { area: 'screen' },
    states: ['overview:document-refused'],
    msw: { handlers: handlersFor('gbenga') },
    docs: { description: { story: 'Which document was sent back, and why.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }))
    await see(() => screen.getByText('Your ID was not accepted'))
    await see(() => screen.getByText(/too dark to read/))
    await expect(await screen.findByRole('link', { name: 'Upload it again' })).toHaveAttribute(
      'href',
      '/dashboard/my-account?tab=KYC',
    )
  },
}

export const NothingRead: Story = {
  name: 'Nothing can be read',
  parameters: {
    states: ['overview:nothing-read'],
    msw: {
      handlers: [
        mocks.getPortfolioSummary.offline(),
        mocks.getWallets.offline(),
        mocks.getYearTrend.offline(),
        mocks.listWithdrawals.offline(),
        mocks.listSubscriptions.offline(),
        mocks.listPortfolios.offline(),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'One line says so for all of the page, and asks again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('We can’t reach the club. Are you offline?'))
    await see(() => screen.getByText('Something went wrong. Please contact the support team.'))
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
    await expect(screen.queryByText(/can’t be shown right now/)).toBeNull()
  },
}

export const CurveFails: Story = {
  parameters: {
    pictures: false,
    states: ['overview:curve-failed'],
    msw: { handlers: [mocks.getYearTrend.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The figure stands; its curve can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your curve can’t be shown right now'))
    await expect(await screen.findByRole('radio', { name: 'Together' })).toBeChecked()
  },
}

export const NothingIsNext: Story = {
  parameters: {
    pictures: false,
    states: ['overview:nothing-next'],
    msw: {
      handlers: [
        mocks.listSubscriptions.empty(),
        mocks.listWithdrawals.empty(),
        mocks.listPortfolios.empty(),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'A quiet quarter says so, and what could be set up.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/^Nothing is due in the next three months/))
  },
}

export const SinceLastTime: Story = {
  parameters: {
    pictures: false,
    states: ['overview:since-last-time'],
    docs: { description: { story: 'What happened since, in one line; the next visit has none.' } },
  },
  beforeEach: () => {
    const before = `${dayo.customer.id} 2026-05-20 2026-05-20T08:00:00.000Z`
    localStorage.setItem(club.storage.lastLook, before)
  },
  play: async () => {
    await see(() => screen.getByText(/^Since 20 May 2026: /))
    localStorage.removeItem(club.storage.lastLook)
  },
}

export const NothingSubmitted: Story = {
  parameters: {
    // It looks like the first day.
    pictures: false,
    states: ['overview:kyc-missing', 'status:document:not_submitted'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'Asks for the documents, and leads to where they go.' } },
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Complete KYC' })).toHaveAttribute(
      'href',
      '/dashboard/my-account?tab=KYC',
    )
  },
}

export const AddressMissing: Story = {
  parameters: {
    pictures: false,
    states: ['overview:address-missing'],
    msw: {
      handlers: [
        mocks.getCustomer.answers(sessionUserOf(bola, { has_submitted_kyc: true })),
        ...handlersFor('bola'),
      ],
    },
    docs: { description: { story: 'Only the proof of address is still asked for.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/We still need your proof of address/))
  },
}

export const VerificationInProgress: Story = {
  parameters: {
    pictures: { area: 'screen' },
    states: ['overview:verification-in-progress', 'status:document:submitted'],
    msw: { handlers: handlersFor('chidi') },
    docs: { description: { story: 'Says how long it takes and that contributing may begin.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/It takes 2 or 3 business days/))
    await expect(screen.getByText(/You may contribute meanwhile/)).toBeVisible()
  },
}

export const WaitsForApproval: Story = {
  parameters: {
    pictures: false,
    states: [
      'overview:verification-blocks-contributing',
      'message:kyc.inProgress',
      'modal:kyc-pending',
    ],
    msw: {
      handlers: [
        mocks.getCustomer.answers(
          sessionUserOf(chidi, { can_contribute: false, contribution_policy: 'validated' }),
        ),
        ...handlersFor('chidi'),
      ],
    },
    docs: {
      description: {
        story: 'A club that waits for approval says so when one wants to contribute.',
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Contribute' }))
    await see(() => screen.getByText(/Your KYC verification is currently in progress/))
  },
}

export const KycRequired: Story = {
  name: 'KYC required',
  parameters: {
    pictures: { area: 'screen' },
    states: ['modal:kyc-required', 'message:kyc.required'],
    msw: { handlers: handlersFor('bola') },
    docs: { description: { story: 'Contributing without documents says what to do first.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Contribute' }))
    const dialog = await screen.findByRole('dialog', { name: 'Complete your KYC first' })
    await see(() =>
      within(dialog).getByText(
        'You need to complete the KYC process before you can start contributing.',
      ),
    )
  },
}

export const GlobalMember: Story = {
  parameters: {
    pictures: { area: 'screen' },
    states: ['overview:global', 'shell:global-wallet'],
    msw: { handlers: handlersFor('efe') },
    docs: { description: { story: 'Dollars only: no naira card, no naira wallet.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('link', { name: 'USD portfolio' }))
    await expect(screen.queryByRole('link', { name: 'NGN portfolio' })).toBeNull()
    await see(() => screen.getByRole('button', { name: /USD wallet/ }))
  },
}

export const AmountsHidden: Story = {
  parameters: {
    pictures: { area: 'screen' },
    states: ['overview:amounts-hidden'],
    docs: { description: { story: 'For opening the page in company.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hide amounts' }))
    await waitFor(() => expect(screen.getAllByText('Amount hidden').length).toBeGreaterThan(2))
    await userEvent.click(await screen.findByRole('button', { name: 'Hide amounts' }))
    localStorage.removeItem(club.storage.amountsHidden)
  },
}

export const UsdRate: Story = {
  name: 'USD rate',
  parameters: {
    pictures: { area: 'screen' },
    states: ['check-rate:ready'],
    docs: { description: { story: 'An amount in dollars, the same in naira, and since when.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check USD Rate' }))
    const amount = await screen.findByLabelText('Amount in USD')
    await userEvent.clear(amount)
    await userEvent.type(amount, '100')
    await see(() => screen.getByText(/^\$1 = ₦/))
  },
}

export const OldUsdRate: Story = {
  name: 'Old USD rate',
  parameters: {
    pictures: false,
    states: ['check-rate:old-rate'],
    msw: { handlers: [mocks.getExchangeRate.stale(), ...handlersFor('dayo')] },
    docs: { description: { story: 'A rate that was not renewed still converts, and says so.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check USD Rate' }))
    await see(() => screen.getByText(/has not been renewed for a while/))
  },
}

export const NoUsdRate: Story = {
  name: 'No USD rate',
  parameters: {
    pictures: { area: 'screen' },
    states: ['check-rate:no-rate', 'error:exchange_rate_missing'],
    msw: { handlers: [mocks.getExchangeRate.missing(), ...handlersFor('dayo')] },
    docs: {
      description: { story: 'Without a rate nothing is converted, least of all one to one.' },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check USD Rate' }))
    await see(() => screen.getByText(/There is no exchange rate right now/))
  },
}

export const UsdRateFails: Story = {
  name: 'USD rate fails',
  parameters: {
    pictures: false,
    states: ['check-rate:failed'],
    msw: { handlers: [mocks.getExchangeRate.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The rate can be asked for again.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check USD Rate' }))
    const dialog = await screen.findByRole('dialog')
    await see(() => within(dialog).getByRole('button', { name: 'Try again' }))
  },
}
