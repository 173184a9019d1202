/** What gives a member money by somebody's word, or by a file that somebody sent. */
export type HandCreditKind =
  | 'transfer'
  | 'unmatched'
  | 'payout_failed'
  | 'payout_returned'
  | 'refund_failed'
  | 'chargeback_won'
