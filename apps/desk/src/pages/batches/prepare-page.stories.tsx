import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { payoutBatchDetail, payoutBatches } from '@kinfold/personas/desk/payout-batches'
import { requestedWithdrawals } from '@kinfold/personas/desk/requested-withdrawals'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { storageNames } from '../../club/storage-names.ts'
import { deskStory } from '../../test/desk-story.tsx'
import { failedStory } from '../../test/failed-story.ts'
import { loadingStory } from '../../test/loading-story.ts'

const handlers = handlersFor('tunde')

const meta = {
  title: 'Desk/Prepare a batch',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: '/desk/batches/prepare' },
    msw: { handlers: [some(12), ...handlers] },
  },
} satisfies Meta

export default meta
type Story = StoryObj

function some(count: number) {
  return mocks.listRequestedWithdrawals.answers(({ query }) => takePage(approved(count), query))
}

/** So many approved ones. */
function approved(count: number) {
  const one = requestedWithdrawals.find(({ withdrawal }) => withdrawal.status === 'approved')
  if (!one) throw new Error('These stories need an approved withdrawal.')
  const names = ['Dayo Bello', 'Halima Sani', 'Chidi Okoro', 'Amara Nwosu']
  return Array.from({ length: count }, (_, at) => ({
    ...one,
    member: { ...one.member, name: names[at % names.length] ?? '' },
    warnings: at % 5 === 4 ? ['The member has set another bank account since.'] : [],
    withdrawal: {
      ...one.withdrawal,
      id: demoId('withdrawal', at),
      amount: one.withdrawal.amount + 2500 * at,
    },
  }))
}

const chooseAll = () => screen.findByRole('checkbox', { name: /^Choose all/ })
const shown = chooseAll

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('Approved withdrawals, chosen with a running sum, beside the month before.'),
    states: ['route:prepare:ready'],
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('x')
    await waitFor(() => expect(screen.getByText(/^12 chosen/)).toBeVisible())
  },
}

export const Prepared: Story = {
  parameters: {
    ...says('Two keys and Enter: prepared, and the batch is there.'),
    msw: { handlers: [preparing(), some(3), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('xa{Enter}')
    await waitFor(() => expect(screen.getByText(/^The batch is ready for another/)).toBeVisible())
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: /KF-/ })).toBeVisible(),
    )
  },
}

function preparing() {
  const [first] = payoutBatches
  const detail = first && payoutBatchDetail(first.id)
  if (!detail) throw new Error('These stories need a batch.')
  return mocks.preparePayoutBatch.answers(detail.batch)
}

export const NothingChosen: Story = {
  parameters: {
    ...says('An empty batch is none.'),
    states: ['batch:nothing-chosen'],
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Prepare the batch' }))
    await waitFor(() => expect(screen.getByText(/^Please choose/)).toBeVisible())
  },
}

export const OneIsKeptBack: Story = {
  parameters: {
    ...says('One of them can’t be paid: which one, and why.'),
    states: ['batch:kept-back'],
    msw: {
      handlers: [
        mocks.preparePayoutBatch.fails('member_on_hold', {
          sentence: 'Dayo Bello (KF-X7HQUZ29): The member is on hold.',
        }),
        some(3),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('x')
    await userEvent.click(screen.getByRole('button', { name: 'Prepare the batch' }))
    await waitFor(() => expect(screen.getByText(/^Dayo Bello \(KF-X7HQUZ29/)).toBeVisible())
  },
}

export const MoreThanAPage: Story = {
  parameters: {
    ...says(
      'Ten thousand are approved: what was chosen on one page stays so on the next, up to a batch’s room.',
    ),
    states: ['route:prepare:many'],
    msw: { handlers: [some(10_000), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('x')
    await waitFor(() => expect(screen.getByText(/^100 chosen/)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(async () => expect(await chooseAll()).not.toBeChecked())
    await userEvent.click(await chooseAll())
    await waitFor(() => expect(screen.getByText(/^200 chosen/)).toBeVisible())
  },
}

let isTaken = false

export const TakenMeanwhile: Story = {
  name: 'Taken meanwhile',
  parameters: {
    ...says('All were chosen, and another approver was quicker: none of them goes along.'),
    msw: {
      handlers: [
        mocks.listRequestedWithdrawals.answers(({ query }) =>
          takePage(isTaken ? [] : approved(3), query),
        ),
        ...handlers,
      ],
    },
    pictures: false,
  },
  beforeEach: () => {
    isTaken = false
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('x')
    await waitFor(() => expect(screen.getByText(/^3 chosen/)).toBeVisible())
    isTaken = true
    // When the network is back, all in sight is read again, but nothing twice in two seconds.
    const isOver = () => {
      dispatchEvent(new Event('online'))
      return expect(screen.getByRole('heading', { name: 'Nothing to pay out' })).toBeVisible()
    }
    await waitFor(isOver)
    await waitFor(() => expect(screen.getByText('Nothing is chosen')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Prepare the batch' }))
    await waitFor(() => expect(screen.getByText(/^Please choose/)).toBeVisible())
  },
}

export const BeyondTheEnd: Story = {
  name: 'Beyond the end',
  parameters: {
    ...says('The second page was emptied by another approver; the first has some.'),
    desk: { path: '/desk/batches/prepare?page=2' },
    pictures: false,
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'To the first page' }))
    await expect(await chooseAll()).toBeVisible()
  },
}

const boxes = () => screen.getAllByRole('checkbox', { name: /, KF-/ })

const boxAt = (place: number) => {
  const box = boxes()[place]
  if (!box) throw new Error(`There is no withdrawal in place ${place}.`)
  return box
}

export const Range: Story = {
  name: 'A range',
  parameters: {
    ...says('With Shift from one to another, and one of them taken back by a key.'),
    pictures: false,
  },
  play: async () => {
    await shown()
    const user = userEvent.setup()
    await user.click(boxAt(1))
    await user.keyboard('{Shift>}')
    await user.click(boxAt(4))
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(screen.getByText(/^4 chosen/)).toHaveTextContent('₦185,000'))
    await user.keyboard('kx')
    await waitFor(() => expect(screen.getByText(/^3 chosen/)).toHaveTextContent('₦137,500'))
    await expect(boxAt(3)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Amount' }))
    await user.click(screen.getByRole('button', { name: 'Amount' }))
    await waitFor(() => expect(boxAt(8)).not.toBeChecked())
    await expect(boxAt(7)).toBeChecked()
    await expect(screen.getByText(/^3 chosen/)).toBeVisible()
  },
}

const keepView = (text: string) => () => {
  localStorage.setItem(storageNames.prepareView, text)
  return () => localStorage.removeItem(storageNames.prepareView)
}

export const Arranged: Story = {
  beforeEach: keepView('{"hidden":["payee"],"density":"compact"}'),
  parameters: {
    ...says('As somebody arranged it the last time, until they go back to how it was.'),
    pictures: false,
  },
  play: async () => {
    await shown()
    await expect(screen.queryByRole('columnheader', { name: 'Paid to' })).not.toBeInTheDocument()
    await expect(screen.getByRole('columnheader', { name: 'Reference' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'View · 1 hidden' }))
    await userEvent.click(await screen.findByRole('button', { name: 'As it was at first' }))
    await expect(screen.getByRole('columnheader', { name: 'Paid to' })).toBeVisible()
    await expect(localStorage.getItem(storageNames.prepareView)).toBeNull()
  },
}

export const BrokenView: Story = {
  name: 'A broken view',
  beforeEach: keepView('{"hidden":["pay'),
  parameters: {
    ...says('What was kept can’t be read: the page stands as at first.'),
    pictures: false,
  },
  play: async () => {
    await shown()
    await expect(screen.getByRole('columnheader', { name: 'Paid to' })).toBeVisible()
  },
}

export const InDollars: Story = {
  parameters: {
    ...says('Nothing is approved in dollars.'),
    states: ['route:prepare:empty'],
    desk: { path: '/desk/batches/prepare?currency=USD' },
    msw: { handlers },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Nothing to pay out' })).toBeVisible(),
    )
    await expect(screen.getByRole('button', { name: 'File, wire' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const Loading: Story = loadingStory({
  state: 'route:prepare:loading',
  says: 'The approved ones are on their way.',
  handlers: [mocks.listRequestedWithdrawals.never(), ...handlers],
  text: 'The withdrawals are loading',
})

export const Failed: Story = failedStory({
  state: 'route:prepare:error',
  handlers: [mocks.listRequestedWithdrawals.fails('internal'), ...handlers],
  what: 'The list',
  pictures: false,
})
