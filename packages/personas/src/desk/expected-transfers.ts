import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import { demoId } from '../demo-id.ts'
import { demoHistory } from '../history/demo-history.ts'
import type { Movement } from '../history/movement.ts'
import { type OpenPayment, openPayments } from '../payments/open-payments.ts'
import { memberReference, operatorReference } from './person-references.ts'

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
  bank_reference_seen_before: false,
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
      bank_reference_seen_before: false,
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
