import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import { type DemoUnmatched, demoUnmatched } from './demo-unmatched.ts'
import { memberReference, operatorReference } from './person-references.ts'

export const unmatchedIn = (all: readonly DemoUnmatched[]): UnmatchedMoney[] =>
  all.map(each => ({
    id: each.id,
    received: toWireMoney(each.received),
    received_on: each.receivedAt.slice(0, 10),
    sender_name: each.senderName,
    bank_reference: each.bankReference,
    state: each.state,
    // The demo club's was given to a wallet.
    payment_id: null,
    assigned_to: each.assignedTo && memberReference(each.assignedTo),
    first_assigned: null,
    decided_at: each.decidedAt,
    decided_by: each.decidedBy && operatorReference(each.decidedBy),
    reason: each.reason,
  }))

/** What GET /operator/unmatched answers, oldest first. */
export const unmatchedMoney: readonly UnmatchedMoney[] = unmatchedIn(demoUnmatched)
