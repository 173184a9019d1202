import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { takePage } from '@kinfold/contract/paging/take-page'
import type { Payment } from '@kinfold/contract/payment/payment'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { dayo } from '@kinfold/personas/people/people'
import { growthPool, planReference } from '@kinfold/personas/plans/demo-plans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

function begun(): Payment {
  const payment = paymentsOf(dayo).find(each => each.status === 'pending')
  if (!payment) throw new Error('Dayo has begun a payment')
  return payment
}

const wallet = '/dashboard/wallet?currency=USD'
const followed = { path: `${wallet}&action=payment&payment=${begun().id}`, signedIn: true }
const back = { path: `${wallet}&action=payment&reference=${begun().reference}`, signedIn: true }

/** The page behind stays short. */
const behind = [
  mocks.listTransactions.empty(),
  mocks.listWithdrawals.empty(),
  ...handlersFor('dayo'),
]
const nowhere = { payment_link: null, account: null, expires_at: null }
const asNow = (changes: Partial<Payment>) => ({
  handlers: [
    mocks.getPaymentStatus.answers({ ...begun(), ...nowhere, ...changes }),
    mocks.listPayments.answers(({ query }) =>
      takePage(
        [{ ...begun(), ...nowhere, ...changes }].filter(
          ({ status }) => query.status === undefined || query.status === status,
        ),
        query,
      ),
    ),
    ...behind,
  ],
})

const meta = {
  title: 'Pages/Contribute/Payment',
  ...appStory,
  parameters: { layout: 'fullscreen', app: followed, msw: { handlers: behind } },
} satisfies Meta

export default meta
type Story = StoryObj

const dialog = async (name: string) => within(await see(() => screen.getByRole('dialog', { name })))

export const Begun: Story = {
  parameters: {
    docs: { description: { story: 'Left at the checkout: go on, or give it up.' } },
  },
  play: async () => {
    const link = (await dialog('Your payment')).findByRole('link', { name: 'Go on paying' })
    await expect(await link).toHaveAttribute('href', `/sandbox/checkout/${begun().reference}`)
  },
}

export const Asking: Story = {
  tags: ['ready'],
  parameters: {
    app: back,
    states: ['payment:asking'],
    docs: { description: { story: 'Back before the bank has answered: the page follows.' } },
  },
  play: async () => {
    await (await dialog('Your payment')).findByText(/You have not been charged twice/)
  },
}

export const LookedFor: Story = {
  tags: ['ready'],
  parameters: {
    states: ['status:payment:pending_confirmation'],
    msw: asNow({ gateway: 'bank', status: 'pending_confirmation' }),
    docs: { description: { story: 'A transfer that the club looks for, and what comes of it.' } },
  },
  play: async () => {
    await (await dialog('We are looking for it')).findByRole('list', { name: 'Your transfer' })
  },
}

export const Short: Story = {
  parameters: {
    states: ['payment:short'],
    msw: asNow({ status: 'succeeded', received: { currency: 'USD', amount: 180 } }),
    docs: { description: { story: 'Less arrived than was to be paid; it counts as it came.' } },
  },
  play: async () => {
    const told = await (await dialog('Payment successful.')).findByText(/counts as it came/)
    await expect(told).toHaveTextContent('$180 of $200')
  },
}

const saveReceipt = async () =>
  userEvent.click(
    await (await dialog('Payment successful.')).findByRole('button', { name: 'Save the receipt' }),
  )

export const ReceiptSaved: Story = {
  parameters: {
    pictures: false,
    states: ['payment:receipt-saved'],
    msw: {
      handlers: [
        mocks.getPaymentReceipt.answers(new TextEncoder().encode('%PDF-')),
        ...asNow({ status: 'succeeded' }).handlers,
      ],
    },
    docs: { description: { story: 'What arrived has a receipt, as a PDF.' } },
  },
  play: async () => {
    await saveReceipt()
    await see(() => screen.getByText(/^receipt-.*is saved\.$/))
  },
}

export const NoReceiptAnyMore: Story = {
  parameters: {
    pictures: false,
    states: ['error:payment_not_settled'],
    msw: {
      handlers: [
        mocks.getPaymentReceipt.fails('payment_not_settled'),
        ...asNow({ status: 'succeeded' }).handlers,
      ],
    },
    docs: { description: { story: 'A receipt that can’t be had says why.' } },
  },
  play: async () => {
    await saveReceipt()
    await see(() => screen.getByText(/once the money of this payment has arrived/))
  },
}

export const ToThePlan: Story = {
  parameters: {
    pictures: false,
    app: back,
    msw: asNow({ status: 'succeeded', plan: planReference(growthPool) }),
    docs: { description: { story: 'A contribution that arrived leads to its plan.' } },
  },
  play: async () => {
    await dialog('Payment successful.')
    await see(() => screen.getByText('What you have in this plan.'))
  },
}

let timesListed = 0

export const PaidBeforeItIsLookedAt: Story = {
  parameters: {
    pictures: false,
    msw: {
      handlers: [
        mocks.getPaymentStatus.answers({ ...begun(), ...nowhere, status: 'succeeded' }),
        mocks.listPayments.answers(({ query }) => {
          timesListed += 1
          return takePage(timesListed === 1 ? [begun()] : [], query)
        }),
        ...behind,
      ],
    },
    docs: { description: { story: 'It was paid on the way back: the page behind is read again.' } },
  },
  beforeEach: () => {
    timesListed = 0
  },
  play: async () => {
    await dialog('Payment successful.')
    await waitFor(() => expect(timesListed).toBeGreaterThan(1))
  },
}

export const Failed: Story = {
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    states: ['status:payment:failed'],
    msw: asNow({ status: 'failed', failure_reason: 'The card was declined.' }),
    docs: { description: { story: 'Why it failed, that nothing was taken, and once more.' } },
  },
  play: async () => {
    await (await dialog('Payment failed')).findByText(/The card was declined/)
  },
}

export const TriedAgain: Story = {
  parameters: {
    pictures: false,
    msw: asNow({ status: 'failed', failure_reason: 'The card was declined.' }),
    docs: { description: { story: 'Once more begins where the first one did, with its amount.' } },
  },
  play: async () => {
    const failed = await dialog('Payment failed')
    await userEvent.click(await failed.findByRole('button', { name: 'Try again' }))
    const amount = await (await dialog('Fund wallet')).findByLabelText(/^Amount/)
    await expect(amount).toHaveValue(String(begun().amount.amount))
  },
}

const told = (status: Payment['status'], title: string, sentence: RegExp): Story => ({
  parameters: {
    pictures: false,
    states: [`status:payment:${status}`],
    msw: asNow({ status, refunded: { currency: 'USD', amount: 50 } }),
    docs: { description: { story: 'What became of it, in a sentence.' } },
  },
  play: async () => {
    await expect(await (await dialog(title)).findByText(sentence)).toBeVisible()
  },
})

export const TimeRanOut = told('expired', 'The time to pay is over', /paid in time/)
export const GivenUp = told('cancelled', 'Payment cancelled', /Nothing was taken/)
export const PartlyGivenBack = told('partly_refunded', 'Partly given back', /went back to you/)
export const GivenBack = told('refunded', 'Given back', /went back to you/)
export const TakenBack = told('charged_back', 'Payment taken back', /Your bank took/)

export const Unknown: Story = {
  parameters: {
    pictures: false,
    app: { path: `${wallet}&action=payment&reference=KF-NOBODY`, signedIn: true },
    states: ['payment:unknown'],
    docs: { description: { story: 'A reference that nothing goes by.' } },
  },
  play: async () => {
    await (await dialog('Your payment')).findByText(/We couldn’t find this payment/)
  },
}

export const NotRead: Story = {
  parameters: {
    pictures: false,
    states: ['payment:failed-read'],
    msw: { handlers: [mocks.getPaymentStatus.fails('unavailable'), ...behind] },
    docs: { description: { story: 'It can be asked for again.' } },
  },
  play: async () => {
    await (await dialog('Your payment')).findByText('This payment can’t be shown right now')
  },
}

async function askToCancel() {
  const button = (await dialog('Your payment')).findByRole('button', {
    name: 'Cancel payment',
  })
  await userEvent.click(await button)
  return dialog('Cancel this payment?')
}

export const CancelAsked: Story = {
  parameters: {
    states: ['payment:cancel-asked'],
    docs: { description: { story: 'Asked first: what is given up.' } },
  },
  play: async () => {
    await (await askToCancel()).findByText(/by international card to your USD wallet/)
  },
}

export const Cancelled: Story = {
  parameters: {
    pictures: false,
    states: ['payment:given-up', 'status:payment:cancelled'],
    docs: { description: { story: 'A toast says so.' } },
  },
  play: async () => {
    const question = await askToCancel()
    await userEvent.click(question.getByRole('button', { name: 'Cancel the payment' }))
    await see(() => screen.getByText('Your payment is cancelled.'))
    await waitFor(() => expect(screen.queryByText('Cancel this payment?')).toBeNull())
  },
}

export const PaidMeanwhile: Story = {
  parameters: {
    pictures: false,
    states: ['error:payment_not_cancellable'],
    msw: { handlers: [mocks.cancelPayment.fails('payment_not_cancellable'), ...behind] },
    docs: { description: { story: 'It arrived meanwhile: the question stays and says so.' } },
  },
  play: async () => {
    const question = await askToCancel()
    await userEvent.click(question.getByRole('button', { name: 'Cancel the payment' }))
    await question.findByText('This payment can’t be cancelled any more.')
  },
}

export const OnTheWallet: Story = {
  parameters: {
    app: { path: wallet, signedIn: true },
    states: ['payment:started'],
    docs: { description: { story: 'What was begun stands on the page it is for.' } },
  },
  play: async () => {
    await userEvent.click(
      await see(() => screen.getByRole('button', { name: 'Continue or cancel' })),
    )
    await dialog('Your payment')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
