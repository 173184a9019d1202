import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { Refusal } from '@kinfold/api/mocks/refusal'
import type { MatchStatementLineBody } from '@kinfold/contract/operator/statement/match-statement-line'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { demoRefunds } from '@kinfold/personas/desk/demo-refunds'
import { demoStatement } from '@kinfold/personas/desk/demo-statements'
import { demoTransfers } from '@kinfold/personas/desk/expected-transfers'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { requestedWithdrawals } from '@kinfold/personas/desk/requested-withdrawals'
import { unmatchedMoney } from '@kinfold/personas/desk/unmatched-money'
import { bola } from '@kinfold/personas/people/people'
import { says } from '@kinfold/ui/says'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { deskStory } from '../../test/desk-story.tsx'

function found<Item>(item: Item | undefined): Item {
  if (!item) throw new Error('These stories need a line of each state, and transfers that wait.')
  return item
}
const { lines, statement } = demoStatement
const unmatched = found(lines.find(({ state }) => state === 'unmatched'))
const matched = found(lines.find(({ state }) => state === 'matched'))
const charge = found(lines.find(({ state }) => state === 'open'))
const waiting = demoTransfers.filter(({ status }) => status === 'pending_confirmation')

/** Came in, and is surely a transfer that waits. */
const exact: StatementLine[] = waiting.map((transfer, at) => ({
  ...unmatched,
  id: demoId('statement-line', 'exact', at),
  amount: transfer.expected,
  sender_name: transfer.member.name.toUpperCase(),
  reference: `00001426060${at + 2}`,
  text: `NIP TRANSFER ${transfer.reference}`,
  because: ['reference', 'amount', 'sender'],
  suggested: {
    payment_id: transfer.payment_id,
    unmatched_id: null,
    settlement_id: null,
    withdrawal_id: null,
    withdrawal_status: null,
    payee: null,
    reference: transfer.reference,
    member: transfer.member,
    expected: transfer.expected,
  },
}))
const all = [...lines, ...exact]

const handlers = [
  mocks.listStatementLines.answers(({ query }) =>
    takePage(
      all.filter(({ state }) => query.state === undefined || state === query.state),
      query,
    ),
  ),
  mocks.getStatementLine.answers(
    ({ params }) => all.find(({ id }) => id === params.id) ?? new Refusal('not_found'),
  ),
  ...handlersFor('tunde'),
]

const addressOf = ({ id }: StatementLine) => `/desk/statements/${statement.id}/${id}`

const meta = {
  title: 'Desk/Bank statement',
  ...deskStory,
  parameters: {
    layout: 'fullscreen',
    desk: { path: addressOf(found(exact[0])) },
    msw: { handlers },
  },
} satisfies Meta

export default meta
type Story = StoryObj

const shown = (line: StatementLine) =>
  waitFor(() =>
    expect(
      screen.getByRole('heading', { level: 1, name: new RegExp(line.sender_name || line.text) }),
    ).toBeVisible(),
  )

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    ...says('A line with what it looks like, why, and what else it may be.'),
    states: ['route:statement:ready'],
  },
  play: async () => {
    await shown(found(exact[0]))
    await expect(screen.getByText(/^It looks like/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('list', { name: 'Members found' })).toBeVisible())
  },
}

export const MatchedByKeys: Story = {
  parameters: {
    ...says('A, Enter: matched with what was suggested.'),
    states: ['line:suggested'],
    pictures: false,
    msw: { handlers: [mocks.matchStatementLine.answers(matched), ...handlers] },
  },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.keyboard('a')
    await expect(screen.getByRole('button', { name: 'Match' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

const wentBack: StatementLine = {
  ...charge,
  id: demoId('statement-line', 'went back'),
  amount: { currency: 'NGN', amount: -20_000 },
  text: 'RTN GIFT FROM A FRIEND',
  because: ['amount'],
  suggested: {
    payment_id: null,
    unmatched_id: demoId('unmatched', 'went back'),
    settlement_id: null,
    withdrawal_id: null,
    withdrawal_status: null,
    payee: null,
    reference: 'FT26155GF04',
    member: null,
    expected: null,
  },
}

export const WentBack: Story = {
  parameters: {
    ...says('Unmatched money that was returned, and that the bank now sends back.'),
    states: ['line:went-back'],
    desk: { path: addressOf(wentBack) },
    pictures: false,
    msw: {
      handlers: [
        mocks.getStatementLine.answers(wentBack),
        mocks.matchStatementLine.answers(({ body }) =>
          body.to === 'returned' && body.unmatched_id === wentBack.suggested?.unmatched_id
            ? { ...wentBack, state: 'matched' }
            : new Refusal('conflict'),
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(wentBack)
    await expect(screen.getByText('the unmatched money FT26155GF04 that went back')).toBeVisible()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

/** Answers a match with what it has to say. */
const matchedAs = (line: StatementLine, said: Partial<MatchStatementLineBody>) => [
  mocks.getStatementLine.answers(line),
  mocks.matchStatementLine.answers(({ body }) =>
    Object.entries(said).every(([key, value]) => Reflect.get(body, key) === value)
      ? { ...line, state: 'matched' }
      : new Refusal('conflict'),
  ),
]

const sentBack = found(unmatchedMoney.find(({ received }) => received.currency === 'NGN'))
const paidTwice: StatementLine = {
  ...charge,
  id: demoId('statement-line', 'paid twice'),
  amount: { currency: 'NGN', amount: -(sentBack.received.amount + 52.5) },
  text: 'NIP TRANSFER AGAIN',
}

export const PaidTwice: Story = {
  name: 'A second payment with the bank’s charge in it',
  parameters: {
    ...says('What its member sent back is less than the line: the rest is said to be a charge.'),
    states: ['line:paid-twice'],
    desk: { path: addressOf(paidTwice) },
    pictures: false,
    msw: {
      handlers: [
        mocks.listUnmatchedMoney.answers(({ query }) =>
          takePage(query.state === 'returned' ? [{ ...sentBack, state: 'returned' }] : [], query),
        ),
        ...matchedAs(paidTwice, { to: 'returned', unmatched_id: sentBack.id, differs: true }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(paidTwice)
    await userEvent.click(screen.getByRole('button', { name: 'Money that went back' }))
    const name = new RegExp(sentBack.bank_reference)
    await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(screen.getByLabelText(/^The bank charged ₦52.50/))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

const inParts = [100_000, 50_000].map((amount, at) => ({
  ...sentBack,
  id: demoId('unmatched', `part ${at}`),
  state: 'returned' as const,
  bank_reference: `FT-PART-${at + 1}`,
  received: { currency: 'NGN' as const, amount },
}))
const paidAgain: StatementLine = {
  ...paidTwice,
  id: demoId('statement-line', 'paid again'),
  amount: { currency: 'NGN', amount: -150_000 },
}

export const SentBackInParts: Story = {
  parameters: {
    ...says('Its member sent the second back in two parts: together they are the line.'),
    states: ['line:sent-back-in-parts'],
    desk: { path: addressOf(paidAgain) },
    pictures: false,
    msw: {
      handlers: [
        mocks.listUnmatchedMoney.answers(({ query }) =>
          takePage(query.state === 'returned' ? inParts : [], query),
        ),
        ...matchedAs(paidAgain, { to: 'returned', unmatched_id: inParts[0]?.id }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(paidAgain)
    await userEvent.click(screen.getByRole('button', { name: 'Money that went back' }))
    await userEvent.click(await screen.findByRole('button', { name: /^2 sums together/ }))
    await expect(
      screen.getByText('the money FT-PART-1 and FT-PART-2 that went back together'),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

const sentTooMuch: StatementLine = {
  ...paidTwice,
  id: demoId('statement-line', 'sent too much'),
  amount: { currency: 'NGN', amount: -99_000 },
}

export const SentBackTooMuch: Story = {
  parameters: {
    ...says('Its member sent a little too much back: the rest goes back by another line.'),
    states: ['line:sent-back-too-much'],
    desk: { path: addressOf(sentTooMuch) },
    pictures: false,
    msw: {
      handlers: [
        mocks.listUnmatchedMoney.answers(({ query }) =>
          takePage(query.state === 'returned' ? inParts.slice(0, 1) : [], query),
        ),
        ...matchedAs(sentTooMuch, {
          to: 'returned',
          unmatched_id: inParts[0]?.id,
          differs: true,
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(sentTooMuch)
    await userEvent.click(screen.getByRole('button', { name: 'Money that went back' }))
    await userEvent.click(await screen.findByRole('button', { name: /FT-PART-1/ }))
    await userEvent.click(screen.getByLabelText(/^The other ₦1,000 goes back by another line/))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

/** Of an amount that was paid before. */
const cameBack = (name: string, amount: StatementLine['amount']): StatementLine => ({
  ...unmatched,
  id: demoId('statement-line', name),
  amount,
  text: 'NIP REVERSAL ACCOUNT CLOSED',
  because: [],
  suggested: null,
})
const [asked] = requestedWithdrawals
const returned = {
  ...found(asked),
  withdrawal: { ...found(asked).withdrawal, status: 'returned' },
} as const
const { currency, amount } = returned.withdrawal
const payoutBack = cameBack('payout back', { currency, amount })
const failedRefund = {
  ...found(demoRefunds.find(({ way }) => way === 'hand')),
  status: 'failed',
} as const
/** Said to have failed as well, and found paid by another line since. */
const paidAlready = {
  ...failedRefund,
  id: demoId('refund', 'paid after all'),
  paid_after_all: true,
} as const
const refundBack = cameBack('refund back', failedRefund.amount)

export const WithdrawalCameBack: Story = {
  name: 'A withdrawal came back',
  parameters: {
    ...says('Money that came in: a withdrawal that its member’s bank sent back.'),
    states: ['line:payout-back'],
    pictures: false,
    desk: { path: addressOf(payoutBack) },
    msw: {
      handlers: [
        mocks.listRequestedWithdrawals.answers(({ query }) =>
          takePage(query.status === 'returned' ? [returned] : [], query),
        ),
        ...matchedAs(payoutBack, { to: 'withdrawal', withdrawal_id: returned.withdrawal.id }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(payoutBack)
    await userEvent.click(screen.getByRole('button', { name: 'A withdrawal that came back' }))
    await userEvent.click(await screen.findByRole('button', { name: /came back, asked for on/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

const failed = {
  ...returned,
  batch_id: demoId('batch', 'after all'),
  withdrawal: { ...returned.withdrawal, status: 'failed' },
} as const
const paidAfterAll: StatementLine = {
  ...charge,
  id: demoId('statement-line', 'paid after all'),
  amount: { currency, amount: -amount },
  text: 'NIP TRANSFER',
}

export const PaidAfterAll: Story = {
  name: 'Paid after all',
  parameters: {
    ...says('A withdrawal that was said to have failed, and that the bank has paid.'),
    states: ['line:paid-after-all'],
    pictures: false,
    desk: { path: addressOf(paidAfterAll) },
    msw: {
      handlers: [
        mocks.listRequestedWithdrawals.answers(({ query }) =>
          takePage(query.status === 'failed' ? [failed] : [], query),
        ),
        ...matchedAs(paidAfterAll, { to: 'withdrawal', withdrawal_id: failed.withdrawal.id }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(paidAfterAll)
    await userEvent.click(screen.getByRole('button', { name: 'A withdrawal' }))
    await userEvent.click(await screen.findByRole('button', { name: /said to have failed/ }))
    await expect(screen.getByText(/leaves the wallet again/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

const suggestedAfterAll: StatementLine = {
  ...paidAfterAll,
  because: ['reference', 'amount'],
  suggested: {
    payment_id: null,
    unmatched_id: null,
    settlement_id: null,
    withdrawal_id: failed.withdrawal.id,
    withdrawal_status: 'failed',
    payee: failed.withdrawal.account_name,
    reference: failed.withdrawal.reference,
    member: null,
    expected: null,
  },
}

export const SuggestedAfterAll: Story = {
  name: 'Paid after all, as it looks',
  parameters: {
    ...says('The suggestion says as well that the money leaves the wallet again.'),
    states: ['line:suggested-after-all'],
    pictures: false,
    desk: { path: addressOf(suggestedAfterAll) },
    msw: { handlers: [...matchedAs(suggestedAfterAll, { to: 'withdrawal' }), ...handlers] },
  },
  play: async () => {
    await shown(suggestedAfterAll)
    await expect(screen.getByText(/leaves the wallet again/)).toBeVisible()
  },
}

const withCharge: StatementLine = {
  ...suggestedAfterAll,
  amount: {
    ...suggestedAfterAll.amount,
    amount: -(Math.abs(suggestedAfterAll.amount.amount) + 52.5),
  },
  text: 'ACCOUNT MAINTENANCE',
  other_words: [
    {
      by: operatorReference('zainab'),
      reference: suggestedAfterAll.reference,
      sender_name: '',
      text: `NIP ${failed.withdrawal.reference}`,
    },
  ],
  because: ['reference'],
  suggested: suggestedAfterAll.suggested && {
    ...suggestedAfterAll.suggested,
    expected: {
      ...suggestedAfterAll.amount,
      amount: Math.abs(suggestedAfterAll.amount.amount),
    },
  },
}

export const WithCharge: Story = {
  name: 'A payout with the bank’s charge in it',
  parameters: {
    ...says(
      'A later file names the payout, and more went out than was to be paid: the rest is said to be a charge.',
    ),
    states: ['line:with-charge'],
    pictures: false,
    desk: { path: addressOf(withCharge) },
    msw: {
      handlers: [...matchedAs(withCharge, { to: 'withdrawal', differs: true }), ...handlers],
    },
  },
  play: async () => {
    await shown(withCharge)
    await expect(screen.getByText(/^In a file that Zainab .* sent later$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await userEvent.click(screen.getByLabelText(/^The bank charged ₦52.50/))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

const refundPaidAfterAll: StatementLine = {
  ...charge,
  id: demoId('statement-line', 'refund paid after all'),
  amount: { ...refundBack.amount, amount: -(refundBack.amount.amount + 26.88) },
  text: `Refund ${failedRefund.reference.replace('-', ' ').toLowerCase()}`,
}

export const RefundPaidAfterAll: Story = {
  name: 'A refund paid after all',
  parameters: {
    ...says(
      'Said to have failed, and named in a line that has more: the rest is said to be a charge.',
    ),
    states: ['line:refund-paid-after-all'],
    pictures: false,
    desk: { path: addressOf(refundPaidAfterAll) },
    msw: {
      handlers: [
        mocks.listRefunds.answers(({ query }) => takePage([failedRefund, paidAlready], query)),
        ...matchedAs(refundPaidAfterAll, {
          to: 'refund',
          refund_id: failedRefund.id,
          differs: true,
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(refundPaidAfterAll)
    // It opens at what the line names.
    const name = new RegExp(failedRefund.member.name)
    await userEvent.click(await screen.findByRole('button', { name }))
    await expect(screen.getByText(/leaves the member again/)).toBeVisible()
    await userEvent.click(screen.getByLabelText(/^The bank charged ₦26.88/))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

export const RefundCameBack: Story = {
  name: 'A refund came back',
  parameters: {
    ...says('Money that came in: a refund that its payer’s bank sent back.'),
    states: ['line:refund-back'],
    pictures: false,
    desk: { path: addressOf(refundBack) },
    msw: {
      handlers: [
        mocks.listRefunds.answers(({ query }) => takePage([failedRefund, paidAlready], query)),
        ...matchedAs(refundBack, { to: 'refund', refund_id: failedRefund.id }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(refundBack)
    await userEvent.click(screen.getByRole('button', { name: 'A refund that came back' }))
    const name = new RegExp(failedRefund.member.name)
    await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

export const ConfirmingAllExact: Story = {
  parameters: { ...says('All exact lines at once, with their sum.'), states: ['line:all-exact'] },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 exact' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Confirm ₦145,000' })).toBeVisible(),
    )
  },
}

const out = (at: number, text: string, naira: number): StatementLine => ({
  ...charge,
  id: demoId('statement-line', 'out', at),
  amount: { currency: 'NGN', amount: -naira },
  text,
})
const charges = [
  out(0, 'STAMP DUTY', 50),
  out(1, 'SMS ALERT CHARGE', 52.5),
  out(2, 'OFFICE RENT JUNE', 35_000),
]
const payouts: StatementLine[] = [150_000, 25_000].map((naira, at) => ({
  ...out(at + 3, 'TRF BELLO DAYO ADEKUNLE', naira),
  because: ['amount', 'sender'],
  suggested: {
    payment_id: null,
    unmatched_id: null,
    settlement_id: null,
    withdrawal_id: demoId('withdrawal', 'paid out', at),
    withdrawal_status: 'in_batch',
    payee: 'Dayo Adekunle Bello',
    reference: `KF-PAYXUT2${at + 2}`,
    member: null,
    expected: null,
  },
}))
const wentOut = [...charges, ...payouts]
const outHandlers = [
  mocks.listStatementLines.answers(({ query }) => takePage(wentOut, query)),
  mocks.getStatementLine.answers(
    ({ params }) => wentOut.find(({ id }) => id === params.id) ?? new Refusal('not_found'),
  ),
  mocks.matchStatementLine.answers(matched),
  ...handlers,
]

export const BookingCharges: Story = {
  name: 'Booking charges',
  parameters: {
    ...says('What the bank took for itself, chosen at once; only what looks like it is ticked.'),
    states: ['line:several-charges'],
    desk: { path: addressOf(found(charges[0])) },
    msw: { handlers: outHandlers },
  },
  play: async () => {
    await shown(found(charges[0]))
    await userEvent.click(await screen.findByRole('button', { name: 'Book charges' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book ₦102.50' })).toBeVisible())
    await expect(screen.getByLabelText('OFFICE RENT JUNE')).not.toBeChecked()
    await expect(screen.getByLabelText('STAMP DUTY')).toBeChecked()
  },
}

const toAnother: StatementLine = {
  ...found(payouts[0]),
  id: demoId('statement-line', 'to another'),
  sender_name: 'OKORO CHIOMA BELLO',
  text: 'NIP TRANSFER',
  because: ['amount'],
}

export const PayoutToAnotherName: Story = {
  name: 'A payout of the same amount, to another name',
  parameters: {
    ...says('Only the amount agrees: the payee’s words that the line lacks stand out.'),
    pictures: false,
    desk: { path: addressOf(toAnother) },
    msw: { handlers: [...matchedAs(toAnother, { to: 'withdrawal' }), ...handlers] },
  },
  play: async () => {
    await shown(toAnother)
    await expect(
      screen.getByText('The payout’s payee in the line’s name, “OKORO CHIOMA BELLO”'),
    ).toBeVisible()
    await expect(
      screen.getByText('1 of 3 words agree; the line also has OKORO CHIOMA'),
    ).toBeVisible()
  },
}

export const PayoutsSettled: Story = {
  name: 'Payouts settled',
  parameters: {
    ...says('Lines of a released batch settle what they paid, all at once.'),
    states: ['line:payouts'],
    pictures: false,
    desk: { path: addressOf(found(payouts[0])) },
    msw: { handlers: outHandlers },
  },
  play: async () => {
    await shown(found(payouts[0]))
    await expect(screen.getByText('the withdrawal KF-PAYXUT22')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'A withdrawal' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Settle 2 payouts' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Settle ₦175,000' }))
    await waitFor(() => expect(screen.getByText('All 2 are settled.')).toBeVisible())
  },
}

export const AllExactConfirmed: Story = {
  parameters: {
    ...says('Each is confirmed by a call of its own; all went well.'),
    pictures: false,
    msw: { handlers: [mocks.matchStatementLine.answers(matched), ...handlers] },
  },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 exact' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm ₦145,000' }))
    await waitFor(() => expect(screen.getByText('All 2 are confirmed.')).toBeVisible())
  },
}

export const OneOfThemRefused: Story = {
  parameters: {
    ...says('One was decided meanwhile: it is named, and the others are confirmed.'),
    states: ['line:one-refused'],
    msw: {
      handlers: [
        mocks.matchStatementLine.answers(({ params }) =>
          params.id === exact[0]?.id ? new Refusal('already_decided') : matched,
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 exact' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm ₦145,000' }))
    await waitFor(() =>
      expect(screen.getByText(/: Someone has already decided this\./)).toBeVisible(),
    )
    await expect(screen.getByRole('button', { name: 'Back to the lines' })).toBeVisible()
  },
}

export const ByHand: Story = {
  parameters: {
    ...says('Another member, and what it is for.'),
    states: ['line:by-hand'],
    desk: { path: addressOf(unmatched) },
  },
  play: async () => {
    await shown(unmatched)
    const name = new RegExp(bola.customer.last_name)
    await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: /^The NGN wallet/ }))
    await waitFor(() => expect(screen.getByText(/^for the NGN wallet of/)).toBeVisible())
  },
}

/** It names the transfer, and ₦40,000 of it are still to come. */
const short: StatementLine = {
  ...found(exact[0]),
  id: demoId('statement-line', 'short'),
  amount: { currency: 'NGN', amount: found(exact[0]).amount.amount - 40_000 },
  because: ['reference', 'sender'],
}

const inRemarks: StatementLine = {
  ...unmatched,
  id: demoId('statement-line', 'in remarks'),
  sender_name: '',
  text: `NIP B ${bola.customer.last_name.toUpperCase()}`,
}

export const AnotherAmount: Story = {
  parameters: {
    ...says('Announced and arrived stand side by side, and the difference has to be said.'),
    states: ['line:another-amount'],
    pictures: false,
    desk: { path: addressOf(short) },
    msw: { handlers: [mocks.getStatementLine.answers(short), ...handlers] },
  },
  play: async () => {
    await shown(short)
    await expect(screen.getByText('Announced')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await expect(screen.getByLabelText(/^It is ₦40,000 less than expected/)).toHaveFocus()
    await expect(screen.getByText('Please look once more, and tick this.')).toBeVisible()
  },
}

const rest: StatementLine = {
  ...short,
  id: demoId('statement-line', 'rest'),
  because: ['reference'],
  suggested: short.suggested && { ...short.suggested, payment_id: null },
}

export const RestOfATransfer: Story = {
  name: 'Rest of a transfer',
  parameters: {
    ...says('A transfer that came in part names its member: what comes later goes to the wallet.'),
    states: ['line:rest'],
    pictures: false,
    desk: { path: addressOf(rest) },
    msw: {
      handlers: [
        ...matchedAs(rest, { to: 'wallet', customer_id: rest.suggested?.member?.id }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(rest)
    await expect(screen.getByText(/^more of the transfer/)).toBeVisible()
    await userEvent.keyboard('a{Enter}')
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

const [, forPlan] = exact
const more: StatementLine = {
  ...found(forPlan),
  id: demoId('statement-line', 'more'),
  amount: { currency: 'NGN', amount: 150_000 },
  because: ['reference', 'sender'],
}

export const MoreThanAnnounced: Story = {
  name: 'More than announced',
  parameters: {
    ...says('More than a plan was to get: the rest can go to the wallet.'),
    states: ['line:divided'],
    pictures: false,
    desk: { path: addressOf(more) },
    msw: {
      handlers: [
        mocks.getStatementLine.answers(more),
        mocks.matchStatementLine.answers(({ body }) =>
          body.surplus_to_wallet && body.differs ? matched : new Refusal('conflict'),
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(more)
    await userEvent.click(await screen.findByRole('radio', { name: /^₦100,000 into/ }))
    await userEvent.click(screen.getByLabelText(/^It is ₦50,000 more than expected/))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByText('The line is matched.')).toBeVisible())
  },
}

export const NameInTheRemarks: Story = {
  name: 'Name in the remarks',
  parameters: {
    ...says('The bank names no sender: the name in its remarks finds the member.'),
    states: ['line:name-in-remarks'],
    pictures: false,
    desk: { path: addressOf(inRemarks) },
    msw: { handlers: [mocks.getStatementLine.answers(inRemarks), ...handlers] },
  },
  play: async () => {
    await shown(inRemarks)
    const name = new RegExp(bola.customer.last_name)
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible())
    await expect(screen.getAllByRole('button', { name: /@/ })).toHaveLength(1)
  },
}

export const Charge: Story = {
  parameters: {
    ...says('Money that went out: a charge of the bank, most often.'),
    states: ['line:charge'],
    desk: { path: addressOf(charge) },
  },
  play: async () => {
    await shown(charge)
    await userEvent.click(screen.getByRole('button', { name: 'It is a charge of the bank' }))
    await expect(screen.getByRole('button', { name: 'Match' })).toBeEnabled()
  },
}

export const NoSuchWithdrawal: Story = {
  parameters: {
    ...says('Nothing of this kind has the line’s amount, or is named in it.'),
    desk: { path: addressOf(charge) },
    pictures: false,
  },
  play: async () => {
    await shown(charge)
    for (const kind of ['A withdrawal', 'A refund', 'Money that went back']) {
      await userEvent.click(screen.getByRole('button', { name: kind }))
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'There is none' })).toBeVisible(),
      )
    }
  },
}

export const MatchedBefore: Story = {
  parameters: {
    ...says('A matched line says what it is, why, and by whom; it can be undone.'),
    states: ['line:matched'],
    desk: { path: addressOf(matched) },
  },
  play: async () => {
    await shown(matched)
    await expect(screen.getByText(/by itself/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Undo the match' })).toBeVisible()
  },
}

export const Undoing: Story = {
  parameters: {
    ...says('Undone with a reason, and what follows from it.'),
    states: ['line:undoing'],
    desk: { path: addressOf(matched) },
  },
  play: async () => {
    await shown(matched)
    await userEvent.keyboard('u')
    await screen.findByRole('heading', { name: 'Why is the match undone?' })
    await userEvent.keyboard('1')
    await expect(screen.getByText(/What is in the books stays there/)).toBeVisible()
  },
}

export const Undone: Story = {
  parameters: {
    ...says('By keys: U, the reason, and it waits again.'),
    desk: { path: addressOf(matched) },
    pictures: false,
  },
  play: async () => {
    await shown(matched)
    await userEvent.keyboard('u')
    await screen.findByRole('heading', { name: 'Why is the match undone?' })
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('The match is undone.')).toBeVisible())
  },
}

export const NotBooked: Story = {
  parameters: {
    ...says('A line that couldn’t be booked says why, and what to do.'),
    states: ['line:not-booked'],
    msw: {
      handlers: [
        mocks.getStatementLine.answers({
          ...charge,
          state: 'failed',
          reason: 'The month is closed.',
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Send its file again/)).toBeVisible())
  },
}

export const TenThousand: Story = {
  parameters: {
    ...says('Ten thousand lines: fifty to a page, and the page stands in the address.'),
    states: ['route:statement:many'],
    msw: {
      handlers: [
        mocks.listStatementLines.answers(({ query }) =>
          query.state === undefined
            ? takePage(
                Array.from({ length: 10_000 }, (_, at) => ({
                  ...found(all[at % all.length]),
                  id: at < all.length ? found(all[at]).id : demoId('statement-line', 'many', at),
                })),
                query,
              )
            : takePage([], query),
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    await shown(found(exact[0]))
    await waitFor(() => expect(screen.getByText('10,000+ lines')).toBeVisible())
  },
}

const long: StatementLine = {
  ...unmatched,
  amount: { currency: 'NGN', amount: 999_999_999_999.99 },
  sender_name: 'OLUWASEUN CHUKWUEMEKA ADEBAYO-OGUNLEYE ABIODUN-FITZGERALD NWACHUKWU-OKONKWO',
  reference: '000013260529081455000123456789-000013260529081455-000013260529081455',
  text: 'NIP/TRF/OLUWASEUN CHUKWUEMEKA ADEBAYO-OGUNLEYE/FOR THE FAMILY AND ALL THAT IT NEEDS/KF',
}

export const LongNames: Story = {
  parameters: {
    ...says('The longest texts, the largest amount: nothing is cut, and nothing sticks out.'),
    msw: {
      handlers: [
        mocks.listStatementLines.answers(({ query }) => takePage([long], query)),
        mocks.getStatementLine.answers(long),
        ...handlers,
      ],
    },
  },
  play: () => shown(long),
}

export const Filtered: Story = {
  parameters: {
    ...says('Each state is one press away.'),
    desk: { path: `/desk/statements/${statement.id}?state=failed` },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('0 lines')).toBeVisible())
    await expect(screen.getByRole('heading', { name: 'No line is like this' })).toBeVisible()
  },
}

async function recording() {
  await shown(unmatched)
  await userEvent.click(await screen.findByRole('button', { name: 'A provider’s settlement' }))
  return screen.findByLabelText(/^The provider’s reference/)
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Record the settlement' }))

export const RecordingASettlement: Story = {
  name: 'Recording a settlement',
  parameters: {
    ...says('A provider’s payout that nobody recorded yet: its amount and day are the line’s.'),
    states: ['line:settlement'],
    desk: { path: addressOf(unmatched) },
    pictures: false,
  },
  play: async () => {
    const reference = await recording()
    await userEvent.clear(reference)
    await userEvent.type(reference, 'SETTLE-20260603')
    await userEvent.type(screen.getByLabelText(/^What it kept/), '1500')
    await press()
    await waitFor(() => expect(screen.getByText('Recorded.')).toBeVisible())
  },
}

export const SettlementUnnamed: Story = {
  name: 'Settlement unnamed',
  parameters: {
    ...says('Without the provider’s reference nothing is recorded.'),
    desk: { path: addressOf(unmatched) },
    pictures: false,
  },
  play: async () => {
    const reference = await recording()
    await userEvent.clear(reference)
    await press()
    await waitFor(() => expect(screen.getByText('Please fill this in.')).toBeVisible())
    await expect(reference).toHaveFocus()
  },
}

export const SettlementRecordedBefore: Story = {
  name: 'Settlement recorded before',
  parameters: {
    ...says('The server says that it has this one already; what was typed stays.'),
    states: ['line:settlement-known'],
    desk: { path: addressOf(unmatched) },
    msw: {
      handlers: [
        mocks.recordSettlement.fails('conflict', {
          sentence: 'This settlement was recorded before.',
        }),
        ...handlers,
      ],
    },
    pictures: false,
  },
  play: async () => {
    const reference = await recording()
    await userEvent.clear(reference)
    await userEvent.type(reference, 'SETTLE-1')
    await press()
    await waitFor(() =>
      expect(screen.getByText('This settlement was recorded before.')).toBeVisible(),
    )
    await expect(reference).toHaveValue('SETTLE-1')
  },
}

export const Offline: Story = {
  parameters: {
    ...says('The network is gone: nothing is matched, and it can be tried again.'),
    pictures: false,
    msw: { handlers: [mocks.matchStatementLine.offline(), ...handlers] },
  },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/./))
  },
}

export const DecidedMeanwhile: Story = {
  parameters: {
    ...says('Somebody else was faster: the line is shown as it is now.'),
    states: ['line:decided-meanwhile'],
    pictures: false,
    msw: { handlers: decidedByAnother() },
  },
  play: async () => {
    await shown(found(exact[0]))
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await waitFor(() => expect(screen.getByText(/by Uche Okafor/)).toBeVisible())
    await expect(screen.getByText('Someone has already decided this.')).toBeVisible()
  },
}

function decidedByAnother() {
  let isDecided = false
  const now: StatementLine = {
    ...found(exact[0]),
    state: 'matched',
    suggested: null,
    because: ['person'],
    payment_id: found(waiting[0]).payment_id,
    matched_at: '2026-06-03T08:40:00Z',
    matched_by: { id: demoId('operator', 'uche'), name: 'Uche Okafor' },
  }
  return [
    mocks.matchStatementLine.answers(() => {
      isDecided = true
      return new Refusal('already_decided')
    }),
    mocks.getStatementLine.answers(() => (isDecided ? now : found(exact[0]))),
    ...handlers,
  ]
}
