import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { closingMessages } from '@kinfold/contract/closing/closing-messages'
import { closingObstacles } from '@kinfold/contract/closing/closing-obstacles'
import { dataExportOf } from '@kinfold/personas/answers/data-export-of'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../../test/app-story.tsx'
import { see } from '../../../test/see.ts'

const meta = {
  title: 'Pages/My account/Data',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    pictures: false,
    app: { path: '/dashboard/my-account?tab=Data', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const rightPassword = 'Harmattan#26'
const all = handlersFor('dayo')
const ready = [mocks.getDataExport.ready(), ...all]
const free = [mocks.getClosing.free(), ...all]
const withApp = mocks.getCustomer.answers(sessionUserOf(dayo, { totp_enabled: true }))

async function press(name: string, place: HTMLElement = document.body) {
  await userEvent.click(await within(place).findByRole('button', { name }))
}

async function download(password: string) {
  await press('Download your data')
  const dialog = await screen.findByRole('dialog', { name: 'Download your data' })
  await userEvent.type(await within(dialog).findByLabelText(/^Your password/), password)
  await press('Download', dialog)
}

async function close(password: string) {
  await press('Close my account')
  const dialog = await screen.findByRole('dialog', { name: 'Close your account?' })
  await userEvent.type(await within(dialog).findByLabelText(/^Your password/), password)
  await press('Close my account', dialog)
}

export const Ready: Story = {
  parameters: {
    states: ['account:data', 'account:export-ready', 'account:closing-refused'],
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    msw: { handlers: ready },
    docs: { description: { story: 'An archive waits, and what is open keeps the account.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your data is ready'))
    await see(() => screen.getByRole('link', { name: 'Go to your wallet' }))
    await expect(screen.queryByRole('button', { name: 'Ask for it again' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: {
    msw: { handlers: [mocks.getDataExport.never(), mocks.getClosing.never(), ...all] },
    docs: { description: { story: 'Both cards stand where they will be.' } },
  },
  play: async () => {
    const label = await screen.findByText('Your export is loading')
    await expect(label).toBeInTheDocument()
  },
}

export const ReadFailed: Story = {
  parameters: {
    states: ['account:data-failed'],
    msw: {
      handlers: [mocks.getDataExport.fails('internal'), mocks.getClosing.fails('internal'), ...all],
    },
    docs: { description: { story: 'What didn’t come can be asked for again.' } },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2),
    )
  },
}

let isAsked = false

export const Asked: Story = {
  parameters: {
    states: ['account:export-being-made'],
    msw: {
      handlers: [
        mocks.getDataExport.answers(() => ({
          latest: isAsked ? dataExportOf('dayo', 'being_made') : null,
        })),
        mocks.requestDataExport.answers(() => {
          isAsked = true
          return dataExportOf('dayo', 'being_made')
        }),
        ...all,
      ],
    },
    docs: { description: { story: 'Asked for and being made; nobody has to wait here.' } },
  },
  play: async () => {
    isAsked = false
    await press('Ask for your data')
    await see(() => screen.getByText('Your data is being put together'))
    await expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull()
  },
}

export const Downloaded: Story = {
  parameters: {
    msw: { handlers: ready },
    docs: { description: { story: 'With the password the file is saved, and the dialog closes.' } },
  },
  play: async () => {
    await download(rightPassword)
    await see(() => screen.getByText('Your data is saved.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AskedWho: Story = {
  parameters: {
    states: ['account:export-asked-who'],
    msw: { handlers: ready },
    docs: { description: { story: 'A stranger at an open browser gets no further.' } },
  },
  play: async () => {
    await download('Not-the-password-1')
    await see(() => screen.getByText('Your current password is not right.'))
  },
}

export const AskedForACode: Story = {
  parameters: {
    msw: { handlers: [withApp, ...ready] },
    docs: { description: { story: 'With an authenticator app it is the code.' } },
  },
  play: async () => {
    await press('Download your data')
    await see(() => screen.getByRole('textbox', { name: /^Code from your authenticator app/ }))
  },
}

export const GoneMeanwhile: Story = {
  parameters: {
    states: ['error:export_not_ready'],
    msw: { handlers: [mocks.fetchDataExport.fails('export_not_ready'), ...ready] },
    docs: { description: { story: 'Downloaded in another tab meanwhile.' } },
  },
  play: async () => {
    await download(rightPassword)
    await see(() => screen.getByText(/^There is nothing to download right now/))
  },
}

export const Fetched: Story = {
  parameters: {
    states: ['account:export-fetched'],
    msw: { handlers: [mocks.getDataExport.fetched(), ...all] },
    docs: { description: { story: 'It was fetched, and another can be asked for.' } },
  },
  play: async () => {
    await see(() => screen.getByText('You have downloaded your data'))
    await see(() => screen.getByRole('button', { name: 'Ask for it again' }))
  },
}

export const Expired: Story = {
  parameters: {
    states: ['account:export-expired'],
    msw: { handlers: [mocks.getDataExport.expired(), ...all] },
    docs: { description: { story: 'Nobody fetched it in time.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your last export has expired'))
  },
}

export const Failed: Story = {
  parameters: {
    states: ['account:export-failed'],
    msw: { handlers: [mocks.getDataExport.failed(), ...all] },
    docs: { description: { story: 'It couldn’t be made, and can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('We couldn’t put your data together'))
    await see(() => screen.getByRole('button', { name: 'Ask for it again' }))
  },
}

export const EverythingIsOpen: Story = {
  parameters: {
    msw: { handlers: [mocks.getClosing.everything(), ...all] },
    docs: { description: { story: 'Every reason there is, each with where it is finished.' } },
  },
  play: async () => {
    const list = within(
      (await see(() => screen.getByText(closingMessages.wallet))).closest('ul') ?? document.body,
    )
    await expect(list.getAllByRole('link')).toHaveLength(closingObstacles.length)
  },
}

export const AskedToClose: Story = {
  parameters: {
    states: ['account:closing-asked'],
    msw: { handlers: free },
    docs: { description: { story: 'It can’t be undone; what is kept, and for how long.' } },
  },
  play: async () => {
    await close('Not-the-password-1')
    await see(() => screen.getByText(/keep some of your data for 5 years/))
    await see(() => screen.getByText('Your current password is not right.'))
  },
}

export const NothingIsKept: Story = {
  parameters: {
    msw: { handlers: [withApp, mocks.getClosing.erased(), ...all] },
    docs: { description: { story: 'A club that no law asks to keep anything; asked for a code.' } },
  },
  play: async () => {
    await press('Close my account')
    await see(() => screen.getByText(/erased at once/))
    await see(() => screen.getByRole('textbox', { name: /^Code from your authenticator app/ }))
  },
}

export const RefusedMeanwhile: Story = {
  parameters: {
    states: ['error:closing_not_possible'],
    msw: {
      handlers: [
        mocks.closeAccount.fails('closing_not_possible', { sentence: closingMessages.wallet }),
        ...free,
      ],
    },
    docs: { description: { story: 'Money came while it was asked.' } },
  },
  play: async () => {
    await close(rightPassword)
    await see(() => screen.getByText(closingMessages.wallet))
  },
}

export const Closed: Story = {
  parameters: {
    states: ['account:closed'],
    msw: { handlers: [mocks.closeAccount.answers({ done: true }), ...free] },
    docs: { description: { story: 'Signed out, with a last word.' } },
  },
  play: async () => {
    await close(rightPassword)
    await see(() => screen.getByText(/^Your account is closed/))
    await see(() => screen.getByRole('heading', { name: /Sign in/i }))
  },
}
