import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { expectedOf } from '../payment/expected-of.ts'

type FoundTransfer = {
  readonly row: PaymentRow
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly decider: { readonly id: string; readonly name: string } | null
}

export function describeTransfer(found: FoundTransfer): ExpectedTransfer {
  const { row, firstName, lastName, email, decider } = found
  const { paidCurrency, receivedMinor } = row
  return {
    payment_id: row.id,
    reference: row.reference,
    member: { id: row.memberId, name: `${firstName} ${lastName}`, email },
    purpose: row.purpose,
    expected: toWireMoney(expectedOf(row)),
    received: receivedMinor === null ? null : toWireMoney(money(paidCurrency, receivedMinor)),
    received_on: row.receivedOn,
    status: row.status,
    receipt_file_id: row.receiptFileId,
    receipt_seen_before: row.receiptSeenBefore,
    bank_reference: row.bankReference,
    note: row.note,
    submitted_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: decider,
    reason: row.failureReason,
  }
}
