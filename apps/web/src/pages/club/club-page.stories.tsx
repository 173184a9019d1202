import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { clubAnswer } from '@kinfold/personas/answers/club-answer'
import { demoMeetings } from '@kinfold/personas/content/demo-meetings'
import { demoId } from '@kinfold/personas/demo-id'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeLoading } from '../../test/see-loading.ts'

const handlers = handlersFor('dayo')
const [yearly] = demoMeetings
if (!yearly) throw new Error('These stories need the yearly meeting.')

const meta = {
  title: 'Pages/The Club',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    pictures: false,
    app: { path: '/dashboard/club', signedIn: true },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const answering = (changes: Partial<typeof clubAnswer>) => ({
  msw: { handlers: [mocks.getClub.answers({ ...clubAnswer, ...changes }), ...handlers] },
})
const card = async (name: string) => within(await screen.findByRole('group', { name }))

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    pictures: {},
    states: ['route:club:ready'],
    ...says('The next meeting, what was announced, who holds an office, and the minutes.'),
  },
  play: async () => {
    const next = await card('Next meeting')
    await expect(next.getByText('The yearly meeting')).toBeVisible()
    await expect(next.getByText('10:00 to 12:30, Lagos time')).toBeVisible()
    await expect((await card('Officers')).getAllByRole('listitem')).toHaveLength(4)
    await expect((await card('Announcements')).getAllByRole('listitem')).toHaveLength(2)
    const papers = await card('Minutes and bylaws')
    await expect(await papers.findByText('Minutes of the yearly meeting 2025')).toBeVisible()
    // So few that it isn’t said how many they are.
    await expect(screen.queryByText(/members or more/)).not.toBeInTheDocument()
  },
}

export const ManyMembers: Story = {
  name: 'Many members',
  parameters: {
    states: ['club:members'],
    ...says('How many members there are, in full tens.'),
    ...answering({ members: 140 }),
  },
  play: async () => {
    await see(() => screen.getByText('140'))
    await expect(screen.getByText(/members or more/)).toHaveTextContent(
      'Kinfold has 140 members or more.',
    )
  },
}

export const InTheCalendar: Story = {
  name: 'In the calendar',
  parameters: {
    states: ['club:in-the-calendar'],
    ...says('Saved, and the toast says what to do with the file.'),
  },
  play: async () => {
    const next = await card('Next meeting')
    const saved: string[] = []
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download)
    }
    try {
      next.getByRole('button', { name: 'Add to calendar' }).focus()
      await userEvent.keyboard('{Enter}')
    } finally {
      HTMLAnchorElement.prototype.click = click
    }
    await expect(saved).toEqual(['meeting-2026-06-20.ics'])
    await see(() => screen.getByText(/^meeting-2026-06-20.ics is saved/))
  },
}

export const CalledOff: Story = {
  name: 'Called off',
  parameters: {
    states: ['club:called-off'],
    ...says('It stays in sight, says so, and leads to no video.'),
    ...answering({ meetings: [{ ...yearly, is_called_off: true, version: 2 }] }),
  },
  play: async () => {
    const next = await card('Next meeting')
    await expect(next.getByText('Called off')).toBeVisible()
    await expect(next.queryByRole('link', { name: /^Join/ })).not.toBeInTheDocument()
    await expect(next.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  },
}

const later = (starts_at: string, title: string, is_called_off = false) => ({
  ...yearly,
  id: demoId('meeting', title),
  title,
  starts_at,
  is_called_off,
})

export const SeveralMeetings: Story = {
  name: 'Several meetings',
  parameters: {
    states: ['club:several-meetings'],
    ...says('The next with all about it, the later ones with their day.'),
    ...answering({
      meetings: [
        yearly,
        later('2026-07-11T09:00:00.000Z', 'A quarter’s look'),
        later('2026-09-12T09:00:00.000Z', 'Harvest supper', true),
      ],
    }),
  },
  play: async () => {
    const next = await card('Next meeting')
    await expect(next.getByRole('heading', { name: 'After that' })).toBeVisible()
    await expect(
      next.getByRole('button', { name: 'Add to calendar: A quarter’s look' }),
    ).toBeVisible()
    await expect(next.getByText('Called off')).toBeVisible()
  },
}

export const EarlierAnnouncements: Story = {
  name: 'Earlier announcements',
  parameters: {
    states: ['club:earlier-announcements'],
    ...says('Three of five, until one asks for the others.'),
    ...answering({
      announcements: [5, 4, 3, 2, 1].map(number => ({
        id: demoId('announcement', number),
        title: `Letter ${number}`,
        body: 'What there is to say.',
        announced_at: `2026-05-0${number}T08:00:00Z`,
      })),
    }),
  },
  play: async () => {
    const said = await card('Announcements')
    await expect(said.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    said.getByRole('button', { name: 'Earlier announcements' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(said.getAllByRole('heading', { level: 3 })).toHaveLength(5))
    // The button is gone: who reads with the keyboard goes on with the first that came.
    await waitFor(() => expect(said.getByRole('heading', { name: 'Letter 2' })).toHaveFocus())
    await expect(said.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const NoMinutes: Story = {
  name: 'No minutes',
  parameters: {
    states: ['club:no-minutes'],
    ...says('The minutes can be asked for again, the rest is there.'),
    msw: { handlers: [mocks.listResources.fails('unavailable'), ...handlers] },
  },
  play: async () => {
    await see(() => screen.getByText('The minutes can’t be shown right now'))
    await expect((await card('Officers')).getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:club:empty'],
    ...says('A club that has said nothing yet says what will be here.'),
    msw: { handlers: [mocks.getClub.empty(), mocks.listResources.empty(), ...handlers] },
  },
  play: async () => {
    await see(() => screen.getByText('No meeting is called'))
    await see(() => screen.getByText('Nothing announced yet'))
    await see(() => screen.getByText('Nobody is named yet'))
    await see(() => screen.getByText('Minutes of meetings will stand here.'))
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:club:loading'],
    ...says('What is on its way keeps its place.'),
    msw: { handlers: [mocks.getClub.never(), ...handlers] },
  },
  play: async () => {
    await seeLoading()
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    states: ['route:club:error'],
    ...says('It can be asked for again; the minutes are there all the same.'),
    msw: { handlers: [mocks.getClub.fails('unavailable'), ...handlers] },
  },
  play: async () => {
    await see(() => screen.getByText('The club’s page can’t be shown right now'))
    await see(() => screen.getByText('Minutes of the yearly meeting 2025'))
  },
}

export const Refetching: Story = {
  parameters: {
    states: ['route:club:refetching'],
    ...says('It stays while newer is asked for.'),
    msw: { handlers: [mocks.getClub.refetching({ as: 'dayo' }), ...handlers] },
  },
  play: async ({ canvasElement }) => {
    await card('Next meeting')
    await seeItRefetch(canvasElement, 'Dashboard', 'The Club')
  },
}
