import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Notice } from '@kinfold/contract/operator/content/notice'
import { noticeSentAlready } from '@kinfold/contract/operator/content/send-notice'
import { demoNotices } from '@kinfold/personas/desk/demo-notices'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const handlers = handlersFor('zainab')
const meeting = demoNotices.find(({ title }) => title.includes('meeting'))
if (!meeting) throw new Error('These stories need the notice of the meeting.')

const meta = {
  title: 'Desk/Notices',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/club/notices' },
    msw: { handlers },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })
const main = { pictures: { modes: ['light-desktop', 'dark-phone'] } } as const
const atForm = { desk: { path: '/desk/club/notices/new' } }
const atMeeting = { desk: { path: `/desk/club/notices/${meeting.id}` } }

const shown = (name: string | RegExp = 'Notices') =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())

async function write() {
  await shown('Write a notice')
  await userEvent.type(screen.getByLabelText(/^Title/), 'A day off')
  await userEvent.type(screen.getByLabelText(/^Words/), 'We rest on Monday.')
}

const question = async (name: string | RegExp = 'Send it to 7 members?') =>
  within(await screen.findByRole('dialog', { name }))

async function goOn() {
  await waitFor(() => expect(screen.getByText('7 members')).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
}

export const Ready: Story = {
  parameters: {
    states: ['route:notices:ready'],
    ...about('What went out, and one of them word for word, as its members have it.'),
    ...main,
    ...atMeeting,
  },
  play: async () => {
    await shown(meeting.title)
    await expect(screen.getByText('6 members')).toBeVisible()
    await expect(screen.getAllByText(/^It is on Saturday/)).toHaveLength(1)
  },
}

export const Writing: Story = {
  parameters: {
    ...about('Who gets it and how many they are stands beside each; what is missing is said.'),
    ...atForm,
  },
  play: async () => {
    await shown('Write a notice')
    await waitFor(() => expect(screen.getByText('1 member')).toBeVisible())
    await userEvent.type(screen.getByLabelText(/^Page it leads to/), 'https://evil.example')
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(screen.getAllByText('Please fill this in.')).toHaveLength(2))
    await expect(screen.getByText('This is not a page of the members’ area.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveFocus())
  },
}

export const AskedFirst: Story = {
  name: 'Asked first',
  parameters: {
    ...about('Before it goes it is read once more, with how many get it.'),
    ...atForm,
    pictures: { modes: ['light-desktop'] },
  },
  play: async () => {
    await write()
    await goOn()
    const dialog = await question()
    await expect(dialog.getByText('We rest on Monday.')).toBeVisible()
    await expect(dialog.getByText('Everyone will read')).toBeVisible()
  },
}

export const NotYet: Story = {
  name: 'Not yet',
  parameters: {
    ...about('“Not yet” goes back to the words, and nothing was sent.'),
    ...atForm,
    msw: { handlers: [mocks.sendNotice.fails('internal'), ...handlers] },
  },
  play: async () => {
    await write()
    await userEvent.click(screen.getByRole('radio', { name: 'Global members' }))
    await goOn()
    const dialog = await question('Send it to 1 member?')
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(screen.getByLabelText(/^Words/)).toHaveValue('We rest on Monday.')
    await expect(screen.getByRole('button', { name: 'Go on' })).toBeEnabled()
  },
}

const sent: string[] = []
const answer = ({
  body,
}: {
  body: Pick<Notice, 'id' | 'title' | 'body' | 'link' | 'audience'>
}) => {
  sent.push(body.id)
  return {
    ...body,
    recipients: 7,
    sent_by: operatorReference('zainab'),
    sent_at: '2026-06-03T09:00:00Z',
  }
}

export const SentOnce: Story = {
  name: 'Sent once',
  parameters: {
    ...about('Pressed twice, and sent once.'),
    ...atForm,
    msw: { handlers: [mocks.sendNotice.answers(answer), ...handlers] },
  },
  play: async () => {
    sent.length = 0
    await write()
    await goOn()
    const dialog = await question()
    const yes = dialog.getByRole('button', { name: 'Send it' })
    yes.click()
    yes.click()
    await waitFor(() => expect(screen.getByText('The notice is on its way.')).toBeVisible())
    await shown()
    await expect(sent).toHaveLength(1)
  },
}

export const AnswerLost: Story = {
  name: 'Answer lost',
  parameters: {
    ...about('The answer got lost. Sent again, it is the same notice and goes out once.'),
    ...atForm,
    msw: {
      handlers: [
        mocks.sendNotice.answers(call => {
          const told = answer(call)
          if (sent.length === 1) throw new TypeError('the line broke')
          return told
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    sent.length = 0
    await write()
    await goOn()
    await userEvent.click((await question()).getByRole('button', { name: 'Send it' }))
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Send it' }))
    await waitFor(() => expect(screen.getByText('The notice is on its way.')).toBeVisible())
    await expect(sent).toHaveLength(2)
    await expect(new Set(sent).size).toBe(1)
  },
}

export const SentInOtherWords: Story = {
  name: 'Sent in other words',
  parameters: {
    ...about(
      'It went out before its words were changed: that is said, and going on sends another.',
    ),
    ...atForm,
    msw: {
      handlers: [mocks.sendNotice.fails('conflict', { sentence: noticeSentAlready }), ...handlers],
    },
  },
  play: async () => {
    await write()
    await goOn()
    await userEvent.click((await question()).getByRole('button', { name: 'Send it' }))
    await waitFor(() => expect(screen.getByText(noticeSentAlready)).toBeVisible())
    await expect(screen.getByLabelText(/^Title/)).toHaveValue('A day off')
  },
}

export const CountsFailed: Story = {
  name: 'Counts failed',
  parameters: {
    ...about('How many they are can’t be read: it can be sent all the same.'),
    ...atForm,
    msw: { handlers: [mocks.countAudiences.fails('internal'), ...handlers] },
  },
  play: async () => {
    await write()
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await expect(
      (await question('Send it to everyone?')).getByRole('button', { name: 'Send it' }),
    ).toBeEnabled()
  },
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  parameters: {
    ...about('Others read what was said, and come to no form by its link.'),
    ...atForm,
    msw: { handlers: handlersFor('tunde') },
  },
  play: async () => {
    await shown('Write a notice')
    await expect(screen.getByText(/^Operators with the role administrator do this/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument()
  },
}

export const Gone: Story = {
  parameters: {
    ...about('A link to none that there is.'),
    desk: { path: '/desk/club/notices/00000000-0000-4000-8000-000000000000' },
  },
  play: () => shown('This notice is not in the list'),
}

export const Empty: Story = {
  parameters: {
    states: ['route:notices:empty'],
    ...about('Nothing was ever said.'),
    msw: { handlers: [mocks.listNotices.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No notice yet' })).toBeVisible(),
    )
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:notices:loading'],
    ...about('They are on their way.'),
    ...atMeeting,
    msw: { handlers: [mocks.listNotices.never(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The notice is loading')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    states: ['route:notices:error'],
    ...about('They can’t be read; it can be asked again in place.'),
    msw: { handlers: [mocks.listNotices.fails('internal'), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The notices can’t be shown/)).toBeVisible(), {
      timeout: 15_000,
    })
  },
}
