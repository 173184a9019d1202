import { enums, type Infer } from 'superstruct'

/** Why a provider isn’t asked for a transfer that was released. */
export const PayoutStop = enums([
  'payee_changed',
  'member_on_hold',
  'documents_not_approved',
  'debt_uncovered',
  'earlier_payout_open',
  'refused_by_provider',
])
export type PayoutStop = Infer<typeof PayoutStop>

export const payoutStopSentences: Readonly<Record<PayoutStop, string>> = {
  payee_changed: 'The bank account isn’t the one that was released.',
  member_on_hold: 'The member is on hold.',
  documents_not_approved: 'The member’s documents aren’t approved any more.',
  debt_uncovered: 'The member owes more than is left in their wallets.',
  earlier_payout_open:
    'A line of the bank names an earlier payout to them that failed or came back.',
  refused_by_provider: 'Its provider doesn’t take it.',
}
