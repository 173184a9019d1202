import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import { demoId } from '../demo-id.ts'
import { demoHistory } from '../history/demo-history.ts'
import { openPayments } from '../payments/open-payments.ts'
import { memberReference, operatorReference } from './person-references.ts'

const waiting = openPayments
  .filter(({ gateway }) => gateway === 'bank')
  .map(
    (payment): ExpectedTransfer => ({
      payment_id: payment.id,
      reference: payment.reference,
      member: memberReference(payment.owner),
      purpose: payment.purpose,
      expected: toWireMoney(payment.amount),
      received: null,
      status: payment.status,
      receipt_file_id: payment.receipt,
      receipt_seen_before: payment.receiptSeenBefore,
      bank_reference: payment.bankReference,
      note: payment.note,
      submitted_at: payment.createdAt,
      decided_at: null,
      decided_by: null,
    }),
  )

const confirmed = demoHistory.movements.flatMap((movement): ExpectedTransfer[] => {
  if (movement.kind !== 'deposit' || movement.gateway !== 'bank') return []
  return [
    {
      payment_id: movement.paymentId,
      reference: movement.reference,
      member: memberReference(movement.owner),
      purpose: 'deposit',
      expected: toWireMoney(movement.credited),
      received: toWireMoney(movement.credited),
      status: 'succeeded',
      receipt_file_id: demoId('file', 'receipt', movement.paymentId),
      receipt_seen_before: false,
      bank_reference: null,
      note: null,
      submitted_at: movement.at,
      decided_at: movement.at,
      decided_by: operatorReference('tunde'),
    },
  ]
})

/** The longest waiting first, then what was confirmed, latest first. */
export const demoTransfers: readonly ExpectedTransfer[] = [...waiting, ...confirmed.toReversed()]
