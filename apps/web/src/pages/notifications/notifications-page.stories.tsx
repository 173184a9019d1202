import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { notificationsOf } from '@kinfold/personas/answers/notifications-of'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { dayo } from '@kinfold/personas/people/people'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { storageNames } from '../../club/storage-names.ts'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'
import { seeItRefetch } from '../../test/see-it-refetch.ts'
import { seeLoading } from '../../test/see-loading.ts'
import { seeMoreThan } from '../../test/see-more-than.ts'

const meta = {
  title: 'Pages/Notifications',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/notifications', signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

/** A server that remembers what was read, as the real one does. */
function remembering() {
  const read = new Set<string>()
  const all = () =>
    notificationsOf(dayo).items.map(item => ({
      ...item,
      is_read: item.is_read || read.has(item.id),
    }))
  const unread = () => all().filter(({ is_read }) => !is_read)
  return [
    mocks.getCustomer.answers(() => sessionUserOf(dayo, { unread_notification: unread().length })),
    mocks.listNotifications.answers(({ query }) => ({
      ...notificationsOf(dayo),
      items: query.unread ? unread() : all(),
    })),
    mocks.readNotification.answers(({ params }) => {
      read.add(params.id)
      const [first] = all().filter(({ id }) => id === params.id)
      if (!first) throw new Error('There is no such notification.')
      return first
    }),
    mocks.readAllNotifications.answers(() => {
      for (const { id } of all()) read.add(id)
      return { done: true }
    }),
    ...handlersFor('dayo'),
  ]
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:notifications:ready'],
    docs: { description: { story: 'By month, newest first; what is unread stands out.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Returns for May'))
    await expect(screen.getAllByText('Unread:')).toHaveLength(3)
  },
}

export const OneRead: Story = {
  parameters: {
    pictures: false,
    states: ['notifications:one-read'],
    msw: { handlers: [...remembering()] },
    docs: { description: { story: 'Read one by one; the bell counts along.' } },
  },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Mark as read: Returns for May' }),
    )
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(2))
    await see(() => screen.getByRole('link', { name: 'Notifications, 2 unread' }))
  },
}

export const AllRead: Story = {
  parameters: {
    pictures: false,
    states: ['notifications:all-read'],
    msw: { handlers: [...remembering()] },
    docs: { description: { story: 'Everything at once; there is nothing left to count.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull())
    await waitFor(() => expect(screen.queryByText(/unread$/)).toBeNull())
    await expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  },
}

export const NotRead: Story = {
  parameters: {
    pictures: false,
    states: ['notifications:not-read'],
    msw: { handlers: [mocks.readAllNotifications.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'Marking as read fails: it is undone, and a message says so.' } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await see(() => screen.getByText('We’ll be right back. Please try again in a moment.'))
    await waitFor(() => expect(screen.getAllByText('Unread:')).toHaveLength(3))
  },
}

export const UnreadOnly: Story = {
  parameters: {
    app: { path: '/dashboard/notifications?show=unread', signedIn: true },
    pictures: false,
    states: ['notifications:unread'],
    docs: { description: { story: 'The address says so; what is read is left out.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Returns for May'))
    await expect(screen.queryByText('A withdrawal failed')).toBeNull()
  },
}

export const NothingUnread: Story = {
  parameters: {
    app: { path: '/dashboard/notifications?show=unread', signedIn: true },
    pictures: false,
    states: ['notifications:none-unread'],
    msw: { handlers: [mocks.listNotifications.empty({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'Everything is read.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Nothing unread'))
  },
}

export const AmountsHidden: Story = {
  parameters: {
    pictures: false,
    states: ['notifications:amounts-hidden'],
    docs: { description: { story: 'Amounts inside of sentences are hidden as well.' } },
  },
  beforeEach: () => localStorage.setItem(storageNames.amountsHidden, 'yes'),
  play: async ({ canvasElement }) => {
    await seeMoreThan(3, () => screen.queryAllByText(/••••/))
    await expect(canvasElement.querySelector('main')).not.toHaveTextContent(/[₦$]\d/)
  },
}

export const LeadsOn: Story = {
  parameters: {
    pictures: false,
    msw: { handlers: [...remembering()] },
    docs: { description: { story: 'Following one reads it and leads to what it is about.' } },
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Your withdrawal was approved' })
    await userEvent.click(link)
    await see(() => screen.getByRole('heading', { level: 1, name: 'My Wallet' }))
    await see(() => screen.getByRole('link', { name: 'Notifications, 2 unread' }))
  },
}

export const Loading: Story = {
  parameters: {
    pictures: false,
    states: ['route:notifications:loading'],
    msw: { handlers: [mocks.listNotifications.never(), ...handlersFor('dayo')] },
    docs: { description: { story: 'The months keep their place.' } },
  },
  play: async () => {
    await seeLoading()
  },
}

export const Empty: Story = {
  parameters: {
    pictures: false,
    states: ['route:notifications:empty'],
    msw: { handlers: [mocks.listNotifications.empty({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'Nothing yet, and what will be here.' } },
  },
  play: async () => {
    await see(() => screen.getByText('No notification yet'))
  },
}

export const Fails: Story = {
  name: 'Error',
  parameters: {
    pictures: false,
    states: ['route:notifications:error'],
    msw: { handlers: [mocks.listNotifications.fails('unavailable'), ...handlersFor('dayo')] },
    docs: { description: { story: 'They can be asked for again.' } },
  },
  play: async () => {
    await see(() => screen.getByText('Your notifications can’t be shown right now'))
  },
}

export const Refetching: Story = {
  parameters: {
    pictures: false,
    states: ['route:notifications:refetching'],
    msw: { handlers: [mocks.listNotifications.refetching({ as: 'dayo' }), ...handlersFor('dayo')] },
    docs: { description: { story: 'They stay while newer ones are asked for.' } },
  },
  play: async ({ canvasElement }) => {
    await screen.findByText('Returns for May')
    await seeItRefetch(canvasElement, 'Dashboard', 'Notifications')
  },
}

const longWords = 'Wethankyouforyourpatience'.repeat(6)

export const LongTexts: Story = {
  parameters: {
    pictures: false,
    msw: {
      handlers: [
        mocks.listNotifications.answers(() => {
          const page = notificationsOf(dayo)
          const items = page.items.map(item => ({ ...item, title: longWords, body: longWords }))
          return { ...page, items }
        }),
        ...handlersFor('dayo'),
      ],
    },
    docs: { description: { story: 'Endless words break; nothing sticks out.' } },
  },
  play: async ({ canvasElement }) => {
    await seeMoreThan(3, () => screen.getAllByText(longWords))
    await screen.findByRole('navigation', { name: 'Main' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
