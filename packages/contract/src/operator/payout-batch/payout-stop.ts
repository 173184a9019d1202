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

/** Of one that is stopped although it was sent before, without an answer. */
export const sentSentence =
  'It may still be paid: it was sent before, without an answer. Once its provider knows nothing of it a day later, it can be settled as failed.'

/** Something stands in its way; whether it may be with its provider all the same. */
export interface StoppedPayout {
  readonly stop: PayoutStop
  readonly isSent: boolean
}

export const stopText = ({ stop, isSent }: StoppedPayout): string =>
  isSent
    ? `It is not sent again. ${payoutStopSentences[stop]} ${sentSentence}`
    : `It is not sent. ${payoutStopSentences[stop]}`
