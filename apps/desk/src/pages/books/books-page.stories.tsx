import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { closingSentences } from '@kinfold/contract/operator/month/closing-problem'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import { demoBooks } from '@kinfold/personas/desk/demo-books'
import { demoMonths } from '@kinfold/personas/desk/demo-months'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

const meta = {
  title: 'Desk/Books',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/books' },
    msw: { handlers: handlersFor('zainab') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const about = (story: string) => ({ docs: { description: { story } } })

const monthRow = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const row = heading.closest('li')
  if (row === null) throw new Error(`${name} stands in no row.`)
  return within(row)
}

const monthsAre = (change: (about: BookMonth) => Partial<BookMonth>) =>
  mocks.listMonths.answers({ months: demoMonths.map(each => ({ ...each, ...change(each) })) })

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...about('What the club has, owes and owns; a month that waits for a second person.'),
    states: ['route:books:ready'],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The books agree/)).toBeVisible())
    await expect(screen.getAllByText('What the club has')).toHaveLength(2)
    const april = await monthRow('April 2026')
    await expect(april.getByRole('button', { name: 'Close April 2026 for good' })).toBeVisible()
  },
}

export const Faulty: Story = {
  parameters: {
    ...about('What the checks found, by its counter and with an example.'),
    states: ['books:faulty'],
    msw: { handlers: [mocks.getBooks.faulty(), ...handlersFor('zainab')] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The books have 3 faults')).toBeVisible())
    await expect(screen.getByText(/wrong balances/)).toHaveTextContent('2, such as 1742')
  },
}

export const NotChecked: Story = {
  parameters: {
    ...about('A club that was opened a moment ago.'),
    states: ['books:not-checked'],
    msw: { handlers: [mocks.getBooks.unchecked(), ...handlersFor('zainab')] },
    pictures: false,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/were not checked yet/)).toBeVisible())
  },
}

export const GreatSums: Story = {
  parameters: {
    ...about('A trillion of each, and a currency that is overdrawn.'),
    msw: {
      handlers: [
        mocks.getBooks.answers({
          ...demoBooks,
          currencies: demoBooks.currencies.map(({ currency, kinds }) => {
            const great = toWireMoney(money(currency, -123_456_789_012_345n))
            const all = kinds.map(({ kind }) => ({ kind, total: great }))
            return { currency, kinds: all, has: great, owes: great, own: great }
          }),
        }),
        ...handlersFor('zainab'),
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/1,234,567,890,123/).length).toBeGreaterThan(9))
  },
}

export const Proposing: Story = {
  parameters: {
    ...about('What closing means, and why it can be closed, before it is proposed.'),
    states: ['books:closing'],
  },
  play: async () => {
    const may = await monthRow('May 2026')
    await userEvent.click(may.getByRole('button', { name: 'Propose closing May 2026' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close May 2026' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    await waitFor(() => expect(dialog.getByLabelText(/^Why it can be closed/)).toHaveFocus())
    await expect(dialog.getByLabelText(/^Why it can be closed/)).toBeInvalid()
  },
}

export const Proposed: Story = {
  parameters: { ...about('Sent to the other administrators.'), pictures: false },
  play: async () => {
    const may = await monthRow('May 2026')
    await userEvent.click(may.getByRole('button', { name: 'Propose closing May 2026' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close May 2026' }))
    await userEvent.type(dialog.getByLabelText(/^Why it can be closed/), 'All agrees.{Enter}')
    await waitFor(() => expect(screen.getByText(/^Proposed\. It is closed once/)).toBeVisible())
  },
}

export const OwnProposal: Story = {
  parameters: {
    ...about('Nobody confirms their own proposal.'),
    states: ['books:own-proposal'],
    msw: { handlers: handlersFor('uche') },
    pictures: false,
  },
  play: async () => {
    const april = await monthRow('April 2026')
    await expect(april.getByRole('button', { name: 'Discard' })).toBeVisible()
    await expect(april.queryByRole('button', { name: /for good/ })).not.toBeInTheDocument()
  },
}

export const ReturnsUnderWay: Story = {
  parameters: {
    ...about('A month waits while its returns are being posted; earlier ones are closed.'),
    states: ['books:month-waits'],
    msw: {
      handlers: [
        monthsAre(({ month, year }) =>
          year === 2026 && month === 5
            ? { obstacle: 'returns_under_way' }
            : {
                proposal: null,
                closed: {
                  at: '2026-05-08T09:00:00Z',
                  proposed_by: operatorReference('zainab'),
                  confirmed_by: operatorReference('uche'),
                },
              },
        ),
        ...handlersFor('zainab'),
      ],
    },
  },
  play: async () => {
    const may = await monthRow('May 2026')
    await expect(may.getByText(closingSentences.obstacles.returns_under_way)).toBeVisible()
    const april = await monthRow('April 2026')
    await expect(april.getByText('Closed')).toBeVisible()
  },
}

export const ForAnApprover: Story = {
  parameters: {
    ...about('Others see the books, and close nothing.'),
    msw: { handlers: handlersFor('tunde') },
    pictures: false,
  },
  play: async () => {
    const april = await monthRow('April 2026')
    await expect(april.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: {
    ...about('The shape of the books, until they come.'),
    states: ['route:books:loading'],
    msw: {
      handlers: [mocks.getBooks.never(), mocks.listMonths.never(), ...handlersFor('zainab')],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The books are loading')).toBeInTheDocument())
  },
}

export const Failed: Story = {
  parameters: {
    ...about('Neither can be read; each can be asked again in place.'),
    states: ['route:books:error'],
    msw: {
      handlers: [
        mocks.getBooks.fails('internal'),
        mocks.listMonths.offline(),
        ...handlersFor('zainab'),
      ],
    },
    pictures: false,
  },
  play: async () => {
    await waitFor(
      () => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2),
      {
        timeout: 15_000,
      },
    )
  },
}

export const NoMonthYet: Story = {
  parameters: {
    ...about('A club in its first month.'),
    states: ['route:books:empty'],
    msw: { handlers: [mocks.listMonths.answers({ months: [] }), ...handlersFor('zainab')] },
    pictures: false,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/first month of the books/)).toBeVisible())
  },
}
