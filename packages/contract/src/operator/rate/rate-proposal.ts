import { type Infer, type } from 'superstruct'
import { id } from '../../fields/id.ts'
import { RateText } from '../../money/exchange-rate.ts'
import { proposalFields } from '../proposal.ts'

/** A rate too far from the last one, or the first of all: members see it once a second person confirms it. */
export const RateProposal = type({
  id: id<'rate-proposal'>(),
  exchange_rate: RateText,
  ...proposalFields,
})
export type RateProposal = Infer<typeof RateProposal>
