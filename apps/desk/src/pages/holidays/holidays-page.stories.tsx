import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { demoHolidays } from '@kinfold/personas/desk/demo-holidays'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { emptyStory } from '../../test/empty-story.ts'
import { failedStory } from '../../test/failed-story.ts'
import { loadingStory } from '../../test/loading-story.ts'
import { mainPictures } from '../../test/main-pictures.ts'
import { offlineStory } from '../../test/offline-story.ts'
import { pageShown } from '../../test/page-shown.ts'
import { readOnlyStory } from '../../test/read-only-story.ts'
import { sectionParameters } from '../../test/section-parameters.ts'

const handlers = handlersFor('zainab')
const democracyDay = demoHolidays.find(({ day }) => day === '2026-06-12')
if (!democracyDay) throw new Error('These stories need Democracy Day.')

const meta = {
  title: 'Desk/Holidays',
  ...deskStory,
  parameters: sectionParameters('/desk/club/holidays', handlers),
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  parameters: {
    states: ['route:holidays:ready'],
    ...says('The days to come on which no bank pays, the next first.'),
    ...mainPictures,
  },
  play: async () => {
    await pageShown('Holidays')
    await waitFor(() =>
      expect(screen.getAllByRole('row')[1]).toHaveTextContent(/Democracy Day.*12 Jun 2026.*Friday/),
    )
  },
}

export const Adding: Story = {
  parameters: {
    ...says('The form stands beside the list; what is missing is said beside its field.'),
    ...mainPictures,
  },
  play: async () => {
    await pageShown('Holidays')
    await userEvent.keyboard('n')
    await pageShown('Add a holiday')
    await userEvent.click(screen.getByRole('button', { name: 'Add it' }))
    await waitFor(() => expect(screen.getByText('Please enter the day.')).toBeVisible())
    await waitFor(() => expect(screen.getByLabelText(/^Day/)).toHaveFocus())
  },
}

async function fill() {
  await pageShown('Add a holiday')
  await userEvent.type(screen.getByLabelText(/^Day/), '24/08/2026')
  await userEvent.type(screen.getByLabelText(/^Name/), 'Eid-el-Maulud')
}

const atForm = { desk: { path: '/desk/club/holidays/new' } }

export const Added: Story = {
  parameters: { ...says('Added: it is on the list at once.'), ...atForm },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('The holiday is on the list.')).toBeVisible())
    await pageShown('Holidays')
  },
}

export const WordsKept: Story = {
  name: 'Words kept',
  parameters: {
    ...says('Escape closes the form and leads back; what was typed is there again.'),
    ...atForm,
  },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Escape}')
    await pageShown('Holidays')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Add a holiday' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await pageShown('Add a holiday')
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Eid-el-Maulud')
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('')
  },
}

export const OnTheListAlready: Story = {
  name: 'On the list already',
  parameters: {
    ...says('Another holiday stands on this day.'),
    ...atForm,
    msw: {
      handlers: [
        mocks.addHoliday.fails('conflict', { sentence: 'This day is on the list already.' }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('This day is on the list already.')).toBeVisible())
  },
}

export const Offline: Story = offlineStory({
  state: 'route:holidays:offline',
  ...atForm,
  handlers: [mocks.addHoliday.offline(), ...handlers],
  send: async () => {
    await fill()
    await userEvent.keyboard('{Enter}')
  },
  stays: () => expect(screen.getByLabelText(/^Name/)).toHaveValue('Eid-el-Maulud'),
})

export const Removed: Story = {
  parameters: {
    ...says('Taken off the list by keys.'),
    desk: { path: `/desk/club/holidays/${democracyDay.id}` },
  },
  play: async () => {
    await pageShown('Democracy Day')
    await userEvent.keyboard('r')
    await expect(screen.getByRole('button', { name: 'Take it off the list' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('The holiday is off the list.')).toBeVisible())
    await pageShown('Holidays')
  },
}

export const Gone: Story = {
  parameters: {
    states: ['route:holidays:gone'],
    ...says('A link to one that was taken off since.'),
    desk: { path: '/desk/club/holidays/00000000-0000-4000-8000-000000000000' },
  },
  play: () => pageShown('This holiday is not in the list'),
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  ...readOnlyStory({
    says: 'Others read the list, and change nothing.',
    desk: { path: `/desk/club/holidays/${democracyDay.id}` },
    title: 'Democracy Day',
    without: /Take it off|^Add a holiday/,
  }),
}

export const Empty: Story = emptyStory({
  state: 'route:holidays:empty',
  says: 'No holiday is known.',
  handlers: [mocks.listHolidays.answers({ holidays: [] }), ...handlers],
  heading: 'No holiday is coming',
})

export const Loading: Story = loadingStory({
  state: 'route:holidays:loading',
  handlers: [mocks.listHolidays.never(), ...handlers],
  text: 'Holidays: loading',
})

export const Failed: Story = failedStory({
  state: 'route:holidays:error',
  handlers: [mocks.listHolidays.fails('internal'), ...handlers],
  what: 'The holidays',
})
