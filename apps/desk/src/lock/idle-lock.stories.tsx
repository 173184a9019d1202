import { wrongTotpCode } from '@kinfold/api/mocks/auth'
import { deviceAnswers, fakeDevice, withoutFakeDevice } from '@kinfold/api/mocks/fake-device'
import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { agreeWithOtherTabs } from '@kinfold/app/session/agree-with-other-tabs'
import { deskIdleMinutes } from '@kinfold/contract/constants'
import { operatorSessionOf } from '@kinfold/personas/answers/operator-session-of'
import { demoAccessToken } from '@kinfold/personas/answers/sign-in-answer-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import { ngozi } from '@kinfold/personas/operators/operators'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { club } from '../club/club.ts'
import { lockInAllTabs } from '../session/desk-lock.ts'
import { session } from '../session/session.ts'
import { deskStory } from '../test/desk-story.tsx'
import { mainPictures } from '../test/main-pictures.ts'
import { createStoryClock } from './story-clock.ts'

let hasStarted = false

/** As a browser's tab does at its start: once. */
async function startTab() {
  if (hasStarted) return
  hasStarted = true
  lockInAllTabs()
  agreeWithOtherTabs(session)
}

const minute = 60_000
const clock = createStoryClock()

const meta = {
  title: 'Desk/Lock',
  ...deskStory,
  loaders: [...deskStory.loaders, startTab],
  beforeEach: [deskStory.beforeEach, withoutFakeDevice],
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/kyc', clock },
    pictures: false,
    msw: { handlers: handlersFor('ngozi') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const typed = 'The picture is cut off at the lower edge.'

async function lock() {
  clock.pass(deskIdleMinutes * minute)
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'The desk is locked' })).toBeVisible(),
  )
}

/** A reason half typed, in a case that somebody is reading. */
async function beginRejecting() {
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  const reason = await screen.findByRole('textbox', { name: /^In these words/ })

  await userEvent.type(reason, typed)
  return reason
}

async function unlock(code = '123456') {
  const form = within(screen.getByRole('dialog'))
  await userEvent.type(form.getByLabelText(/^Password/), demoPassword)
  await userEvent.type(form.getByLabelText(/^Authenticator code/), `${code}{Enter}`)
}

export const Locked: Story = {
  parameters: {
    ...says('After 15 minutes alone: nothing of the page can be read, by eye, keyboard or ear.'),
    states: ['lock:locked'],
    ...mainPictures,
  },
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1 })
    await lock()
    await expect(heading).not.toBeVisible()
    await expect(screen.queryByRole('main')).toBeNull()
    await expect(screen.getByLabelText(/^Password/)).toHaveFocus()
    for (let stop = 0; stop < 12; stop++) {
      await userEvent.tab()
      await expect(document.activeElement?.closest('main, nav')).toBeNull()
    }
  },
}

export const NotYet: Story = {
  parameters: says('Whoever does anything at all has another 15 minutes.'),
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    clock.pass((deskIdleMinutes - 1) * minute)
    await userEvent.keyboard('{Shift}')
    clock.pass((deskIdleMinutes - 1) * minute)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await lock()
  },
}

export const CantBeClosed: Story = {
  name: 'Can’t be closed',
  parameters: says('Neither Escape nor a letter does anything to it or to the page behind.'),
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await lock()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(screen.getByRole('dialog', { name: 'The desk is locked' })).toBeVisible()
  },
}

export const TypedIsKept: Story = {
  parameters: {
    ...says('What was typed into a case is there again, and has the focus again.'),
    states: ['lock:typed-is-kept'],
  },
  play: async () => {
    const reason = await beginRejecting()
    await lock()
    await expect(reason).not.toBeVisible()
    await unlock()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(reason).toBeVisible()
    await expect(reason).toHaveValue(typed)
    await expect(reason).toHaveFocus()
  },
}

export const NothingFilledIn: Story = {
  parameters: says('Both fields say that they are needed.'),
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await lock()
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }))
    await expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2)
  },
}

export const CodeWrong: Story = {
  parameters: {
    ...says('Says that the code is wrong; the password counts on.'),
    states: ['lock:code-wrong'],
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await lock()
    await unlock(wrongTotpCode)
    await waitFor(() =>
      expect(screen.getByText(/That authenticator code is not right/)).toBeVisible(),
    )
  },
}

export const PasswordWrong: Story = {
  parameters: {
    ...says('Says so, and stays locked.'),
    msw: { handlers: [mocks.logIn.fails('invalid_credentials'), ...handlersFor('ngozi')] },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await lock()
    await unlock()
    await waitFor(() => expect(screen.getByText('Invalid Credentials')).toBeVisible())
  },
}

export const NoNetwork: Story = {
  parameters: {
    ...says('Without an answer it says so and can be tried again.'),
    msw: { handlers: [mocks.logIn.offline(), ...handlersFor('ngozi')] },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await lock()
    await unlock()
    await waitFor(() => expect(screen.getByText(/Something went wrong/)).toBeVisible())
  },
}

const withPasskey = [
  mocks.getCustomer.answers(() => ({ ...operatorSessionOf(ngozi), has_passkey: true })),
  mocks.signInWithPasskey.answers({
    user: { email: ngozi.email, is_email_verified: true, customer: null },
    authorization: { access_token: demoAccessToken('ngozi') },
  }),
  ...handlersFor('ngozi'),
]

export const ByPasskey: Story = {
  name: 'By passkey',
  parameters: {
    ...says('Whoever has a passkey types nothing, and goes on where they were.'),
    states: ['lock:by-passkey'],
    msw: { handlers: withPasskey },
  },
  play: async () => {
    fakeDevice('get', deviceAnswers.signed)
    const reason = await beginRejecting()
    await lock()
    await userEvent.click(screen.getByRole('button', { name: 'Unlock with your passkey' }))
    await waitFor(() => expect(reason).toBeVisible())
    await expect(reason).toHaveValue(typed)
  },
}

export const ByAnothersPasskey: Story = {
  name: 'By another’s passkey',
  parameters: {
    ...says('Somebody else’s passkey doesn’t show them what this person was doing.'),
    msw: { handlers: [mocks.signInWithPasskey.ok(), ...withPasskey] },
  },
  play: async () => {
    fakeDevice('get', deviceAnswers.signed)
    await screen.findByRole('heading', { level: 1 })
    await lock()
    await userEvent.click(screen.getByRole('button', { name: 'Unlock with your passkey' }))
    await waitFor(() => expect(screen.getByText(/^Your passkey didn’t unlock/)).toBeVisible())
    await expect(screen.getByRole('dialog', { name: 'The desk is locked' })).toBeVisible()
  },
}

export const SessionOver: Story = {
  parameters: {
    ...says('The server judges: once it knows the session no more, the page is kept and locked.'),
    states: ['lock:session-over'],
    msw: { handlers: [mocks.rejectKycCase.fails('unauthenticated'), ...handlersFor('ngozi')] },
  },
  play: async () => {
    const reason = await beginRejecting()
    await userEvent.click(screen.getByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(screen.getByText(/^Your session is over/)).toBeVisible())
    await unlock()
    await waitFor(() => expect(reason).toBeVisible())
    await expect(reason).toHaveValue(typed)
  },
}

const hear = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

export const InAnotherTab: Story = {
  parameters: says('A tab that locks locks the others, and one that is unlocked opens them.'),
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    const { email } = session.user.peek() ?? {}
    hear(club.storage.lock, `locked ${email}`)
    hear(club.storage.token, null)
    await waitFor(() => expect(screen.getByText('The desk is locked')).toBeVisible())
    localStorage.setItem(club.storage.token, 'the next token')
    hear(club.storage.token, 'the next token')
    await expect(screen.getByText('The desk is locked')).toBeVisible()
    hear(club.storage.lock, `open ${email}`)
    await waitFor(() => expect(screen.queryByText('The desk is locked')).toBeNull())
    await expect(session.token.peek()).toBe('the next token')
  },
}

export const Left: Story = {
  parameters: says('Somebody else may sign in; nothing of the page stays.'),
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await lock()
    await userEvent.click(screen.getByRole('button', { name: /^Leave/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible())
    await expect(document.documentElement).not.toHaveAttribute('data-locked')
  },
}
