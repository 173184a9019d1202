import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import { termsChangedAgain } from '@kinfold/contract/account/agree-to-terms'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { gbenga, halima } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { club } from '../../club/club.ts'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Pages/Session modals',
  ...appStory,
  parameters: {
    // The dialog is what they show; the page below it has pictures of its own.
    pictures: { area: 'screen' },
    layout: 'fullscreen',
    app: { path: '/dashboard/overview', signedIn: true },
    msw: { handlers: handlersFor('halima') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const acceptedTerms = mocks.getCustomer.answers(
  sessionUserOf(halima, { terms_and_conditions: true }),
)

const changes = [
  'Withdrawals in naira leave within two working days, one less than before.',
  'The fee on dividends ends with this year.',
  'The club keeps its books ten years, as the law now asks.',
].join('\n')

const newTerms = mocks.getCustomer.answers(
  sessionUserOf(halima, {
    terms_in_force: {
      version: '2026-06',
      published_at: '2026-05-29T09:00:00.000Z',
      changes,
    },
  }),
)

export const TermsChanged: Story = {
  tags: ['ready'],
  parameters: {
    states: ['modal:terms'],
    msw: { handlers: [newTerms, ...handlersFor('halima')] },
    docs: {
      description: {
        story: 'Stands before everything, says which terms they are, and can only be accepted.',
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Our terms have changed' })
    await see(() => screen.getByText(/^Version 2026-06, published on 29 May 2026/))
    await see(() => screen.getByText(/^The fee on dividends ends/))
    await userEvent.keyboard('{Escape}')
    await see(() => dialog)
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const TermsNotSaved: Story = {
  parameters: {
    states: ['modal:terms-failed'],
    msw: { handlers: [mocks.agreeToTerms.fails('unavailable'), ...handlersFor('halima')] },
    docs: { description: { story: 'When accepting fails, the modal stays and says so.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    await see(() => screen.getByText(/We’ll be right back/))
  },
}

let inForce = '2026-06'
let isAccepted = false

export const TermsChangedAgain: Story = {
  parameters: {
    states: ['error:conflict'],
    msw: {
      handlers: [
        mocks.getCustomer.answers(() =>
          sessionUserOf(halima, {
            terms_and_conditions: isAccepted,
            terms_in_force: {
              version: inForce,
              published_at: '2026-05-29T09:00:00.000Z',
              changes,
            },
          }),
        ),
        mocks.agreeToTerms.answers(({ body }) => {
          isAccepted = body.version === '2026-07'
          if (isAccepted) return sessionUserOf(halima, { terms_and_conditions: true })
          inForce = '2026-07'
          return new Refusal('conflict', { sentence: termsChangedAgain })
        }),
        ...handlersFor('halima'),
      ],
    },
    docs: {
      description: {
        story:
          'Newer terms came into force while these were read: they are shown, and not accepted unread.',
      },
    },
    pictures: false,
  },
  beforeEach: () => {
    inForce = '2026-06'
    isAccepted = false
  },
  play: async () => {
    await see(() => screen.getByText(/^Version 2026-06/))
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await see(() => screen.getByText(termsChangedAgain))
    await see(() => screen.getByText(/^Version 2026-07/))
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await see(() => screen.getByRole('heading', { level: 1, name: /^Welcome/ }))
  },
}

export const Survey: Story = {
  parameters: {
    states: ['modal:survey'],
    msw: { handlers: [acceptedTerms, ...handlersFor('halima')] },
    docs: { description: { story: 'Asked once a session; refusing ends it for good.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('button', { name: 'Take the survey' }))
  },
}

export const SurveyDismissed: Story = {
  parameters: {
    states: ['modal:survey-dismissed'],
    pictures: false,
    msw: { handlers: [acceptedTerms, ...handlersFor('halima')] },
    docs: { description: { story: 'The cross hides it for this session.' } },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Take the survey' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sessionStorage.getItem(club.storage.survey)).toBe('dismissed')
  },
}

export const KycUpdate: Story = {
  name: 'KYC update',
  parameters: {
    states: ['modal:kyc-update', 'status:document:rejected'],
    msw: { handlers: handlersFor('gbenga') },
    docs: { description: { story: 'A refused document: the reason, and the way to a new one.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your ID:'))
  },
}

export const KycUpdateOfBoth: Story = {
  name: 'KYC update of both',
  parameters: {
    pictures: false,
    states: ['message:kyc.documentsRequired'],
    msw: {
      handlers: [
        mocks.getCustomer.answers(
          sessionUserOf(gbenga, {
            customer: {
              ...gbenga.customer,
              poa_status: 'rejected',
              poa_rejection_reason: 'The page is cut off at the top.',
            },
          }),
        ),
        ...handlersFor('gbenga'),
      ],
    },
    docs: { description: { story: 'Neither document holds: both are asked for.' } },
  },
  play: async () => {
    await see(() =>
      screen.getByText(
        'Government-issued ID and Proof of Address now required. Kindly update your KYC.',
      ),
    )
    await see(() => screen.getByText('Your proof of address:'))
  },
}

export const LogOut: Story = {
  parameters: {
    states: ['modal:log-out'],
    msw: { handlers: handlersFor('dayo') },
    docs: { description: { story: 'Asked first, so that nobody logs out by mistake.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Profile of/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await see(() => screen.getByRole('dialog', { name: 'Log out?' }))
  },
}
