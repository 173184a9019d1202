import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { demoBooks } from '@kinfold/personas/desk/demo-books'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { loadingStory } from '../../test/loading-story.ts'

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

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('What the club has, owes and owns, and that it all agrees.'),
    states: ['route:books:ready'],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^The books agree/)).toBeVisible())
    await expect(screen.getAllByText('What the club has')).toHaveLength(2)
  },
}

export const Short: Story = {
  parameters: {
    ...says('Books that agree can owe more dollars than the club holds.'),
    states: ['books:short'],
    pictures: false,
    msw: {
      handlers: [
        mocks.getBooks.answers({
          ...demoBooks,
          currencies: demoBooks.currencies.map(each =>
            each.currency === 'USD'
              ? { ...each, own: toWireMoney(money('USD', -164_564n)) }
              : { ...each, own: toWireMoney(money('NGN', 1n)) },
          ),
        }),
        ...handlersFor('zainab'),
      ],
    },
  },
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getByText('The club owes $1,645.64 more in dollars than it holds.'),
      ).toBeVisible(),
    )
    await expect(screen.getAllByText(/^The club owes/)).toHaveLength(1)
  },
}

export const Faulty: Story = {
  parameters: {
    ...says('What the checks found, by its counter and with an example.'),
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
    ...says('A club that was opened a moment ago.'),
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
    ...says('A trillion of each, and a currency that is overdrawn.'),
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

export const Loading: Story = loadingStory({
  state: 'route:books:loading',
  says: 'The shape of the books, until they come.',
  handlers: [mocks.getBooks.never(), ...handlersFor('zainab')],
  text: 'The books are loading',
})

export const Failed: Story = {
  parameters: {
    states: ['route:books:error'],
    ...says('They can’t be read; it can be asked again in place.'),
    msw: {
      handlers: [mocks.getBooks.fails('internal'), ...handlersFor('zainab')],
    },
    pictures: false,
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1),
    )
  },
}
