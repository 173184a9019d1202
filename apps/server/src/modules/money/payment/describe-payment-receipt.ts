import { type Money, money } from '@kinfold/contract/money/money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { FeeName } from '@kinfold/contract/payment/fee'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { Payment } from '@kinfold/contract/payment/payment'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { amountOnPaper } from '../../../papers/amount-on-paper.ts'
import { momentOnPaper } from '../../../papers/day-on-paper.ts'
import type { PaperPart, SumLine } from '../../../papers/paper.ts'
import type { PaperToPrint } from '../../base/paper/describe-paper.ts'

export function describePaymentReceipt(paid: Payment): PaperToPrint {
  const { reference, settled_at, created_at, gateway, received, total } = paid
  return {
    kind: 'payment_receipt',
    amounts: [fromWireMoney(received ?? total)],
    subtitle: `Reference ${reference}`,
    facts: [
      { label: 'Paid', value: ways[gateway] },
      { label: 'Received on', value: momentOnPaper(new Date(settled_at ?? created_at)) },
    ],
    parts: partsOf(paid),
  }
}

const ways: Readonly<Record<Gateway, string>> = {
  card: 'By card',
  card_us: 'By card',
  transfer: 'By bank transfer',
  bank: 'By bank transfer',
  wallet: 'From the wallet',
}

const feeNames: Readonly<Record<FeeName, string>> = {
  processing: 'Processing fee',
  usd_card: 'Dollar card fee',
}

function partsOf(paid: Payment): PaperPart[] {
  const total = fromWireMoney(paid.received ?? paid.total)
  const given = fromWireMoney(paid.refunded)
  return [
    { kind: 'figure', label: 'Received', amount: total, sum: sumOf(paid, total) },
    { kind: 'facts', facts: [{ label: 'For', value: purposeOf(paid) }, ...creditOf(paid, total)] },
    ...(given.minor === 0n
      ? []
      : [paragraph(`Of this, ${amountOnPaper(given)} has been given back since.`)]),
    ...(paid.status === 'charged_back'
      ? [paragraph('The payer’s bank has asked for this payment back since.')]
      : []),
    paragraph('Thank you. The money has arrived, and stands in the club’s books.'),
  ]
}

const paragraph = (text: string): PaperPart => ({ kind: 'paragraph', text })

/** What was received in its parts, where they are in one currency. */
function sumOf({ amount, fees }: Payment, total: Money): SumLine[] {
  const credited = fromWireMoney(amount)
  const lines = fees.map(fee => ({ label: feeNames[fee.name], amount: fromWireMoney(fee.amount) }))
  const sum = lines.reduce((all, line) => all + line.amount.minor, credited.minor)
  if (credited.currency !== total.currency || sum !== total.minor) return []
  return [{ label: 'Credited', amount: credited }, ...lines, { label: 'Received', amount: total }]
}

function creditOf({ amount }: Payment, total: Money): { label: string; value: string }[] {
  const credited = fromWireMoney(amount)
  const value = amountOnPaper(money(credited.currency, credited.minor))
  return credited.currency === total.currency
    ? []
    : [{ label: `Credited in ${credited.currency}`, value }]
}

function purposeOf({ purpose, plan, amount, wallet_id }: Payment): string {
  if (purpose === 'deposit' || plan === null) return `Deposit to the ${amount.currency} wallet`
  // The money could not go into the portfolio.
  if (wallet_id !== null) return `${planLabel(plan)}, credited to the ${amount.currency} wallet`
  const words = purpose === 'recurring' ? 'Recurring contribution' : 'Contribution'
  return `${words} to ${planLabel(plan)}`
}
