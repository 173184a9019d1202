import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { bookAccountsOf } from '@kinfold/personas/desk/book-accounts'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { failedStory } from '../../test/failed-story.ts'
import { loadingStory } from '../../test/loading-story.ts'
import { pageShown } from '../../test/page-shown.ts'

const handlers = handlersFor('zainab')

const meta = {
  title: 'Desk/Figure of the books',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/books/NGN/payouts' },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('The accounts that a figure is the sum of, the largest first.'),
    states: ['route:figure:ready'],
  },
  play: async () => {
    await pageShown('Approved withdrawals, not yet paid')
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1))
  },
}

export const DownToItsPostings: Story = {
  name: 'Down to its postings',
  parameters: {
    ...says('From the figure to its accounts, to the postings of one, to a whole movement.'),
    desk: { path: '/desk/books' },
    pictures: false,
  },
  play: async () => {
    await pageShown('Books')
    const [figure] = await screen.findAllByRole('link', { name: /^₦215,000/ })
    if (!figure) throw new Error('The figure of the payouts should be a link.')
    await userEvent.click(figure)
    await pageShown('Approved withdrawals, not yet paid')
    const accounts = await screen.findByRole('list', { name: 'Accounts' })
    const first = accounts.querySelector('a')
    if (!first) throw new Error('An account should be a link.')
    await userEvent.click(first)
    await waitFor(() => expect(screen.getByRole('list', { name: 'Postings' })).toBeVisible())
    await userEvent.click(await screen.findByText('The whole movement'))
    await expect(screen.getByText('Member’s wallet, withdrawal')).toBeVisible()
  },
}

const [first] = bookAccountsOf({ kind: 'payouts', currency: 'NGN' }).items
if (!first) throw new Error('These stories need an account.')

export const AmongTheSmaller: Story = {
  name: 'Among the smaller',
  parameters: {
    ...says('An account of a further page is named as those of the first, and leads back to it.'),
    desk: { path: '/desk/books/NGN/payouts?page=2' },
    pictures: false,
    msw: {
      handlers: [
        mocks.listBookAccounts.answers(({ query: { page = 1 } }) => ({
          items: page === 2 ? [first] : [],
          page,
          per_page: 50,
          total_count: 51,
          total_pages: 2,
        })),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: first.name }))
    await pageShown(first.name)
    await userEvent.click(screen.getByRole('link', { name: 'All accounts' }))
    await waitFor(() => expect(screen.getByRole('link', { name: first.name })).toBeVisible())
  },
}

export const OneAccount: Story = {
  name: 'One account',
  parameters: {
    ...says('The club’s own account is the figure: its postings stand there at once.'),
    desk: { path: '/desk/books/NGN/fees' },
    pictures: false,
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('The whole movement').length).toBeGreaterThan(1))
  },
}

export const Loading: Story = loadingStory({
  state: 'route:figure:loading',
  handlers: [mocks.listBookAccounts.never(), ...handlers],
  text: 'The accounts are loading',
})

export const Failed: Story = failedStory({
  what: 'The accounts',
  state: 'route:figure:error',
  handlers: [mocks.listBookAccounts.fails('internal'), ...handlers],
})
