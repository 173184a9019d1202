import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { demoHolidays } from '@kinfold/personas/desk/demo-holidays'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const handlers = handlersFor('zainab')
const democracyDay = demoHolidays.find(({ day }) => day === '2026-06-12')
if (!democracyDay) throw new Error('These stories need Democracy Day.')

const meta = {
  title: 'Desk/Holidays',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/club/holidays' },
    msw: { handlers },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })
const main = { pictures: { modes: ['light-desktop', 'dark-phone'] } } as const

const shown = (name: string | RegExp = 'Holidays') =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())

export const Ready: Story = {
  parameters: {
    states: ['route:holidays:ready'],
    ...about('The days to come on which no bank pays, the next first.'),
    ...main,
  },
  play: async () => {
    await shown()
    await waitFor(() =>
      expect(screen.getAllByRole('row')[1]).toHaveTextContent(/Democracy Day.*12 Jun 2026.*Friday/),
    )
  },
}

export const Adding: Story = {
  parameters: {
    ...about('The form stands beside the list; what is missing is said beside its field.'),
    ...main,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('n')
    await shown('Add a holiday')
    await userEvent.click(screen.getByRole('button', { name: 'Add it' }))
    await waitFor(() => expect(screen.getByText('Please enter the day.')).toBeVisible())
    await waitFor(() => expect(screen.getByLabelText(/^Day/)).toHaveFocus())
  },
}

async function fill() {
  await shown('Add a holiday')
  await userEvent.type(screen.getByLabelText(/^Day/), '24/08/2026')
  await userEvent.type(screen.getByLabelText(/^Name/), 'Eid-el-Maulud')
}

const atForm = { desk: { path: '/desk/club/holidays/new' } }

export const Added: Story = {
  parameters: { ...about('Added: it is on the list at once.'), ...atForm },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('The holiday is on the list.')).toBeVisible())
    await shown()
  },
}

export const WordsKept: Story = {
  name: 'Words kept',
  parameters: {
    ...about('Escape closes the form and leads back; what was typed is there again.'),
    ...atForm,
  },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Escape}')
    await shown()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Add a holiday' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await shown('Add a holiday')
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Eid-el-Maulud')
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('')
  },
}

export const OnTheListAlready: Story = {
  name: 'On the list already',
  parameters: {
    ...about('Another holiday stands on this day.'),
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

export const Offline: Story = {
  parameters: {
    ...about('The network is gone: it is said, and what was typed stays.'),
    ...atForm,
    msw: { handlers: [mocks.addHoliday.offline(), ...handlers] },
  },
  play: async () => {
    await fill()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    )
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Eid-el-Maulud')
  },
}

export const Removed: Story = {
  parameters: {
    ...about('Taken off the list by keys.'),
    desk: { path: `/desk/club/holidays/${democracyDay.id}` },
  },
  play: async () => {
    await shown('Democracy Day')
    await userEvent.keyboard('r')
    await expect(screen.getByRole('button', { name: 'Take it off the list' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('The holiday is off the list.')).toBeVisible())
    await shown()
  },
}

export const Gone: Story = {
  parameters: {
    ...about('A link to one that was taken off since.'),
    desk: { path: '/desk/club/holidays/00000000-0000-4000-8000-000000000000' },
  },
  play: () => shown('This holiday is not in the list'),
}

export const NotAnAdministrator: Story = {
  name: 'Not an administrator',
  parameters: {
    ...about('Others read the list, and change nothing.'),
    desk: { path: `/desk/club/holidays/${democracyDay.id}` },
    msw: { handlers: handlersFor('tunde') },
  },
  play: async () => {
    await shown('Democracy Day')
    await expect(screen.queryByRole('button', { name: /Take it off/ })).not.toBeInTheDocument()
    await expect(screen.queryByRole('link', { name: 'Add a holiday' })).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:holidays:empty'],
    ...about('No holiday is known.'),
    msw: { handlers: [mocks.listHolidays.answers({ holidays: [] }), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No holiday is coming' })).toBeVisible(),
    )
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:holidays:loading'],
    ...about('They are on their way.'),
    msw: { handlers: [mocks.listHolidays.never(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Holidays: loading')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    states: ['route:holidays:error'],
    ...about('They can’t be read; it can be asked again in place.'),
    msw: { handlers: [mocks.listHolidays.fails('internal'), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The holidays can’t be shown/)).toBeVisible(), {
      timeout: 15_000,
    })
  },
}
