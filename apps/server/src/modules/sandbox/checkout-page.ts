import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Club } from '../../config/config.ts'
import {
  isOpen,
  type SandboxCharge,
  type SandboxCheckout,
  totalOf,
} from '../../providers/payments/sandbox/create-sandbox-book.ts'
import { momentText } from './moment-text.ts'
import { payPage } from './pay-page.ts'

export type ShownCheckout = {
  readonly club: Club
  readonly checkout: SandboxCheckout
  readonly charges: readonly SandboxCharge[]
  readonly now: Date
}

const choices = [
  { name: 'Pay', value: 'pay', hint: 'The card is charged.' },
  { name: 'Pay twice', value: 'pay-twice', hint: 'Charged once, and the news of it comes twice.' },
  { name: 'Pay late', value: 'pay-late', hint: 'You are back first; the money follows.' },
  { name: 'Decline', value: 'decline', hint: 'Your bank says no.' },
  { name: 'Cancel', value: 'cancel', hint: 'You change your mind.' },
] as const

/** Where a card payment is paid. */
export function checkoutPage({ club, checkout, charges, now }: ShownCheckout): string {
  const notice = noticeOf(checkout, charges, now)
  return payPage({
    club,
    title: `Pay ${club.name} by card`,
    amount: totalOf(checkout),
    facts: [
      ['Payee', club.name],
      ['For', checkout.description],
      ['Payer', checkout.payerName],
      ['Reference', checkout.reference],
      ['Open until', momentText(checkout.expiresAt)],
    ],
    ...(notice !== undefined && { notice }),
    choices: {
      action: `/sandbox/checkout/${checkout.reference}`,
      all: notice === undefined ? choices : [],
    },
    back: checkout.returnUrl,
  })
}

function noticeOf(
  checkout: SandboxCheckout,
  [charge]: readonly SandboxCharge[],
  now: Date,
): string | undefined {
  if (charge !== undefined) return `${formatMoney(totalOf(checkout))} was paid.`
  if (checkout.state === 'declined') return 'The card was declined. Nothing was charged.'
  if (checkout.state === 'cancelled') return 'The payment was cancelled. Nothing was charged.'
  if (checkout.state === 'closed') return 'The payee takes no payment for this any more.'
  return isOpen(checkout, now) ? undefined : 'The time to pay is over. Nothing was charged.'
}
