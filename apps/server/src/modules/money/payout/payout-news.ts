import {
  type PayoutStop,
  payoutStopSentences,
} from '@kinfold/contract/operator/payout-batch/payout-stop'

/** What the desk is told of a transfer to a member. */
export const payoutNews = {
  stopped: (reference: string, stop: PayoutStop) => ({
    title: `Withdrawal ${reference} is stopped`,
    body: `${payoutStopSentences[stop]} Nothing was sent for it.\n\nIt goes on by itself once that is put right. If it can’t be, please settle it as failed: the money is then in the member’s wallet again.`,
    action: 'Open the desk',
  }),
} as const
