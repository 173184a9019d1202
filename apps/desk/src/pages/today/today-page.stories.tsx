import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { takePage } from '@kinfold/contract/paging/take-page'
import { deskOverview } from '@kinfold/personas/desk/desk-overview'
import { demoKycCases } from '@kinfold/personas/desk/kyc-cases'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'
import { loadingStory } from '../../test/loading-story.ts'

const meta = {
  title: 'Desk/Today',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/today' },
    msw: { handlers: handlersFor('ngozi') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const row = (name: string) =>
  within(
    screen.getAllByRole('listitem').find(item => within(item).queryByRole('heading', { name })) ??
      document.body,
  )

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('Everything an operator with every queue has: counts, the oldest, what was promised.'),
    states: ['route:today:ready'],
    msw: {
      handlers: [
        mocks.getCustomer.answers(
          async () => {
            const { operatorSessionOf } = await import(
              '@kinfold/personas/answers/operator-session-of'
            )
            const { uche } = await import('@kinfold/personas/operators/operators')
            return {
              ...operatorSessionOf(uche),
              roles: ['reviewer', 'approver', 'administrator'],
            }
          },
          { as: 'uche' },
        ),
        mocks.listKycCases.ok({ as: 'ngozi' }),
        ...handlersFor('uche'),
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(row('KYC').getByText(/^Oldest: \d+ days/)).toBeVisible())
    await waitFor(() => expect(row('Transfers').getByText(/^Oldest/)).toBeVisible())
    await waitFor(() => expect(screen.getByText(/^The books agree/)).toBeVisible())
  },
}

export const ForAReviewer: Story = {
  name: 'For a reviewer',
  parameters: {
    ...says('Roles decide what is shown: a reviewer has the documents and nothing else.'),
    states: ['today:reviewer'],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'KYC' })).toBeVisible())
    await expect(screen.queryByRole('heading', { name: 'Transfers' })).not.toBeInTheDocument()
  },
}

const approved = demoKycCases.find(({ status }) => status === 'approved')
if (!approved) throw new Error('These stories need a document that is approved.')
const toTakeBack = {
  ...approved,
  take_back: { by: operatorReference('zainab'), reason: 'It can’t be read.' },
}

export const AnApprovalToTakeBack: Story = {
  name: 'An approval to take back',
  parameters: {
    ...says('It waits for a second reviewer, and isn’t late from the day it was handed in.'),
    pictures: false,
    msw: {
      handlers: [
        mocks.listKycCases.answers(({ query }) => takePage([toTakeBack], query)),
        ...handlersFor('ngozi'),
      ],
    },
  },
  play: async () => {
    const kyc = await screen.findByRole('link', { name: 'KYC' })
    await waitFor(() => expect(row('KYC').getByText('waiting')).toBeInTheDocument())
    await expect(kyc).toBeVisible()
    await expect(row('KYC').queryByText(/^Oldest/)).not.toBeInTheDocument()
  },
}

export const NothingWaits: Story = {
  parameters: {
    ...says('An empty desk is pleasant, and says so.'),
    states: ['route:today:empty'],
    msw: { handlers: [mocks.getDeskOverview.empty(), ...handlersFor('ngozi')] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible(),
    )
  },
}

export const BooksFaulty: Story = {
  parameters: {
    ...says('A fault in the books stands above all queues, in one red number.'),
    states: ['today:books-faulty'],
    msw: { handlers: [mocks.getDeskOverview.faulty(), ...handlersFor('ngozi')] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The books have 2 faults')).toBeVisible())
  },
}

export const Loading: Story = loadingStory({
  state: 'route:today:loading',
  says: 'The queues are there; their figures come.',
  handlers: [mocks.getDeskOverview.never(), ...handlersFor('ngozi')],
  text: 'The queues are loading',
})

const figures = Promise.withResolvers<void>()

export const FiguresArrive: Story = {
  parameters: {
    ...says('Whoever stands on a queue goes on standing there when its figure comes.'),
    pictures: false,
    msw: {
      handlers: [
        mocks.getDeskOverview.answers(async () => {
          await figures.promise
          return { ...deskOverview, kyc: 3 }
        }),
        ...handlersFor('ngozi'),
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(row('KYC').getByRole('link', { name: 'KYC' })).toBeVisible())
    const queue = row('KYC').getByRole('link', { name: 'KYC' })
    queue.focus()
    figures.resolve()
    await waitFor(() => expect(row('KYC').getByText('3')).toBeVisible())
    await expect(queue).toHaveFocus()
  },
}

export const Failed: Story = {
  parameters: {
    ...says('The desk can’t be read; it can be asked again in place.'),
    states: ['route:today:error'],
    msw: { handlers: [mocks.getDeskOverview.fails('forbidden'), ...handlersFor('ngozi')] },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('The desk can’t be shown right now')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const DeskNotOpened: Story = {
  parameters: {
    ...says('Who it is can’t be read: nothing of the desk is shown, and one can leave.'),
    msw: { handlers: [mocks.getCustomer.fails('internal'), ...handlersFor('ngozi')] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'We couldn’t open the desk' })).toBeVisible(),
    )
  },
}

export const ListOfKeys: Story = {
  parameters: {
    ...says('The keys under “?”, and the switch that turns them off.'),
    states: ['today:keys'],
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Hello, Ngozi' })
    await userEvent.keyboard('?')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keys' })).toBeVisible())
    await expect(screen.getByRole('switch', { name: 'Single keys work' })).toBeChecked()
  },
}

export const UnknownPage: Story = {
  parameters: {
    ...says('An address that the desk doesn’t have.'),
    states: ['today:unknown-page'],
    desk: { path: '/desk/nowhere' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Back to today' })).toBeVisible())
  },
}
