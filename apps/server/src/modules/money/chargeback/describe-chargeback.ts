import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import { nameOf } from '../../base/proposal/describe-proposal.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { amountOf, type ChargebackRow, owedFor } from './chargeback-facts.ts'

type FoundChargeback = {
  readonly row: ChargebackRow
  readonly paid: PaymentRow | null
  readonly member: { readonly firstName: string; readonly lastName: string } | null
  readonly email: string | null
  readonly by: OperatorReference | null
  readonly firstWonBy: OperatorReference | null
}

export function describeChargeback(found: FoundChargeback): Chargeback {
  const { row, paid, member, email, by, firstWonBy } = found
  return {
    id: row.id,
    payment_id: row.paymentId,
    reference: paid?.reference ?? null,
    member:
      paid === null || member === null
        ? null
        : { id: paid.memberId, name: `${member.firstName} ${member.lastName}`, email: email ?? '' },
    dispute: row.disputeId,
    amount: toWireMoney(amountOf(row)),
    fee: toWireMoney(money(row.currency, row.isFeeReturned ? 0n : row.feeMinor)),
    status: row.status,
    reason: row.reason,
    is_booked: row.isBooked,
    owed: toWireMoney(owedFor(row)),
    recovered: toWireMoney(money(row.currency, row.recoveredMinor)),
    answer_by: row.answerBy?.toISOString() ?? null,
    opened_at: row.openedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    first_won_by: row.status === 'won' ? null : firstWonBy && nameOf(firstWonBy),
    recorded_by: by && nameOf(by),
  }
}
