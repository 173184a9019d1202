import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { operatorSessionOf } from '@kinfold/personas/answers/operator-session-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import { ngozi } from '@kinfold/personas/operators/operators'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../test/desk-story.tsx'

const handlers = () => {
  let isOn = false
  return [
    mocks.getCustomer.answers(() => ({ ...operatorSessionOf(ngozi), totp_enabled: isOn }), {
      as: 'ngozi',
    }),
    mocks.confirmTotp.answers(() => {
      isOn = true
      return { recovery_codes: ['k7mp-2qxa', '9dhr-w4cn', 'b3tz-8vle', 'f6yu-j5ko'] }
    }),
    ...handlersFor('ngozi'),
  ]
}

const meta = {
  title: 'Desk/First set-up',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/today' },
    msw: { handlers: handlers() },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function begin() {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Set up your authenticator app' }),
  )
  await userEvent.type(await screen.findByLabelText(/^Your password/), `${demoPassword}{Enter}`)
}

async function finish() {
  await begin()
  await userEvent.type(await screen.findByLabelText(/^The 6 digits/), '123456{Enter}')
  await waitFor(() => expect(screen.getByText('Keep these recovery codes')).toBeVisible())
}

export const Ready: Story = {
  parameters: {
    ...says('A new operator sets up their authenticator app before anything else.'),
    states: ['sign-in:first-set-up'],
    msw: { handlers: handlers() },
  },
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { name: 'One more thing before you begin' }),
      ).toBeVisible(),
    )
  },
}

export const KeyShown: Story = {
  parameters: {
    ...says('The key as a picture to scan and as letters to type.'),
    msw: { handlers: handlers() },
  },
  play: async () => {
    await begin()
    await waitFor(() =>
      expect(screen.getByRole('img', { name: /key for your authenticator/ })).toBeVisible(),
    )
  },
}

export const RecoveryCodes: Story = {
  parameters: {
    ...says('The app is on, and its recovery codes stay until they were kept.'),
    states: ['sign-in:recovery-codes'],
    // The message that the app is on comes and goes.
    pictures: false,
    msw: { handlers: handlers() },
  },
  play: finish,
}

export const IntoTheDesk: Story = {
  name: 'Into the desk',
  parameters: {
    ...says('With the codes kept, the day begins.'),
    pictures: false,
    msw: { handlers: handlers() },
  },
  play: async () => {
    await finish()
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Hello, Ngozi' })).toBeVisible())
  },
}
