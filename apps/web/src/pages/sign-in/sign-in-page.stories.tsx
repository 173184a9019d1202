import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { demoPassword } from '@kinfold/personas/demo-password'
import { ada, dayo } from '@kinfold/personas/people/people'
import { expectHeard, listen } from '@kinfold/ui/expect-heard'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { fakeChallenge } from '../../test/fake-challenge.ts'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Pages/Sign in',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/auth/login' },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function signIn(email: string, password: string = demoPassword) {
  await userEvent.type(await screen.findByLabelText(/^Email/), email)
  await userEvent.type(screen.getByLabelText(/^Password/), password)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:sign-in:ready'],
    docs: { description: { story: 'An empty form, one button, and the ways out of it.' } },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}

export const NothingFilledIn: Story = {
  parameters: {
    states: ['sign-in:fields-missing', 'message:field.fillThisIn'],
    docs: {
      description: { story: 'Each empty field says so under itself; the first is focused.' },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2)
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus())
  },
}

export const InvalidCredentials: Story = {
  parameters: {
    states: ['error:invalid_credentials'],
    docs: { description: { story: 'Which of the two was wrong is not said, and both stay.' } },
  },
  play: async () => {
    await listen()
    await signIn(dayo.customer.email, 'Not-the-password-1')
    await see(() => screen.getByText('Invalid Credentials'))
    await expectHeard('Invalid Credentials')
    await expect(screen.getByLabelText(/^Email/)).toHaveValue(dayo.customer.email)
  },
}

export const SigningIn: Story = {
  parameters: {
    states: ['sign-in:submitting'],
    msw: { handlers: [mocks.logIn.never()] },
    docs: {
      description: { story: 'The button turns and keeps its focus while the server thinks.' },
    },
  },
  play: async () => {
    await signIn(dayo.customer.email)
    const button = screen.getByRole('button', { name: 'Continue' })
    await waitFor(() => expect(button).toHaveAttribute('data-loading'))
    await expect(button).toHaveFocus()
  },
}

export const NoNetwork: Story = {
  parameters: {
    states: ['message:failure.noResponse'],
    msw: { handlers: [mocks.logIn.offline()] },
    docs: { description: { story: 'Without an answer the page says so and can be tried again.' } },
  },
  play: async () => {
    await signIn(dayo.customer.email)
    await see(() => screen.getByText('Something went wrong. Please contact the support team.'))
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}

export const TooManyTries: Story = {
  parameters: {
    states: ['error:too_many_requests'],
    msw: { handlers: [mocks.logIn.fails('too_many_requests')] },
    docs: { description: { story: 'After a few wrong tries the server asks for a pause.' } },
  },
  play: async () => {
    await signIn(dayo.customer.email)
    await see(() => screen.getByText(/a few too many tries/))
  },
}

export const AccountOnHold: Story = {
  parameters: {
    states: ['error:account_suspended'],
    msw: { handlers: [mocks.logIn.fails('account_suspended')] },
    docs: { description: { story: 'A suspended member is sent to the support team.' } },
  },
  play: async () => {
    await signIn(dayo.customer.email)
    await see(() => screen.getByText(/Your account is on hold/))
  },
}

export const ServerStumbles: Story = {
  name: 'Server stumbles',
  parameters: {
    states: ['error:internal'],
    msw: { handlers: [mocks.logIn.fails('internal')] },
    docs: {
      description: { story: 'The page says plainly that we failed; nothing typed is lost.' },
    },
  },
  play: async () => {
    await signIn(dayo.customer.email)
    await see(() => screen.getByText(/Something went wrong/))
  },
}

export const ServerResting: Story = {
  name: 'Server resting',
  parameters: {
    states: ['error:unavailable'],
    msw: { handlers: [mocks.logIn.fails('unavailable')] },
    docs: { description: { story: 'While the server restarts, members are asked to come back.' } },
  },
  play: async () => {
    await signIn(dayo.customer.email)
    await see(() => screen.getByText(/We’ll be right back/))
  },
}

export const SessionExpired: Story = {
  parameters: {
    states: ['sign-in:session-expired'],
    app: { path: '/auth/login?redirect_url=%2Fdashboard%2Fwallet', ended: 'expired' },
    docs: { description: { story: 'Says why the member is back here, and remembers their page.' } },
  },
  play: async () => {
    await see(() => screen.getByText(/You were signed out to keep/))
    await expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/auth/sign-up?redirect_url=%2Fdashboard%2Fwallet',
    )
  },
}

export const CaptchaMissing: Story = {
  parameters: {
    states: ['sign-in:captcha-missing', 'message:field.captchaRequired'],
    app: { path: '/auth/login', captchaSiteKey: 'a key' },
    docs: { description: { story: 'Without a solved challenge the form is not sent.' } },
  },
  beforeEach: () => fakeChallenge('waits'),
  play: async () => {
    await signIn(dayo.customer.email)
    await see(() =>
      screen.getByText('automated verification required, please refresh your browser'),
    )
  },
}

export const CaptchaExpired: Story = {
  parameters: {
    states: ['sign-in:captcha-expired'],
    app: { path: '/auth/login', captchaSiteKey: 'a key' },
    docs: { description: { story: 'An expired challenge starts over, and the page says so.' } },
  },
  beforeEach: () => fakeChallenge('expires'),
  play: async () => {
    await see(() => screen.getByText(/The verification has expired/))
  },
}

export const CaptchaFailed: Story = {
  parameters: {
    states: ['sign-in:captcha-failed'],
    app: { path: '/auth/login', captchaSiteKey: 'a key' },
    docs: { description: { story: 'A challenge that fails starts once more on its own.' } },
  },
  beforeEach: () => fakeChallenge('fails'),
  play: async () => {
    await see(() => screen.getByText(/The verification did not work/))
  },
}

export const CaptchaRefused: Story = {
  parameters: {
    states: ['error:captcha_failed'],
    msw: { handlers: [mocks.logIn.fails('captcha_failed')] },
    docs: {
      description: { story: 'The server did not accept the challenge: a new one starts.' },
    },
  },
  play: async () => {
    await signIn(dayo.customer.email)
    await see(() => screen.getByText(/automated verification required/))
  },
}

export const EmailNotVerified: Story = {
  name: 'E-mail not verified',
  parameters: {
    states: ['sign-in:email-not-verified', 'verify-email:ready'],
    docs: {
      description: { story: 'Right credentials, but the code from the e-mail comes first.' },
    },
  },
  play: async () => {
    await signIn(ada.customer.email)
    await see(() => screen.getByRole('dialog', { name: 'OTP Verification' }))
    await expect(
      screen.getByText(`We've sent a 4-digit code to your email ${ada.customer.email}`),
    ).toBeVisible()
  },
}

export const AuthenticatorAsked: Story = {
  parameters: {
    states: ['sign-in:authenticator-asked'],
    msw: { handlers: [mocks.logIn.challenged()] },
    docs: { description: { story: 'A member with an authenticator app gives its code as well.' } },
  },
  play: async () => {
    await signIn(dayo.customer.email)
    await see(() => screen.getByRole('dialog', { name: 'Authenticator code' }))
  },
}

export const OnePress: Story = {
  name: 'One press',
  parameters: {
    states: ['sign-in:one-press'],
    app: { path: '/auth/login', asksForDemo: true },
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    docs: {
      description: {
        story: 'In a sandbox one press signs in as anybody of the demo club, codes included.',
      },
    },
  },
  play: async () => {
    await see(() => screen.getByRole('button', { name: /^Dayo Bello/ }))
    await see(() => screen.getByRole('button', { name: /^Uche Okafor/ }))
  },
}

export const OnePressToTheOverview: Story = {
  name: 'One press to the overview',
  parameters: {
    app: { path: '/auth/login', asksForDemo: true },
    pictures: false,
    docs: { description: { story: 'Into the dashboard, without a password.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Dayo Bello/ }))
    await see(() => screen.getByRole('heading', { name: 'Welcome, Dayo' }))
  },
}

export const OnePressRefused: Story = {
  name: 'One press refused',
  parameters: {
    app: { path: '/auth/login', asksForDemo: true },
    pictures: false,
    msw: { handlers: [mocks.signInAsDemo.offline(), ...handlersFor('dayo')] },
    docs: { description: { story: 'Without an answer it says so, and can be tried again.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Dayo Bello/ }))
    await see(() => screen.getByText(/Something went wrong/))
  },
}

export const LiveClub: Story = {
  parameters: {
    app: { path: '/auth/login', asksForDemo: true },
    pictures: false,
    msw: { handlers: [mocks.listDemoPeople.empty(), ...handlersFor('dayo')] },
    docs: { description: { story: 'A live club has nobody to be, and says nothing of it.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('button', { name: 'Continue' }))
    await expect(screen.queryByRole('region', { name: 'Sandbox' })).toBeNull()
  },
}
