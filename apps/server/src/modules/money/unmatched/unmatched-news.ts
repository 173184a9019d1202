import { assignmentNews } from '@kinfold/contract/operator/unmatched/assignment-news'
import { receivedOf, type UnmatchedRow } from '../parked/describe-unmatched.ts'

/** What a member is told of money that nobody announced. */
export const unmatchedNews = {
  assigned: (row: UnmatchedRow) => ({
    kind: 'payment' as const,
    ...assignmentNews(receivedOf(row)),
    link: `/dashboard/wallet?currency=${row.currency}`,
    action: 'See your wallet',
  }),
}
