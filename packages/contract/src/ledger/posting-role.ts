import { enums, type Infer } from 'superstruct'
/**
 * What a pair of postings is in its movement, stored on both for good. A movement may have several pairs: a
 * withdrawal has one `withdrawal` and, if it costs something, one `fee`.
 */
export const postingRoles = [
  'deposit',
  'contribution',
  'withdrawal',
  'withdrawal-paid',
  'withdrawal-failed',
  'withdrawal-returned',
  'fee',
  'fee-returned',
  'returns-received',
  'returns',
  'loss',
  'payout',
  'early-close-charge',
  'rollover',
  'sold',
  'bought',
  'refund',
  'chargeback',
  'chargeback-fee',
  'chargeback-won',
  'receivable-recovered',
  'receivable-written-off',
  'unmatched-received',
  'unmatched-matched',
  'unmatched-returned',
  'settlement',
  'provider-charge',
  'bank-charge',
  'unmatched-replaced',
] as const
export const PostingRole = enums(postingRoles)
export type PostingRole = Infer<typeof PostingRole>
