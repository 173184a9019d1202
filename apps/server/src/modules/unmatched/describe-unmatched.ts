import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import type { unmatchedMoney } from './unmatched.tables.ts'

export type UnmatchedRow = typeof unmatchedMoney.$inferSelect

export const receivedOf = ({ currency, amountMinor }: UnmatchedRow) => money(currency, amountMinor)

type FoundUnmatched = {
  readonly row: UnmatchedRow
  readonly owner: {
    readonly id: string
    readonly firstName: string
    readonly lastName: string
  } | null
  readonly email: string | null
  readonly decider: { readonly id: string; readonly name: string } | null
  readonly isReferenceSeen: boolean
}

export function describeUnmatched(found: FoundUnmatched): UnmatchedMoney {
  const { row, owner, decider } = found
  return {
    id: row.id,
    received: toWireMoney(receivedOf(row)),
    received_on: row.receivedOn,
    sender_name: row.senderName,
    bank_reference: row.bankReference,
    bank_reference_seen_before: found.isReferenceSeen,
    state: row.state,
    assigned_to: owner && {
      id: owner.id,
      name: `${owner.firstName} ${owner.lastName}`,
      email: found.email ?? '',
    },
    payment_id: row.paymentId,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: decider,
    reason: row.reason,
  }
}
