import { wrongOtp } from '@kinfold/api/mocks/auth'
import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import { takeOver } from '@kinfold/app/session/hand-over'
import { demoAccessToken } from '@kinfold/personas/answers/sign-in-answer-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import { ngozi } from '@kinfold/personas/operators/operators'
import { ada, dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { club } from '../../club/club.ts'
import { setLeaving } from '../../session/leave-for.ts'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Flows/Sign in',
  tags: ['flow'],
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/auth/login' },
    msw: { handlers: handlersFor('ada') },
  },
} satisfies Meta

export default meta

// By the address alone the server couldn't tell whose sign-up the code is for.
const resentOnlyForToken = mocks.verifyEmail.answers(({ body: { token } }) =>
  token === undefined ? new Refusal('validation_failed') : { token },
)

type Story = StoryObj

async function signIn(email: string) {
  await userEvent.type(await screen.findByLabelText(/^Email/), email)
  await userEvent.type(screen.getByLabelText(/^Password/), demoPassword)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

async function typeCode(code: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 4' }))
  await userEvent.keyboard(code)
}

export const ToTheOverview: Story = {
  name: 'To the overview',
  parameters: {
    msw: { handlers: handlersFor('dayo') },
    docs: { description: { story: 'The right credentials lead straight to the dashboard.' } },
  },
  play: async () => {
    await signIn(dayo.customer.email)
    await see(() => screen.getByRole('heading', { name: 'Welcome, Dayo' }))
  },
}

export const BackToTheirPage: Story = {
  name: 'Back to their page',
  parameters: {
    app: { path: '/auth/login?redirect_url=%2Fdashboard%2Fnotifications' },
    msw: { handlers: handlersFor('dayo') },
    docs: { description: { story: 'A member who was sent here from a page goes back to it.' } },
  },
  play: async () => {
    await signIn(dayo.customer.email)
    await see(() => screen.getByRole('heading', { level: 1, name: 'Notifications' }))
  },
}

export const CodeWrong: Story = {
  parameters: {
    states: ['error:otp_invalid'],
    docs: {
      description: { story: 'The boxes say that the code is wrong, and it can be corrected.' },
    },
  },
  play: async () => {
    await signIn(ada.customer.email)
    await typeCode(wrongOtp)
    const dialog = screen.getByRole('dialog', { name: 'OTP Verification' })
    await userEvent.keyboard('{Enter}')
    await see(() => screen.getByText(/That code is not right/))
    await see(() => dialog)
  },
}

export const CodeExpired: Story = {
  parameters: {
    states: ['error:otp_expired'],
    msw: { handlers: [mocks.validateEmailOtp.fails('otp_expired'), mocks.logIn.unverified()] },
    docs: {
      description: { story: 'The page says that the code is too old; a new one can be requested.' },
    },
  },
  play: async () => {
    await signIn(ada.customer.email)
    await typeCode('1234')
    await userEvent.keyboard('{Enter}')
    await see(() => screen.getByText(/That code is no longer valid/))
  },
}

export const WaitBeforeResending: Story = {
  parameters: {
    states: ['verify-email:resend-wait'],
    docs: { description: { story: 'Another code can be asked for after a minute, counted down.' } },
  },
  play: async () => {
    await signIn(ada.customer.email)
    await see(() => screen.getByText(/Resend in \d+ s/))
  },
}

export const CodeResent: Story = {
  parameters: {
    states: ['message:success.otpResent'],
    msw: { handlers: [resentOnlyForToken, ...handlersFor('ada')] },
    docs: {
      description: {
        story: 'After the wait another code is sent for the same sign-up, and the page says so.',
      },
    },
  },
  play: async () => {
    await signIn(ada.customer.email)
    await screen.findByText(/Resend in \d+ s/)
    const now = Date.now
    Date.now = () => now() + 61_000
    try {
      await userEvent.click(await screen.findByRole('button', { name: 'Resend' }))
    } finally {
      Date.now = now
    }
    await see(() => screen.getByText('An OTP code has been resent to your email address.'))
  },
}

export const Verified: Story = {
  parameters: {
    states: ['message:success.emailValidated'],
    docs: { description: { story: 'The right code signs in at once and says so.' } },
  },
  play: async () => {
    await signIn(ada.customer.email)
    await typeCode('1234')
    await userEvent.keyboard('{Enter}')
    await see(() => screen.getByText('Email validation successful.'))
    await see(() => screen.getByRole('heading', { name: 'Welcome, Ada' }))
  },
}

const led = fn()

export const AnOperator: Story = {
  name: 'An operator',
  parameters: {
    msw: { handlers: handlersFor('ngozi') },
    docs: {
      description: {
        story: 'Has no dashboard: the desk takes their session over, and nothing of it stays here.',
      },
    },
  },
  beforeEach: () => {
    led.mockClear()
    setLeaving(led)
    return () => setLeaving()
  },
  play: async () => {
    await signIn(ngozi.email)
    await userEvent.type(await screen.findByLabelText(/^Code/), '123456{Enter}')
    await see(() => screen.getByRole('link', { name: 'To the desk' }))
    await waitFor(() => expect(led).toHaveBeenCalledWith('/desk'))
    await expect(localStorage.getItem(club.storage.token)).toBeNull()
    await expect(takeOver()).toBe(demoAccessToken('ngozi'))
  },
}

export const AuthenticatorCodeWrong: Story = {
  parameters: {
    states: ['error:totp_invalid'],
    msw: { handlers: [mocks.logIn.challenged(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The field says that the authenticator code is wrong.' } },
  },
  play: async () => {
    await signIn(dayo.customer.email)
    await userEvent.type(await screen.findByLabelText(/^Code/), '000000{Enter}')
    await see(() => screen.getByText(/That authenticator code is not right/))
  },
}
