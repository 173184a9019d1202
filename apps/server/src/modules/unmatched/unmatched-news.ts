import { formatMoney } from '@kinfold/contract/money/format-money'
import { receivedOf, type UnmatchedRow } from './describe-unmatched.ts'

/** What a member is told of money that nobody announced. */
export const unmatchedNews = {
  assigned: (row: UnmatchedRow) => ({
    kind: 'payment' as const,
    title: 'We matched a transfer to you',
    body: `${formatMoney(receivedOf(row))} arrived at the club without your reference, and we found that it is yours. It is in your ${row.currency} wallet now.\n\nIf it isn’t from you, please contact the support team.`,
    link: `/dashboard/wallet?currency=${row.currency}`,
    action: 'See your wallet',
  }),
}
