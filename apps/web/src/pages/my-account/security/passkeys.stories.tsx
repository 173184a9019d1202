import { deviceAnswers, fakeDevice, withoutFakeDevice } from '@kinfold/api/mocks/fake-device'
import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { passkeysOf } from '@kinfold/personas/answers/passkeys-of'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import { dayo } from '@kinfold/personas/people/people'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../../test/app-story.tsx'
import { see } from '../../../test/see.ts'

const handlers = handlersFor('dayo')
const none = [mocks.listPasskeys.empty(), ...handlers]

const meta = {
  title: 'Flows/Passkeys',
  tags: ['flow'],
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    pictures: false,
    app: { path: '/dashboard/my-account?tab=Security', signedIn: true },
    msw: { handlers },
  },
  beforeEach: [appStory.beforeEach, withoutFakeDevice],
} satisfies Meta

export default meta
type Story = StoryObj

async function begin(create: () => Promise<unknown>, password: string = demoPassword) {
  fakeDevice('create', create)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
  await userEvent.type(dialog.getByLabelText(/^Its name/), 'Work laptop')
  await userEvent.type(dialog.getByLabelText(/^Your password/), password)
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  return dialog
}

export const TwoOfThem: Story = {
  name: 'Two of them',
  parameters: {
    ...says('Each with its name, since when, when it was used last, and where it is.'),
    states: ['passkeys:some'],
  },
  play: async () => {
    await see(() => screen.getByText('Blue key in the drawer'))
    await see(() => screen.getByText(/last used on 2 June 2026\. On all your devices\./))
    await see(() => screen.getByText(/not used yet\. On one device\./))
  },
}

export const Added: Story = {
  parameters: {
    ...says('A name and the password, then the browser asks, and it is there.'),
    states: ['passkeys:added'],
    msw: { handlers: none },
  },
  play: async () => {
    const create = fn(deviceAnswers.made)
    await begin(create)
    await see(() => screen.getByText('“Work laptop” signs you in now.'))
    await expect(create).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NotProven: Story = {
  name: 'Not proven',
  parameters: {
    ...says('Who doesn’t know the password is not asked by the browser.'),
    states: ['passkeys:not-proven'],
  },
  play: async () => {
    const create = fn(deviceAnswers.made)
    await begin(create, 'Not-the-password-1')
    await see(() => screen.getByText('Your current password is not right.'))
    await waitFor(() => expect(screen.getByLabelText(/^Your password/)).toHaveFocus())
    await expect(create).not.toHaveBeenCalled()
  },
}

export const PutOff: Story = {
  name: 'Put off',
  parameters: {
    ...says('The browser’s question was closed: nothing has changed, and nothing typed is lost.'),
    states: ['passkeys:put-off'],
  },
  play: async () => {
    const dialog = await begin(deviceAnswers.refused('NotAllowedError'))
    await see(() => dialog.getByText(/^No passkey was made/))
    await expect(dialog.getByLabelText(/^Its name/)).toHaveValue('Work laptop')
  },
}

export const HereAlready: Story = {
  name: 'Here already',
  parameters: {
    ...says('This device holds one for the account.'),
    states: ['passkeys:here-already'],
  },
  play: async () => {
    const dialog = await begin(deviceAnswers.refused('InvalidStateError'))
    await see(() => dialog.getByText('This device has a passkey for your account already.'))
  },
}

const refused = (code: 'passkey_invalid' | 'passkey_known' | 'too_many_passkeys') => ({
  states: [`error:${code}` as const],
  msw: { handlers: [mocks.addPasskey.fails(code), ...handlers] },
})

export const NotAccepted: Story = {
  name: 'Not accepted',
  parameters: { ...says('What the browser made does not fit.'), ...refused('passkey_invalid') },
  play: async () => {
    const dialog = await begin(deviceAnswers.made)
    await see(() => dialog.getByText(/^This passkey didn’t work/))
  },
}

export const KnownAlready: Story = {
  name: 'Known already',
  parameters: { ...says('The very same passkey came twice.'), ...refused('passkey_known') },
  play: async () => {
    const dialog = await begin(deviceAnswers.made)
    await see(() => dialog.getByText('You have added this passkey before.'))
  },
}

export const TenAlready: Story = {
  name: 'Ten already',
  parameters: {
    ...says('Others were added elsewhere meanwhile.'),
    ...refused('too_many_passkeys'),
  },
  play: async () => {
    const dialog = await begin(deviceAnswers.made)
    await see(() => dialog.getByText(/^You have ten passkeys/))
  },
}

const [phone] = passkeysOf({ key: 'dayo' })

export const Renamed: Story = {
  parameters: { ...says('By another name.'), states: ['passkeys:renamed'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Rename ${phone?.name}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename this passkey' }))
    const name = dialog.getByLabelText(/^Its name/)
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await see(() => dialog.getByText('Please fill this in.'))
    await userEvent.type(name, 'The old phone{Enter}')
    await see(() => screen.getByText('The new name is saved.'))
  },
}

export const Removed: Story = {
  parameters: { ...says('After a proof, it signs nobody in.'), states: ['passkeys:removed'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${phone?.name}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }))
    await userEvent.type(dialog.getByLabelText(/^Your password/), `${demoPassword}{Enter}`)
    await see(() => screen.getByText('That passkey no longer signs you in.'))
  },
}

export const AtNumbers: Story = {
  name: 'At an address of numbers',
  parameters: {
    ...says('Browsers make none there: it says what to do, and offers nothing.'),
    states: ['passkeys:at-numbers'],
    app: { ...meta.parameters.app, noPasskeys: 'numbers' },
    msw: { handlers: none },
  },
  play: async () => {
    await see(() => screen.getByText(/Open it by its name to add one/))
    await expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  },
}

export const OldBrowser: Story = {
  name: 'An old browser',
  parameters: {
    ...says('The browser knows no passkeys.'),
    states: ['passkeys:old-browser'],
    app: { ...meta.parameters.app, noPasskeys: 'browser' },
    msw: { handlers: none },
  },
  play: async () => {
    await see(() => screen.getByText(/too old for passkeys/))
  },
}

export const NotRead: Story = {
  name: 'Not read',
  parameters: {
    ...says('The list didn’t come; the rest of the tab stands.'),
    states: ['passkeys:not-read'],
    msw: { handlers: [mocks.listPasskeys.fails('unavailable'), ...handlers] },
  },
  play: async () => {
    await see(() => screen.getByText(/Your passkeys/))
    await see(() => screen.getByText('Authenticator app'))
  },
}

const owner = mocks.getCustomer.answers(sessionUserOf(dayo, { has_passkey: true }))
const withPasskey = { handlers: [owner, ...handlers] }

async function withdraw() {
  const dialog = within(await see(() => screen.getByRole('dialog', { name: 'Withdraw' })))
  await userEvent.type(await dialog.findByLabelText(/^Amount/), '5000')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  return dialog
}

export const WithdrawalConfirmed: Story = {
  name: 'A withdrawal confirmed',
  parameters: {
    ...says('Whoever has a passkey confirms with it; nothing is typed.'),
    states: ['withdraw:passkey-confirms'],
    app: { path: '/dashboard/wallet?action=withdraw', signedIn: true },
    msw: withPasskey,
  },
  play: async () => {
    const get = fn(deviceAnswers.signed)
    fakeDevice('get', get)
    const dialog = await withdraw()
    await expect(dialog.queryByLabelText(/^Your password/)).toBeNull()
    await see(() => screen.getByRole('dialog', { name: 'Withdrawal requested' }))
    await expect(get).toHaveBeenCalledOnce()
  },
}

export const WithdrawalPutOff: Story = {
  name: 'A withdrawal put off',
  parameters: {
    ...says('The device’s question was closed: nothing was sent, and the password does as well.'),
    states: ['withdraw:passkey-put-off'],
    app: { path: '/dashboard/wallet?action=withdraw', signedIn: true },
    msw: withPasskey,
  },
  play: async () => {
    fakeDevice('get', deviceAnswers.refused('NotAllowedError'))
    const dialog = await withdraw()
    await see(() => dialog.getByText(/^Your passkey didn’t confirm it.* use your password instead/))
    await userEvent.click(dialog.getByRole('button', { name: 'Use your password instead' }))
    await expect(dialog.getByRole('button', { name: 'Use your passkey instead' })).toHaveFocus()
    await expect(dialog.queryByText(/^Your passkey didn’t confirm it/)).toBeNull()
    await userEvent.type(dialog.getByLabelText(/^Your password/), demoPassword)
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await see(() => screen.getByRole('dialog', { name: 'Withdrawal requested' }))
  },
}

export const RemovedByAnother: Story = {
  name: 'Removed with a passkey',
  parameters: {
    ...says(
      'A passkey proves its owner where the password would; where none works, it isn’t offered.',
    ),
    states: ['passkeys:removed-with-one'],
    msw: withPasskey,
  },
  play: async () => {
    fakeDevice('get', deviceAnswers.signed)
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${phone?.name}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }))
    await see(() => screen.getByText('That passkey no longer signs you in.'))
  },
}
