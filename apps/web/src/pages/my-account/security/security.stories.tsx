import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../../test/app-story.tsx'
import { see } from '../../../test/see.ts'

const meta = {
  title: 'Flows/Security',
  tags: ['flow'],
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/my-account?tab=Security', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const rightPassword = 'Harmattan#26'
const withApp = [
  mocks.getCustomer.answers(sessionUserOf(dayo, { totp_enabled: true })),
  ...handlersFor('dayo'),
]

async function press(name: string, place: HTMLElement = document.body) {
  await userEvent.click(await within(place).findByRole('button', { name }))
}

async function beginSetUp(password: string) {
  await press('Set it up')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText(/^Your password/), password)
  await press('Continue', dialog)
}

async function turnOff() {
  await press('Turn it off')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText(/^Your password/), rightPassword)
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Code/ }), '123456')
  await press('Turn it off', dialog)
}

async function askForCodes() {
  await press('New recovery codes')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Code/ }), '123456')
  await press('Make new ones', dialog)
}

async function changePassword(current: string) {
  await userEvent.type(await screen.findByLabelText(/^Current password/), current)
  await userEvent.type(screen.getByLabelText(/^New password/), 'Monsoon#2027')
  await userEvent.type(screen.getByLabelText(/^Confirm password/), 'Monsoon#2027')
  await press('Change password')
}

export const AnAuthenticatorSetUp: Story = {
  name: 'An authenticator set up',
  parameters: {
    docs: { description: { story: 'Password, key and code, recovery codes.' } },
  },
  play: async () => {
    await beginSetUp(rightPassword)
    await see(() => screen.getByRole('img', { name: 'The key for your authenticator app' }))
    await userEvent.type(screen.getByRole('textbox', { name: /^The 6 digits/ }), '123456')
    await press('Turn it on')
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }))
    await expect(codes.getAllByRole('listitem')).toHaveLength(8)
    await press('I have kept them')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const WrongPassword: Story = {
  parameters: {
    states: ['error:current_password_wrong'],
    docs: { description: { story: 'A stranger at an open browser gets no further.' } },
  },
  play: async () => {
    await beginSetUp('Not-the-password-1')
    await see(() => screen.getByText('Your current password is not right.'))
  },
}

export const AlreadyOn: Story = {
  parameters: {
    states: ['error:totp_already_on'],
    msw: { handlers: [mocks.beginTotp.fails('totp_already_on'), ...handlersFor('dayo')] },
    docs: { description: { story: 'Set up in another tab meanwhile.' } },
  },
  play: async () => {
    await beginSetUp(rightPassword)
    await see(() => screen.getByText('Your authenticator app is already set up.'))
  },
}

export const NewRecoveryCodes: Story = {
  parameters: {
    msw: { handlers: withApp },
    docs: { description: { story: 'Fresh codes in the place of the old ones.' } },
  },
  play: async () => {
    await askForCodes()
    await see(() => screen.getByRole('list', { name: 'Recovery codes' }))
  },
}

export const NoLongerOn: Story = {
  parameters: {
    states: ['error:totp_not_on'],
    msw: { handlers: [mocks.renewRecoveryCodes.fails('totp_not_on'), ...withApp] },
    docs: { description: { story: 'Turned off in another tab meanwhile.' } },
  },
  play: async () => {
    await askForCodes()
    await see(() => screen.getByText('There is no authenticator app on this account.'))
  },
}

export const TurnedOff: Story = {
  parameters: {
    msw: { handlers: withApp },
    docs: { description: { story: 'Password and code, and it is off.' } },
  },
  play: async () => {
    await turnOff()
    await see(() => screen.getByText('Your authenticator app is off.'))
  },
}

export const MustStayOn: Story = {
  parameters: {
    states: ['error:totp_must_stay_on'],
    msw: { handlers: [mocks.turnOffTotp.fails('totp_must_stay_on'), ...withApp] },
    docs: { description: { story: 'A member who works for the club keeps it.' } },
  },
  play: async () => {
    await turnOff()
    await see(() => screen.getByText('Operators keep their authenticator app on.'))
  },
}

export const PasswordChanged: Story = {
  parameters: {
    docs: { description: { story: 'The form starts over; the other devices are signed out.' } },
  },
  play: async () => {
    await changePassword(rightPassword)
    await see(() => screen.getByText(/^Your password is changed/))
    await waitFor(() => expect(screen.getByLabelText(/^New password/)).toHaveValue(''))
  },
}

export const PasswordNotChanged: Story = {
  parameters: {
    msw: {
      handlers: [mocks.changePassword.fails('current_password_wrong'), ...handlersFor('dayo')],
    },
    docs: { description: { story: 'What was typed stays.' } },
  },
  play: async () => {
    await changePassword('Not-the-password-1')
    await see(() => screen.getByText('Your current password is not right.'))
    await expect(screen.getByLabelText(/^New password/)).toHaveValue('Monsoon#2027')
  },
}

export const ADeviceSignedOut: Story = {
  name: 'A device signed out',
  parameters: {
    docs: { description: { story: 'Another browser; this one has no such button.' } },
  },
  play: async () => {
    await press('Sign out Safari on iOS')
    await see(() => screen.getByText('That device is signed out.'))
    await expect(screen.queryByRole('button', { name: 'Sign out Chrome on Android' })).toBeNull()
  },
}

export const DevicesFail: Story = {
  parameters: {
    states: ['account:devices-failed'],
    msw: { handlers: [mocks.listSessions.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'The devices can be asked for again; the rest stands.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your devices can’t be shown right now'))
  },
}
