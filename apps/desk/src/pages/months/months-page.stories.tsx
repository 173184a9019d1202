import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { closingSentences } from '@kinfold/contract/operator/month/closing-problem'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import { demoMonths } from '@kinfold/personas/desk/demo-months'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const handlers = handlersFor('zainab')
const april = { desk: { path: '/desk/club/months/2026-04' } }
const may = { desk: { path: '/desk/club/months/2026-05' } }

const meta = {
  title: 'Desk/Months',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/club/months' },
    msw: { handlers },
    pictures: false,
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })

const shown = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible())

const monthsAre = (change: (about: BookMonth) => Partial<BookMonth>) =>
  mocks.listMonths.answers({ months: demoMonths.map(each => ({ ...each, ...change(each) })) })

const closed = {
  at: '2026-05-08T09:00:00Z',
  proposed_by: operatorReference('zainab'),
  confirmed_by: operatorReference('uche'),
}

export const Ready: Story = {
  parameters: {
    states: ['route:months:ready'],
    ...about('A month that waits for a second person, beside the list.'),
    ...april,
    pictures: { modes: ['light-desktop', 'dark-phone'] },
  },
  play: async () => {
    await shown('April 2026')
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Close it' })).toHaveFocus()
  },
}

export const ThroughTheList: Story = {
  name: 'Through the list',
  parameters: about('Keys go from month to month, and Escape back to the list.'),
  play: async () => {
    await shown('Months')
    await waitFor(() => expect(screen.getByRole('link', { name: 'May 2026' })).toBeVisible())
    await userEvent.keyboard('j')
    await shown('May 2026')
    await userEvent.keyboard('j')
    await shown('April 2026')
    await userEvent.keyboard('{Escape}')
    await shown('Months')
    await waitFor(() => expect(screen.getByRole('link', { name: 'April 2026' })).toHaveFocus())
  },
}

export const Closed: Story = {
  parameters: { ...about('Confirmed by keys: it is closed for good.'), ...april },
  play: async () => {
    await shown('April 2026')
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText(/^Closed\./)).toBeVisible())
  },
}

export const Proposing: Story = {
  parameters: {
    states: ['months:closing'],
    ...about('What closing means, and that a reason is needed.'),
    ...may,
  },
  play: async () => {
    await shown('May 2026')
    await userEvent.click(screen.getByRole('button', { name: 'Propose closing' }))
    await waitFor(() => expect(screen.getByText('Please fill this in.')).toBeVisible())
    await waitFor(() => expect(screen.getByLabelText(/^Why it can be closed/)).toHaveFocus())
  },
}

export const Proposed: Story = {
  parameters: { ...about('Sent to the other administrators, without leaving the field.'), ...may },
  play: async () => {
    await shown('May 2026')
    await userEvent.type(screen.getByLabelText(/^Why it can be closed/), 'All agrees.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText(/^Proposed\. It is closed once/)).toBeVisible())
  },
}

export const OwnProposal: Story = {
  name: 'Own proposal',
  parameters: {
    states: ['months:own-proposal'],
    ...about('Nobody confirms their own proposal, and it is said.'),
    ...april,
    msw: { handlers: handlersFor('uche') },
  },
  play: async () => {
    await shown('April 2026')
    await expect(screen.getByText(/^You proposed this, so another administrator/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Close it' })).not.toBeInTheDocument()
  },
}

export const DecidedMeanwhile: Story = {
  name: 'Decided meanwhile',
  parameters: {
    ...about('Somebody else was faster: it is said.'),
    ...april,
    msw: { handlers: [mocks.confirmMonthClosing.fails('already_decided'), ...handlers] },
  },
  play: async () => {
    await shown('April 2026')
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText('Someone has already decided this.')).toBeVisible())
  },
}

export const ReturnsUnderWay: Story = {
  name: 'Returns under way',
  parameters: {
    states: ['months:waits'],
    ...about('A month waits while its returns are being posted; earlier ones are closed.'),
    ...may,
    msw: {
      handlers: [
        monthsAre(({ month, year }) =>
          year === 2026 && month === 5
            ? { obstacle: 'returns_under_way' }
            : { proposal: null, closed },
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown('May 2026')
    await expect(screen.getByText(closingSentences.obstacles.returns_under_way)).toBeVisible()
    await userEvent.keyboard('j')
    await shown('April 2026')
    await expect(screen.getByText('Closed for good')).toBeVisible()
  },
}

export const ForAnApprover: Story = {
  name: 'For an approver',
  parameters: {
    ...about('Others see the months, and close none.'),
    ...april,
    msw: { handlers: handlersFor('tunde') },
  },
  play: async () => {
    await shown('April 2026')
    await expect(screen.queryByRole('button', { name: /Close it|Discard/ })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: {
    states: ['route:months:empty'],
    ...about('A club in its first month.'),
    msw: { handlers: [mocks.listMonths.answers({ months: [] }), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/first month of the books/)).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: {
    states: ['route:months:loading'],
    ...about('They are on their way.'),
    ...april,
    msw: { handlers: [mocks.listMonths.never(), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The month is loading')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    states: ['route:months:error'],
    ...about('They can’t be read; it can be asked again in place.'),
    msw: { handlers: [mocks.listMonths.fails('internal'), ...handlers] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The months can’t be shown/)).toBeVisible(), {
      timeout: 15_000,
    })
  },
}

export const Offline: Story = {
  parameters: {
    ...about('The network is gone: it is said, and it can be confirmed later.'),
    ...april,
    msw: { handlers: [mocks.confirmMonthClosing.offline(), ...handlers] },
  },
  play: async () => {
    await shown('April 2026')
    await userEvent.keyboard('a{Enter}')
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
    )
    await expect(screen.getByRole('button', { name: 'Close it' })).toBeEnabled()
  },
}
