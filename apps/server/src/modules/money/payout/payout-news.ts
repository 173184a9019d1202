import {
  payoutStopSentences,
  type StoppedPayout,
  sentSentence,
} from '@kinfold/contract/operator/payout-batch/payout-stop'

const nothingSent =
  'Nothing was sent for it.\n\nIt goes on by itself once that is put right. If it can’t be, please settle it as failed: the money is then in the member’s wallet again.'

const wasSent = `${sentSentence} You get another mail then.\n\nIt goes on by itself once what stands in its way is put right.`

/** What the desk is told of a transfer to a member. */
export const payoutNews = {
  stopped: (reference: string, { stop, isSent }: StoppedPayout) => ({
    title: `Withdrawal ${reference} is stopped`,
    body: `${payoutStopSentences[stop]} ${isSent ? wasSent : nothingSent}`,
    action: 'Open the desk',
  }),
} as const
