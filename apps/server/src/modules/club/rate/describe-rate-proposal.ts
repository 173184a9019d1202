import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { RateProposal } from '@kinfold/contract/operator/rate/rate-proposal'
import { describeDecision, nameOf } from '../../base/proposal/describe-proposal.ts'
import { describeFeedQuote } from './describe-feed-quote.ts'
import type { rateProposal } from './rate.tables.ts'

type People = { readonly by: OperatorReference | null; readonly decider: OperatorReference | null }

export function describeRateProposal(
  row: typeof rateProposal.$inferSelect,
  { by, decider }: People,
): RateProposal {
  return {
    id: row.id,
    exchange_rate: row.rate,
    ...describeDecision(row, decider),
    proposed_by: by && nameOf(by),
    source: describeFeedQuote(row),
  }
}
