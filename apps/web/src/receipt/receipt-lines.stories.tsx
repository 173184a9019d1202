import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { TransactionReceipt } from '@kinfold/contract/wallet/get-transaction'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import { transactionReceiptOf } from '@kinfold/personas/answers/receipts-of'
import { allTransactionsOf } from '@kinfold/personas/answers/transactions-of'
import { dayo, funmi, halima } from '@kinfold/personas/people/people'
import type { Person } from '@kinfold/personas/people/person'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { appStory } from '../test/app-story.tsx'
import { see } from '../test/see.ts'

const meta = {
  title: 'Pages/Transactions/Receipt of each line',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: '/dashboard/transactions', signedIn: true },
    pictures: false,
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

type Meant = (line: Transaction) => boolean

/** What the club would answer about the first such line of a person’s. */
function receiptOf(person: Person, currency: Currency, isMeant: Meant): TransactionReceipt {
  const line = allTransactionsOf(person, currency).find(isMeant)
  const receipt = line && transactionReceiptOf(person, currency, line.id)
  if (!receipt) throw new RangeError(`${person.key} has no such line`)
  return receipt
}

/** Opened at its address, alone; whose it is, is of no matter to its receipt. */
const opened = (receipt: TransactionReceipt) => ({
  app: { path: `/dashboard/transactions?receipt=${receipt.transaction.id}`, signedIn: true },
  msw: {
    handlers: [
      mocks.getTransaction.answers(receipt),
      mocks.listTransactions.empty(),
      ...handlersFor('dayo'),
    ],
  },
})

const tells = (story: string) => ({ docs: { description: { story } } })

const sheet = async (name: string | RegExp) =>
  within(await see(() => screen.getByRole('dialog', { name })))

/** Where the money came from, and where it went. */
const sides = (receipt: Awaited<ReturnType<typeof sheet>>) =>
  receipt.getByText(/^From and to/).parentElement

const ofKind =
  (kind: Transaction['kind']): Meant =>
  line =>
    line.kind === kind && line.status === 'completed'

export const Contribution: Story = {
  parameters: {
    ...opened(receiptOf(dayo, 'USD', ofKind('contribution'))),
    ...tells('Out of the wallet, into a plan.'),
    states: ['receipt-of-a-line:kind:contribution'],
  },
  play: async () => {
    const receipt = await sheet('Contribution to Purple USD')
    await expect(sides(receipt)).toHaveTextContent(/: Your USD wallet.*Purple USD$/)
  },
}

export const Payout: Story = {
  parameters: {
    ...opened(receiptOf(dayo, 'NGN', ofKind('payout'))),
    ...tells('What a portfolio paid out, and where it is.'),
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['receipt-of-a-line:kind:payout'],
  },
  play: async () => {
    const receipt = await sheet(/^Payout of/)
    await expect(sides(receipt)).toHaveTextContent(/: Your portfolio.*Your NGN wallet$/)
    await expect(receipt.getByRole('link', { name: 'See the portfolio' })).toBeVisible()
  },
}

export const Conversion: Story = {
  parameters: {
    ...opened(receiptOf(dayo, 'USD', ofKind('conversion'))),
    ...tells('One wallet’s money became the other’s.'),
    states: ['receipt-of-a-line:kind:conversion'],
  },
  play: async () => {
    const receipt = await sheet(/changed to/)
    await expect(sides(receipt)).toHaveTextContent(/NGN wallet.*USD wallet/)
  },
}

export const Refund: Story = {
  parameters: {
    ...opened(receiptOf(funmi, 'NGN', ofKind('refund'))),
    ...tells('What the club gave back, and of which payment.'),
    states: ['receipt-of-a-line:kind:refund'],
  },
  play: async () => {
    const receipt = await sheet(/given back$/)
    await expect(receipt.getByText('Given back').parentElement).toHaveTextContent('₦')
  },
}

export const Chargeback: Story = {
  parameters: {
    ...opened(receiptOf(halima, 'NGN', ofKind('chargeback'))),
    ...tells('What the bank of a card took back out of the wallet.'),
    states: ['receipt-of-a-line:kind:chargeback'],
  },
  play: async () => {
    const receipt = await sheet('Deposit taken back by the card’s bank')
    await expect(sides(receipt)).toHaveTextContent(/Your card$/)
  },
}

export const Adjustment: Story = {
  parameters: {
    ...opened(receiptOf(dayo, 'NGN', ofKind('adjustment'))),
    ...tells('A withdrawal came back: why, and where all of them stand.'),
    states: ['receipt-of-a-line:kind:adjustment'],
  },
  play: async () => {
    const receipt = await sheet('Withdrawal your bank sent back')
    await expect(receipt.getByRole('link', { name: 'All your withdrawals' })).toBeVisible()
  },
}

const paidOut = receiptOf(dayo, 'NGN', ({ withdrawal_status }) => withdrawal_status === 'paid')

/** What a withdrawal costs, where the club asks for it. */
const fee: TransactionReceipt = {
  ...paidOut,
  transaction: { ...paidOut.transaction, kind: 'fee', amount: -50, description: 'Fee' },
  postings: [
    { account: 'wallet', role: 'fee', amount: { amount: -50, currency: 'NGN' } },
    { account: 'fees', role: 'fee', amount: { amount: 50, currency: 'NGN' } },
  ],
}

export const Fee: Story = {
  parameters: {
    ...opened(fee),
    ...tells('What the club took for something, and the way to it.'),
    states: ['receipt-of-a-line:kind:fee'],
  },
  play: async () => {
    const receipt = await sheet('Fee')
    await expect(sides(receipt)).toHaveTextContent(/The club$/)
    await userEvent.click(receipt.getByText('What is in the books'))
    await expect(receipt.getByText('Fees of the club')).toBeVisible()
  },
}

const arrived = receiptOf(
  dayo,
  'NGN',
  ({ status, description }) => status === 'completed' && description === 'Deposit by card',
)
const awaited = receiptOf(
  dayo,
  'USD',
  ({ kind, status }) => kind === 'deposit' && status === 'pending',
)

/** A deposit whose payment stands so; it is in the wallet only where money has arrived. */
function deposit(changes: Partial<Payment>, status: Transaction['status']): TransactionReceipt {
  const receipt = status === 'completed' ? arrived : awaited
  if (!receipt.payment) throw new RangeError('A deposit has its payment')
  return {
    ...receipt,
    transaction: { ...receipt.transaction, status },
    payment: { ...receipt.payment, ...changes },
  }
}

export const DepositToPay: Story = {
  name: 'Deposit: to be paid',
  parameters: {
    ...opened(deposit({ status: 'pending' }, 'pending')),
    ...tells('Begun and not paid: the way to go on.'),
    states: ['receipt-of-a-line:kind:deposit', 'receipt-of-a-line:deposit:pending'],
  },
  play: async () => {
    const receipt = await sheet(/^Deposit/)
    await expect(receipt.getByText(/It has not arrived yet/)).toBeVisible()
    await expect(receipt.getByRole('link', { name: 'See how it stands' })).toBeVisible()
    await expect(receipt.queryByText('Balance after')).toBeNull()
  },
}

const begun = deposit({ status: 'pending_confirmation', gateway: 'bank' }, 'pending')
const lookedFor: TransactionReceipt = {
  ...begun,
  transaction: { ...begun.transaction, description: 'Deposit by bank transfer' },
}

export const DepositLookedFor: Story = {
  name: 'Deposit: looked for',
  parameters: {
    ...opened(lookedFor),
    ...tells('A transfer with a receipt: the club looks for it.'),
    pictures: { modes: ['dark-phone'] },
    states: ['receipt-of-a-line:deposit:pending_confirmation'],
  },
  play: async () => {
    const receipt = await sheet(/^Deposit/)
    await expect(sides(receipt)).toHaveTextContent(/: Your bank/)
    await expect(receipt.getByText('Pending')).toBeVisible()
    await expect(receipt.queryByRole('button', { name: 'Save the receipt' })).toBeNull()
  },
}

export const DepositArrived: Story = {
  name: 'Deposit: arrived',
  parameters: {
    ...opened(deposit({ status: 'succeeded' }, 'completed')),
    ...tells('The whole of it is in the wallet, and its receipt can be saved.'),
    states: ['receipt-of-a-line:deposit:succeeded'],
  },
  play: async () => {
    const receipt = await sheet('Deposit by card')
    await expect(receipt.getByText('Completed')).toBeVisible()
    await expect(receipt.getByText('Balance after')).toBeVisible()
    await expect(receipt.getByRole('button', { name: 'Save the receipt' })).toBeVisible()
  },
}

export const DepositFailed: Story = {
  name: 'Deposit: failed',
  parameters: {
    ...opened(deposit({ status: 'failed', failure_reason: 'The card was declined.' }, 'failed')),
    ...tells('It says why.'),
    states: ['receipt-of-a-line:deposit:failed'],
  },
  play: async () => {
    const receipt = await sheet(/^Deposit/)
    await expect(receipt.getByText(/The card was declined/)).toBeVisible()
    await expect(receipt.getByText('Failed')).toBeVisible()
  },
}

export const DepositTooLate: Story = {
  name: 'Deposit: never paid',
  parameters: {
    ...opened(deposit({ status: 'expired', failure_reason: null }, 'failed')),
    ...tells('The time to pay was over before anything came.'),
    states: ['receipt-of-a-line:deposit:expired'],
  },
  play: async () => {
    const receipt = await sheet(/^Deposit/)
    await expect(receipt.getByText(/The time to pay ran out/)).toBeVisible()
  },
}

export const DepositCancelled: Story = {
  name: 'Deposit: cancelled',
  parameters: {
    ...opened(deposit({ status: 'cancelled' }, 'cancelled')),
    ...tells('Given up by the member: nothing moved.'),
    states: ['receipt-of-a-line:deposit:cancelled'],
  },
  play: async () => {
    const receipt = await sheet(/^Deposit/)
    await expect(receipt.getByText(/It was cancelled, and nothing moved/)).toBeVisible()
    await expect(receipt.getByText('Cancelled')).toBeVisible()
  },
}

const back = (amount: number) => ({ refunded: { amount, currency: 'NGN' as const } })

export const DepositPartlyGivenBack: Story = {
  name: 'Deposit: partly given back',
  parameters: {
    ...opened(deposit({ status: 'partly_refunded', ...back(1_000) }, 'completed')),
    ...tells('What of it went back.'),
    states: ['receipt-of-a-line:deposit:partly_refunded'],
  },
  play: async () => {
    const receipt = await sheet('Deposit by card')
    await expect(receipt.getByText('Given back').parentElement).toHaveTextContent('₦1,000')
  },
}

export const DepositGivenBack: Story = {
  name: 'Deposit: given back',
  parameters: {
    ...opened(deposit({ status: 'refunded', ...back(arrived.transaction.amount) }, 'completed')),
    ...tells('All of it went back; that has a line of its own.'),
    states: ['receipt-of-a-line:deposit:refunded'],
  },
  play: async () => {
    const receipt = await sheet('Deposit by card')
    await expect(receipt.getByText(/It was given back later/)).toBeVisible()
  },
}

export const DepositTakenBack: Story = {
  name: 'Deposit: taken back',
  parameters: {
    ...opened(deposit({ status: 'charged_back' }, 'completed')),
    ...tells('The bank of the card took it back later.'),
    states: ['receipt-of-a-line:deposit:charged_back'],
  },
  play: async () => {
    const receipt = await sheet('Deposit by card')
    await expect(receipt.getByText(/The card’s bank took it back later/)).toBeVisible()
  },
}

const withdrawn = (status: Transaction['withdrawal_status']) =>
  opened(
    receiptOf(
      dayo,
      'NGN',
      ({ kind, withdrawal_status }) => kind === 'withdrawal' && withdrawal_status === status,
    ),
  )

const steps = async () => {
  const receipt = await sheet(/^Withdrawal to Guaranty Trust Bank/)
  return { receipt, list: within(receipt.getByRole('list', { name: 'How it went' })) }
}

export const WithdrawalRequested: Story = {
  name: 'Withdrawal: requested',
  parameters: {
    ...withdrawn('pending'),
    ...tells('Set aside; the club looks at it.'),
    states: ['receipt-of-a-line:withdrawal:pending'],
  },
  play: async () => {
    const { receipt, list } = await steps()
    await expect(list.getByText('The club is checking it')).toBeVisible()
    await expect(receipt.queryByText('What is in the books')).toBeNull()
  },
}

export const WithdrawalApproved: Story = {
  name: 'Withdrawal: approved',
  parameters: {
    ...withdrawn('approved'),
    ...tells('Approved, and paid by a day.'),
    states: ['receipt-of-a-line:withdrawal:approved'],
  },
  play: async () => {
    const { list } = await steps()
    await expect(list.getByText('Approved')).toBeVisible()
    await expect(list.getByText(/^By /)).toBeVisible()
  },
}

export const WithdrawalBeingPaid: Story = {
  name: 'Withdrawal: being paid',
  parameters: {
    ...withdrawn('in_batch'),
    ...tells('On its way to the bank.'),
    states: ['receipt-of-a-line:withdrawal:in_batch'],
  },
  play: async () => {
    const { list } = await steps()
    await expect(list.getByText('Being paid')).toBeVisible()
  },
}

export const WithdrawalPaid: Story = {
  name: 'Withdrawal: paid',
  parameters: {
    ...withdrawn('paid'),
    ...tells('Paid to the bank account it was asked for.'),
    states: ['receipt-of-a-line:kind:withdrawal', 'receipt-of-a-line:withdrawal:paid'],
  },
  play: async () => {
    const { receipt, list } = await steps()
    await expect(list.getByText('Paid')).toBeVisible()
    await expect(sides(receipt)).toHaveTextContent(/: Your NGN wallet/)
    await expect(receipt.getByText('Balance after')).toBeVisible()
  },
}

export const WithdrawalFailed: Story = {
  name: 'Withdrawal: failed',
  parameters: {
    ...withdrawn('failed'),
    ...tells('It did not go through, and why.'),
    states: ['receipt-of-a-line:withdrawal:failed'],
  },
  play: async () => {
    const { receipt, list } = await steps()
    await expect(list.getByText('Failed')).toBeVisible()
    await expect(receipt.getByText(/The bank sent the money back/)).toBeVisible()
  },
}

export const WithdrawalCancelled: Story = {
  name: 'Withdrawal: cancelled',
  parameters: {
    ...withdrawn('cancelled'),
    ...tells('Given up by the member: nothing moved.'),
    states: ['receipt-of-a-line:withdrawal:cancelled'],
  },
  play: async () => {
    const { receipt, list } = await steps()
    await expect(list.getByText('Cancelled')).toBeVisible()
    await expect(receipt.getByText(/It was cancelled, and nothing moved/)).toBeVisible()
  },
}

export const WithdrawalReturned: Story = {
  name: 'Withdrawal: sent back',
  parameters: {
    ...withdrawn('returned'),
    ...tells('Paid, and sent back by the member’s bank: why.'),
    pictures: { modes: ['light-desktop'] },
    states: ['receipt-of-a-line:withdrawal:returned'],
  },
  play: async () => {
    const { receipt, list } = await steps()
    await expect(list.getByText('Sent back by your bank')).toBeVisible()
    await expect(receipt.getByText(/the account takes no transfers/)).toBeVisible()
  },
}
