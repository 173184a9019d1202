import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { comparedReference } from '@kinfold/contract/operator/bank-line'
import type { Lookalike } from '@kinfold/contract/operator/lookalike/lookalike'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import type { TransferDetail } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { paymentsOf } from '../answers/payments-of.ts'
import { demoId } from '../demo-id.ts'
import { demoHistory } from '../history/demo-history.ts'
import type { Movement } from '../history/movement.ts'
import { type OpenPayment, openPayments } from '../payments/open-payments.ts'
import { currenciesOf } from '../people/currencies-of.ts'
import { people } from '../people/people.ts'
import { planReference } from '../plans/demo-plans.ts'
import { portfolioFacts } from '../portfolios/portfolio-facts.ts'
import { memberReference, operatorReference } from './person-references.ts'
import { unmatchedMoney } from './unmatched-money.ts'

const waiting = (payment: OpenPayment): ExpectedTransfer => ({
  payment_id: payment.id,
  reference: payment.reference,
  member: memberReference(payment.owner),
  purpose: payment.purpose,
  expected: toWireMoney(payment.amount),
  received: null,
  received_on: null,
  status: payment.status,
  receipt_file_id: payment.receipt,
  receipt_seen_before: payment.receiptSeenBefore,
  bank_reference: payment.bankReference,
  note: payment.note,
  submitted_at: payment.createdAt,
  decided_at: null,
  decided_by: null,
  reason: null,
})

function confirmed(movement: Movement): ExpectedTransfer[] {
  if (movement.kind !== 'deposit' || movement.gateway !== 'bank') return []
  return [
    {
      payment_id: movement.paymentId,
      reference: movement.reference,
      member: memberReference(movement.owner),
      purpose: 'deposit',
      expected: toWireMoney(movement.credited),
      received: toWireMoney(movement.credited),
      received_on: dayInLagos(new Date(movement.at)),
      status: 'succeeded',
      receipt_file_id: demoId('file', 'receipt', movement.paymentId),
      receipt_seen_before: false,
      bank_reference: null,
      note: null,
      submitted_at: movement.at,
      decided_at: movement.at,
      decided_by: operatorReference('tunde'),
      reason: null,
    },
  ]
}

interface Sent {
  readonly movements: readonly Movement[]
  readonly openPayments: readonly OpenPayment[]
}

/** The transfers of a club: the longest waiting first, then what was confirmed, latest first. */
export function transfersIn({ movements, openPayments: open }: Sent): ExpectedTransfer[] {
  return [
    ...open.filter(({ gateway }) => gateway === 'bank').map(waiting),
    ...movements.flatMap(confirmed).toReversed(),
  ]
}

/** The same on the reference day; GET /operator/transfer answers them. */
export const demoTransfers: readonly ExpectedTransfer[] = transfersIn({
  movements: demoHistory.movements,
  openPayments,
})

/** Whose receipt it came with: its own, or that of the last confirmed one where the same was handed in before. */
export function receiptSentWith(
  transfers: readonly ExpectedTransfer[],
  transfer: ExpectedTransfer,
): ExpectedTransfer {
  const first = transfers.find(
    ({ status, receipt_file_id }) => status === 'succeeded' && receipt_file_id !== null,
  )
  return transfer.receipt_seen_before && first ? first : transfer
}

/** A transfer as another one names it. */
const lookalike = (transfer: ExpectedTransfer): Lookalike => ({
  payment_id: transfer.payment_id,
  unmatched_id: null,
  reference: transfer.reference,
  name: transfer.member.name,
  amount: transfer.received ?? transfer.expected,
  received_on: transfer.received_on,
})

function withReceiptOf(transfer: ExpectedTransfer): Lookalike[] {
  const first = receiptSentWith(demoTransfers, transfer)
  return demoTransfers
    .filter(
      other =>
        other !== transfer &&
        other.receipt_file_id !== null &&
        receiptSentWith(demoTransfers, other) === first,
    )
    .map(lookalike)
}

/** What GET /operator/lookalike answers. */
export const lookalikesOf = (bankReference: string): Lookalike[] => [
  ...demoTransfers
    .filter(({ bank_reference }) => isSameReference(bank_reference, bankReference))
    .map(lookalike),
  ...unmatchedMoney
    .filter(({ bank_reference }) => isSameReference(bank_reference, bankReference))
    .map(({ id, bank_reference, sender_name, assigned_to, received, received_on }) => ({
      payment_id: null,
      unmatched_id: id,
      reference: bank_reference,
      name: assigned_to?.name ?? sender_name,
      amount: received,
      received_on,
    })),
]

const isSameReference = (one: string | null, other: string) =>
  one !== null && comparedReference(one) === comparedReference(other)

/** What GET /operator/transfer/:id answers. */
export function transferDetail(id: string): TransferDetail | undefined {
  const transfer = demoTransfers.find(({ payment_id }) => payment_id === id)
  const member = Object.values(people).find(({ customer }) => customer.id === transfer?.member.id)
  const payment = member && paymentsOf(member).find(each => each.id === id)
  if (!transfer || !member || !payment) return undefined
  const portfolio = portfolioFacts.find(each => each.id === payment.portfolio_id)
  return {
    transfer,
    amount: payment.amount,
    fee: payment.fee,
    rate: null,
    expires_at: payment.expires_at,
    portfolio: portfolio
      ? {
          status: portfolio.status,
          plan: planReference(portfolio.plan),
          minimum: { currency: portfolio.plan.currency, amount: portfolio.plan.minimum },
        }
      : null,
    currencies: currenciesOf(member),
    to_wallet: null,
    same_receipt: transfer.receipt_file_id === null ? [] : withReceiptOf(transfer),
  }
}
