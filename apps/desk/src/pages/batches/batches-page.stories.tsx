import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import { type PayoutStop, stopText } from '@kinfold/contract/operator/payout-batch/payout-stop'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { payoutBatchDetail, payoutBatches } from '@kinfold/personas/desk/payout-batches'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { alertSaid } from '../../test/alert-said.ts'
import { deskStory } from '../../test/desk-story.tsx'
import { pageShown } from '../../test/page-shown.ts'
import type { BatchDetail } from './batch-detail.ts'

const batchThatIs = (status: PayoutBatch['status']): BatchDetail => {
  const found = payoutBatches.find(each => each.status === status)
  const detail = found && payoutBatchDetail(found.id)
  if (!detail) throw new Error(`These stories need a batch that is ${status}.`)
  return detail
}

const released = batchThatIs('released')
const settled = batchThatIs('settled')
const handlers = handlersFor('uche')

const meta = {
  title: 'Desk/Payout batches',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: `/desk/batches/${released.batch.id}` },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

type Changes = { batch?: Partial<PayoutBatch>; each?: Partial<RequestedWithdrawal> }

const changed = ({ batch, each }: Changes): BatchDetail => ({
  batch: { ...released.batch, ...batch },
  withdrawals: released.withdrawals.map(one => ({ ...one, ...each })),
})

const unreleased = {
  status: 'prepared',
  file_hash: null,
  released_by: null,
  released_at: null,
} as const

/** A batch that keeps what was said of its withdrawals, as the server's does. */
function livingBatch() {
  let { batch, withdrawals } = released
  return [
    mocks.getPayoutBatch.answers(() => ({ batch, withdrawals })),
    mocks.settlePayoutBatch.answers(({ body }) => {
      const told = new Map(body.outcomes.map(each => [each.withdrawal_id, each]))
      withdrawals = withdrawals.map(one => {
        const outcome = told.get(one.withdrawal.id)
        if (!outcome) return one
        const { outcome: status, reason = null } = outcome
        return { ...one, withdrawal: { ...one.withdrawal, status, failure_reason: reason } }
      })
      const count = (wanted: string) =>
        withdrawals.filter(({ withdrawal }) => withdrawal.status === wanted).length
      const isSettled = count('in_batch') === 0
      batch = {
        ...batch,
        paid: count('paid'),
        failed: count('failed'),
        status: isSettled ? 'settled' : 'released',
        settled_at: isSettled ? '2026-06-03T10:00:00Z' : null,
      }
      return batch
    }),
    ...handlers,
  ]
}

const shown = (text: string | RegExp = new RegExp(released.batch.reference)) => pageShown(text)

const boxOf = (at: number) => {
  const one = released.withdrawals[at]
  return screen.getByRole('checkbox', {
    name: `${one?.member.name}, ${one?.withdrawal.reference}`,
  })
}

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says(
      'A released batch: who is paid, the bank’s file with its hash, the month before, what is left to settle.',
    ),
    states: ['route:batches:ready', 'status:payout_batch:released'],
  },
  play: async () => {
    await shown()
    await expect(screen.getByRole('button', { name: 'Paid' })).toBeVisible()
    await waitFor(() => expect(screen.getByText('Against the month before')).toBeVisible())
  },
}

export const Chosen: Story = {
  parameters: {
    ...says('Some are chosen, and their sum stands beside the decision.'),
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.click(boxOf(0))
    await waitFor(() => expect(screen.getByText(/^1 chosen/)).toBeVisible())
  },
}

export const HalfPaidOneFailed: Story = {
  name: 'Half paid, one failed',
  parameters: {
    ...says(
      'By keys: one is paid, the other fails for a reason, the batch is settled, and its file pays nobody twice.',
    ),
    states: ['batch:half-paid'],
    msw: { handlers: livingBatch() },
    pictures: false,
  },
  play: async () => {
    await shown()
    boxOf(0).focus()
    await userEvent.keyboard(' a')
    await expect(screen.getByRole('button', { name: 'Paid' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('1 paid, 0 failed')).toBeVisible())
    await userEvent.keyboard('x')
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why did it fail?' })
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('1 paid, 1 failed')).toBeVisible())
    await waitFor(() => expect(screen.getByText(/^on 3 Jun 2026/)).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Paid' })).not.toBeInTheDocument()
    const file = screen.getByRole('button', { name: 'File for the bank' })
    await expect(file).toBeDisabled()
    await expect(file).toHaveAccessibleDescription(/would pay it once more/)
  },
}

export const Failing: Story = {
  parameters: {
    ...says('Why the bank didn’t pay, and word for word what the first of them will read.'),
    states: ['batch:failing'],
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('x')
    await waitFor(() => expect(screen.getByText(/^2 chosen/)).toBeVisible())
    await userEvent.keyboard('r')
    await screen.findByRole('heading', { name: 'Why did it fail?' })
    await userEvent.keyboard('2')
    await expect(screen.getByText(/and one more alike/)).toBeVisible()
  },
}

export const NothingChosen: Story = {
  parameters: { ...says('Nobody is paid by a press too many.'), pictures: false },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Paid' }))
    await waitFor(() => expect(screen.getByText(/^Please choose the withdrawals/)).toBeVisible())
  },
}

export const ToRelease: Story = {
  parameters: {
    ...says('Prepared by somebody else: released by whoever looks at it second.'),
    states: ['status:payout_batch:prepared'],
    msw: { handlers: [mocks.getPayoutBatch.answers(changed({ batch: unreleased })), ...handlers] },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Release' })).toHaveFocus()
  },
}

export const Released: Story = {
  parameters: {
    ...says('Released, and its file is there at once.'),
    pictures: false,
    msw: { handlers: releasable() },
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() =>
      expect(screen.getByText('The batch is released for payment.')).toBeVisible(),
    )
    const file = await screen.findByRole('button', { name: 'File for the bank' })
    await expect(file).toHaveAccessibleDescription(/to the bank as it is/)
  },
}

function releasable() {
  let detail = changed({ batch: unreleased })
  return [
    mocks.getPayoutBatch.answers(() => detail),
    mocks.releasePayoutBatch.answers(() => {
      detail = released
      return detail.batch
    }),
    ...handlers,
  ]
}

export const OwnBatch: Story = {
  parameters: {
    ...says('Who prepared it is told why they can’t release it, and may discard it.'),
    states: ['batch:own'],
    msw: {
      handlers: [
        mocks.getPayoutBatch.answers(
          changed({ batch: { ...unreleased, prepared_by: operatorReference('uche') } }),
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/^You prepared this batch/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument()
  },
}

function releasedByAnother() {
  let isReleased = false
  return [
    mocks.releasePayoutBatch.answers(() => {
      isReleased = true
      return new Refusal('already_decided')
    }),
    mocks.getPayoutBatch.answers(() => changed({ batch: isReleased ? {} : unreleased })),
    ...handlers,
  ]
}

export const ReleasedMeanwhile: Story = {
  parameters: {
    ...says('Somebody else was faster: it is said, and nothing is released twice.'),
    states: ['batch:released-meanwhile'],
    msw: { handlers: releasedByAnother() },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Release' })).toBeNull())
    await expect(screen.getByText('Someone has already decided this.')).toBeVisible()
  },
}

export const Discarded: Story = {
  parameters: {
    ...says('Dissolved before its release: its withdrawals wait for another batch.'),
    states: ['status:payout_batch:discarded'],
    msw: {
      handlers: [mocks.getPayoutBatch.answers(changed({ batch: unreleased })), ...handlers],
    },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('r')
    await expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus()
  },
}

export const Settled: Story = {
  parameters: {
    ...says('Settled: what became of each, and the same file as on the day.'),
    states: ['status:payout_batch:settled'],
    desk: { path: `/desk/batches/${settled.batch.id}` },
  },
  play: async () => {
    await shown(new RegExp(settled.batch.reference))
    await expect(screen.getByText(/^on 3 /)).toBeVisible()
  },
}

export const ByProvider: Story = {
  parameters: {
    ...says('A provider tells itself; only what it was never asked for is given up by hand.'),
    states: ['batch:by-provider'],
    msw: {
      handlers: [
        mocks.getPayoutBatch.answers(
          changed({
            batch: { paid_through: 'provider', file_format: null, file_hash: null },
            each: {
              stop: 'payee_changed',
              warnings: ['It is not sent. The bank account isn’t the one that was released.'],
            },
          }),
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown()
    await expect(screen.getByRole('button', { name: 'Failed' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Paid' })).not.toBeInTheDocument()
  },
}

export const RefusedByProvider: Story = {
  parameters: {
    ...says('Its provider takes none of it: it says so, and can be given up.'),
    states: ['batch:refused-by-provider'],
    msw: { handlers: stoppedBy('refused_by_provider') },
    pictures: false,
  },
  play: async () => {
    await shown()
    const sentences = screen.getAllByText('It is not sent. Its provider doesn’t take it.')
    await expect(sentences[0]).toBeVisible()
    await userEvent.keyboard('x')
    await userEvent.click(screen.getByRole('button', { name: 'Failed' }))
    await screen.findByRole('heading', { name: 'Why did it fail?' })
  },
}

export const MayBeSent: Story = {
  parameters: {
    ...says('What may be with its provider all the same is given up by nobody yet, and says why.'),
    states: ['batch:may-be-sent'],
    msw: { handlers: stoppedBy('member_on_hold', true) },
    pictures: false,
  },
  play: async () => {
    await shown()
    const sentences = screen.getAllByText(/It may still be paid/)
    await expect(sentences[0]).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Failed' })).not.toBeInTheDocument()
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  },
}

function stoppedBy(stop: PayoutStop, isSent = false) {
  const batch = { paid_through: 'provider', file_format: null, file_hash: null } as const
  const each = { stop, is_sent: isSent, warnings: [stopText({ stop, isSent })] }
  return [mocks.getPayoutBatch.answers(changed({ batch, each })), ...handlers]
}

export const ProviderIsAsked: Story = {
  parameters: {
    ...says('Everything is with the provider: nothing is to be done by hand.'),
    msw: {
      handlers: [
        mocks.getPayoutBatch.answers(
          changed({ batch: { paid_through: 'provider', file_format: null, file_hash: null } }),
        ),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    await shown()
    await expect(screen.getByText(/^The provider tells/)).toBeVisible()
  },
}

export const LongNamesAndLargeSums: Story = {
  parameters: {
    ...says('The longest names, and the largest amounts.'),
    msw: { handlers: [mocks.getPayoutBatch.answers(largest()), ...handlers] },
  },
  play: async () => {
    await shown(/1,000,000,000,000/)
  },
}

function largest(): BatchDetail {
  const { batch, withdrawals } = released
  return {
    batch: { ...batch, total: { currency: 'NGN', amount: 1e12 } },
    withdrawals: withdrawals.map(one => ({
      ...one,
      member: {
        ...one.member,
        name: 'Oluwaseun-Temitope Adebayo-Ogunlesi Nwachukwu-Okonkwo-Ibekwe',
      },
      withdrawal: {
        ...one.withdrawal,
        amount: 1e12,
        bank_name: 'The First Cooperative Microfinance Bank of Greater Port Harcourt Limited',
      },
    })),
  }
}

export const AThousand: Story = {
  parameters: {
    ...says('As many as a batch has room for: all are chosen by one key.'),
    msw: { handlers: [mocks.getPayoutBatch.answers(thousand()), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('x')
    await waitFor(() => expect(screen.getByText(/^1000 chosen/)).toBeVisible())
  },
}

function thousand(): BatchDetail {
  const { batch, withdrawals } = released
  const [one] = withdrawals
  if (!one) throw new Error('These stories need a withdrawal in a batch.')
  return {
    batch: { ...batch, withdrawals: 1000 },
    withdrawals: Array.from({ length: 1000 }, (_, at) => ({
      ...one,
      withdrawal: { ...one.withdrawal, id: demoId('withdrawal', at) },
    })),
  }
}

export const FileFailed: Story = {
  parameters: {
    ...says('The file can’t be fetched; it can be asked for again.'),
    states: ['batch:file-failed'],
    msw: { handlers: [mocks.exportPayoutBatch.offline(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    const file = screen.getByRole('button', { name: 'File for the bank' })
    await userEvent.click(file)
    await alertSaid()
    await expect(file).toBeEnabled()
  },
}

export const LeftOut: Story = {
  parameters: {
    ...says('Somebody in it owes since it was released: the file comes without them, and says so.'),
    states: ['batch:left-out'],
    msw: { handlers: handedOut() },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.click(screen.getByRole('button', { name: 'File for the bank' }))
    await waitFor(() =>
      expect(screen.getByText(/^One payout was left out of this file/)).toBeVisible(),
    )
  },
}

function handedOut() {
  let detail = released
  return [
    mocks.getPayoutBatch.answers(() => detail),
    mocks.exportPayoutBatch.answers(() => {
      const withdrawals = released.withdrawals.slice(1)
      detail = { ...changed({ batch: { withdrawals: withdrawals.length } }), withdrawals }
      return new TextEncoder().encode('Reference')
    }),
    ...handlers,
  ]
}

export const Slow: Story = {
  parameters: {
    ...says('While the answer is on its way, a second press settles nothing.'),
    msw: { handlers: [mocks.settlePayoutBatch.never(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    await shown()
    await userEvent.keyboard('x')
    await waitFor(() => expect(screen.getByText(/^2 chosen/)).toBeVisible())
    const paid = screen.getByRole('button', { name: 'Paid' })
    await userEvent.click(paid)
    await waitFor(() => expect(paid).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const OpensItself: Story = {
  parameters: {
    ...says('The first batch opens by itself, and the focus stays on what was chosen meanwhile.'),
    desk: { path: '/desk/batches' },
    msw: { handlers: [mocks.listPayoutBatches.slow(), ...handlers] },
    pictures: false,
  },
  play: async () => {
    const prepare = await screen.findByRole('link', { name: 'Prepare a batch' })
    prepare.focus()
    await screen.findByRole('heading', { level: 1, name: /₦/ })
    await expect(prepare).toHaveFocus()
  },
}

export const Empty: Story = {
  parameters: {
    ...says('No batch yet.'),
    states: ['route:batches:empty'],
    desk: { path: '/desk/batches' },
    msw: { handlers: [mocks.listPayoutBatches.empty(), ...handlers] },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'No batch here' })).toBeVisible(),
    )
  },
}

/** Somebody prepares another once this one was read. */
function preparedMeanwhile() {
  let reads = 0
  return mocks.listPayoutBatches.answers(({ query }) => {
    reads += 1
    const newest = { ...released.batch, ...unreleased, id: demoId('batch', 'newest') }
    return takePage(reads === 1 ? payoutBatches : [newest, ...payoutBatches], query)
  })
}

export const PreparedMeanwhile: Story = {
  parameters: {
    ...says('Whoever goes back to the list has it as it is now, and the newest batch opens.'),
    states: ['batch:prepared-meanwhile'],
    pictures: false,
    msw: { handlers: [preparedMeanwhile(), ...handlers] },
  },
  play: async () => {
    const rows = () => within(screen.getByRole('list', { name: 'Batches' })).getAllByRole('link')
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-current', 'true'))
    await userEvent.click(screen.getByRole('link', { name: /^Payout batches/ }))
    await waitFor(() => expect(rows()[0]).toHaveTextContent('To release'))
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-current', 'true'))
  },
}
