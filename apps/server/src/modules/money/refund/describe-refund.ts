import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { nameOf } from '../../base/proposal/describe-proposal.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import type { RefundRow } from './refund-facts.ts'

type FoundRefund = {
  readonly row: RefundRow
  readonly paid: PaymentRow
  readonly member: { readonly firstName: string; readonly lastName: string }
  readonly email: string
  readonly by: OperatorReference | null
  readonly decider: OperatorReference | null
  readonly isPaidAfterAll: boolean
}

export function describeRefund(found: FoundRefund): Refund {
  const { row, paid, member, email, by, decider, isPaidAfterAll } = found
  const wire = (minor: bigint) => toWireMoney(money(paid.currency, minor))
  return {
    id: row.id,
    payment_id: paid.id,
    reference: paid.reference,
    member: { id: paid.memberId, name: `${member.firstName} ${member.lastName}`, email },
    amount: wire(row.amountMinor),
    fee: wire(row.feeMinor),
    returns_fee: row.returnsFee,
    way: row.way,
    status: row.status,
    reason: row.reason,
    proposed_by: by && nameOf(by),
    proposed_at: row.createdAt.toISOString(),
    decided_by: decider && nameOf(decider),
    decided_at: row.decidedAt?.toISOString() ?? null,
    settled_at: row.settledAt?.toISOString() ?? null,
    bank_reference: row.bankReference,
    failure_reason: row.failureReason,
    paid_after_all: isPaidAfterAll,
  }
}
