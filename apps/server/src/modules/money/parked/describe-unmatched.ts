import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type {
  MemberReference,
  OperatorReference,
} from '@kinfold/contract/operator/person-reference'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import type { unmatchedMoney } from './unmatched.tables.ts'

export type UnmatchedRow = typeof unmatchedMoney.$inferSelect

export const receivedOf = ({ currency, amountMinor }: UnmatchedRow) => money(currency, amountMinor)

type Named = { readonly id: string; readonly firstName: string; readonly lastName: string }

type FoundUnmatched = {
  readonly row: UnmatchedRow
  readonly owner: Named | null
  readonly email: string | null
  readonly decider: { readonly id: string; readonly name: string } | null
  /** Who was the first of two to say whose it is, and whose. */
  readonly first: OperatorReference | null
  readonly meant: Named | null
  readonly meantEmail: string | null
}

export function describeUnmatched(found: FoundUnmatched): UnmatchedMoney {
  const { row, owner, decider, first, meant } = found
  return {
    id: row.id,
    received: toWireMoney(receivedOf(row)),
    received_on: row.receivedOn,
    sender_name: row.senderName,
    bank_reference: row.bankReference,
    state: row.state,
    assigned_to: owner && referenceTo(owner, found.email),
    first_assigned:
      row.state === 'open' && first !== null && meant !== null
        ? { by: { id: first.id, name: first.name }, to: referenceTo(meant, found.meantEmail) }
        : null,
    payment_id: row.paymentId,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: decider,
    reason: row.reason,
  }
}

const referenceTo = (
  { id, firstName, lastName }: Named,
  email: string | null,
): MemberReference => ({
  id,
  name: `${firstName} ${lastName}`,
  email: email ?? '',
})
