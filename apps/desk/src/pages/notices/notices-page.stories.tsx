import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Notice } from '@kinfold/contract/operator/content/notice'
import { noticeSentAlready } from '@kinfold/contract/operator/content/send-notice'
import { demoNotices } from '@kinfold/personas/desk/demo-notices'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { alertSaid } from '../../test/alert-said.ts'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { mainPictures } from '../../test/main-pictures.ts'
import { notForYouStory } from '../../test/not-for-you-story.ts'
import { pageShown } from '../../test/page-shown.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')
const meeting = demoNotices.find(({ title }) => title.includes('meeting'))
if (!meeting) throw new Error('These stories need the notice of the meeting.')

const meta = {
  title: 'Desk/Notices',
  ...deskStory,
  parameters: sectionParameters('/desk/club/notices', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

const atForm = { desk: { path: '/desk/club/notices/new' } }
const atMeeting = { desk: { path: `/desk/club/notices/${meeting.id}` } }

async function write() {
  await pageShown('Write a notice')
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
    ...says('What went out, and one of them word for word, as its members have it.'),
    ...mainPictures,
    ...atMeeting,
  },
  play: async () => {
    await pageShown(meeting.title)
    await expect(screen.getByText('6 members')).toBeVisible()
    await expect(screen.getAllByText(/^It is on Saturday/)).toHaveLength(1)
  },
}

export const Writing: Story = {
  parameters: {
    ...says('Who gets it and how many they are stands beside each; what is missing is said.'),
    ...atForm,
  },
  play: async () => {
    await pageShown('Write a notice')
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
    ...says('Before it goes it is read once more, with how many get it.'),
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
    ...says('“Not yet” goes back to the words, and nothing was sent.'),
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
    ...says('Pressed twice, and sent once.'),
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
    await pageShown('Notices')
    await expect(sent).toHaveLength(1)
  },
}

export const AnswerLost: Story = {
  name: 'Answer lost',
  parameters: {
    ...says('The answer got lost. Sent again, it is the same notice and goes out once.'),
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
    await alertSaid()
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
    ...says('It went out before its words were changed: that is said, and going on sends another.'),
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
    ...says('How many they are can’t be read: it can be sent all the same.'),
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
  ...notForYouStory({
    says: 'Others read what was said, and come to no form by its link.',
    ...atForm,
    title: 'Write a notice',
  }),
}

export const Empty: Story = emptyStory({
  state: 'route:notices:empty',
  says: 'Nothing was ever said.',
  handlers: [mocks.listNotices.empty(), ...handlers],
  heading: 'No notice yet',
})
