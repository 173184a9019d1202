import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { applyMailChoice } from '@kinfold/contract/notification/apply-mail-choice'
import { mailChoiceOf } from '@kinfold/personas/answers/mail-choice-of'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { appStory } from '../../../test/app-story.tsx'
import { see } from '../../../test/see.ts'

const meta = {
  title: 'Pages/My account/Notifications',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    pictures: false,
    app: { path: '/dashboard/my-account?tab=Notifications', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const all = handlersFor('dayo')
const everything = { ...mailChoiceOf(dayo), documents: true, reminders: true, notices: true }

/** A server that keeps what was chosen, as the real one does. */
function keeping() {
  let choice = everything
  return [
    mocks.getMailChoice.answers(() => choice),
    mocks.changeMailChoice.answers(({ body }) => {
      choice = applyMailChoice(choice, body)
      return choice
    }),
    ...all,
  ]
}

const switchOf = (name: string) => screen.findByRole('switch', { name })

export const Chosen: Story = {
  parameters: {
    states: ['account:mails'],
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    docs: { description: { story: 'What is always mailed says so; the rest can be turned off.' } },
  },
  play: async () => {
    await expect(await switchOf('Reminders')).toBeEnabled()
    await expect(screen.getAllByText('Always')).toHaveLength(2)
    await expect(screen.queryByRole('switch', { name: 'Your money' })).toBeNull()
  },
}

export const TurnedOff: Story = {
  name: 'Turned off',
  parameters: {
    msw: { handlers: keeping() },
    docs: { description: { story: 'It takes effect at once, and stays.' } },
  },
  play: async () => {
    await userEvent.click(await switchOf('News of the club'))
    await see(() => screen.getByText('Your choice is saved.'))
    await expect(await switchOf('News of the club')).not.toBeChecked()
  },
}

export const NotSaved: Story = {
  name: 'Not saved',
  parameters: {
    states: ['account:mails-not-saved'],
    msw: {
      handlers: [
        mocks.getMailChoice.answers(everything),
        mocks.changeMailChoice.fails('unavailable'),
        ...all,
      ],
    },
    docs: { description: { story: 'The switch goes back, and a sentence says why.' } },
  },
  play: async () => {
    await userEvent.click(await switchOf('Reminders'))
    await see(() => screen.getByText(/We’ll be right back/))
    await waitFor(async () => expect(await switchOf('Reminders')).toBeChecked())
  },
}

export const Loading: Story = {
  parameters: {
    msw: { handlers: [mocks.getMailChoice.never(), ...all] },
    docs: { description: { story: 'Lines stand where the switches will be.' } },
  },
  play: async () => {
    await expect(await screen.findByText('Your choice is loading')).toBeInTheDocument()
  },
}

export const ReadFailed: Story = {
  name: 'Read failed',
  parameters: {
    states: ['account:mails-failed'],
    msw: {
      handlers: [mocks.getMailChoice.fails('internal'), ...all],
    },
    docs: { description: { story: 'It can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your choice can’t be shown right now'))
  },
}
