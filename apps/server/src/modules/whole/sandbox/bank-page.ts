import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { sumMoney } from '@kinfold/contract/money/money-arithmetic'
import {
  amountOf,
  isOpen,
  type SandboxCheckout,
  totalOf,
} from '../../../providers/payments/sandbox/create-sandbox-book.ts'
import { sandboxBank } from '../../../providers/payments/sandbox/sandbox-payments.ts'
import type { ShownCheckout } from './checkout-page.ts'
import { momentText } from './moment-text.ts'
import { pathBack } from './path-back.ts'
import { payPage } from './pay-page.ts'

/** What a payer may send: nothing, once or twice. */
export function transfersOf(checkout: SandboxCheckout, outcome: string): readonly Money[] {
  const total = totalOf(checkout)
  switch (outcome) {
    case 'pay':
      return [total]
    case 'pay-less':
      return [part(total, 9n)]
    case 'pay-more':
      return [part(total, 11n)]
    case 'pay-twice':
      return [total, total]
    default:
      return []
  }
}

/** Tenths of an amount, and never nothing. */
function part({ currency, minor }: Money, tenths: bigint): Money {
  const share = (minor * tenths) / 10n
  return money(currency, share > 0n ? share : 1n)
}

/** Plays the bank from which a transfer to an account number is sent. */
export function bankPage({ club, checkout, charges, now }: ShownCheckout): string {
  const total = totalOf(checkout)
  const notice = noticeOf({ club, checkout, charges, now })
  return payPage({
    club,
    title: `Transfer to ${club.name}`,
    amount: total,
    facts: [
      ['Payee', club.name],
      ['Bank', sandboxBank],
      ['Account number', checkout.accountNumber ?? ''],
      ['For', checkout.description],
      ['Reference', checkout.reference],
      ['Expected until', momentText(checkout.expiresAt)],
    ],
    ...(notice !== undefined && { notice }),
    choices: {
      action: `/sandbox/bank/${checkout.accountNumber}`,
      all: [
        { name: 'Pay', value: 'pay', hint: `You send ${formatMoney(total)}.` },
        { name: 'Pay less', value: 'pay-less', hint: `You send ${formatMoney(part(total, 9n))}.` },
        { name: 'Pay more', value: 'pay-more', hint: `You send ${formatMoney(part(total, 11n))}.` },
        { name: 'Pay twice', value: 'pay-twice', hint: `You send ${formatMoney(total)} twice.` },
        { name: 'Never', value: 'never', hint: 'You send nothing.' },
      ],
    },
    back: pathBack(checkout.returnUrl),
  })
}

function noticeOf({ checkout, charges, now }: Omit<ShownCheckout, 'disputes'>): string | undefined {
  if (charges.length > 0) {
    const sent = sumMoney(checkout.currency, charges.map(amountOf))
    return `${formatMoney(sent)} was sent so far. What you send now comes on top of it.`
  }
  return isOpen(checkout, now)
    ? undefined
    : 'The payee no longer expects this transfer. What you send now comes late.'
}
