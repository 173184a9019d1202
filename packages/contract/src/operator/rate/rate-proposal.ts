import { type Infer, nullable, type } from 'superstruct'
import { id } from '../../fields/id.ts'
import { RateText } from '../../money/exchange-rate.ts'
import { OperatorReference } from '../person-reference.ts'
import { proposalFields } from '../proposal.ts'
import { FeedQuote } from './feed-quote.ts'

/** A rate too far from the last one, or the first of all: members see it once a second person confirms it. */
export const RateProposal = type({
  id: id<'rate-proposal'>(),
  exchange_rate: RateText,
  ...proposalFields,
  /** Null when it came from a feed: then any administrator confirms it. */
  proposed_by: nullable(OperatorReference),
  source: nullable(FeedQuote),
})
export type RateProposal = Infer<typeof RateProposal>
