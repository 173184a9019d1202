import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import { nameOf } from '../../base/proposal/describe-proposal.ts'
import { amountOf, type ChargebackRow, owedFor } from './chargeback-facts.ts'

type FoundChargeback = {
  readonly row: ChargebackRow
  readonly references: { readonly payment: string | null; readonly withdrawal: string | null }
  readonly member: {
    readonly id: string
    readonly firstName: string
    readonly lastName: string
  } | null
  readonly email: string | null
  readonly by: OperatorReference | null
  readonly firstWonBy: OperatorReference | null
}

export function describeChargeback(found: FoundChargeback): Chargeback {
  const { row, references, member, email, by, firstWonBy } = found
  return {
    id: row.id,
    payment_id: row.paymentId,
    withdrawal_id: row.withdrawalId,
    reference: references.payment ?? references.withdrawal,
    member: member && {
      id: member.id,
      name: `${member.firstName} ${member.lastName}`,
      email: email ?? '',
    },
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
