import type { AnswerOf } from '@kinfold/contract/endpoint'
import type { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'

export type ReturnsDetail = AnswerOf<typeof getReturnsPosting>

/** Whether all shares together come to what the plan earned, to the kobo. */
export const addsUp = ({ posting, shared }: ReturnsDetail): boolean =>
  shared.return_amount === posting.total.amount && shared.fee === posting.fee.amount
