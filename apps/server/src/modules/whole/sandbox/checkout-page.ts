import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Club } from '../../../config/config.ts'
import type { SandboxDispute } from '../../../providers/payments/sandbox/create-claim-book.ts'
import {
  isOpen,
  type SandboxCharge,
  type SandboxCheckout,
  totalOf,
} from '../../../providers/payments/sandbox/create-sandbox-book.ts'
import { momentText } from './moment-text.ts'
import { pathBack } from './path-back.ts'
import { payPage } from './pay-page.ts'

export type ShownCheckout = {
  readonly club: Club
  readonly checkout: SandboxCheckout
  readonly charges: readonly SandboxCharge[]
  /** Of its charge. */
  readonly disputes: readonly SandboxDispute[]
  readonly now: Date
}

const choices = [
  { name: 'Pay', value: 'pay', hint: 'The card is charged.' },
  { name: 'Pay twice', value: 'pay-twice', hint: 'Charged once, and the news of it comes twice.' },
  { name: 'Pay late', value: 'pay-late', hint: 'You are back first; the money follows.' },
  { name: 'Decline', value: 'decline', hint: 'Your bank says no.' },
  { name: 'Cancel', value: 'cancel', hint: 'You change your mind.' },
] as const

/** Once it was paid: what its payer may tell their bank, and what the bank may decide. */
const toDispute = [
  { name: 'Dispute', value: 'dispute', hint: 'Your bank takes the money back for now.' },
] as const
const toDecide = [
  { name: 'Club wins', value: 'won', hint: 'Your bank gives the money to the club again.' },
  { name: 'Payer wins', value: 'lost', hint: 'You keep the money.' },
] as const

/** Where a card payment is paid, and disputed later. */
export function checkoutPage(shown: ShownCheckout): string {
  const { club, checkout, charges, now } = shown
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
      all: notice === undefined ? choices : choicesAfter(shown),
    },
    back: pathBack(checkout.returnUrl),
  })
}

function choicesAfter({ charges, disputes }: ShownCheckout) {
  if (charges.length === 0) return []
  return disputes.some(({ state }) => state === 'open') ? toDecide : toDispute
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
