import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { bola } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../../test/app-story.tsx'
import { chooseOption } from '../../../test/choose-option.ts'
import { see } from '../../../test/see.ts'

const meta = {
  title: 'Flows/Profile',
  tags: ['flow'],
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/my-account', signedIn: true },
    msw: { handlers: handlersFor('bola') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Change your details' }))
  return within(await screen.findByRole('dialog', { name: 'Your details' }))
}

async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

export const Changed: Story = {
  parameters: {
    docs: {
      description: { story: 'Name, country and telephone, as long as nothing is approved.' },
    },
  },
  play: async () => {
    const dialog = await open()
    const phone = dialog.getByRole('textbox', { name: /^Phone/ })
    await waitFor(() => expect(phone).toHaveValue('8031234502'))
    await userEvent.clear(phone)
    await userEvent.type(phone, '0803 123 4599')
    await chooseOption(/^Country of residence/, 'Ghana')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await see(() => screen.getByText('Your details are saved.'))
    await see(() => screen.getByText('+2348031234599'))
  },
}

export const Emptied: Story = {
  parameters: {
    docs: { description: { story: 'A name can be changed, but not taken away.' } },
  },
  play: async () => {
    const dialog = await open()
    await userEvent.clear(dialog.getByLabelText(/^First name/))
    await save()
    await see(() => dialog.getByText('Please fill this in.'))
  },
}

export const Locked: Story = {
  parameters: {
    states: ['account:details-locked'],
    msw: { handlers: handlersFor('dayo') },
    docs: { description: { story: 'Approved documents lock who the member is.' } },
  },
  play: async () => {
    const dialog = await open()
    await see(() => dialog.getByText(/^Your name and country can’t change/))
    await expect(dialog.queryByLabelText(/^First name/)).toBeNull()
    await save()
    await see(() => screen.getByText('Your details are saved.'))
  },
}

export const LockedWhileChecked: Story = {
  parameters: {
    msw: { handlers: handlersFor('chidi') },
    docs: { description: { story: 'A reviewer is looking at them: they stay as they are.' } },
  },
  play: async () => {
    const dialog = await open()
    await see(() => dialog.getByText(/while your documents are being checked/))
    await expect(dialog.queryByLabelText(/^First name/)).toBeNull()
  },
}

const withBvn = sessionUserOf(bola, { customer: { ...bola.customer, bvn_last4: '8901' } })

export const NameLockedByBvn: Story = {
  parameters: {
    pictures: false,
    msw: { handlers: [mocks.getCustomer.answers(withBvn), ...handlersFor('bola')] },
    docs: { description: { story: 'A BVN vouches for the name; the country may still change.' } },
  },
  play: async () => {
    const dialog = await open()
    await see(() => dialog.getByText(/^Your name can’t change once your BVN is validated/))
    await expect(dialog.queryByLabelText(/^First name/)).toBeNull()
    await chooseOption(/^Country of residence/, 'Ghana')
    await save()
    await see(() => screen.getByText('Your details are saved.'))
  },
}

export const LockedMeanwhile: Story = {
  parameters: {
    states: ['error:details_locked'],
    msw: { handlers: [mocks.updateCustomer.fails('details_locked'), ...handlersFor('bola')] },
    docs: { description: { story: 'The documents were approved while the form was open.' } },
  },
  play: async () => {
    const dialog = await open()
    await save()
    await see(() => dialog.getByText(/^Your name and country can’t change/))
  },
}
